// Units, events, hut and village markers of a position. A card is said by its face ("infantry 2", "sabotage", "iron"), by its deck ("infantry",
// "ancient", "any") where chance is to find one, or in full: {"card": 14, "face": "infantry 2", "seen": [0, 2], "pass": 1, "where": "hand"}.
#include <algorithm>

#include "games/civilization/holdings.h"
#include "games/civilization/position_fields.h"

namespace zig::civilization {

namespace {

using Where = Card::Where;
constexpr std::array<std::string_view, 6> kWhereIds = {"face_down", "face_up", "held",
                                                       "hand",      "front",   "played"};
constexpr std::string_view kAny = "any", kAll = "all", kGreatPersonFace = "great_person";
constexpr std::uint8_t kAllSeats = (1U << kMaxPlayers) - 1;
constexpr int kNoHolder = -1;  // under a deck, or out of the game

constexpr bool in_hands(Where where) { return where != Where::FaceDown && where != Where::FaceUp; }
// Who knows a card unless it is said: its holder.
constexpr std::uint8_t usually_seen(Where where, int holder) {
  return in_hands(where) && holder < kBarbarians ? byte(1 << holder) : std::uint8_t{0};
}

// One kind of cards: their places in the state, their faces and decks.
struct Kind {
  std::string_view key;
  std::span<Card> cards;
  std::vector<std::string> face;       // by card
  std::vector<std::string_view> deck;  // by card: what they are called when any of them will do
  std::vector<Where> places;           // where one in somebody's hands can be
};

std::vector<Kind> kinds_of(const Box& box, State& s) {
  std::vector<Kind> kinds = {{"units", s.unit, {}, {}, {Where::Held, Where::Hand, Where::Front}},
                             {"events", s.event, {}, {}, {Where::Held, Where::Played}},
                             {"huts", s.hut, {}, {}, {Where::Held}},
                             {"villages", s.village, {}, {}, {Where::Held}}};
  for (std::size_t i = 0; i < kUnitCards; ++i) {
    kinds[0].deck.push_back(kUnitTypeIds[box.unit_type[i]]);
    kinds[0].face.push_back(std::string(kUnitTypeIds[box.unit_type[i]]) + " " +
                            std::to_string(box.unit_strength[i]));
  }
  for (std::size_t i = 0; i < kEventCards; ++i) {
    kinds[1].deck.push_back(kAgeIds[static_cast<std::size_t>(box.events[box.event_kind[i]].age)]);
    kinds[1].face.emplace_back(kEventCardIds[box.event_kind[i]]);
  }
  const auto content = [](std::uint8_t inside) {
    return std::string(inside == kGreatPersonInside ? kGreatPersonFace : kResourceIds[inside]);
  };
  for (const std::uint8_t inside : box.hut_content) kinds[2].face.push_back(content(inside));
  for (const std::uint8_t inside : box.village_content) kinds[3].face.push_back(content(inside));
  kinds[2].deck.assign(kHuts, kAny);
  for (const std::uint8_t inside : box.village_content)  // CV-8.11: nobody keeps the marker of a great person
    kinds[3].deck.push_back(inside == kGreatPersonInside ? kGreatPersonFace : kAny);
  return kinds;
}

// --- reading

// One card that the position speaks of.
struct Wanted {
  Reader in;
  int holder = kNoHolder;
  int card = -1;     // said by its number
  std::string name;  // a face or a deck
  Card as;
};

class Dealer {
 public:
  Dealer(Kind kind, const State& s, Random& random)
      : kind_(std::move(kind)), players_(s.players()), random_(random), taken_(kind_.cards.size()) {}

  void want(Reader in, int holder) {
    Wanted wanted{in, holder, -1, {}, {}};
    wanted.as.where = holder == kNoHolder ? Where::FaceUp : Where::Held;
    if (in.json().is_object())
      read_entry(wanted);
    else
      wanted.name = wanted.in.as_text();
    if (in.failed()) return;
    if (!in_hands(wanted.as.where)) {
      wanted.holder = kNoHolder;
    } else {
      wanted.as.holder = byte(wanted.holder == kNoHolder ? kBarbarians : wanted.holder);
      wanted.as.seen = byte(wanted.as.seen | usually_seen(wanted.as.where, wanted.as.holder));
    }
    wanted_.push_back(std::move(wanted));
  }

  // Those with a number first, then faces, then whatever is left of a deck.
  void deal() {
    for (Wanted& one : wanted_) {
      if (one.card >= 0 && !one.in.failed()) take(one, one.card);
    }
    for (Wanted& one : wanted_) {
      if (one.card < 0 && !one.in.failed() && is_face(one.name)) deal_face(one);
    }
    for (Wanted& one : wanted_) {
      if (one.card < 0 && !one.in.failed() && !is_face(one.name)) deal_any(one);
    }
  }

 private:
  void read_entry(Wanted& wanted) {
    Reader& in = wanted.in;
    in.only_keys({"card", "face", "where", "seen", "pass"});
    wanted.card = in.integer("card", 0, static_cast<int>(kind_.cards.size()) - 1, -1);
    wanted.name = in.text("face", wanted.card < 0 ? std::nullopt : std::optional<std::string>(""));
    if (in.has("where")) {
      wanted.as.where = static_cast<Where>(read_choice(in, field(in, "where"), in.text("where"), kWhereIds));
      const bool fits = in_hands(wanted.as.where)
                            ? std::ranges::find(kind_.places, wanted.as.where) != kind_.places.end()
                            : wanted.holder == kNoHolder;
      if (!in.failed() && !fits) in.fail_at(field(in, "where"), "is no place for such a card", "CV-1.1");
    }
    wanted.as.seen = read_seen(in);
    wanted.as.pass = byte(in.integer("pass", 0, static_cast<int>(kind_.cards.size()) - 1, 0));
    if (!in.failed() && wanted.card >= 0 && !wanted.name.empty() &&
        normalized(wanted.name) != normalized(kind_.face[static_cast<std::size_t>(wanted.card)]))
      in.fail(say("card {card} is {face}; leave one of the two out",
                  {{"card", wanted.card},
                   {"face", in_quotes(kind_.face[static_cast<std::size_t>(wanted.card)])}}),
              "CV-1.1");
  }

