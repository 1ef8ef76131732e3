#include "players/new_dawn/knowledge.h"
#include "table/match_of.h"

namespace zig::table {

template class MatchOf<new_dawn::NewDawn>;
template Result<std::unique_ptr<Match>> start_match_of(const new_dawn::NewDawn&, const Json&, const Json*,
                                                       Random&);

}  // namespace zig::table
