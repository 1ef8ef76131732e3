#!/usr/bin/env python3
"""A player for `ziggurat arena`: reads one JSON message a line, answers with one. See docs/arena.md.

    ziggurat arena match seven-wonders 'exec:python3 docs/examples/bot.py' random --seeds 10
"""
import json
import random
import sys


def ask(message):
    """Sends a message; the answer is the next line."""
    print(json.dumps(message), flush=True)
    return json.loads(sys.stdin.readline())


def choose(game, seat, options):
    """The heart of the player: one of the options, by what their text and the view tell."""
    view = ask({"type": "view"})["view"]
    if game == "seven-wonders" and view.get("age", 1) > 1:
        blue = [o for o in options if o["move"].startswith("build ")]  # prefer to build anything
    else:
        blue = [o for o in options if not o["move"].startswith(("discard", "swap", "end"))]
    return random.choice(blue or options)


def main():
    game, seat = "", 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "table":  # a game begins (or this program was started again)
            game, seat = message["game"], message["you"]
            random.seed(seat)
        elif message["type"] == "decision":  # this seat is asked: answer with `play`
            option = choose(game, seat, message["decision"]["options"])
            print(json.dumps({"type": "play", "move": option["move"]}), flush=True)
        elif message["type"] == "lost_turn":  # the answer was not accepted; somebody else played
            print("lost a turn:", message["why"], file=sys.stderr)


main()
