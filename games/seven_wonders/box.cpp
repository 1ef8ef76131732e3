#include "games/seven_wonders/box.h"

#include "games/seven_wonders/box_reading.h"

namespace zig::embedded {
extern const std::string_view seven_wonders_cards, seven_wonders_wonders, seven_wonders_setup;
}

namespace zig::seven_wonders {

namespace {

using namespace box_reading;

std::optional<Problem> read_file(const char* name, std::string_view text, void (*read)(Reader&, Box&),
                                 Box& box) {
  const Result<Json> json = parse_json(text, name);
  if (!json) return json.error();
  Reader in(*json, "");
  read(in, box);
  if (!in.failed()) return std::nullopt;
  Problem problem = in.problem();
  problem.where = problem.where.empty() ? name : name + (" " + problem.where);
  return problem;
}

}  // namespace

BoxFiles embedded_box_files() {
  return {embedded::seven_wonders_cards, embedded::seven_wonders_wonders, embedded::seven_wonders_setup};
}

Result<std::unique_ptr<const Box>> load_box(const BoxFiles& files) {
  auto box = std::make_unique<Box>();
  if (auto problem = read_file("cards.json", files.cards, read_cards, *box)) return std::unexpected(*problem);
  if (auto problem = read_file("wonders.json", files.wonders, read_wonders, *box))
    return std::unexpected(*problem);
  if (auto problem = read_file("setup.json", files.setup, read_setup, *box)) return std::unexpected(*problem);
  return box;
}

}  // namespace zig::seven_wonders
