#include "locale/titles.h"

namespace zig {

Json named(std::span<const std::string_view> ids, std::string_view group, Lang lang) {
  Json list = Json::array();
  for (const std::string_view id : ids)
    list.push_back({{"id", id}, {"name", text(lang, std::string(group) + "." + std::string(id))}});
  return list;
}

Json titled_options(Json options, std::string_view group, Lang lang) {
  for (Json& option : options) {
    const std::string base = std::string(group) + "." + option["name"].get<std::string>();
    option["title"] = text(lang, base);
    option["help"] = text(lang, base + ".help");
    if (!option.contains("values")) continue;
    Json titles = Json::array();
    for (const Json& value : option["values"]) {
      const std::string id =
          value.is_boolean() ? (value.get<bool>() ? "true" : "false") : value.get<std::string>();
      titles.push_back(text(lang, base + "." + id));
    }
    option["value_titles"] = std::move(titles);
  }
  return options;
}

}  // namespace zig
