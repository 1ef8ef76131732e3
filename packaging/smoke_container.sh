#!/usr/bin/env bash
# Builds the container of packaging/Containerfile and tries it: it serves the page, keeps a table over a restart, and `ziggurat admin` works
# inside. Exit code 77 where no container engine runs: then nothing was tried.
#   packaging/smoke_container.sh
set -euo pipefail
cd "$(dirname "$0")/.."

engine=
for one in podman docker; do
  if command -v $one >/dev/null && $one info >/dev/null 2>&1; then engine=$one; break; fi
done
if [ -z "$engine" ]; then
  echo "smoke_container: no container engine runs here (neither podman nor docker answers); the container was NOT built and NOT tried" >&2
  exit 77
fi

image=ziggurat-smoke name=ziggurat-smoke-$$ volume=ziggurat-smoke-$$
finish() {
  $engine rm -f $name >/dev/null 2>&1 || true
  $engine volume rm $volume >/dev/null 2>&1 || true
}
trap finish EXIT

fail() { echo "smoke_container: $*" >&2; $engine logs $name >&2 || true; exit 1; }
ask() { curl --silent --show-error --fail --max-time 10 "$@"; }
begin() {  # the port may be another one each time
  $engine start $name >/dev/null
  at=http://$($engine port $name 8080/tcp | head -n 1)
  local _
  for _ in $(seq 100); do ask "$at/health" >/dev/null 2>&1 && return; sleep 0.1; done
  fail "the server does not answer at $at"
}

$engine build --quiet -t $image -f packaging/Containerfile .
$engine create --name $name -p 127.0.0.1::8080 -v $volume:/var/lib/ziggurat --read-only --cap-drop all $image >/dev/null
begin
ask "$at/" | grep -qi '<html' || fail "the page is not served"
game=$($engine exec $name ziggurat games --json | grep -oE '"id": ?"[a-z-]+"' | head -n 1 | cut -d'"' -f 4)
table=$(ask -H 'Content-Type: application/json' -d "{\"game\":\"$game\",\"options\":{}}" "$at/api/tables" |
  sed -nE 's/.*"table":"([a-z0-9]+)".*/\1/p')
[ -n "$table" ] || fail "no table could be made"
began=$(date +%s%N)
$engine stop --time 20 $name >/dev/null
echo "stopped after $((($(date +%s%N) - began) / 1000000)) ms"
begin
ask "$at/api/tables/$table" >/dev/null || fail "the table is gone after a restart"
$engine exec $name ziggurat admin tables --db /var/lib/ziggurat/games.db | grep -q "$table" || fail "ziggurat admin does not see the table"
echo "smoke_container: $engine built it; page, table, restart and ziggurat admin work"
