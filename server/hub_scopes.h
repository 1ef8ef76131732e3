// What requests of the hub leave behind, in whatever way they end.
#pragma once

#include <memory>
#include <string_view>

#include "server/room.h"
#include "table/answers.h"

namespace zig::server {

// Says that something is going on, until it ends in whatever way.
class Until {
 public:
  explicit Until(bool& going_on) : going_on_(going_on) {}
  ~Until() { going_on_ = false; }
  Until(const Until&) = delete;
  Until& operator=(const Until&) = delete;

 private:
  bool& going_on_;
};

// A room in which a request is under way. When a fault ends it, nobody knows what the room has become: it is read again.
class Unsettled {
 public:
  explicit Unsettled(std::unique_ptr<Room>& room) : room_(room) {}
  ~Unsettled() {
    if (!settled_) room_.reset();
  }
  Unsettled(const Unsettled&) = delete;
  Unsettled& operator=(const Unsettled&) = delete;
  void settle() { settled_ = true; }

 private:
  std::unique_ptr<Room>& room_;
  bool settled_ = false;
};

inline Json refused(Lang lang, std::string_view key, const TextArgs& args = {}) {
  return table::refused_json({.rule = {}, .why = text(lang, key, args)});
}

}  // namespace zig::server
