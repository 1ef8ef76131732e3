# The databases of the server, both by their C interfaces (tools/setup.sh play installs them).
find_package(SQLite3 3.37 REQUIRED)
find_package(PostgreSQL 15 REQUIRED)
target_link_libraries(ziggurat_server PUBLIC SQLite::SQLite3 PostgreSQL::PostgreSQL)

# The network (Boost.Asio and Beast, headers only), TLS (OpenSSL), passwords (libsodium) and names that look alike (ICU).
find_package(Boost 1.81 REQUIRED)
find_library(ZIGGURAT_SODIUM sodium REQUIRED)
find_package(OpenSSL 3.0 REQUIRED)
find_package(ICU 72 REQUIRED COMPONENTS i18n uc)
target_link_libraries(ziggurat_server PUBLIC Boost::boost ${ZIGGURAT_SODIUM} OpenSSL::SSL OpenSSL::Crypto ICU::i18n ICU::uc)
# Without RTTI and without the old interfaces; the same for every file that includes Asio.
target_compile_definitions(ziggurat_server PUBLIC BOOST_ASIO_NO_DEPRECATED BOOST_ASIO_SEPARATE_COMPILATION
  BOOST_BEAST_SEPARATE_COMPILATION)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # Wrong about Asio's aligned memory in g++ 12, where only one half of it is inlined.
  target_compile_options(ziggurat_server PUBLIC -Wno-mismatched-new-delete)
endif()
set(precompiled server)
set(precompiled_headers <boost/asio/awaitable.hpp> <boost/asio/co_spawn.hpp> <boost/asio/detached.hpp> <boost/asio/io_context.hpp>
  <boost/asio/ip/tcp.hpp> <boost/asio/post.hpp> <boost/asio/redirect_error.hpp> <boost/asio/steady_timer.hpp>
  <boost/asio/thread_pool.hpp> <boost/asio/use_awaitable.hpp> <boost/beast/core.hpp> <boost/beast/http.hpp>
  <boost/beast/websocket.hpp>)

# Every message is a tree of small values that live for a moment: with the C library's malloc that was a third of the server's work.
# Sanitizers have a malloc of their own.
if(NOT ZIGGURAT_SANITIZE)
  find_library(ZIGGURAT_MIMALLOC mimalloc REQUIRED)
  target_link_libraries(ziggurat_server PUBLIC ${ZIGGURAT_MIMALLOC})
endif()
