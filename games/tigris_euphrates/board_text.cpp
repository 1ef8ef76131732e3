#include "games/tigris_euphrates/board_text.h"

#include <algorithm>
#include <vector>

#include "games/tigris_euphrates/kingdoms.h"
#include "games/tigris_euphrates/monuments.h"
#include "games/tigris_euphrates/names.h"

namespace zig::tigris_euphrates {

namespace {

constexpr std::size_t kLongestText = 10'000;

std::string id_of(std::span<const std::string_view> ids, Colour colour) {
  return std::string(ids[static_cast<std::size_t>(index(colour))]);
}

std::string capital(std::string_view word) {
  std::string text(word);
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string dynasty_text(const State& s, int seat) {
  return capital(kDynastyIds[s.options.dynasties[static_cast<std::size_t>(seat)]]);
}

// The statements of a text, one after another, onto a copy of the board.
class BoardReader {
 public:
  BoardReader(const TigrisEuphrates& game, const State& s, std::string where)
      : board_(game.board(s)), s_(s), where_(std::move(where)) {}

  std::optional<Problem> read(std::string_view text) {
    if (text.size() > kLongestText) fail("is longer than any board; leave out what is said twice");
    while (!problem_ && !text.empty()) {
      const std::size_t end = std::min(text.find(';'), text.size());
      statement(text.substr(0, end));
      text.remove_prefix(std::min(text.size(), end + 1));
    }
    if (!problem_) lay();
    return problem_;
  }
  const State& state() const { return s_; }
  bool treasures_listed() const { return treasures_.has_value(); }

 private:
  // A piece that a statement puts on a space.
  struct Named {
    Cell cell;
    std::string statement;
  };

  void fail(Phrase what, std::string rule = {}) {
    if (problem_) return;
    if (!now_.empty())
      what = say("in {part}: {what}", {{"part", in_quotes(now_)}, {"what", std::move(what)}});
    problem_ = Problem{where_, std::move(what), std::move(rule)};
  }

  void statement(std::string_view text) {
    now_ = std::string(text.substr(0, std::min(text.find_last_not_of(" \t\r\n") + 1, text.size())));
    now_.erase(0, std::min(now_.find_first_not_of(" \t\r\n"), now_.size()));
    std::string spaced = now_;
    std::ranges::replace_if(spaced, [](char c) { return c == ',' || c == ':'; }, ' ');
    words_.clear();
    for (std::string_view word : words(spaced)) words_.emplace_back(word);
    if (words_.empty()) return;
    std::string head = normalized(words_[0]);
    std::size_t from = 1;
    if (words_.size() > 1 && normalized(words_[0] + " " + words_[1]) == "market hall") {
      head = "market hall";
      from = 2;
    }
    if (head == "empty") return read_empty(from);
    if (head == "catastrophe" || head == "catastrophes") return read_catastrophes(from);
    if (head == "treasure" || head == "treasures") return read_treasures(from);
    if (head == "monument") return read_monument(from);
    if (head == "building" || head == "buildings") return fail("name the building: \"library F3\"", "TE-1.7");
    if (const auto colour = tile_named(head)) return read_tiles(*colour, from);
    if (const auto colour = building_named(head)) return read_building(*colour, from);
    if (const auto dynasty = dynasty_named(head)) return read_leaders(*dynasty, from);
    if (leader_named(head)) return fail("say whose leader it is, as in \"Archer king I6\"", "TE-1.3");
    fail(
        say("must begin with a colour, a dynasty, catastrophe, monument, a building, treasures or empty, as "
            "in \"red I7, K7; Archer king I6\", not with {value}",
            {{"value", in_quotes(words_[0])}}));
  }

  // The spaces named from word `from` to the end, each once.
  Cells read_cells(std::size_t from) {
    Cells cells;
    if (from >= words_.size()) fail("name at least one space, as in \"K7\"");
    for (std::size_t i = from; i < words_.size() && !problem_; ++i) {
      const auto cell = find_cell(words_[i], "");
      if (!cell) return fail(cell.error().what, cell.error().rule), cells;
      if (cells.has(*cell)) fail(say("{space} is named twice", {{"space", cell_name(*cell)}}));
      cells.add(*cell);
    }
    return cells;
  }

  // TE-6.2, TE-7.1, TE-8.2: one thing on a space.
  void occupy(Cell cell, Phrase what, std::string rule) {
    Phrase& there = on_[cell];
    if (!there.empty())
      fail(say("{space} is taken: {piece}; name another space",
               {{"space", cell_name(cell)}, {"piece", there}}),
           rule);
    there = what;
  }

  void read_tiles(Colour colour, std::size_t from) {
    const bool farm = colour == Colour::Blue;
    for (Cell cell : read_cells(from)) {
      if (farm && !board_.river.has(cell))
        fail(say("{space} is land, and farms lie only on rivers; name a river space",
                 {{"space", cell_name(cell)}}),
             "TE-18.8");
      if (!farm && board_.river.has(cell))
        fail(say("{space} is a river, where only farms lie; name a land space", {{"space", cell_name(cell)}}),
             "TE-7.2");
      occupy(cell, id_of(kTileIds, colour), "TE-7.1");
      tiles_[static_cast<std::size_t>(index(colour))].add(cell);
    }
  }

  void read_leaders(int dynasty, std::size_t from) {
    const auto seat = find_seat(s_, kDynastyIds[static_cast<std::size_t>(dynasty)], "");
    if (!seat) return fail(seat.error().what, seat.error().rule);
    if (words_.size() < from + 2)
      return fail("name a leader and a space, as in \"Archer king I6\"", "TE-1.3");
    for (std::size_t i = from; i < words_.size() && !problem_; i += 2) {
      const auto colour = find_leader(words_[i], "");
      if (!colour) return fail(colour.error().what, colour.error().rule);
      if (i + 1 == words_.size())
        return fail(say("name the space of {leader}", {{"leader", words_[i]}}), "TE-1.3");
      const auto cell = find_cell(words_[i + 1], "");
      if (!cell) return fail(cell.error().what, cell.error().rule);
      const LeaderId leader = leader_id(*seat, *colour);
      if (leader_at_[leader] != kNowhere)
        fail(say("{leader} is already on {space}; a leader stands on one space",
                 {{"leader", leader_text(s_, leader)}, {"space", cell_name(leader_at_[leader])}}),
             "TE-1.3");
      if (board_.river.has(*cell))
        fail(say("{space} is a river, where no leader can stand; name a land space",
                 {{"space", cell_name(*cell)}}),
             "TE-18.8");
      occupy(*cell, leader_text(s_, leader), "TE-6.2");
      leader_at_[leader] = *cell;
    }
  }

  void read_catastrophes(std::size_t from) {
    for (Cell cell : read_cells(from)) {
      occupy(cell, "catastrophe", "TE-8.2");
      catastrophes_.add(cell);
    }
  }

  void read_empty(std::size_t from) {
    for (Cell cell : read_cells(from)) {
      if (!board_.winged.has(cell))
        fail(say("{space} has no temple at the start, so it is empty unless something is put there; leave it "
                 "out",
                 {{"space", cell_name(cell)}}),
             "TE-2.2");
      empty_.add(cell);
    }
  }

  void read_treasures(std::size_t from) {
    if (treasures_) return fail("treasures are listed twice; write one list of all that are left", "TE-18.2");
    treasures_.emplace();
    if (words_.size() == from + 1 && normalized(words_[from]) == "none")
      return fail("at least one treasure always stays on the board; name those that are left", "TE-18.6");
    for (Cell cell : read_cells(from)) {
      if (!board_.winged.has(cell))
        fail(say("{space} is not a winged figure, and treasures lie only on the starting temples; leave it "
                 "out",
                 {{"space", cell_name(cell)}}),
             "TE-18.2");
      treasures_->add(cell);
    }
  }

  // "monument black-red E4 on red"
  void read_monument(std::size_t from) {
    std::string name;
    std::size_t i = from;
    for (; i < words_.size() && !cell_named(words_[i]); ++i) name += (name.empty() ? "" : " ") + words_[i];
    const auto monument = find_monument(name, "");
    if (!monument) return fail(monument.error().what, monument.error().rule);
    const auto colour = words_.size() == i + 3 && normalized(words_[i + 1]) == "on"
                            ? tile_named(words_[i + 2])
                            : std::nullopt;
    if (!colour)
      return fail(say("write the upper left space and the colour of the four tiles, as in {example}",
                      {{"example", "\"monument " + monument_name(*monument) + " E4 on red\""}}),
                  "TE-14.3");
    const auto at = static_cast<std::size_t>(*monument);
    const Cell cell = *cell_named(words_[i]);
    if (monument_[at] != kNowhere)
      return fail(say("this monument is already on {space}; there is only one of each",
                      {{"space", cell_name(monument_[at])}}),
                  "TE-1.4");
    if (!kMonumentColours[at].shows(*colour))
      return fail(say("its four tiles must have one of its colours, not {colour}",
                      {{"colour", id_of(kColourIds, *colour)}}),
                  "TE-14.2");
    if (!square_on_board(cell))
      return fail(say("no square of four spaces has {space} at its upper left; name a space with one to its "
                      "right and one below",
                      {{"space", cell_name(cell)}}),
                  "TE-14.1");
    const bool farms = *colour == Colour::Blue;
    for (Cell part : square_at(cell)) {
      if (farms && !board_.river.has(part))
        fail(say("{space} is land, so no monument of farms can stand on this square",
                 {{"space", cell_name(part)}}),
             "TE-18.7");
      if (!farms && board_.river.has(part))
        fail(say("{space} is a river, so only a monument of farms can stand there",
                 {{"space", cell_name(part)}}),
             "TE-7.2");
      occupy(part, "monument " + monument_name(*monument), "TE-14.10");
    }
    monument_[at] = cell;
    square_[at] = *colour;
  }

  void read_building(Colour colour, std::size_t from) {
    const Cells cells = read_cells(from);
    if (problem_) return;
    Cell& at = building_[static_cast<std::size_t>(index(colour))];
    if (cells.count() > 1 || at != kNowhere)
      return fail(say("there is only one {building}; name one space",
                      {{"building", normalized(id_of(kBuildingIds, colour))}}),
                  "TE-1.7");
    if (!s_.options.building_game)
      return fail("buildings belong to the building game; set the option building_game", "TE-1.7");
    at = cells.first();
  }

  // Everything is known: what stays of the start, and what was named.
  void lay() {
    now_.clear();
    Cells temples = s_.temples() - empty_;
    Cells face_down;
    for (std::size_t i = 0; i < kMonuments; ++i) {
      if (monument_[i] == kNowhere) continue;
      const Cells square = square_at(monument_[i]);
      face_down |= square;
      if (square_[i] == Colour::Red) temples -= square;
    }
    Cells others = face_down | catastrophes_;
    for (Cell cell : leader_at_) {
      if (cell != kNowhere) others.add(cell);
    }
    for (Colour colour : kAllColours) {
      const Cells& named = tiles_[static_cast<std::size_t>(index(colour))];
      if (colour != Colour::Red) others |= named;
      s_.tiles[static_cast<std::size_t>(index(colour))] = named;
    }
    if (temples.meets(others)) {
      const Cell cell = (temples & others).first();
      return fail(
          say("{space} has a starting temple and {piece}; write {remedy} as well if the temple is gone",
              {{"space", cell_name(cell)},
               {"piece", on_[cell]},
               {"remedy", "\"empty " + cell_name(cell) + "\""}}),
          "TE-2.2");
    }
    if (empty_.meets(s_.temples())) {
      const Cell cell = (empty_ & s_.temples()).first();
      return fail(say("{space} is said to be empty and to have a temple; leave one of them out",
                      {{"space", cell_name(cell)}}),
                  "TE-2.2");
    }
    s_.tiles[static_cast<std::size_t>(index(Colour::Red))] |= temples;
    s_.face_down = face_down;
    s_.catastrophes = catastrophes_;
    s_.leader_at = leader_at_;
    s_.monument = monument_;
    s_.square = square_;
    s_.building = building_;
    s_.leaders = {};
    for (Cell cell : leader_at_) {
      if (cell != kNowhere) s_.leaders.add(cell);
    }
    check_buildings();
    lay_treasures();
    if (!problem_) rebuild_kingdoms(s_);
  }

  void check_buildings() {
    for (Colour colour : kAllColours) {
      const auto i = static_cast<std::size_t>(index(colour));
      if (building_[i] == kNowhere || s_.tiles[i].has(building_[i])) continue;
      fail(say("the {building} on {space} needs a face-up {tile} there; write {remedy} as well",
               {{"building", normalized(kBuildingIds[i])},
                {"space", cell_name(building_[i])},
                {"tile", kTileIds[i]},
                {"remedy", "\"" + std::string(kColourIds[i]) + " " + cell_name(building_[i]) + "\""}}),
           "TE-18.8");
    }
  }

  // TE-14.9: a treasure stays when its temple is turned face down.
  void lay_treasures() {
    Cells places = s_.temples();
    for (std::size_t i = 0; i < kMonuments; ++i) {
      if (monument_[i] != kNowhere && square_[i] == Colour::Red) places |= square_at(monument_[i]);
    }
    s_.treasures = treasures_.value_or(board_.winged & places);
    if ((s_.treasures - places).any()) {
      const std::string cell = cell_name((s_.treasures - places).first());
      fail(say("the treasure on {space} needs its starting temple; leave {space} out of \"treasures\" or of "
               "\"empty\"",
               {{"space", cell}}),
           "TE-18.2");
    }
  }

  static constexpr auto kNoMonuments = [] {
    std::array<Cell, kMonuments> none{};
    none.fill(kNowhere);
    return none;
  }();
  static constexpr auto kNoLeaders = [] {
    std::array<Cell, kLeaders> none{};
    none.fill(kNowhere);
    return none;
  }();

  const Board& board_;
  State s_;
  const std::string where_;
  std::optional<Problem> problem_;
  std::string now_;  // the statement that is read
  std::vector<std::string> words_;

  std::array<Phrase, kCells> on_;  // what was named on each space
  std::array<Cells, kColours> tiles_;
  Cells empty_, catastrophes_;
  std::optional<Cells> treasures_;
  std::array<Cell, kLeaders> leader_at_ = kNoLeaders;
  std::array<Cell, kMonuments> monument_ = kNoMonuments;
  std::array<Colour, kMonuments> square_{};
  std::array<Cell, kColours> building_ = {kNowhere, kNowhere, kNowhere, kNowhere};
};

// Statements of a board text; those with no space are left out.
class BoardWriter {
 public:
  void add(std::string_view head, const Cells& cells) {
    std::string list;
    for (Cell cell : cells) list += (list.empty() ? "" : ", ") + cell_name(cell);
    if (!list.empty()) add(std::string(head) + " " + list);
  }
  void add(const std::string& statement) { text_ += (text_.empty() ? "" : "; ") + statement; }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace

State start_board(const TigrisEuphrates& game, const Options& options) {
  State s{};
  s.options = options;
  const Board& board = game.board(s);
  s.tiles[static_cast<std::size_t>(index(Colour::Red))] = board.winged;
  s.treasures = board.winged;
  s.realm.fill(kNobody);
  s.leader_at.fill(kNowhere);
  s.monument.fill(kNowhere);
  s.building.fill(kNowhere);
  for (std::size_t i = 0; i < kColours; ++i)
    s.bag[i] = static_cast<std::uint8_t>(kTilesInBox[i] - s.tiles[i].count());
  for (int seat = 0; seat < s.players(); ++seat) s.catastrophes_left[static_cast<std::size_t>(seat)] = 2;
  return s;
}

std::optional<Problem> read_board(const TigrisEuphrates& game, std::string_view text, State& s,
                                  std::string where, bool* treasures_listed) {
  BoardReader reader(game, s, std::move(where));
  auto problem = reader.read(text);
  if (problem) return problem;
  s = reader.state();
  if (treasures_listed) *treasures_listed = reader.treasures_listed();
  return std::nullopt;
}

std::string board_text(const TigrisEuphrates& game, const State& s) {
  BoardWriter out;
  for (std::size_t i = 0; i < kColours; ++i) out.add(kColourIds[i], s.tiles[i]);
  for (int seat = 0; seat < s.players(); ++seat) {
    std::string leaders;
    for (Colour colour : kAllColours) {
      const Cell cell = s.leader_at[leader_id(seat, colour)];
      if (cell == kNowhere) continue;
      leaders += (leaders.empty() ? " " : ", ") + id_of(kLeaderIds, colour) + " " + cell_name(cell);
    }
    if (!leaders.empty()) out.add(dynasty_text(s, seat) + leaders);
  }
  out.add("catastrophe", s.catastrophes);
  Cells temples = s.temples();
  for (int i = 0; i < kMonuments; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (s.monument[at] == kNowhere) continue;
    out.add("monument " + monument_name(i) + " " + cell_name(s.monument[at]) + " on " +
            id_of(kColourIds, s.square[at]));
    if (s.square[at] == Colour::Red) temples |= square_at(s.monument[at]);
  }
  for (std::size_t i = 0; i < kColours; ++i) {
    if (s.building[i] != kNowhere) out.add(normalized(kBuildingIds[i]), Cells::one(s.building[i]));
  }
  out.add("empty", game.board(s).winged - temples);
  out.add("treasures", s.treasures);
  return out.text();
}

std::string leader_text(const State& s, LeaderId leader) {
  return dynasty_text(s, owner_of(leader)) + " " + id_of(kLeaderIds, colour_of_leader(leader));
}

Result<int> find_seat(const State& s, std::string_view dynasty, std::string where) {
  const auto found = find_dynasty(dynasty, where);
  if (!found) return std::unexpected(found.error());
  for (int seat = 0; seat < s.players(); ++seat) {
    if (s.options.dynasties[static_cast<std::size_t>(seat)] == *found) return seat;
  }
  return problem(std::move(where),
                 say("nobody plays {dynasty}; name a dynasty of this game, or change the option dynasties",
                     {{"dynasty", capital(kDynastyIds[static_cast<std::size_t>(*found)])}}),
                 "TE-2.7");
}

Result<LeaderId> find_leader_of_dynasty(const State& s, std::string_view text, std::string where) {
  const auto said = words(text);
  if (said.size() != 2)
    return problem(std::move(where),
                   say("must be a dynasty and a leader, as in \"Archer king\", not {value}",
                       {{"value", in_quotes(text)}}),
                   "TE-1.3");
  const auto seat = find_seat(s, said[0], where);
  if (!seat) return std::unexpected(seat.error());
  const auto colour = find_leader(said[1], where);
  if (!colour) return std::unexpected(colour.error());
  return leader_id(*seat, *colour);
}

}  // namespace zig::tigris_euphrates
