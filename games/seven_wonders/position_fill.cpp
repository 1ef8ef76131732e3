// The short form of a position. Cards that are named get places; then the rest of each age's deck is dealt at
// random into the places that are left. A city's takes of an age come in the order: thrown away, built,
// stages.
#include <algorithm>

#include "games/seven_wonders/memory.h"
#include "games/seven_wonders/names.h"
#include "games/seven_wonders/position.h"
#include "games/seven_wonders/seven_wonders.h"
#include "games/seven_wonders/timeline.h"

namespace zig::seven_wonders {

namespace {

constexpr CardId kOpen{0xFE};  // a place whose card is not settled yet

class Filling {
 public:
  Filling(const Box& box, State& s, const PositionDraft& draft, Random& random, Reader& in)
      : box_(box), s_(s), draft_(draft), random_(random), in_(in) {}

  void run() {
    open_places();
    choose_guilds();
    for (int city = 0; city < s_.cities && ok(); ++city) place_takes(city);
    if (ok()) place_looks();
    for (const NamedCard& named : draft_.discard) place_discard(named);
    for (int seat = 0; seat < s_.players(); ++seat) place_hand(seat);
    place_draw_pile();
    if (!ok()) return;
    for (int age = 1; age <= s_.age; ++age) deal_rest(age);
    record_looks();
    if (s_.two_players()) settle_free_city();
  }

 private:
  bool ok() const { return !in_.failed(); }
  CardId& card(int age, int slot) { return s_.card[age - 1][slot]; }
  Fate& fate(int age, int slot) { return s_.fate[age - 1][slot]; }
  bool open_discard(int age, int slot) {
    return card(age, slot) == kOpen && fate(age, slot) == Fate::Discarded;
  }
  std::string name(CardId c) const { return card_notation(box_, c); }

  void open_places() {
    for (int age = 1; age <= s_.age; ++age) {
      for (int slot = 0; slot < kSlots; ++slot) {
        if (slot_in_use(s_, age, slot)) card(age, slot) = kOpen;
      }
      each_resolved_slot(s_, age, [&](int slot, int, int) { fate(age, slot) = Fate::Discarded; });
      for (CardId c : box_.deck[s_.options.players][static_cast<std::size_t>(age - 1)])
        ++left_[static_cast<std::size_t>(c)];
    }
  }

  template <class Visit>
  void each_named(Visit visit) const {
    const auto all = [&](const NamedCards& cards) { std::ranges::for_each(cards, visit); };
    for (const CityDraft& city : draft_.cities) {
      all(city.built);
      all(city.exhumed);
      all(city.markers);
      all(city.hand);
    }
    all(draft_.discard);
    all(draft_.draw_pile);
  }

  // 7W-2.2: the guilds that are named are in play, and others at random up to the right number.
  void choose_guilds() {
    if (s_.age < 3) return;
    const int wanted = box_.guilds_in_play[s_.options.players] + extra_guilds(box_, s_.options);
    int chosen = 0;
    each_named([&](const NamedCard& named) {
      auto& count = left_[static_cast<std::size_t>(named.card)];
      if (!box_.card(named.card).guild() || count > 0) return;
      count = 1;
      if (++chosen > wanted) {
        in_.fail_at(
            named.where,
            say("{card} would be guild number {n}; only {most} are in play with this number of players",
                {{"card", name(named.card)}, {"n", chosen}, {"most", wanted}}),
            "7W-2.2");
      }
    });
    std::array<CardId, kGuilds> guilds = box_.guild_cards;
    random_.shuffle(guilds);
    for (CardId guild : guilds) {
      if (chosen >= wanted || left_[static_cast<std::size_t>(guild)] > 0) continue;
      left_[static_cast<std::size_t>(guild)] = 1;
      ++chosen;
    }
  }

