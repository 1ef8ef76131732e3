// 7W-1.3 to 1.5, 7W-5: the cards, what they must satisfy, and the tables made of them.
#include "games/seven_wonders/box_reading.h"

namespace zig::seven_wonders::box_reading {

constexpr std::array<int, 3> kCopiesOfAge = {49, 49, 40};  // 7W-1.3, guilds not counted
constexpr int kMaxCopies = 7;
constexpr int kMaxKindsOfAge = 32;   // CardInfo::age_index is a bit in 32-bit sets
constexpr int kMaxPredecessors = 2;  // 7W-5.1

namespace {

// A card with what only the audit needs.
struct CardEntry {
  CardInfo info;
  std::string where;  // "cards[3] (stone-pit)"
  std::string building;
  std::vector<std::string> chain_from, chain_to;
  const Json* effects = nullptr;
};
using CardEntries = std::vector<CardEntry>;

std::vector<std::string> read_chain(Reader& in, std::string_view key, std::size_t max) {
  std::vector<std::string> ids;
  for (Reader& item : required_list(in, key, max)) {
    const std::string id = item.as_text();
    if (std::find(ids.begin(), ids.end(), id) != ids.end())
      item.fail(say("names {name} a second time; remove one of them", {{"name", in_quotes(id)}}));
    ids.push_back(id);
  }
  return ids;
}

// 7W-1.10, 7W-2.1: a copy is used when there are at least as many players as its mark says; two players use
// what three use (7W-14.2).
void count_copies(const std::vector<int>& marks, CardInfo& card) {
  for (std::size_t players = 3; players <= 7; ++players) {
    const auto used = std::count_if(marks.begin(), marks.end(),
                                    [&](int mark) { return mark <= static_cast<int>(players); });
    card.copies[players] = card.guild() ? 1 : static_cast<std::uint8_t>(used);
  }
  card.copies[2] = card.copies[3];
}

// `in_box` and `by_players` repeat what the marks say; a contradiction is a slip worth finding.
void check_copies(Reader& in, std::string_view key, int stated, int counted) {
  if (stated == counted) return;
  in.fail_at(field(in, key),
             say("says {n}, but the marks give {counted}; correct one of them",
                 {{"n", stated}, {"counted", counted}}),
             "7W-1.10");
}

void read_copies(Reader& in, CardInfo& card) {
  Reader copies = required_object(in, "copies");
  copies.only_keys({"marks", "in_box", "by_players"});
  std::vector<int> marks;
  for (Reader& mark : required_list(copies, "marks", kMaxCopies)) marks.push_back(mark.as_integer(3, 7));
  if (marks.empty() != card.guild()) {
    copies.fail_at(
        field(copies, "marks"),
        card.guild() ? "must be empty: guilds carry no mark" : "is empty; give every copy its mark 3 to 7",
        "7W-1.10");
  }
  count_copies(marks, card);
  check_copies(copies, "in_box", copies.integer("in_box", 0, kMaxCopies, card.copies[7]), card.copies[7]);
  Reader by_players = copies.object("by_players");
  by_players.only_keys({"3", "4", "5", "6", "7"});
  for (std::size_t players = 3; players <= 7; ++players) {
    const int counted = card.copies[players];
    const std::string key = std::to_string(players);
    check_copies(by_players, key, by_players.integer(key, 0, kMaxCopies, counted), counted);
  }
}

CardEntry read_card(Reader& in) {
  in.only_keys({"id", "name", "name_source", "building", "age", "color", "category", "cost", "chain_from",
                "chain_to", "effects", "summary", "copies"});
  CardEntry entry;
  entry.where = in.where();
  entry.info.id = read_id(in, "id");
  entry.info.name = read_names(in, "name");
  entry.building = read_id(in, "building");
  entry.info.age = static_cast<std::uint8_t>(in.integer("age", 1, 3));
  entry.info.colour = static_cast<Colour>(choice(in, "color", kColourIds));
  entry.info.cost = read_cost(in);
  entry.chain_from = read_chain(in, "chain_from", kMaxPredecessors);
  entry.chain_to = read_chain(in, "chain_to", kMaxCards);
  entry.info.effects = read_effects(in, kOnCard);
  read_copies(in, entry.info);
  if (!in.failed()) entry.effects = &*in.json().find("effects");
  return entry;
}

// Age I, Age II, Age III, guilds; within each in the order of the file.
bool comes_before(const CardEntry& a, const CardEntry& b) {
  return std::pair(a.info.age, a.info.guild()) < std::pair(b.info.age, b.info.guild());
}

CardEntries read_card_list(Reader& in) {
  CardEntries entries;
  for (Reader& item : required_list(in, "cards", kMaxCards)) {
    Reader card(item.json(), entry_name(item));
    CardEntry entry = read_card(card);
    pass_on(card, in);
    const auto place = std::upper_bound(entries.begin(), entries.end(), entry, comes_before);
    entries.insert(place, std::move(entry));
  }
  return entries;
}

// --- what a single card must satisfy, and the cards together ---

void audit_card(const CardEntry& entry, Reader& in) {
  const CardInfo& card = entry.info;
  const bool producer = card.colour == Colour::Brown || card.colour == Colour::Grey;
  const auto fail = [&](const char* key, Phrase what, const char* rule) {
    in.fail_at(entry.where + "." + key, std::move(what), rule);
  };
  if (producer && card.age == 3)
    fail("age", "must be 1 or 2: Age III has no brown and no grey cards", "7W-1.5");
  if (card.guild() && card.age != 3) fail("age", "must be 3: purple cards exist only in Age III", "7W-1.5");
  if (card.cost.coins > 0 && card.colour != Colour::Brown) {
    fail("cost.coins", "must be 0: only brown cards cost coins", "7W-3.2");
  }
  if (producer != for_sale(card.effects)) {
    fail("effects",
         producer ? "must hold a tradable production: neighbours buy from brown and grey cards"
                  : "hold a tradable production; only brown and grey cards sell",
         "7W-4.2");
  }
  if ((card.colour == Colour::Green) != (card.effects.symbol >= 0)) {
    fail("effects", "must hold one science symbol if the card is green, and none otherwise", "7W-11.4");
  }
  if (card.colour == Colour::Red && card.effects.shields != card.age) {
    fail("effects",
         say("must give {n} {n#shield|shields}: a red card gives as many as its age", {{"n", int{card.age}}}),
         "7W-11.5");
  }
  if (card.effects.wild_symbol && !card.guild()) {
    fail("effects", "hold a science_choice; only a guild has it", "7W-11.13");
  }
}

// ---- What the cards must satisfy together --------------------------------------------------------------

const CardEntry* find_card(const CardEntries& entries, std::string_view id) {
  const auto found =
      std::find_if(entries.begin(), entries.end(), [&](const CardEntry& e) { return e.info.id == id; });
  return found == entries.end() ? nullptr : &*found;
}

bool names(const std::vector<std::string>& ids, const std::string& id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

void audit_ids(const CardEntries& entries, Reader& in) {
  for (const CardEntry& entry : entries) {
    const CardEntry* first = find_card(entries, entry.info.id);
    if (first != &entry)
      in.fail_at(entry.where + ".id",
                 say("is also the id of {other}; rename one", {{"other", first->where}}));
  }
}

// 7W-7.2: cards of one building differ in age, cost and copies only, since a city holds the building.
void audit_buildings(const CardEntries& entries, Reader& in) {
  for (const CardEntry& entry : entries) {
    const CardEntry& first = *std::find_if(entries.begin(), entries.end(),
                                           [&](const CardEntry& e) { return e.building == entry.building; });
    if (&first == &entry) continue;
    const bool alike = first.info.colour == entry.info.colour && first.info.name.en == entry.info.name.en &&
                       first.info.age != entry.info.age && *first.effects == *entry.effects;
    if (alike) continue;
    in.fail_at(entry.where + ".building",
               say("is also the building of {other}; give both the same name, colour and effects and "
                   "different ages, or rename one",
                   {{"other", first.where}}),
               "7W-7.2");
  }
}

void audit_chain(const CardEntries& entries, const CardEntry& entry, Reader& in) {
  for (const std::string& id : entry.chain_from) {
    const CardEntry* from = find_card(entries, id);
    const std::string where = entry.where + ".chain_from";
    if (!from)
      in.fail_at(where, say("names {id}, which is not a card; correct the id", {{"id", in_quotes(id)}}),
                 "7W-5.1");
    else if (from->info.age + 1 != entry.info.age) {
      in.fail_at(where, say("names {id}, which is not of the age before; correct it", {{"id", id}}),
                 "7W-5.1");
    } else if (!names(from->chain_to, entry.info.id)) {
      in.fail_at(where, say("names {id}, whose chain_to does not name this card; add it there", {{"id", id}}),
                 "7W-5.1");
    }
  }
  for (const std::string& id : entry.chain_to) {
    const CardEntry* to = find_card(entries, id);
    const std::string where = entry.where + ".chain_to";
    if (!to)
      in.fail_at(where, say("names {id}, which is not a card; correct the id", {{"id", in_quotes(id)}}),
                 "7W-5.1");
    else if (!names(to->chain_from, entry.info.id)) {
      in.fail_at(where,
                 say("names {id}, whose chain_from does not name this card; add it there", {{"id", id}}),
                 "7W-5.1");
    }
  }
}

void audit_counts(const CardEntries& entries, Reader& in) {
  std::array<int, 3> copies{}, kinds{};
  int guilds = 0, scientists = 0;
  for (const CardEntry& entry : entries) {
    const std::size_t age = entry.info.age - 1U;
    ++kinds[age];
    if (entry.info.guild())
      ++guilds;
    else
      copies[age] += entry.info.copies[7];
    scientists += entry.info.effects.wild_symbol;
  }
  for (std::size_t age = 0; age < 3; ++age) {
    const std::string roman(age + 1, 'I');
    if (copies[age] != kCopiesOfAge[age]) {
      in.fail_at("cards",
                 say("{what}; check copies.marks",
                     {{"what", wanted(copies[age], kCopiesOfAge[age],
                                      say("ordinary copies of Age {age}", {{"age", roman}}))}}),
                 "7W-1.3");
    }
    if (kinds[age] > kMaxKindsOfAge) {
      in.fail_at("cards", say("hold {n} different cards of Age {age}; at most 32 are possible",
                              {{"n", kinds[age]}, {"age", roman}}));
    }
  }
  if (guilds != kGuilds) in.fail_at("cards", wanted(guilds, kGuilds, "guilds"), "7W-1.3");
  if (scientists > 1)
    in.fail_at("cards", "hold several guilds with a science_choice; at most one may", "7W-11.13");
}

void audit_cards(const CardEntries& entries, Reader& in) {
  audit_ids(entries, in);
  audit_buildings(entries, in);
  for (const CardEntry& entry : entries) {
    audit_card(entry, in);
    audit_chain(entries, entry, in);
  }
  audit_counts(entries, in);
}

// --- the tables of the Box ---

// Numbers the buildings as they come and gives every card its place in its age.
void number_cards(CardEntries& entries, Box& box) {
  std::vector<std::string> buildings;
  std::array<std::uint8_t, 3> in_age{};
  for (CardEntry& entry : entries) {
    const auto found = std::find(buildings.begin(), buildings.end(), entry.building);
    entry.info.building = static_cast<BuildingId>(found - buildings.begin());
    if (found == buildings.end()) buildings.push_back(entry.building);
    entry.info.age_index = in_age[entry.info.age - 1U]++;
  }
  box.building_count = static_cast<int>(buildings.size());
  for (std::size_t age = 0; age < 3; ++age) {
    box.first_card_of_age[age + 1] = box.first_card_of_age[age] + in_age[age];
  }
}

void link_chains(CardEntries& entries) {
  for (CardEntry& entry : entries) {
    for (const std::string& id : entry.chain_from) {
      const BuildingId parent = find_card(entries, id)->info.building;
      entry.info.parents.push_back(parent);
      entry.info.chained_from.add(parent);
    }
  }
}

void index_buildings(Box& box) {
  box.card_of_building.fill(kNoCard);
  std::size_t guild = 0;
  for (std::size_t i = 0; i < box.cards.size(); ++i) {
    const CardInfo& card = box.cards[i];
    CardId& first = box.card_of_building[static_cast<std::size_t>(card.building)];
    if (first == kNoCard) first = static_cast<CardId>(i);
    box.of_colour[static_cast<std::size_t>(card.colour)].add(card.building);
    if (card.effects.symbol >= 0)
      box.of_symbol[static_cast<std::size_t>(card.effects.symbol)].add(card.building);
    if (card.guild()) box.guild_cards[guild++] = static_cast<CardId>(i);
  }
  box.guilds = box.of_colour[static_cast<std::size_t>(Colour::Purple)];
}

void stack_decks(Box& box) {
  for (std::size_t players = 2; players <= 7; ++players) {
    for (std::size_t i = 0; i < box.cards.size(); ++i) {
      const CardInfo& card = box.cards[i];
      if (card.guild()) continue;
      std::vector<CardId>& deck = box.deck[players][card.age - 1U];
      deck.insert(deck.end(), card.copies[players], static_cast<CardId>(i));
    }
    box.guilds_in_play[players] = static_cast<std::uint8_t>(guilds_for(static_cast<int>(players)));
  }
}

// 7W-2.3: every deck gives each city seven cards; two players deal as three do.
void audit_decks(const Box& box, Reader& in) {
  for (int players = 3; players <= 7; ++players) {
    for (std::size_t age = 0; age < 3; ++age) {
      const int guilds = age == 2 ? guilds_for(players) : 0;
      const int size = static_cast<int>(box.deck[static_cast<std::size_t>(players)][age].size()) + guilds;
      if (size == 7 * players) continue;
      in.fail_at("cards",
                 say(guilds ? "{what}, including the guilds in play; check copies.marks"
                            : "{what}; check copies.marks",
                     {{"what", wanted(size, 7 * players,
                                      say("copies of Age {age} for {n} players",
                                          {{"age", std::string(age + 1, 'I')}, {"n", players}}))}}),
                 "7W-2.3");
    }
  }
}

void audit_symbols(const Box& box, Reader& in) {
  for (std::size_t symbol = 0; symbol < kSymbolIds.size(); ++symbol) {
    const int size = box.of_symbol[symbol].count();
    if (size != 4)
      in.fail_at("cards",
                 wanted(size, 4, say("different cards with {symbol}", {{"symbol", kSymbolIds[symbol]}})),
                 "7W-11.4");
  }
}

}  // namespace

void read_cards(Reader& in, Box& box) {
  in.only_keys({"game", "edition", "provenance", "schema", "totals", "cards"});
  must_say(in, "game", kGame);
  CardEntries entries = read_card_list(in);
  if (!in.failed()) audit_cards(entries, in);
  if (in.failed()) return;  // what follows relies on a sound list
  number_cards(entries, box);
  link_chains(entries);
  for (CardEntry& entry : entries) box.cards.push_back(std::move(entry.info));
  index_buildings(box);
  stack_decks(box);
  audit_decks(box, in);
  audit_symbols(box, in);
}

}  // namespace zig::seven_wonders::box_reading
