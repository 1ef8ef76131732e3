#!/usr/bin/env python3
"""Checks that the rules players read, locale/<language>/rules/<game>.md, say in every language what the contract docs/rules/<game>.md says.

It compares the ids, and for each id its numbers, the rules it refers to and the components it names. What a contract marks with [DEV], a line or
a whole section, is for developers and may be missing. Notes for developers (source marks, code, file names) must not appear.

    tools/check_rules_text.py [GAME...]
"""
import collections
import json
import pathlib
import re
import sys
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "cs", "pl")
ID = r"(?:[0-9A-Z]{2}-(?:R\.?[0-9]+|[0-9]+\.(?:[0-9]+[a-z]?|[A-Za-z]))|R-[0-9]+)(?![0-9A-Za-z])"
STATEMENT = re.compile(rf"^- \*\*({ID})\*\* (.+)$")
DEFINITION = re.compile(rf"^(?:[-|]\s*)?(?:\*\*)?(?:(?:Example|Summary)\s+)?({ID})")
FOR_DEVELOPERS = re.compile(r"\[(?:RB|DATA|DEV|BGA|OUR)\b|`|\.json\b|\.md\b|\bhouse flag\b|\bmod n\b|\b(?:BGA|FAQ-[A-Z]|IMPL|EN15)\b|:=|\bseat 0\b")
NUMBER = re.compile(r"(?<![\w])[−-]?\d+")
AGE = re.compile(r"\b(?:II|III|IV)\b")


def required_ids(contract: str) -> list[str]:
    """Ids that begin a line of the contract and are not marked [DEV], themselves or by their section."""
    ids, section_is_for_developers = [], False
    for line in contract.splitlines():
        if line.startswith("## "):
            section_is_for_developers = "[DEV]" in line
        found = DEFINITION.match(line)
        if found and not section_is_for_developers and "[DEV]" not in line:
            ids.append(found.group(1))
    return list(dict.fromkeys(ids))


def all_ids(contract: str) -> set[str]:
    return {found.group(1) for line in contract.splitlines() if (found := DEFINITION.match(line))}


def statements(text: str, name: str, bad: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if mark := FOR_DEVELOPERS.search(line):
            bad.append(f"{name}:{number}: for developers: {mark.group(0)}")
        if not line.startswith("- **"):
            continue
        statement = STATEMENT.match(line)
        if not statement:
            bad.append(f"{name}:{number}: no statement of the form '- **ID** text'")
        elif statement.group(1) in found:
            bad.append(f"{name}:{number}: {statement.group(1)} is there twice")
        else:
            found[statement.group(1)] = statement.group(2)
    return found


def folded(text: str) -> str:
    text = text.lower().replace("ł", "l")
    return "".join(char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char))


def references(text: str) -> set[str]:
    return set(re.findall(ID, text))


def numbers(text: str) -> collections.Counter:
    bare = re.sub(ID, " ", text).replace("−", "-").replace("\N{EN DASH}", " \N{EN DASH} ")
    return collections.Counter(NUMBER.findall(bare)) + collections.Counter(AGE.findall(bare))


def outline(text: str) -> list[str]:
    """Depths of headings, and which rules they stand above; titles differ between languages."""
    return [found.group(1) or line.split(" ")[0] for line in text.splitlines() if line.startswith("#") or line.startswith("- **") for found in [re.match(r"- \*\*([^*]+)|#", line)] if found]


def main() -> None:
    games = sys.argv[1:] or [path.stem for path in sorted((ROOT / "docs/rules").glob("*.md"))]
    bad: list[str] = []
    count = 0
    for game in games:
        contract = (ROOT / "docs/rules" / f"{game}.md").read_text(encoding="utf-8")
        texts, rules = {}, {}
        for language in LANGUAGES:
            path = ROOT / "locale" / language / "rules" / f"{game}.md"
            if not path.exists():
                bad.append(f"{path.relative_to(ROOT)}: missing")
                continue
            texts[language] = path.read_text(encoding="utf-8")
            rules[language] = statements(texts[language], f"{language}/{game}", bad)
        known = all_ids(contract)
        for language, found in rules.items():
            missing = [rule for rule in required_ids(contract) if rule not in found]
            if missing:
                bad.append(f"{language}/{game}: missing {' '.join(missing)}")
            bad += [f"{language}/{game}: {rule} is not in the contract" for rule in found if rule not in known]
            for rule, text in found.items():
                bad += [f"{language}/{game}: {rule} refers to {other}, which is not there" for other in sorted(references(text)) if other not in found]
        english = rules.get("en", {})
        count += len(english)
        for language in LANGUAGES[1:]:
            if language not in rules or not english:
                continue
            if outline(texts[language]) != outline(texts["en"]):
                first = next((pair for pair in zip(outline(texts["en"]), outline(texts[language])) if pair[0] != pair[1]), "the end")
                bad.append(f"{language}/{game}: headings or order of rules differ from English, first at {first}")
            for rule, text in rules[language].items():
                if rule not in english:
                    continue
                if numbers(text) != numbers(english[rule]):
                    more, less = numbers(text) - numbers(english[rule]), numbers(english[rule]) - numbers(text)
                    bad.append(f"{language}/{game}: {rule}: numbers differ from English: more {sorted(more.elements())}, fewer {sorted(less.elements())}")
                if references(text) != references(english[rule]):
                    bad.append(f"{language}/{game}: {rule}: refers to {sorted(references(text))}, English to {sorted(references(english[rule]))}")
    print("\n".join(bad) or f"{count} rules in {len(LANGUAGES)} languages")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
