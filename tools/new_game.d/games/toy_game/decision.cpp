// What a seat is asked: the legal answers, each with its sentence and the path of things to click on a board.
#include "engine/json_object.h"
#include "games/toy_game/texts.h"
#include "locale/verdict_text.h"

namespace zig::toy_game {

namespace {

Json picks(Action action) {
  if (action.kind == Action::Kind::Bid) return json_list(json_object("card", action.value));
  return json_list(json_object("action", action.kind == Action::Kind::Keep ? "keep" : "sell"));
}

}  // namespace

Json ToyGame::decision(const State& s, Seat seat, Lang lang) const {
  if (!pending(s).has(seat)) return nullptr;
  const QuestionRow& row = question_row(s.ask);
  Actions actions;
  legal(s, seat, actions);
  Json options = Json::array(), unavailable = Json::array();
  for (const Action action : actions) {
    options.push_back(json_object("move", notation(action), "id", id(action), "text",
                                  action_text(s, seat, action, lang), "picks", picks(action)));
  }
  for (int value = 1; value <= kValues && s.ask == Ask::Bid; ++value) {
    const Verdict verdict = judge(s, seat, bid(value));
    if (!verdict.legal())
      unavailable.push_back(
          json_object("card", value, "rule", verdict.rule, "why", verdict_text(*this, verdict, lang)));
  }
  return json_object("seat", seat.n, "kind", shape_id(row.shape), "step", row.name(), "prompt",
                     text(lang, row.prompt, {{"card", std::to_string(s.prize)}}), "rule", row.rule, "options",
                     std::move(options), "unavailable", std::move(unavailable));
}

}  // namespace zig::toy_game
