"""How A New Dawn deals (ND-2, ND-3). Lists are in the order of the data files.

1. The leaders, by the alphabet, are shuffled; seat 0 has the first, seat 1 the second, and so on.
2. The victory cards are shuffled; the first three are used (four in an epic game).
3. One wonder for each pile, in the order culture, economy, science, military: one of the ancient ones of that kind.
4. The player who begins.
5. On the first-game map: how many seats the capitals are turned by.
   On a map that is built: the sixteen tiles are shuffled and sorted by kind. Of the capitals, seat 0 has the first, and so on. Two tiles with a natural
   wonder and two with a city-state are the core; the other ones of these kinds go behind the plain tiles. The core is shuffled, then the rest. A die
   (1 to 3: side A) decides how the core lies. Each player has two tiles of the rest. Last comes who lays the first tile.
   (Automated players lay their capitals before the last draw; that is not rebuilt here.)
Later draws: wonders that are turned up, and dice, when they are needed. Where there is only one card left, nothing is drawn."""
DECKS = ("culture", "economy", "science", "military")


def built_map(random, options, data):
    kinds = {tile["id"]: tile["kind"] for tile in data("tiles")["tiles"]}
    tiles = list(range(1, len(kinds) + 1))
    random.shuffle(tiles)
    of_kind = {kind: [tile for tile in tiles if kinds[tile] == kind] for kind in kinds.values()}
    dealt = {of_kind["capital"][seat]: seat for seat in range(options["players"])}
    core = of_kind["natural_wonder"][:2] + of_kind["city_state"][:2]
    rest = of_kind["plain"] + of_kind["natural_wonder"][2:] + of_kind["city_state"][2:]
    random.shuffle(core)
    random.shuffle(rest)
    side = "A" if 1 + random.below(6) <= 3 else "B"
    places = data("maps")["core_arrangement"][side]
    laid = sorted(({"tile": tile, "side": side, "rotation": place["rotation"], "at": place["at"], "core": True}
                   for tile, place in zip(core, places)), key=lambda tile: tile["tile"])
    dealt |= {rest[i]: i // 2 for i in range(2 * options["players"])}
    first = random.below(options["players"])
    return {"map": laid, "dealt": [{"tile": tile, "seat": dealt[tile]} for tile in sorted(dealt)], "active": first}


def deal(random, options, data):
    players = options["players"]
    leaders = sorted(leader["id"] for leader in data("leaders")["leaders"])
    random.shuffle(leaders)
    seats = [{"leader": leader} for leader in leaders[:players]]
    cards = [card["id"] for card in data("victory")["cards"]]
    used = list(cards)
    random.shuffle(used)
    used = used[:4 if options.get("epic") else 3]
    wonders = data("wonders")["wonders"]
    market = []
    for deck in DECKS:
        ancient = [wonder["id"] for wonder in wonders if wonder["type"] == deck and wonder["era"] == "ancient"]
        market.append(random.pick(ancient) if len(ancient) > 1 else ancient[0])
    position = {"victory": [card for card in cards if card in used], "market": market, "first": random.below(players)}
    if options.get("map", "first_game") == "first_game":
        capitals = data("maps")["first_game"]["seats_clockwise"][str(players)]
        turn = random.below(players)
        for seat in range(players):
            seats[seat]["capital"] = f"{capitals[(seat + turn) % players]}a"
    elif not options.get("automated"):
        position |= built_map(random, options, data)
    return position | {"seats": seats}
