"""The network of players/search/network.h: in floats while it learns, in integers where it plays.

What is needed of numpy is also in PyTorch, so the same few lines train on a processor or on a graphics card.
"""
import math
import struct

import numpy as np

FIRST, SECOND = 64, 32  # hidden units
WEIGHT_BITS, UNIT_BITS, CAP = 12, 7, 4095  # fixed point, as in the program
MOST = CAP / (1 << UNIT_BITS)  # what a hidden unit gives at most
ONE = 1 << (WEIGHT_BITS + UNIT_BITS)  # of an answer
MAGIC = b"ZIGNET1\n"
NOBODY = -30.0  # the logit of a seat that nobody has


class Numpy:
    """Arrays on the processor."""

    name = f"numpy {np.__version__}"
    exp, log, sqrt = staticmethod(np.exp), staticmethod(np.log), staticmethod(np.sqrt)

    def put(self, array):
        return array

    def floats(self, array):
        return array.astype(np.float32)

    def largest(self, array):
        return array.max(1)[:, None]

    def host(self, array):
        return array


class Torch:
    """Arrays on a graphics card, or wherever PyTorch keeps them."""

    def __init__(self, torch):
        self.torch = torch
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.name = f"torch {torch.__version__}, {self.device}"
        self.exp, self.log, self.sqrt = torch.exp, torch.log, torch.sqrt

    def put(self, array):
        return self.torch.from_numpy(np.ascontiguousarray(array)).to(self.device)

    def floats(self, array):
        return array.float()

    def largest(self, array):
        return array.amax(1)[:, None]

    def host(self, array):
        return array.cpu().numpy()


def backend(wanted: str = ""):
    """PyTorch where there is one, else numpy."""
    if wanted != "numpy":
        try:
            import torch
        except ImportError:
            if wanted == "torch":
                raise
        else:
            return Torch(torch)
    return Numpy()


class Network:
    """Weights w1, b1, w2, b2, w3, b3 by name; features are scaled by their spread before the first layer."""

    def __init__(self, xp, inputs: int, scale: np.ndarray, mean_points: float, seed: int):
        random = np.random.default_rng(seed)
        sizes = (inputs, FIRST, SECOND, 2)
        self.xp = xp
        self.scale = xp.put(scale.astype(np.float32))
        self.weights = {}
        for layer in (1, 2, 3):
            bound = 1 / math.sqrt(sizes[layer - 1])
            weights = random.uniform(-bound, bound, (sizes[layer - 1], sizes[layer]))
            bias = random.uniform(-bound, bound, sizes[layer])
            if layer == 3:
                weights, bias = 0.3 * weights, np.array([0.0, mean_points])
            self.weights[f"w{layer}"] = xp.put(weights.astype(np.float32))
            self.weights[f"b{layer}"] = xp.put(bias.astype(np.float32))

    def answers(self, features):
        """Two numbers for each row of features; what the gradients need besides."""
        w = self.weights
        x = self.xp.floats(features) * self.scale
        first = x @ w["w1"] + w["b1"]
        hidden = first.clip(0, MOST)
        second = hidden @ w["w2"] + w["b2"]
        last = second.clip(0, MOST)
        return last @ w["w3"] + w["b3"], (x, first, hidden, second, last)

    def gradients(self, of_answers, kept) -> dict:
        x, first, hidden, second, last = kept
        of_second = (of_answers @ self.weights["w3"].T) * ((second > 0) & (second < MOST))
        of_first = (of_second @ self.weights["w2"].T) * ((first > 0) & (first < MOST))
        return {
            "w3": last.T @ of_answers, "b3": of_answers.sum(0),
            "w2": hidden.T @ of_second, "b2": of_second.sum(0),
            "w1": x.T @ of_first, "b1": of_first.sum(0),
        }  # fmt: skip

    def host_weights(self) -> dict:
        """As numpy arrays, for features as they are."""
        weights = {name: self.xp.host(array) for name, array in self.weights.items()}
        weights["w1"] = weights["w1"] * self.xp.host(self.scale)[:, None]
        return weights


def chances(xp, logits, there):
    """Soft-max over the seats that somebody has."""
    logits = logits * there + NOBODY * (1 - there)
    raised = xp.exp(logits - xp.largest(logits))
    return raised / raised.sum(1)[:, None]


class Adam:
    """With weight decay that does not pass through the moments (AdamW)."""

    def __init__(self, network: Network, decay: float):
        self.network, self.decay, self.step = network, decay, 0
        self.mean = {name: 0 * array for name, array in network.weights.items()}
        self.square = {name: 0 * array for name, array in network.weights.items()}

    def apply(self, gradients: dict, rate: float) -> None:
        self.step += 1
        for name, gradient in gradients.items():
            mean = self.mean[name] = 0.9 * self.mean[name] + 0.1 * gradient
            square = self.square[name] = 0.999 * self.square[name] + 0.001 * gradient * gradient
            upright = self.network.xp.sqrt(square / (1 - 0.999**self.step)) + 1e-8
            weights = self.network.weights[name] * (1 - rate * self.decay)
            self.network.weights[name] = weights - rate * (mean / (1 - 0.9**self.step)) / upright


class Integers:
    """The same network in 16-bit weights, computed as the program computes it."""

    def __init__(self, weights: dict):
        def rounded(array, unit, dtype):
            limits = np.iinfo(dtype)
            return np.clip(np.round(array.astype(np.float64) * unit), limits.min + 1, limits.max).astype(dtype)

        one = 1 << WEIGHT_BITS
        self.w = [rounded(weights[f"w{layer}"], one, np.int16) for layer in (1, 2, 3)]
        self.b = [rounded(weights["b1"], one, np.int32), *(rounded(weights[f"b{layer}"], ONE, np.int32) for layer in (2, 3))]
        self.clipped = int(sum((np.abs(weights[f"w{layer}"]) * one > 32767).sum() for layer in (1, 2, 3)))

    def answers(self, features: np.ndarray) -> np.ndarray:
        def sums(array, layer):  # doubles hold every sum exactly, and are multiplied much faster
            return (array.astype(np.float64) @ self.w[layer].astype(np.float64)).astype(np.int64) + self.b[layer]

        hidden = (sums(features, 0) >> (WEIGHT_BITS - UNIT_BITS)).clip(0, CAP)
        last = (sums(hidden, 1) >> WEIGHT_BITS).clip(0, CAP)
        return sums(last, 2)

    def file(self, feature_hash: int) -> bytes:
        """What players/search/network.cpp reads: the first layer by input, the others by unit."""
        content = MAGIC + struct.pack("<IIIQ", len(self.w[0]), FIRST, SECOND, feature_hash)
        for layer in range(3):
            by_row = self.w[layer] if layer == 0 else self.w[layer].T
            content += self.b[layer].astype("<i4").tobytes() + np.ascontiguousarray(by_row).astype("<i2").tobytes()
        return content + struct.pack("<Q", hash_of(content))


def hash_of(data: bytes) -> int:
    """engine/hash.h"""
    every = (1 << 64) - 1
    value = 0x5A69676775726174

    def added(value: int, word: int) -> int:
        value = ((value ^ word) * 0x9FB21C651E98DF25) & every
        return value ^ (value >> 32)

    whole = len(data) // 8 * 8
    for (word,) in struct.iter_unpack("<Q", data[:whole]):
        value = added(value, word)
    rest = len(data) - whole
    for byte in data[whole:]:
        rest = (rest << 8 | byte) & every
    value = added(value, rest)
    return value ^ (value >> 29)
