// Cities of 7 Wonders in text: panels for the three cities that matter, strips for those far away, all
// details on request. Everything comes from the view (docs/positions/seven-wonders.md) and the catalogue.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "apps/terminal/console.h"
#include "apps/terminal/json_parts.h"
#include "apps/terminal/text.h"
#include "engine/json.h"

namespace zig::terminal {

// The catalogue by id, and the words for what is in it.
class SevenWondersNames {
 public:
  SevenWondersNames(const Console& console, const Json& catalogue);

  const Json& card(std::string_view id) const;  // of the catalogue; an empty object for an unknown id
  const Json& wonder(std::string_view id) const;
  std::string card_name(std::string_view id) const {
    const std::string name = text_part(card(id), "name");
    return name.empty() ? std::string(id) : name;
  }
  std::string painted_card(std::string_view id) const;
  std::string colour_tag(std::string_view colour) const;  // "Brn", painted
  std::string cost(const Json& cost) const;               // "2 wood, 1 glass"; empty when there is none
  std::string city_name(const Json& city) const;          // "Giza", "Free City"
  std::string board_name(const Json& city) const;         // "Giza B"
  std::string city_title(const Json& city) const;         // "Giza B", "Free City (Giza B)"
  std::string owner_title(const Json& city) const;        // "Giza B · seat 2"
  std::string stages(const Json& city) const;             // "■■□"
  std::string colour_counts(const Json& city) const;      // "Brn2 Blu1"
  std::string symbols(const Json& city) const;            // "gear 2, tablet 1"
  // "2 wood, clay/ore"; what is not for sale only if asked for.
  std::string production(const Json& city, bool all) const;

  std::string text(std::string_view key, const TextArgs& args = {}) const { return console_.text(key, args); }
  std::string paint(Ink ink, std::string_view words) const { return console_.paint()(ink, words); }
  int columns() const { return console_.columns(); }

 private:
  std::string resources(const Json& source) const;

  const Console& console_;
  std::map<std::string, Json, std::less<>> cards_, wonders_;
};

Ink colour_ink(std::string_view colour);

// Left neighbour, the city itself, right neighbour, side by side.
struct PanelPlan {
  int centre;  // the city in the middle
  int own;     // the reader's city, or -1
  bool roomy;  // the names of the buildings stand elsewhere; otherwise they are counted in the middle, too
};
Lines three_panels(const SevenWondersNames& names, const Json& cities, const PanelPlan& plan);
Lines far_strips(const SevenWondersNames& names, const Json& cities, int centre);
Lines buildings_by_colour(const SevenWondersNames& names, const Json& city, std::string_view label);
Lines city_details(const SevenWondersNames& names, const Json& city, int own);

}  // namespace zig::terminal
