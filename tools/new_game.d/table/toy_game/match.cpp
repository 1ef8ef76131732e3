#include "players/toy_game/knowledge.h"
#include "table/match_of.h"

namespace zig::table {

template class MatchOf<toy_game::ToyGame>;
template Result<std::unique_ptr<Match>> start_match_of(const toy_game::ToyGame&, const Json&, const Json*,
                                                       Random&);

}  // namespace zig::table
