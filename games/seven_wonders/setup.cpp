// 7W-2: setup, and the deal of each age (7W-6.2, 7W-14.2).
#include <algorithm>

#include "games/seven_wonders/dealing.h"
#include "games/seven_wonders/discard_pile.h"
#include "games/seven_wonders/effects.h"
#include "games/seven_wonders/seven_wonders.h"

namespace zig::seven_wonders {

namespace {

bool side_is_chosen(const Options& options) {
  return options.wonder_assignment == WonderAssignment::ChooseSide ||
         options.wonder_assignment == WonderAssignment::Choose;
}

// 7W-2.10: two values of the option put all boards on one side.
bool side_is_possible(const Options& options, int side) {
  if (options.wonder_assignment == WonderAssignment::SideA) return side == 0;
  if (options.wonder_assignment == WonderAssignment::SideB) return side == 1;
  return true;
}

int random_side(const Options& options, Random& random) {
  switch (options.wonder_assignment) {
    case WonderAssignment::SideA: return 0;
    case WonderAssignment::SideB: return 1;
    default: return static_cast<int>(random.below(2));
  }
}

// A board for a city: what a script says, or one of the free wonders at random.
std::pair<int, int> draw_board(const State& s, Random& random) {
  if (const auto outcome = random.scripted()) {
    const int board = *outcome - kBoardOutcome;
    const bool free = board >= 0 && board < 2 * kWonders && !wonder_taken(s, board / 2);
    if (free && side_is_possible(s.options, board % 2)) return {board / 2, board % 2};
    random.script_cannot_happen(*outcome);
  }
  std::array<int, kWonders> free{};
  std::uint32_t count = 0;
  for (int wonder = 0; wonder < kWonders; ++wonder) {
    if (!wonder_taken(s, wonder)) free[count++] = wonder;
  }
  const int wonder = free[random.below(count)];
  return {wonder, random_side(s.options, random)};
}

// The cards of an age before they are dealt.
struct Deck {
  std::array<CardId, 64> cards;
  int size = 0;
};

// 7W-2.2, 7W-2.9: draw the guilds of this game; the others stay unknown for ever.
void add_guilds(const Box& box, State& s, Random& random, Deck& deck) {
  std::array<CardId, kGuilds> guilds = box.guild_cards;
  random.shuffle(std::span(guilds));
  const int in_play = box.guilds_in_play[s.options.players];
  const int extra = s.options.extra_guilds ? std::min(2, kGuilds - in_play) : 0;
  s.unused_guilds = 0;
  for (int i = 0; i < kGuilds; ++i) {
    if (i < in_play + extra) {
      deck.cards[deck.size++] = guilds[i];
    } else {
      s.unused_guilds =
          static_cast<std::uint16_t>(s.unused_guilds | 1U << (index(guilds[i]) - index(box.guild_cards[0])));
    }
  }
}

// Brings the scripted card to place `at`; a guild that was not drawn changes places with one that was.
void obey_script(const Box& box, State& s, Random& random, Deck& deck, int at) {
  const auto outcome = random.scripted();
  if (!outcome) return;
  const auto begin = deck.cards.begin() + at, end = deck.cards.begin() + deck.size;
  const auto found = std::find(begin, end, static_cast<CardId>(*outcome));
  if (found != end) return std::swap(*begin, *found);
  const int first_guild = index(box.guild_cards[0]);
  const int guild = *outcome - first_guild;
  if (guild >= 0 && guild < kGuilds && ((s.unused_guilds >> guild) & 1U)) {
    const auto drawn = std::find_if(begin, end, [&](CardId card) { return index(card) >= first_guild; });
    if (drawn != end) {
      s.unused_guilds = static_cast<std::uint16_t>((s.unused_guilds & ~(1U << guild)) |
                                                   1U << (index(*drawn) - first_guild));
      *drawn = static_cast<CardId>(*outcome);
      return std::swap(*begin, *drawn);
    }
  }
  random.script_cannot_happen(*outcome);
}

void sort_range(State& s, Range range) { std::ranges::sort(cards_in(s, s.age, range)); }

}  // namespace

void give_board(const Box& box, State& s, int city, int wonder, int side) {
  City& c = s.city[city];
  c.wonder = static_cast<std::uint8_t>(wonder);
  c.side = static_cast<std::uint8_t>(side);
  enter_lasting_effects(c, box.wonders[static_cast<std::size_t>(wonder)].starting);  // 7W-2.7
}

void assign_free_city_board(const Box& box, State& s, Random& random) {
  const auto [wonder, side] = draw_board(s, random);
  give_board(box, s, kFreeCity, wonder, side);
}

void assign_boards(const Box& box, State& s, Random& random) {
  const bool choosing = side_is_chosen(s.options);
  if (s.options.wonder_assignment != WonderAssignment::Choose) {
    for (int city = 0; city < s.players(); ++city) {
      const auto [wonder, side] = draw_board(s, random);
      if (choosing) {
        s.city[city].wonder = static_cast<std::uint8_t>(wonder);  // open; its side comes by choice
      } else {
        give_board(box, s, city, wonder, side);
      }
    }
  }
  if (choosing) {
    s.step = Step::ChooseBoards;
    s.actor = 0;
    return;
  }
  if (s.two_players()) assign_free_city_board(box, s, random);
}

void deal_age(const Box& box, State& s, Random& random) {
  Deck deck;
  const auto& ordinary = box.deck[s.options.players][s.age - 1];
  std::ranges::copy(ordinary, deck.cards.begin());
  deck.size = static_cast<int>(ordinary.size());
  if (s.age == 3) add_guilds(box, s, random, deck);
  random.shuffle(std::span(deck.cards).first(static_cast<std::size_t>(deck.size)));

  auto& cards = s.card[s.age - 1];
  int dealt = 0;
  auto deal_to = [&](Range range) {
    for (int slot = range.begin; slot < range.end; ++slot) {
      if (random.has_script()) obey_script(box, s, random, deck, dealt);
      cards[slot] = deck.cards[dealt++];
    }
    sort_range(s, range);
  };
  if (s.two_players()) {
    const int holder = free_city_holder(s.age, 1);
    const Range hands[2] = {{0, 7}, {13, 20}};
    for (int seat = 0; seat < 2; ++seat) deal_to(hands[seat == holder ? 0 : 1]);
    deal_to({kDrawPile, kDrawPile + kHandSize});
  } else {
    for (int seat = 0; seat < s.players(); ++seat) deal_to({kHandSize * seat, kHandSize * (seat + 1)});
  }
  // 7W-2.9: what is left over of the extra guilds is set aside unseen.
  for (std::size_t i = 0; i < s.surplus.size(); ++i) {
    s.surplus[i] = s.age == 3 && dealt < deck.size ? deck.cards[dealt++] : kNoCard;
  }
  if (s.surplus[0] > s.surplus[1]) std::swap(s.surplus[0], s.surplus[1]);
}

void free_city_draw(State& s, Random& random) {
  auto& cards = s.card[s.age - 1];
  const Range pile = {kDrawPile, kDrawPile + 8 - s.turn};  // before the draw
  int drawn = pile.begin;
  if (const auto outcome = random.scripted()) {
    const auto span = cards_in(s, s.age, pile);
    const auto found = std::ranges::find(span, static_cast<CardId>(*outcome));
    if (found == span.end()) {
      random.script_cannot_happen(*outcome);
    } else {
      drawn = pile.begin + static_cast<int>(found - span.begin());
    }
  } else {
    drawn += static_cast<int>(random.below(static_cast<std::uint32_t>(pile.size())));
  }
  const CardId card = cards[drawn];
  for (int slot = drawn; slot + 1 < pile.end; ++slot) cards[slot] = cards[slot + 1];
  cards[pile.end - 1] = CardId{};  // the place is empty now
  const Range hand = hand_range(s, 0, s.turn);
  cards[hand.end - 1] = card;
  s.drawn[s.age - 1][s.turn - 1] = card;
  sort_range(s, hand);
}

State SevenWonders::start(const Options& options, Random& random) const {
  State s{};
  s.options = options;
  s.cities = options.players == 2 ? 3 : options.players;
  for (int city = 0; city < s.cities; ++city) s.city[city].coins = kStartingCoins;
  assign_boards(*box_, s, random);
  if (s.step == Step::ChooseBoards) return s;
  deal_age(*box_, s, random);  // 7W-2.11: boards are settled before the first hand is dealt
  if (s.two_players()) free_city_draw(s, random);
  return s;
}

}  // namespace zig::seven_wonders
