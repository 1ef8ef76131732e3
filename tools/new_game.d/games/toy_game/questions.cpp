#include "games/toy_game/questions.h"

namespace zig::toy_game {

namespace {

using enum Shape;

// Columns: the question; the sentence that asks, whose last word is its name; its rule; how it is answered; its answers; what an answer does;
// where a position may have it.
constexpr QuestionRow kRows[] = {
    {Ask::Bid, "tg.ask.bid", "TG-3.2", PickOne, list_bid, answer_bid, fits_bid},
    {Ask::Prize, "tg.ask.prize", "TG-4.1", PickOne, list_prize, answer_prize, fits_prize},
    {Ask::Over, "tg.ask.over", "TG-5.1", PickOne},
};
constexpr Questions kQuestions(kRows);
static_assert(kQuestions.sound());

}  // namespace

const QuestionRow& question_row(Ask ask) { return kQuestions[ask]; }
std::optional<Ask> question_named(std::string_view name) { return kQuestions.named(name); }

}  // namespace zig::toy_game
