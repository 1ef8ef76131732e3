// What tests about the host of a table share: people with names, and whoever is not let in.
#pragma once

#include "server/server_testkit.h"

namespace zig::server {

// Somebody with a cookie and this name.
TestClient named(const TestServer& server, const std::string& name);
// The same with an account of this login.
TestClient with_account(const TestServer& server, const std::string& login);

void expect_done(const Json& answer);
void expect_refused(const Json& answer, const std::string& with);

// The socket is told why it is closed, and nothing after that; what came before is kept in its frames.
void expect_closed(TestSocket& socket, const std::string& with);

// All three doors of a table: its socket, what is said about it, and its record. `table`: "ID" or "ID?key=…".
void expect_shut(TestClient& client, const std::string& table, const std::string& with);
void expect_open(TestClient& client, const std::string& table);

}  // namespace zig::server
