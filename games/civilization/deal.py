"""How Civilization deals (CV-2). Lists are in the order of the data files.

1. The player who begins.
2. Unless people choose them: a civilization for each seat, from the player who begins clockwise, out of those that are left
   (in a training game without Egypt and Rome).
3. Seat by seat: one infantry, one mounted, one artillery card of those that lie in the deck, counted in the order of units.json.
4. Wonders (none in a training game): one of the ancient ones for Egypt, then the market of four, each out of the earliest age that has any left.
5. When a player's turn to set up has come, from the one who begins: two infantry cards for Germany; after the capital is placed, a great person for America,
   counted off in the order of great_people.json, each as often as it is left.
Later, cards and markers are drawn when they are needed, each out of what could still come."""


def deal(random, options, data):
    players = options["players"]
    first = random.below(players)
    if options.get("civilizations", "random") != "random":
        return {"first": first}
    training = options.get("training", False)
    free = [civ["id"] for civ in data("civilizations")["civilizations"] if not (training and civ["id"] in ("egypt", "rome"))]
    civs = {}
    for i in range(players):
        civs[(first + i) % players] = random.pick(free)
        free.remove(civs[(first + i) % players])

    deck, number = {}, 0  # by type: cards with their numbers among all
    for unit in data("units")["types"]:
        deck[unit["id"]] = []
        for cards in unit["cards"]:
            strength = cards.get("strength") or cards["strength_by_rank"][0]
            for _ in range(cards["count"]):
                deck[unit["id"]].append({"card": number, "face": f"{unit['id']} {strength}"})
                number += 1

    units = {seat: [] for seat in range(players)}

    def draw(seat, kind):
        units[seat].append(deck[kind].pop(random.below(len(deck[kind]))))

    for seat in range(players):
        for kind in ("infantry", "mounted", "artillery"):
            draw(seat, kind)
    market = [None] * 4
    if not training:
        wonders = data("wonders")["wonders"]

        def turn_up():
            age = next(wonder["age"] for wonder in wonders)
            wonder = random.pick(wonder for wonder in wonders if wonder["age"] == age)
            wonders.remove(wonder)
            return wonder["id"]

        if "egypt" in civs.values():
            turn_up()  # it lies beside the board until it is placed
        market = [turn_up() for _ in range(4)]
    if civs[first] == "germany":
        for _ in range(2):
            draw(first, "infantry")
    return {"first": first,
            "players": [{
    "civ" : civs[seat], "units" : sorted(units[seat], key = lambda unit : unit["card"])} for seat in range(players)],
            "wonders": {
    "market" : market
  }
}
