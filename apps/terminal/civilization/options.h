// Reading the options of a decision of Civilization.
#pragma once

#include <string>

#include "apps/terminal/screen.h"

namespace zig::terminal::civilization {

std::string step_of(const Scene& scene);    // what is asked: "city_menu"; empty where nothing is
std::string verb_of(const Json& option);    // "place", of "place e7"
std::string square_of(const Json& option);  // that it is about: the last of its picks
const Json* option_on(const Menu& menu, const std::string& square);  // that is about a square, or nothing
// The next step of the way to a square as the decision knows it (CV-18.1, D12); empty where none leads there.
std::string next_step(const Menu& menu, const std::string& to);

}  // namespace zig::terminal::civilization
