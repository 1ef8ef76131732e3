#!/usr/bin/env python3
"""Joins test files into one, so that the headers they share are compiled once: batch_tests.py OUTPUT FILE...

Each file's block `namespace zig::... {` gets a namespace of its own inside, because test files call their helpers by the same short names.
A missing #include can hide in a batch: configure with -DZIGGURAT_TEST_BATCH=1 to compile every file alone."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent  # names in a batch count from here: a compiler cache serves every clone
OPENING = re.compile(r"^(namespace zig[\w:]* \{)$", re.M)
CLOSING = re.compile(r"^(\}  // namespace zig[\w:]*)$", re.M)


def isolated(number: int, path: pathlib.Path) -> str:
    text = path.read_text(encoding="utf-8")
    if len(OPENING.findall(text)) != 1 or len(CLOSING.findall(text)) != 1:
        sys.exit(f"{path}: a test file has one block `namespace zig::... {{`, closed by `}}  // namespace zig::...`")
    text = OPENING.sub(rf"\1 namespace {path.stem}_{number} {{", text)
    return f'#line 1 "{path.relative_to(ROOT)}"\n' + CLOSING.sub(r"} \1", text)


def main() -> None:
    output, *files = map(pathlib.Path, sys.argv[1:])
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text("\n".join(isolated(number, path) for number, path in enumerate(files)), encoding="utf-8")


if __name__ == "__main__":
    main()
