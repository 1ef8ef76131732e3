// The frame of a position: age, turn, step, boards, coins, tokens and sealed choices. Slots come from
// position_fill.cpp (short form) or position_record.cpp (full form).
#include "games/seven_wonders/position.h"

#include <algorithm>

#include "games/seven_wonders/dealing.h"
#include "games/seven_wonders/discard_pile.h"
#include "games/seven_wonders/imagine.h"
#include "games/seven_wonders/invariants.h"
#include "games/seven_wonders/memory.h"
#include "games/seven_wonders/names.h"
#include "games/seven_wonders/seven_wonders.h"
#include "games/seven_wonders/timeline.h"
#include "games/seven_wonders/words.h"
#include "locale/verdict_text.h"

namespace zig::seven_wonders {

namespace {

using Kind = Action::Kind;

constexpr int kVersion = 1;
constexpr int kMostCoins = 999;
constexpr std::size_t kLongestList = 200;

void pass_on(Reader& in, const Problem& problem) { in.fail_at(problem.where, problem.what, problem.rule); }

class Framing {
 public:
  Framing(const Box& box, State& s, PositionDraft& draft, Random& random, Reader& in)
      : box_(box), s_(s), draft_(draft), random_(random), in_(in) {}

  void read() {
    in_.only_keys(
        {"version", "age", "turn", "step", "mausoleum_due", "cities", "discard", "draw_pile", "record"});
    in_.integer("version", kVersion, kVersion, kVersion);
    read_time();
    count_cities();
    if (in_.failed()) return;
    const std::vector<Reader> cities = in_.list("cities", kMaxCities);
    draft_.cities.resize(s_.cities);
    for (int city = 0; city < s_.cities; ++city) {
      static const Json kNothing = Json::object();
      const std::string where = in_.where() + ".cities[" + std::to_string(city) + "]";
      Reader said = cities.empty() ? Reader(kNothing, where) : cities[static_cast<std::size_t>(city)];
      read_city(city, said);
      if (said.failed()) pass_on(in_, said.problem());
      if (in_.failed()) return;
    }
    deal_boards();
    draft_.discard_stated = in_.has("discard");
    draft_.draw_pile_stated = in_.has("draw_pile");
    draft_.discard = read_cards(in_, "discard");
    draft_.draw_pile = read_cards(in_, "draw_pile");
    if (in_.has("mausoleum_due")) draft_.mausoleum_due = in_.integer("mausoleum_due", 0, 3);
    if (draft_.draw_pile_stated && !s_.two_players()) {
      in_.fail_at(in_.where() + ".draw_pile", "only the two-player game has a draw pile", "7W-14.2");
    }
    if (!in_.failed()) check_cities();
    if (!in_.failed() && s_.step == Step::ChooseBoards) refuse_cards();
  }

 private:
  void read_time() {
    const auto step = find_id(kStepIds, in_.text("step", "cards"), in_.where() + ".step");
    if (!step) return pass_on(in_, step.error());
    s_.step = static_cast<Step>(*step);
    const bool over = s_.step == Step::Over;
    s_.age = static_cast<std::uint8_t>(in_.integer("age", 1, 3, over ? 3 : 1));
    s_.turn =
        static_cast<std::uint8_t>(in_.integer("turn", 1, 6, over || s_.step == Step::SeventhCard ? 6 : 1));
    const std::string where = in_.where() + ".turn";
    if (over && (s_.age != 3 || s_.turn != 6))
      in_.fail_at(where, "the game is over after turn 6 of age 3", "7W-13.1");
    if (s_.step == Step::SeventhCard && s_.turn != 6)
      in_.fail_at(where, "a seventh card is played in turn 6", "7W-9.4");
    if (s_.step == Step::ChooseBoards) {
      const bool chosen = s_.options.wonder_assignment == WonderAssignment::Choose ||
                          s_.options.wonder_assignment == WonderAssignment::ChooseSide;
      if (!chosen)
        in_.fail_at(in_.where() + ".step", "with this wonder_assignment boards are dealt, not chosen",
                    "7W-2.10");
      if (s_.age != 1 || s_.turn != 1)
        in_.fail_at(where, "boards are chosen before turn 1 of age 1", "7W-2.11");
    }
    if (s_.step == Step::Mausoleum && s_.turn != 6 &&
        s_.options.mausoleum_timing == MausoleumTiming::EndOfAge) {
      in_.fail_at(where, "with mausoleum_timing end_of_age the discard pile is shown after turn 6",
                  "7W-12.16");
    }
  }

