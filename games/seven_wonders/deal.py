"""How 7 Wonders deals: the boards, then the cards of an age when it begins (7W-2, 7W-6.2, 7W-14.2).

1. Boards, seat by seat, unless people choose them: one of the wonders nobody has yet, in the order of wonders.json; then its side, 0 for A and 1 for B,
   unless the option says which (where people choose it, it is drawn all the same). People choose next where the option says so, which draws nothing.
   With two players the Free City's board and side come last.
2. The deck of the age is laid out in the order of cards.json, each card as often as it is in play, and shuffled.
   The first seven cards are those of seat 0, the next seven those of seat 1, and so on; with two players the last seven are the draw pile.
3. With two players one card of the draw pile (sorted) comes to the Free City at the start of each turn.
Ages II and III: step 2 again when the age begins; before it, in Age III, the ten guilds are shuffled, and the first players + 2 of them join the deck."""


def draw_boards(random, how, players, wonders):
    fixed = {"random_wonder_side_A": "A", "random_wonder_side_B": "B"}.get(how)
    cities = []
    for city in range(max(players, 3)):
        board = {"wonder": random.pick(wonder for wonder in wonders if wonder not in [other["wonder"] for other in cities])}
        side = fixed or "AB"[random.below(2)]
        if how != "random_wonder_choose_side" or city >= players:
            board["side"] = side
        cities.append(board)
    return cities


def deal(random, options, data):
    players = options["players"]
    how = options.get("wonder_assignment", "random_wonder_random_side")
    cities = []
    if how != "choose":
        cities = draw_boards(random, how, players, [wonder["id"] for wonder in data("wonders")["wonders"]])
    elif players == 2:
        return {}  # the Free City has one of the boards that people leave

    deck = [card["id"] for card in data("cards")["cards"] if card["age"] == 1 and card["color"] != "purple"
            for mark in card["copies"]["marks"] if mark <= max(players, 3)]
    order = list(dict.fromkeys(deck))
    random.shuffle(deck)

    def sorted_cards(cards):
        return sorted(cards, key=order.index)

    hands = [sorted_cards(deck[7 * i:7 * i + 7]) for i in range(max(players, 3))]
    age = {}
    if players == 2:
        pile = hands.pop()
        drawn = pile.pop(random.below(len(pile)))
        hands[0] = sorted_cards(hands[0] + [drawn])
        age = {"draw_pile": ["held " + card for card in pile], "drawn": [drawn]}
    age["packets"] = [["held " + card for card in hand] for hand in hands]
    return {"when": "record", "record": {"ages": [age]}} | ({"cities": cities} if cities else {})
