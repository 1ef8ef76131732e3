// 7W-2: the numbers of the setup, which the rules fix.
#include "games/seven_wonders/box_reading.h"
#include "games/seven_wonders/conflict.h"
#include "games/seven_wonders/effects.h"
#include "games/seven_wonders/payment.h"
#include "games/seven_wonders/scoring.h"
#include "games/seven_wonders/seven_wonders.h"

namespace zig::seven_wonders::box_reading {

namespace {

constexpr Fixed kFixed[] = {
    {"players.min", SevenWonders::kMinPlayers, "7W-14.1"},
    {"players.max", SevenWonders::kMaxPlayers, "7W-1.1"},
    {"players.standard_min", 3, "7W-2.1"},
    {"players.two_player_variant", true, "7W-14.1"},
    {"ages[0].age", 1, "7W-6.1"},
    {"ages[1].age", 2, "7W-6.1"},
    {"ages[2].age", 3, "7W-6.1"},
    {"ages[0].turns", kTurnsInAge, "7W-6.3"},
    {"ages[1].turns", kTurnsInAge, "7W-6.3"},
    {"ages[2].turns", kTurnsInAge, "7W-6.3"},
    {"ages[0].pass", "left", "7W-8.1"},
    {"ages[1].pass", "right", "7W-8.1"},
    {"ages[2].pass", "left", "7W-8.1"},
    {"ages[0].victory_token", kVictoryPoints[0], "7W-1.7"},
    {"ages[1].victory_token", kVictoryPoints[1], "7W-1.7"},
    {"ages[2].victory_token", kVictoryPoints[2], "7W-1.7"},
    {"hand_size", kHandSize, "7W-6.2"},
    {"starting_coins", kStartingCoins, "7W-2.6"},
    {"discard_income", kDiscardIncome, "7W-7.10"},
    {"defeat_token", -1, "7W-1.7"},
    {"coins_per_victory_point", kCoinsPerPoint, "7W-13.4"},
    {"trade_price", kPrice, "7W-4.3"},
    {"trade_price_discounted", kDiscountedPrice, "7W-4.4"},
    {"guilds_in_play.2", guilds_for(2), "7W-14.2"},
    {"guilds_in_play.3", guilds_for(3), "7W-2.2"},
    {"guilds_in_play.4", guilds_for(4), "7W-2.2"},
    {"guilds_in_play.5", guilds_for(5), "7W-2.2"},
    {"guilds_in_play.6", guilds_for(6), "7W-2.2"},
    {"guilds_in_play.7", guilds_for(7), "7W-2.2"},
    {"science.symbols", kSymbolIds, "7W-11.4"},
    {"science.points_per_set_of_three_different", kSetPoints, "7W-13.7"},
    {"resources.raw", Stated::json(R"(["wood","stone","clay","ore"])"), "7W-1.6"},
    {"resources.manufactured", Stated::json(R"(["glass","papyrus","loom"])"), "7W-1.6"},
    {"components.wonder_boards", kWonders, "7W-1.1"},
    {"components.wonder_cards", kWonders, "7W-1.9"},
    {"components.age_1_cards", 49, "7W-1.3"},
    {"components.age_2_cards", 49, "7W-1.3"},
    {"components.age_3_cards", 50, "7W-1.3"},
    {"components.two_player_cards", 2, "7W-1.9"},
    {"two_player.hands", kHandSize, "7W-14.2"},
    {"two_player.free_city_draw_pile", kHandSize, "7W-14.2"},
    {"two_player.free_city_starting_coins", kStartingCoins, "7W-14.1"},
    {"two_player.ring_clockwise", Stated::json(R"(["player_1","player_2","free_city"])"), "7W-14.3"},
    {"two_player.free_city_card_first_holder.1", "player_1", "7W-14.4"},
    {"two_player.free_city_card_first_holder.2", "player_2", "7W-14.4"},
    {"two_player.free_city_card_first_holder.3", "player_1", "7W-14.4"},
    {"two_player.holder_alternates_every_turn", true, "7W-14.4"},
    {"options.wonder_assignment.default",
     kWonderAssignmentIds[static_cast<std::size_t>(Options{}.wonder_assignment)], "7W-2.10"},
    {"options.mausoleum_timing.default",
     kMausoleumTimingIds[static_cast<std::size_t>(Options{}.mausoleum_timing)], "7W-12.16"},
    {"options.extra_guilds.default", Options{}.extra_guilds, "7W-2.9"},
    {"options.copied_shipowners_counts_itself.default", Options{}.copied_shipowners_counts_itself, "7W-R.9"},
    {"final_score_order", SevenWonders::kCategoryIds, "7W-13.2"},
};

// 7W-1.9, 7W-2.4: one Wonder card per board.
void check_wonder_cards(const Box& box, Reader& in) {
  std::vector<std::string_view> left;
  for (const Wonder& wonder : box.wonders) left.push_back(wonder.id);
  for (Reader& card : required_list(in, "wonder_cards", kWonders)) {
    const std::string id = card.text("wonder");
    const int at = position(left, id);
    if (at >= 0)
      left.erase(left.begin() + at);
    else
      card.fail_at(field(card, "wonder"),
                   say("must be a board of wonders.json that has no card yet, not {value}",
                       {{"value", in_quotes(id)}}),
                   "7W-1.9");
  }
  if (!left.empty())
    in.fail_at("wonder_cards", say("have no card for {names}; add it", {{"names", listed(left)}}), "7W-1.9");
}

}  // namespace

void read_setup(Reader& in, Box& box) {
  in.only_keys({"game",
                "edition",
                "provenance",
                "schema",
                "players",
                "ages",
                "hand_size",
                "starting_coins",
                "discard_income",
                "defeat_token",
                "coins_per_victory_point",
                "trade_price",
                "trade_price_discounted",
                "guilds_in_play",
                "science",
                "resources",
                "components",
                "wonder_cards",
                "two_player",
                "options",
                "final_score_order"});
  must_say(in, "game", kGame);
  if (in.failed()) return;
  check_fixed(kFixed, in);
  check_wonder_cards(box, in);
}

}  // namespace zig::seven_wonders::box_reading
