#!/usr/bin/env bash
# The long form of the hostile tests: kills of the server over both stores, cut connections, servers that come and go behind the proxy, frames
# in which nothing hidden may show, and a restart in the middle of many games.
#   tools/hostile.sh                 10,000 kills, 10,000 cuts, 500 servers, 1,000,000 frames and 2,000 sockets; goes on where it was stopped
#   tools/hostile.sh --totals        what was done so far
# KILLS, CUTS, CHANGES, FRAMES and SOCKETS set other numbers, SLICE how many kills and cuts are done in one piece (200); STATE names the file
# that remembers what is done (build/check/thorough.hostile.tsv), TESTS and LOAD_TESTS other programs with the tests. Every piece has random
# numbers of its own. A piece that fails is not counted: its output is shown, and the next run begins with it.
set -euo pipefail
cd "$(dirname "$0")/.."
state=${STATE:-build/check/thorough.hostile.tsv}
slice=${SLICE:-200}
kills=${KILLS:-10000} cuts=${CUTS:-10000} changes=${CHANGES:-500} frames=${FRAMES:-1000000} sockets=${SOCKETS:-2000}
games=20  # of one piece of the frames: about 25,000
changes_of_a_piece=50
tests=${TESTS:-build/release/server_tests} load_tests=${LOAD_TESTS:-build/release/load_tests}
mkdir -p "$(dirname "$state")"
touch "$state"

# Columns of the state: kind, number of the piece, how many, how many others it counted, seconds.
done_so_far() { awk -F'\t' -v kind="$1" '$1 == kind { sum += $3 } END { print sum + 0 }' "$state"; }
pieces() { awk -F'\t' -v kind="$1" '$1 == kind && $2 + 0 >= next_one { next_one = $2 + 1 } END { print next_one + 0 }' "$state"; }

totals() {
  local kind what counted
  for kind in kills.sqlite kills.postgres cuts changes frames sockets; do
    case $kind in
      kills.*) what="kills of the server on ${kind#kills.}" counted="confirmed moves, each stored once" ;;
      cuts) what="cut connections" counted="confirmed moves, each stored once" ;;
      changes) what="servers added or taken away under load" counted="confirmed moves, each stored once" ;;
      sockets) what="sockets back after a restart" counted="moves at their tables, each stored once" ;;
      frames) what="frames made again from the stored games" counted="of them with everything hidden replaced, the same bytes" ;;
    esac
    awk -F'\t' -v kind=$kind -v what="$what" -v counted="$counted" \
      '$1 == kind { n += $3; m += $4; s += $5 } END { printf "total: %d %s: %d %s (%d s)\n", n, what, m, counted, s }' "$state"
  done
}

# piece KIND FILTER PATTERN VARIABLE=N...: runs one piece; PATTERN finds the two numbers in what it prints.
piece() {
  local kind=$1 filter=$2 pattern=$3 number log began=$SECONDS numbers program=$tests
  shift 3
  if [ "$kind" = sockets ] || [ "$kind" = changes ]; then program=$load_tests; fi
  number=$(pieces "$kind")
  log=$(mktemp)
  if ! env ZIGGURAT_SLICE="$number" "$@" $program --gtest_brief=1 --gtest_filter="$filter" >"$log" 2>&1; then
    echo "failed: $kind, piece $number: env ZIGGURAT_SLICE=$number $* $program --gtest_filter='$filter'"
    tail -n 60 "$log"
    rm -f "$log"
    exit 1
  fi
  numbers=$(sed -nE "s/$pattern/\1\t\2/p" "$log" | head -n 1)
  rm -f "$log"
  [ -n "$numbers" ] || { echo "failed: $kind, piece $number: it printed no figures"; exit 1; }
  printf '%s\t%s\t%s\t%s\n' "$kind" "$number" "$numbers" $((SECONDS - began)) >>"$state"
  printf '%s, piece %s: %s\n' "$kind" "$number" "$(tail -n 1 "$state" | cut -f 3- | tr '\t' ' ')"
}

smaller() { echo $(($1 < $2 ? $1 : $2)); }

kill_on() {  # STORE HOW_MANY
  local left
  while left=$(($2 - $(done_so_far "kills.$1"))) && [ $left -gt 0 ]; do
    piece "kills.$1" "*SlowCrash*$1" '.*: ([0-9]+) kills, ([0-9]+) acknowledged.*' ZIGGURAT_KILLS="$(smaller $left "$slice")"
  done
}

if [ "${1:-}" = --totals ]; then totals; exit; fi
[ -n "${TESTS:-}" ] || tools/build.sh release server_tests
[ -n "${LOAD_TESTS:-}" ] || tools/build.sh release load_tests
if [ "$(done_so_far sockets)" -lt "$sockets" ]; then  # all at once: fewer say nothing about how long coming back takes
  piece sockets '*SlowRestart*' '([0-9]+) sockets back, ([0-9]+) moves stored once.*' ZIGGURAT_RESTART_SOCKETS="$sockets"
fi
kill_on sqlite $(((kills + 1) / 2))
kill_on postgres $((kills / 2))
while [ "$(done_so_far cuts)" -lt "$cuts" ]; do  # whole pieces: few cuts say nothing about how long coming back takes
  piece cuts 'NetworkCut*' '([0-9]+) cuts, ([0-9]+) acknowledged.*' ZIGGURAT_CUTS="$slice"
done
while left=$((changes - $(done_so_far changes))) && [ $left -gt 0 ]; do
  piece changes '*SlowScale*' 'servers came and went: ([0-9]+) changes, ([0-9]+) acknowledged.*' \
    ZIGGURAT_CHANGES="$(smaller $left $changes_of_a_piece)"
done
while [ "$(done_so_far frames)" -lt "$frames" ]; do
  piece frames '*Leak*' '[0-9]+ games, ([0-9]+) frames of [0-9]+ bytes: made again, and ([0-9]+) of.*' \
    ZIGGURAT_LEAK_GAMES="${GAMES_OF_A_PIECE:-$games}"
done
totals
