#include "server/json_schema_testkit.h"

#include <algorithm>
#include <regex>
#include <vector>

namespace zig::server {

namespace {

bool is_of_type(const Json& value, const std::string& type) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "integer") return value.is_number_integer();
  if (type == "number") return value.is_number();
  if (type == "boolean") return value.is_boolean();
  return type == "null" && value.is_null();
}

class Check {
 public:
  Check(const Json& document, const Json& value, const std::string& where)
      : document_(document), value_(value), where_(where) {}

  std::string operator()(const Json& given) {
    const Json& schema = resolved(document_, given);
    if (!schema.is_object()) return where_ + ": there is no such schema: " + given.dump();
    for (const auto& [keyword, wanted] : schema.items()) {
      const std::string problem = one(keyword, wanted, schema);
      if (!problem.empty()) return problem;
    }
    return "";
  }

 private:
  std::string one(const std::string& keyword, const Json& wanted, const Json& schema) {
    if (keyword == "description" || keyword == "default" || keyword == "examples") return "";
    if (keyword == "type") return expect(is_of_type(value_, wanted.get<std::string>()), keyword, wanted);
    if (keyword == "const") return expect(value_ == wanted, keyword, wanted);
    if (keyword == "enum") return expect(std::ranges::find(wanted, value_) != wanted.end(), keyword, wanted);
    if (keyword == "minimum") return expect(!value_.is_number() || value_ >= wanted, keyword, wanted);
    if (keyword == "maximum") return expect(!value_.is_number() || value_ <= wanted, keyword, wanted);
    if (keyword == "minLength") return expect(!value_.is_string() || size() >= wanted, keyword, wanted);
    if (keyword == "maxLength") return expect(!value_.is_string() || size() <= wanted, keyword, wanted);
    if (keyword == "minItems") return expect(!value_.is_array() || value_.size() >= wanted, keyword, wanted);
    if (keyword == "pattern") {
      return expect(!value_.is_string() ||
                        std::regex_search(value_.get<std::string>(), std::regex(wanted.get<std::string>())),
                    keyword, wanted);
    }
    if (keyword == "required") return required(wanted);
    if (keyword == "properties") return properties(wanted);
    if (keyword == "additionalProperties") return others(wanted, schema);
    if (keyword == "items") return items(wanted);
    if (keyword == "oneOf" || keyword == "anyOf") return some_of(keyword, wanted);
    return where_ + ": the keyword " + keyword + " is not known to this check";
  }

  std::size_t size() const { return value_.get_ref<const std::string&>().size(); }

  std::string expect(bool good, const std::string& keyword, const Json& wanted) const {
    if (good) return "";
    return where_ + ": " + value_.dump().substr(0, 200) + " breaks " + keyword + " " + wanted.dump();
  }

  std::string required(const Json& keys) const {
    for (const Json& key : keys) {
      if (value_.is_object() && !value_.contains(key.get<std::string>()))
        return where_ + ": has no " + key.dump();
    }
    return "";
  }

  std::string properties(const Json& known) const {
    for (const auto& [key, schema] : known.items()) {
      if (!value_.is_object() || !value_.contains(key)) continue;
      const std::string problem = schema_problem(document_, schema, value_[key], where_ + "." + key);
      if (!problem.empty()) return problem;
    }
    return "";
  }

  std::string others(const Json& schema, const Json& whole) const {
    if (!value_.is_object()) return "";
    for (const auto& [key, value] : value_.items()) {
      if (whole.contains("properties") && whole["properties"].contains(key)) continue;
      if (schema == false) return where_ + ": " + key + " is not allowed";
      const std::string problem = schema_problem(document_, schema, value, where_ + "." + key);
      if (!problem.empty()) return problem;
    }
    return "";
  }

  std::string items(const Json& schema) const {
    for (std::size_t i = 0; value_.is_array() && i < value_.size(); ++i) {
      const std::string problem =
          schema_problem(document_, schema, value_[i], where_ + "[" + std::to_string(i) + "]");
      if (!problem.empty()) return problem;
    }
    return "";
  }

  std::string some_of(const std::string& keyword, const Json& schemas) const {
    std::string problems;
    int fitting = 0;
    for (const Json& schema : schemas) {
      const std::string problem = schema_problem(document_, schema, value_, where_);
      fitting += problem.empty();
      problems += "\n  " + problem;
    }
    if (fitting == 1 || (fitting > 1 && keyword == "anyOf")) return "";
    return where_ + ": fits " + std::to_string(fitting) + " of " + keyword + problems;
  }

  const Json& document_;
  const Json& value_;
  const std::string& where_;
};

}  // namespace

const Json& resolved(const Json& document, const Json& schema) {
  static const Json kNothing;
  if (!schema.is_object() || !schema.contains("$ref")) return schema;
  const std::string path = schema["$ref"].get<std::string>().substr(1);  // without #
  const Json::json_pointer pointer(path);
  return document.contains(pointer) ? document[pointer] : kNothing;
}

std::string schema_problem(const Json& document, const Json& schema, const Json& value,
                           const std::string& where) {
  return Check(document, value, where)(schema);
}

}  // namespace zig::server
