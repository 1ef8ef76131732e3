#!/usr/bin/env python3
"""Finds English that a Czech or a Polish reader would meet: every sentence in the C++ sources must be said in locale/<language>/said*.json, too.

A sentence is a string literal with two words in a row. It is its own key there (engine/phrase.h); English has no such files. What nobody but
developers, operators and researchers reads is excepted below, each with its reason. --list prints the sentences that are missing as JSON."""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ("engine", "locale", "games", "players", "table", "arena", "server", "client", "bindings", "apps")
LANGUAGES = {"cs": 3, "pl": 3}

EXCEPTED_FILES = {
    r"engine/laws\.h": "the law suite speaks to developers",
    r"games/\w+/invariants\.cpp": "what a broken rule of the program looks like, for developers",
    r"engine/(fixed_vector|json_object)\.h": "assertions of the compiler",
    r"games/\w+/state\.h": "assertions of the compiler",
    r"server/(sqlite|postgres|store|schema|writer|log|faults)\w*\.(cpp|h)": "SQL, and what operators read in the log",
    r"server/(admin(_people|_tables|_database)?|retention)\.cpp": "mostly SQL; its problems are there all the same",
    r"server/load/.*": "the report and the faults of `ziggurat load`, for operators",
    r"arena/(report|plots|summary|balance|process|program_player|run)\.cpp": "tables and reports for researchers, messages to programs",
    r"apps/measure\w*\.h": "tables for researchers",
    r"games/\w+/box_automated_player\.cpp": "mostly words of the data file; its problems are there all the same",
    r"games/\w+/box_numbers\.cpp": "what the data file must say",
}
EXCEPTED_SENTENCES = {
    r"(ziggurat|  ziggurat|echo|printf) ": "a command to copy",
    r"(HTTP/1\.1|default-src|public, max-age|text/|\s*# TYPE|=?; HttpOnly)": "HTTP and Prometheus",
    r"[^a-z]*%|\nSPRT ": "a row of a table",
    r"[\w:]+(, [\w:]+)+$": "a list of words of a format",
    r"arena \w+$": "the name of a command",
}
SENTENCES_IN_FILES = {
    "server/server.cpp": {"the limit", "the limit of open files"},  # the log
    "server/lane.cpp": {"the server starts anew"},  # the reason in a frame that closes a socket
    "server/visits.cpp": {"the server starts anew"},  # the same
    "server/socket.cpp": {"the session has ended"},  # the same
    "server/hub_thinking.cpp": {"computer player"},  # the log
    "server/api.cpp": {"does not answer", "does not store"},  # /health, for machines
    "server/admin.h": {"Former player"},  # stored as a name
    "apps/cmd_bench.cpp": {"tree MB"},  # the head of a table
    # words of the notation, and of the data files
    r"games/\w+/notation\.cpp": {"no tiles", "end turn"},
    r"games/\w+/board_text\.cpp": {"market hall", ' E4 on red"'},
    r"games/\w+/box_governments\.cpp": {"two sources"},
}
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\((.*?)\)\1"|"((?:[^"\\\n]|\\.)*)"|\'(?:[^\'\\\n]|\\.)+\'', re.S)
SENTENCE = re.compile(r"[^\W\d_]{2,}[,:;.)”]? [({“]?[^\W\d_]{2,}")
PLACEHOLDER = re.compile(r"\{(\w+)(?:#([^{}]*))?\}")
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}


def plain(literal: str) -> str:
    return re.sub(r"\\(.)", lambda found: ESCAPES.get(found[1], found[1]), literal)


def literals(text: str):
    """The string literals of a C++ file; those that stand side by side are one."""
    joined, end = None, 0
    for token in TOKEN.finditer(text):
        if token[2] is None and token[3] is None:
            if token[0].startswith("'"):
                continue
            text = text[: token.start()] + " " * len(token[0]) + text[token.end():]
            continue
        if joined is not None and text[end : token.start()].strip() == "":
            joined += token[2] if token[2] is not None else plain(token[3])
        else:
            if joined is not None:
                yield joined
            joined = token[2] if token[2] is not None else plain(token[3])
        end = token.end()
    if joined is not None:
        yield joined


def sources():
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".cpp", ".h") and not re.search(r"_test(kit)?\.", path.name):
                yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def excepted(file: str, sentence: str) -> bool:
    return (
        any(re.fullmatch(pattern, file) for pattern in EXCEPTED_FILES)
        or any(re.match(pattern, sentence) for pattern in EXCEPTED_SENTENCES)
        or any(sentence in sentences for pattern, sentences in SENTENCES_IN_FILES.items() if re.fullmatch(pattern, file))
    )


def names(text: str) -> list[str]:
    return sorted({name for name, _ in PLACEHOLDER.findall(text)})


def read(language: str) -> dict[str, str]:
    said: dict[str, str] = {}
    for path in sorted((ROOT / "locale" / language).glob("said*.json")):
        part = json.loads(path.read_text(encoding="utf-8"))
        said |= part
    return said


def faults(language: str, english: str, text: str):
    if names(english) != names(text):
        yield f"placeholders {names(text)}, English has {names(english)}"
    for name, forms in PLACEHOLDER.findall(text):
        if forms and forms.count("|") + 1 != LANGUAGES[language]:
            yield f"{{{name}#{forms}}} needs {LANGUAGES[language]} forms"
    if not text.strip() or text == english and SENTENCE.search(PLACEHOLDER.sub("", english)):
        yield "is still English"


def main() -> None:
    said = {language: read(language) for language in LANGUAGES}
    known, missing, bad = set(), {}, []
    for file, text in sources():
        for sentence in literals(text):
            known.add(sentence)
            if SENTENCE.search(sentence) and not excepted(file, sentence) and not all(sentence in texts for texts in said.values()):
                missing.setdefault(sentence, file)
    if "--list" in sys.argv:
        wanted = sys.argv[2] if len(sys.argv) > 2 else ""
        print(json.dumps({sentence: file for sentence, file in missing.items() if re.match(wanted, file)}, ensure_ascii=False, indent=1))
        return
    bad += [f"{file}: not in locale/*/said*.json: {sentence}" for sentence, file in missing.items()]
    of_the_system = set(json.loads((ROOT / "locale/cs/said_system.json").read_text(encoding="utf-8")))
    for language, texts in said.items():
        for english, text in texts.items():
            bad += [f"{language}: {english}: {fault}" for fault in faults(language, english, text)]
            if english not in known and english not in of_the_system:
                bad.append(f"{language}: nobody says this any more: {english}")
    print("\n".join(bad) or f"{len(said['cs'])} sentences of the program in {len(LANGUAGES) + 1} languages")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
