#include "arena/positions.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "engine/hash.h"

namespace zig::arena {

namespace {

constexpr std::string_view kMagic = "ZIGPOS1\n";
constexpr std::uint32_t kLongestHead = 1 << 20, kLongestGame = 1 << 26;

template <class Number>
void put(std::string& to, Number number) {
  char bytes[sizeof number];
  std::memcpy(bytes, &number, sizeof number);
  to.append(bytes, sizeof number);
}

std::uint32_t checksum(std::string_view bytes) {
  Hasher hasher;
  hasher.add_bytes(bytes.data(), bytes.size());
  return static_cast<std::uint32_t>(hasher.value());
}

bool take(std::FILE* file, std::string& to, std::uint32_t size) {
  to.resize(size);
  return std::fread(to.data(), 1, size, file) == size;
}

bool take(std::FILE* file, std::uint32_t& number) { return std::fread(&number, sizeof number, 1, file) == 1; }

std::string head_bytes(const Json& head) {
  const std::string text = head.dump();
  std::string bytes(kMagic);
  put(bytes, static_cast<std::uint32_t>(text.size()));
  return bytes + text;
}

// How many whole games there are; `end` is where the last of them ends.
int count_games(std::FILE* file, long& end) {
  int games = 0;
  std::string game;
  for (std::uint32_t size = 0, sum = 0; take(file, size) && take(file, sum) && size <= kLongestGame;
       ++games) {
    if (!take(file, game, size) || checksum(game) != sum) break;
    end = std::ftell(file);
  }
  return games;
}

}  // namespace

void GamePositions::add(const players::Network::Answer& by_network, float chance,
                        std::span<const std::int8_t> features) {
  ++rows_;
  put(judged_, by_network.chance);
  put(judged_, by_network.score);
  put(judged_, chance);
  for (std::size_t i = 0; i < features.size(); ++i) {
    if (i % 8 == 0) bits_.push_back('\0');
    if (features[i] == 0) continue;
    bits_.back() = static_cast<char>(bits_.back() | (1 << (i % 8)));
    values_.push_back(static_cast<char>(features[i]));
  }
}

std::string GamePositions::bytes(std::uint32_t game, std::span<const float> wins,
                                 std::span<const float> points) const {
  std::string body;
  put(body, game);
  put(body, static_cast<std::uint16_t>(rows_ / static_cast<std::size_t>(seats_)));
  put(body, static_cast<std::uint8_t>(seats_));
  put(body, std::uint8_t{0});
  for (std::size_t seat = 0; seat < wins.size(); ++seat) {
    put(body, wins[seat]);
    put(body, points[seat]);
  }
  body += judged_ + bits_ + values_;
  std::string whole;
  put(whole, static_cast<std::uint32_t>(body.size()));
  put(whole, checksum(body));
  return whole + body;
}

Result<PositionFile> PositionFile::open(const std::string& path, const Json& head) {
  PositionFile positions;
  positions.file_.reset(std::fopen(path.c_str(), "ab+"));
  std::FILE* file = positions.file_.get();
  if (!file) return problem(path, say("cannot be written: {why}", {{"why", std::strerror(errno)}}));
  const std::string wanted = head_bytes(head);
  std::fseek(file, 0, SEEK_END);
  if (std::ftell(file) == 0) {
    if (std::fwrite(wanted.data(), 1, wanted.size(), file) != wanted.size() || std::fflush(file) != 0)
      return problem(path, "could not be written; is the disk full?");
    return positions;
  }
  std::rewind(file);
  std::string found;
  if (!take(file, found, static_cast<std::uint32_t>(kMagic.size())) || found != kMagic)
    return problem(path, "is no file of positions; name another one");
  std::rewind(file);
  if (wanted.size() > kLongestHead || !take(file, found, static_cast<std::uint32_t>(wanted.size())) ||
      found != wanted)
    return problem(path, "has positions of other games, players or features; name another file");
  long end = static_cast<long>(wanted.size());
  positions.games_ = count_games(file, end);
  if (ftruncate(fileno(file), end) != 0) return problem(path, "could not be written; is the disk full?");
  std::fseek(file, 0, SEEK_END);
  return positions;
}

bool PositionFile::add(const std::string& game) {
  ++games_;
  return std::fwrite(game.data(), 1, game.size(), file_.get()) == game.size() &&
         std::fflush(file_.get()) == 0;
}

}  // namespace zig::arena
