// ND-7 to ND-9: the twenty focus cards, step by step as they are resolved.
#include "games/new_dawn/box_reading.h"

namespace zig::new_dawn::box_reading {

namespace {

std::uint8_t small(Reader& in, std::string_view key, int low, int high) {
  return static_cast<std::uint8_t>(in.integer(key, low, high));
}

// The steps of one type of card; anything else is refused.
class CardReader {
 public:
  CardReader(Type type, FocusCard& card) : type_(type), card_(card) {}

  void step(Reader& in) {
    const std::string op = in.text("op");
    if (op == "choose_one" || op == "any_order") {
      card_.order = op == "choose_one" ? MilitaryOrder::OneOfThem : MilitaryOrder::EitherOrder;
      if (op == "any_order") return each_step(in, "steps");
      // A list of lists: each alternative is a list of steps.
      const Json* options = at_path(in.json(), "options");
      if (!options || !options->is_array())
        return in.fail_at(field(in, "options"), "must be a list of lists of steps");
      std::size_t number = 0;
      for (const Json& option : *options) {
        const Json wrapped = {{"steps", option}};
        Reader alternative(wrapped, field(in, "options") + "[" + std::to_string(number++) + "]");
        each_step(alternative, "steps");
        if (alternative.failed()) {
          const Problem problem = alternative.problem();
          in.fail_at(problem.where, problem.what, problem.rule);
        }
      }
      return;
    }
    if (!known(op, in))
      in.fail_at(field(in, "op"),
                 say("{value} is not a step of a {type} card",
                     {{"value", in_quotes(op)}, {"type", kTypeIds[at(type_)]}}),
                 "ND-7.1");
  }

  void each_step(Reader& in, std::string_view key) {
    for (Reader& one : in.list(key, 4)) step(one);
  }

 private:
  bool known(std::string_view op, Reader& in) {
    switch (type_) {
      case Type::Culture: return culture(op, in);
      case Type::Science: return science(op, in);
      case Type::Economy: return economy(op, in);
      case Type::Industry: return industry(op, in);
      case Type::Military: return military(op, in);
    }
    return false;
  }

  bool culture(std::string_view op, Reader& in) {
    if (op == "place_control" && card_.tokens == 0) {
      card_.tokens = small(in, "count", 1, 5);
    } else if (op == "place_control") {
      if (in.integer("count", 1, 5) != 1 || in.text("where") != "adjacent_friendly_space")
        in.fail("must place 1 token next to a friendly space", "ND-7.10");
      card_.culture_step = CultureStep::PlaceBesideFriendly;
    } else if (op == "move_control") {
      card_.culture_step = CultureStep::MoveToken;
    } else if (op == "convert_rival_control") {
      if (in.integer("range", 1, 9) != 2) in.fail_at(field(in, "range"), "must be 2", "ND-7.11");
      card_.culture_step = CultureStep::ConvertRival;
    } else {
      return false;
    }
    return true;
  }

  bool science(std::string_view op, Reader&) {
    if (op == "advance_tech") return true;
    if (op == "gain_trade") {
      card_.science_step = ScienceStep::GainTrade;
    } else if (op == "gain_resource") {
      card_.science_step = ScienceStep::GainResource;
    } else if (op == "nuclear_strike") {
      card_.science_step = ScienceStep::NuclearStrike;
    } else {
      return false;
    }
    return true;
  }

  bool economy(std::string_view op, Reader& in) {
    if (op == "move_caravans") {
      card_.distance = small(in, "distance", 1, 12);
      card_.enters_water = in.boolean("water");
      card_.enters_barbarians = in.boolean("enter_barbarian");
    } else if (op == "exchange_resource") {
      card_.exchanges = true;
    } else if (op == "resolve_other_card") {
      card_.resolves_other = true;
    } else {
      return false;
    }
    return true;
  }

