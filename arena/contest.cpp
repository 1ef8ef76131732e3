#include "arena/contest.h"

#include <algorithm>

#include "engine/sha256.h"
#include "table/match.h"

namespace zig::arena {

namespace {

constexpr std::size_t kMostLineUps = 2000;

// Half of the seats each, which compares the two most often: AB, AABB; ABB and BAA.
void add_pair(std::vector<LineUp>& to, int a, int b, int seats) {
  const auto with = [&](int few, int many) {
    LineUp line_up(static_cast<std::size_t>(seats), many);
    std::fill_n(line_up.begin(), seats / 2, few);
    to.push_back(line_up);
  };
  with(a, b);
  if (seats % 2 == 1) with(b, a);
}

void add_choices(std::vector<LineUp>& to, LineUp& chosen, int next, int players, int seats) {
  if (static_cast<int>(chosen.size()) == seats) {
    to.push_back(chosen);
    return;
  }
  for (int player = next; player < players && to.size() <= kMostLineUps; ++player) {
    chosen.push_back(player);
    add_choices(to, chosen, player + 1, players, seats);
    chosen.pop_back();
  }
}

// The players as they were written, each once; which of them each word names. The options are those of the game then.
Result<std::vector<int>> gather(Contest& contest, const GameLibrary& library,
                                const std::vector<std::string>& players) {
  std::vector<int> who;
  for (const std::string& text : players) {
    const auto same = std::ranges::find(contest.players, text, &PlayerSpec::text);
    who.push_back(static_cast<int>(same - contest.players.begin()));
    if (same != contest.players.end()) continue;
    auto spec = PlayerSpec::parse(text);
    if (!spec) return std::unexpected(spec.error());
    if (auto why = why_not(library, contest.game, spec->weights)) return std::unexpected(std::move(*why));
    if (spec->network) {
      if (auto why = why_not(library, contest.game, *spec->network)) return std::unexpected(std::move(*why));
    }
    contest.players.push_back(std::move(*spec));
  }
  return who;
}

std::optional<Problem> settle(Contest& contest, const GameLibrary& library) {
  contest.options["players"] = contest.seats;
  Random random = Random::fast(1);
  const auto match = table::start_match(library, contest.game, contest.options, nullptr, random);
  if (!match) return match.error();
  contest.options = (*match)->options();
  contest.rules = (*match)->rules_version();
  contest.components = table::hex16(components_of(library, contest.game));
  return std::nullopt;
}

LineUp rotated(LineUp line_up, int by) {
  std::ranges::rotate(line_up, line_up.end() - by);
  return line_up;
}

}  // namespace

bool Contest::has_clock() const { return std::ranges::any_of(players, &PlayerSpec::has_clock); }

Json Contest::json() const {
  Json names = Json::array();
  for (const PlayerSpec& player : players) names.push_back(player.text);
  Json json = {{"game", game},     {"rules", rules},       {"components", components}, {"options", options},
               {"players", names}, {"line_ups", line_ups}, {"first_seed", first_seed}};
  for (const PlayerSpec& player : players) {  // the file they came from may change
    if (!player.weights.empty()) json["weights"][player.text] = weights_json(player.weights);
    if (player.network) json["networks"][player.text] = sha256_hex(player.network->bytes);
  }
  return json;
}

Result<Contest> plan_contest(const GameLibrary& library, const std::string& game, const Json& options,
                             const std::vector<std::string>& players, int seats, std::uint64_t first_seed,
                             const Pairs& pairs) {
  Contest contest;
  contest.game = game;
  contest.options = options;
  contest.first_seed = first_seed;
  const auto named = gather(contest, library, players);
  if (!named) return std::unexpected(named.error());
  const std::vector<int>& who = *named;
  if (contest.players.size() < 2) return problem("players", "name at least two different players");
  contest.seats = seats ? seats : static_cast<int>(players.size());
  if (auto why = settle(contest, library)) return std::unexpected(std::move(*why));

  const int different = static_cast<int>(contest.players.size());
  if (!pairs.empty()) {
    for (const auto& [a, b] : pairs)
      add_pair(contest.line_ups, who[static_cast<std::size_t>(a)], who[static_cast<std::size_t>(b)],
               contest.seats);
  } else if (static_cast<int>(who.size()) == contest.seats) {
    contest.line_ups.push_back(who);
  } else if (different < contest.seats) {
    for (int a = 0; a < different; ++a) {
      for (int b = a + 1; b < different; ++b) add_pair(contest.line_ups, a, b, contest.seats);
    }
  } else {
    LineUp chosen;
    add_choices(contest.line_ups, chosen, 0, different, contest.seats);
  }
  if (contest.line_ups.size() > kMostLineUps)
    return problem("players", say("allow more than {n} line-ups; name fewer", {{"n", kMostLineUps}}));
  return contest;
}

Result<Contest> plan_equals(const GameLibrary& library, const std::string& game, const Json& options,
                            const std::string& player, int seats, std::uint64_t first_seed) {
  Contest contest;
  contest.game = game;
  contest.options = options;
  contest.first_seed = first_seed;
  contest.seats = seats;
  if (const auto named = gather(contest, library, {player}); !named) return std::unexpected(named.error());
  if (auto why = settle(contest, library)) return std::unexpected(std::move(*why));
  contest.line_ups.emplace_back(static_cast<std::size_t>(seats), 0);
  return contest;
}

std::vector<Pairing> block(const Contest& contest, std::uint64_t seed) {
  std::vector<Pairing> games;
  for (std::size_t line_up = 0; line_up < contest.line_ups.size(); ++line_up) {
    std::vector<LineUp> seen;
    for (int rotation = 0; rotation < contest.seats; ++rotation) {
      LineUp seats = rotated(contest.line_ups[line_up], rotation);
      if (std::ranges::find(seen, seats) != seen.end()) continue;
      seen.push_back(seats);
      games.push_back({seed, static_cast<int>(line_up), rotation, std::move(seats)});
    }
  }
  return games;
}

}  // namespace zig::arena
