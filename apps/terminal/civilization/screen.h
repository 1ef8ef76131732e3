// The table of Civilization: the map in squares with the table of players beside it, cities, techs, forces and the market below, as much of it as the
// terminal has room for. Commands: `map`, `cities`, `techs`, `cards`, `goals`, `stock`. Orders: `walk e7` goes there step by step, `quiet` answers
// every chance to respond or interrupt with "pass" until the phase ends.
#pragma once

#include "apps/terminal/civilization/map.h"
#include "apps/terminal/civilization/signs.h"
#include "apps/terminal/screen.h"

namespace zig::terminal::civilization {

class CivilizationScreen : public Screen {
 public:
  CivilizationScreen(const Console& console, Json catalogue)
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
  std::string order_text(const std::string& order) const override;

 private:
  enum class Detail : std::uint8_t { Full, Short, Brief };

  std::string header(const Json& view) const;
  Lines whole(const Scene& scene, bool roomy) const;
  Lines layout(const Scene& scene, Detail detail) const;
  Lines window(const Scene& scene, int rows) const;
  Lines below(const Json& view, Detail detail) const;

  Lines situation(const Scene& scene, bool roomy) const;
  Lines squares_on_offer(const Menu& menu) const;
  std::string square_label(const Json& option) const;
  Lines numbered_things(const Scene& scene, bool roomy) const;
  std::string thing_label(const Json& view, const MenuItem& item) const;
  std::string brief_label(const MenuItem& item) const;
  std::string what_it_does(const Json& view, const Json& pick) const;
  std::string in_words(std::string_view notation) const;
  std::size_t likeness(std::string_view word, std::string_view meaning) const;

  Signs signs_;
};

MakeScreen make_screen;

}  // namespace zig::terminal::civilization
