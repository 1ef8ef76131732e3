"""How Mesopotamia deals (MS-3). Lists are in the order of the data files, without what belongs to an expansion that is not in play.

1. With the option `dealt`: an empire for each role, from the first on, out of those that are left; then a start area for each role, from the last on, out of
   those that are left among as many as there are players. Otherwise people choose roles, empires and areas, which draws nothing.
2. The trade tokens: section by section, slot by slot where the number of players fills it, one of the tokens of that level that are left.
3. A token of level 1 for the Hanging Gardens.
4. Four quests for each seat, out of those that are left (three in a scenario).
Scenarios and automata draw more in between and are not rebuilt here. Later, everything is drawn when it is turned up."""


def deal(random, options, data):
    players = options["players"]
    if options.get("mode", "empires") != "empires" or options.get("automata"):
        return {}
    boxes = ["base"] + [box for box in ("assyrians_hittites", "mariotes_eblaites") if options.get(box)]

    def in_play(things):
        return [thing for thing in things if thing["box"] in boxes]

    def take(things):
        thing = random.pick(things)
        things.remove(thing)
        return thing

    seats = [{} for _ in range(players)]
    if options.get("dealt"):
        empires = [empire["id"] for empire in in_play(data("empires")["empires"])]
        for seat in seats:
            seat["empire"] = take(empires)
        starts = {area["start"]: area["id"] for area in data("map")["areas"] if area.get("start")}
        free = [starts[number] for number in range(1, players + 1)]
        for seat in reversed(seats):
            seat["start"] = take(free)

    row = data("trade_tokens")
    tokens = in_play(row["tokens"])
    trade = [None] * 12
    for section, filled in enumerate(row["filled"][str(min(players, 4))]):
        for slot in sorted(filled):
            token = random.pick(token for token in tokens if token["level"] == section + 1)
            tokens.remove(token)
            trade[3 * section + slot - 1] = token["id"]

    gardens = [random.pick(token["id"] for token in in_play(data("gardens")["tokens"]) if token["level"] == 1)]
    order = [quest["id"] for quest in data("quests")["cards"]]
    quests = [quest["id"] for quest in in_play(data("quests")["cards"])]
    for seat in seats:
        seat["quests"] = sorted((take(quests) for _ in range(4)), key=order.index)
    return {
      "when" : "gardens", "seats" : seats, "trade" : trade, "gardens" : gardens
    }
