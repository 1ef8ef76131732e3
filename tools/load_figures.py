#!/usr/bin/env python3
"""Rows of tables from what `ziggurat load --json` printed, for tools/load_test.sh:
  load_figures.py scale WHAT REPORT...       a heading, and a row for each report; WHAT names the first column
  load_figures.py games                      a heading for the rows of the next one
  load_figures.py game STORE PORT REPORT BYTES WAL   a row for each title that was played to the end: what it left in the store"""
import gzip
import json
import os
import sys
import urllib.request


def row(*cells):
    print("| " + " | ".join(cells) + " |")


def heading(*cells):
    row(*cells)
    print("|" + "---|" * len(cells))


def scale(what, *files):
    beside = sorted({name for file in files for name in json.load(open(file))["beside_cpu_seconds"]})
    heading(what, "moves/s", "servers, ms/move", *(f"{name}, ms/move" for name in beside), "commits/move", "p50 ms", "p99 ms",
            "longest unreachable ms", "largest, MB", "never answered", "errors", "moves stored exactly once")
    for file in files:
        report = json.load(open(file))
        moves, server, due = report["moves"], report["server"], report["moves"]["since_due_ms"]
        made = max(moves["acknowledged"], 1)
        row(os.path.basename(file).removesuffix(".json"), f"{made / report['seconds']:.1f}", f"{server['cpu_ms_per_move']:.2f}",
            *(f"{1000 * report['beside_cpu_seconds'][name] / made:.2f}" for name in beside), f"{server['commits'] / made:.2f}",
            f"{due['p50']:.1f}", f"{due['p99']:.0f}", f"{report['unreachable_ms']['longest']:.0f}", f"{server['memory_mb']:.0f}", str(moves["unanswered"] + moves["unsent"]),
            str(sum(report["errors"].values())), str(report["verified"]["moves"]))
    for file in files:
        for error, count in json.load(open(file))["errors"].items():
            print(f"{os.path.basename(file).removesuffix('.json')}: {count} x {error}")


def games():
    heading("title", "store", "games", "acts/game", "commits/act", "bytes/act", "bytes/game", "WAL/game", "record", "record, gzip")


def game(store, port, file, left, wal):
    """All tables of this store are games of one title that are over."""
    report = json.load(open(file))
    (title, ended), = report["ended"].items()
    records = []
    for table in sys.stdin.read().split():
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/tables/{table}/replay") as answer:
            records.append(answer.read())
    assert len(records) == ended["games"] and not report["errors"], report["errors"]
    count, acts = ended["games"], ended["acts"]
    # People sit down before the measuring begins: commits are those of the moves.
    row(title, store, str(count), f"{acts / count:.0f}", f"{report['server']['commits'] / ended['moves']:.2f}", f"{int(left) / acts:.0f}",
        f"{int(left) / count / 1000:.1f} kB", f"{int(wal) / count / 1000:.0f} kB" if int(wal) else "",
        f"{sum(map(len, records)) / count / 1000:.1f} kB", f"{sum(len(gzip.compress(one)) for one in records) / count / 1000:.1f} kB")


commands = {"scale": scale, "games": games, "game": game}
if len(sys.argv) < 2 or sys.argv[1] not in commands:
    sys.exit(__doc__)
commands[sys.argv[1]](*sys.argv[2:])
