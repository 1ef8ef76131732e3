#!/usr/bin/env bash
# Formats all C++ files. With --check it only lists the files that are not formatted, and fails if there are any.
set -euo pipefail
cd "$(dirname "$0")/.."
formatter=clang-format-19  # pinned: other versions format differently
mapfile -d '' -t files < <(find . \( -name .git -o -name build -o -name node_modules \) -prune -o \( -name '*.h' -o -name '*.cpp' \) -print0)
if [ "${1:-}" = --check ]; then
  bad=$("$formatter" --dry-run "${files[@]}" 2>&1 | sed -nE 's/^([^ :]+):[0-9]+:[0-9]+: warning:.*/\1/p' | sort -u)
  [ -z "$bad" ] || { printf 'tools/format.sh would change:\n%s\n' "$bad"; exit 1; }
else
  "$formatter" -i "${files[@]}"
fi
