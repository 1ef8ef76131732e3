// MS-16.2, MS-16.3, MS-16.10: the strategy cards of the automaton.
#include <map>

#include "games/mesopotamia/box_reading.h"

namespace zig::mesopotamia::box_reading {

namespace {

// Texts that several actions share, by their names.
class Texts {
 public:
  Texts(Reader& in, std::string_view key) : key_(key) {
    Reader list = required(in, key);
    for (const std::string& id : list.keys()) texts_[id] = names(list, id);
  }
  Names use(Reader& in, const std::string& where, const std::string& id) {
    const auto found = texts_.find(id);
    if (found != texts_.end()) {
      used_.insert(id);
      return found->second;
    }
    in.fail_at(where,
               say("{value} is not there; add it under {key}", {{"value", in_quotes(id)}, {"key", key_}}));
    return {};
  }
  void check_used(Reader& in) const {
    for (const auto& [id, text] : texts_) {
      if (!in.failed() && !used_.contains(id))
        in.fail_at(key_ + "." + id, "belongs to no action; remove it or correct its name");
    }
  }

 private:
  std::string key_;
  std::map<std::string, Names, std::less<>> texts_;
  std::set<std::string, std::less<>> used_;
};

void read_action(Reader& in, StrategyAction& action, Texts& labels, Texts& texts) {
  in.only_keys({"type", "label", "text", "do"});
  action.type = one_of<Type>(in, "type", kTypeIds);
  if (in.failed()) return;
  action.label = labels.use(in, field(in, "label"), in.text("label", std::string(kTypeIds[at(action.type)])));
  action.text = texts.use(in, field(in, "text"), in.text("text"));
  for (Reader& entry : in.list("do", 4)) read_step(entry, action);
  if (action.steps.empty()) in.fail_at(field(in, "do"), "must say what to do", "MS-16.10");
}

void read_card(Reader& in, Box& box, Confidence usual, Texts& labels, Texts& texts,
               std::set<std::string>& seen) {
  in.only_keys({"id", "name", "empire", "replaces", "condition", "condition_text", "priority_if_true",
                "priority_if_false", "actions", "confidence", "note"});
  StrategyCard card;
  card.id = own_id(in, seen);
  card.confidence = confidence_of(in, usual);
  card.name = names(in, "name");
  card.empire = maybe_one_of(in, "empire", Ids(kEmpireIds).first(kBaseEmpires));
  card.condition = read_condition(required(in, "condition", "MS-16.3"));
  card.condition_text = names(in, "condition_text");
  card.priority_if_true = small(in, "priority_if_true", 1, 99);
  card.priority_if_false = small(in, "priority_if_false", 1, 99);
  if (!in.failed() && card.priority_if_true >= card.priority_if_false)
    in.fail_at(field(in, "priority_if_true"), "must be smaller than priority_if_false: smaller comes first",
               "MS-16.3");
  if (in.has("replaces") != (card.empire >= 0))
    in.fail("must have both empire and replaces, or neither", "MS-16.2");
  if (card.empire >= 0) {
    const std::string id = in.text("replaces");
    const auto basic = std::ranges::find(box.strategies, id, &StrategyCard::id);
    if (basic == box.strategies.end() || basic->empire >= 0)
      in.fail_at(field(in, "replaces"),
                 say("{value} is not a basic card above this one", {{"value", in_quotes(id)}}), "MS-16.2");
    else
      card.replaces = static_cast<std::int8_t>(basic - box.strategies.begin());
  }
  std::size_t number = 0;
  for (Reader& entry : exactly(in, "actions", 2, "MS-16.2"))
    read_action(entry, card.actions[number++], labels, texts);
  if (!in.failed()) box.strategies.push_back(std::move(card));
}

// MS-16.2: the basic cards, and for each base empire two that replace two of them.
void check_counts_of_cards(Reader& in, const Box& box) {
  std::array<int, kBaseEmpires> of_empire{};
  std::set<std::pair<int, int>> replaced;
  int basic = 0;
  for (const StrategyCard& card : box.strategies) {
    if (card.empire < 0) {
      ++basic;
      continue;
    }
    ++of_empire[static_cast<std::size_t>(card.empire)];
    if (!replaced.emplace(card.empire, card.replaces).second)
      in.fail_at("strategy_cards",
                 say("{id} replaces a card that another one replaces; change one of them", {{"id", card.id}}),
                 "MS-16.2");
  }
  const auto wrong = [&](std::string_view whose, int n, int right) {
    in.fail_at("strategy_cards",
               say("has {n} {n#card|cards} of the deck {whose}; there must be {right}",
                   {{"n", n}, {"whose", whose}, {"right", right}}),
               "MS-16.2");
  };
  if (basic != kBasicStrategies) wrong("basic", basic, kBasicStrategies);
  for (std::size_t empire = 0; empire < kBaseEmpires; ++empire) {
    if (of_empire[empire] != kStrategiesPerEmpire)
      wrong(kEmpireIds[empire], of_empire[empire], kStrategiesPerEmpire);
  }
}

// MS-16.3: no two cards of one deck ever have the same priority.
void check_priorities(Reader& in, const Box& box, int empire) {
  std::set<int> without;
  for (const StrategyCard& card : box.strategies) {
    if (card.empire >= 0 && card.empire == empire) without.insert(card.replaces);
  }
  std::map<int, std::string> taken;
  for (std::size_t id = 0; id < box.strategies.size(); ++id) {
    const StrategyCard& card = box.strategies[id];
    if ((card.empire >= 0 && card.empire != empire) || without.contains(static_cast<int>(id))) continue;
    for (const int priority : {card.priority_if_true, card.priority_if_false}) {
      const auto [other, fresh] = taken.emplace(priority, card.id);
      if (!fresh)
        in.fail_at("strategy_cards",
                   say("{one} and {other} have the same priority {n} in one deck; change one of them",
                       {{"one", other->second}, {"other", card.id}, {"n", priority}}),
                   "MS-16.3");
    }
  }
}

}  // namespace

void read_strategy_cards(Reader& in, Box& box) {
  Texts labels(in, "labels"), texts(in, "texts");
  std::set<std::string> seen;
  const Confidence usual = confidence_of(in);
  for (Reader& entry : in.list("strategy_cards", kMaxStrategies))
    read_card(entry, box, usual, labels, texts, seen);
  if (!in.failed()) check_counts_of_cards(in, box);
  for (int empire = -1; empire < kBaseEmpires && !in.failed(); ++empire) check_priorities(in, box, empire);
  labels.check_used(in);
  texts.check_used(in);
}

}  // namespace zig::mesopotamia::box_reading