  std::uint8_t read_seen(Reader& in) const {
    if (!in.has("seen")) return 0;
    if (in.json()["seen"] == kAll) return kAllSeats;
    unsigned seen = 0;
    for (Reader& seat : in.list("seen", kMaxPlayers)) seen |= 1U << seat.as_integer(0, players_ - 1);
    return byte(static_cast<int>(seen));
  }
  bool is_face(const std::string& name) const {
    const std::string wanted = normalized(name);
    return std::ranges::any_of(kind_.face,
                               [&](const std::string& face) { return normalized(face) == wanted; });
  }
  void take(Wanted& one, int card) {
    const auto i = static_cast<std::size_t>(card);
    if (taken_[i]) return one.in.fail("is in two places; keep one", "CV-1.1");
    taken_[i] = true;
    kind_.cards[i] = one.as;
  }
  void deal_face(Wanted& one) {
    const std::string wanted = normalized(one.name);
    int count = 0;
    for (std::size_t i = 0; i < kind_.face.size(); ++i) {
      if (normalized(kind_.face[i]) != wanted) continue;
      if (!taken_[i]) return take(one, static_cast<int>(i));
      ++count;
    }
    one.in.fail(say("the box has only {n} of {name}", {{"n", count}, {"name", in_quotes(one.name)}}),
                "CV-1.1");
  }
  void deal_any(Wanted& one) {
    const std::string wanted = normalized(one.name);
    std::vector<int> left;
    bool known = false;
    for (std::size_t i = 0; i < kind_.deck.size(); ++i) {
      if (normalized(kind_.deck[i]) != wanted) continue;
      known = true;
      if (!taken_[i]) left.push_back(static_cast<int>(i));
    }
    if (!known) return refuse_name(one);
    if (left.empty())
      return one.in.fail(say("the deck of {name} has no card left for it", {{"name", in_quotes(one.name)}}),
                         "CV-1.1");
    take(one, left[random_.below(static_cast<std::uint32_t>(left.size()))]);
  }
  void refuse_name(Wanted& one) {
    std::vector<std::string_view> names(kind_.face.begin(), kind_.face.end());
    names.insert(names.end(), kind_.deck.begin(), kind_.deck.end());
    std::ranges::sort(names);
    names.erase(std::ranges::unique(names).begin(), names.end());
    read_choice(one.in, one.in.where(), one.name, names, "CV-1.1");
  }

  Kind kind_;
  int players_;
  Random& random_;
  std::vector<bool> taken_;
  std::vector<Wanted> wanted_;
};

// CV-2.2, CV-2.13: the standing forces of the start.
void draw_forces(const Box& box, State& s, int seat, Random& random) {
  for (int type = 0; type < kRankedTypes; ++type)
    draw_unit(box, s, seat, static_cast<UnitType>(type), random);
  for (int i = 0; i < 2 && player(s, seat).civ == Civ::Germany; ++i)
    draw_unit(box, s, seat, UnitType::Infantry, random);
}

// --- writing

Json entry_json(const Kind& kind, std::size_t i, Where usual) {
  const Card& card = kind.cards[i];
  FieldWriter io;
  io.number("card", static_cast<int>(i), -1);
  io.put("face", kind.face[i]);
  io.id("where", card.where, kWhereIds, static_cast<int>(usual));
  if (card.seen == kAllSeats)
    io.put("seen", kAll);
  else if (card.seen != usually_seen(card.where, card.holder))
    io.numbers("seen", card.seen, kMaxPlayers);
  io.number("pass", card.pass);
  return std::move(io.json);
}

}  // namespace

void read_cards(Reader& in, const Box& box, State& s, Random& random) {
  std::vector<Reader> players = in.list("players", static_cast<std::size_t>(s.players()));
  Reader decks = in.object("decks");
  decks.only_keys({"units", "events", "huts", "villages"});
  for (Kind& kind : kinds_of(box, s)) {
    const std::string_view key = kind.key;
    const std::size_t count = kind.cards.size();
    Dealer dealer(std::move(kind), s, random);
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      for (Reader& one : players[seat].list(key, count)) dealer.want(one, static_cast<int>(seat));
    }
    for (Reader& one : decks.list(key, count)) dealer.want(one, kNoHolder);
    if (!in.failed()) dealer.deal();
  }
  if (in.failed() || s.stage == Stage::Civilizations) return;
  for (int seat = 0; seat < s.players(); ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    if (i >= players.size() || !players[i].has("units")) draw_forces(box, s, seat, random);
  }
}

void write_cards(const Box& box, const State& s, Json& position) {
  State copy = s;
  Json decks = Json::object();
  for (const Kind& kind : kinds_of(box, copy)) {
    const std::string key(kind.key);
    for (Json& player : position["players"]) player[key] = Json::array();
    for (std::size_t i = 0; i < kind.cards.size(); ++i) {
      const Card& card = kind.cards[i];
      if (in_hands(card.where) && card.holder < s.players())
        position["players"][card.holder][key].push_back(entry_json(kind, i, Where::Held));
      else if (card != Card{})
        decks[key].push_back(entry_json(kind, i, Where::FaceUp));
    }
  }
  position["decks"] = std::move(decks);
}

}  // namespace zig::civilization
