#!/usr/bin/env python3
"""Checks that every language in locale/<language>/<part>.json says what English says: the same parts, the same keys, the same {placeholders} in each text.

Sentences that are their own keys (said*.json) are another matter: tools/check_said.py.
A text may choose a plural form with {n#one|other} in English, {n#one|few|many} in Czech and Polish (locale/locale.h).
Keys that the sources write out, "cv.refuse.over", must be there; the beginning of a key is enough where the rest is put together."""
import json
import pathlib
import re
import sys

PLURAL_FORMS = {"en": 2, "cs": 3, "pl": 3}
KEY = re.compile(r'"([0-9a-z]+(?:\.[a-z0-9_]+)+)"')
PLACEHOLDER = re.compile(r"\{(\w+)(?:#([^{}]*))?\}")


def unique(pairs: list) -> dict:
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        raise ValueError("written twice: " + ", ".join(sorted({name for name in names if names.count(name) > 1})))
    return dict(pairs)


def read(path: pathlib.Path) -> dict[str, str]:
    texts = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=unique)
    if not isinstance(texts, dict) or not all(isinstance(text, str) for text in texts.values()):
        raise ValueError("must be one flat object of texts")
    return texts


def faults(language: str, text: str):
    if not text.strip():
        yield "empty"
    if re.search(r"[{}]", PLACEHOLDER.sub("", text)):
        yield "a brace that is no placeholder"
    for name, forms in PLACEHOLDER.findall(text):
        if forms and forms.count("|") + 1 != PLURAL_FORMS[language]:
            yield f"{{{name}#{forms}}} needs {PLURAL_FORMS[language]} forms"


def names(text: str) -> list[str]:
    return sorted({name for name, _ in PLACEHOLDER.findall(text)})


def compare(language: str, english: dict[str, str], texts: dict[str, str]):
    yield from (f"{key}: missing" for key in english if key not in texts)
    for key, text in texts.items():
        yield from (f"{key}: {fault}" for fault in faults(language, text))
        if key not in english:
            yield f"{key}: not in English"
        elif names(text) != names(english[key]):
            yield f"{key}: placeholders {names(text)}, English has {names(english[key])}"


def unwritten(root: pathlib.Path, keys: set[str]):
    """Keys in the sources that no text has. Questions that nobody is asked (.ask.) have none; the others are tested game by game."""
    parts = {key.split(".")[0] for key in keys}
    for folder in ("engine", "games", "players", "table", "apps"):
        for path in sorted((root / folder).rglob("*.*")):
            if path.suffix not in (".h", ".cpp") or "_test" in path.name:
                continue
            for key in KEY.findall(path.read_text(encoding="utf-8")):
                known = key in keys or ".ask." in key or key.split(".")[0] not in parts or any(one.startswith(key) for one in keys)
                if not known:
                    yield f"{path.relative_to(root)}: no text for {key}"


def main() -> None:
    folder = pathlib.Path(__file__).resolve().parent.parent / "locale"
    parts = sorted({path.name for path in folder.glob("*/*.json") if not path.name.startswith("said")})
    bad, count, owner = [] if parts else ["locale/: no texts"], 0, {}
    for part in parts:
        try:
            english = read(folder / "en" / part)
            for language in PLURAL_FORMS:
                bad += [f"{language}/{part}: {line}" for line in compare(language, english, read(folder / language / part))]
        except (OSError, ValueError) as error:
            bad.append(f"{part}: {error}")
            continue
        bad += [f"en/{part}: {key}: also in {owner[key]}" for key in english if key in owner]
        owner |= dict.fromkeys(english, part)
        count += len(english)
    bad += unwritten(folder.parent, set(owner))
    print("\n".join(bad) or f"{count} texts in {len(PLURAL_FORMS)} languages")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
