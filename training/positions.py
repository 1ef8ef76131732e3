"""Reads the positions that `ziggurat selfplay` writes (arena/positions.h)."""
import dataclasses
import json
import pathlib
import struct

import numpy as np

MAGIC = b"ZIGPOS1\n"
SEATS = 4  # rows of a position; seats that nobody has are all 0
JUDGED = np.dtype([("chance", "<i4"), ("score", "<i4"), ("today", "<f4")])


class BadFile(Exception):
    """What is wrong with a file, and where."""


@dataclasses.dataclass
class Positions:
    head: dict  # what was played; of the first file
    features: np.ndarray  # int8 [position, seat, feature]
    seats: np.ndarray  # how many, by position
    game: np.ndarray  # its number within its file
    win: np.ndarray  # share of the win, by position and seat
    points: np.ndarray  # at the end
    today: np.ndarray  # chance to win by the evaluation of the game
    network: np.ndarray  # int32 [position, seat, (chance, score)]: by the network of the player, 0 without one
    games: int

    def __len__(self) -> int:
        return len(self.seats)

    @property
    def there(self) -> np.ndarray:
        """Which rows somebody sits in."""
        return np.arange(SEATS)[None, :] < self.seats[:, None]


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

    def padded(array: np.ndarray) -> np.ndarray:
        whole = np.zeros((len(array), SEATS, *array.shape[2:]), array.dtype)
        whole[:, :seats] = array
        return whole

    return Positions(
        head=head,
        features=padded(dense.reshape(-1, seats, count)),
        seats=np.full(len(ends), seats, np.int8),
        game=np.repeat(np.array(numbers, np.int64), lengths),
        win=padded(ends[..., 0]),
        points=padded(ends[..., 1]),
        today=padded(answers["today"]),
        network=padded(np.stack([answers["chance"], answers["score"]], -1)),
        games=len(numbers),
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
        sources.append({key: part.head[key] for key in names if key in part.head} | {"games": part.games, "positions": len(part)})

    def together(name: str) -> np.ndarray:
        return np.concatenate([getattr(part, name) for part in parts])

    arrays = ("features", "seats", "game", "win", "points", "today", "network")
    return Positions(first.head, *(together(name) for name in arrays), games=sum(part.games for part in parts)), sources
