#!/usr/bin/env python3
"""Checks the layers: a layer includes only itself and lower layers, a game never another game, the client never the server. The layers
that also run inside a web page use no exceptions, RTTI, clock, files, threads, environment or randomness of their own. Prints each offence as file:line: what."""
import pathlib
import re
import sys

LAYERS = ["engine", "locale", "games", "players", "table", "arena", "server", "client", "bindings", "apps"]  # lowest first
PURE = LAYERS[: LAYERS.index("arena")]
FORBIDDEN = [  # pattern in the code without comments and texts, and what is wrong about it
    (r"\b(throw|try|catch)\b", "exceptions"),
    (r"\b(dynamic_cast|typeid)\b", "run-time type information"),
    (r"#\s*include\s*<(chrono|ctime|time\.h)>", "a clock"),
    (r"#\s*include\s*<(thread|mutex|atomic|future|condition_variable|shared_mutex)>", "threads"),
    (r"#\s*include\s*<(fstream|iostream|ostream|istream|cstdio|stdio\.h|filesystem|print)>", "files or printing"),
    (r"\b(printf|fprintf|puts|fopen|std::cout|std::cerr)\b", "files or printing"),
    (r"\b(getenv|setlocale)\b", "the environment"),
    (r"#\s*include\s*<random>|\bstd::(shuffle|sample|rand|random_device)\b", "randomness that differs between standard libraries"),
]
TEST_ONLY = re.compile(r"_(test|testkit)\.(cpp|h)$")
COMMENT_OR_TEXT = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<![0-9a-fA-F])\'(?:\\.|[^\'\\\n])+\'', re.S)


def code_only(text: str) -> str:
    """The text with comments and literals blanked, lines kept; names of included files stay."""

    def blank(match: re.Match) -> str:
        line_start = text.rfind("\n", 0, match.start()) + 1
        if re.match(r"\s*#\s*include\b", text[line_start : match.start()]):
            return match.group()
        return re.sub(r"[^\n]", " ", match.group())

    return COMMENT_OR_TEXT.sub(blank, text)


def include_offence(file: pathlib.PurePath, included: str) -> str | None:
    """Why `file` may not include `included`, both relative to the root; None where it may."""
    here, there = file.parts[0], included.split("/")[0]
    if there not in LAYERS:
        return None
    if LAYERS.index(there) > LAYERS.index(here):
        return f"{here}/ may not include {there}/, a higher layer"
    if (here, there) == ("client", "server") and not TEST_ONLY.search(file.name):
        return "client/ knows a server by its protocol only"
    game = included.split("/")[1] if there == "games" and included.count("/") > 1 else None
    if game and here in ("games", "players") and len(file.parts) > 2 and file.parts[1] != game:
        return f"{here}/{file.parts[1]}/ may not include the game {game}"
    return None


def offences(root: pathlib.Path, path: pathlib.Path):
    file = path.relative_to(root)
    code = code_only(path.read_text(encoding="utf-8"))
    pure = file.parts[0] in PURE and not TEST_ONLY.search(file.name)
    for number, line in enumerate(code.splitlines(), 1):
        if match := re.match(r'\s*#\s*include\s*"([^"]+)"', line):
            if why := include_offence(file, match.group(1)):
                yield f"{file}:{number}: {why}"
        for pattern, what in FORBIDDEN if pure else ():
            if match := re.search(pattern, line):
                yield f"{file}:{number}: {what} ({match.group().strip()}) has no place in {file.parts[0]}/"


def main() -> None:
    root = pathlib.Path(__file__).resolve().parent.parent
    files = sorted(p for layer in LAYERS for end in ("*.h", "*.cpp") for p in (root / layer).rglob(end) if "node_modules" not in p.parts)
    bad = [offence for path in files for offence in offences(root, path)]
    print("\n".join(bad) or f"{len(files)} files, all in their layer")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
