#!/usr/bin/env python3
"""Tests of the training on tiny data: files, gradients, what is learned, integers."""
import contextlib
import hashlib
import io
import json
import pathlib
import struct
import sys
import tempfile
import unittest
import unittest.mock

import numpy as np

import course
import network
import positions
import train

NAMES = [f"feature {i}" for i in range(20)]
QUIET = lambda line: None


def game_bytes(number: int, features: np.ndarray, wins, points, answers=None) -> bytes:
    """One game as arena/positions.cpp writes it."""
    count, seats, _ = features.shape
    judged = np.zeros((count, seats), positions.JUDGED)
    judged["today"] = 1 / seats
    if answers is not None:
        judged["chance"], judged["score"] = answers[..., 0], answers[..., 1]
    bits = np.packbits(features != 0, axis=-1, bitorder="little")
    outcome = np.stack([wins, points], -1).astype("<f4")
    body = struct.pack("<IHBB", number, count, seats, 0) + outcome.tobytes() + judged.tobytes() + bits.tobytes()
    body += features[features != 0].astype(np.int8).tobytes()
    return struct.pack("<II", len(body), 0) + body


def file_bytes(games: list[bytes], seats: int, names=NAMES) -> bytes:
    head = json.dumps({"game": "toy", "options": {"players": seats}, "features": "00000000000000ff", "names": names}).encode()
    return positions.MAGIC + struct.pack("<I", len(head)) + head + b"".join(games)


def toy_games(random, count: int, seats: int) -> list[bytes]:
    """Whoever has more of feature 3 wins nearly always; points are twice as much."""
    games = []
    for number in range(count):
        features = random.integers(-3, 4, (4, seats, len(NAMES))) * random.integers(0, 2, (4, seats, len(NAMES)))
        strength = random.permutation(seats) * 3
        features[:, :, 3] = strength
        wins = (strength == strength.max()).astype(float)
        games.append(game_bytes(number, features, wins, 2 * strength))
    return games


