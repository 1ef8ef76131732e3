#include "client/kept_deal.h"

#include <sys/random.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "client/private_file.h"
#include "client/state_folder.h"
#include "engine/json_reader.h"
#include "engine/json_text.h"
#include "engine/seat.h"
#include "engine/sha256.h"

namespace zig::client {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kMost = 200;  // tables; the oldest are forgotten
constexpr std::size_t kLargest = 4096;

bool is_safe(std::string_view table) {
  return !table.empty() && table.size() <= 64 &&
         std::ranges::all_of(table, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; });
}

void forget_the_oldest(const fs::path& folder) {
  std::error_code error;
  std::vector<std::pair<fs::file_time_type, fs::path>> files;
  for (const auto& entry : fs::directory_iterator(folder, error))
    files.emplace_back(entry.last_write_time(error), entry.path());
  std::ranges::sort(files, std::greater());
  for (std::size_t i = kMost; i < files.size(); ++i) fs::remove(files[i].second, error);
}

}  // namespace

KeptDeals::KeptDeals(const Address& server) {
  const std::string folder = state_folder();
  if (folder.empty()) return;
  std::error_code error;
  fs::create_directories(folder + "/deals", error);
  if (error) return;
  std::string name = server.host + "-" + std::to_string(server.port);
  for (char& c : name) c = c == ':' || c == '/' ? '_' : c;
  start_ = folder + "/deals/" + name + "-";
}

std::string KeptDeals::path_of(std::string_view table) const {
  return start_.empty() || !is_safe(table) ? "" : start_ + std::string(table);
}

KeptDeal KeptDeals::read(std::string_view table) const {
  const std::string path = path_of(table);
  std::ifstream file(path, std::ios::binary);
  if (path.empty() || !file) return {};
  const std::string text((std::istreambuf_iterator<char>(file)), {});
  const auto json = parse_json(text, path, kLargest);
  if (!json) return {};
  Reader in(*json, path);
  KeptDeal deal{.share = in.text("share", ""), .promise = in.text("promise", "")};
  if (in.has("shown")) deal.shown.emplace();
  for (Reader seat : in.list("shown", kMaxSeats)) deal.shown->push_back(seat.as_integer(0, kMaxSeats - 1));
  return in.failed() ? KeptDeal() : deal;
}

bool KeptDeals::write(std::string_view table, const KeptDeal& deal) const {
  const std::string path = path_of(table);
  if (path.empty()) return false;
  std::error_code error;
  if (!fs::exists(path, error)) forget_the_oldest(fs::path(path).parent_path());
  Json json = {{"share", deal.share}, {"promise", deal.promise}};
  if (deal.shown) json["shown"] = *deal.shown;
  std::string text;
  write_json(json, text);
  return write_private_file(path, text + "\n");
}

std::string fresh_share() {
  std::array<std::uint8_t, 32> bits{};
  for (std::size_t had = 0; had < bits.size();) {
    const auto more = getrandom(bits.data() + had, bits.size() - had, 0);
    if (more > 0) had += static_cast<std::size_t>(more);
  }
  std::string share;
  for (const std::uint8_t byte : bits) {
    share += "0123456789abcdef"[byte >> 4];
    share += "0123456789abcdef"[byte & 15];
  }
  return share;
}

std::string promise_of_share(std::string_view share) {
  return "sha256:" + sha256_hex("ziggurat-share-1 " + std::string(share));
}
std::string promise_of_terms(std::string_view terms) {
  return "sha256:" + sha256_hex("ziggurat-terms-1 " + std::string(terms));
}

std::optional<DealFound> compare_deal(std::string_view record, const KeptDeal& kept) {
  std::optional<std::string> terms;
  std::vector<int> shown;
  bool ours = false;
  while (!record.empty()) {
    const std::string_view line = record.substr(0, record.find('\n'));
    record.remove_prefix(std::min(record.size(), line.size() + 1));
    if (line.starts_with("deal ")) terms = line.substr(5);
    if (!line.starts_with("share ") || line.size() < 8) continue;
    shown.push_back(line[6] - '0');  // there are no seats with two digits
    ours = ours || (!kept.share.empty() && line.substr(8) == kept.share);
  }
  static_assert(kMaxSeats <= 10);
  if (!terms) return kept.promise.empty() ? std::nullopt : std::optional(DealFound::Other);
  if (kept.promise.empty()) return DealFound::Unknown;
  if (promise_of_terms(*terms) != kept.promise || (kept.shown && *kept.shown != shown))
    return DealFound::Other;
  if (kept.share.empty()) return DealFound::Same;
  return ours ? DealFound::Ours : DealFound::LeftOut;
}

}  // namespace zig::client