  // 7W-2.4, 7W-14.1
  void count_cities() {
    if (in_.failed() || !in_.has("cities")) return;
    const Json& cities = in_.json()["cities"];
    if (!cities.is_array() || cities.size() == s_.cities) return;
    const Phrase need = s_.two_players() ? Phrase("two players need exactly 3 cities, the Free City last")
                                         : say("{n} players need exactly {n} cities", {{"n", s_.players()}});
    in_.fail_at(in_.where() + ".cities",
                say("has {n} entries, but {need}; write {empty} for a city with nothing special",
                    {{"n", cities.size()}, {"need", need}, {"empty", "{}"}}),
                s_.two_players() ? "7W-14.1" : "7W-2.4");
  }

  NamedCards read_cards(Reader& in, std::string_view key) {
    NamedCards cards;
    for (Reader item : in.list(key, kLongestList)) {
      const std::string name = item.as_text();
      const auto card = in.failed() ? Result<CardId>(CardId{}) : find_card(box_, name, item.where());
      if (!card) pass_on(in, card.error());
      if (in.failed()) return {};
      cards.push_back({*card, item.where()});
    }
    return cards;
  }

  void read_city(int city, Reader& in) {
    const bool free_city = s_.two_players() && city == kFreeCity;
    in.only_keys({"wonder", "side", "coins", "built", "exhumed", "stages", "markers", "hand", "victories",
                  "defeats", "free_build", "sealed"});
    if (free_city && in.has("hand"))
      in.fail_at(in.where() + ".hand", "the Free City has no hand; its holder plays for it", "7W-14.5");
    City& c = s_.city[city];
    CityDraft& said = draft_.cities[static_cast<std::size_t>(city)];
    said.where = in.where();
    read_board(in, c);
    c.coins = static_cast<std::uint16_t>(in.integer("coins", 0, kMostCoins, 3));  // 7W-2.6
    said.exhumed = read_cards(in, "exhumed");
    said.built = read_cards(in, "built");
    said.markers = read_cards(in, "markers");
    said.hand = read_cards(in, "hand");
    said.built_stated = in.has("built");
    said.hand_stated = in.has("hand");
    if (in.has("stages")) said.stages = in.integer("stages", 0, kMaxStages);
    if (in.has("free_build")) said.free_build = in.boolean("free_build");
    if (in.has("sealed")) said.sealed = in.text("sealed");
    read_tokens(in, c);
  }

  void read_board(Reader& in, City& c) {
    if (in.has("wonder")) {
      const std::string name = in.text("wonder");
      const auto wonder = in.failed() ? Result<int>(0) : find_wonder(box_, name, in.where() + ".wonder");
      if (!wonder) return pass_on(in, wonder.error());
      if (wonder_taken(s_, *wonder))
        return in.fail_at(in.where() + ".wonder",
                          say("{city} is already another city; no two cities are the same",
                              {{"city", box_.wonders[static_cast<std::size_t>(*wonder)].city.en}}),
                          "7W-2.4");
      c.wonder = static_cast<std::uint8_t>(*wonder);
    }
    if (!in.has("side")) return;
    const std::string name = in.text("side");
    const auto side = in.failed() ? Result<int>(0) : find_side(name, in.where() + ".side");
    if (!side) return pass_on(in, side.error());
    c.side = static_cast<std::uint8_t>(*side);
  }

  // 7W-10.3
  void read_tokens(Reader& in, City& c) {
    const int over = ages_over(s_);
    std::size_t age = 0;
    for (Reader item : in.list("victories", 3)) {
      c.victories[age++] = static_cast<std::uint8_t>(item.as_integer(0, 2));
      if (static_cast<int>(age) > over && c.victories[age - 1] > 0) {
        item.fail(say("age {n} is not over, so it has given no victory tokens yet", {{"n", age}}), "7W-10.1");
      }
    }
    c.defeats = static_cast<std::uint8_t>(in.integer("defeats", 0, 6, 0));
    if (c.defeats > 2 * over) {
      in.fail_at(in.where() + ".defeats",
                 say("at most 2 defeat tokens for each finished age are possible: {n}", {{"n", 2 * over}}),
                 "7W-10.4");
    }
    const int victories = c.victories[0] + c.victories[1] + c.victories[2];
    if (victories + c.defeats > 2 * over) {
      in.fail(say("{victories} victory and {defeats} defeat tokens are more than a city can have: 2 for each "
                  "finished age, one against each neighbour, so {n}",
                  {{"victories", victories}, {"defeats", int{c.defeats}}, {"n", 2 * over}}),
              "7W-10.4");
    }
  }

