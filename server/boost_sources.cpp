// The parts of Asio and Beast that are compiled once instead of in every file.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