  // Takes one copy of a named card out of the deck.
  bool take_copy(const NamedCard& named) {
    const CardInfo& info = box_.card(named.card);
    if (info.age > s_.age) {
      in_.fail_at(named.where,
                  say("{card} belongs to age {n}, which has not begun; raise \"age\"",
                      {{"card", name(named.card)}, {"n", int{info.age}}}),
                  "7W-6.1");
      return false;
    }
    auto& left = left_[static_cast<std::size_t>(named.card)];
    if (left > 0) {
      --left;
      return true;
    }
    const int copies = info.guild() ? 1 : info.copies[s_.options.players];
    if (copies == 0) {
      in_.fail_at(
          named.where,
          say("{card} is not used with {n} players", {{"card", name(named.card)}, {"n", s_.players()}}),
          "7W-1.10");
    } else {
      in_.fail_at(named.where,
                  say("{card} is named more often than it exists: {n} {n#copy is|copies are} in play",
                      {{"card", name(named.card)}, {"n", copies}}),
                  info.guild() ? "7W-2.2" : "7W-2.1");
    }
    return false;
  }

  void put(int age, int slot, Fate what, const NamedCard* named) {
    fate(age, slot) = what;
    if (named && take_copy(*named)) card(age, slot) = named->card;
  }

  // --- what a city built, and its stages

  struct AgePlan {
    NamedCards built, markers;  // a marker with kOpen is any card
    int turns = 0;
    int free() const { return turns - static_cast<int>(built.size() + markers.size()); }
  };
  using Plan = std::array<AgePlan, 3>;

  void place_takes(int city) {
    const CityDraft& said = draft_.cities[static_cast<std::size_t>(city)];
    Plan plan;
    for (int age = 1; age <= s_.age; ++age)
      plan[static_cast<std::size_t>(age - 1)].turns = turns_resolved(s_, age);
    for (const NamedCard& named : said.built) {
      const int age = box_.card(named.card).age;
      if (age > s_.age) return void(take_copy(named));  // says what is wrong
      plan[static_cast<std::size_t>(age - 1)].built.push_back(named);
    }
    std::array<NamedCard, 3> seventh{};
    for (int age = 1; age <= s_.age; ++age) {
      if (!move_seventh(city, age, plan, seventh)) return;
    }
    if (!plan_markers(city, plan)) return;
    int markers = 0;
    for (int age = 1; age <= s_.age && ok(); ++age) {
      const AgePlan& p = plan[static_cast<std::size_t>(age - 1)];
      int turn = p.free() + 1;
      for (const NamedCard& named : p.built) put(age, slot_of(s_, age, turn++, city), Fate::Built, &named);
      for (const NamedCard& named : p.markers) {
        marker_time_[static_cast<std::size_t>(city)].push_back({age, turn});
        put(age, slot_of(s_, age, turn++, city), Fate::Marker, named.card == kOpen ? nullptr : &named);
      }
      markers += static_cast<int>(p.markers.size());
      const NamedCard& last = seventh[static_cast<std::size_t>(age - 1)];
      if (last.where.empty()) continue;
      if (!power_within(box_, s_.city[city], markers, &Effects::seventh_card))
        return too_many(last, age, p.turns);
      put(age, last_slot_of(s_, age, city), Fate::Built, &last);
    }
  }

  void too_many(const NamedCard& named, int age, int turns) {
    in_.fail_at(named.where,
                say("{card} is one card too many: in age {age} this city has played {n} {n#card|cards} so "
                    "far (a card from the discard pile belongs in \"exhumed\")",
                    {{"card", name(named.card)}, {"age", age}, {"n", turns}}),
                "7W-6.3");
  }

  // 7W-9.4: one card more than turns can only be a seventh card.
  bool move_seventh(int city, int age, Plan& plan, std::array<NamedCard, 3>& seventh) {
    AgePlan& p = plan[static_cast<std::size_t>(age - 1)];
    if (p.free() >= 0) return true;
    const bool possible = p.free() == -1 && leftovers_gone(s_, age) &&
                          power_within(box_, s_.city[city], s_.city[city].stages, &Effects::seventh_card);
    if (!possible) {
      too_many(p.built[static_cast<std::size_t>(p.turns)], age, p.turns);
      return false;
    }
    seventh[static_cast<std::size_t>(age - 1)] = p.built.back();
    p.built.pop_back();
    return true;
  }

