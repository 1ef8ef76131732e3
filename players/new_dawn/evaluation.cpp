#include "players/new_dawn/evaluation.h"

namespace zig::players {

using namespace new_dawn;

Terms Evaluation<NewDawn>::terms(Action action) const {
  Terms terms;
  const auto add = [&](std::string_view key, double value) {
    if (value != 0) terms.push_back({key, value});
  };
  const DawnOutlook &before = before_, after = lookahead_.after(action);
  add("nd.term.agendas", after.agendas - before.agendas);
  add("nd.term.growth", after.growth - before.growth);
  add("nd.term.science", after.science - before.science);
  add("nd.term.row", after.row - before.row);
  add("nd.term.wonders", after.wonders - before.wonders);
  add("nd.term.stock", after.stock - before.stock);
  add("nd.term.treaties", after.treaties - before.treaties);
  add("nd.term.caravans", after.caravans - before.caravans);
  add("nd.term.safety", after.safety - before.safety);
  add("nd.term.rivals", after.rivals - before.rivals);
  if (terms.empty()) terms.push_back({"nd.term.agendas", 0.0});
  return terms;
}

}  // namespace zig::players
