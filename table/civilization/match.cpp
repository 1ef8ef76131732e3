#include "players/civilization/knowledge.h"
#include "table/match_of.h"

namespace zig::table {

template class MatchOf<civilization::Civilization>;
template Result<std::unique_ptr<Match>> start_match_of(const civilization::Civilization&, const Json&,
                                                       const Json*, Random&);

}  // namespace zig::table