  // 7W-7.5: stages in order, so markers of later stages are of the same or a later age. Early unless the
  // Mausoleum needs a discard pile first.
  bool plan_markers(int city, Plan& plan) {
    const CityDraft& said = draft_.cities[static_cast<std::size_t>(city)];
    const int stages = s_.city[city].stages, named = static_cast<int>(said.markers.size());
    std::vector<int> age_of(static_cast<std::size_t>(stages), 0);
    std::array<int, 3> room{};
    for (std::size_t i = 0; i < 3; ++i) room[i] = plan[i].free();
    int lowest = 1;
    for (int i = 0; i < named; ++i) {
      const NamedCard& marker = said.markers[static_cast<std::size_t>(i)];
      const int age = box_.card(marker.card).age;
      if (age > s_.age) return take_copy(marker);
      if (age < lowest) {
        in_.fail_at(
            marker.where,
            say("{card} is of an earlier age than the marker before it; stages are completed in order",
                {{"card", name(marker.card)}}),
            "7W-7.5");
        return false;
      }
      lowest = age;
      age_of[static_cast<std::size_t>(i)] = age;
      --room[static_cast<std::size_t>(age - 1)];
    }
    const bool late = power_within(box_, s_.city[city], stages, &Effects::from_discard);
    bool fits = std::ranges::all_of(room, [](int n) { return n >= 0; });
    int highest = s_.age;
    for (int k = named; k < stages && fits; ++k) {
      const int i = late ? stages - 1 - (k - named) : k;
      int& age = late ? highest : lowest;
      while (age >= 1 && age <= s_.age && room[static_cast<std::size_t>(age - 1)] == 0) age += late ? -1 : 1;
      fits = age >= 1 && age <= s_.age && (!late || named == 0 || age >= lowest);
      if (!fits) break;
      --room[static_cast<std::size_t>(age - 1)];
      age_of[static_cast<std::size_t>(i)] = age;
    }
    if (!fits) {
      in_.fail_at(said.where,
                  say("the buildings and {n} {n#stage|stages} need more cards than this city has played so "
                      "far; lower \"stages\" or raise \"turn\"",
                      {{"n", stages}}),
                  "7W-6.3");
      return false;
    }
    for (int i = 0; i < stages; ++i) {
      auto& markers = plan[static_cast<std::size_t>(age_of[static_cast<std::size_t>(i)] - 1)].markers;
      markers.push_back(i < named ? said.markers[static_cast<std::size_t>(i)] : NamedCard{kOpen, ""});
    }
    return true;
  }

  // --- the discard pile

  struct Moment {
    int age, turn;
    bool operator<=(const Moment& other) const {
      return age < other.age || (age == other.age && turn <= other.turn);
    }
  };

