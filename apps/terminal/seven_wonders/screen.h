// The drafting table of 7 Wonders: neighbours left and right of one's own city, the others as strips, the hand
// with badges; and the commands `cities` and `memory`.
#pragma once

#include "apps/terminal/screen.h"
#include "apps/terminal/seven_wonders/city.h"

namespace zig::terminal {

class SevenWondersScreen : public Screen {
 public:
  SevenWondersScreen(const Console& console, Json catalogue)
      : Screen(console, std::move(catalogue)), names_(console, catalogue_) {}

  Lines picture(const Scene& scene, bool roomy) const override;
  Lines things(const Scene& scene, bool roomy) const override;
  Lines news(const Scene& scene, const Json& entries, bool roomy) const override;
  Lines step(const Scene& scene, const Menu& menu) const override;
  bool milestone(const Json& entries) const override;
  std::string seat_name(const Scene& scene, int seat) const override;
  std::string pick_name(const Json& pick) const override;
  std::string as_notation(std::string_view line, const Scene& scene) const override;
  bool answers(std::string_view question) const override;
  Lines answer(std::string_view question, const Scene& scene) const override;

 private:
  std::string header(const Scene& scene) const;
  Lines about(const Menu& menu) const;
  Lines all_cities(const Scene& scene) const;
  Lines memory(const Scene& scene) const;

  SevenWondersNames names_;
};

namespace seven_wonders {
MakeScreen make_screen;
}

}  // namespace zig::terminal
