#include "apps/terminal/civilization/options.h"

#include "apps/terminal/json_parts.h"

namespace zig::terminal::civilization {

std::string verb_of(const Json& option) {
  const std::string move = text_part(option, "move");
  return move.substr(0, move.find(' '));
}

std::string step_of(const Scene& scene) {
  return scene.menu ? text_part(scene.menu->decision(), "step") : "";
}

std::string square_of(const Json& option) {
  std::string square;
  for (const Json& pick : part(option, "picks")) {
    if (pick.contains("square")) square = text_part(pick, "square");
  }
  return square;
}

const Json* option_on(const Menu& menu, const std::string& square) {
  for (const MenuItem& item : menu.items()) {
    for (const Json* option : item.options) {
      if (square_of(*option) == square) return option;
    }
  }
  return nullptr;
}

std::string next_step(const Menu& menu, const std::string& to) {
  const Json& route = part(part(part(menu.decision(), "moving"), "routes"), to.c_str());
  const Json* option = option_on(menu, as_text(nth(route, 0)));
  return option && verb_of(*option) == "step" ? text_part(*option, "move") : "";
}

}  // namespace zig::terminal::civilization
