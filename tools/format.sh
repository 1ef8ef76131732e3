#!/usr/bin/env bash
# Formats all C++ files; with --check it only says which ones are not formatted, and fails.
set -euo pipefail
cd "$(dirname "$0")/.."
formatter=clang-format-19  # pinned: other versions format differently
mapfile -d '' -t files < <(git ls-files -z --cached --others --exclude-standard --deduplicate -- '*.h' '*.cpp')
existing=()
for file in "${files[@]}"; do [ -f "$file" ] && existing+=("$file"); done
if [ "${1:-}" = --check ]; then
  bad=$("$formatter" --dry-run "${existing[@]}" 2>&1 | sed -nE 's/^([^ :]+):[0-9]+:[0-9]+: warning:.*/\1/p' | sort -u)
  [ -z "$bad" ] || { printf 'tools/format.sh would change:\n%s\n' "$bad"; exit 1; }
else
  "$formatter" -i "${existing[@]}"
fi
