#include "server/faults.h"

namespace zig::server {

namespace {

std::string_view words_of(const std::exception_ptr& fault, std::string& room) {
  try {
    std::rethrow_exception(fault);
  } catch (const std::exception& known) {
    room = known.what();
    return room;
  } catch (...) {
    return "something that is no std::exception";
  }
}

}  // namespace

void Faults::note(std::string_view where, std::string_view id, const std::exception_ptr& fault) noexcept {
  ++count_;
  try {
    std::string room;
    Json fields = {{"where", where}, {"what", words_of(fault, room)}};
    if (!id.empty()) fields["id"] = id;
    log_.problem("fault", std::move(fields));
  } catch (...) {  // no memory to say so: it is counted
  }
}

void Faults::run(boost::asio::io_context& network) {
  while (!network.stopped()) {
    try {
      network.run();
    } catch (...) {
      note("network", std::current_exception());
    }
  }
}

}  // namespace zig::server
