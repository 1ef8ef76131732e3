#include "apps/play.h"

#include <array>
#include <cstdio>
#include <fstream>

#include "apps/files.h"
#include "apps/language.h"
#include "apps/terminal/play_here.h"
#include "table/replay.h"

namespace zig::apps {

namespace {

using terminal::Sitter;

const Usage& usage() {
  static const Usage usage{
      .command = "play",
      .words = "[GAME]",
      .min_words = 0,
      .max_words = 1,
      .summary =
          "Play a game in the terminal. Seat 0 is yours and computer players of the level `player` take the "
          "other seats, unless you say otherwise; several people share the keyboard. With --at, play at a "
          "table on a server: give the link a friend sent you, or the server's address to choose a table or "
          "make one. In the game, `help` lists everything you can type. If the output is not a terminal, "
          "everything is printed line by line, so that a script can play.",
      .options = {{"players", "N", "number of players; `ziggurat games` shows the default"},
                  {"seat", "K=WHO",
                   "who sits in seat K: human, friendly, apprentice, player, strong or master; may be "
                   "repeated (random and greedy are for comparison)"},
                  {"seed", "S", "a number, to play the same game again; otherwise 256 random bits"},
                  {"option", "NAME=VALUE", "an option of the game; `ziggurat games` lists them"},
                  {"load", "FILE", "continue a saved game"},
                  {"color", "WHEN", "colours: auto, always or never (NO_COLOR=1 works too)"},
                  {"data", "DIR", "your own component data instead of the built-in set"},
                  {"at", "URL", "a server, or a link to a table; you sit down if a seat is open"},
                  {"watch", "", "at a server: only watch"},
                  {"new", "GAME", "at a server: make a table"},
                  {"computers", "LEVEL",
                   "at a new table: who takes the other seats; otherwise they stay open"},
                  {"listed", "", "at a new table: list it for everybody, not only for those with the link"},
                  {"name", "NAME", "at a server: your name"},
                  {"login", "LOGIN", "at a server: use your account; you are asked for the password"}},
      .examples = {"ziggurat play GAME", "ziggurat play GAME --players 2 --lang cs",
                   "ziggurat play GAME --players 4 --seat 1=human --seat 2=random",
                   "ziggurat play GAME --seed 42 --option NAME=VALUE", "ziggurat play GAME --load game.txt",
                   "printf '1\\n1\\n' | ziggurat play GAME --seed 1",
                   "ziggurat play --at http://127.0.0.1:8080/t/k7m2p9qr --name Ann",
                   "ziggurat play --at http://127.0.0.1:8080 --new GAME --computers strong --players 3"}};
  return usage;
}

std::unexpected<Problem> wrong(Phrase what) { return problem("", std::move(what)); }

Result<table::Seed> fresh_seed() {
  Key key{};
  std::ifstream source("/dev/urandom", std::ios::binary);
  if (!source.read(reinterpret_cast<char*>(key.data()), key.size())) {
    return wrong("this machine has no randomness (/dev/urandom); give --seed NUMBER");
  }
  return table::Seed{0, key};
}

Result<table::Seed> seed_from(const Args& args) {
  const auto given = args.value("seed");
  if (!given) return fresh_seed();
  const bool digits = !given->empty() && given->find_first_not_of("0123456789") == std::string::npos;
  return table::Seed::parse(digits ? "fast:" + *given : *given, "--seed");
}

// NAME=VALUE as the game's options want it: true, false, a number, or a word.
Json option_value(const std::string& value) {
  if (value == "true" || value == "false") return value == "true";
  if (const auto number = whole_number(value)) return *number;
  return value;
}

}  // namespace

Result<Json> options_from(const Args& args) {
  Json options = Json::object();
  for (const std::string& given : args.values("option")) {
    const auto equals = given.find('=');
    if (equals == std::string::npos || equals == 0)
      return wrong(say("--option needs NAME=VALUE, not {value}", {{"value", given}}));
    options[given.substr(0, equals)] = option_value(given.substr(equals + 1));
  }
  if (const auto players = args.value("players")) {
    const auto number = whole_number(*players);
    if (!number) return wrong(say("--players must be a number, not {value}", {{"value", *players}}));
    options["players"] = *number;
  }
  return options;
}

namespace {

Result<Sitter> sitter_from(std::string_view word) {
  if (word == "human") return Sitter();
  if (const auto level = table::level_from(word)) return Sitter(*level);
  return wrong(
      say("--seat: {who} cannot sit there; say human, friendly, apprentice, player, strong or master",
          {{"who", word}}));
}

// Labels of a saved game first, then what the command line says.
Result<std::vector<Sitter>> sitters_from(const Args& args, const table::Table& table, bool loaded) {
  const auto seats = static_cast<std::size_t>(table.match().seats());
  std::vector<Sitter> sitters(seats, Sitter(table::Level::Player));
  sitters[0] = Sitter();
  for (std::size_t i = 0; loaded && i < seats; ++i) {
    const auto known = sitter_from(table.setup().labels[i].kind);
    if (known) sitters[i] = *known;
  }
  for (const std::string& given : args.values("seat")) {
    const auto equals = given.find('=');
    const auto seat = equals == std::string::npos ? std::nullopt : whole_number(given.substr(0, equals));
    if (!seat || static_cast<std::size_t>(*seat) >= seats) {
      return wrong(say("--seat needs K=WHO with K from 0 to {last}, not {value}",
                       {{"last", seats - 1}, {"value", given}}));
    }
    const auto sitter = sitter_from(std::string_view(given).substr(equals + 1));
    if (!sitter) return std::unexpected(sitter.error());
    sitters[static_cast<std::size_t>(*seat)] = *sitter;
  }
  return sitters;
}

// Who sits there now; whoever stays keeps the name that the saved game has.
std::vector<table::SeatLabel> labels_of(const std::vector<Sitter>& sitters,
                                        const std::vector<table::SeatLabel>& before) {
  std::vector<table::SeatLabel> labels;
  for (std::size_t seat = 0; seat < sitters.size(); ++seat) {
    const Sitter& sitter = sitters[seat];
    const bool stays = sitter.has_value() == table::level_from(before[seat].kind).has_value();
    labels.push_back({.kind = sitter ? std::string(table::level_id(*sitter)) : "human",
                      .name = stays ? before[seat].name : ""});
  }
  return labels;
}

Result<std::unique_ptr<table::Table>> new_table(const Args& args, const GameLibrary& library) {
  auto options = options_from(args);
  if (!options) return std::unexpected(options.error());
  auto seed = seed_from(args);
  if (!seed) return std::unexpected(seed.error());
  const table::Setup setup{
      .game = args.words().front(), .options = *options, .seed = *seed, .position = {}, .labels = {}};
  return table::Table::open(library, setup);
}

Result<std::unique_ptr<table::Table>> loaded_table(const Args& args, const GameLibrary& library,
                                                   const std::string& file) {
  for (const char* name : {"players", "seed", "option"}) {
    if (args.has(name))
      return wrong(say("--{name} cannot be given with --load: the saved game decides it", {{"name", name}}));
  }
  const auto text = read_text(file, table::kMaxReplaySize + 1);
  if (!text) return std::unexpected(text.error());
  const auto record = table::parse_replay(*text);
  if (!record) return std::unexpected(in_file(file, record.error()));
  if (record->game != args.words().front())
    return problem(file, say("is a game of {game}, not of {wanted}",
                             {{"game", record->game}, {"wanted", args.words().front()}}));
  auto table = table::replay_table(library, *record, std::nullopt, language());
  if (!table) return std::unexpected(in_file(file, table.error()));
  return table;
}

// What belongs to a game here, and what to one at a server.
std::optional<Phrase> misplaced(const Args& args) {
  constexpr std::array<std::string_view, 4> kHere = {"seat", "seed", "load", "data"};
  constexpr std::array<std::string_view, 6> kThere = {"watch", "new", "computers", "listed", "name", "login"};
  const bool there = args.has("at");
  for (const std::string_view name : kHere) {
    if (there && args.has(name))
      return say("--{name} cannot be given with --at: the server decides it", {{"name", name}});
  }
  for (const std::string_view name : kThere) {
    if (!there && args.has(name)) return say("--{name} needs --at URL", {{"name", name}});
  }
  if (!there && args.words().empty()) return Phrase("say which game, or --at URL; see --help");
  if (there && !args.words().empty())
    return say("a game cannot be given with --at; --new {game} makes a table",
               {{"game", args.words().front()}});
  for (const std::string_view name : {"computers", "listed", "option", "players"}) {
    if (there && !args.has("new") && args.has(name))
      return say("--{name} needs --new GAME", {{"name", name}});
  }
  return std::nullopt;
}

}  // namespace

int play(std::span<const std::string> arguments, AtServer at_server) {
  const auto args = Args::parse(usage(), arguments);
  if (!args) return args.error();
  const auto colours = terminal::colour_choice(args->value("color").value_or("auto"));
  if (!colours) return bad_input(usage(), "--color must be auto, always or never");
  if (const auto wrong_place = misplaced(*args)) return bad_input(usage(), *wrong_place);
  if (args->has("at")) return at_server(*args, usage(), *colours);
  const auto library = load_library(args->value("data"));
  if (!library) return bad_input(usage(), library.error());
  const auto file = args->value("load");
  const auto table = file ? loaded_table(*args, **library, *file) : new_table(*args, **library);
  if (!table) return bad_input(usage(), table.error());
  auto sitters = sitters_from(*args, **table, file.has_value());
  if (!sitters) return bad_input(usage(), sitters.error());
  (*table)->set_labels(labels_of(*sitters, (*table)->setup().labels));
  terminal::Console console = terminal::Console::standard(language(), *colours);
  terminal::catch_interrupts();
  terminal::LocalTable at(**table, language());
  return terminal::PlayHere(at, console, std::move(*sitters)).run();
}

}  // namespace zig::apps
