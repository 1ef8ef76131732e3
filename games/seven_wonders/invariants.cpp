// Law 2: every card of the box is in exactly one place, and whatever follows from the cards agrees with them.
// A position that people wrote passes through here before it is played.
#include "games/seven_wonders/invariants.h"

#include <algorithm>
#include <cstring>

#include "games/seven_wonders/discard_pile.h"
#include "games/seven_wonders/memory.h"
#include "games/seven_wonders/timeline.h"

namespace zig::seven_wonders {

namespace {

using Kind = Action::Kind;

class Audit {
 public:
  Audit(const SevenWonders& game, const State& s) : game_(game), box_(game.box()), s_(s) {}

  Phrase first_fault() {
    frame();
    if (!fault_.empty()) return fault_;  // the rest reads the state by its frame
    boards();
    for (int age = 1; age <= 3; ++age) slots(age);
    if (!fault_.empty()) return fault_;
    for (int age = 1; age <= 3; ++age) copies(age);
    hands();
    cities();
    looks();
    free_city();
    sealed();
    return fault_;
  }

 private:
  void require(bool holds, std::string_view what) {
    if (!holds && fault_.empty()) fault_ = what;
  }
  void require(bool holds, std::string_view what, int age, int n) {
    if (!holds && fault_.empty())
      fault_ = say("{what} (age {age}, place {n})", {{"what", what}, {"age", age}, {"n", n}});
  }

  void frame() {
    require(s_.players() >= 2 && s_.players() <= 7, "number of players");
    require(s_.options.wonder_assignment <= WonderAssignment::Choose, "option wonder_assignment");
    require(s_.options.mausoleum_timing <= MausoleumTiming::EndOfAge, "option mausoleum_timing");
    require(s_.cities == (s_.two_players() ? 3 : s_.players()), "number of cities");
    require(s_.step <= Step::Over, "step");
    require(s_.age >= 1 && s_.age <= 3 && s_.turn >= 1 && s_.turn <= 6, "age or turn");
    require(s_.step != Step::ChooseBoards || (s_.age == 1 && s_.turn == 1),
            "boards are chosen before the first turn");
    require(s_.step != Step::SeventhCard || s_.turn == 6, "a seventh card is played in turn 6");
    require(s_.step != Step::Over || (s_.age == 3 && s_.turn == 6), "the game ends after turn 6 of Age III");
    require(s_.look_count <= s_.looks.size(), "number of looks into the discard pile");
    const bool decides =
        s_.step == Step::ChooseBoards || s_.step == Step::SeventhCard || s_.step == Step::Mausoleum;
    require(decides ? s_.actor < s_.players() : s_.actor == kNobody, "the seat that decides");
    require(s_.unused_0 == State{}.unused_0 && s_.unused_2 == State{}.unused_2, "unused bytes are zero");
  }

  void boards() {
    std::array<bool, kWonders> taken{};
    for (int i = 0; i < kMaxCities; ++i) {
      const City& city = s_.city[i];
      const bool choosing = s_.step == Step::ChooseBoards;
      if (i >= s_.cities) {
        require(city.wonder == kNobody && city.side == kNobody, "a board outside the game");
        continue;
      }
      require(city.wonder < kWonders || (choosing && city.wonder == kNobody), "a city without a board");
      require(city.side <= 1 || (choosing && city.side == kNobody), "a board without a side");
      if (city.wonder >= kWonders) continue;
      require(!taken[city.wonder], "two cities have the same Wonder");
      taken[city.wonder] = true;
    }
  }

  // Places hold cards of their age, and have the fate that the age and turn ask for.
  void slots(int age) {
    std::array<bool, kSlots> resolved{};
    if (fault_.empty())
      each_resolved_slot(s_, age,
                         [&](int slot, int, int) { resolved[static_cast<std::size_t>(slot)] = true; });
    for (int slot = 0; slot < kSlots; ++slot) {
      const CardId card = s_.card[age - 1][slot];
      const Fate fate = s_.fate[age - 1][slot];
      require(fate <= Fate::Exhumed, "an unknown fate", age, slot);
      if (!slot_in_use(s_, age, slot)) {
        require(card == CardId{} && fate == Fate::Held, "a card in a place that is not used", age, slot);
        continue;
      }
      require(index(card) < box_.card_count() && box_.card(card).age == age, "a card of another age", age,
              slot);
      require((fate != Fate::Held) == resolved[static_cast<std::size_t>(slot)],
              resolved[static_cast<std::size_t>(slot)] ? "a card that should have been played"
                                                       : "a card played too early",
              age, slot);
    }
  }

