// The table of Tigris & Euphrates: the board with players and kingdoms beside it, own points below it, the
// pieces to choose from; a chosen piece shows where it can go. The command `kingdoms` tells all about them,
// `memory` what was awarded so far.
#pragma once

#include "apps/terminal/screen.h"
#include "apps/terminal/tigris_euphrates/signs.h"

namespace zig::terminal {

class TigrisEuphratesScreen : public Screen {
 public:
  TigrisEuphratesScreen(const Console& console, Json catalogue)
      : Screen(console, std::move(catalogue)), signs_(console, catalogue_) {}

  Lines picture(const Scene& scene, bool roomy) const override;
  Lines things(const Scene& scene, bool roomy) const override;
  Lines news(const Scene& scene, const Json& entries, bool roomy) const override;
  Lines step(const Scene& scene, const Menu& menu) const override;
  bool step_is_page(const Menu& menu) const override;
  std::string how_to_answer(const Menu& menu, bool first_step) const override;
  std::string seat_name(const Scene& scene, int seat) const override;
  std::string pick_name(const Json& pick) const override;
  std::string as_notation(std::string_view line, const Scene& scene) const override;
  bool answers(std::string_view question) const override;
  Lines answer(std::string_view question, const Scene& scene) const override;
  Lines scores(const Scene& scene) const override;

 private:
  std::string header(const Json& view) const;
  Lines board(const Json& view, const Menu* targets) const;
  Lines pieces(const Scene& scene) const;
  Lines conflict(const Scene& scene) const;
  std::string piece_label(const Json& view, const MenuItem& item) const;
  std::string chosen_piece(const Menu& menu) const;
  std::string hand_line(const Json& view) const;

  TigrisEuphratesSigns signs_;
};

namespace tigris_euphrates {
MakeScreen make_screen;
}

}  // namespace zig::terminal
