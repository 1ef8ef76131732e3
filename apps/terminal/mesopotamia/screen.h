// The table of Mesopotamia: the map with tracks, trade row and gardens beside it, the table of seats below, dice, technologies and quests of the player, as much of
// it as the terminal has room for. Commands: `map`, `areas`, `cards` (events, units), `quests` (and tracks), `techs`, `stock`. Orders: `bid 3 2 1`
// bids on all three sections.
#pragma once

#include <optional>

#include "apps/terminal/mesopotamia/signs.h"
#include "apps/terminal/screen.h"

namespace zig::terminal::mesopotamia {

class MesopotamiaScreen : public Screen {
 public:
  MesopotamiaScreen(const Console& console, Json catalogue)
      : Screen(console, std::move(catalogue)), signs_(console, catalogue_) {}

  Lines picture(const Scene& scene, bool roomy) const override;
  Lines things(const Scene& scene, bool roomy) const override;
  Lines news(const Scene& scene, const Json& entries, bool roomy) const override;
  Lines step(const Scene& scene, const Menu& menu) const override;
  std::string how_to_answer(const Menu& menu, bool first_step) const override;
  std::string seat_name(const Scene& scene, int seat) const override;
  std::string pick_name(const Json& pick) const override;
  std::string as_notation(std::string_view line, const Scene& scene) const override;
  bool answers(std::string_view question) const override;
  Lines answer(std::string_view question, const Scene& scene) const override;
  Lines scores(const Scene& scene) const override;
  Order order(std::string_view line, const Scene& scene) const override;
  Carried carry_out(const std::string& order, const Scene& scene) const override;

 private:
  enum class Detail : std::uint8_t { Full, Short, Brief };

  std::string header(const Json& view) const;
  Lines whole(const Scene& scene, bool roomy) const;
  Lines layout(const Scene& scene, Detail detail) const;
  Lines window(const Scene& scene, int rows) const;
  Lines beside(const Json& view, int columns) const;
  Lines below(const Scene& scene, Detail detail) const;

  Lines situation(const Scene& scene) const;
  std::string thing_label(const Scene& scene, const MenuItem& item) const;
  std::string performing_label(const Scene& scene, const MenuItem& item, bool full) const;
  std::string what_it_is(const Scene& scene, const Json& option) const;
  Lines amounts(const Menu& menu) const;

  // --- words (screen_words.cpp)
  std::size_t likeness(std::string_view word, std::string_view meaning) const;
  std::string verb_like(std::string_view word) const;  // empty where it is none
  std::string ids_in(const Lines& typed) const;
  std::string id_called(std::string_view name, bool whole) const;

  Signs signs_;
};

MakeScreen make_screen;

}  // namespace zig::terminal::mesopotamia
