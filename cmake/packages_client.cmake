# https and wss: OpenSSL behind Asio (tools/setup.sh play installs it).
find_package(OpenSSL 3 REQUIRED)
target_link_libraries(ziggurat_client PUBLIC OpenSSL::SSL OpenSSL::Crypto)
set(precompiled server)  # the same headers with the same flags
