#include "apps/terminal/toy_game/screen.h"

#include "apps/terminal/json_parts.h"

namespace zig::terminal {

namespace {

std::string listed(const Json& cards) {
  Lines values;
  for (const Json& card : cards) values.push_back(std::to_string(as_number(card)));
  return values.empty() ? "–" : joined(values, " ");
}

}  // namespace

std::string ToyGameScreen::seat_name(const Scene& scene, int seat) const {
  const Json& seats = part(scene.view, "seats");
  return name_in(part(catalogue_, "colours"),
                 text_part(nth(seats, static_cast<std::size_t>(seat)), "colour"));
}

std::string ToyGameScreen::player_line(const Scene& scene, const Json& seat) const {
  const auto number = [&](const char* key) { return std::to_string(number_part(seat, key)); };
  Lines parts = {seat.contains("hand") ? text("play.tg.hand", {{"cards", listed(part(seat, "hand"))}})
                                       : text("play.tg.hand_size", {{"n", number("hand_size")}}),
                 text("play.tg.prizes", {{"cards", listed(part(seat, "prizes"))}}),
                 text("play.tg.points", {{"n", number("points")}})};
  if (seat.contains("bid")) {
    parts.push_back(text("play.tg.own_bid", {{"card", number("bid")}}));
  } else if (flag_part(seat, "has_bid")) {
    parts.push_back(text("play.tg.has_bid"));
  }
  return "  " + fit(seat_name(scene, number_part(seat, "seat")), 12) + joined(parts, " · ");
}

Lines ToyGameScreen::picture(const Scene& scene, bool) const {
  const Json& view = scene.view;
  Lines parts = {text("play.tg.round", {{"n", std::to_string(number_part(view, "round"))}})};
  if (view.contains("prize"))
    parts.push_back(text("play.tg.prize", {{"card", std::to_string(number_part(view, "prize"))}}));
  parts.push_back(text("play.tg.deck", {{"n", std::to_string(number_part(view, "deck"))}}));
  Lines lines = {paint(Ink::Strong, " " + joined(parts, " · "))};
  for (const Json& seat : part(view, "seats"))
    lines.push_back(cut(player_line(scene, seat), console_.columns()));
  return lines;
}

namespace toy_game {

std::unique_ptr<Screen> make_screen(const Console& console, Json catalogue) {
  return std::make_unique<ToyGameScreen>(console, std::move(catalogue));
}

}  // namespace toy_game

}  // namespace zig::terminal
