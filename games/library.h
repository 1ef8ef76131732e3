// All games with their component sets.
//
//   auto library = open_library();                            // the embedded component sets
//   auto match = table::start_match(**library, game, ...);
//
// A library owns the component sets; it must outlive every game state and match made from it. Nothing here includes a game, so a
// change in one compiles nobody again who only hands a library on; games/shelves.h is for those who need the games themselves.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json.h"

namespace zig {

class GameLibrary;
struct CloseLibrary {
  void operator()(const GameLibrary* library) const;
};
using OpenLibrary = std::unique_ptr<const GameLibrary, CloseLibrary>;

// An owner's own component data by name, "GAME/NAME.json" -> text of the file. What is not given is
// taken from the embedded set. The programs read the files; nothing here touches a disk.
using OwnData = std::map<std::string, std::string, std::less<>>;

// The names that OwnData may have.
std::vector<std::string> data_file_names();

// Which component set of the game is in the library: a number that follows from the texts of its files. 0: no such game.
std::uint64_t components_of(const GameLibrary& library, std::string_view game);

// Reads and audits the component sets of all games. A problem names the file, the entry, and the remedy. A game with data of an
// owner's own is played with those unless a table asks for the built-in set (table::kComponents).
Result<OpenLibrary> open_library(const OwnData& own = {});

}  // namespace zig
