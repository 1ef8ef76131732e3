// What lies beside the map: tracks, trade tokens, the gardens, quests. What is random and not said is drawn.
#include "games/mesopotamia/names.h"
#include "games/mesopotamia/position.h"

namespace zig::mesopotamia {

namespace {

// --- tracks (MS-2.6, MS-10.6)

class TrackReader {
 public:
  TrackReader(const Reading& r, Track track) : r_(r), track_(track), ranking_(r.s.track[at(track)]) {}

  void read(Reader in) {
    in.only_keys({"positions", "order"});
    read_positions(in);
    if (in.has("order"))
      read_order(in);
    else
      std::stable_sort(ranking_.order.begin(), ranking_.order.begin() + r_.s.players(),
                       [&](int one, int two) { return of(one) > of(two); });
  }

 private:
  int of(int seat) const { return ranking_.position[static_cast<std::size_t>(seat)]; }
  bool complete(Reader& in, std::string_view key, std::size_t size) {
    if (in.failed() || size == r_.s.options.players) return !in.failed();
    in.fail_at(field(in, key),
               say("has {n} {n#entry|entries}; write one for each of the {players} seats",
                   {{"n", size}, {"players", r_.s.players()}}),
               "MS-2.6");
    return false;
  }
  void read_positions(Reader& in) {
    if (!in.has("positions")) return;
    std::vector<Reader> list = in.list("positions", kMaxPlayers);
    if (!complete(in, "positions", list.size())) return;
    for (std::size_t seat = 0; seat < list.size(); ++seat) {
      // MS-18.1: the enemy before Ashur has no seal on the population track.
      const bool absent = r_.s.options.mode == Mode::DefendersOfAshur &&
                          r_.s.automated(static_cast<int>(seat)) && track_ == Track::Population;
      ranking_.position[seat] =
          byte(list[seat].as_integer(absent ? 0 : 1, absent ? 0 : r_.box.positions[at(track_)]));
    }
  }
  void read_order(Reader& in) {
    std::vector<Reader> list = in.list("order", kMaxPlayers);
    if (!complete(in, "order", list.size())) return;
    unsigned named = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const int seat = list[i].as_integer(0, r_.s.players() - 1);
      if (in.failed()) return;
      if ((named >> seat) & 1U)
        return list[i].fail(say("{name} is named twice; say it once", {{"name", seat}}), "MS-10.6");
      if (i > 0 && of(ranking_.order[i - 1]) < of(seat))
        return list[i].fail("ranks behind a seal on a lower position; the highest position comes first",
                            "MS-10.6");
      named |= 1U << seat;
      ranking_.order[i] = byte(seat);
    }
  }

  const Reading& r_;
  Track track_;
  Ranking& ranking_;
};

// --- trade tokens (MS-3.8)

class TradeReader {
 public:
  explicit TradeReader(const Reading& r) : r_(r) {}

  void read() {
    if (!r_.in.has("trade")) return;
    r_.s.trade = {};
    std::size_t slot = 0;
    for (Reader& one : r_.in.list("trade", kTradeSlots)) {
      const std::size_t i = slot++;
      if (one.json().is_null()) continue;
      if (!filled(i))
        return one.fail("is a slot without a token for this number of players; write null", "MS-3.8");
      if (!one.json().is_object()) {
        read_token(one, one.where(), one.as_text(), i);
      } else {
        one.only_keys({"token", "amphora"});
        if (one.has("token")) read_token(one, field(one, "token"), one.text("token"), i);
        if (one.has("amphora") && !one.json()["amphora"].is_null())
          r_.s.trade[i].amphora = byte(read_seat(one, "amphora", r_.s));
      }
      if (r_.in.failed()) return;
    }
    for (slot = 0; slot < kTradeSlots && !r_.in.failed(); ++slot) {
      if (filled(slot) && r_.s.trade[slot].token == kNone) draw(slot);
    }
  }

 private:
  bool filled(std::size_t slot) const {
    return r_.box.filled[r_.s.options.players][slot / kSlotsPerSection][slot % kSlotsPerSection];
  }
  void read_token(Reader& one, const std::string& where, const std::string& said, std::size_t slot) {
    if (r_.in.failed()) return;
    const int token = read_item(one, where, said, r_.box.trade, r_.s,
                                "{value} is no trade token; write its id, as in \"trade_1_01\"", "MS-3.8");
    if (r_.in.failed()) return;
    if (r_.box.trade[static_cast<std::size_t>(token)].level != slot / kSlotsPerSection + 1)
      return one.fail_at(where,
                         say("{name} is of another level than its section; slots 1 to 3 are level 1, 4 to 6 "
                             "level 2 and so on",
                             {{"name", in_quotes(said)}}),
                         "MS-2.5");
    if ((named_ >> token) & 1U)
      return one.fail_at(where, say("{name} is named twice; there is one of it", {{"name", in_quotes(said)}}),
                         "MS-1.5");
    named_ |= std::uint64_t{1} << token;
    r_.s.trade[slot].token = byte(token);
  }
  void draw(std::size_t slot) {
    const int token = pick_of(r_.random, static_cast<int>(r_.box.trade.size()), kTradeOutcome, [&](int i) {
      const TradeToken& trade = r_.box.trade[static_cast<std::size_t>(i)];
      return trade.level == slot / kSlotsPerSection + 1 && in_play(r_.s, trade.part) && !((named_ >> i) & 1U);
    });
    named_ |= std::uint64_t{1} << token;
    r_.s.trade[slot].token = byte(token);
  }

