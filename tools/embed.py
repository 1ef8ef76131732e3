#!/usr/bin/env python3
"""Turns files into C++.

embed.py NAMESPACE SYMBOL FILE OUTPUT writes `const std::string_view NAMESPACE::SYMBOL` with the file's bytes.
embed.py --data NAMESPACE OUTPUT FILE... writes `NAMESPACE::data_files()`, a list of names and texts (engine/data_files.h).
embed.py --page NAMESPACE OUTPUT FILE... does the same for the page, which wipes the texts when it has read them: they are variables, and without
what no page shows: where the data come from (but for words that say how well a file is confirmed), and their English summaries.
"""
import json
import pathlib
import sys

BYTES_PER_LINE = 90
LONGEST_WORD = 20


def literal(chunk: bytes) -> str:
    """One string literal. Octal escapes have at most three digits, so no following character can be swallowed."""
    plain = set(range(0x20, 0x7F)) - set(b'"\\?')
    return '"' + "".join(chr(b) if b in plain else f"\\{b:03o}" for b in chunk) + '"'


def for_page(data: bytes) -> bytes:
    def shown(entry: dict) -> dict:
        return {key: "" if key == "summary" else value for key, value in entry.items() if key != "provenance"}

    page = json.loads(data, object_hook=shown)
    known = json.loads(data).get("provenance", {})
    words = {key: value for key, value in known.items() if isinstance(value, str) and len(value) <= LONGEST_WORD}
    if words:
        page["provenance"] = words
    return json.dumps(page, ensure_ascii=False).encode()


def text_of(data: bytes) -> tuple[list[str], int]:
    """Bytes as string literals, and how many they are."""
    return [literal(data[i : i + BYTES_PER_LINE]) for i in range(0, len(data), BYTES_PER_LINE)] or ['""'], len(data)


def constant(namespace: str, symbol: str, file: pathlib.Path) -> list[str]:
    lines, size = text_of(file.read_bytes())
    return [
        f"// Generated from {file.name}. Do not edit.",
        "#include <string_view>",
        f"namespace {namespace} {{",
        "namespace {",
        f"constexpr char {symbol}_bytes[] =",
        *lines,
        ";",
        "}  // namespace",
        f"extern const std::string_view {symbol};",
        f"constinit const std::string_view {symbol}{{{symbol}_bytes, {size}}};",
        f"}}  // namespace {namespace}",
        "",
    ]


def data_files(namespace: str, files: list[pathlib.Path], page: bool) -> list[str]:
    variables: list[str] = []
    rows: list[str] = []
    for file in files:
        data = file.read_bytes()
        lines, size = text_of(for_page(data) if page else data)
        if page:
            variables += [f"char {file.stem}[] =", *lines, ";"]
            lines = [file.stem]
        rows += [f'{{"{file.stem}", {{', *lines, f", {size}}}}},"]
    return [
        "// Generated from a game's data folder. Do not edit.",
        '#include "engine/data_files.h"',
        f"namespace {namespace} {{",
        "std::span<const DataFile> data_files();",
        "namespace {",
        *variables,
        "constexpr DataFile kFiles[] = {",
        *rows,
        "};",
        "}  // namespace",
        "std::span<const DataFile> data_files() { return kFiles; }",
        f"}}  // namespace {namespace}",
        "",
    ]


def main() -> None:
    if sys.argv[1] in ("--data", "--page"):
        namespace, output, *files = sys.argv[2:]
        lines = data_files(namespace, [pathlib.Path(file) for file in files], sys.argv[1] == "--page")
    else:
        namespace, symbol, file, output = sys.argv[1:]
        lines = constant(namespace, symbol, pathlib.Path(file))
    target = pathlib.Path(output)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text("\n".join(lines), encoding="ascii")


if __name__ == "__main__":
    main()