  // 7W-2.4, 7W-2.10: boards that are not named are dealt from the free ones.
  void deal_boards() {
    const bool choosing = s_.step == Step::ChooseBoards;
    const bool choose_all = choosing && s_.options.wonder_assignment == WonderAssignment::Choose;
    for (int city = 0; city < s_.cities; ++city) {
      City& c = s_.city[city];
      if (choosing && city >= s_.players()) continue;
      if (c.wonder == kNobody && !choose_all) {
        std::vector<int> free;
        for (int wonder = 0; wonder < kWonders; ++wonder) {
          if (!wonder_taken(s_, wonder)) free.push_back(wonder);
        }
        c.wonder = static_cast<std::uint8_t>(free[random_.below(static_cast<std::uint32_t>(free.size()))]);
      }
      if (c.side != kNobody || choosing) continue;
      switch (s_.options.wonder_assignment) {
        case WonderAssignment::SideA: c.side = 0; break;
        case WonderAssignment::SideB: c.side = 1; break;
        default: c.side = static_cast<std::uint8_t>(random_.below(2)); break;
      }
    }
    if (choosing) choose_next();
  }

  // The first seats have chosen; the next one is asked.
  void choose_next() {
    s_.actor = 0;
    while (s_.actor < s_.players() && s_.city[s_.actor].side != kNobody &&
           s_.city[s_.actor].wonder != kNobody)
      ++s_.actor;
    if (s_.actor == s_.players())
      return in_.fail_at(in_.where() + ".step", "all boards are chosen; leave out \"step\"", "7W-2.10");
    for (int city = s_.actor; city < s_.cities; ++city) {
      const City& c = s_.city[city];
      const bool early = c.side != kNobody ||
                         (c.wonder != kNobody &&
                          (city >= s_.players() || s_.options.wonder_assignment == WonderAssignment::Choose));
      if (early)
        return in_.fail_at(draft_.cities[static_cast<std::size_t>(city)].where,
                           "chooses before its turn; boards are chosen in seat order", "7W-2.10");
    }
  }

  // 7W-2.7, 7W-2.11
  void refuse_cards() {
    bool any =
        draft_.discard_stated || draft_.draw_pile_stated || in_.has("record") || in_.has("mausoleum_due");
    for (const CityDraft& said : draft_.cities) {
      any = any || said.built_stated || said.hand_stated || said.stages || said.free_build ||
            !said.exhumed.empty() || !said.markers.empty();
    }
    if (any)
      in_.fail_at(in_.where() + ".step",
                  "while boards are chosen nobody has a card; name only boards and coins", "7W-2.11");
  }

  void check_cities() {
    for (int city = 0; city < s_.cities; ++city) {
      CityDraft& said = draft_.cities[static_cast<std::size_t>(city)];
      City& c = s_.city[city];
      const int most = c.side <= 1 && c.wonder < kWonders ? board(box_, c).stage_count : 0;
      if (said.stages.value_or(0) > most) {
        in_.fail_at(said.where + ".stages",
                    say("is {n}, but this board has {most} stages", {{"n", *said.stages}, {"most", most}}),
                    "7W-7.5");
      }
      c.stages = static_cast<std::uint8_t>(
          std::min(most, said.stages.value_or(static_cast<int>(said.markers.size()))));
      if (static_cast<int>(said.markers.size()) > c.stages) {
        in_.fail_at(said.where + ".markers", "names more cards than there are completed stages", "7W-7.5");
      }
      const bool right = power_within(box_, c, c.stages, &Effects::free_build);
      if (said.free_build.value_or(false) && !right) {
        in_.fail_at(said.where + ".free_build", "this city has no right to construct for free", "7W-12.9");
      }
      c.free_build = said.free_build.value_or(right) && right ? 1 : 0;
      check_names(said);
    }
  }

