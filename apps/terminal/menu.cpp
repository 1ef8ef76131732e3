#include "apps/terminal/menu.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "apps/terminal/json_parts.h"

namespace zig::terminal {

namespace {

using Options = std::vector<const Json*>;

// Longer lists are not numbered: their things are named. Sets of things have no name that is quickly typed.
constexpr std::size_t kLongestList = 12, kLongestListOfNames = 60;

// A piece and a space say which kind of action it is.
const Json* pick_at(const Json& option, std::size_t level) {
  const Json& picks = part(option, "picks");
  if (picks.size() > 2 && nth(picks, 0).contains("action")) ++level;
  return level < picks.size() ? &nth(picks, level) : nullptr;
}

bool is_space(const Json& pick) {
  return pick.contains("cell") || pick.contains("space") || pick.contains("square");
}
// Numbers that name something are no amounts.
bool is_identity(const Json& pick) {
  constexpr std::array<const char*, 6> kNamed = {"city", "player", "front", "scout", "side", "party"};
  return std::ranges::any_of(kNamed, [&](const char* key) { return pick.contains(key); });
}
bool is_amount(const Json& pick) {
  return !pick.empty() && pick.begin()->is_number_integer() && !is_identity(pick);
}
bool is_name(const Json& pick) { return !pick.empty() && pick.begin()->is_string(); }
bool is_place(const Json& pick) { return pick.contains("at"); }  // for a tile: numbered on the map

// The sum of all numbers in the picks: what an option costs.
int price(const Json& value) {
  if (value.is_number_integer()) return as_number(value);
  int sum = 0;
  if (value.is_structured()) {
    for (const Json& part : value) sum += price(part);
  }
  return sum;
}

// What an option is about, whatever is paid for it.
Json unpaid(const Json& option) {
  Json path = Json::array();
  for (const Json& pick : part(option, "picks")) {
    if (!pick.is_object() || pick.empty() || !pick.begin()->is_object()) path.push_back(pick);
  }
  return path;
}

// Payments for the same thing are sorted; the things stay in the order of the game.
void cheapest_first(Options& options) {
  std::vector<std::pair<std::array<int, 3>, const Json*>> keyed;  // thing, price, place
  std::vector<Json> things;
  for (const Json* option : options) {
    const Json thing = unpaid(*option);
    const auto at = std::ranges::find(things, thing) - things.begin();
    if (at == std::ssize(things)) things.push_back(thing);
    keyed.push_back(
        {{static_cast<int>(at), price(part(*option, "picks")), static_cast<int>(keyed.size())}, option});
  }
  std::ranges::sort(keyed);
  std::ranges::transform(keyed, options.begin(), [](const auto& entry) { return entry.second; });
}

std::string move_of(const Json& option) { return text_part(option, "move"); }

std::optional<std::size_t> number_in(std::string_view word) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return number;
}

// The id in a pick, as English people type it: {"use":"build"} -> "build".
std::string id_of(const Json& pick) {
  if (!pick.is_object() || pick.empty()) return "";
  const Json& value = *pick.begin();
  return value.is_string() ? folded(value.get<std::string>()) : "";
}

// Words of a line that are not the payment: it stays as it was typed.
bool is_payment(std::string_view word) { return word.starts_with('<') || word.ends_with('>'); }

struct Typed {
  std::string words;    // folded
  std::string payment;  // "<2 3>"
};

Typed split_payment(std::string_view line) {
  Typed typed;
  std::string rest;
  for (std::string_view word : words(line)) {
    std::string& part = is_payment(word) ? typed.payment : rest;
    part += (part.empty() ? "" : " ") + std::string(word);
  }
  typed.words = folded(rest);
  return typed;
}

Options with_payment(const Options& options, const std::string& payment) {
  if (payment.empty()) return options;
  Options fitting;
  std::ranges::copy_if(options, std::back_inserter(fitting), [&](const Json* option) {
    return split_payment(move_of(*option)).payment == payment;
  });
  return fitting;
}

// A name may be left unfinished, but not its number: "k1" is never K10.
bool begins(std::string_view name, std::string_view typed) {
  if (typed.find_first_of("0123456789") != std::string_view::npos) return name == typed;
  return name.starts_with(typed);
}

// Options that go on with a step whose name or id begins with what was typed; the player's own language comes
// first.
Options with_step(const Options& options, std::size_t level, std::string_view typed, const PickName& names) {
  Options by_name, by_id;
  for (const Json* option : options) {
    for (std::size_t at = level; const Json* pick = pick_at(*option, at); ++at) {
      if (begins(folded(names(*pick)), typed)) {
        by_name.push_back(option);
        break;
      }
      if (begins(id_of(*pick), typed)) {
        by_id.push_back(option);
        break;
      }
    }
  }
  return by_name.empty() ? by_id : by_name;
}

std::vector<const MenuItem*> items_named(const std::vector<MenuItem>& items, std::string_view typed) {
  std::vector<const MenuItem*> exact, beginning;
  for (const MenuItem& item : items) {
    const std::string name = folded(item.name), id = id_of(item.pick);
    if (name == typed || id == typed) exact.push_back(&item);
    if (begins(name, typed) || begins(id, typed)) beginning.push_back(&item);
  }
  return exact.empty() ? beginning : exact;
}

Reading found(Options options) {
  if (options.empty()) return {};
  return {.kind = Reading::Kind::Found, .options = std::move(options), .names = {}};
}

Reading ambiguous(const std::vector<const MenuItem*>& items) {
  Reading reading{.kind = Reading::Kind::Ambiguous, .options = {}, .names = {}};
  for (const MenuItem* item : items) reading.names.push_back(item->name);
  return reading;
}

// Pieces, then other actions with something to choose, then those without: the end of a turn comes last.
void things_first(std::vector<MenuItem>& items) {
  std::vector<MenuItem> sorted;
  for (const int wanted : {0, 1, 2}) {
    for (const MenuItem& item : items) {
      const int place = !item.pick.contains("action") ? 0 : item.options.size() > 1 ? 1 : 2;
      if (place == wanted) sorted.push_back(item);
    }
  }
  items = std::move(sorted);
}

// The whole notation, or all of it but the payment.
Options by_notation(const Options& options, std::string_view line) {
  const Typed typed = split_payment(line);
  Options fitting;
  for (const Json* option : options) {
    const Typed here = split_payment(move_of(*option));
    if (here.words == typed.words && !typed.words.empty()) fitting.push_back(option);
  }
  return with_payment(fitting, typed.payment);
}

}  // namespace

