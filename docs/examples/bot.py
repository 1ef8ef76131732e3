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


def choose(game, options):
    """The heart of the player. This one builds what it can, and does not throw away what it need not."""
    waste = ("discard", "swap", "end", "withdraw", "catastrophe")
    if game == "seven-wonders" and ask({"type": "view"})["view"]["age"] == 3:
        waste = ("discard",)
    useful = [option for option in options if not option["move"].startswith(waste)]
    return random.choice(useful or options)


def main():
    game = ""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "table":  # a game begins (or this program was started again)
            game = message["game"]
            random.seed(message["you"])
        elif message["type"] == "decision":  # this seat is asked: answer with `play`
            option = choose(game, message["decision"]["options"])
            print(json.dumps({"type": "play", "move": option["move"]}), flush=True)
        elif message["type"] == "lost_turn":  # the answer was not accepted; somebody else played
            print("lost a turn:", message["why"], file=sys.stderr)


main()