  // 7W-12.16: when each right of the Mausoleum was, or will be, used.
  void place_looks() {
    const int city = mausoleum_city(box_, s_);
    const auto exhumed_where = [&] {
      for (const CityDraft& said : draft_.cities) {
        if (!said.exhumed.empty()) return said.exhumed.front().where;
      }
      return std::string();
    }();
    const bool at_end_of_age = s_.options.mausoleum_timing == MausoleumTiming::EndOfAge;
    int due = 0;
    for (int i = 0; city != kNobody && i < s_.city[city].stages; ++i) {
      if (!board(box_, s_.city[city]).stages[static_cast<std::size_t>(i)].effects.from_discard) continue;
      Moment at = marker_time_[static_cast<std::size_t>(city)][static_cast<std::size_t>(i)];
      const bool this_turn = at.age == s_.age && (at_end_of_age || at.turn == s_.turn);
      if (at_end_of_age) at.turn = 6;
      const bool asked_later = s_.step == Step::SeventhCard || s_.step == Step::Mausoleum ||
                               (at_end_of_age && s_.step == Step::ChooseCards);
      if (this_turn && asked_later) {
        ++due;
      } else {
        looks_.push_back({at, kNoCard});
      }
    }
    if (s_.step == Step::Mausoleum) {
      const int asked = draft_.mausoleum_due.value_or(due);
      if (due > 0 && (asked > due || asked < 1)) {
        return in_.fail_at(in_.where() + ".mausoleum_due",
                           say("must be from 1 to {n}, the stages just completed that build from the discard "
                               "pile; leave it out",
                               {{"n", due}}),
                           "7W-12.16");
      }
      if (due == 0) {
        return in_.fail_at(in_.where() + ".step",
                           "no stage that builds from the discard pile was just completed; give a city whose "
                           "last stage is one",
                           "7W-12.16");
      }
      for (; due > asked; --due) looks_.push_back({{s_.age, s_.turn}, kNoCard});
    }
    s_.mausoleum_due = static_cast<std::uint8_t>(due);
    int used = 0;
    for (std::size_t c = 0; c < draft_.cities.size(); ++c) {
      if (!draft_.cities[c].exhumed.empty() && static_cast<int>(c) != city) {
        return in_.fail_at(exhumed_where, "only the city with the Mausoleum builds from the discard pile",
                           "7W-12.13");
      }
      used += static_cast<int>(draft_.cities[c].exhumed.size());
    }
    if (used > static_cast<int>(looks_.size())) {
      return in_.fail_at(exhumed_where,
                         say("names more cards than were built from the discard pile so far: at most {n}, "
                             "one for each such stage",
                             {{"n", looks_.size()}}),
                         "7W-12.13");
    }
    if (used == 0) return;
    NamedCards exhumed = draft_.cities[static_cast<std::size_t>(city)].exhumed;
    std::ranges::sort(exhumed, {}, [](const NamedCard& named) { return named.card; });  // by age
    for (int i = 0; i < used && ok(); ++i) {
      auto& look = looks_[looks_.size() - static_cast<std::size_t>(used - i)];
      place_exhumed(exhumed[static_cast<std::size_t>(i)], look);
    }
  }

  struct PlannedLook {
    Moment at;
    CardId taken;
  };

  // The card was thrown away by somebody before the look.
  void place_exhumed(const NamedCard& named, PlannedLook& look) {
    const int age = box_.card(named.card).age;
    for (int slot = 0; age <= s_.age && slot < slots_in_use(s_); ++slot) {
      const Moment thrown{age, taking(s_, age, slot).turn};
      if (!open_discard(age, slot) || !(thrown <= look.at)) continue;
      look.taken = named.card;
      return put(age, slot, Fate::Exhumed, &named);
    }
    in_.fail_at(named.where,
                say("nobody can have discarded {card} before it was taken from the discard pile",
                    {{"card", name(named.card)}}),
                "7W-12.15");
  }

  void place_discard(const NamedCard& named) {
    const int age = box_.card(named.card).age;
    for (int slot = 0; age <= s_.age && slot < slots_in_use(s_); ++slot) {
      if (open_discard(age, slot)) return put(age, slot, Fate::Discarded, &named);
    }
    if (age > s_.age) return void(take_copy(named));
    in_.fail_at(named.where,
                say("nobody can have discarded {card} so far: every card played in its age is in a city",
                    {{"card", name(named.card)}}),
                "7W-12.15");
  }

  // --- hands, and the rest

  void place_held(const NamedCards& cards, Range range, std::string_view what, std::string_view rule) {
    while (range.begin < range.end && fate(s_.age, range.begin) != Fate::Held) ++range.begin;
    int slot = range.begin;
    for (const NamedCard& named : cards) {
      if (box_.card(named.card).age != s_.age) {
        return in_.fail_at(
            named.where,
            say("{card} is not a card of age {n}", {{"card", name(named.card)}, {"n", int{s_.age}}}),
            "7W-6.2");
      }
      if (slot >= range.end) {
        return in_.fail_at(named.where,
                           say("{what} has {n} {n#card|cards} at this point of the game, not {given}",
                               {{"what", what}, {"n", std::max(0, range.size())}, {"given", cards.size()}}),
                           std::string(rule));
      }
      put(s_.age, slot++, Fate::Held, &named);
    }
  }

