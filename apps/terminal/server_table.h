// A table on a server, seen through a link (client/link.h). Questions are answered by the server; what was told last is kept,
// so that a broken connection never empties the screen. Nothing that comes is trusted to have the right form.
#pragma once

#include <functional>
#include <map>

#include "apps/terminal/table_at.h"
#include "client/link.h"
#include "client/server.h"

namespace zig::terminal {

class ServerTable final : public TableAt {
 public:
  // There must have been news. `given_up` ends waiting: Ctrl-C.
  ServerTable(client::Link& link, client::Server& server, Lang lang, std::function<bool()> given_up);

  std::string game() const override { return game_; }
  Json catalogue() const override;
  bool over() const override { return link_.news().about.phase == client::About::Phase::Over; }
  Seats pending() const override;
  std::size_t moves() const override { return static_cast<std::size_t>(link_.news().moves); }

  Json view(Observer observer) const override;
  Json decision(Seat seat) const override;
  Json standing() const override;
  Json hint(Seat seat) const override;
  Json events_since(int number, Observer observer) const override;
  int last_event() const override { return link_.news().event; }
  std::optional<table::Refusal> why_not(Seat seat, std::string_view move) const override;
  std::optional<table::Refusal> why_not_undo(Seat seat) const override;
  Result<std::string> record() const override;

  std::optional<table::Refusal> play(Seat seat, std::string_view move) override;
  std::optional<table::Refusal> undo(Seat seat) override;

  // --- what only a server's table knows
  client::About about() const { return link_.news().about; }
  bool asked(Seat seat) const;                         // a person, not the computer player who stands in
  std::optional<table::Refusal> change(Json message);  // sit, leave, come_back, computer

 private:
  Json answer_to(const std::string& type, Json more = Json::object()) const;  // null: none, or refused
  // The answer to a question that stays the same until there are news: what came with them, otherwise it is asked.
  Json known(const std::string& type, const char* key) const;

  client::Link& link_;
  client::Server& server_;
  const Lang lang_;
  const std::function<bool()> given_up_;
  std::string game_;
  mutable Json catalogue_;
  struct Known {
    std::uint64_t news = 0;
    Json answer;
  };
  mutable std::map<std::string, Known> known_;  // by the type of the question
  mutable int acts_asked_ = 0;                  // the last act when the decision was told
};

// A decision, a standing or hints in the form that screens rely on; null where nothing is left.
Json well_formed_decision(const Json& decision);
Json well_formed_standing(const Json& standing, std::size_t seats);
Json well_formed_hints(const Json& hints);

}  // namespace zig::terminal
