// The table of A New Dawn: the map with its names and pieces, the focus rows, the victory matrix and the wonders on offer beside or below it,
// as much of it as the terminal has room for. `cards` tells what every card does, `goals` what wins.
#pragma once

#include "apps/terminal/new_dawn/map.h"
#include "apps/terminal/new_dawn/signs.h"
#include "apps/terminal/screen.h"

namespace zig::terminal {

class NewDawnScreen : public Screen {
 public:
  NewDawnScreen(const Console& console, Json catalogue)
      : Screen(console, std::move(catalogue)), signs_(console, catalogue_) {}

  Lines picture(const Scene& scene, bool roomy) const override;
  Lines things(const Scene& scene, bool roomy) const override;
  Lines news(const Scene& scene, const Json& entries, bool roomy) const override;
  std::string how_to_answer(const Menu& menu, bool first_step) const override;
  std::string seat_name(const Scene& scene, int seat) const override;
  std::string pick_name(const Json& pick) const override;
  std::string as_notation(std::string_view line, const Scene& scene) const override;
  bool answers(std::string_view question) const override;
  Lines answer(std::string_view question, const Scene& scene) const override;
  Lines scores(const Scene& scene) const override;

 private:
  enum class Detail : std::uint8_t { Full, Brief, Own };

  std::string header(const Json& view) const;
  Lines layout(const Scene& scene, NewDawnMap::Size size, Detail detail) const;
  Lines players(const Json& view, Detail detail) const;

  Lines numbered_things(const Scene& scene, bool roomy) const;
  Lines spaces_on_offer(const Menu& menu) const;
  std::string space_label(const Json& option) const;
  std::string thing_label(const Scene& scene, const MenuItem& item) const;
  Lines situation(const Scene& scene) const;
  Lines tiles_on_offer(const Scene& scene) const;
  Lines tile_to_place(const Scene& scene) const;

  NewDawnSigns signs_;
};

namespace new_dawn {
MakeScreen make_screen;
}

}  // namespace zig::terminal
