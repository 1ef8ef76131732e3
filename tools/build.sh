#!/usr/bin/env bash
# Builds targets of a preset without a word, unless it fails: tools/build.sh PRESET TARGET... Does nothing where nothing is stale.
set -euo pipefail
cd "$(dirname "$0")/.."
preset=$1
shift
folder=build/$preset
mkdir -p "$folder"
exec 9>"$folder/.lock"
flock 9  # two programs started at once must not build at once

quietly() {
  if ! "$@" >"$folder/build.log" 2>&1 </dev/null 9>&-; then
    cat "$folder/build.log" >&2
    exit 1
  fi
}
if [ ! -f "$folder/build.ninja" ]; then
  [ ! -t 2 ] || echo "Building Ziggurat; the first time takes some minutes." >&2
  quietly cmake --preset "$preset"
fi
quietly cmake --build "$folder" --parallel "$(nproc)" --target "$@"