  // 7W-2.1, 7W-2.2, 7W-2.9: exactly the copies of the age's deck.
  void copies(int age) {
    if (!age_dealt(s_, age)) {
      require(age != 3 || (s_.unused_guilds == 0 && s_.surplus == State{}.surplus),
              "guilds drawn before Age III");
      return;
    }
    CardCounts counts{};
    for (int slot = 0; slot < kSlots; ++slot) {
      if (slot_in_use(s_, age, slot)) ++counts[static_cast<std::size_t>(s_.card[age - 1][slot])];
    }
    if (age == 3) guilds(counts);
    CardCounts deck{};
    for (CardId card : box_.deck[s_.options.players][static_cast<std::size_t>(age - 1)])
      ++deck[static_cast<std::size_t>(card)];
    if (age == 3) {
      for (CardId card : box_.guild_cards) deck[static_cast<std::size_t>(card)] = 1;
    }
    for (std::size_t i = 0; i < counts.size(); ++i) {
      require(counts[i] == deck[i], "the number of copies of a card", age, static_cast<int>(i));
    }
  }

  void guilds(CardCounts& counts) {
    const int extra = extra_guilds(box_, s_.options);
    require(s_.surplus[0] <= s_.surplus[1], "the surplus is sorted");
    for (int i = 0; i < 2; ++i) {
      const CardId card = s_.surplus[static_cast<std::size_t>(i)];
      require((card != kNoCard) == (i < extra), "the surplus of extra guilds");
      if (index(card) < box_.card_count()) ++counts[static_cast<std::size_t>(card)];
    }
    for (int guild = 0; guild < 16; ++guild) {
      if (((s_.unused_guilds >> guild) & 1U) == 0) continue;
      require(guild < kGuilds, "an unknown guild");
      if (guild < kGuilds)
        ++counts[static_cast<std::size_t>(box_.guild_cards[static_cast<std::size_t>(guild)])];
    }
    require(std::popcount(s_.unused_guilds) == kGuilds - box_.guilds_in_play[s_.options.players] - extra,
            "the unused guilds");
  }

  void hands() {
    if (s_.step == Step::ChooseBoards) return;
    const auto sorted = [&](Range range) {
      while (range.begin < range.end && s_.fate[s_.age - 1][range.begin] != Fate::Held) ++range.begin;
      return std::ranges::is_sorted(cards_in(s_, s_.age, range));
    };
    for (int packet = 0; packet < packet_count(s_); ++packet) {
      require(sorted(hand_range(s_, packet, s_.turn)), "a hand is sorted");
    }
    require(!s_.two_players() || sorted(draw_pile_range(s_.turn)), "the draw pile is sorted");
  }

