#include "server/http_reader.h"

namespace zig::server {

Unreadable why_unreadable(const boost::system::error_code& failed) {
  if (failed == http::error::body_limit) return Unreadable::Body;
  if (failed == http::error::header_limit || failed == http::error::buffer_overflow)
    return Unreadable::Header;
  if (failed == http::error::unexpected_body) return Unreadable::TooEarly;
  const boost::system::error_code ended = http::error::end_of_stream;
  if (failed.category() != ended.category() || failed == ended || failed == http::error::partial_message)
    return Unreadable::Ended;
  return Unreadable::NotHttp;
}

}  // namespace zig::server