  // 7W-7.2. In the short form "exhumed" cards may stand in "built", too: they are the same cards.
  void check_names(CityDraft& said) {
    std::erase_if(said.built, [&](const NamedCard& named) {
      return std::ranges::any_of(said.exhumed,
                                 [&](const NamedCard& other) { return other.card == named.card; });
    });
    Buildings buildings;
    const auto add = [&](const NamedCards& cards) {
      for (const NamedCard& named : cards) {
        const BuildingId building = box_.card(named.card).building;
        if (buildings.has(building))
          in_.fail_at(named.where,
                      say("{card} is already in this city; no building may be there twice",
                          {{"card", box_.card(named.card).name.en}}),
                      "7W-7.2");
        buildings.add(building);
      }
    };
    add(said.built);
    add(said.exhumed);
  }

  const Box& box_;
  State& s_;
  PositionDraft& draft_;
  Random& random_;
  Reader& in_;
};

// Buildings, stages and what follows from them, read off the slots.
void settle_cities(const Box& box, State& s) {
  std::array<int, kMaxCities> markers{};
  each_take(box, s, [&](const Take& take) {
    markers[static_cast<std::size_t>(take.city)] += take.use == Take::Use::Stage;
  });
  for (int i = 0; i < s.cities; ++i) {
    City& city = s.city[i];
    for (CardId card : cards_of_city(box, s, i)) city.buildings.add(box.card(card).building);
    city.stages = static_cast<std::uint8_t>(markers[static_cast<std::size_t>(i)]);
    city = with_lasting_effects(box, city);
  }
}

// Who decides in the steps that ask one seat.
void settle_actor(const Box& box, State& s, Reader& in) {
  if (s.step == Step::Mausoleum) {
    s.actor_city = static_cast<std::uint8_t>(mausoleum_city(box, s));
    if (s.actor_city == kNobody)
      return in.fail_at(in.where() + ".step", "no city here has the Mausoleum", "7W-12.13");
  } else if (s.step == Step::SeventhCard) {
    for (int city = 0; city < s.cities; ++city) {
      if (power_within(box, s.city[city], s.city[city].stages, &Effects::seventh_card))
        s.actor_city = static_cast<std::uint8_t>(city);
    }
    if (s.actor_city == kNobody)
      return in.fail_at(in.where() + ".step", "no city here plays a seventh card", "7W-9.4");
  } else {
    return;
  }
  s.actor = static_cast<std::uint8_t>(seat_for(s, s.age, s.turn, s.actor_city));
}

// 7W-6.5: each choice must be legal, and the last seat's is not in yet.
void seal_choices(const SevenWonders& game, State& s, const PositionDraft& draft, Reader& in) {
  const auto seal = [&](int city, Seat seat) {
    const CityDraft& said = draft.cities[static_cast<std::size_t>(city)];
    if (said.sealed.empty() || in.failed()) return;
    const std::string where = said.where + ".sealed";
    if (s.step != Step::ChooseCards)
      return in.fail_at(where, "cards are chosen only in step \"cards\"", "7W-6.5");
    const bool for_free_city = city != seat.n;
    if (for_free_city && s.sealed[seat.n].kind == Kind::None) {
      return in.fail_at(
          where, say("the holder, seat {seat}, chooses for their own city first", {{"seat", int{seat.n}}}),
          "7W-14.5");
    }
    const auto action = game.parse_action(said.sealed);
    if (!action) return in.fail_at(where, action.error().what, action.error().rule);
    const Verdict verdict = game.judge(s, seat, *action);
    if (!verdict.legal()) {
      return in.fail_at(where, say("is not legal: {why}", {{"why", verdict_phrase(game, verdict)}}),
                        std::string(verdict.rule));
    }
    s.sealed[for_free_city ? kFreeCityChoice : seat.n] = *action;
    const bool owes = s.two_players() && !for_free_city && seat.n == free_city_holder(s.age, s.turn);
    if (!owes) s.choices_made = static_cast<std::uint8_t>(s.choices_made | 1U << seat.n);
  };
  for (std::uint8_t n = 0; n < s.players(); ++n) seal(n, Seat{n});
  if (s.two_players()) seal(kFreeCity, Seat{static_cast<std::uint8_t>(free_city_holder(s.age, s.turn))});
  if (s.choices_made == Seats::all(s.players()).bits()) {
    in.fail_at(in.where() + ".cities", "all seats have a sealed choice; leave one out and play it as a move",
               "7W-6.5");
  }
}

// What the frame says beside a record must agree with it.
void compare_with_record(const Box& box, const State& s, const PositionDraft& draft, Reader& in) {
  const auto same = [](const NamedCards& said, CardList there) {
    CardList cards;
    for (const NamedCard& named : said) cards.push_back(named.card);
    std::ranges::sort(cards);
    std::ranges::sort(there);
    return cards == there;
  };
  if (draft.discard_stated || draft.draw_pile_stated)
    return in.fail_at(in.where() + ".record",
                      "already says what is in the discard pile and the draw pile; leave \"discard\" and "
                      "\"draw_pile\" out");
  for (int city = 0; city < s.cities; ++city) {
    const CityDraft& said = draft.cities[static_cast<std::size_t>(city)];
    NamedCards built = said.built;
    built.insert(built.end(), said.exhumed.begin(), said.exhumed.end());
    if (said.built_stated && !same(built, cards_of_city(box, s, city)))
      in.fail_at(said.where + ".built", "does not agree with the record");
    if (said.stages && *said.stages != s.city[city].stages)
      in.fail_at(said.where + ".stages", "does not agree with the record");
    if (said.hand_stated && !same(said.hand, hand_held(s, city)))
      in.fail_at(said.where + ".hand", "does not agree with the record");
  }
}

Json names_json(const Box& box, const CardList& cards) {
  Json list = Json::array();
  for (CardId card : cards) list.push_back(card_notation(box, card));
  return list;
}

}  // namespace

Json SevenWonders::position(const State& s) const {
  Json json = {{"version", kVersion},
               {"age", s.age},
               {"turn", s.turn},
               {"step", kStepIds[static_cast<std::size_t>(s.step)]}};
  const bool dealt = s.step != Step::ChooseBoards;
  if (s.mausoleum_due) json["mausoleum_due"] = s.mausoleum_due;
  Json cities = Json::array();
  for (int i = 0; i < s.cities; ++i) {
    const City& c = s.city[i];
    Json city = Json::object();
    if (c.wonder < kWonders) city["wonder"] = box_->wonders[c.wonder].id;
    if (c.side <= 1) city["side"] = side_id(c.side);
    city["coins"] = c.coins;
    if (dealt) {
      city["built"] = names_json(*box_, cards_of_city(*box_, s, i));
      city["stages"] = c.stages;
      city["free_build"] = c.free_build != 0;
      city["victories"] = c.victories;
      city["defeats"] = c.defeats;
      if (i < s.players()) city["hand"] = names_json(*box_, hand_held(s, i));
    }
    const Action& sealed_choice = s.sealed[s.two_players() && i == kFreeCity ? kFreeCityChoice : i];
    if (sealed_choice.kind != Kind::None) city["sealed"] = notation(sealed_choice);
    cities.push_back(city);
  }
  json["cities"] = cities;
  if (dealt) json["record"] = record_json(*box_, s);
  return json;
}

Result<State> SevenWonders::read_position(const Json& json, const Options& options, Random& random) const {
  Reader in(json, "position");
  if (options.players < kMinPlayers || options.players > kMaxPlayers)
    return problem("options.players", "must be from 2 to 7", "7W-2.1");
  State s{};
  s.options = options;
  s.cities = options.players == 2 ? 3 : options.players;
  PositionDraft draft;
  Framing(*box_, s, draft, random, in).read();
  if (!in.failed() && s.step != Step::ChooseBoards) {
    if (in.has("record")) {
      read_record(*box_, s, in.object("record"));
      s.mausoleum_due = static_cast<std::uint8_t>(draft.mausoleum_due.value_or(0));
    } else {
      fill_slots(*box_, s, draft, random, in);
      if (draft.mausoleum_due.value_or(s.mausoleum_due) != s.mausoleum_due) {
        in.fail_at("position.mausoleum_due",
                   say("must be {n} here: the completed stages give that many constructions from the discard "
                       "pile; leave it out",
                       {{"n", int{s.mausoleum_due}}}),
                   "7W-12.16");
      }
    }
    if (!in.failed()) sort_hands(s);
  }
  if (!in.failed()) settle_cities(*box_, s);
  if (!in.failed()) settle_actor(*box_, s, in);
  if (!in.failed() && in.has("record")) compare_with_record(*box_, s, draft, in);
  if (in.failed()) return std::unexpected(in.problem());
  if (const Phrase fault = first_fault(*this, s); !fault.empty())
    return problem("position", say("cannot have come about: {why}", {{"why", fault}}));
  seal_choices(*this, s, draft, in);
  if (in.failed()) return std::unexpected(in.problem());
  return s;
}

}  // namespace zig::seven_wonders
