// The certificate of the server and its key, read from two files and read again when they change. Connections keep the one they began with.
//
//   Certificates certificates("fullchain.pem", "privkey.pem");
//   if (auto problem = certificates.read()) …
//   Line line(std::move(stream), certificates.now());
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "engine/json.h"
#include "server/line.h"

namespace zig::server {

class Certificates {
 public:
  Certificates(std::string certificate, std::string key)
      : certificate_(std::move(certificate)), key_(std::move(key)) {}

  // Reads the files; what is wrong with them. Then the ones before stay.
  std::optional<Problem> read();
  bool changed() const;  // since they were read, or tried
  const Line::TlsContext& now() const { return now_; }

 private:
  using Times = std::pair<std::filesystem::file_time_type, std::filesystem::file_time_type>;
  Times times() const;

  const std::string certificate_, key_;
  Times read_at_;
  Line::TlsContext now_;
};

}  // namespace zig::server
