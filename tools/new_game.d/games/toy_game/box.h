// What the box holds (TG-1), read from data/*.json and audited.
#pragma once

#include <memory>
#include <span>

#include "engine/data_files.h"
#include "engine/json.h"
#include "games/toy_game/cards.h"

namespace zig::toy_game {

struct Box {
  Cards cards;
  Json provenance;
};

// data/*.json as the program carries them (cmake/embedding.cmake).
std::span<const DataFile> data_files();
Result<std::unique_ptr<const Box>> load_box(std::span<const DataFile> files = data_files());

}  // namespace zig::toy_game
