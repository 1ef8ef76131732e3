// A seat, or a place to look on, at a server's table: what others do appears as it comes, clocks run, connections break and
// come back.
//
//   ServerTable at(link, server, lang, interrupted);
//   return PlayThere(at, link, console, address.link_to(id)).run();
#pragma once

#include <optional>
#include <string>

#include "apps/terminal/play.h"
#include "apps/terminal/server_table.h"
#include "client/hand_in_deal.h"

namespace zig::terminal {

class PlayThere final : public Play {
 public:
  // `address` is the table's link, to be sent to friends and to come back by.
  PlayThere(ServerTable& table, client::Link& link, client::HandInDeal& hand, Console& console,
            std::string address);

 private:
  void go_on() override;
  Observer looker() const override;
  bool is_own(Seat seat) const override { return there_.about().you == seat.n; }
  Next quit(bool forced) override;
  void leave() override;
  std::optional<std::string> next_line(const Prompt& prompt) override;
  Lines people() const override;
  std::string sitter_name(Seat seat) const override;
  bool is_at_server() const override { return true; }
  Next obey_there(const CommandLine& command) override;

  // --- when nothing is asked
  void waiting_room();   // before the game
  void tell_changes();   // by the host
  void look_on();        // while others decide
  void tell_left_out();  // of the deal, once
  void finish() override;

  // --- while a line is typed
  bool still_the_same_question();                        // what came meanwhile is told
  bool tell_notices();                                   // false: the server does not want us any more
  std::string live_name(const std::string& name) const;  // "Rhodes 14:32"

  std::string seat_words(const client::About& about, std::size_t seat) const;
  std::string owner_words(const client::SeatAbout& one) const;
  std::string connection_words() const;
  Lines waiting_room_lines() const;
  Next add_computer(const std::string& words);
  Next sit(const std::string& words);
  Next change(Json message);

  ServerTable& there_;
  client::Link& link_;
  client::HandInDeal& hand_;
  const std::string address_;
  bool told_left_out_ = false;
  Json question_;                 // the decision that is being answered; null: none
  std::uint64_t known_news_ = 0;  // the last news that the screen shows
  std::optional<client::About>
      room_;  // the waiting room as it was when the person last typed something there
};

std::string clock_text(std::chrono::milliseconds left);  // "14:32", "2:05:00", "3 d 4 h"

}  // namespace zig::terminal
