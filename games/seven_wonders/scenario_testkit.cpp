#include "games/seven_wonders/scenario_testkit.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/seven_wonders/dealing.h"
#include "games/seven_wonders/discard_pile.h"
#include "games/seven_wonders/effects.h"
#include "games/seven_wonders/memory.h"
#include "games/seven_wonders/names.h"

namespace zig::seven_wonders {

namespace {

const Box& box() { return the_game().box(); }

Seat seat_number(int seat) { return Seat{static_cast<std::uint8_t>(seat)}; }

int wonder_named(std::string_view id) {
  const auto found = std::ranges::find(box().wonders, id, &Wonder::id);
  EXPECT_NE(found, box().wonders.end()) << "no wonder " << id;
  return found == box().wonders.end() ? 0 : static_cast<int>(found - box().wonders.begin());
}

std::string name_of(CardId card) { return card_notation(box(), card); }

Lines names_of(const CardList& cards) {
  Lines names;
  for (CardId card : cards) names.push_back(name_of(card));
  return sorted(names);
}

// The cards of an age that no hand and no pile has asked for.
class Rest {
 public:
  Rest(const Options& options, int age) {
    cards_ = box().deck[options.players][static_cast<std::size_t>(age - 1)];
    if (age == 3) cards_.insert(cards_.end(), box().guild_cards.begin(), box().guild_cards.end());
  }
  void remove(CardId card) {
    const auto found = std::ranges::find(cards_, card);
    if (found != cards_.end()) cards_.erase(found);
  }
  CardId next() {
    if (cards_.empty()) return fallback_;
    fallback_ = cards_.front();
    cards_.erase(cards_.begin());
    return fallback_;
  }

