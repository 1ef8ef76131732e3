// Who a seat belongs to, as records and people are told. Computer players have names of their own, spelled alike in all
// languages. Which seat has which follows from the commitment of the table and the people at it, so that server, page and
// terminal agree, and so do a table that is opened again and its replay.
//
//   name_computers(labels, setup.seed.commitment());
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zig::table {

struct SeatLabel {
  std::string kind = "human";  // human, random, greedy, …
  std::string name;            // free text, may be empty

  bool operator==(const SeatLabel&) const = default;
};

// Names the computer players that have no name yet. Two at one table never share one, and none is called like a person there.
void name_computers(std::vector<SeatLabel>& labels, std::string_view commitment);

}  // namespace zig::table
