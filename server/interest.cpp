#include "server/interest.h"

namespace zig::server {

void Interest::lose() {
  if (lost_) return;
  lost_ = true;
  if (thinkers_) thinkers_->drop(thought_);
  if (when_lost) when_lost();
}

void Interest::set_awaited(bool awaited) const {
  if (thinkers_) thinkers_->set_awaited(thought_, awaited);
}

void ThoughtsOfTable::go_on(const Room& room) const {
  for (const One& one : all_) {
    if (!one.fits(room)) one.interest->lose();
  }
}

}  // namespace zig::server
