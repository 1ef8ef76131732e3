// A small part of JSON Schema, as much as docs/openapi.json uses. What it does not know it refuses, so that nothing in a schema goes
// unchecked.
//
//   EXPECT_EQ(schema_problem(document, document["components"]["schemas"]["Person"], json), "");
#pragma once

#include <string>

#include "engine/json.h"

namespace zig::server {

// Where a reference ("#/components/schemas/Person") leads in the document; nothing: a schema that allows nothing.
const Json& resolved(const Json& document, const Json& schema);

// What is wrong with a value, with its place; empty: nothing.
std::string schema_problem(const Json& document, const Json& schema, const Json& value,
                           const std::string& where = "$");

}  // namespace zig::server