  const Reading& r_;
  std::uint64_t named_ = 0;
};

// --- the Hanging Gardens (MS-3.12, MS-7.8)

void read_gardens(const Reading& r) {
  State& s = r.s;
  if (r.in.has("gardens")) {
    s.gardens = {};
    std::size_t level = 0;
    for (Reader& one : r.in.list("gardens", kGardensLevels)) {
      GardensPart& part = s.gardens[level];
      if (level > 0 && s.gardens[level - 1].owner == kNobody)
        return one.fail("lies under a part that nobody has built; only the last one has no owner", "MS-7.8");
      std::string said, where = one.where();
      if (one.json().is_object()) {
        one.only_keys({"token", "owner"});
        where = field(one, "token");
        said = one.text("token", "");
        if (one.has("owner") && !one.json()["owner"].is_null()) part.owner = byte(read_seat(one, "owner", s));
      } else {
        said = one.as_text();
      }
      if (r.in.failed()) return;
      const auto of_level = [&](int i) {
        const GardensToken& gardens = r.box.gardens[static_cast<std::size_t>(i)];
        return gardens.level == level + 1 && in_play(s, gardens.part);
      };
      if (said.empty()) {
        part.token =
            byte(pick_of(r.random, static_cast<int>(r.box.gardens.size()), kGardensOutcome, of_level));
      } else {
        const int token =
            read_item(one, where, said, r.box.gardens, s,
                      "{value} is no gardens token; write its id, as in \"gardens_1_02\"", "MS-3.12");
        if (r.in.failed()) return;
        if (!of_level(token))
          return one.fail_at(where, say("must be a token of level {n}", {{"n", level + 1}}), "MS-3.12");
        part.token = byte(token);
      }
      ++level;
    }
    if (r.in.failed()) return;
    turn_up_gardens(r.course());
  }
  s.last_round = s.options.mode == Mode::Empires && gardens_built(s) == kGardensLevels ? 1 : 0;  // MS-7.11
}

// --- quests (MS-3.13)

class QuestReader {
 public:
  explicit QuestReader(const Reading& r) : r_(r) {}

  void read() {
    State& s = r_.s;
    for (std::size_t i = 0; i < r_.box.quests.size(); ++i)
      s.quest[i].at = in_play(s, r_.box.quests[i].part) ? QuestPlace::kDeck : QuestPlace::kAbsent;
    std::vector<Reader> seats = r_.in.list("seats", s.options.players);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      place(seats[seat], "quests", kMaxQuests, static_cast<int>(seat), 0);
      place(seats[seat], "returned", static_cast<std::size_t>(dealt() - quests_kept(r_.box, s)),
            static_cast<int>(seat), QuestPlace::kReturned);
      if (r_.in.failed()) return;
    }
    for (int seat = 0; seat < s.players() - s.options.automata; ++seat) {
      const auto i = static_cast<std::size_t>(seat);
      const bool returned = i < seats.size() && seats[i].has("returned");
      fill(seat, returned);
    }
  }

 private:
  int dealt() const { return r_.s.scenario() ? r_.box.solo_quests_dealt : r_.box.quests_dealt; }
  void place(Reader& in, std::string_view key, std::size_t most, int seat, int to) {
    for (Reader& one : in.list(key, most)) {
      const std::string said = one.as_text();
      if (r_.in.failed()) return;
      const int quest = read_item(one, one.where(), said, r_.box.quests, r_.s,
                                  "{value} is no quest card; write its id, as in \"Q5\"", "MS-3.13");
      if (r_.in.failed()) return;
      if (r_.s.automated(seat))
        return one.fail("is with a seat that holds no quests; leave it out", "MS-16.19");
      QuestPlace& where = r_.s.quest[static_cast<std::size_t>(quest)];
      if (where.at != QuestPlace::kDeck)
        return one.fail(say("{name} is named twice; there is one of it", {{"name", in_quotes(said)}}),
                        "MS-1.5");
      where.at = byte(to + seat);
    }
  }
  int count(int at) const { return static_cast<int>(std::ranges::count(r_.s.quest, at, &QuestPlace::at)); }
  // As many as everybody keeps; while they are being returned, as many as were dealt.
  void fill(int seat, bool returned) {
    const int kept = quests_kept(r_.box, r_.s), back = dealt() - kept;
    if (r_.s.stage != Stage::Quests) {
      draw(seat, kept);
      if (!returned) draw(QuestPlace::kReturned + seat, back);
    } else {
      draw(seat, dealt() - count(QuestPlace::kReturned + seat));
    }
  }
  void draw(int to, int until) {
    for (int left = until - count(to); left > 0; --left) {
      const int quest = pick_of(r_.random, static_cast<int>(r_.box.quests.size()), kQuestOutcome, [&](int i) {
        return r_.s.quest[static_cast<std::size_t>(i)].at == QuestPlace::kDeck;
      });
      if (quest < 0) return;
      r_.s.quest[static_cast<std::size_t>(quest)].at = byte(to);
    }
  }

  const Reading& r_;
};

}  // namespace

void read_table(const Reading& r) {
  Reader tracks = r.in.object("tracks");
  tracks.only_keys(kTrackIds);
  for (std::size_t track = 0; track < kTracks; ++track)
    TrackReader(r, static_cast<Track>(track)).read(tracks.object(kTrackIds[track]));
  if (!r.in.failed()) TradeReader(r).read();
  if (!r.in.failed()) read_gardens(r);
  if (!r.in.failed()) QuestReader(r).read();
}

}  // namespace zig::mesopotamia
