#!/usr/bin/env python3
"""Trains a network on positions of `ziggurat selfplay`; training/README.md tells the whole course.

train.py --out network.bin positions... writes the network in integers, and network.json beside it: where it comes from, and how good it is.
"""
import argparse
import hashlib
import json
import math
import pathlib
import sys
import time

import numpy as np

import network
import positions

HELD_OUT, OF = 7, 20  # of every twenty games, the eighth is never trained with
SCORED = 4  # seats whose errors together count as much as the recipe says
RECIPE = {"passes": 8, "batch": 8192, "rate": 0.002, "decay": 0.0001, "score": 0.02, "warm_up": 200, "seed": 1}


class Data:
    """Positions where the network computes."""

    def __init__(self, xp, of: positions.Positions):
        self.features = xp.put(of.features)
        self.there = xp.put(of.there)
        self.win, self.points = xp.put(of.win.astype(np.float32)), xp.put(of.points.astype(np.float32))

    def some(self, rows):
        there = self.there[rows]
        return self.features[rows][there], there, self.win[rows], self.points[rows]


def loss_and_gradients(net: network.Network, batch, score: float):
    """Cross entropy of who won, and a little of the squared error of the points, which steadies it."""
    features, there, win, points = batch  # features of the seats that somebody has; the others cost nothing
    answers, kept = net.answers(features)
    count = len(there)
    logits, error = (0 * win + 0 * answers[:1, :1] for _ in range(2))
    logits[there] = answers[:, 0]
    error[there] = answers[:, 1] - points[there]
    chance = network.chances(net.xp, logits, net.xp.floats(there))
    loss = -(win * net.xp.log(chance + 1e-12)).sum() / count + score * (error * error).sum() / count / SCORED
    of_answers = 0 * answers
    of_answers[:, 0] = (chance - win)[there] / count
    of_answers[:, 1] = (2 * score / SCORED / count) * error[there]
    return loss, net.gradients(of_answers, kept)


