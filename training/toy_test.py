#!/usr/bin/env python3
"""A toy network, from games to play: toy_test.py PROGRAM GAME. A few games of greedy, a short training, and games in which a search judges
by the network; the program must then say what the trainer's integers say, to the last bit, and nearly what its floats say. The recipe of the
game says how many games are few (`toy`)."""
import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

import network
import positions
import train


def main() -> int:
    program, game = sys.argv[1:]
    recipe = json.loads((pathlib.Path(__file__).parent / f"{game}.json").read_text(encoding="utf-8"))
    toy = recipe["toy"]

    def selfplay(player: str, games: int, out: pathlib.Path) -> positions.Positions:
        command = [program, "selfplay", game, player, "--players", str(toy["players"]), "--games", str(games), "--out", str(out), "--quiet"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        return positions.read(out)

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        of = selfplay("greedy", toy["games"], folder / "greedy.positions")
        net = train.train(network.Numpy(), of, train.RECIPE | recipe["training"] | {"passes": 6, "batch": 512, "warm_up": 20})
        integers = network.Integers(net.host_weights())
        train.report(net, integers, of)
        trained = folder / "toy.bin"
        trained.write_bytes(integers.file(int(of.head["features"], 16)))
        judged = selfplay(f"search:iterations=8,weights={trained}", toy["judged"], folder / "toy.positions")

    rows = judged.features[judged.there]
    told = judged.network[judged.there]
    np.testing.assert_array_equal(told, integers.answers(rows), "the program's integers are not the trainer's")
    floats, _ = net.answers(rows)
    apart = np.abs(told / network.ONE - floats).max(0)
    print(f"{len(rows)} rows: the program's integers differ from floats by at most {apart[0]:.4f} (logit) and {apart[1]:.4f} (score)")
    assert apart[0] < 0.05 and apart[1] < 0.1, "integers are too far from floats"
    chance = train.chances_of(judged.network / network.ONE, judged.there)
    assert train.measure(chance, judged)["brier"] < 0.3
    return 0


if __name__ == "__main__":
    sys.exit(main())
