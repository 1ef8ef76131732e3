#!/usr/bin/env bash
# Builds targets of a preset: tools/build.sh [--configure] PRESET TARGET...
# Says how far it is in one line of a terminal, and is silent elsewhere unless it fails.
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

# Shows ninja's [k/n], which it writes into the log, until somebody ends it.
show_progress() {
  local step
  while sleep 0.5; do
    step=$(grep -oE '^\[[0-9]+/[0-9]+\]' "$folder/build.log" | tail -n 1)
    [ -z "$step" ] || printf '\rBuilding Ziggurat (%s) %s ' "$preset" "$step" >&2
  done
}
home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$folder/CMakeCache.txt" 2>/dev/null || true)
if [ ! -f "$folder/build.ninja" ] || [ ! "$home" -ef . ]; then  # never built, or the tree was moved since
  rm -rf "$folder/CMakeCache.txt" "$folder/CMakeFiles"
  configure=yes
fi
[ $configure = no ] || quietly cmake --preset "$preset"
if [ -t 2 ]; then
  (set +e; show_progress) 9>&- &
  progress=$!
  trap 'kill $progress; printf "\r%60s\r" "" >&2' EXIT
fi
quietly cmake --build "$folder" --parallel "$(nproc)" --target "$@" -- -k 0
