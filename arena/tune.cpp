#include "arena/tune.h"

#include <cmath>
#include <cstdio>
#include <fstream>

#include "arena/rating.h"
#include "arena/run.h"

namespace zig::arena {

namespace {

constexpr int kUp = 0, kDown = 1;
constexpr double kSpreadShrinks = 0.101, kStepShrinks = 0.602;  // Spall's exponents
constexpr const char* kMark = "ziggurat_tune";

std::vector<double> tosses(std::uint64_t seed, int round, std::size_t number) {
  Random random = Random::fast(seed);
  random.jump_to(static_cast<std::uint64_t>(round) << 20);
  std::vector<double> signs;
  for (std::size_t i = 0; i < number; ++i) signs.push_back(random.below(2) ? 1.0 : -1.0);
  return signs;
}

WeightList moved(WeightList weights, const std::vector<double>& signs, double by) {
  for (std::size_t i = 0; i < weights.size(); ++i) weights[i].second *= std::exp(by * signs[i]);
  return weights;
}

}  // namespace

Json TuneOptions::json() const {
  return {{kMark, 1},           {"game", game},
          {"options", options}, {"seats", seats},
          {"player", player},   {"seeds", seeds},
          {"seed", seed},       {"spread", spread},
          {"step", step},       {"start", weights_json(start)}};
}

Json TuneStep::json() const {
  return {{"round", round}, {"share", share}, {"weights", weights_json(weights)}};
}

Result<Tuner> Tuner::open(const GameLibrary& library, TuneOptions options) {
  auto spec = PlayerSpec::parse(options.player);
  if (!spec) return std::unexpected(spec.error());
  const bool greedy = spec->level == players::Level::Greedy;
  if (!greedy && (!spec->search || spec->has_clock() || spec->level == players::Level::Uct))
    return problem("--player", "must be greedy, or a search by iterations such as search:iterations=50");
  if (const auto why = why_not(library, options.game, options.start)) return std::unexpected(*why);
  WeightList start = usual_weights(library, options.game);
  for (auto& [name, value] : start) {
    for (const auto& [given, by] : options.start) {
      if (given == name) value = by;
    }
  }
  options.start = start;
  auto contest =
      plan_contest(library, options.game, options.options, {options.player, "random"}, options.seats, 1);
  if (!contest) return std::unexpected(contest.error());
  contest->players = {*spec, *spec};
  contest->players[kUp].text = "up";
  contest->players[kDown].text = "down";
  options.options = contest->options;
  return Tuner(library, std::move(options), std::move(*contest));
}

TuneStep Tuner::step() {
  const int k = round();
  const double spread = options_.spread / std::pow(k + 1, kSpreadShrinks);
  const double settled = 0.1 * options_.rounds;
  const double step = options_.step * std::pow((1 + settled) / (k + 1 + settled), kStepShrinks);
  const auto signs = tosses(options_.seed, k, now_.size());
  contest_.players[kUp].weights = moved(now_, signs, spread);
  contest_.players[kDown].weights = moved(now_, signs, -spread);
  contest_.first_seed =
      options_.seed + static_cast<std::uint64_t>(k) * static_cast<std::uint64_t>(options_.seeds);
  Results results(contest_);
  RunOptions run;
  run.seeds = options_.seeds;
  run.threads = options_.threads;
  run_contest(*library_, results, run);
  const double share = pairwise_share(results.games(), kUp, kDown).value;
  now_ = moved(now_, signs, step * (2 * share - 1) * options_.spread / spread);
  course_.push_back({k + 1, share, now_});
  return course_.back();
}

void Tuner::resume(std::vector<TuneStep> course) {
  course_ = std::move(course);
  if (!course_.empty()) now_ = course_.back().weights;
}

WeightList Tuner::mean() const {
  WeightList mean = options_.start;
  const std::size_t first = course_.size() / 2;
  if (course_.empty()) return mean;
  for (std::size_t i = 0; i < mean.size(); ++i) {
    mean[i].second = 0;
    for (std::size_t k = first; k < course_.size(); ++k)
      mean[i].second += course_[k].weights[i].second / static_cast<double>(course_.size() - first);
  }
  return mean;
}

Result<std::vector<TuneStep>> read_course(const std::string& path, const TuneOptions& options,
                                          long& good_end) {
  std::vector<TuneStep> course;
  good_end = 0;
  std::ifstream file(path);
  std::string line;
  for (int number = 1; std::getline(file, line) && !file.eof(); ++number) {
    const std::string where = path + " line " + std::to_string(number);
    const auto json = parse_json(line, where);
    if (!json) return std::unexpected(json.error());
    if (number == 1) {
      if (!json->is_object() || !json->contains(kMark))
        return problem(path, "is not a course of tuning; name another file");
      if (*json != options.json()) return problem(path, "belongs to another tuning; name another file");
    } else {
      TuneStep step;
      const bool fits = json->is_object() && json->contains("share") && (*json)["share"].is_number() &&
                        json->contains("weights") && (*json)["weights"].is_object();
      if (!fits) return problem(where, "must have share and weights");
      step.round = number - 1;
      step.share = (*json)["share"].get<double>();
      for (const auto& [name, value] : (*json)["weights"].items()) {
        if (!value.is_number()) return problem(where + "." + name, "must be a number");
        step.weights.emplace_back(name, value.get<double>());
      }
      if (step.weights.size() != options.start.size())
        return problem(where, "has other weights than the game");
      course.push_back(std::move(step));
    }
    good_end = static_cast<long>(file.tellg());
  }
  return course;
}

}  // namespace zig::arena
