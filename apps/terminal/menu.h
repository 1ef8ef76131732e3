// A decision as things to pick one after another, for any game: the `picks` of its options are paths, and a
// step of the path with only one possibility is taken by itself. The kind of an action goes without saying
// where a piece and a space follow, so that hundreds of moves on a board are "piece, then space".
//
//   Menu menu(decision, names);          // 1 Lumber Yard  2 Baths ...
//   menu = *menu.pick(1);                // 1 build  2 stage  3 discard
//   if (const Json* option = menu.only()) play(option->at("move"));
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/terminal/text.h"
#include "engine/json.h"

namespace zig::terminal {

// The name of a pick in the language of the player: {"card":"baths"} -> "Lázně".
using PickName = std::function<std::string(const Json& pick)>;

struct MenuItem {
  Json pick;
  std::string name;
  std::vector<const Json*> options;  // all that begin with it, the cheapest first
};

// What a line of input means to a menu.
struct Reading {
  enum class Kind { Unknown, Ambiguous, NoSuchNumber, Found } kind = Kind::Unknown;
  std::vector<const Json*> options;  // Found: narrowed to these
  Lines names;                       // Ambiguous: what it could be
};

class Menu {
 public:
  // The decision must outlive the menu.
  Menu(const Json& decision, PickName names);

  const Json& decision() const { return *decision_; }
  const std::vector<MenuItem>& items() const { return items_; }
  std::size_t level() const { return level_; }  // which step of the paths the items stand for

  // What a bare number means here: the place in the list; an amount, which is its own number; or nothing,
  // where spaces of a board or too many things to list are asked by name. In a list, spaces have no number, and
  // slots keep theirs.
  enum class Numbers : std::uint8_t { Places, Amounts, None };
  Numbers numbers() const;
  bool asks_for_space() const;  // every item is a space: {"cell":"K7"}, {"space":"7d"}
  bool has_number(std::size_t item) const;
  std::size_t number_of(std::size_t item) const;  // what to type for it
  std::string beginning() const;  // the words with which the moves of all options begin: "catastrophe"

  const Json* only() const { return options_.size() == 1 ? options_.front() : nullptr; }
  Menu narrowed(std::vector<const Json*> options) const;

  // Understands "3", "b 3", "3 b", "b baths", "baths", "build Baths", "build Library <2", "temple K7", "3 K7",
  // in the player's language, too.
  Reading read(std::string_view line) const;

  // The move in notation, for a line with a payment that is not offered: "b 3 <9" -> "build Baths <9". Empty
  // otherwise.
  std::string spelled_out(std::string_view line) const;

  // Why the things named in the line cannot be had: entries of `unavailable` that fit.
  std::vector<const Json*> unavailable(std::string_view line) const;

  const PickName& names() const { return names_; }

 private:
  Menu(const Json& decision, PickName names, std::vector<const Json*> options, std::size_t level);
  void collect_items();
  std::optional<std::size_t> item_numbered(std::size_t number) const;

  const Json* decision_;
  PickName names_;
  std::vector<const Json*> options_;
  std::size_t level_ = 0;
  std::vector<MenuItem> items_;
};

}  // namespace zig::terminal
