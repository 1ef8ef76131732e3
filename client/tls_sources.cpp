// The part of Asio for TLS that is compiled once.
#include <boost/asio/ssl/impl/src.hpp>
