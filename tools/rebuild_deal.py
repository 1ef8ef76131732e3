#!/usr/bin/env python3
"""Rebuilds what a game deals when it begins, from its seed: without the engine, with Python's standard library alone (docs/fairness.md).

    tools/rebuild_deal.py RECORD.txt                                        a saved game; its promises are checked, too
    tools/rebuild_deal.py GAME '{"players": 3, …}' chacha20:<64 hexadecimal digits>
    tools/rebuild_deal.py --many                                            lines like ["GAME", {"players": 3, …}, "fast:42"] from the input

Prints the part of the position (docs/positions/) that chance made, as JSON. `when` is there where people may have to choose
something first: all of it is dealt as soon as the position has a part of that name. How each game deals is in games/GAME/deal.py.
The options are those of a record: all of them, as the server tells them, too."""
import hashlib
import importlib.util
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORD = (1 << 32) - 1
LONG = (1 << 64) - 1


# --- randomness: draw k, from 0 up, is a number of 64 bits that depends on the seed and k only

def mixed(z: int) -> int:
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & LONG
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & LONG
    return z ^ (z >> 31)


def fast_draw(seed: int, k: int) -> int:
    return mixed(mixed(seed ^ 0x7A69676775726174) + (k + 1) * 0x9E3779B97F4A7C15 & LONG)


def rotated(x: int, n: int) -> int:
    return (x << n | x >> (32 - n)) & WORD


def chacha20_block(key: bytes, counter: int) -> bytes:
    """The block function of RFC 8439 with a counter of 64 bits and a nonce of zeros."""
    words = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    words += [int.from_bytes(key[i:i + 4], "little") for i in range(0, 32, 4)]
    words += [counter & WORD, counter >> 32, 0, 0]
    x = list(words)
    for _ in range(10):
        for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                           (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
            x[a] = x[a] + x[b] & WORD
            x[d] = rotated(x[d] ^ x[a], 16)
            x[c] = x[c] + x[d] & WORD
            x[b] = rotated(x[b] ^ x[c], 12)
            x[a] = x[a] + x[b] & WORD
            x[d] = rotated(x[d] ^ x[a], 8)
            x[c] = x[c] + x[d] & WORD
            x[b] = rotated(x[b] ^ x[c], 7)
    return b"".join((a + b & WORD).to_bytes(4, "little") for a, b in zip(x, words))


def keyed_draw(key: bytes, k: int) -> int:
    at = 8 * (k % 8)
    return int.from_bytes(chacha20_block(key, k // 8)[at:at + 8], "little")


class Random:
    def __init__(self, seed: str, key: bytes | None = None):
        kind, _, value = seed.partition(":")
        if key is None and kind == "chacha20":
            key = bytes.fromhex(value)
        self.number = int(value) if key is None else 0
        self.key = key
        self.drawn = 0

    def next(self) -> int:
        self.drawn += 1
        return fast_draw(self.number, self.drawn - 1) if self.key is None else keyed_draw(self.key, self.drawn - 1)

    def below(self, bound: int) -> int:
        """From 0 to bound - 1: one draw."""
        return self.next() * bound >> 64

    def pick(self, things):
        """One of them."""
        things = list(things)
        return things[self.below(len(things))]

    def shuffle(self, things: list) -> None:
        """One draw for two places: the upper half of its bits for the first, the lower half for the second."""
        count = len(things)
        last = count - 1
        for i in range(0, last - 1, 2):
            bits = self.next()
            one, two = (bits >> 32) * (count - i) >> 32, (bits & WORD) * (count - i - 1) >> 32
            things[i], things[i + one] = things[i + one], things[i]
            things[i + 1], things[i + 1 + two] = things[i + 1 + two], things[i + 1]
        if last > 0 and last % 2 == 1:
            i = last - 1
            at = i + self.below(count - i)
            things[i], things[at] = things[at], things[i]


# --- the seed of a game at a server's table: the server's secret and the players' shares

def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def key_of_deal(seed: str, terms: str, shares: dict[int, str]) -> bytes:
    shown = "".join(f" {seat}:{shares[seat]}" for seat in sorted(shares))
    return hashlib.sha256(f"ziggurat-deal-1 {seed} {terms}{shown}".encode()).digest()


def read_record(text: str) -> tuple[str, dict, Random]:
    """A saved game (docs/replay-format.md). Stops where a promise was not kept."""
    lines: dict[str, str] = {}
    shares: dict[int, str] = {}
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "share":
            seat, _, share = rest.partition(" ")
            shares[int(seat)] = share
        else:
            lines.setdefault(word, rest)
    if "game" not in lines or "seed" not in lines:
        sys.exit("this is no record of a finished game: the lines `game` and `seed` are needed")
    if "sha256:" + digest("ziggurat-seed-1 " + lines["seed"]) != lines.get("commitment"):
        sys.exit("the seed is not the one that was committed to before the game")
    options = json.loads(lines["options"])
    if "deal" not in lines:
        return lines["game"], options, Random(lines["seed"])
    promised = json.loads(lines["deal"])["shares"]
    for seat, share in shares.items():
        if "sha256:" + digest("ziggurat-share-1 " + share) != promised[seat]:
            sys.exit(f"the share of seat {seat} is not the one that was promised before the game")
    print("promise: sha256:" + digest("ziggurat-terms-1 " + lines["deal"]), file=sys.stderr)
    return lines["game"], options, Random(lines["seed"], key_of_deal(lines["seed"], lines["deal"], shares))


# --- the games

def deal(game: str, options: dict, random: Random) -> dict:
    folder = ROOT / "games" / game.replace("-", "_")
    spec = importlib.util.spec_from_file_location("deal", folder / "deal.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.deal(random, options, lambda name: json.loads((folder / "data" / f"{name}.json").read_text(encoding="utf-8")))


def main() -> None:
    sys.dont_write_bytecode = True
    match sys.argv[1:]:
        case ["--many"]:
            for line in sys.stdin:
                game, options, seed = json.loads(line)
                print(json.dumps(deal(game, options, Random(seed))))
        case [record] if not record.startswith("-"):
            print(json.dumps(deal(*read_record(pathlib.Path(record).read_text(encoding="utf-8")))))
        case [game, options, seed]:
            print(json.dumps(deal(game, json.loads(options), Random(seed))))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
