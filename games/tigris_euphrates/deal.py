"""How Tigris & Euphrates deals (TE-2.5, TE-2.9).

1. Six tiles for seat 0, then six for seat 1, and so on. A tile is one draw below the number of tiles in the bag; they are counted off in the order
   black, red, blue, green.
2. The player who begins: one draw below the number of players.
Later, tiles are drawn in the same way when they are needed."""


def deal(random, options, data):
    colours = [colour["id"] for colour in data("components")["colours"]]
    board = next(board for board in data("boards")["boards"] if board["id"] == options.get("board", "standard"))
    bag = {colour: board["bag"][colour] for colour in colours}

    def tile():
        skip = random.below(sum(bag.values()))
        for colour in colours:
            if skip < bag[colour]:
                bag[colour] -= 1
                return colour
            skip -= bag[colour]

    def words(tiles):
        return " ".join(f"{tiles[colour]} {colour}" for colour in colours if tiles[colour])

    seats = []
    for _ in range(options["players"]):
        hand = dict.fromkeys(colours, 0)
        for _ in range(6):
            hand[tile()] += 1
        seats.append({"hand": words(hand)})
    return {
  "seats" : seats, "bag" : words(bag), "starter" : random.below(options["players"])
}
