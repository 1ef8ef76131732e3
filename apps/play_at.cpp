#include "apps/play_at.h"

#include <utility>

#include "apps/terminal/play_there.h"
#include "client/guest_file.h"
#include "client/hand_in_deal.h"

namespace zig::apps {

namespace {

using namespace std::chrono_literals;
using terminal::Console;
using terminal::Lobby;

int give_up(Console& console, const Problem& why) {
  console.say(problem_line(console.lang(), why));
  return 1;
}

// Who I am there: as the server remembers me, under another name, or by login.
Result<std::string> introduce(const Args& args, Lobby& lobby) {
  auto name = lobby.greet();
  if (!name) return name;
  if (const auto login = args.value("login")) name = lobby.log_in(*login);
  if (!name) return name;
  if (const auto wanted = args.value("name")) name = lobby.rename(*wanted);
  return name;
}

// The host's computer players take what is open.
void fill_seats(terminal::ServerTable& there, Console& console, const std::string& level) {
  const client::About about = there.about();
  for (std::size_t seat = 0; seat < about.seats.size(); ++seat) {
    if (about.seats[seat].kind != client::SeatAbout::Kind::Open) continue;
    if (const auto refusal = there.change({{"type", "computer"}, {"seat", seat}, {"level", level}}))
      return console.say(refusal->why);
  }
}

}  // namespace

int play_at_table(client::Server& server, Console& console, const terminal::ChosenTable& chosen, bool watch,
                  client::LinkConfig tuning) {
  const std::string& table = chosen.id;
  tuning.at = server.at();
  tuning.table = table;
  tuning.cookie = server.cookie();
  tuning.lang = std::string(lang_id(console.lang()));
  tuning.with = {"view", "decision"};
  client::HandInDeal hand(tuning.at, table);
  tuning.after_news = [&hand](const client::About& about) { return hand.after(about); };
  client::Link link(tuning);
  if (!link.wait_for_news(0, 20s, terminal::interrupted) || !link.status().refused.empty()) {
    const std::string why = link.status().refused;
    return give_up(console,
                   {server.at().link_to(table), why.empty() ? console.text("play.there.no_news") : why, {}});
  }
  int told = -1;
  const auto patiently = [&] {  // somebody who waits for an answer should know why
    const auto status = link.status();
    if (!status.up && std::exchange(told, status.breaks) != status.breaks)
      console.say(console.text("play.there.broken") + " …");
    return terminal::interrupted();
  };
  terminal::ServerTable there(link, server, console.lang(), patiently);
  const client::About about = there.about();
  if (!watch && !about.you && about.open_seats() > 0) {
    const auto number = link.news().number;
    if (const auto refusal = there.change({{"type", "sit"}, {"promise", hand.promise()}}))
      console.say(refusal->why);
    else
      link.wait_for_news(number, 5s, terminal::interrupted);
  }
  if (!chosen.computers.empty()) fill_seats(there, console, chosen.computers);
  return terminal::PlayThere(there, link, hand, console, server.at().link_to(table)).run();
}

int play_at(const Args& args, const Usage& usage, Console& console, terminal::TableWish wish) {
  const auto address = client::read_address(*args.value("at"));
  if (!address) return bad_input(usage, Problem{"--at", address.error().what, {}});
  if (!address->table.empty() && args.has("new"))
    return bad_input(usage, "--new cannot be given with a link to a table");
  const client::GuestFile guest(*address);
  client::Server server(*address, guest.read(), terminal::interrupted, console.lang());
  Lobby lobby(console, server);
  const auto name = introduce(args, lobby);
  if (const auto trouble = guest.write(server.cookie())) console.say(problem_line(console.lang(), *trouble));
  if (!name) return give_up(console, name.error());
  console.say("lobby.greeting", {{"server", address->url()}, {"name", *name}});

  terminal::ChosenTable table{address->table, ""};
  if (args.has("new")) {
    auto made = lobby.make(wish);
    if (!made) return give_up(console, made.error());
    table = {*made, wish.computers};
  } else if (table.id.empty()) {
    auto chosen = lobby.choose();
    if (!chosen) return terminal::interrupted() ? 130 : 0;
    table = *chosen;
  }
  return play_at_table(server, console, table, args.has("watch"));
}

}  // namespace zig::apps
