// Positions as JSON (docs/positions/toy-game.md): what is left out is dealt at random. The program itself writes everything, and then nothing
// is left to chance.
#include "engine/byte.h"
#include "engine/json_reader.h"
#include "engine/words.h"
#include "games/toy_game/texts.h"

namespace zig::toy_game {

namespace {

constexpr int kVersion = 1, kMostRounds = 0xFF, kMostFrontier = 0xFFFF;

class PositionReader {
 public:
  PositionReader(State& s, Random& random, Reader& in) : s_(s), random_(random), in_(in) {}

  void read() {
    in_.only_keys(
        {"version", "round", "first", "ask", "prize", "winner", "seats", "deck", "discarded", "frontier"});
    in_.integer("version", kVersion, kVersion, kVersion);
    s_.round = byte(in_.integer("round", 1, kMostRounds, 1));
    s_.first = byte(in_.integer("first", 0, s_.players() - 1, 0));
    read_question();
    if (const int prize = in_.integer("prize", 0, kValues, 0)) s_.prize = take(in_, prize);
    for (const int card : values(in_, "discarded")) ++s_.discarded[take(in_, card)];
    auto seats = in_.list("seats", static_cast<std::size_t>(s_.players()));
    for (std::size_t n = 0; n < seats.size(); ++n) read_seat(seats[n], s_.player[n]);
    for (std::size_t n = 0; n < static_cast<std::size_t>(s_.players()) && !in_.failed(); ++n) {
      if (n < seats.size() && seats[n].has("hand")) continue;
      for (int i = 0; i < s_.options.hand; ++i) deal(s_.player[n].hand);
    }
    if (!s_.prize && s_.ask != Ask::Over && !in_.failed() && !s_.deck.empty())
      s_.prize = byte(draw(s_, random_));
    if (in_.has("deck")) read_deck();
    s_.frontier = static_cast<std::uint16_t>(in_.integer("frontier", 0, kMostFrontier, 0));
  }

 private:
  void read_question() {
    const std::string name = in_.text("ask", "bid");
    if (const auto ask = question_named(name)) {
      s_.ask = *ask;
    } else {
      in_.fail_at(in_.where() + ".ask",
                  say("must be bid, prize or over, not {value}", {{"value", in_quotes(name)}}));
    }
    s_.winner = byte(in_.integer("winner", 0, s_.players() - 1, 0));
  }

  void read_seat(Reader& in, Player& player) {
    in.only_keys({"hand", "bid", "prizes"});
    for (const int card : values(in, "hand")) ++player.hand[take(in, card)];
    for (const int card : values(in, "prizes")) ++player.prizes[take(in, card)];
    if (const int bid = in.integer("bid", 0, kValues, 0)) player.bid = take(in, bid);
  }

  static std::vector<int> values(Reader& in, std::string_view key) {
    std::vector<int> list;
    for (Reader& card : in.list(key, kAllCards)) list.push_back(card.as_integer(1, kValues));
    return in.failed() ? std::vector<int>() : list;
  }

  // What the position says of the deck must be what is left.
  void read_deck() {
    Cards said;
    for (const int card : values(in_, "deck")) ++said[card];
    if (!in_.failed() && said != s_.deck)
      in_.fail_at(in_.where() + ".deck", "must have the cards that are nowhere else; leave it out", "TG-1.2");
  }

  // A card that lies somewhere is not in the deck.
  std::uint8_t take(Reader& in, int card) {
    if (s_.deck[card] > 0) {
      --s_.deck[card];
    } else {
      in.fail(say("has more cards of value {card} than the box", {{"card", card}}), "TG-1.2");
    }
    return byte(card);
  }

  void deal(Cards& hand) {
    if (s_.deck.empty())
      return in_.fail("has too few cards left for the hands; say what they hold", "TG-2.1");
    ++hand[draw(s_, random_)];
  }

  State& s_;
  Random& random_;
  Reader& in_;
};

}  // namespace

Json ToyGame::position(const State& s) const {
  Json seats = Json::array();
  for (const Seat seat : s.seats()) {
    const Player& player = s.of(seat);
    seats.push_back(
        {{"hand", cards_json(player.hand)}, {"bid", player.bid}, {"prizes", cards_json(player.prizes)}});
  }
  return {{"version", kVersion},
          {"round", s.round},
          {"first", s.first},
          {"ask", question_row(s.ask).name()},
          {"prize", s.prize},
          {"winner", s.winner},
          {"seats", std::move(seats)},
          {"deck", cards_json(s.deck)},
          {"discarded", cards_json(s.discarded)},
          {"frontier", s.frontier}};
}

Result<State> ToyGame::read_position(const Json& json, const Options& options, Random& random) const {
  State s;
  s.options = options;
  s.deck = box_->cards;
  Reader in(json, "position");
  if (in.is_object()) PositionReader(s, random, in).read();
  if (!in.failed()) {
    if (const std::string rule = broken_invariant(s); !rule.empty())
      in.fail("cannot come about in a game", rule);
  }
  if (in.failed()) return std::unexpected(in.problem());
  return s;
}

}  // namespace zig::toy_game