class WithFiles(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.random = np.random.default_rng(5)

    def write(self, name: str, data: bytes) -> pathlib.Path:
        path = self.folder / name
        path.write_bytes(data)
        return path

    def toy(self, count=200) -> positions.Positions:
        files = [self.write(f"{seats}", file_bytes(toy_games(self.random, count, seats), seats)) for seats in (2, 3)]
        return positions.read_all(files)[0]


class Files(WithFiles):
    def test_what_was_written_is_read(self):
        features = self.random.integers(-100, 101, (5, 3, 20)) * self.random.integers(0, 2, (5, 3, 20))
        answers = self.random.integers(-9, 9, (5, 3, 2))
        path = self.write("a", file_bytes([game_bytes(7, features, [0, 1, 0], [4, 9, 5], answers)], 3))
        of = positions.read(path)
        self.assertEqual((len(of), of.games, of.game.tolist()), (5, 1, [7] * 5))
        np.testing.assert_array_equal(of.features[:, :3], features)
        self.assertEqual(of.features.shape, (5, 3, 20))
        np.testing.assert_array_equal(of.network[:, :3], answers)
        np.testing.assert_array_equal(of.win[2], [0, 1, 0])
        np.testing.assert_array_equal(of.points[4], [4, 9, 5])
        np.testing.assert_array_equal(of.there[0], [True, True, True])
        self.assertEqual(of.sha256, hashlib.sha256(path.read_bytes()).hexdigest())

    def test_games_of_two_and_of_seven_are_read_together(self):
        files = [self.write(f"{seats}", file_bytes(toy_games(self.random, 2, seats), seats)) for seats in (2, 7)]
        of, sources = positions.read_all(files)
        self.assertEqual((of.features.shape, of.network.shape), ((16, 7, 20), (16, 7, 2)))
        self.assertFalse(of.features[:8, 2:].any() or of.win[:8, 2:].any() or of.points[:8, 2:].any())
        np.testing.assert_array_equal(of.there[0], [True] * 2 + [False] * 5)
        np.testing.assert_array_equal(of.there[8], [True] * 7)
        self.assertEqual([one["sha256"] for one in sources], [hashlib.sha256(file.read_bytes()).hexdigest() for file in files])
        with self.assertRaisesRegex(positions.BadFile, "has 8 seats"):
            positions.read(self.write("8", file_bytes(toy_games(self.random, 1, 8), 8)))

    def test_half_a_game_at_the_end_is_left_out_and_an_empty_one_is_no_trouble(self):
        games = toy_games(self.random, 3, 2)
        nobody_won = struct.pack("<II", 8, 0) + struct.pack("<IHBB", 3, 0, 2, 0)
        of = positions.read(self.write("a", file_bytes([*games[:2], nobody_won, games[2][:-1]], 2)))
        self.assertEqual((of.games, len(of)), (3, 8))

    def test_what_is_no_file_of_positions_is_refused(self):
        for data, why in ((b"something else", "is no file of positions"), (positions.MAGIC + b"\x04\0\0\0{[[[", "broken head")):
            with self.assertRaisesRegex(positions.BadFile, why):
                positions.read(self.write("a", data))

    def test_files_with_other_features_do_not_mix(self):
        one = self.write("a", file_bytes(toy_games(self.random, 1, 2), 2))
        other = self.write("b", file_bytes(toy_games(self.random, 1, 2), 2).replace(b"0000ff", b"0000fe"))
        with self.assertRaisesRegex(positions.BadFile, "other features"):
            positions.read_all([one, other])


class Learning(WithFiles):
    def test_gradients_are_the_slopes_of_the_loss(self):
        of = self.toy(5)
        xp = network.Numpy()
        net = network.Network(xp, 20, np.ones(20), 1.0, 3)
        net.weights = {name: array.astype(np.float64) for name, array in net.weights.items()}
        batch = train.Data(xp, of).some(np.arange(20))
        _, gradients = train.loss_and_gradients(net, batch, 0.02)
        for name, array in net.weights.items():
            for at in [tuple(self.random.integers(0, size) for size in array.shape) for _ in range(4)]:
                losses = []
                for step in (1e-5, -2e-5):
                    array[at] += step
                    losses.append(train.loss_and_gradients(net, batch, 0.02)[0])
                array[at] += 1e-5
                self.assertAlmostEqual((losses[0] - losses[1]) / 2e-5, gradients[name][at], places=5, msg=name)

    def test_it_learns_who_wins_and_what_points_come(self):
        of = self.toy()
        net = train.train(network.Numpy(), of, train.RECIPE | {"passes": 60, "batch": 256, "warm_up": 10}, QUIET)
        figures = train.report(net, network.Integers(net.host_weights()), of, QUIET)
        for seats in (2, 3):
            now = figures[f"{seats} players"]
            self.assertLess(now["network"]["brier"], 0.03)
            self.assertLess(now["network"]["entropy"], 0.2 * now["before"]["entropy"])
            self.assertLess(now["points"]["spread"], 1)
        self.assertLess(figures["integers_apart"]["most"], 0.01)

    def test_the_same_seed_gives_the_same_network(self):
        of = self.toy(20)
        nets = [train.train(network.Numpy(), of, train.RECIPE | {"passes": 2, "batch": 64}, QUIET) for _ in range(2)]
        files = [network.Integers(net.host_weights()).file(1) for net in nets]
        self.assertEqual(files[0], files[1])

    def test_what_never_changed_says_nothing(self):
        of = self.toy(20)
        of.features[..., 8] = 0
        net = train.train(network.Numpy(), of, train.RECIPE | {"passes": 2, "batch": 64}, QUIET)
        self.assertFalse(net.host_weights()["w1"][8].any())

    def test_a_chance_that_always_comes_true_is_calibrated(self):
        of = self.toy(40)
        self.assertEqual(train.measure(of.win, of)["calibration"], 0)
        self.assertAlmostEqual(train.measure(1 - of.win, of)["brier"], 1)


    def test_reliability_is_what_was_told_beside_what_came(self):
        of = self.toy(1)
        of.win[:] = 0
        of.win[:4, 0] = 1
        chance = np.where(of.there, 0.25, 0)
        chance[:4, 0] = 1
        told = train.reliability(chance, of)
        self.assertEqual(told[-1], {"told": 1, "came": 1, "seats": 4})
        self.assertEqual([one["told"] for one in told], [0.25, 1])
        self.assertEqual(told[0]["came"], 0)


class Recipes(WithFiles):
    """A course with programs that write down how they were called."""

    def course(self, recipe: dict, *more: str) -> list[list[str]]:
        calls = self.folder / "calls"
        calls.unlink(missing_ok=True)
        program = self.write("program", f"#!/bin/sh\nfor word; do printf '%s\\n' \"$word\"; done >>{calls}; echo >>{calls}\n".encode())
        program.chmod(0o755)
        written = self.write("game.json", json.dumps(recipe).encode())
        (self.folder / "network.bin").write_bytes(b"some network")
        with unittest.mock.patch.object(course, "HERE", self.folder), contextlib.redirect_stdout(io.StringIO()):
            self.write("train.py", b"")
            with unittest.mock.patch.object(sys, "argv", ["course.py", "game", "--program", str(program), "--folder", str(self.folder), *more]):
                self.assertEqual(course.main(), 0)
        self.assertTrue(written.exists())
        return [call.split("\n") for call in calls.read_text().strip().split("\n\n")]

    def test_a_course_plays_what_its_recipe_says(self):
        run = {"player": "greedy", "players": 3, "games": 9, "odd": 12, "share": 55}
        match = {"players": 2, "seeds": 8, "options": {"side": "b"}, "budget": "iterations=50"}
        games, arena = self.course({"selfplay": [run], "training": {}, "matches": [match]})
        self.assertEqual(games[:3], ["selfplay", "game", "greedy"])
        for words in (["--odd", "12"], ["--share", "55"], ["--games", "9"]):
            self.assertIn(words, [games[i : i + 2] for i in range(len(games))])
        self.assertIn('{"side": "b"}', arena)
        self.assertIn("classic:iterations=50", arena)

    def test_a_match_goes_on_where_it_was_unless_the_network_is_another(self):
        recipe = {"selfplay": [], "training": {}, "matches": [{"players": 2, "seeds": 8}]}
        kept = [self.course(recipe)[0][-1] for _ in range(2)]
        self.assertEqual(kept[0], kept[1])
        self.assertIn("--out", self.course(recipe)[0])
        other = self.course(recipe, "--budget", "iterations=9")[0]
        self.assertNotEqual(other[-1], kept[0])
        self.assertIn("classic:iterations=9", other)

    def test_every_recipe_is_whole(self):
        for file in pathlib.Path(__file__).parent.glob("*.json"):
            recipe = json.loads(file.read_text(encoding="utf-8"))
            self.assertEqual(recipe["game"], file.stem)
            self.assertLessEqual(set(recipe["training"]), set(train.RECIPE), file)
            self.assertEqual(set(recipe["toy"]), {"players", "games", "judged"}, file)
            self.assertTrue(recipe["selfplay"] and recipe["matches"], file)


class Exported(unittest.TestCase):
    def test_weights_that_16_bits_cannot_hold_are_cut_and_counted(self):
        net = network.Network(network.Numpy(), 20, np.ones(20), 1.0, 3)
        weights = net.host_weights()
        weights["w2"][0, 0] = 1000
        integers = network.Integers(weights)
        self.assertEqual((integers.clipped, integers.w[1][0, 0]), (1, 32767))

    def test_the_network_in_the_tree_is_the_one_its_origin_describes(self):
        root = pathlib.Path(__file__).resolve().parent.parent
        for file in root.glob("players/*/network.bin"):
            origin = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
            self.assertEqual(origin["sha256"], hashlib.sha256(file.read_bytes()).hexdigest(), file)


if __name__ == "__main__":
    result = unittest.main(exit=False).result
    bad = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - bad} tests passed, {bad} failed")
    sys.exit(1 if bad else 0)
