#!/usr/bin/env python3
"""Runs tools/new_game in a copy of the tree under build/new_game and checks what came out: that bad names are refused, that the tools of the tree are
content, that the game builds, passes its tests and the laws and can be played, and that its board has the types that the page wants. What the new game does
not touch is taken from build/release, which must be up to date, and from web/node_modules. --keep leaves the copy there."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
TREE = ROOT / "build/new_game"
NAME = "_".join(("toy", "auction"))  # nowhere in one word: in the copy this file must not name a single game
ID = NAME.replace("_", "-")
TYPE = NAME.title().replace("_", "")
PREFIX = "".join(word[0] for word in NAME.split("_")).upper()
BUILT = "build/release"
begun = time.monotonic()


def say(what: str) -> None:
    print(f"{time.monotonic() - begun:5.1f} s  {what}", flush=True)


def run(*command: str, code: int = 0, typed: str | None = None) -> str:
    """The output of a command in the copy, which must end with that code."""
    done = subprocess.run(command, cwd=TREE, text=True, input=typed, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=None if typed else subprocess.DEVNULL)
    if done.returncode != code:
        sys.exit(f"{done.stdout[-6000:]}\nfailed: {' '.join(command)[:300]} ended with {done.returncode}, not {code}")
    return done.stdout


def listed_files(root: pathlib.Path) -> list[str]:
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=root, capture_output=True, text=True, check=True)
    return [file for file in dict.fromkeys(listed.stdout.splitlines()) if (root / file).is_file()]


def copy_tree() -> None:
    shutil.rmtree(TREE, ignore_errors=True)
    for file in listed_files(ROOT):
        (TREE / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / file, TREE / file)
    subprocess.run(["git", "init", "--quiet"], cwd=TREE, check=True)  # the tools ask git for the files


def bad_names_are_refused() -> None:
    tool, before = "tools/new_game", {file: (TREE / file).stat().st_mtime_ns for file in listed_files(TREE)}
    known = next(path.parent.name for path in ROOT.glob("games/*/data"))
    used = re.search(r"\(prefix (\w+)\)", (ROOT / f"docs/rules/{known.replace('_', '-')}.md").read_text(encoding="utf-8")).group(1)
    for bad, why in [([], "required"), ([known], "exists already"), ([ID], "no name"), (["Toys"], "no name"), (["../toys"], "no name"), ([""], "no name"),
                     (["engine"], "means something else"), (["class"], "means something else"), (["search"], "exists already"), (["x" * 50], "longer"),
                     ([NAME, "--prefix", used], "choose another"), ([NAME, "--prefix", "abc"], "no prefix"), ([NAME, "--title", 'a "b"'], "a title"), ([NAME, NAME], "unrecognized")]:
        said = run(tool, *bad, code=2)
        if why not in said:
            sys.exit(f"failed: tools/new_game {' '.join(bad)} should say “{why}”, not:\n{said}")
    after = {file: (TREE / file).stat().st_mtime_ns for file in listed_files(TREE)}
    if before != after:
        sys.exit("failed: tools/new_game refused a name and wrote files all the same")


def list_alone() -> None:
    """The game stands behind all others. Then it stands alone, as in a module for the page: that compiles in half the time."""
    path = TREE / "games/all_games.h"
    of = lambda text: re.findall(r"(\w+)::\w+", re.search(r"GameTypes<([^>]*)>", text).group(1))
    text = path.read_text(encoding="utf-8")
    if of(text) != [*of((ROOT / "games/all_games.h").read_text(encoding="utf-8")), NAME]:
        sys.exit(f"failed: games/all_games.h should have {NAME} behind the others:\n{text}")
    path.write_text(re.sub(r"GameTypes<[^>]*>", f"GameTypes<{NAME}::{TYPE}>", text), encoding="utf-8")


# --- the build: everything whose command and inputs are those of build/release is taken from there

class Statement:
    """One `build` of a build.ninja."""

    def __init__(self, text: str):
        self.text = text
        head = text.replace("$\n", "").split("\n", 1)[0].replace("$ ", "\0").replace("$:", "\1")
        left, right = head.removeprefix("build ").split(" || ")[0].split(": ", 1)  # what comes behind || must only be there before
        names = lambda part: [name.replace("\0", " ").replace("\1", ":") for name in re.split(r"[ |]+", part) if name]
        self.outputs = names(left)
        self.rule, *self.inputs = names(right)


def statements(folder: pathlib.Path, home: pathlib.Path) -> list[Statement | str]:
    """The statements of a build.ninja, with paths as if it stood in ROOT, and the text between them."""
    text = (folder / "build.ninja").read_text(encoding="utf-8").replace(str(home), str(ROOT))
    text = re.sub(r"^  TARGET_(COMPILE_)?PDB = .*\n", "", text, flags=re.M)  # CMake writes them only the first time, and only Windows reads them
    return [Statement(part) if part.startswith("build ") else part for part in re.split(r"^(?=build )|(?<=\n)(?=\n)", text, flags=re.M)]


def read_headers() -> dict[str, list[str]]:
    """What each object of build/release was compiled from."""
    headers: dict[str, list[str]] = {}
    for line in subprocess.run(["ninja", "-C", str(ROOT / BUILT), "-t", "deps"], capture_output=True, text=True, check=True).stdout.splitlines():
        if line.startswith(" "):
            headers[output].append(line.strip())
        elif ":" in line:
            output = line.split(": #")[0]
            headers[output] = []
    return headers


def same_file(file: str) -> bool:
    """Whether a source or generated file is the same here and in the copy."""
    path = pathlib.Path(os.path.join(ROOT / BUILT, file))
    if not path.is_relative_to(ROOT):
        return True  # of the system
    other = TREE / path.relative_to(ROOT)
    return not other.is_file() or other.read_bytes() == path.read_bytes()


def take_over() -> None:
    """Writes take_over.ninja without the statements whose outputs are taken from build/release, and with one that links the tests of the new game alone."""
    there = {part.text for part in statements(ROOT / BUILT, ROOT) if isinstance(part, Statement)}
    parts = statements(TREE / BUILT, TREE)
    own = [part for part in parts if isinstance(part, Statement)]
    headers, unchanged = read_headers(), {}
    changed: set[str] = set()

    def is_changed(name: str) -> bool:
        if name not in unchanged:
            unchanged[name] = same_file(name)
        return name in changed or not unchanged[name]

    def must_be_made(part: Statement) -> bool:
        if part.outputs[0].endswith(".gch") and "SOURCE_DIR" in part.text:
            return True  # the compiler wants a precompiled header with its own macros
        inputs = [name for name in [*part.inputs, *headers.get(part.outputs[0], [])] if not name.endswith(".gch")]  # what they hold is the system's
        return part.text not in there or any(map(is_changed, inputs)) or (part.rule != "phony" and not (ROOT / BUILT / part.outputs[0]).exists())

    while True:  # what depends on something that must be made must be made, too
        more = {name for part in own if part.outputs[0] not in changed and must_be_made(part) for name in part.outputs}
        if not more:
            break
        changed |= more

    kept: list[str] = []
    for part in parts:
        if isinstance(part, str) or part.rule == "phony" or part.outputs[0] in changed:
            kept.append(part if isinstance(part, str) else part.text)
            continue
        for name in part.outputs:
            if (ROOT / BUILT / name).is_file() and not os.path.isabs(name):
                (TREE / BUILT / name).parent.mkdir(parents=True, exist_ok=True)
                (TREE / BUILT / name).unlink(missing_ok=True)
                (TREE / BUILT / name).symlink_to(ROOT / BUILT / name)

    joined = {name for part in own if part.rule == "CUSTOM_COMMAND" and any(f"/{NAME}/" in name for name in part.inputs) for name in part.outputs if "batches/" in name}
    objects = [part.outputs[0] for part in own if part.rule.startswith("CXX_COMPILER") and any(name in joined or name.endswith(tuple(joined)) for name in part.inputs)]
    linked = next(part for part in own if part.outputs[0] == "apps_tests")  # the highest layer: it links all that the others need
    of_others = [name for name in linked.inputs if name.endswith(".cpp.o")]
    text = linked.text.replace("build apps_tests:", "build new_game_tests:").replace("TARGET_FILE = apps_tests", "TARGET_FILE = new_game_tests")
    for name in of_others[1:]:
        text = text.replace(f" {name}", "")
    kept.append("\n" + text.replace(of_others[0], " ".join(objects)))
    (TREE / BUILT / "take_over.ninja").write_text("".join(kept).replace(str(ROOT), str(TREE)), encoding="utf-8")


def builds() -> None:
    (TREE / BUILT).mkdir(parents=True, exist_ok=True)  # with the same compiler and the same Python
    (TREE / BUILT / "CMakeCache.txt").write_text((ROOT / BUILT / "CMakeCache.txt").read_text(encoding="utf-8").replace(str(ROOT), str(TREE)), encoding="utf-8")
    run("cmake", "--preset", "release")
    say("configured")
    take_over()
    print(run("ninja", "-C", BUILT, "-f", "take_over.ninja", "new_game_tests", "ziggurat").splitlines()[-1])
    say("built")


def plays() -> None:
    passed = re.search(r"PASSED\s*\] (\d+) tests", run(f"{BUILT}/new_game_tests", "--gtest_brief=1"))
    print(f"{passed.group(1)} tests passed, 0 failed")
    say("passes its tests and the laws")
    program, record = f"{BUILT}/ziggurat", "build/game.txt"
    expect(f'"{ID}"', run(program, "games", "--json"))
    expect(ID, run(program, "bench", ID, "--quick"))
    expect(ID, run(program, "bench", ID, "--signature"))
    moves = "1\n2\n3\n4\n5\n6\n" * 2  # numbers that are not in the list are refused, and the question stands
    for lang in ("en", "cs", "pl"):
        run(program, "play", ID, "--seed", "1", "--lang", lang, typed=f"{moves}save {record}\nquit!\n")
        expect(ID, run(program, "verify", record) + run(program, "replay", record, "--lang", lang))
    expect('"answer"', run(program, "try", typed=f'{{"game": "{ID}", "ask": ["legal:0", "view:1"]}}'))
    expect(PREFIX + "-1.1", run(program, "rules", ID, PREFIX + "-1.1"))
    say("is listed, measured, played, saved, replayed and tried")


def expect(what: str, said: str) -> None:
    if what not in said:
        sys.exit(f"failed: {what} is missing in:\n{said}")


def shows_on_the_page() -> None:
    web = TREE / "web"
    (web / "node_modules").symlink_to(ROOT / "web/node_modules")
    run("npm", "run", "--prefix", "web", "--silent", "types")
    run("npm", "run", "--prefix", "web", "--silent", "unit", "--", f"src/boards/{NAME}")
    print(run("node", "--input-type=module", "--eval", f"const {{ game }} = await import('./web/tests/{NAME}/index.mjs'); console.log(Object.keys(game.scenes).join());"), end="")
    say("its board has the right types, and passes its units")


def main() -> None:
    copy_tree()
    bad_names_are_refused()
    say("bad names are refused")
    print(run("tools/new_game", NAME).splitlines()[0])
    for check in ("check_locale", "check_said", "check_rules_text", "check_layers", "check_game_names"):
        print(f"{check}: {run('python3', f'tools/{check}.py').splitlines()[-1]}")
    run("tools/rule_coverage", "--fail")
    say("the tools of the tree are content")
    list_alone()
    builds()
    plays()
    shows_on_the_page()
    if "--keep" not in sys.argv:
        shutil.rmtree(TREE)


if __name__ == "__main__":
    main()
