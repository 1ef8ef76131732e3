// The table of Toy Game in the terminal: the round, the prize, and a line for each player. Everything else is the generic screen's.
#pragma once

#include "apps/terminal/screen.h"

namespace zig::terminal {

class ToyGameScreen : public Screen {
 public:
  using Screen::Screen;
  Lines picture(const Scene& scene, bool roomy) const override;
  std::string seat_name(const Scene& scene, int seat) const override;

 private:
  std::string player_line(const Scene& scene, const Json& seat) const;
};

namespace toy_game {
MakeScreen make_screen;
}

}  // namespace zig::terminal
