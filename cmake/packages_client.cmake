# https and wss: OpenSSL behind Asio (tools/setup.sh play installs it).
find_package(OpenSSL 3 REQUIRED)
target_link_libraries(ziggurat_client PUBLIC OpenSSL::SSL OpenSSL::Crypto)
set(precompiled server)  # the same headers with the same flags
# It waits for people and networks, and Beast for two kinds of streams compiles sooner so.
target_compile_options(ziggurat_client PRIVATE $<$<CONFIG:Release>:-O1>)
