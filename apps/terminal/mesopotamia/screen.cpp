#include "apps/terminal/mesopotamia/screen.h"

namespace zig::terminal::mesopotamia {

std::unique_ptr<Screen> make_screen(const Console& console, Json catalogue) {
  return std::make_unique<MesopotamiaScreen>(console, std::move(catalogue));
}

}  // namespace zig::terminal::mesopotamia
