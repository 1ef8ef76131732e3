// What JavaScript calls: it writes a text to the place that `input` gives, calls a function, and reads as many bytes at `output` as
// the function said (web/src/engine/module.mjs). The page brings the clock.
#include <iterator>
#include <string>
#include <utility>

#include "bindings/wasm/engine.h"

#define ZIGGURAT_EXPORT(name) extern "C" [[clang::export_name(#name)]] std::size_t name

extern "C" [[clang::import_module("page"), clang::import_name("now")]] double page_now();

namespace {

constexpr std::size_t kLargestInput = 8 << 20;

std::string given, said;

zig::wasm::Engine* engine() {
  static const auto only = [] {
    auto library = zig::open_library();
    return library ? new zig::wasm::Engine(std::move(*library), page_now)
                   : nullptr;  // lives as long as the module
  }();
  return only;
}

std::size_t say(std::string text) {
  said = std::move(text);
  return said.size();
}
std::size_t say(const zig::Json& json) { return say(zig::table::json_line(json)); }

}  // namespace

// Null: so much cannot be given.
extern "C" [[clang::export_name("input")]] char* input(std::size_t size) {
  if (size > kLargestInput) return nullptr;
  given.resize(size);
  return given.data();
}
extern "C" [[clang::export_name("output")]] const char* output() { return said.data(); }

ZIGGURAT_EXPORT(about)() { return say(engine()->about()); }
ZIGGURAT_EXPORT(open_table)() { return say(engine()->open(given)); }
ZIGGURAT_EXPORT(ask)(std::size_t who) {
  return say(engine()->ask(static_cast<std::uint8_t>(who < 255 ? who : 255), given));
}
ZIGGURAT_EXPORT(think)() { return say(engine()->think(given)); }
ZIGGURAT_EXPORT(save)() { return say(engine()->save()); }
ZIGGURAT_EXPORT(hash)() { return say(engine()->hash()); }
// `lang` is a place in kLangs.
ZIGGURAT_EXPORT(check)(std::size_t lang) {
  return say(engine()->check(given, zig::kLangs[lang < std::size(zig::kLangs) ? lang : 0]));
}
ZIGGURAT_EXPORT(signature)() { return say(engine()->signature()); }
extern "C" [[clang::export_name("random_decisions")]] double random_decisions(int players, int games) {
  return engine()->random_decisions(players, games);
}
