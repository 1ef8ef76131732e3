// A set of up to kSize small things, one bit each: whole sets are joined, met and counted without visiting their members. A kind of
// set is a class of its own, so that spaces and buildings cannot be mixed up:
//
//   class Cells : public BitSet<Cells, Cell, 176> { ... what only cells can do ... };
//   for (Cell cell : near - river) ...
//
// A member is a number or an enum from 0 to kSize - 1. Iterates from the lowest member on.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <iterator>
#include <utility>

namespace zig {

template <class Set, class Member, int kSize>
class BitSet {
 public:
  static constexpr int kWords = (kSize + 63) / 64;
  using Words = std::array<std::uint64_t, kWords>;

  constexpr BitSet() = default;
  static constexpr Set one(Member member) {
    Set set;
    set.add(member);
    return set;
  }
  static constexpr Set all() {
    Set set;
    for (auto& word : set.words_) word = ~std::uint64_t{0};
    set.words_[kWords - 1] = kLastWord;
    return set;
  }

  constexpr bool has(Member member) const { return (words_[word_of(member)] >> bit_of(member)) & 1U; }
  constexpr void add(Member member) { words_[word_of(member)] |= std::uint64_t{1} << bit_of(member); }
  constexpr void remove(Member member) { words_[word_of(member)] &= ~(std::uint64_t{1} << bit_of(member)); }
  constexpr bool empty() const {
    return each_word([&](auto... i) { return (words_[i] | ...); }) == 0;
  }
  constexpr bool any() const { return !empty(); }
  constexpr int count() const {
    return each_word([&](auto... i) { return (std::popcount(words_[i]) + ...); });
  }
  // The lowest member of a set that is not empty.
  constexpr Member first() const {
    const unsigned word = first_word();
    return member_at(word, words_[word]);
  }
  // The member with `skip` lower ones before it.
  constexpr Member nth(int skip) const {
    unsigned word = 0;
    for (int here; (here = std::popcount(words_[word])) <= skip; ++word) skip -= here;
    std::uint64_t bits = words_[word];
    for (; skip > 0; --skip) bits &= bits - 1;
    return member_at(word, bits);
  }

  constexpr Set operator|(const Set& o) const {
    return each_word([&](auto... i) { return of({(words_[i] | o.words_[i])...}); });
  }
  constexpr Set operator&(const Set& o) const {
    return each_word([&](auto... i) { return of({(words_[i] & o.words_[i])...}); });
  }
  // The members that are not in the other set.
  constexpr Set operator-(const Set& o) const {
    return each_word([&](auto... i) { return of({(words_[i] & ~o.words_[i])...}); });
  }
  constexpr Set& operator|=(const Set& o) { return self() = *this | o; }
  constexpr Set& operator&=(const Set& o) { return self() = *this & o; }
  constexpr Set& operator-=(const Set& o) { return self() = *this - o; }
  constexpr bool operator==(const BitSet&) const = default;
  constexpr bool meets(const Set& o) const {
    return each_word([&](auto... i) { return ((words_[i] & o.words_[i]) | ...); }) != 0;
  }
  constexpr bool within(const Set& o) const { return (*this - o).empty(); }

  // Visits the members; faster than iterating, because no set is changed on the way.
  template <class Visit>
  constexpr void each(Visit visit) const {
    for (unsigned word = 0; word < kWords; ++word) {
      for (std::uint64_t bits = words_[word]; bits != 0; bits &= bits - 1) visit(member_at(word, bits));
    }
  }

  class Iterator {
   public:
    constexpr explicit Iterator(const BitSet& left) : left_(left) {}
    constexpr Member operator*() const { return left_.first(); }
    constexpr Iterator& operator++() {
      std::uint64_t& word = left_.words_[left_.first_word()];
      word &= word - 1;
      return *this;
    }
    constexpr bool operator==(std::default_sentinel_t) const { return left_.empty(); }

   private:
    BitSet left_;
  };
  constexpr Iterator begin() const { return Iterator(*this); }
  constexpr std::default_sentinel_t end() const { return {}; }

 protected:
  static constexpr std::uint64_t kLastWord = ~std::uint64_t{0} >> (64 * kWords - kSize);
  static constexpr Set of(const Words& words) {
    Set set;
    set.words_ = words;
    return set;
  }

  // For the heirs themselves, not behind a function: g++ joins no words into vectors once an array came out of one.
  Words words_{};

 private:
  static constexpr unsigned word_of(Member member) { return static_cast<unsigned>(member) >> 6; }
  static constexpr unsigned bit_of(Member member) { return static_cast<unsigned>(member) & 63; }
  static constexpr Member member_at(unsigned word, std::uint64_t bits) {
    return static_cast<Member>(64 * word + static_cast<unsigned>(std::countr_zero(bits)));
  }
  constexpr unsigned first_word() const {
    unsigned word = 0;
    while (word + 1 < kWords && words_[word] == 0) ++word;
    return word;
  }
  // Calls visit(0, 1, …, kWords - 1), so that nothing is left of a loop over the words.
  template <class Visit>
  static constexpr auto each_word(Visit visit) {
    return [&]<std::size_t... i>(std::index_sequence<i...>) {
      return visit(i...);
    }(std::make_index_sequence<kWords>());
  }
  constexpr Set& self() { return static_cast<Set&>(*this); }
};

}  // namespace zig
