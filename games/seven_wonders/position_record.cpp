// The full form of a position: every slot of every age, the looks, the draws.
#include "games/seven_wonders/memory.h"
#include "games/seven_wonders/names.h"
#include "games/seven_wonders/position.h"
#include "games/seven_wonders/timeline.h"
#include "games/seven_wonders/words.h"

namespace zig::seven_wonders {

namespace {

// "built baths"
std::string slot_text(const Box& box, const State& s, int age, int slot) {
  return std::string(kFateIds[static_cast<std::size_t>(s.fate[age - 1][slot])]) + " " +
         box.card(s.card[age - 1][slot]).id;
}

// The slots of one packet, or of the draw pile, that hold cards.
Range packet_slots(const State& s, int age, int packet) {
  const int turn = age < s.age ? 6 : s.turn;
  const Range hand = hand_range(s, packet, turn);
  return {hand_range(s, packet, 1).begin, hand.end};
}
Range pile_slots(const State& s, int age) { return draw_pile_range(age < s.age ? 6 : s.turn); }

Json slots_json(const Box& box, const State& s, int age, Range range) {
  Json list = Json::array();
  for (int slot = range.begin; slot < range.end; ++slot) list.push_back(slot_text(box, s, age, slot));
  return list;
}

Json age_json(const Box& box, const State& s, int age) {
  Json packets = Json::array();
  for (int packet = 0; packet < packet_count(s); ++packet) {
    packets.push_back(slots_json(box, s, age, packet_slots(s, age, packet)));
  }
  Json json = {{"packets", packets}};
  if (!s.two_players()) return json;
  json["draw_pile"] = slots_json(box, s, age, pile_slots(s, age));
  Json drawn = Json::array(), could = Json::array();
  for (int turn = 1; turn <= (age < s.age ? 6 : s.turn); ++turn)
    drawn.push_back(box.card(s.drawn[age - 1][turn - 1]).id);
  for (std::uint32_t bits : s.free_city_could[age - 1]) {
    Json cards = Json::array();
    for (int i = box.first_card_of_age[age - 1]; i < box.first_card_of_age[age]; ++i) {
      const CardInfo& info = box.card(static_cast<CardId>(i));
      if ((bits >> info.age_index) & 1U) cards.push_back(info.id);
    }
    could.push_back(cards);
  }
  json["drawn"] = drawn;
  json["free_city_could"] = could;
  return json;
}

CardId card_of_age(const Box& box, Reader& in, std::string_view name, int age) {
  const auto card = find_card(box, name, in.where());
  if (!card) {
    in.fail_at(card.error().where, card.error().what, card.error().rule);
    return CardId{};
  }
  if (box.card(*card).age != age)
    in.fail(say("{card} is not a card of age {n}", {{"card", box.card(*card).name.en}, {"n", age}}),
            "7W-1.3");
  return *card;
}

void read_slot(const Box& box, State& s, int age, int slot, Reader& in) {
  const std::string text = in.as_text();
  const auto space = text.find(' ');
  const auto fate = find_id(kFateIds, text.substr(0, space), in.where());
  if (!fate || space == std::string::npos) {
    return in.fail(
        "must be a fate and a card, as in \"built baths\"; fates are held, built, marker, discarded, "
        "exhumed");
  }
  s.fate[age - 1][slot] = static_cast<Fate>(*fate);
  s.card[age - 1][slot] = card_of_age(box, in, text.substr(space + 1), age);
}

void read_slots(const Box& box, State& s, int age, Range range, const Json& json, const std::string& where,
                Reader& in) {
  if (!json.is_array() || json.size() != static_cast<std::size_t>(range.size())) {
    return in.fail_at(where, say("must be a list of exactly {n} {n#card|cards} at this point of the game",
                                 {{"n", range.size()}}));
  }
  for (std::size_t i = 0; i < json.size() && !in.failed(); ++i) {
    Reader item(json[i], where + "[" + std::to_string(i) + "]");
    read_slot(box, s, age, range.begin + static_cast<int>(i), item);
    if (item.failed()) in.fail_at(item.problem().where, item.problem().what, item.problem().rule);
  }
}

void read_free_city(const Box& box, State& s, int age, Reader& in) {
  const auto drawn = in.list("drawn", 6);
  const int draws = age < s.age ? 6 : s.turn;
  if (static_cast<int>(drawn.size()) != draws) {
    return in.fail_at(in.where() + ".drawn",
                      say("must be a list of exactly {n} {n#card|cards}", {{"n", draws}}), "7W-14.5");
  }
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    Reader item = drawn[i];
    s.drawn[static_cast<std::size_t>(age - 1)][i] = card_of_age(box, item, item.as_text(), age);
  }
  const auto could = in.list("free_city_could", 7);
  for (std::size_t place = 0; place < could.size() && !in.failed(); ++place) {
    const Json& cards = could[place].json();
    const std::string where = could[place].where();
    if (!cards.is_array() || cards.size() > 32)
      return in.fail_at(where, "must be a list of cards", "7W-15.12");
    for (std::size_t i = 0; i < cards.size(); ++i) {
      Reader item(cards[i], where + "[" + std::to_string(i) + "]");
      const CardId card = card_of_age(box, item, item.as_text(), age);
      if (item.failed()) return in.fail_at(item.problem().where, item.problem().what, item.problem().rule);
      s.free_city_could[static_cast<std::size_t>(age - 1)][place] |= 1U << box.card(card).age_index;
    }
  }
}

void read_age(const Box& box, State& s, int age, Reader in) {
  if (s.two_players()) {
    in.only_keys({"packets", "draw_pile", "drawn", "free_city_could"});
  } else {
    in.only_keys({"packets"});
  }
  const auto packets = in.list("packets", kMaxCities);
  if (static_cast<int>(packets.size()) != packet_count(s)) {
    return in.fail_at(in.where() + ".packets",
                      say("must be a list of exactly {n} {n#hand|hands} as dealt", {{"n", packet_count(s)}}),
                      "7W-15.9");
  }
  for (std::size_t k = 0; k < packets.size(); ++k) {
    read_slots(box, s, age, packet_slots(s, age, static_cast<int>(k)), packets[k].json(), packets[k].where(),
               in);
  }
  if (!s.two_players() || in.failed()) return;
  static const Json kNothing;
  const Json& pile = in.has("draw_pile") ? in.json()["draw_pile"] : kNothing;
  read_slots(box, s, age, pile_slots(s, age), pile, in.where() + ".draw_pile", in);
  read_free_city(box, s, age, in);
}

void read_looks(const Box& box, State& s, Reader& in) {
  for (Reader look : in.list("looks", s.looks.size())) {
    look.only_keys({"age", "turn", "taken"});
    Look& entry = s.looks[s.look_count++];
    entry.age = static_cast<std::uint8_t>(look.integer("age", 1, s.age));
    entry.turn = static_cast<std::uint8_t>(look.integer("turn", 1, 6));
    const int city = mausoleum_city(box, s);
    if (city == kNobody) return look.fail("nobody here has the Mausoleum", "7W-12.13");
    entry.seat = static_cast<std::uint8_t>(seat_for(s, entry.age, entry.turn, city));
    if (!look.has("taken")) continue;
    const auto card = find_card(box, look.text("taken"), look.where() + ".taken");
    if (!card) return look.fail_at(card.error().where, card.error().what, card.error().rule);
    entry.taken = *card;
  }
}

}  // namespace

