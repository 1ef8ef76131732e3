// MS-5.3 to MS-5.6: the symbols and the dingir dice.
#include "games/mesopotamia/box_reading.h"

namespace zig::mesopotamia::box_reading {

namespace {

void read_symbols(Reader& in, Box& box) {
  std::set<std::string> seen;
  for (Reader& entry : in.list("symbols", kMaxSymbols)) {
    entry.only_keys({"id", "sign", "glyph", "meaning"});
    SymbolSheet symbol;
    symbol.id = own_id(entry, seen);
    symbol.sign = entry.text("sign");
    symbol.glyph = entry.text("glyph");
    symbol.meaning = names(entry, "meaning");
    if ((symbol.id == "star") != box.symbols.empty())
      return entry.fail_at(field(entry, "id"), "the first symbol must be star, and no other", "MS-5.4");
    box.symbols.push_back(std::move(symbol));
  }
  if (box.symbols.size() < 2) in.fail_at("symbols", "must list star and the symbols of the dice", "MS-5.3");
}

void read_die(Reader& in, Box& box, std::size_t colour) {
  std::size_t face = 0;
  int stars = 0;
  for (Reader& entry : exactly(in, "faces", kDieFaces, "MS-5.4")) {
    const std::string id = entry.as_text();
    const auto found = std::ranges::find(box.symbols, id, &SymbolSheet::id);
    if (found == box.symbols.end())
      return entry.fail(say("{value} is not a symbol; add it under symbols", {{"value", in_quotes(id)}}),
                        "MS-5.3");
    const auto symbol = static_cast<Symbol>(found - box.symbols.begin());
    box.dice[colour][face++] = symbol;
    if (symbol == kStar)
      ++stars;
    else
      box.symbols_on[colour] |= static_cast<std::uint16_t>(1U << symbol);
  }
  if (!in.failed() && stars != 1)
    in.fail_at(field(in, "faces"), say("has {n} {n#star|stars}; every die has exactly one", {{"n", stars}}),
               "MS-5.4");
}

}  // namespace

void read_dice(Reader& in, Box& box) {
  in.only_keys({"provenance", "symbols", "dice", "reroll_cost", "max_rerolls", "max_rerolls_note"});
  box.dice_confidence = confidence_of(in);
  read_symbols(in, box);
  unsigned colours = 0, symbols = 1U << kStar;
  for (Reader& entry : exactly(in, "dice", kColours, "MS-5.11")) {
    entry.only_keys({"colour", "faces"});
    const auto colour = static_cast<std::size_t>(choice(entry, "colour", kColourIds));
    if (in.failed()) return;
    if ((colours >> colour & 1U) != 0)
      return entry.fail_at(field(entry, "colour"),
                           say("{name} is there twice; keep one", {{"name", in_quotes(kColourIds[colour])}}),
                           "MS-5.11");
    colours |= 1U << colour;
    read_die(entry, box, colour);
    symbols |= box.symbols_on[colour];
  }
  for (std::size_t id = 0; id < box.symbols.size() && !in.failed(); ++id) {
    if ((symbols >> id & 1U) == 0)
      in.fail_at("dice",
                 say("no die shows {name}; add a face or remove the symbol",
                     {{"name", in_quotes(box.symbols[id].id)}}),
                 "MS-5.3");
  }
  constexpr Fixed kRerolls[] = {{"reroll_cost", Stated::json(R"({"tablet":1})"), "MS-5.6"},
                                {"max_rerolls", 3, "MS-5.6"}};
  check_fixed(kRerolls, in);
  box.reroll_cost[at(Resource::Tablet)] = 1;
  box.max_rerolls = 3;
}

}  // namespace zig::mesopotamia::box_reading
