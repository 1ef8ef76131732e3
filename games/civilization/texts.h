// Sentences about pieces and players, shared by texts.cpp, events_text.cpp, decision.cpp and catalogue.cpp. A player is
// called by the civilization. Sentences name things after a colon or in brackets, so that nothing has to be declined.
#pragma once

#include <string>
#include <string_view>

#include "games/civilization/civilization.h"
#include "games/civilization/names.h"

namespace zig::civilization {

std::string key(std::string_view group, std::string_view id);  // "cv." + "age" + "." + "modern"

std::string name_of(const Box& box, Thing thing, int n, Lang lang);  // "Hanging Gardens"
std::string player_name(const Box& box, const State& s, int seat,
                        Lang lang);  // "Rome", "barbarians"; "seat 2" while they are chosen
std::string city_name(const State& s, int seat, int city, Lang lang);  // "Capital e7"
std::string item_name(const Box& box, Item item, Lang lang);  // "army", "infantry", "Library", "The Colossus"
std::string token_name(const Box& box, Token token, Lang lang);  // "silk (hut)"
std::string figures_text(int armies, int scouts, Lang lang);     // "2 armies, 1 scout"
std::string price_text(const Box& box, const Price& price,
                       Lang lang);                               // "incense", "2 resources of your choice"
std::string spoils_text(const Box& box, int spoils, Lang lang);  // see Spoils
// Begins with a capital letter; a name that ends with an exclamation mark needs no full stop.
std::string as_sentence(std::string text);
std::string_view level_name(int level);                                // "II"
std::string listed(const std::vector<std::string>& parts, Lang lang);  // "a, b"; "nothing"

// CV-5.7: sides of an offer. Whoever does not see the faces is told the backs.
std::string goods_text(const Box& box, const Goods& goods, bool faces, Lang lang);
std::string wish_text(const Box& box, const Wish& wish, Lang lang);
std::string missing_text(const Box& box, const Offer& offer,
                         Lang lang);  // what the partner still has to pick

// CV-6.20, CV-7.12: what somebody has announced: "Capital e7 produces: Library (e8)".
std::string announced_text(const Box& box, const State& s, const Announcement& announced, Lang lang);
// What is on a square: cities, markers, figures; empty: nothing.
std::string there_text(const Box& box, const State& s, Square square, Lang lang);

// The strength of a unit with that face in the hands of that seat, wonders aside (CV-1.5, CV-9.8).
int strength_of_face(const State& s, int seat, int face);

// The ids that clients know.
std::string_view event_id(Event::Kind kind);  // "city_founded"
// What a card does: the names of sentences about it.
std::string_view effect_id(EventEffect effect);    // "kill_figures"
std::string_view effect_id(AbilityEffect effect);  // "gain_culture"
std::string_view effect_id(const Box& box,
                           const Announcement& announced);  // of an event or an ability; else empty

// CV-18: the sentence that asks the seat (question_texts.cpp).
std::string prompt_text(const Box& box, const State& s, Seat seat, Lang lang);
// What is placed by the question on top: a figure, a great person, an item, a gift; empty: nothing that has a name.
std::string placed_thing(const Box& box, const State& s, Lang lang);
std::string figures_of_bits(unsigned figures, Lang lang);
std::string effect_text(const AbilityCard& card, Lang lang);    // "gain 3 culture"
std::string track_price(const Box& box, int space, Lang lang);  // CV-7.1: "5 culture, 3 trade"

}  // namespace zig::civilization