  void place_hand(int seat) {
    const CityDraft& said = draft_.cities[static_cast<std::size_t>(seat)];
    if (said.hand.empty()) return;
    place_held(said.hand, hand_of(s_, seat), "the hand", s_.two_players() ? "7W-14.11" : "7W-8.2");
  }

  void place_draw_pile() {
    if (draft_.draw_pile.empty()) return;
    place_held(draft_.draw_pile, draw_pile_range(s_.turn), "the draw pile", "7W-14.2");
  }

  void deal_rest(int age) {
    std::vector<CardId> rest;
    for (int i = box_.first_card_of_age[age - 1]; i < box_.first_card_of_age[age]; ++i) {
      rest.insert(rest.end(), left_[static_cast<std::size_t>(i)], static_cast<CardId>(i));
    }
    random_.shuffle(rest);
    for (int slot = 0; slot < kSlots; ++slot) {
      if (card(age, slot) != kOpen) continue;
      if (rest.empty()) return in_.fail("the decks do not hold enough cards", "7W-2.3");
      card(age, slot) = rest.back();
      rest.pop_back();
    }
    for (std::size_t i = 0; age == 3 && i < s_.surplus.size() && !rest.empty(); ++i) {
      s_.surplus[i] = rest.back();
      rest.pop_back();
    }
    std::ranges::sort(s_.surplus);
    settle_unused_guilds(box_, s_);
  }

  // 7W-12.17: with an empty pile the right was lost without a look.
  void record_looks() {
    const int city = mausoleum_city(box_, s_);
    const auto add = [&](const Moment& at, CardId taken) {
      Look& look = s_.looks[s_.look_count++];
      look = {static_cast<std::uint8_t>(at.age), static_cast<std::uint8_t>(at.turn),
              static_cast<std::uint8_t>(seat_for(s_, at.age, at.turn, city)), taken};
      if (pile_seen(s_, s_.look_count - 1).empty()) s_.looks[--s_.look_count] = {};
    };
    for (const PlannedLook& look : looks_) add(look.at, look.taken);
    if (s_.step != Step::Mausoleum) return;
    const int before = s_.look_count;
    add({s_.age, s_.turn}, kNoCard);
    if (s_.look_count == before)
      in_.fail_at(in_.where() + ".step", "the discard pile is empty, so nobody is asked", "7W-12.17");
  }

  // Draws that fit: the travelling hand's newest place is the drawn card's. What the Free City put down face
  // down may have been anything (7W-15.12).
  void settle_free_city() {
    for (int age = 1; age <= s_.age; ++age) {
      const int turns = age < s_.age ? 6 : s_.turn;
      for (int turn = 1; turn <= turns; ++turn) s_.drawn[age - 1][turn - 1] = card(age, 6 + turn);
      const int kinds = box_.first_card_of_age[age] - box_.first_card_of_age[age - 1];
      const std::uint32_t any = kinds >= 32 ? ~0U : (1U << kinds) - 1U;
      for (int turn = 1; turn <= turns_resolved(s_, age); ++turn) {
        if (fate(age, slot_of(s_, age, turn, kFreeCity)) != Fate::Built)
          s_.free_city_could[age - 1][turn - 1] = any;
      }
    }
    each_take(box_, s_, [&](const Take& take) {
      if (take.city == kFreeCity && take.seventh && take.use != Take::Use::Built) {
        const int kinds = box_.first_card_of_age[take.age] - box_.first_card_of_age[take.age - 1];
        s_.free_city_could[take.age - 1][6] = kinds >= 32 ? ~0U : (1U << kinds) - 1U;
      }
    });
  }

  const Box& box_;
  State& s_;
  const PositionDraft& draft_;
  Random& random_;
  Reader& in_;
  std::array<std::uint8_t, 256> left_{};
  std::array<std::vector<Moment>, kMaxCities> marker_time_;
  std::vector<PlannedLook> looks_;
};

}  // namespace

void fill_slots(const Box& box, State& s, const PositionDraft& draft, Random& random, Reader& in) {
  Filling(box, s, draft, random, in).run();
}

}  // namespace zig::seven_wonders
