// `ziggurat play` as a shell sees it: what is wrong with the arguments is said before anybody sits down.
#include <gtest/gtest.h>

#include <algorithm>

#include "apps/commands.h"
#include "table/any_game_testkit.h"

namespace zig::apps {
namespace {

std::string error_of(std::vector<std::string> args) {
  testing::internal::CaptureStderr();
  const int code = cmd_play(args);
  const std::string error = testing::internal::GetCapturedStderr();
  EXPECT_EQ(code, 2) << error;
  EXPECT_EQ(std::ranges::count(error, '\n'), 1) << error;
  return error;
}

void expect_error(std::vector<std::string> args, std::string_view words) {
  const std::string error = error_of(std::move(args));
  EXPECT_NE(error.find(words), std::string::npos) << error;
}

TEST(PlayCommand, BadArgumentsGetOneLineAndExitCode2) {
  const std::string game = table::any_game(3);
  expect_error({"chess"}, game);
  expect_error({game, "--players", "99"}, "players");
  expect_error({game, "--players", "many"}, "must be a number");
  expect_error({game, "--players", "3", "--seat", "5=human"}, "from 0 to 2");
  expect_error({game, "--seat", "1=wizard"}, "human, friendly, apprentice");
  expect_error({game, "--seed", "x"}, "--seed");
  expect_error({game, "--option", "board"}, "NAME=VALUE");
  expect_error({game, "--option", "colour=red"}, "colour");
  expect_error({game, "--lang", "de"}, "en, cs or pl");
  expect_error({game, "--load", "/no/such/file"}, "/no/such/file");
  expect_error({game, "--data", "/no/such/folder"}, "/no/such/folder");
  expect_error({}, "--help");
  expect_error({"--at", "nonsense:x"}, "it looks like");
  expect_error({"--at", "http://127.0.0.1:1", "--seed", "1"}, "given with --at");
  expect_error({"--at", "http://127.0.0.1:1", "--players", "3"}, "--new GAME");
  expect_error({game, "--watch"}, "needs --at URL");
  expect_error({game, "--at", "http://127.0.0.1:1"}, "--new " + game);
  expect_error({"--at", "http://127.0.0.1:1", "--new", "x", "--computers", "genius"}, "master");
}

}  // namespace
}  // namespace zig::apps
