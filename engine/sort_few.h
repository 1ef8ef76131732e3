// Sorts a few things, stably. For a dozen it is as quick as std::sort, whose every use brings kilobytes of code to the page.
//
//   sort_few(reasons, [](const Reason& a, const Reason& b) { return a.weight > b.weight; });
#pragma once

#include <functional>
#include <ranges>
#include <utility>

namespace zig {

template <std::ranges::random_access_range Range, class Before = std::less<>>
constexpr void sort_few(Range&& range, Before before = {}) {
  const auto first = std::ranges::begin(range);
  for (auto next = first; next != std::ranges::end(range); ++next) {
    auto one = std::move(*next);
    auto place = next;
    for (; place != first && before(one, *(place - 1)); --place) *place = std::move(*(place - 1));
    *place = std::move(one);
  }
}

}  // namespace zig
