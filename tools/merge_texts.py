#!/usr/bin/env python3
"""Puts JSON maps together as one without spaces: merge_texts.py OUTPUT FILE... (the texts of a game in one language, for the page)."""
import json
import pathlib
import sys


def main() -> None:
    output, *files = map(pathlib.Path, sys.argv[1:])
    texts: dict[str, str] = {}
    for file in files:
        texts |= json.loads(file.read_text(encoding="utf-8"))
    output.write_text(json.dumps(texts, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    main()
