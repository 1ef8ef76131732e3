// 7W-1.1, 7W-1.2, 7W-12: the Wonder boards.
#include "games/seven_wonders/box_reading.h"

namespace zig::seven_wonders::box_reading {

namespace {

Stage read_stage(Reader& in, int number) {
  in.only_keys({"stage", "cost", "effects", "summary"});
  in.integer("stage", number, number);
  Stage stage{read_cost(in), read_effects(in, kOnStage)};
  if (stage.cost.coins > 0)
    in.fail_at(field(in, "cost.coins"), "must be 0: only brown cards cost coins", "7W-3.2");
  if (for_sale(stage.effects)) {
    in.fail_at(field(in, "effects"), "hold a tradable production; stages never sell", "7W-4.2");
  }
  return stage;
}

WonderSide read_side(Reader& sides, std::string_view key) {
  Reader in = required_object(sides, key);
  in.only_keys({"stages"});
  WonderSide side;
  for (Reader& item : required_list(in, "stages", kMaxStages)) {
    side.stages[side.stage_count] = read_stage(item, side.stage_count + 1);
    ++side.stage_count;
  }
  if (side.stage_count < 2) in.fail_at(field(in, "stages"), "must be 2, 3 or 4 stages", "7W-1.2");
  return side;
}

// 7W-1.2, 7W-2.7: one unit of one resource, for sale from the first turn on.
void read_starting_resource(Reader& in, Wonder& wonder) {
  Reader source = required_object(in, "starting_production");
  must_say(source, "type", "produce");
  read_produce(source, wonder.starting);
  int units = 0;
  for (int r = 0; r < kResources; ++r) {
    const int of_r = r < kRaw ? wonder.starting.sale.raw[std::size_t{1} << r]
                              : wonder.starting.sale.goods[std::size_t{1} << (r - kRaw)];
    units += of_r;
    if (of_r > 0) wonder.starting_resource = static_cast<Resource>(r);
  }
  if (units != 1) source.fail("must be one tradable unit of one resource", "7W-1.2");
}

Wonder read_wonder(Reader& in) {
  in.only_keys({"id", "city", "name", "name_source", "starting_production", "sides"});
  Wonder wonder;
  wonder.id = read_id(in, "id");
  wonder.city = read_names(in, "city");
  wonder.name = read_names(in, "name");
  read_starting_resource(in, wonder);
  Reader sides = required_object(in, "sides");
  sides.only_keys({"A", "B"});
  wonder.sides = {read_side(sides, "A"), read_side(sides, "B")};
  return wonder;
}

int stages_with(const WonderSide& side, bool Effects::* power) {
  return static_cast<int>(std::count_if(side.stages.begin(), side.stages.begin() + side.stage_count,
                                        [&](const Stage& stage) { return stage.effects.*power; }));
}

// 7W-R.23: a power belongs to one board, so there is never more than one seventh card and one Mausoleum
// owner, who looks through the discard pile at most three times.
void audit_powers(const Box& box, Reader& in) {
  struct Power {
    const char* id;
    bool Effects::* member;
    int boards, stages;
  };
  static constexpr Power kPowers[] = {{"free_build", &Effects::free_build, 1, 1},
                                      {"play_seventh_card", &Effects::seventh_card, 1, 1},
                                      {"build_from_discard", &Effects::from_discard, 1, 3},
                                      {"copy_guild", &Effects::copy_guild, 1, 1},
                                      {"science_choice", &Effects::wild_symbol, kWonders, 1}};
  for (const Power& power : kPowers) {
    int boards = 0;
    for (const Wonder& wonder : box.wonders) {
      const int a = stages_with(wonder.sides[0], power.member),
                b = stages_with(wonder.sides[1], power.member);
      boards += a + b > 0;
      if (std::max(a, b) > power.stages || boards > power.boards) {
        in.fail_at("wonders (" + wonder.id + ").sides",
                   say("have {power} too often: at most on {boards} {boards#board|boards} and {stages} "
                       "{stages#stage|stages} of a side",
                       {{"power", power.id}, {"boards", power.boards}, {"stages", power.stages}}),
                   "7W-R.23");
      }
    }
  }
}

}  // namespace

void read_wonders(Reader& in, Box& box) {
  in.only_keys({"game", "edition", "provenance", "schema", "wonders"});
  must_say(in, "game", kGame);
  std::vector<Reader> items = required_list(in, "wonders", kWonders);
  if (items.size() != kWonders)
    in.fail_at("wonders", wanted(static_cast<int>(items.size()), kWonders, "boards"), "7W-1.1");
  for (Reader& item : items) {
    Reader entry(item.json(), entry_name(item));
    Wonder wonder = read_wonder(entry);
    pass_on(entry, in);
    const bool taken = std::any_of(box.wonders.begin(), box.wonders.end(),
                                   [&](const Wonder& w) { return w.id == wonder.id; });
    if (taken) in.fail_at(entry.where() + ".id", "is also the id of another board; rename one", "7W-1.1");
    box.wonders.push_back(std::move(wonder));
  }
  if (in.failed()) return;
  audit_powers(box, in);
}

}  // namespace zig::seven_wonders::box_reading
