// What JavaScript calls: it writes a text to the place that `input` gives, calls a function, and reads as many bytes at `output` as
// the function said (web/src/engine/module.mjs). The page brings the clock.
#include <iterator>
#include <string>
#include <utility>

#include "bindings/wasm/engine.h"
#include "bindings/wasm/memory.h"
#include "games/shelves.h"
#include "locale/texts.gen.h"

#define ZIGGURAT_EXPORT(name) extern "C" [[clang::export_name(#name)]] std::size_t name

extern "C" [[clang::import_module("page"), clang::import_name("now")]] double page_now();

namespace zig::embedded {
std::string texts[3];
}

namespace {

constexpr std::size_t kLargestInput = 8 << 20;

std::string given, said;

zig::wasm::Engine* engine = nullptr;  // made when the module is built, and there as long as it is

zig::Lang lang_at(std::size_t place) { return zig::kLangs[place < std::size(zig::kLangs) ? place : 0]; }

// Beyond the seats: a spectator.
std::uint8_t seat_at(std::size_t who) { return static_cast<std::uint8_t>(who < 255 ? who : 255); }

std::size_t say(std::string text) {
  said = std::move(text);
  return said.size();
}
std::size_t say(const zig::Json& json) { return say(zig::table::json_line(json)); }

}  // namespace

// Reads the game; prepare.mjs calls it when the module is built, and no page has to.
extern "C" [[clang::export_name("prepare")]] bool prepare() {
  zig::wasm::begin_preparation();
  if (auto library = zig::open_library()) {
    (*library)->each([]<class G>(const G&) { zig::wasm::wipe(G::data_files()); });
    engine = new zig::wasm::Engine(std::move(*library), page_now);
  }
  zig::wasm::end_preparation();
  return engine != nullptr;
}

// Null: so much cannot be given.
extern "C" [[clang::export_name("input")]] char* input(std::size_t size) {
  if (size > kLargestInput) return nullptr;
  given.resize(size);
  return given.data();
}
extern "C" [[clang::export_name("output")]] const char* output() { return said.data(); }

// A language's texts (engine_<game>.<lang>.json), once, before the first sentence in it. Here as below, `lang` is a place in kLangs.
extern "C" [[clang::export_name("give_texts")]] void give_texts(std::size_t lang) {
  zig::embedded::texts[static_cast<std::size_t>(lang_at(lang))] = std::move(given);
}
ZIGGURAT_EXPORT(open_table)(std::size_t lang) { return say(engine->open(given, lang_at(lang))); }
ZIGGURAT_EXPORT(ask)(std::size_t who) { return say(engine->ask(seat_at(who), given)); }
ZIGGURAT_EXPORT(change)(std::size_t who) { return say(engine->change(seat_at(who), given)); }
ZIGGURAT_EXPORT(act)(std::size_t who) { return say(engine->act(seat_at(who), given)); }
ZIGGURAT_EXPORT(room)() { return say(engine->room()); }
ZIGGURAT_EXPORT(think)() { return say(engine->think(given)); }
ZIGGURAT_EXPORT(save)() { return say(engine->save()); }
ZIGGURAT_EXPORT(hash)() { return say(engine->hash()); }
ZIGGURAT_EXPORT(check)(std::size_t lang) { return say(engine->check(given, lang_at(lang))); }
ZIGGURAT_EXPORT(signature)() { return say(engine->signature()); }
extern "C" [[clang::export_name("random_decisions")]] double random_decisions(int players, int games) {
  return engine->random_decisions(players, games);
}
