// This program's hand in the deal of one table of a server (docs/fairness.md): it promises a share, keeps what was promised by all, shows the
// share when nothing can change any more, and remembers who was left out. It may be asked from any thread.
//
//   HandInDeal hand(address, "k7m2p9qr");
//   change({{"type", "sit"}, {"promise", hand.promise()}});
//   if (auto message = hand.after(news.about)) send(*message);
#pragma once

#include <mutex>
#include <optional>
#include <string>

#include "client/about.h"
#include "client/kept_deal.h"

namespace zig::client {

class HandInDeal {
 public:
  HandInDeal(const Address& server, std::string table) : deals_(server), table_(std::move(table)) {}

  std::string promise();  // of the share that is kept for this table
  // What news call for: the promise of a share, or the share itself. Again after each break: the server takes it once.
  std::optional<Json> after(const About& about);
  KeptDeal kept() const;

 private:
  std::string share();
  KeptDeal read() const;
  void write(const KeptDeal& kept);

  mutable std::mutex mutex_;
  const KeptDeals deals_;
  const std::string table_;
  std::optional<KeptDeal> unsaved_;  // where nothing can be kept: as long as the program runs
};

}  // namespace zig::client
