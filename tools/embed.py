#!/usr/bin/env python3
"""Turns a file into C++: embed.py NAMESPACE SYMBOL FILE OUTPUT writes `const std::string_view NAMESPACE::SYMBOL` with the file's bytes."""
import pathlib
import sys

BYTES_PER_LINE = 90


def literal(chunk: bytes) -> str:
    """One string literal. Octal escapes have at most three digits, so no following character can be swallowed."""
    plain = set(range(0x20, 0x7F)) - set(b'"\\?')
    return '"' + "".join(chr(b) if b in plain else f"\\{b:03o}" for b in chunk) + '"'


def main() -> None:
    namespace, symbol, source, output = sys.argv[1:]
    data = pathlib.Path(source).read_bytes()
    lines = [literal(data[i : i + BYTES_PER_LINE]) for i in range(0, len(data), BYTES_PER_LINE)] or ['""']
    text = "\n".join(
        [
            f"// Generated from {pathlib.Path(source).name}. Do not edit.",
            "#include <string_view>",
            f"namespace {namespace} {{",
            "namespace {",
            f"constexpr char {symbol}_bytes[] =",
            *lines,
            ";",
            "}  // namespace",
            f"extern const std::string_view {symbol};",
            f"constinit const std::string_view {symbol}{{{symbol}_bytes, {len(data)}}};",
            f"}}  // namespace {namespace}",
            "",
        ]
    )
    target = pathlib.Path(output)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="ascii")


if __name__ == "__main__":
    main()