 private:
  std::vector<CardId> cards_;
  CardId fallback_{};
};

bool agrees(const State& s, int seat, Action action) {
  SevenWonders::Actions legal;
  the_game().legal(s, seat_number(seat), legal);
  const bool listed = std::ranges::find(legal, action) != legal.end();
  const bool judged = the_game().judge(s, seat_number(seat), action).legal();
  EXPECT_EQ(listed, judged) << "legal() and judge() disagree about " << the_game().notation(action);
  return listed;
}

Action any_move(const State& s, Seat seat) {
  SevenWonders::Actions legal;
  the_game().legal(s, seat, legal);
  EXPECT_FALSE(legal.empty());
  for (Action action : legal) {
    if (action.kind == Action::Kind::Discard || action.kind == Action::Kind::Decline) return action;
  }
  return legal.empty() ? Action{} : legal[0];
}

std::vector<Event> apply(State& s, Seat seat, std::string_view notation) {
  static Random random = Random::fast(7);
  const Action action = notation == kAny ? any_move(s, seat) : action_of(notation);
  const Verdict verdict = the_game().judge(s, seat, action);
  EXPECT_TRUE(verdict.legal()) << "seat " << int{seat.n} << " may not " << notation << ": " << verdict.rule;
  Recorder<Event> recorder;
  if (verdict.legal()) the_game().apply(s, seat, action, random, recorder);
  return recorder.events;
}

}  // namespace

// --- Scenario

Scenario::Scenario(int players) { options_.players = static_cast<std::uint8_t>(players); }

Scenario& Scenario::age(int age) { return age_ = age, *this; }
Scenario& Scenario::turn(int turn) { return turn_ = turn, *this; }
Scenario& Scenario::mausoleum_timing(MausoleumTiming timing) {
  return options_.mausoleum_timing = timing, *this;
}
Scenario& Scenario::copied_shipowners_counts_itself() {
  options_.copied_shipowners_counts_itself = true;
  return *this;
}
Scenario& Scenario::discard_pile(Lines cards) { return pile_ = std::move(cards), *this; }
Scenario& Scenario::draw_pile(Lines cards) { return draw_pile_ = std::move(cards), *this; }

Scenario& Scenario::city(int city) { return city_ = city, *this; }
Scenario& Scenario::wonder(std::string_view id, char side) {
  now().wonder = id;
  now().side = side;
  return *this;
}
Scenario& Scenario::coins(int coins) { return now().coins = coins, *this; }
Scenario& Scenario::built(Lines cards) { return now().built = std::move(cards), *this; }
Scenario& Scenario::stages(int completed) { return now().stages = completed, *this; }
Scenario& Scenario::right_used() { return now().right_used = true, *this; }
Scenario& Scenario::hand(Lines cards) { return now().hand = std::move(cards), *this; }
Scenario& Scenario::victories(int age_one, int age_two, int age_three) {
  now().victories = {age_one, age_two, age_three};
  return *this;
}
Scenario& Scenario::defeats(int defeats) { return now().defeats = defeats, *this; }

State Scenario::state() const {
  State s{};
  s.options = options_;
  s.cities = options_.players == 2 ? 3 : options_.players;
  s.age = static_cast<std::uint8_t>(age_);
  s.turn = static_cast<std::uint8_t>(turn_);
  set_cities(s);
  set_cards(s);
  return s;
}

void Scenario::set_cities(State& s) const {
  for (int i = 0; i < s.cities; ++i) {
    if (!setups_[static_cast<std::size_t>(i)].wonder.empty()) {
      s.city[i].wonder = static_cast<std::uint8_t>(wonder_named(setups_[static_cast<std::size_t>(i)].wonder));
    }
  }
  for (int i = 0; i < s.cities; ++i) {
    const Setup& setup = setups_[static_cast<std::size_t>(i)];
    City& c = s.city[i];
    int wonder = c.wonder;
    if (wonder == kNobody) {
      for (wonder = 0; wonder_taken(s, wonder);) ++wonder;
    }
    give_board(box(), s, i, wonder, setup.side == 'A' ? 0 : 1);
    c.coins = static_cast<std::uint16_t>(setup.coins);
    for (const std::string& name : setup.built) {
      const CardInfo& info = box().card(card_named(name));
      c.buildings.add(info.building);
      enter_lasting_effects(c, info.effects);
    }
    EXPECT_LE(setup.stages, board(box(), c).stage_count);
    for (; c.stages < setup.stages; ++c.stages)
      enter_lasting_effects(c, board(box(), c).stages[c.stages].effects);
    if (setup.right_used) c.free_build = 0;
    for (std::size_t age = 0; age < 3; ++age)
      c.victories[age] = static_cast<std::uint8_t>(setup.victories[age]);
    c.defeats = static_cast<std::uint8_t>(setup.defeats);
  }
}

void Scenario::set_cards(State& s) const {
  for (int age = 1; age <= age_; ++age) {
    auto& cards = s.card[age - 1];
    auto& fates = s.fate[age - 1];
    Rest rest(options_, age);
    std::vector<CardId> pile, draws;
    for (const std::string& name : pile_) {
      if (box().card(card_named(name)).age == age) pile.push_back(card_named(name));
    }
    for (const std::string& name : draw_pile_) draws.push_back(card_named(name));
    for (CardId card : pile) rest.remove(card);
    if (age == age_) {
      for (CardId card : draws) rest.remove(card);
      for (const Setup& setup : setups_) {
        for (const std::string& name : setup.hand) rest.remove(card_named(name));
      }
    }
    std::array<bool, kSlots> held{};
    if (age == age_) {
      for (int seat = 0; seat < s.players(); ++seat) {
        const Lines& named = setups_[static_cast<std::size_t>(seat)].hand;
        const Range range = hand_of(s, seat);
        EXPECT_LE(static_cast<int>(named.size()), range.size()) << "hand of seat " << seat << " is too large";
        for (int slot = range.begin; slot < range.end; ++slot) {
          const auto i = static_cast<std::size_t>(slot - range.begin);
          cards[slot] = i < named.size() ? card_named(named[i]) : rest.next();
          held[static_cast<std::size_t>(slot)] = true;
        }
        if (s.two_players() && packet_of(s, age, s.turn, seat) == 0)
          s.drawn[age - 1][turn_ - 1] = cards[range.end - 1];
        std::ranges::sort(cards_in(s, age, range));
      }
      if (s.two_players()) {
        const Range range = draw_pile_range(turn_);
        for (int slot = range.begin; slot < range.end; ++slot) {
          const auto i = static_cast<std::size_t>(slot - range.begin);
          cards[slot] = i < draws.size() ? draws[i] : rest.next();
          held[static_cast<std::size_t>(slot)] = true;
        }
        std::ranges::sort(cards_in(s, age, range));
      }
    }
    // Everything before the hands has been taken: first by the discard pile, then by nobody in particular.
    std::size_t discarded = 0;
    for (int slot = 0; slot < slots_in_use(s); ++slot) {
      const bool growing = s.two_players() && age == age_ && slot >= hand_range(s, 0, turn_).end && slot < 13;
      const bool drawn_before = s.two_players() && slot > kDrawPile;
      if (held[static_cast<std::size_t>(slot)] || growing || drawn_before) continue;
      const bool to_pile = discarded < pile.size();
      cards[slot] = to_pile ? pile[discarded++] : rest.next();
      fates[slot] = to_pile ? Fate::Discarded : Fate::Built;
    }
    EXPECT_EQ(discarded, pile.size()) << "no turn has passed in which this could have been discarded";
  }
}

// --- asking

Action action_of(std::string_view notation) {
  const auto action = the_game().parse_action(notation);
  EXPECT_TRUE(action) << (action ? "" : action.error().line());
  return action.value_or(Action{});
}

CardId card_named(std::string_view name) {
  const auto card = find_card(box(), name, "test");
  EXPECT_TRUE(card) << (card ? "" : card.error().line());
  return card.value_or(CardId{});
}

bool can(const State& s, int seat, std::string_view notation) { return agrees(s, seat, action_of(notation)); }

std::string why_not(const State& s, int seat, std::string_view notation) {
  const Action action = action_of(notation);
  agrees(s, seat, action);
  return std::string(the_game().judge(s, seat_number(seat), action).rule);
}

Lines choices(const State& s, int seat) {
  SevenWonders::Actions legal;
  the_game().legal(s, seat_number(seat), legal);
  Lines lines;
  for (Action action : legal) lines.push_back(the_game().notation(action));
  return sorted(lines);
}

Lines choices_with(const State& s, int seat, std::string_view card) {
  SevenWonders::Actions legal;
  the_game().legal(s, seat_number(seat), legal);
  Lines lines;
  for (Action action : legal) {
    if (action.card == card_named(card)) lines.push_back(the_game().notation(action));
  }
  return sorted(lines);
}

int count_of(const Lines& lines, std::string_view line) {
  return static_cast<int>(std::ranges::count(lines, line));
}

Lines sorted(Lines lines) {
  std::ranges::sort(lines);
  return lines;
}

// --- acting

std::vector<Event> play(State& s, std::initializer_list<std::string_view> moves) {
  const std::vector<std::string_view> list(moves);
  EXPECT_EQ(s.step, Step::ChooseCards);
  EXPECT_EQ(static_cast<int>(list.size()), s.cities);
  const int holder = s.two_players() ? free_city_holder(s.age, s.turn) : kNobody;
  std::vector<Event> events;
  const auto add = [&](const std::vector<Event>& more) {
    events.insert(events.end(), more.begin(), more.end());
  };
  for (int seat = 0; seat < s.players(); ++seat) {
    const int number =
        s.two_players() ? (seat + holder + 1) % 2 : seat;  // the holder last: both choices together
    add(apply(s, seat_number(number), list[static_cast<std::size_t>(number)]));
  }
  if (s.two_players()) add(apply(s, seat_number(holder), list[kFreeCity]));
  return events;
}

std::vector<Event> decide(State& s, std::string_view notation) {
  EXPECT_EQ(the_game().pending(s).size(), 1);
  return apply(s, the_game().pending(s).first(), notation);
}

std::vector<Event> seal(State& s, int seat, std::string_view notation) {
  return apply(s, seat_number(seat), notation);
}

State after(State s, std::initializer_list<std::string_view> moves) {
  play(s, moves);
  return s;
}

void play_any(State& s, int turns) {
  for (int i = 0; i < turns; ++i) {
    const int age = s.age, turn = s.turn;
    while (s.step == Step::ChooseCards && s.age == age && s.turn == turn) {
      apply(s, the_game().pending(s).first(), kAny);
    }
  }
}

void decline_everything(State& s) {
  while (s.step == Step::Mausoleum || s.step == Step::SeventhCard) decide(s, kAny);
}

void finish_age(State& s) {
  const int age = s.age;
  while (s.age == age && s.step != Step::Over) apply(s, the_game().pending(s).first(), kAny);
}

// --- looking

int coins(const State& s, int city) { return s.city[city].coins; }

bool stands(const State& s, int city, std::string_view card) {
  return s.city[city].buildings.has(box().card(card_named(card)).building);
}

Lines hand_cards(const State& s, int seat) { return names_of(hand_held(s, seat)); }

Lines pile_cards(const State& s) {
  Lines names;
  const CardCounts counts = seven_wonders::discard_pile(s);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] > 0) names.insert(names.end(), counts[i], name_of(static_cast<CardId>(i)));
  }
  return sorted(names);
}

int points(const State& s, int city, Category category) {
  return score_city(box(), s, city).points[static_cast<std::size_t>(category)];
}

int total_points(const State& s, int city) { return score_city(box(), s, city).total(); }

Json view_of(const State& s, int seat) { return the_game().view(s, seat_number(seat)); }
Json spectator_view(const State& s) { return the_game().view(s, Observer{}); }
std::string everything_in(const Json& json) { return json.dump(); }

State new_game(const Options& options, std::uint64_t seed) {
  Random random = Random::fast(seed);
  return the_game().start(options, random);
}

std::map<std::string, int> cards_dealt(const State& s, int age) {
  std::map<std::string, int> counts;
  for (int slot = 0; slot < slots_in_use(s); ++slot) {
    const bool unused =
        s.two_players() && age == s.age &&
        (slot >= draw_pile_range(s.turn).end || (slot < 13 && slot >= hand_range(s, 0, s.turn).end));
    if (!unused) ++counts[name_of(s.card[age - 1][slot])];
  }
  return counts;
}

}  // namespace zig::seven_wonders
