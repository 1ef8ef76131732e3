#include "client/hand_in_deal.h"

#include <algorithm>

#include "engine/json_reader.h"
#include "engine/seat.h"

namespace zig::client {

namespace {

// What the terms say that we have promised. Nothing: they are not about this table, or not those of the promise.
std::optional<std::string> promised_by_us(const About& about) {
  const DealAbout& deal = *about.deal;
  if (!about.you || promise_of_terms(deal.terms) != deal.promise) return std::nullopt;
  const auto json = parse_json(deal.terms, "terms");
  if (!json) return std::nullopt;
  Reader in(*json, "terms");
  const bool fits = in.text("table") == about.table && in.text("game") == about.game &&
                    in.text("rules") == about.rules && in.text("secret") == about.commitment &&
                    in.object("options").json() == about.options;
  const auto shares = in.list("shares", kMaxSeats);
  if (in.failed() || !fits || *about.you >= shares.size()) return std::nullopt;
  Reader ours = shares[*about.you];
  return ours.as_text();
}

}  // namespace

KeptDeal HandInDeal::read() const { return unsaved_ ? *unsaved_ : deals_.read(table_); }

void HandInDeal::write(const KeptDeal& kept) {
  unsaved_.reset();
  if (!deals_.write(table_, kept)) unsaved_ = kept;
}

std::string HandInDeal::share() {
  KeptDeal kept = read();
  if (kept.share.empty()) {
    kept.share = fresh_share();
    write(kept);
  }
  return kept.share;
}

std::string HandInDeal::promise() {
  const std::lock_guard lock(mutex_);
  return promise_of_share(share());
}

KeptDeal HandInDeal::kept() const {
  const std::lock_guard lock(mutex_);
  return read();
}

std::optional<Json> HandInDeal::after(const About& about) {
  if (!about.deal) return std::nullopt;
  const std::lock_guard lock(mutex_);
  KeptDeal kept = read();
  if (about.deal->stage == DealAbout::Stage::Dealt) {
    if (kept.shown || about.phase == About::Phase::Over) return std::nullopt;  // at the end it proves nothing
    if (kept.promise.empty()) kept.promise = about.deal->promise;
    kept.shown = about.deal->shown;
    write(kept);
    return std::nullopt;
  }
  const auto ours = promised_by_us(about);
  if (!ours) return std::nullopt;
  if (about.deal->stage == DealAbout::Stage::Open) {
    if (!ours->empty()) return std::nullopt;
    return Json{{"type", "promise"}, {"promise", promise_of_share(share())}};
  }
  if (std::ranges::find(about.deal->shown, *about.you) != about.deal->shown.end()) return std::nullopt;
  // Terms of another table or a share that another machine has promised: then we are left out, and see it.
  if (kept.share.empty() || promise_of_share(kept.share) != *ours) return std::nullopt;
  if (kept.promise.empty()) {
    kept.promise = about.deal->promise;
    write(kept);
  }
  return Json{{"type", "share"}, {"share", kept.share}};
}

}  // namespace zig::client
