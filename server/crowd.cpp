#include "server/crowd.h"

#include <algorithm>
#include <map>

namespace zig::server {

Crowd::Place::~Place() {
  --crowd_.open_;
  if (leaving_) --crowd_.leaving_;
}

Crowd::Silence::Silence(Place& place, End end)
    : place_(place),
      end_(std::move(end)),
      at_(place.crowd_.silent_.insert(place.crowd_.silent_.end(), this)) {}
Crowd::Silence::~Silence() {
  if (listed_) place_.crowd_.silent_.erase(at_);
}

Crowd::Guest::Guest(Place& place, std::string person, std::function<Claim()> claim, End end)
    : place_(place),
      person_(std::move(person)),
      claim_(std::move(claim)),
      end_(std::move(end)),
      at_(place.crowd_.guests_.insert(place.crowd_.guests_.end(), this)) {}
Crowd::Guest::~Guest() {
  if (listed_) place_.crowd_.guests_.erase(at_);
}

// It counts as gone at once, though it takes a moment until its connection has ended.
void Crowd::end(Place& place, const End& end) {
  if (!place.leaving_) ++leaving_;
  place.leaving_ = true;
  ++made_way_;
  end();
}

bool Crowd::make_room() {
  if (silent_.empty()) return false;
  Silence& longest = *silent_.front();
  silent_.pop_front();
  longest.listed_ = false;
  end(longest.place_, longest.end_);
  return true;
}

int Crowd::sockets_of(const std::string& person) const {
  return static_cast<int>(
      std::ranges::count_if(guests_, [&](const Guest* one) { return one->person_ == person; }));
}

bool Crowd::admit(const std::string& person, Claim claim) {
  if (guests_.size() < most_) {
    if (over()) make_room();
    return true;
  }
  if (sockets_of(person) >= kSocketsOfPlayer) claim = Claim::Stranger;
  std::map<std::string, int> sockets;
  auto newest = guests_.end();
  for (auto guest = guests_.begin(); guest != guests_.end(); ++guest) {
    const bool surplus = ++sockets[(*guest)->person_] > kSocketsOfPlayer;
    if ((surplus ? Claim::Stranger : (*guest)->claim_()) < claim) newest = guest;
  }
  if (newest == guests_.end()) return false;
  Guest& guest = **newest;
  guests_.erase(newest);
  guest.listed_ = false;
  end(guest.place_, guest.end_);
  return true;
}

}  // namespace zig::server
