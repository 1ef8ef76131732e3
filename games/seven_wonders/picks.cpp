#include "games/seven_wonders/picks.h"

#include "games/seven_wonders/words.h"

namespace zig::seven_wonders {

using Kind = Action::Kind;

std::string_view use_id(Kind kind) {
  switch (kind) {
    case Kind::Build: return "build";
    case Kind::BuildFree: return "olympia";
    case Kind::Stage: return "stage";
    case Kind::Discard: return "discard";
    case Kind::Exhume: return "exhume";
    default: return "decline";
  }
}

std::string_view badge(const Box& box, const City& city, Action action) {
  if (action.kind == Kind::BuildFree) return "right";
  if (action.kind == Kind::Exhume) return "free";
  if (action.kind != Kind::Build && action.kind != Kind::Stage) return "";
  if (action.left || action.right) return "trade";
  if (action.kind == Kind::Stage) return "free";
  if (city.buildings.meets(box.card(action.card).chained_from)) return "chain";
  return box.card(action.card).cost.coins ? "coins" : "free";
}

Json picks_json(const Box& box, const City& city, Action action) {
  Json path = Json::array();
  if (action.kind == Kind::ChooseBoard) {
    path.push_back({{"wonder", box.wonders[static_cast<std::size_t>(index(action.card) / 2)].id}});
    path.push_back({{"side", side_id(index(action.card) % 2)}});
    return path;
  }
  if (action.kind != Kind::Decline) path.push_back({{"card", box.card(action.card).id}});
  path.push_back({{"use", use_id(action.kind)}});
  const std::string_view how = badge(box, city, action);
  if (how == "trade" || how == "coins" || how == "free") {
    const int bank = action.kind == Kind::Build ? box.card(action.card).cost.coins : 0;
    path.push_back({{"pay", {{"left", action.left}, {"right", action.right}, {"bank", bank}}}});
  }
  return path;
}

}  // namespace zig::seven_wonders
