#include "server/passwords.h"

#include <gtest/gtest.h>

namespace zig::server {
namespace {

std::string why_not(std::string_view password) {
  const auto problem = password_problem(password, "password", "Žofie", "carol.novak");
  return problem ? problem->what.english() : "";
}

TEST(Passwords, ThatEverybodyTriesFirstAreRefused) {
  for (const char* weak :
       {"password",  "Password1",   "P4ssw0rd!",    "12345678",     "87654321",  "123456789012", "qwertyuiop",
        "qwertz123", "iloveyou",    "Ziggurat2026", "19841225",     "602123456", "aaaaaaaa",     "abababab",
        "abcdefgh",  "00000000000", "letmein!",     "...secret...", "SLUNICKO",  "kochamcie1",   "--------"})
    EXPECT_NE(why_not(weak).find("first that anybody would try"), std::string::npos)
        << weak << ": " << why_not(weak);
}

TEST(Passwords, ThatAreTheNameAreRefused) {
  for (const char* name : {"Carol.Novak", "carol.novak1", "carol.novak2026!", "žofie123", "ŽOFIE---"})
    EXPECT_NE(why_not(name).find("must not be your name"), std::string::npos)
        << name << ": " << why_not(name);
}

TEST(Passwords, MustHaveALength) {
  for (const std::string& length : {std::string("short"), std::string(201, 'x'), std::string()})
    EXPECT_NE(why_not(length).find("8 to 200"), std::string::npos) << length;
}

TEST(Passwords, OfSomebodysOwnAreTaken) {
  for (const char* good :
       {"correct horse", "a horse of ann", "passwords are hard", "Žluťoučký kůň", "x7#kQ29p", "carol and bob",
        "日本語のパスワード", "1234567890123456 and more", "'; DROP TABLE people; --"})
    EXPECT_EQ(why_not(good), "") << good;
}

}  // namespace
}  // namespace zig::server
