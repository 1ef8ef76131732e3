// The threads of the network. A table has one lane as long as the server runs; the first lane also accepts connections, answers HTTP and
// knows who is there (visits.h). What one lane wants of another it asks for and waits, without blocking its thread.
//
//   Lanes lanes(4, parts);
//   Lane& lane = lanes.of(table);
//   lanes.run();   // until lanes.stop()
//   lanes.abandon();
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/lane.h"

namespace zig::server {

class Lanes {
 public:
  Lanes(std::size_t count, const HubParts& parts);

  std::size_t size() const { return lanes_.size(); }
  Lane& front() { return *lanes_.front(); }
  Lane& of(std::string_view table) { return *lanes_[number_of(table, size())]; }
  static std::size_t number_of(std::string_view table, std::size_t lanes) {
    return std::hash<std::string_view>()(table) % lanes;
  }

  void run();      // the first one on this thread
  void stop();     // from any thread
  void abandon();  // when nothing runs any more: whatever was under way

  // From the first lane.
  boost::asio::awaitable<Lane::Figures> figures();             // of all together
  boost::asio::awaitable<void> wake_rooms_due(Millis now);     // where a clock runs out while nobody looks
  boost::asio::awaitable<void> read_again(std::string table);  // whoever runs the server has changed it
  boost::asio::awaitable<void> read_again_rooms_of(std::string person);

  // From any thread; it is done in a moment.
  void heard_of(const ForeignNews& news);
  void show_out(const std::string& person, const Phrase& why);
  void say_goodbye();

 private:
  std::vector<std::unique_ptr<Lane>> lanes_;
  Faults& faults_;
  Store& store_;
};

}  // namespace zig::server
