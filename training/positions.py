"""Reads the positions that `ziggurat selfplay` writes (arena/positions.h)."""
import dataclasses
import hashlib
import json
import pathlib
import struct

import numpy as np

MAGIC = b"ZIGPOS1\n"
SEATS = 7  # a game has at most (engine/seat.h)
JUDGED = np.dtype([("chance", "<i4"), ("score", "<i4"), ("today", "<f4")])


BY_SEAT = ("features", "win", "points", "today", "network")


class BadFile(Exception):
    """What is wrong with a file, and where."""


@dataclasses.dataclass
class Positions:
    head: dict  # what was played; of the first file
    features: np.ndarray  # int8 [position, seat, feature]; seats that nobody has are all 0
    seats: np.ndarray  # how many, by position
    game: np.ndarray  # its number within its file
    win: np.ndarray  # share of the win, by position and seat
    points: np.ndarray  # at the end
    today: np.ndarray  # chance to win by the evaluation of the game
    network: np.ndarray  # int32 [position, seat, (chance, score)]: by the network of the player, 0 without one
    games: int
    sha256: str = ""  # of the file

    def __len__(self) -> int:
        return len(self.seats)

    @property
    def there(self) -> np.ndarray:
        """Which rows somebody sits in."""
        return np.arange(self.win.shape[1])[None, :] < self.seats[:, None]

    def padded(self, seats: int) -> "Positions":
        """With that many rows for each position."""

        def wide(array: np.ndarray) -> np.ndarray:
            return np.pad(array, [(0, 0), (0, seats - array.shape[1])] + [(0, 0)] * (array.ndim - 2))

        return dataclasses.replace(self, **{name: wide(getattr(self, name)) for name in BY_SEAT})


def read_head(data: memoryview, file: pathlib.Path) -> tuple[dict, int]:
    if bytes(data[:8]) != MAGIC:
        raise BadFile(f"{file}: is no file of positions; `ziggurat selfplay` writes them")
    (size,) = struct.unpack_from("<I", data, 8)
    try:
        return json.loads(bytes(data[12 : 12 + size])), 12 + size
    except ValueError:
        raise BadFile(f"{file}: has a broken head; play its games again") from None


def read(path: str | pathlib.Path) -> Positions:
    """One file. Half a game at its end, of a run that was killed, is left out."""
    file = pathlib.Path(path)
    data = memoryview(file.read_bytes())
    head, at = read_head(data, file)
    count = len(head["names"])
    width = (count + 7) // 8
    seats = head["options"]["players"]
    if seats > SEATS:
        raise BadFile(f"{file}: has {seats} seats, training knows {SEATS} at most")
    numbers, lengths, outcomes, judged, bits, values = [], [], [], [], [], []
    while at + 8 <= len(data):
        (size,) = struct.unpack_from("<I", data, at)
        block = data[at + 8 : at + 8 + size]
        if len(block) < size:
            break
        at += 8 + size
        number, positions, its_seats, _ = struct.unpack_from("<IHBB", block)
        numbers.append(number)
        lengths.append(positions)
        if positions == 0:
            outcomes.append(bytes(8 * seats))
            continue
        if its_seats != seats:
            raise BadFile(f"{file}: game {number} has {its_seats} seats instead of {seats}; play its games again")
        rows, begin = positions * seats, 8 + 8 * seats
        outcomes.append(block[8:begin])
        judged.append(block[begin : begin + rows * JUDGED.itemsize])
        begin += rows * JUDGED.itemsize
        bits.append(block[begin : begin + rows * width])
        values.append(block[begin + rows * width :])

    def joined(parts: list, dtype) -> np.ndarray:
        return np.frombuffer(b"".join(parts), dtype)

    rows = sum(lengths) * seats
    dense = np.zeros((rows, count), np.int8)
    known = np.unpackbits(joined(bits, np.uint8).reshape(rows, width), axis=1, bitorder="little")[:, :count].astype(bool)
    dense[known] = joined(values, np.int8)
    answers = joined(judged, JUDGED).reshape(-1, seats)
    ends = np.repeat(joined(outcomes, "<f4").reshape(-1, seats, 2), lengths, axis=0)

    return Positions(
        head=head,
        features=dense.reshape(-1, seats, count),
        seats=np.full(len(ends), seats, np.int8),
        game=np.repeat(np.array(numbers, np.int64), lengths),
        win=ends[..., 0],
        points=ends[..., 1],
        today=answers["today"],
        network=np.stack([answers["chance"], answers["score"]], -1),
        games=len(numbers),
        sha256=hashlib.sha256(data).hexdigest(),
    )


def read_all(paths: list) -> tuple[Positions, list[dict]]:
    """Several files of one game together, and what each of them is."""
    parts = [read(path) for path in paths]
    first = parts[0]
    for path, part in zip(paths, parts):
        if part.head["features"] != first.head["features"]:
            raise BadFile(f"{path}: has other features than {paths[0]}; play its games again")
    sources = []
    for part in parts:
        names = ("rules", "components", "options", "players", "first_seed", "odd", "share", "networks")
        known = {key: part.head[key] for key in names if key in part.head}
        sources.append(known | {"games": part.games, "positions": len(part), "sha256": part.sha256})
    most = max(part.win.shape[1] for part in parts)
    parts = [part.padded(most) for part in parts]

    def together(name: str) -> np.ndarray:
        return np.concatenate([getattr(part, name) for part in parts])

    arrays = ("features", "seats", "game", "win", "points", "today", "network")
    return Positions(first.head, *(together(name) for name in arrays), games=sum(part.games for part in parts)), sources
