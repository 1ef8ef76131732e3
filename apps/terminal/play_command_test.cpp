#include "apps/terminal/play_command.h"

#include <gtest/gtest.h>

namespace zig::terminal {
namespace {

TEST(PlayCommands, WorkInTheOwnLanguageWithoutDiacritics) {
  EXPECT_EQ(read_command("zpet", Lang::Cs)->command, Command::Undo);
  EXPECT_EQ(read_command("zpět", Lang::Cs)->command, Command::Undo);
  EXPECT_EQ(read_command("Pamiec", Lang::Pl)->command, Command::Memory);
  EXPECT_EQ(read_command("undo", Lang::Pl)->command, Command::Undo);
  EXPECT_EQ(read_command("save my game.txt", Lang::En)->rest, "my game.txt");
  EXPECT_TRUE(read_command("quit!", Lang::En)->forced);
  EXPECT_FALSE(read_command("place 1", Lang::En).has_value());
  EXPECT_FALSE(read_command("undo!", Lang::En).has_value());
}

TEST(PlayCommands, AreNoMovesThatBeginWithTheSameWord) {
  EXPECT_EQ(read_command("return", Lang::En)->command, Command::Return);
  EXPECT_FALSE(read_command("return Q4", Lang::En).has_value());
  EXPECT_FALSE(read_command("leave K1", Lang::En).has_value());
  EXPECT_FALSE(read_command("konec tahu", Lang::Cs).has_value());
}

}  // namespace
}  // namespace zig::terminal