  void cities() {
    std::array<int, kMaxCities> markers{};
    std::array<Buildings, kMaxCities> built{};
    const auto add = [&](int city, CardId card) {
      Buildings& buildings = built[static_cast<std::size_t>(city)];
      require(!buildings.has(box_.card(card).building), "a building twice in one city");
      buildings.add(box_.card(card).building);
    };
    each_take(box_, s_, [&](const Take& take) {
      markers[static_cast<std::size_t>(take.city)] += take.use == Take::Use::Stage;
      if (take.use == Take::Use::Built) add(take.city, take.card);
    });
    const int mausoleum = mausoleum_city(box_, s_);
    for (int i = 0; i < s_.look_count; ++i) {
      const CardId taken = s_.looks[static_cast<std::size_t>(i)].taken;
      require(taken == kNoCard || index(taken) < box_.card_count(),
              "an unknown card taken from the discard pile");
      if (mausoleum != kNobody && index(taken) < box_.card_count()) add(mausoleum, taken);
    }
    const int over = ages_over(s_);
    for (int i = 0; i < kMaxCities; ++i) {
      const City& city = s_.city[i];
      if (i >= s_.cities) {
        require(std::memcmp(&city, &State{}.city[0], sizeof city) == 0, "a city outside the game");
        continue;
      }
      require(city.buildings == built[static_cast<std::size_t>(i)],
              "the buildings of a city are the cards it built");
      require(city.stages == markers[static_cast<std::size_t>(i)], "each completed stage has a marker");
      require(city.side > 1 || city.stages <= board(box_, city).stage_count,
              "more stages than the board has");
      const City derived = with_lasting_effects(box_, city);
      require(std::memcmp(&city, &derived, sizeof city) == 0,
              "production, shields and discounts follow from the buildings");
      require(city.free_build <= (power_within(box_, city, city.stages, &Effects::free_build) ? 1 : 0),
              "Olympia's right");
      for (int age = 1; age <= 3; ++age) {
        require(city.victories[static_cast<std::size_t>(age - 1)] <= (age <= over ? 2 : 0),
                "victory tokens of an age");
      }
      require(city.victories[0] + city.victories[1] + city.victories[2] + city.defeats <= 2 * over,
              "military tokens");
    }
  }

  // 7W-12.13: looks in order, by the right seat, each taking a card that lay there.
  void looks() {
    const int mausoleum = mausoleum_city(box_, s_);
    CardCounts taken{}, exhumed{};
    for (int i = 0; i < static_cast<int>(s_.looks.size()) && fault_.empty(); ++i) {
      const Look& look = s_.looks[static_cast<std::size_t>(i)];
      if (i >= s_.look_count) {
        require(std::memcmp(&look, &State{}.looks[0], sizeof look) == 0, "a look that did not happen");
        continue;
      }
      const bool past = look.age >= 1 && look.turn >= 1 && look.turn <= turns_resolved(s_, look.age);
      require(past, "a look into the discard pile in the future");
      require(mausoleum != kNobody, "a look without a Mausoleum");
      if (!fault_.empty()) return;
      require(look.seat == seat_for(s_, look.age, look.turn, mausoleum),
              "the seat that looked into the discard pile");
      if (i > 0) {
        const Look& before = s_.looks[static_cast<std::size_t>(i - 1)];
        require(before.age < look.age || (before.age == look.age && before.turn <= look.turn),
                "looks in order");
      }
      if (look.taken == kNoCard) continue;
      const CardList pile = pile_seen(s_, i);
      require(std::ranges::find(pile, look.taken) != pile.end(),
              "a card taken that was not on the discard pile");
      ++taken[static_cast<std::size_t>(look.taken)];
    }
    for (int age = 1; age <= 3; ++age) {
      for (int slot = 0; slot < kSlots; ++slot) {
        if (s_.fate[age - 1][slot] == Fate::Exhumed)
          ++exhumed[static_cast<std::size_t>(s_.card[age - 1][slot])];
      }
    }
    require(taken == exhumed, "the exhumed cards are those that were taken");
    int stages = 0;
    if (mausoleum != kNobody) {
      const City& city = s_.city[mausoleum];
      for (int i = 0; city.side <= 1 && i < city.stages && i < board(box_, city).stage_count; ++i)
        stages += board(box_, city).stages[static_cast<std::size_t>(i)].effects.from_discard;
    }
    const bool asking = s_.step == Step::Mausoleum;
    require(s_.look_count + s_.mausoleum_due - (asking ? 1 : 0) <= stages, "more looks than stages allow");
    require(s_.mausoleum_due > 0 || !asking, "a look that is not due");
    if (asking) {
      require(s_.actor_city == mausoleum && s_.look_count > 0, "the city that looks");
      if (!fault_.empty()) return;
      const Look& now = s_.looks[static_cast<std::size_t>(s_.look_count - 1)];
      require(now.age == s_.age && now.turn == s_.turn && now.seat == s_.actor && now.taken == kNoCard,
              "the present look");
      require(discard_pile_size(s_) > 0, "an empty discard pile is not shown");
    }
    if (s_.step == Step::SeventhCard) {
      require(
          s_.actor_city < s_.cities && power_within(box_, s_.city[s_.actor_city],
                                                    s_.city[s_.actor_city].stages, &Effects::seventh_card),
          "the city that plays a seventh card");
      require(s_.actor_city >= s_.cities || s_.actor == seat_for(s_, s_.age, 6, s_.actor_city),
              "the seat that plays it");
    }
    if (s_.step != Step::SeventhCard && !asking) require(s_.actor_city == kNobody, "a city that decides");
  }

