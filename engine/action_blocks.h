// Dense ids of actions: a block for each kind of action, in the order of the kinds, so that the ids are the same in every state.
//
//   constexpr ActionBlocks<Action::Kind, 2> kBlocks({1, kCells});       // sizes of the blocks of kinds 1 and 2; 0 is no action
//   kBlocks.id(Action::Kind::Place, cell);
#pragma once

#include <array>
#include <cstddef>

namespace zig {

template <class Kind, std::size_t kKinds>
class ActionBlocks {
 public:
  constexpr ActionBlocks() = default;
  constexpr explicit ActionBlocks(const std::array<int, kKinds>& sizes) {
    for (std::size_t i = 0; i < kKinds; ++i) begin_[i + 1] = begin_[i] + sizes[i];
  }

  constexpr int count() const { return begin_[kKinds]; }

  // The id of the action at this place of its kind's block; -1 where the block has no such place.
  constexpr int id(Kind kind, int place) const {
    const std::size_t block = static_cast<std::size_t>(kind) - 1;
    if (block >= kKinds || place < 0) return -1;
    const int id = begin_[block] + place;
    return id < begin_[block + 1] ? id : -1;
  }

  struct Place {
    Kind kind{};  // 0: there is no such id
    int place = 0;
  };
  constexpr Place find(int id) const {
    if (id < 0 || id >= count()) return {};
    std::size_t block = kKinds - 1;
    while (begin_[block] > id) --block;
    return {static_cast<Kind>(block + 1), id - begin_[block]};
  }

 private:
  std::array<int, kKinds + 1> begin_{};
};

}  // namespace zig
