// How players have a hand in the deal (docs/fairness.md). Whoever sits down may promise a share; when every seat is taken, what the
// table agreed on is fixed, and the promised shares are shown. The deal follows from all that were shown in time, so from then on until
// it nothing else about the seats may change: nobody gets to see the cards and then leave.
#include <algorithm>
#include <utility>

#include "server/room.h"

namespace zig::server {

namespace {

std::unexpected<table::Refusal> refused(Lang lang, std::string_view key, const TextArgs& args = {}) {
  return std::unexpected(table::Refusal{.rule = {}, .why = text(lang, key, args)});
}

bool is_open(const Sitter& sitter) { return sitter.kind == Sitter::Kind::Open; }

}  // namespace

// As things stand; an open seat is "open" until somebody has it.
table::Terms Room::terms() const {
  table::Terms terms{.table = record_.id,
                     .game = record_.game,
                     .rules = record_.rules,
                     .options = options_,
                     .secret = record_.commitment,
                     .seats = {},
                     .promises = {}};
  for (const Sitter& sitter : sitters()) {
    const bool person = sitter.kind == Sitter::Kind::Person;
    terms.seats.push_back(is_open(sitter) ? "open" : person ? "person" : sitter.level);
    terms.promises.push_back(person ? sitter.promise : "");
  }
  return terms;
}

bool Room::all_shown() const {
  for (std::size_t seat = 0; seat < deal_->shares.size(); ++seat) {
    if (!sitters()[seat].promise.empty() && deal_->shares[seat].empty()) return false;
  }
  return true;
}

// After each act: are all seats taken, are all shares shown? Where nobody promised one, the game begins at once.
void Room::go_on_with_deal(Millis now, bool time_is_up) {
  if (time_to_show_ == 0 || dealt_ || std::ranges::any_of(sitters(), is_open)) return;
  if (!deal_) {
    deal_ = table::Deal{.terms = terms().text(), .shares = std::vector<std::string>(sitters().size())};
    dealing_since_ = now;
  }
  if (!time_is_up && !all_shown()) return;
  table::Setup setup = table().setup();
  setup.seed.deal = *deal_;
  auto opened = table::Table::open(*library_, std::move(setup));
  if (!opened) return;  // it was opened with the same options before
  seated_->set_up(std::move(*opened), sitters());
  seated_->wait(false);
  dealt_ = true;
  Json shown = Json::array(), left_out = Json::array();
  for (std::size_t seat = 0; seat < sitters().size(); ++seat) {
    if (!deal_->shares[seat].empty()) shown.push_back(seat);
    if (deal_->shares[seat].empty() && !sitters()[seat].person.empty()) left_out.push_back(seat);
  }
  told_of_deal_ = {{"stage", "dealt"},
                   {"promise", deal_->promise()},
                   {"shown", std::move(shown)},
                   {"left_out", std::move(left_out)}};
}

bool Room::dealing() const { return deal_ && !dealt_; }

std::optional<table::Refusal> Room::why_dealing(Lang lang) const {
  if (dealing()) return refused(lang, "server.refuse.dealing").error();
  return std::nullopt;
}

Room::Wanted Room::promise(const Person& person, std::string_view promise, Lang lang, Millis now) {
  const auto seat = seat_of(person, lang);
  if (!seat) return std::unexpected(seat.error());
  if (phase() != Phase::Open || deal_) return refused(lang, "server.refuse.promise_late");
  seated_->sitter(*seat).promise = promise;
  return act("promise", seat->n, person.id, std::string(promise), now);
}

Room::Wanted Room::show_share(const Person& person, std::string_view share, Lang lang, Millis now) {
  const auto seat = seat_of(person, lang);
  if (!seat) return std::unexpected(seat.error());
  const std::string& promised = sitters()[seat->n].promise;
  if (!deal_ && phase() == Phase::Open) return refused(lang, "server.refuse.share_early");
  if (!deal_ || promised.empty()) return refused(lang, "server.refuse.share_unpromised");
  if (!deal_->shares[seat->n].empty()) return refused(lang, "server.refuse.share_shown");
  if (dealt_) return refused(lang, "server.refuse.share_late");
  if (table::promise_of_share(share) != promised) return refused(lang, "server.refuse.share_differs");
  deal_->shares[seat->n] = share;
  return act("share", seat->n, person.id, std::string(share), now);
}

Room::Wanted Room::deal_now(Millis now) { return act("deal", 0, "", "", now); }

std::optional<Problem> Room::do_deal_again(const Act& act) {
  const auto seat = static_cast<std::size_t>(act.seat);
  if (act.kind == "promise") {
    Sitter& sitter = seated_->sitter(Seat{static_cast<std::uint8_t>(act.seat)});
    (is_open(sitter) ? promises_of_comers_[act.seat] : sitter.promise) = act.body;
  } else if (act.kind == "share") {
    if (!dealing() || table::promise_of_share(act.body) != sitters()[seat].promise)
      return Problem{"", "shows a share that was not promised", {}};
    deal_->shares[seat] = act.body;
  }
  return std::nullopt;
}

std::optional<Room::Until> Room::deadline_of_deal() const {
  if (!dealing()) return std::nullopt;
  return Until{.since = dealing_since_, .until = dealing_since_ + time_to_show_};
}

// While the table waits all may read what would be agreed on; later everybody has kept it, and its digest is enough.
Json Room::deal_json() const {
  if (dealt_) return told_of_deal_;
  const table::Deal deal = deal_.value_or(table::Deal{.terms = terms().text(), .shares = {}});
  Json shown = Json::array();
  for (std::size_t seat = 0; seat < deal.shares.size(); ++seat) {
    if (!deal.shares[seat].empty()) shown.push_back(seat);
  }
  Json json = {{"stage", deal_ ? "showing" : "open"},
               {"promise", deal.promise()},
               {"terms", deal.terms},
               {"shown", std::move(shown)}};
  if (dealing()) json["until"] = dealing_since_ + time_to_show_;
  return json;
}

}  // namespace zig::server
