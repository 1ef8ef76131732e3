// The parts of Asio about TLS that are compiled once.
#include <boost/asio/ssl/impl/src.hpp>
