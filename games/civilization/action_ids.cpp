// CV-18: every action has a number, the same in every state: one block for each kind.
#include "engine/action_blocks.h"
#include "games/civilization/action_table.h"
#include "games/civilization/civilization.h"

namespace zig::civilization {

namespace {

// Trade and culture come in amounts from 1 on; every other line is one piece, of which there is 1.
constexpr int kAmounts = 2 * kMostInLine, kPiecesFrom = static_cast<int>(Line::Market);
constexpr int line_places(int lines) { return kAmounts + lines - kPiecesFrom; }

// How many actions of a kind there are.
constexpr int count(Operand operand) {
  switch (operand) {
    case Operand::Nothing: return 1;
    case Operand::Civ: return kCivs;
    case Operand::Where: return kSquares;
    case Operand::EventCard: return kEventKinds;
    case Operand::Market: return kMarketResources;
    case Operand::TechOrNone: return kTechs + 1;
    case Operand::Tech: return kTechs;
    case Operand::Government: return kGovernments;
    case Operand::Person: return kGreatPeople;
    case Operand::ScoutAndCity: return kScouts * (kCities + 1);
    case Operand::Ability: return kAbilities;
    case Operand::Wonder: return kWonders;
    case Operand::City: return kCities;
    case Operand::CoinTech: return std::size(kPaidCoins);
    case Operand::Deed: return kDeeds;
    case Operand::Figure: return 2;
    case Operand::Unit: return kUnitTypes;
    case Operand::Building: return kBuildings;
    case Operand::Seat: return kMaxPlayers;
    case Operand::ArmiesAndScouts: return kArmyCounts * kScoutSets;
    case Operand::Direction: return kDirections;
    case Operand::Token: return kTokens;
    case Operand::Face: return kFaces;
    case Operand::OnFront: return kFronts + 1;
    case Operand::Healer: return std::size(kHealers);
    case Operand::Spoils: return kSpoils;
    case Operand::GiveLine: return line_places(kGiveLines);
    case Operand::WantLine: return line_places(kWantLines);
    case Operand::Promise: return kPromises;
  }
  return 0;
}

constexpr ActionBlocks<Action::Kind, Action::kKinds> kBlocks([] {
  std::array<int, Action::kKinds> sizes{};
  for (std::size_t i = 0; i < sizes.size(); ++i) sizes[i] = count(kActionRows[i].operand);
  return sizes;
}());

int place_in_block(Operand operand, Action action) {
  switch (operand) {
    case Operand::Nothing: return 0;
    case Operand::Where: return action.square;
    case Operand::TechOrNone: return action.a == kNone ? kTechs : action.a;
    case Operand::ScoutAndCity: return action.a * (kCities + 1) + action.b;
    case Operand::ArmiesAndScouts: return action.a * kScoutSets + action.b;
    case Operand::GiveLine:
    case Operand::WantLine:
      return action.a < kPiecesFrom ? action.a * kMostInLine + action.b - 1
                                    : kAmounts + action.a - kPiecesFrom;
    default: return action.a;
  }
}

}  // namespace

int actions_of(const ActionRow& row) { return count(row.operand); }

Action nth_action(const ActionRow& row, int n) {
  switch (row.operand) {
    case Operand::Nothing: return with(row.kind);
    case Operand::Where: return on(row.kind, static_cast<Square>(n));
    case Operand::TechOrNone: return with(row.kind, n == kTechs ? kNone : n);
    case Operand::ScoutAndCity: return with(row.kind, n / (kCities + 1), n % (kCities + 1));
    case Operand::ArmiesAndScouts: return with(row.kind, n / kScoutSets, n % kScoutSets);
    case Operand::GiveLine:
    case Operand::WantLine:
      return n < kAmounts ? with(row.kind, n / kMostInLine, n % kMostInLine + 1)
                          : with(row.kind, n - kAmounts + kPiecesFrom, 1);
    default: return with(row.kind, n);
  }
}

int Civilization::action_count() const { return kBlocks.count(); }

// What is not written the way action() writes it is no action: fields that do not count are 0.
int Civilization::id(Action action) const {
  const ActionRow* row = action_row(action.kind);
  if (!row) return -1;
  const int place = place_in_block(row->operand, action);
  return nth_action(*row, place) == action ? kBlocks.id(action.kind, place) : -1;
}

Action Civilization::action(int id) const {
  const auto [kind, place] = kBlocks.find(id);
  const ActionRow* row = action_row(kind);
  return row ? nth_action(*row, place) : Action{};
}

}  // namespace zig::civilization