def train(xp, of: positions.Positions, recipe: dict, say=print) -> network.Network:
    learning = np.nonzero(of.game % OF != HELD_OUT)[0]
    random = np.random.default_rng(recipe["seed"])
    there = of.there[learning]
    some = random.choice(learning, min(len(learning), 50_000), replace=False)
    spread = of.features[some][of.there[some]].astype(np.float32).std(0)
    scale = np.where(spread > 0, 1 / np.maximum(spread, 0.3), 0)  # what is always the same says nothing, whatever it may be one day
    net = network.Network(xp, of.features.shape[-1], scale, float(of.points[learning][there].mean()), recipe["seed"])
    adam, data = network.Adam(net, recipe["decay"]), Data(xp, of)
    batch = min(recipe["batch"], len(learning))
    steps = max(1, int(recipe["passes"] * len(learning) / batch))
    began, sum_of_losses = time.monotonic(), 0.0
    for step in range(steps):
        rate = recipe["rate"] * min(1, (step + 1) / recipe["warm_up"]) * (0.02 + 0.49 * (1 + math.cos(math.pi * step / steps)))
        loss, gradients = loss_and_gradients(net, data.some(xp.put(random.choice(learning, batch))), recipe["score"])
        adam.apply(gradients, rate)
        sum_of_losses = sum_of_losses + loss
        if (step + 1) % max(1, steps // 8) == 0:
            say(f"step {step + 1} of {steps}: loss {float(sum_of_losses) / max(1, steps // 8):.4f}, {time.monotonic() - began:.0f} s")
            sum_of_losses = 0.0
    return net


def measure(chance: np.ndarray, of: positions.Positions) -> dict:
    """How well chances fit who won: cross entropy, Brier score of a seat, expected calibration error in ten bins."""
    there, win = of.there, of.win
    entropy = -(win * np.log(np.maximum(chance, 1e-6))).sum() / len(of)
    told, came = chance[there], win[there]
    bins = np.minimum((told * 10).astype(int), 9)
    off = sum(abs(told[bins == b].sum() - came[bins == b].sum()) for b in range(10)) / len(told)
    return {"entropy": round(float(entropy), 4), "brier": round(float(((told - came) ** 2).mean()), 4), "calibration": round(float(off), 4)}


def reliability(chance: np.ndarray, of: positions.Positions) -> list[dict]:
    """For each tenth of the chances that were told: their mean, how often these seats won, and how many they were."""
    told, came = chance[of.there], of.win[of.there]
    bins = np.minimum((told * 10).astype(int), 9)
    there = [(told[bins == b], came[bins == b]) for b in range(10) if (bins == b).any()]
    return [{"told": round(float(t.mean()), 3), "came": round(float(c.mean()), 3), "seats": len(t)} for t, c in there]


def chances_of(answers: np.ndarray, there: np.ndarray) -> np.ndarray:
    return network.chances(network.Numpy(), answers[..., 0].astype(np.float64), there.astype(np.float64))


def part(of: positions.Positions, rows: np.ndarray) -> positions.Positions:
    arrays = ("features", "seats", "game", "win", "points", "today", "network")
    return positions.Positions(of.head, *(getattr(of, name)[rows] for name in arrays), games=of.games)


def report(net: network.Network, integers: network.Integers, of: positions.Positions, say=print) -> dict:
    """Held-out games: the network, in floats and in integers, beside the evaluation that the game had before."""
    held_out = part(of, of.game % OF == HELD_OUT)
    figures = {"positions": len(held_out)}
    if len(held_out) == 0:
        say("no game was held out: too few to tell how good the network is")
        return figures
    rows = held_out.features.reshape(-1, held_out.features.shape[-1])
    floats = np.concatenate([net.xp.host(net.answers(net.xp.put(some))[0]) for some in np.array_split(rows, len(rows) // 65536 + 1)])
    whole = np.concatenate([integers.answers(some) for some in np.array_split(rows, len(rows) // 65536 + 1)]) / network.ONE
    by_seat = (*held_out.win.shape, 2)
    in_floats, in_integers = chances_of(floats.reshape(by_seat), held_out.there), chances_of(whole.reshape(by_seat), held_out.there)
    apart = np.abs(in_floats - in_integers)[held_out.there]
    figures["integers_apart"] = {"mean": round(float(apart.mean()), 5), "most": round(float(apart.max()), 5)}
    say(f"integers differ from floats by {apart.mean():.5f} of a chance, at most {apart.max():.5f}; {integers.clipped} weights were cut")
    for seats in sorted(set(held_out.seats.tolist())):
        mine = held_out.seats == seats
        some = part(held_out, mine)
        error = (whole.reshape(by_seat)[mine][..., 1] - some.points)[some.there]
        figures[f"{seats} players"] = now = {
            "network": measure(in_integers[mine], some),
            "before": measure(some.today, some),
            "points": {"off": round(float(error.mean()), 2), "spread": round(float(error.std()), 2)},
            "reliability": reliability(in_integers[mine], some),
        }
        for name in ("network", "before"):
            one = now[name]
            say(f"{seats} players, {name:8} cross entropy {one['entropy']:.4f}, Brier {one['brier']:.4f}, calibration error {100 * one['calibration']:.1f} %")
        told = ", ".join(f"{100 * one['told']:.0f}: {100 * one['came']:.0f}" for one in now["reliability"])
        say(f"{seats} players, told and came in %: {told}")
        say(f"{seats} players, points   off by {now['points']['off']:+.2f}, spread {now['points']['spread']:.2f}")
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description="Trains a network on positions of `ziggurat selfplay`.")
    parser.add_argument("positions", nargs="+", help="files of one game")
    parser.add_argument("--out", default="network.bin", help="the network (network.bin); what it comes from is written beside it as .json")
    parser.add_argument("--recipe", help="a JSON file; its object `training` changes " + ", ".join(RECIPE))
    parser.add_argument("--with", dest="backend", choices=("numpy", "torch"), default="", help="what computes (PyTorch where there is one)")
    for name, value in RECIPE.items():
        parser.add_argument("--" + name.replace("_", "-"), type=type(value), help=f"({value})")
    args = parser.parse_args()
    recipe = dict(RECIPE)
    try:
        written = pathlib.Path(args.recipe).read_bytes() if args.recipe else b""
        if args.recipe:
            recipe |= json.loads(written)["training"]
        recipe |= {name: getattr(args, name) for name in RECIPE if getattr(args, name) is not None}
        of, sources = positions.read_all(args.positions)
    except (OSError, ValueError, KeyError, positions.BadFile) as why:
        print(f"train.py: {why}", file=sys.stderr)
        return 2
    if len(of) == 0 or not (of.game % OF != HELD_OUT).any():
        print("train.py: there are no positions to train with; play more games", file=sys.stderr)
        return 2
    xp = network.backend(args.backend)
    print(f"{len(of)} positions of {of.games} games, {xp.name}", flush=True)
    net = train(xp, of, recipe, lambda line: print(line, flush=True))
    integers = network.Integers(net.host_weights())
    data = integers.file(int(of.head["features"], 16))
    out = pathlib.Path(args.out)
    out.write_bytes(data)
    origin = {
        "game": of.head["game"], "features": of.head["features"], "sha256": hashlib.sha256(data).hexdigest(),
        "trained_with": xp.name, "recipe": recipe, "recipe_sha256": hashlib.sha256(written).hexdigest(), "sources": sources, "held_out": report(net, integers, of),
    }  # fmt: skip
    out.with_suffix(".json").write_text(json.dumps(origin, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
