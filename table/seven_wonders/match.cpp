#include "players/seven_wonders/knowledge.h"
#include "table/match_of.h"

namespace zig::table {

template class MatchOf<seven_wonders::SevenWonders>;
template Result<std::unique_ptr<Match>> start_match_of(const seven_wonders::SevenWonders&, const Json&,
                                                       const Json*, Random&);

}  // namespace zig::table
