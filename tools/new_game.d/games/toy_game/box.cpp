#include "games/toy_game/box.h"

#include "engine/byte.h"
#include "engine/data_file.h"

namespace zig::toy_game {

namespace {

using namespace data_file;

// TG-1.2
void read_cards(Reader& in, Box& box) {
  in.only_keys({"game", "provenance", "cards"});
  int value = 0;
  for (Reader& card : in.list("cards", kValues)) {
    card.only_keys({"value", "count"});
    ++value;
    if (card.integer("value", 1, kValues) != value)
      card.fail_at(field(card, "value"), say("must be {n}: the values come in order", {{"n", value}}),
                   "TG-1.2");
    box.cards[value] = byte(card.integer("count", kOfEach, kOfEach));
  }
  if (value != kValues) in.fail_at("cards", say("must be {n} values, from 1 on", {{"n", kValues}}), "TG-1.2");
}

}  // namespace

Result<std::unique_ptr<const Box>> load_box(std::span<const DataFile> files) {
  return read_box<Box>({{"cards", read_cards}}, files);
}

}  // namespace zig::toy_game