  // 7W-14.5, 7W-15.12: the draws, and what the Free City could have put down.
  void free_city() {
    if (!s_.two_players()) {
      require(s_.drawn == State{}.drawn && s_.free_city_could == State{}.free_city_could,
              "a Free City without two players");
      return;
    }
    for (int age = 1; age <= 3; ++age) {
      const int drawn = age_dealt(s_, age) ? (age < s_.age ? 6 : s_.turn) : 0;
      CardList packet;
      for (int slot = 0; slot < 13; ++slot) packet.push_back(s_.card[age - 1][slot]);
      for (int turn = 6; turn >= 1; --turn) {
        const CardId card = s_.drawn[age - 1][turn - 1];
        if (turn > drawn) {
          require(card == CardId{}, "a draw in the future", age, turn);
          continue;
        }
        const auto found = std::find(packet.begin() + 2 * (turn - 1), packet.end(), card);
        require(found != packet.end(), "a drawn card that was never in the hand", age, turn);
        if (found != packet.end()) *found = kNoCard;
      }
      std::array<std::uint32_t, 7> must{}, may{};
      each_resolved_slot(s_, age, [&](int slot, int turn, int city) {
        const bool last = slot == kDrawPile;
        const Fate fate = s_.fate[age - 1][slot];
        if (city != kFreeCity || fate == Fate::Built) return;
        const auto place = static_cast<std::size_t>(last ? 6 : turn - 1);
        may[place] = ~0U;
        if (!last) must[place] = 1U << box_.card(s_.card[age - 1][slot]).age_index;
      });
      for (std::size_t place = 0; place < 7; ++place) {
        const std::uint32_t could = s_.free_city_could[age - 1][place];
        require((could & must[place]) == must[place] && (could & ~may[place]) == 0,
                "what the Free City could put down", age, static_cast<int>(place) + 1);
      }
    }
  }

  // 7W-6.5: sealed choices are legal ones, and not all of them are in.
  void sealed() {
    if (!fault_.empty()) return;
    if (s_.step != Step::ChooseCards) {
      require(s_.sealed == State{}.sealed && s_.choices_made == 0,
              "a sealed choice outside the choice of cards");
      return;
    }
    State open = s_;
    open.sealed = {};
    open.choices_made = 0;
    std::uint8_t complete = 0;
    for (std::uint8_t n = 0; n < s_.sealed.size(); ++n) {
      const Action& choice = s_.sealed[n];
      if (choice.kind == Kind::None) {
        require(choice == Action{}, "an empty sealed choice");
        continue;
      }
      const bool for_free_city = n == kFreeCityChoice;
      const int seat = for_free_city ? free_city_holder(s_.age, s_.turn) : n;
      const bool may_be =
          for_free_city ? s_.two_players() && s_.sealed[seat].kind != Kind::None : n < s_.players();
      require(may_be && game_.judge(open, Seat{static_cast<std::uint8_t>(seat)}, choice).legal(),
              "an illegal sealed choice");
      if (!fault_.empty()) return;
      const bool owes = s_.two_players() && !for_free_city && seat == free_city_holder(s_.age, s_.turn);
      if (owes) open.sealed[seat] = choice;
      if (!owes) complete = static_cast<std::uint8_t>(complete | 1U << seat);
    }
    require(complete == s_.choices_made, "who has chosen");
    require(complete != Seats::all(s_.players()).bits(), "all have chosen, but the turn is not resolved");
  }

  const SevenWonders& game_;
  const Box& box_;
  const State& s_;
  Phrase fault_;
};

}  // namespace

Phrase first_fault(const SevenWonders& game, const State& s) { return Audit(game, s).first_fault(); }

std::string SevenWonders::broken_invariant(const State& s) const { return first_fault(*this, s).english(); }

}  // namespace zig::seven_wonders
