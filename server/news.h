// What everybody who watches a table is told after an act. People see much of it alike: each part is written once, and
// whoever sees the same gets the same frame.
//
//   News news(room, now_millis());
//   for (Watcher* watcher : watchers) watcher->tell(news.frame_for(*watcher));
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/crowd.h"
#include "server/room.h"

namespace zig::server {

// Somebody who looks at a table; news come by themselves.
class Watcher {
 public:
  virtual ~Watcher() = default;
  virtual void tell(std::shared_ptr<const std::string> frame) = 0;
  virtual void show_out(const Phrase& why) = 0;  // they may not be here any more
  Visitor visitor() const { return {.person = person, .login = login, .key = key}; }
  void knows_claim(Crowd::Claim now) const {
    if (claim) *claim = now;
  }

  std::string person;  // empty: nobody in particular
  std::string login, key;
  std::shared_ptr<std::atomic<Crowd::Claim>> claim;  // to the place of the connection: others read it
  Lang lang = Lang::En;
  int told_event = 0;  // the last event this watcher has
  std::vector<std::string>
      with;  // questions that all news answer at once, because the client would ask them each time
};

// What `hello` may ask for in `with`.
inline constexpr std::string_view kEnclosures[] = {"view", "decision", "standing"};

class News {
 public:
  News(Room& room, Millis now) : room_(room), now_(now) {}
  std::shared_ptr<const std::string> frame_for(const Watcher& watcher);

 private:
  std::string write(const Watcher& watcher);
  std::string answers_for(const Watcher& watcher);
  const std::string& once(std::string what, const std::function<Json()>& make);

  Room& room_;
  const Millis now_;
  std::map<std::string, std::shared_ptr<const std::string>> frames_;
  std::map<std::string, std::string> written_;
};

}  // namespace zig::server
