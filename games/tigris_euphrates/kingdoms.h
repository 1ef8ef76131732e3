// TE-3: kingdoms, kept up to date move by move. A piece that is laid joins what it touches; what is taken away makes
// only its own kingdom be looked at again. Regions without leaders are not kept: they matter when a piece joins
// them to a kingdom, and are found then.
#pragma once

#include <bit>
#include <cstring>

#include "games/tigris_euphrates/state.h"

namespace zig::tigris_euphrates {

// A set of leaders, one bit each; of kingdoms: by their lowest leaders.
using LeaderSet = std::uint32_t;
constexpr LeaderSet leader_bit(LeaderId leader) { return 1U << leader; }
constexpr LeaderId first_of(LeaderSet set) { return static_cast<LeaderId>(std::countr_zero(set)); }

// Calls visit(leader) for each member.
template <class Visit>
constexpr void each_leader(LeaderSet set, Visit&& visit) {
  for (; set; set &= set - 1) visit(first_of(set));
}

// The leaders whose realm has the byte of `pattern` (first eight leaders, last eight) at their place: sixteen
// comparisons in a few instructions, because every move asks this several times.
inline LeaderSet where_realm_is(const State& s, std::uint64_t first, std::uint64_t last) {
  static_assert(kLeaders == 16 && sizeof(s.realm) == 16 && std::endian::native == std::endian::little);
  std::array<std::uint64_t, 2> realms;
  std::memcpy(realms.data(), s.realm.data(), sizeof realms);
  const auto equal_bytes = [](std::uint64_t difference) {
    constexpr std::uint64_t kLow7 = 0x7F7F7F7F7F7F7F7FULL, kGather = 0x0102040810204080ULL;
    const std::uint64_t zero =
        ~(((difference & kLow7) + kLow7) | difference | kLow7);  // bit 7 of each zero byte
    return static_cast<LeaderSet>(((zero >> 7) * kGather) >> 56);
  };
  return equal_bytes(realms[0] ^ first) | equal_bytes(realms[1] ^ last) << 8;
}

// TE-3.4: all kingdoms. Each goes by its lowest leader, whose realm is itself.
inline LeaderSet kingdoms(const State& s) {
  return where_realm_is(s, 0x0706050403020100ULL, 0x0F0E0D0C0B0A0908ULL);
}

// All leaders that stand in a kingdom.
inline LeaderSet leaders_in(const State& s, LeaderId kingdom) {
  const std::uint64_t everywhere = 0x0101010101010101ULL * kingdom;
  return where_realm_is(s, everywhere, everywhere);
}

// The kingdom that holds a space; kNobody where there is none.
inline LeaderId kingdom_at(const State& s, Cell cell) {
  for (LeaderSet left = kingdoms(s); left; left &= left - 1) {
    if (s.kingdom[first_of(left)].has(cell)) return first_of(left);
  }
  return kNobody;
}

// TE-7.11: the kingdoms beside a space.
inline LeaderSet kingdoms_beside(const State& s, Cell cell) {
  const Cells beside = neighbours_of(cell);
  LeaderSet touched = 0;
  each_leader(kingdoms(s), [&](LeaderId head) {
    if (s.kingdom[head].meets(beside)) touched |= leader_bit(head);
  });
  return touched;
}

// The leader of a colour in a kingdom; kNobody: it has none. (While wars go on there may be a second one.)
inline LeaderId leader_of_colour(const State& s, LeaderId kingdom, Colour colour) {
  constexpr LeaderSet kBlackOnes = 0x1111;
  const LeaderSet found = leaders_in(s, kingdom) & (kBlackOnes << index(colour));
  return found ? first_of(found) : kNobody;
}

// A tile or leader now lies on `cell` (TE-3.6). `beside` are the kingdoms that it touches; `newcomer` is the leader, if
// it is one.
inline void join(State& s, Cell cell, LeaderSet beside, LeaderId newcomer = kNobody) {
  if (beside == 0 && newcomer == kNobody) return;
  Cells united = Cells::one(cell);
  LeaderSet members = newcomer == kNobody ? 0 : leader_bit(newcomer);
  each_leader(beside, [&](LeaderId head) {
    united |= s.kingdom[head];
    members |= leaders_in(s, head);
    s.kingdom[head] = Cells();
  });
  const Cells connecting = s.connecting() - united;
  const Cells loose = neighbours_of(cell) & connecting;  // of regions without leaders
  if (loose.any()) united |= connected(loose, connecting);
  const LeaderId head = first_of(members);
  s.kingdom[head] = united;
  each_leader(members, [&](LeaderId leader) { s.realm[leader] = head; });
}

// Pieces were taken from the kingdom `former`: what is left of it falls into one or more kingdoms, or none (TE-3.6).
inline void look_again(State& s, LeaderId former) {
  const Cells area = s.kingdom[former] & s.connecting();
  LeaderSet members = leaders_in(s, former);
  s.kingdom[former] = Cells();
  while (members) {
    const LeaderId head = first_of(members);
    const Cells part = connected(Cells::one(s.leader_at[head]), area);
    s.kingdom[head] = part;
    each_leader(members, [&](LeaderId leader) {
      if (!part.has(s.leader_at[leader])) return;
      s.realm[leader] = head;
      members &= ~leader_bit(leader);
    });
  }
}

// Takes a leader off its space.
inline void lift(State& s, LeaderId leader) {
  const LeaderId former = s.realm[leader];
  s.leaders.remove(s.leader_at[leader]);
  s.leader_at[leader] = kNowhere;
  s.realm[leader] = kNobody;
  look_again(s, former);
}

// Kingdoms from nothing but the board: for positions that were set up by hand, and for checks.
inline void rebuild_kingdoms(State& s) {
  s.leaders = Cells();
  s.kingdom = {};
  s.realm.fill(kNobody);
  for (LeaderId leader = 0; leader < kLeaders; ++leader) {
    if (s.on_board(leader)) s.leaders.add(s.leader_at[leader]);
  }
  const Cells connecting = s.connecting();
  for (LeaderId head = 0; head < kLeaders; ++head) {
    if (!s.on_board(head) || s.realm[head] != kNobody) continue;
    s.kingdom[head] = connected(Cells::one(s.leader_at[head]), connecting);
    for (LeaderId leader = head; leader < kLeaders; ++leader) {
      if (s.on_board(leader) && s.kingdom[head].has(s.leader_at[leader])) s.realm[leader] = head;
    }
  }
}

}  // namespace zig::tigris_euphrates
