#include "players/civilization/evaluation.h"

#include "players/civilization/bargain.h"

namespace zig::players {

using namespace civilization;

namespace {

// What people would call it.
constexpr std::string_view kCulture = "cv.term.culture", kTechnology = "cv.term.technology",
                           kCoins = "cv.term.coins", kConquest = "cv.term.conquest",
                           kIncome = "cv.term.income", kStock = "cv.term.stock", kMap = "cv.term.map",
                           kSafety = "cv.term.safety", kVictory = "cv.term.victory",
                           kRivals = "cv.term.rivals";
constexpr std::string_view term_of(Count count) {
  switch (count) {
    case Count::Coins:
    case Count::CoinRace: return kCoins;
    case Count::Techs:
    case Count::Levels:
    case Count::TechRace: return kTechnology;
    case Count::Track:
    case Count::CultureNow:
    case Count::Culture:
    case Count::CultureRace:
    case Count::MoreCulture: return kCulture;
    case Count::Trade:
    case Count::Production:
    case Count::MoreTrade:
    case Count::MoreProduction:
    case Count::Cities:
    case Count::Wonders:
    case Count::People: return kIncome;
    case Count::TradeNow:
    case Count::Resources:
    case Count::Events: return kStock;
    case Count::Units:
    case Count::Strength:
    case Count::Bonus:
    case Count::Armies:
    case Count::Siege:
    case Count::ConquestRace: return kConquest;
    case Count::Exposed:
    case Count::Lost: return kSafety;
    case Count::Scouts:
    case Count::Map: return kMap;
    case Count::Race: return kVictory;
  }
  return kVictory;
}
constexpr std::string_view kTerms[] = {kVictory, kCoins, kTechnology, kCulture, kConquest,
                                       kIncome,  kStock, kMap,        kSafety};

constexpr double kTalk = 0.02;

// What a look to the end of the part does not see: that people may take what computers would not, so a counter-offer that could please both is made;
// any other offer without a gain is talk, and under Anarchy the capital rests (CV-4.12).
double reluctance(const Box& box, const State& s, int seat, Action action, const CivWeights& weights) {
  constexpr double kNever = 100;
  if (s.questions > 0 && s.asked().ask == Ask::Draft && is_counter_offer(s))
    return -kTalk * taste_of_bargaining(box, s, seat, action, weights);
  switch (action.kind) {
    case Action::Kind::Government:
      return action.a == static_cast<int>(Government::Anarchy) ? weights.anarchy : 0;
    case Action::Kind::Counter:
      return is_counter_offer(s) ? kNever : -kTalk * taste_of_bargaining(box, s, seat, action, weights);
    case Action::Kind::OfferTo:
    case Action::Kind::Promise: return kTalk;
    default: return 0;
  }
}

}  // namespace

Terms Evaluation<Civilization>::terms(Action action) const {
  Terms terms;
  const CivOutlook after = lookahead_.after(action);
  for (const std::string_view key : kTerms) {
    double value = key == kVictory ? after.over - before_.over
                   : key == kStock ? -reluctance(box_, s_, seat_, action, weights_)
                                   : 0;
    for (int i = 0; i < kCounts; ++i) {
      const auto at = static_cast<std::size_t>(i);
      if (term_of(static_cast<Count>(i)) == key) value += after.own[at] - before_.own[at];
    }
    if (value != 0) terms.push_back({key, value});
  }
  if (after.rivals != before_.rivals) terms.push_back({kRivals, after.rivals - before_.rivals});
  if (terms.empty()) terms.push_back({kVictory, 0.0});
  return terms;
}

}  // namespace zig::players
