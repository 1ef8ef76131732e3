// CV-18: every kind of action, one row each: its verb, and what it names. Ids, notation, what a board highlights and
// sentences follow.
#pragma once

#include <string_view>

#include "games/civilization/action.h"

namespace zig::civilization {

// What an action names besides its kind.
enum class Operand : std::uint8_t {
  Nothing,
  Civ,
  Where,  // a square
  EventCard,
  Market,  // a resource that has market tokens
  TechOrNone,
  Tech,
  Government,
  Person,
  ScoutAndCity,
  Ability,
  Wonder,
  City,
  CoinTech,  // that is paid for: see kPaidCoins
  Deed,
  Figure,
  Unit,
  Building,
  Seat,
  ArmiesAndScouts,
  Direction,
  Token,
  Face,
  OnFront,
  Healer,  // see kHealers
  Spoils,
  GiveLine,
  WantLine,
  Promise,
};

// Action::Kind::Coin, Action::Kind::Heal
inline constexpr std::array<Tech, 2> kPaidCoins = {Tech::Democracy, Tech::PrintingPress};
inline constexpr std::array<Tech, 2> kHealers = {Tech::AnimalHusbandry, Tech::Biology};
// Action::Kind::Group: 0 to 7 armies; scouts as two bits, or their number.
inline constexpr int kArmyCounts = kArmies + 2, kScoutSets = 1 << kScouts;

struct ActionRow {
  Action::Kind kind;
  std::string_view verb;
  Operand operand;
  bool bare = false;  // the thing itself says what is done: "produce", "army"
};
inline constexpr ActionRow kActionRows[] = {
    {Action::Kind::Civ, "civ", Operand::Civ},
    {Action::Kind::Place, "place", Operand::Where},
    {Action::Kind::Keep, "keep", Operand::Nothing},
    {Action::Kind::Event, "event", Operand::EventCard},
    {Action::Kind::Resource, "resource", Operand::Market},
    {Action::Kind::Research, "research", Operand::TechOrNone},
    {Action::Kind::Done, "done", Operand::Nothing},
    {Action::Kind::Pass, "pass", Operand::Nothing},
    {Action::Kind::Agree, "agree", Operand::Nothing},
    {Action::Kind::Decline, "decline", Operand::Nothing},
    {Action::Kind::Found, "found", Operand::Where},
    {Action::Kind::Government, "government", Operand::Government},
    {Action::Kind::Person, "person", Operand::Person},
    {Action::Kind::Send, "send", Operand::ScoutAndCity},
    {Action::Kind::Ability, "ability", Operand::Ability},
    {Action::Kind::Wonder, "wonder", Operand::Wonder},
    {Action::Kind::City, "city", Operand::City},
    {Action::Kind::Advance, "advance", Operand::Nothing},
    {Action::Kind::Coin, "coin", Operand::CoinTech},
    {Action::Kind::Deed, "deed", Operand::Deed, true},
    {Action::Kind::Figure, "figure", Operand::Figure, true},
    {Action::Kind::Unit, "unit", Operand::Unit},
    {Action::Kind::Building, "build", Operand::Building},
    {Action::Kind::Player, "player", Operand::Seat},
    {Action::Kind::Tech, "tech", Operand::Tech},
    {Action::Kind::From, "from", Operand::Where},
    {Action::Kind::Group, "group", Operand::ArmiesAndScouts},
    {Action::Kind::Step, "step", Operand::Direction},
    {Action::Kind::Explore, "explore", Operand::Direction},
    {Action::Kind::Sacrifice, "sacrifice", Operand::Direction},
    {Action::Kind::Pay, "pay", Operand::Token},
    {Action::Kind::Fight, "fight", Operand::Face},
    {Action::Kind::Front, "front", Operand::OnFront},
    {Action::Kind::Heal, "heal", Operand::Healer},
    {Action::Kind::Loot, "loot", Operand::Spoils},
    {Action::Kind::OfferTo, "offer", Operand::Seat},
    {Action::Kind::Give, "give", Operand::GiveLine},
    {Action::Kind::Want, "want", Operand::WantLine},
    {Action::Kind::Promise, "promise", Operand::Promise},
    {Action::Kind::Propose, "propose", Operand::Nothing},
    {Action::Kind::Counter, "counter", Operand::Nothing},
    {Action::Kind::Withdraw, "withdraw", Operand::Nothing},
};

// In the order of the kinds, the first of which (None) is no action.
constexpr const ActionRow* action_row(Action::Kind kind) {
  const auto n = static_cast<std::size_t>(kind);
  return n == 0 || n > std::size(kActionRows) ? nullptr : &kActionRows[n - 1];
}
static_assert([] {
  for (const ActionRow& row : kActionRows) {
    if (action_row(row.kind) != &row) return false;
  }
  return std::size(kActionRows) == Action::kKinds;
}());

// The actions of a row are numbered from 0 (action_ids.cpp).
int actions_of(const ActionRow& row);
Action nth_action(const ActionRow& row, int n);

}  // namespace zig::civilization
