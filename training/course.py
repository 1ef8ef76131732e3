#!/usr/bin/env python3
"""The whole course of a game, from its recipe: plays against itself, trains, and plays matches against the search without a network.

course.py GAME repeats it; stopped, it goes on where it was. Nothing in the tree changes: a better network is put there by hand.
"""
import argparse
import hashlib
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent


def selfplay(program: str, game: str, number: int, run: dict, folder: pathlib.Path) -> pathlib.Path:
    """One file of positions. Each run has seeds of its own."""
    out = folder / f"{number:02}.positions"
    command = [program, "selfplay", game, run["player"], "--players", str(run["players"]), "--games", str(run["games"])]
    command += ["--options", json.dumps(run.get("options", {})), "--first-seed", str(1_000_000 * number), "--out", str(out)]
    for key in ("odd", "share"):
        command += [f"--{key}", str(run[key])] if key in run else []
    print(f"{number}. {run['player']}, {run['players']} players, {run['games']} games {run.get('options', '')}", flush=True)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return out


def play_match(program: str, game: str, number: int, match: dict, trained: pathlib.Path, budget: str, folder: pathlib.Path) -> None:
    """The network against the search without one, on seeds that nothing was trained with. What was played before is kept, of this network alone."""
    network = hashlib.sha256(trained.read_bytes()).hexdigest()[:8]
    out = folder / f"match-{number}-{budget.replace('=', '-')}-{network}.jsonl"
    command = [program, "arena", "match", game, f"search:weights={trained},{budget}", f"classic:{budget}"]
    command += ["--players", str(match["players"]), "--seeds", str(match["seeds"]), "--first-seed", "500000000"]
    command += ["--options", json.dumps(match.get("options", {})), "--out", str(out)]
    subprocess.run(command, check=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Repeats the whole course of a game from its recipe.")
    parser.add_argument("game", help="training/GAME.json is its recipe")
    parser.add_argument("--program", default=str(ROOT / "build/release/ziggurat"), help="(build/release/ziggurat)")
    parser.add_argument("--folder", help="where everything is kept (build/training/GAME)")
    parser.add_argument("--budget", help="of both players for each move of the matches, as iterations=250 (time=50ms, if the recipe says nothing else)")
    args = parser.parse_args()
    recipe = HERE / f"{args.game}.json"
    if not recipe.exists():
        known = ", ".join(sorted(file.stem for file in HERE.glob("*.json")))
        print(f"course.py: there is no recipe for {args.game}; choose from: {known}", file=sys.stderr)
        return 2
    course = json.loads(recipe.read_text(encoding="utf-8"))
    folder = pathlib.Path(args.folder) if args.folder else ROOT / "build/training" / args.game
    folder.mkdir(parents=True, exist_ok=True)
    try:
        files = [selfplay(args.program, args.game, number, run, folder) for number, run in enumerate(course["selfplay"], 1)]
        trained = folder / "network.bin"
        subprocess.run([sys.executable, HERE / "train.py", *files, "--recipe", recipe, "--out", trained], check=True)
        for number, match in enumerate(course["matches"], 1):
            budget = args.budget or match.get("budget", "time=50ms")
            play_match(args.program, args.game, number, match, trained, budget, folder)
    except subprocess.CalledProcessError as why:
        print(f"course.py: stopped, because {why.cmd[0]} {why.cmd[1]} failed with exit code {why.returncode}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
