#!/usr/bin/env bash
# Builds targets of a preset, silently unless it fails: tools/build.sh [--configure] PRESET TARGET...
# Does nothing if everything is up to date. --configure checks again what is installed.
set -euo pipefail
cd "$(dirname "$0")/.."
configure=no
if [ "$1" = --configure ]; then configure=yes; shift; fi
preset=$1
shift
folder=build/$preset
mkdir -p "$folder"
exec 9>"$folder/.lock"
flock 9  # two programs started at once must not build at once

quietly() {
  if ! "$@" >"$folder/build.log" 2>&1 </dev/null 9>&-; then
    grep -vE '^\[[0-9]+/[0-9]+\] ' "$folder/build.log" >&2
    exit 1
  fi
}
home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$folder/CMakeCache.txt" 2>/dev/null || true)
if [ ! -f "$folder/build.ninja" ] || [ ! "$home" -ef . ]; then  # never built, or the tree was moved since
  rm -rf "$folder/CMakeCache.txt" "$folder/CMakeFiles"
  configure=yes
  [ ! -t 2 ] || echo "Building Ziggurat ($preset); the first time takes some minutes." >&2
fi
[ $configure = no ] || quietly cmake --preset "$preset"
quietly cmake --build "$folder" --parallel "$(nproc)" --target "$@" -- -k 0
