// The commands of a terminal game, by their English name or the player's own: "undo", "zpět", "cofnij".
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "locale/locale.h"

namespace zig::terminal {

enum class Command {
  Help,
  Show,
  Why,
  Undo,
  Hint,
  Scores,
  Log,
  Save,
  Rules,
  Cities,
  Memory,
  Kingdoms,
  Cards,
  Goals,
  Techs,
  Stock,
  Map,
  // at a server's table
  People,
  Sit,
  Computer,
  Leave,
  Return,
  Quit
};

struct CommandName {
  Command command;
  std::string_view
      id;  // the English word; locale keys play.command.<id> (the word) and play.help.<id> (what it does)
};
inline constexpr std::array<CommandName, 23> kCommandNames = {
    {{Command::Why, "why"},           {Command::Hint, "hint"},     {Command::Undo, "undo"},
     {Command::Scores, "scores"},     {Command::Cities, "cities"}, {Command::Memory, "memory"},
     {Command::Kingdoms, "kingdoms"}, {Command::Cards, "cards"},   {Command::Goals, "goals"},
     {Command::Techs, "techs"},       {Command::Stock, "stock"},   {Command::Map, "map"},
     {Command::Log, "log"},           {Command::Rules, "rules"},   {Command::Show, "show"},
     {Command::Save, "save"},         {Command::People, "people"}, {Command::Sit, "sit"},
     {Command::Computer, "computer"}, {Command::Leave, "leave"},   {Command::Return, "return"},
     {Command::Help, "help"},         {Command::Quit, "quit"}}};

struct CommandLine {
  Command command;
  std::string rest;     // what follows the word
  bool forced = false;  // "quit!"
};

// Nothing for a line that is not a command; "konec tahu" is a move and not the end of the program, "leave K1" one about
// treasures. A game may have a word of its own for a command: play.command.<id>.<game>.
std::optional<CommandLine> read_command(std::string_view line, Lang lang, std::string_view game = "");

}  // namespace zig::terminal
