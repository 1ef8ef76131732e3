// Other people's programs: whatever they do, the game goes on, their faults are named, and nothing keeps running.
#include "arena/program_player.h"

#include <signal.h>
#include <sys/wait.h>

#include <cerrno>
#include <thread>

#include "arena/arena_testkit.h"
#include "arena/eventually_testkit.h"

namespace zig::arena {
namespace {

using namespace std::chrono_literals;

class Programs : public InAFolder {
 protected:
  // A bot in Python whose answer to a decision is the given code.
  std::string bot(const std::string& body) {
    write("bot.py",
          "import json, os, sys, time\n"
          "def say(m): print(json.dumps(m), flush=True)\n"
          "def ask(m):\n    say(m)\n    return json.loads(sys.stdin.readline())\n"
          "n = 0\n"
          "for line in sys.stdin:\n"
          "    m = json.loads(line)\n"
          "    if m['type'] != 'decision': continue\n"
          "    n += 1\n"
          "    first = m['decision']['options'][0]['move']\n"
          "    play = {'type': 'play', 'move': first}\n" +
              body);
    return "exec:exec python3 " + path("bot.py");
  }
  // A game against chance; the bot is player 0.
  GameRecord play(const std::string& program, std::chrono::milliseconds move_time = 10s) {
    const Results results = played(contest_of(game_for(2), {program, "random"}), 1, 1, {move_time, false});
    EXPECT_EQ(results.games().size(), 2U);
    return results.games()[0];
  }
  static const SeatRecord& seat(const GameRecord& game) {
    return game.seats[game.seats[0].player == 0 ? 0 : 1];
  }
  static void expect_faults(const GameRecord& game, std::string_view kind, std::string_view words) {
    ASSERT_FALSE(seat(game).faults.empty());
    for (const FaultRecord& fault : seat(game).faults) EXPECT_EQ(fault.kind, kind) << fault.what;
    EXPECT_NE(seat(game).faults[0].what.find(words), std::string::npos) << seat(game).faults[0].what;
    EXPECT_TRUE(game.seats[game.seats[0].player == 0 ? 1 : 0].faults.empty());
  }
};

TEST_F(Programs, TheExampleOfTheDocumentationPlaysAnyGame) {
  const std::string example = "exec:python3 " ZIGGURAT_SOURCE_DIR "/docs/examples/bot.py";
  for (const std::string& game : {table::sealed_game(3), table::game_in_turns(3)}) {
    const Results results = played(contest_of(game, {example, "random"}), 1, 2);
    ASSERT_EQ(results.games().size(), 2U);
    for (const GameRecord& record : results.games()) {
      EXPECT_GT(seat(record).times.decisions, 10U);
      EXPECT_TRUE(seat(record).faults.empty()) << game << ": " << seat(record).faults[0].what;
    }
  }
}

TEST_F(Programs, MayAskWhatTheirSeatSeesAndNothingElse) {
  const GameRecord game = play(
      bot("    t = ask({'type': 'table', 'id': 7})\n"
          "    ok = t['type'] == 'table' and t['id'] == 7 and 'commitment' not in t and 'seed' not in t\n"
          "    ok = ok and ask({'type': 'view'})['view']['observer'] == t['you']\n"
          "    ok = ok and ask({'type': 'why', 'move': first})['legal']\n"
          "    ok = ok and ask({'type': 'hint'})['type'] == 'refused'\n"
          "    ok = ok and ask({'type': 'undo'})['type'] == 'refused'\n"
          "    ok = ok and ask({'type': 'replay'})['type'] == 'refused'\n"
          "    say(play if ok else {'type': 'play', 'move': 'not ok'})\n"));
  EXPECT_TRUE(seat(game).faults.empty()) << seat(game).faults[0].what;
}

TEST_F(Programs, ThatCrashLoseTheirTurnsAndAreStartedThreeTimes) {
  const GameRecord game = play(bot("    os._exit(3)\n"));
  expect_faults(game, "crashed", "exit code 3");
  EXPECT_EQ(seat(game).faults.size(), seat(game).times.decisions);
  EXPECT_NE(seat(game).faults.back().what.find("not started again"), std::string::npos);
}

TEST_F(Programs, ThatCrashOnceGoOn) {
  const std::string mark = path("crashed");
  const GameRecord game = play(bot("    if not os.path.exists('" + mark + "'):\n        open('" + mark +
                                   "', 'w')\n        os.kill(os.getpid(), 11)\n    say(play)\n"));
  expect_faults(game, "crashed", "signal 11");
  EXPECT_EQ(seat(game).faults.size(), 1U);
}

TEST_F(Programs, ThatDoNotExistAreNamed) {
  expect_faults(play("exec:/no/such/program"), "crashed", "exit code 127");
}

TEST_F(Programs, ThatAnswerNonsenseLoseThatTurn) {
  expect_faults(play(bot("    print('hello', flush=True) if n == 2 else say(play)\n")), "nonsense", "hello");
  expect_faults(play(bot("    print('[1, 2', flush=True) if n == 2 else say(play)\n")), "nonsense",
                "no message");
  expect_faults(play(bot("    say({'type': 'play'}) if n == 2 else say(play)\n")), "nonsense",
                "names no move");
  expect_faults(play(bot("    say({'type': 'play', 'move': 'win'}) if n == 2 else say(play)\n")), "nonsense",
                "win");
  const std::string move = table::impossible_move(game_for(2), 2);
  expect_faults(play(bot("    say({'type': 'play', 'move': '" + move + "'}) if n == 1 else say(play)\n")),
                "illegal", "");
  const GameRecord game = play(bot("    print('\\x00\\xff' * 10, flush=True) if n == 2 else say(play)\n"));
  EXPECT_EQ(seat(game).faults.size(), 1U);
}

TEST_F(Programs, ThatNeverStopAskingLoseTheTurn) {
  expect_faults(play(bot("    if n == 1 and m['decision']['seat'] == 0:\n        for i in range(2000): "
                         "ask({'type': 'standing'})\n    say(play)\n")),
                "nonsense", "1000 requests");
}

TEST_F(Programs, ThatWriteEndlessLinesAreStopped) {
  expect_faults(play(bot("    sys.stdout.write('x' * 200000 if n == 1 else json.dumps(play) + '\\n')\n    "
                         "sys.stdout.flush()\n")),
                "nonsense", "65536 bytes");
}

TEST_F(Programs, ThatTakeTooLongLoseTheirTurns) {
  const auto began = std::chrono::steady_clock::now();
  const GameRecord game = play(bot("    time.sleep(60)\n"), 400ms);
  expect_faults(game, "slow", "400 ms");
  EXPECT_LT(std::chrono::steady_clock::now() - began, 30s);
}

// One that neither reads nor answers, and ignores polite signals.
TEST_F(Programs, ThatDoNotListenAreStopped) {
  write("deaf.py",
        "import signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: time.sleep(1)\n");
  expect_faults(play("exec:python3 " + path("deaf.py"), 400ms), "slow", "400 ms");
}

TEST_F(Programs, LeaveNothingBehind) {
  const std::string pids = path("pids");
  {
    Process process("sleep 1000 & echo $! >" + pids + "; echo $$ >>" + pids + "; echo ready; sleep 1000",
                    false);
    std::string line;
    ASSERT_EQ(process.read_line(line, std::chrono::steady_clock::now() + 10s), Process::Ok);
    EXPECT_EQ(line, "ready");
  }
  std::ifstream file(pids);
  for (int pid = 0; file >> pid;) {
    const auto gone = [&] {  // a child of the shell is taken away by init, in its own time
      std::ifstream status("/proc/" + std::to_string(pid) + "/stat");
      std::string text;
      std::getline(status, text);
      return kill(pid, 0) != 0 || text.find(") Z") != std::string::npos;
    };
    EXPECT_TRUE(eventually(gone)) << pid;
  }
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1) << "a zombie is left";
  EXPECT_EQ(errno, ECHILD);
}

}  // namespace
}  // namespace zig::arena