Json record_json(const Box& box, const State& s) {
  Json ages = Json::array(), looks = Json::array(), surplus = Json::array();
  for (int age = 1; age <= s.age; ++age) ages.push_back(age_json(box, s, age));
  for (int i = 0; i < s.look_count; ++i) {
    const Look& look = s.looks[static_cast<std::size_t>(i)];
    Json entry = {{"age", look.age}, {"turn", look.turn}};
    if (look.taken != kNoCard) entry["taken"] = box.card(look.taken).id;
    looks.push_back(entry);
  }
  for (CardId card : s.surplus) {
    if (card != kNoCard) surplus.push_back(box.card(card).id);
  }
  return {{"ages", ages}, {"looks", looks}, {"surplus", surplus}};
}

void settle_unused_guilds(const Box& box, State& s) {
  s.unused_guilds = 0;
  if (s.age < 3) return;
  for (int guild = 0; guild < kGuilds; ++guild) {
    const CardId card = box.guild_cards[static_cast<std::size_t>(guild)];
    bool used = std::ranges::find(s.surplus, card) != s.surplus.end();
    for (int slot = 0; slot < kSlots; ++slot)
      used = used || (slot_in_use(s, 3, slot) && s.card[2][slot] == card);
    if (!used) s.unused_guilds = static_cast<std::uint16_t>(s.unused_guilds | 1U << guild);
  }
}

void read_record(const Box& box, State& s, Reader in) {
  in.only_keys({"ages", "looks", "surplus"});
  const auto ages = in.list("ages", 3);
  if (static_cast<int>(ages.size()) != s.age) {
    return in.fail_at(in.where() + ".ages",
                      say("must have one entry for each age so far: {n}", {{"n", int{s.age}}}), "7W-6.1");
  }
  for (std::size_t i = 0; i < ages.size() && !in.failed(); ++i)
    read_age(box, s, static_cast<int>(i) + 1, ages[i]);
  read_looks(box, s, in);
  std::size_t next = 0;
  for (Reader item : in.list("surplus", 2)) s.surplus[next++] = card_of_age(box, item, item.as_text(), 3);
  std::ranges::sort(s.surplus);
  settle_unused_guilds(box, s);
}

}  // namespace zig::seven_wonders
