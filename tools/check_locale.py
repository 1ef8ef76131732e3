#!/usr/bin/env python3
"""Every language of locale/*.json has the same keys as English, the same {placeholders} in each text, and no empty text.

Texts may be nested. An object whose keys are plural forms (one, few, many, other) is one text: languages differ in their forms."""
import json
import pathlib
import re
import sys

PLURAL_FORMS = {"zero", "one", "two", "few", "many", "other"}


def unique(pairs: list) -> dict:
    names = [name for name, _ in pairs]
    twice = {name for name in names if names.count(name) > 1} if len(set(names)) < len(names) else set()
    if twice:
        raise ValueError(f"written twice: {', '.join(sorted(twice))}")
    return dict(pairs)


def texts(node, key: str = "") -> dict[str, list[str]]:
    """Key -> its texts (several only for plural forms)."""
    if isinstance(node, str):
        return {key: [node]}
    if isinstance(node, list):
        node = {str(i): item for i, item in enumerate(node)}
    elif not isinstance(node, dict):
        raise ValueError(f"{key}: {node!r} is not a text")
    elif node and set(node) <= PLURAL_FORMS and all(isinstance(text, str) for text in node.values()):
        return {key: list(node.values())}
    return {k: v for name, child in node.items() for k, v in texts(child, f"{key}.{name}" if key else name).items()}


def placeholders(forms: list[str]) -> set[str]:
    return {name for text in forms for name in re.findall(r"\{(\w+)", text)}


def differences(reference: dict, other: dict):
    yield from (f"missing: {key}" for key in reference if key not in other)
    yield from (f"not in English: {key}" for key in other if key not in reference)
    yield from (f"empty: {key}" for key, forms in other.items() if not all(text.strip() for text in forms))
    for key in reference.keys() & other.keys():
        ours, theirs = placeholders(reference[key]), placeholders(other[key])
        if ours != theirs:
            yield f"{key}: placeholders {sorted(theirs)}, English has {sorted(ours)}"


def main() -> None:
    folder = pathlib.Path(__file__).resolve().parent.parent / "locale"
    bad, languages = [], {}
    for path in sorted(folder.glob("*.json")):
        try:
            languages[path.stem] = texts(json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=unique))
        except ValueError as error:
            bad.append(f"{path.name}: {error}")
    for language in ("en", "cs", "pl"):
        if language not in languages and not bad:
            bad.append(f"{language}.json: missing")
    english = languages.get("en", {})
    bad += [f"{name}.json: {line}" for name, known in languages.items() for line in sorted(differences(english, known))]
    print("\n".join(bad) or f"{len(english)} texts in {', '.join(languages)}")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
