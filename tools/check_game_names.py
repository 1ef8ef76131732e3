#!/usr/bin/env python3
"""Counts the shared files that name a single game: sources, tests and build files whose own path does not carry the game's name. A game
is a folder of its name in every layer and a line in games/all_games.h, so adding one changes hardly any file of another's. What may name a game
all the same stands below with its reason; more than five would be a list to keep. --list prints every place."""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
ALLOWED = {
    "games/all_games.h": "the one list",
}
MOST = 5
GENRE = re.compile(r"[Cc]ivilization (?:board )?games")  # what kind of games these are is no game's name
ENDINGS = {".cpp", ".h", ".in", ".cmake", ".txt", ".py", ".sh", ".ts", ".tsx", ".mjs", ".css", ".html", ".json", ""}
NO_SOURCE = re.compile(r"docs/|tests/golden/|tests/fuzz/corpus/|LICENSE|\.git|.*package-lock\.json$")


def titles(folder: str) -> list[str]:
    """What people call the game in English, without the article; of "This & That" each half."""
    texts = json.loads((ROOT / f"locale/en/{folder}.json").read_text(encoding="utf-8"))
    title = texts["table.game." + folder.replace("_", "-")]
    return re.sub(r"^(A|The) ", "", title).split(" & ")


def names_of(folder: str) -> list[str]:
    return [folder, folder.replace("_", "-"), "".join(word.capitalize() for word in folder.split("_")), *titles(folder)]


def shared_files() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True)
    files = (file for file in listed.stdout.splitlines() if (ROOT / file).is_file())
    return [file for file in files if pathlib.Path(file).suffix in ENDINGS and not NO_SOURCE.match(file)]


def main() -> None:
    folders = sorted(path.name for path in ROOT.glob("games/*") if (path / f"{path.name}.h").exists())
    own = re.compile("|".join(name for folder in folders for name in (folder, folder.replace("_", "-"))))
    names = re.compile("|".join(re.escape(name) for folder in folders for name in names_of(folder)))
    found: dict[str, list[str]] = {}
    for file in shared_files():
        if own.search(file):
            continue
        lines = (ROOT / file).read_text(encoding="utf-8", errors="replace").splitlines()
        places = [f"{file}:{number}: {line.strip()[:120]}" for number, line in enumerate(lines, 1) if names.search(GENRE.sub("", line))]
        if places:
            found[file] = places
    bad = [line for file, places in found.items() if file not in ALLOWED for line in (places if "--list" in sys.argv else places[:1])]
    bad += [f"{file}: names no game any more; take it off the list in tools/check_game_names.py" for file in ALLOWED if file not in found]
    bad += [f"tools/check_game_names.py allows {len(ALLOWED)} files; {MOST} are the most"] if len(ALLOWED) > MOST else []
    print("\n".join(bad) or f"{len(found)} shared files name a game: {', '.join(found)}")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
