#include "server/reach.h"

#include <boost/asio/dispatch.hpp>

#include "server/socket.h"

namespace zig::server {

void Reach::make_way() { on_its_lane(&Socket::make_way); }
void Reach::end_session() { on_its_lane(&Socket::end_session); }

void Reach::on_its_lane(void (Socket::*what)()) {
  boost::asio::dispatch(lane_, [self = shared_from_this(), what] {
    self->wanted_ = false;
    if (self->socket_) (self->socket_->*what)();
  });
}

}  // namespace zig::server