  bool industry(std::string_view op, Reader& in) {
    if (op == "build_wonder") {
      if (in.has("slot5_production") && !in.json()["slot5_production"].is_null())
        card_.slot5_production = small(in, "slot5_production", 5, 12);
    } else if (op == "build_city") {
      card_.city_range = small(in, "range", 1, 9);
      card_.counts_through_water = in.boolean("count_through_water");
      card_.from_caravans = in.has("also_from") && !in.json()["also_from"].is_null();
    } else if (op == "place_control") {
      card_.tokens_by_city = small(in, "count", 1, 5);
    } else {
      return false;
    }
    return true;
  }

  bool military(std::string_view op, Reader& in) {
    if (op == "reinforce") {
      if (card_.order == MilitaryOrder::AttacksFirst)
        card_.reinforce_less_attacks = in.integer("minus_per_attack", 0, 1, 0) == 1;
    } else if (op == "attack") {
      if (in.where().ends_with("resolve[0]"))
        card_.order = MilitaryOrder::AttacksFirst;  // not inside a choice
      card_.attacks = small(in, "count", 1, 5);
      card_.attack_range = small(in, "range", 1, 9);
      card_.bonus = small(in, "bonus", 0, 9);
      card_.bonus_vs_barbarian = small(in, "bonus_vs_barbarian", 0, 9);
      for (Reader& what : in.list("count_through", 4)) {
        const std::string name = what.as_text();
        if (name == "water")
          card_.through_water = true;
        else if (name == "rival")
          card_.through_rivals = true;
        else if (name == "barbarian")
          card_.through_barbarians = true;
        else if (name != "city_state")  // ND-9.5: those never hinder
          what.fail(
              say("must be water, rival, barbarian or city_state, not {value}", {{"value", in_quotes(name)}}),
              "ND-9.5");
      }
    } else {
      return false;
    }
    return true;
  }

  Type type_;
  FocusCard& card_;
};

constexpr Fixed kTradeTokens[] = {
    {"culture.amount", 1, "ND-6.1"},  {"military.amount", 1, "ND-6.1"}, {"science.amount", 1, "ND-6.1"},
    {"industry.amount", 1, "ND-6.1"}, {"economy.amount", 1, "ND-6.1"},
};

void check_whole(const FocusCard& card, Type type, Reader& in) {
  if (type == Type::Culture && card.tokens == 0)
    in.fail_at(field(in, "resolve"), "must place control tokens", "ND-7.1");
  if (type == Type::Economy && (card.distance == 0 || card.caravans == 0))
    in.fail_at(field(in, "resolve"), "must move caravans", "ND-8.1");
  if (type == Type::Industry && card.city_range == 0)
    in.fail_at(field(in, "resolve"), "must build cities", "ND-8.15");
  if (type == Type::Military && card.attacks == 0)
    in.fail_at(field(in, "resolve"), "must allow attacks", "ND-9.3");
}

}  // namespace

void read_focus_cards(Reader& in, Box& box) {
  in.only_keys({"provenance", "trade_token_effect", "cards", "notation"});
  Reader trade = in.object("trade_token_effect");
  check_fixed(kTradeTokens, trade);
  std::array<bool, kCards> seen{};
  for (Reader& entry : exactly(in, "cards", kCards, "ND-1.1")) {
    entry.only_keys({"id", "type", "level", "name", "summary", "resolve", "caravans", "confidence", "i18n",
                     "rules", "note"});
    const auto type = static_cast<Type>(choice(entry, "type", kTypeIds));
    const CardId id = card_of(type, entry.integer("level", 1, kLevels));
    if (in.failed()) return;
    if (std::exchange(seen[id], true))
      return entry.fail_at(field(entry, "level"), "is there twice for this type", "ND-1.1");
    FocusCard& card = box.cards[id];
    card.name = read_name(entry, "name");
    card.summary = entry.text("summary");
    if (type == Type::Economy) card.caravans = small(entry, "caravans", 1, kCaravans);
    CardReader(type, card).each_step(entry, "resolve");
    check_whole(card, type, entry);
  }
}

}  // namespace zig::new_dawn::box_reading
