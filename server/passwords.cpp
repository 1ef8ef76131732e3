#include "server/passwords.h"

#include <sodium.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "server/store_texts.h"

namespace zig::server {

namespace {

// What is tried first, as it is without digits and marks around it: "Password123!" is "password".
constexpr std::string_view kWeak[] = {
    "abc",       "abcd",      "abcdef",   "access",    "admin",     "administrator", "ahoj",       "arsenal",
    "asdf",      "asdfgh",    "asdfghjk", "asdfghjkl", "babylon",   "baseball",      "batman",     "biteme",
    "changeme",  "charlie",   "cheese",   "chelsea",   "chocolate", "computer",      "cookie",     "daniel",
    "default",   "diamond",   "dragon",   "dupa",      "facebook",  "flower",        "football",   "freedom",
    "games",     "gilgamesh", "google",   "hammurabi", "haslo",     "hasło",         "heslo",      "hello",
    "iloveyou",  "internet",  "jordan",   "kocham",    "kochamcie", "letmein",       "liverpool",  "login",
    "lovely",    "master",    "michael",  "michelle",  "misiek",    "monkey",        "mustang",    "nothing",
    "passw",     "password",  "passwort", "pokemon",   "polska",    "princess",      "purple",     "qazwsx",
    "qazwsxedc", "qwer",      "qwert",    "qwertz",    "qwerty",    "qwertzuiop",    "qwertyuiop", "samsung",
    "secret",    "security",  "shadow",   "slunicko",  "sparta",    "spiderman",     "starwars",   "summer",
    "sunshine",  "superman",  "test",     "testtest",  "testing",   "trustno",       "ukraine",    "user",
    "welcome",   "whatever",  "winter",   "wonders",   "yellow",    "zaq",           "zaqwsx",     "zaqxsw",
    "ziggurat",  "zxcvbn",    "zxcvbnm",
};

bool is_mark(char c) { return static_cast<unsigned char>(c) < 0x80 && !(c >= 'a' && c <= 'z'); }

// Small letters, without digits and marks at both ends, and with letters for the digits that stand for them: "P4ssw0rd!1" is "password".
std::string core_of(std::string_view password) {
  std::string core = fold_login(password);
  while (!core.empty() && is_mark(core.back())) core.pop_back();
  const auto first = std::ranges::find_if_not(core, is_mark);
  core.erase(core.begin(), first);
  for (char& c : core) {
    constexpr std::string_view kMarks = "013457@$!", kLetters = "oieastasi";
    if (const auto at = kMarks.find(c); at != std::string_view::npos) c = kLetters[at];
  }
  return core;
}

// "aaaaaaaa", "12312312", "abcdefgh", "98765432".
bool is_monotonous(std::string_view password) {
  const std::set<char> signs(password.begin(), password.end());
  const auto steps = [&](int step) {
    for (std::size_t i = 1; i < password.size(); ++i) {
      const int from = password[i - 1], to = password[i];
      const bool wraps = (from == '9' && to == '0' && step == 1) || (from == '0' && to == '9' && step == -1);
      if (to - from != step && !wraps) return false;
    }
    return true;
  };
  return signs.size() <= 3 || steps(1) || steps(-1);
}

// A date, a telephone number.
bool is_number(std::string_view password) {
  return password.size() <= 10 && std::ranges::all_of(password, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::optional<Problem> password_problem(std::string_view password, std::string where, std::string_view login,
                                        std::string_view name) {
  if (password.size() < kShortestPassword || password.size() > kLongestPassword)
    return Problem{std::move(where), "a password is 8 to 200 bytes long", {}};
  const std::string core = core_of(password);
  const auto says = [&](std::string_view own) {
    return fold_login(password) == fold_login(own) || (!core.empty() && core == core_of(own));
  };
  if (says(login) || says(name))
    return Problem{std::move(where), "the password must not be your name; choose another", {}};
  const bool weak = std::ranges::find(kWeak, core) != std::end(kWeak);
  if (weak || is_monotonous(password) || is_number(password))
    return Problem{std::move(where),
                   "this password is one of the first that anybody would try; take several words, or let "
                   "your browser choose",
                   {}};
  return std::nullopt;
}

std::optional<std::string> hash_password(std::string_view password) {
  char hash[crypto_pwhash_STRBYTES];
  if (crypto_pwhash_str(hash, password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
    return std::nullopt;
  return std::string(hash);
}

bool password_is(std::string_view password, const std::string& hash) {
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

}  // namespace zig::server