Menu::Menu(const Json& decision, PickName names) : decision_(&decision), names_(std::move(names)) {
  if (const auto options = decision.find("options"); options != decision.end()) {
    for (const Json& option : *options) options_.push_back(&option);
  }
  cheapest_first(options_);
  collect_items();
}

Menu::Menu(const Json& decision, PickName names, Options options, std::size_t level)
    : decision_(&decision), names_(std::move(names)), options_(std::move(options)), level_(level) {
  collect_items();
}

void Menu::collect_items() {
  while (true) {
    items_.clear();
    for (const Json* option : options_) {
      const Json* pick = pick_at(*option, level_);
      const Json here = pick ? *pick : Json{{"move", move_of(*option)}};
      auto item = std::ranges::find(items_, here, &MenuItem::pick);
      if (item == items_.end()) item = items_.insert(items_.end(), {here, names_(here), {}});
      item->options.push_back(option);
    }
    if (items_.size() != 1 || options_.size() < 2 || level_ > 8) break;
    ++level_;
  }
  things_first(items_);
}

Menu Menu::narrowed(Options options) const { return Menu(*decision_, names_, std::move(options), level_); }

bool Menu::asks_for_space() const {
  return !items_.empty() &&
         std::ranges::all_of(items_, [](const MenuItem& item) { return is_space(item.pick); });
}

Menu::Numbers Menu::numbers() const {
  std::size_t amounts = 0, places = 0, named = 0, others = 0;
  for (const MenuItem& item : items_) {
    if (is_space(item.pick)) continue;
    ++(is_amount(item.pick) ? amounts : is_place(item.pick) ? places : is_name(item.pick) ? named : others);
  }
  if (amounts == items_.size()) return Numbers::Amounts;
  const bool long_list = amounts + others > kLongestList || amounts + others + named > kLongestListOfNames;
  return amounts + places + named + others == 0 || long_list ? Numbers::None : Numbers::Places;
}

bool Menu::has_number(std::size_t item) const {
  return numbers() != Numbers::None && !is_space(items_[item].pick);
}

std::size_t Menu::number_of(std::size_t item) const {
  const auto own = [](const MenuItem& each) {
    return static_cast<std::size_t>(as_number(*each.pick.begin()));
  };
  const auto slot = [](const MenuItem& each) {
    return (each.pick.contains("slot") || each.pick.contains("fighter")) && is_amount(each.pick);
  };
  if (numbers() == Numbers::Amounts || slot(items_[item])) return own(items_[item]);
  std::size_t number = 1;
  for (const MenuItem& each : items_) {
    if (slot(each)) number = std::max(number, own(each) + 1);
  }
  for (std::size_t i = 0; i < item; ++i) number += is_space(items_[i].pick) || slot(items_[i]) ? 0 : 1;
  return number;
}

