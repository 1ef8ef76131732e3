// The table of Mesopotamia in the terminal. Everything else is the generic screen's.
#pragma once

#include "apps/terminal/screen.h"

namespace zig::terminal {

class MesopotamiaScreen : public Screen {
 public:
  using Screen::Screen;
};

namespace mesopotamia {
MakeScreen make_screen;
}

}  // namespace zig::terminal