std::optional<std::size_t> Menu::item_numbered(std::size_t number) const {
  for (std::size_t item = 0; item < items_.size(); ++item) {
    if (has_number(item) && number_of(item) == number) return item;
  }
  return std::nullopt;
}

std::string Menu::beginning() const {
  std::string common;
  if (options_.empty()) return common;
  const std::string first = move_of(*options_.front());
  for (std::string_view word : words(first)) {
    const std::string longer = common + std::string(word) + " ";
    const auto fits = [&](const Json* option) { return move_of(*option).starts_with(longer); };
    if (!std::ranges::all_of(options_, fits)) break;
    common = longer;
  }
  return std::string(trimmed(common));
}

Reading Menu::read(std::string_view line) const {
  if (auto options = by_notation(options_, line); !options.empty()) return found(std::move(options));
  const Typed typed = split_payment(line);
  const auto parts = words(typed.words);
  if (parts.empty()) return {};
  for (const bool verb_first : {true, false}) {  // "b 3", "b baths"; "3 b"; "3" and "baths" alone
    const auto number = number_in(verb_first ? parts.back() : parts.front());
    if (!number) continue;
    if (numbers() == Numbers::None || parts.size() > 2) continue;
    const auto item = item_numbered(*number);
    if (!item) return {.kind = Reading::Kind::NoSuchNumber, .options = {}, .names = {}};
    const Options& options = items_[*item].options;
    if (parts.size() == 1) return found(with_payment(options, typed.payment));
    return found(with_payment(
        with_step(options, level_ + 1, verb_first ? parts.front() : parts.back(), names_), typed.payment));
  }
  auto items = items_named(items_, typed.words);
  if (items.size() > 1) return ambiguous(items);
  if (items.size() == 1) return found(with_payment(items.front()->options, typed.payment));
  if (parts.size() < 2) return {};
  const std::string_view all = typed.words;
  const std::string_view first = parts.front(), last = parts.back();
  for (const bool verb_first : {true, false}) {  // "b baths"; "temple k7"
    items = items_named(
        items_, verb_first ? all.substr(first.size() + 1) : all.substr(0, all.size() - last.size() - 1));
    if (items.size() > 1) return ambiguous(items);
    if (items.empty()) continue;
    auto options = with_step(items.front()->options, level_ + 1, verb_first ? first : last, names_);
    return found(with_payment(options, typed.payment));
  }
  return {};
}

std::string Menu::spelled_out(std::string_view line) const {
  const Typed typed = split_payment(line);
  if (typed.payment.empty()) return "";
  const Reading reading = read(typed.words);
  if (reading.kind != Reading::Kind::Found) return "";
  std::string move;
  const std::string whole = move_of(*reading.options.front());
  for (std::string_view word : words(whole)) {
    if (!is_payment(word)) move += std::string(word) + " ";
  }
  return move + typed.payment;
}

std::vector<const Json*> Menu::unavailable(std::string_view line) const {
  std::vector<const Json*> fitting;
  const auto all = decision_->find("unavailable");
  if (all == decision_->end() || !all->is_array()) return fitting;
  const std::string typed = split_payment(line).words;
  const auto parts = words(typed);
  for (const Json& entry : *all) {
    bool fits = !parts.empty();
    std::string about;  // everything the entry names, in ids and in the player's language
    const auto name = [&](const Json& pick) { about += " " + folded(names_(pick)) + " " + id_of(pick); };
    for (const auto& [key, value] : entry.items()) {
      if (key != "rule" && key != "why" && key != "picks") name({{key, value}});
    }
    const Json& picks = part(entry, "picks");
    for (const Json& pick : picks) name(pick);
    for (const std::string_view word : parts) {
      const auto number = number_in(word);
      const auto item = number ? item_numbered(*number) : std::nullopt;
      if (item) {
        const Json& pick = items_[*item].pick;
        const std::string key = pick.begin().key();
        const bool same = picks.is_null() ? !entry.contains(key) || entry[key] == pick[key]
                                          : std::ranges::find(picks, pick) != picks.end();
        fits = fits && same;
      } else {
        fits = fits && about.find(" " + std::string(word)) != std::string::npos;
      }
    }
    if (fits) fitting.push_back(&entry);
  }
  return fitting;
}

}  // namespace zig::terminal
