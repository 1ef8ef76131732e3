#!/usr/bin/env bash
# A separate PostgreSQL for tests: private folder, private socket, no network; it does not touch the machine's own installation.
#   tools/postgres_for_tests.sh start FOLDER [PID]   creates it in FOLDER (new or empty) and prints its address; when process
#                                                    PID ends, for whatever reason, it is stopped and removed
#   tools/postgres_for_tests.sh halt FOLDER [MODE]   stops it (fast or immediate) and keeps the data
#   tools/postgres_for_tests.sh resume FOLDER        starts it again
#   tools/postgres_for_tests.sh remove FOLDER        stops it and removes FOLDER
set -euo pipefail
[ $# -ge 2 ] || { sed -n '2,7s/^# \{0,1\}//p' "$0" >&2; exit 2; }
self=$(readlink -f "$0")
command=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)
programs=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1 || true)
[ -x "$programs/initdb" ] || { echo "PostgreSQL is not installed; run tools/setup.sh check" >&2; exit 1; }
as_owner=()
if [ "$(id -u)" -eq 0 ]; then as_owner=(runuser -u postgres --); fi  # PostgreSQL refuses to run as root
cd /  # a folder that its user may enter

quietly() { "$@" >"$folder/command.log" 2>&1 </dev/null || { cat "$folder/command.log" "$folder/postgres.log" >&2; exit 1; }; }
control() { quietly "${as_owner[@]}" "$programs/pg_ctl" -D "$folder/data" -w -t 60 "$@"; }
running() { "${as_owner[@]}" "$programs/pg_ctl" -D "$folder/data" status >/dev/null 2>&1; }
# Tests end processes, never the machine: what was written is there without waiting for the disk, which took a minute after a crash. Who measures
# sets POSTGRES_FSYNC=on, as it is by default.
resume() {
  control start -l "$folder/postgres.log" -o "-c listen_addresses='' -c unix_socket_directories='$folder' -c fsync=${POSTGRES_FSYNC:-off}"
}

case "$command" in
  start)
    [ -z "$(ls -A "$folder")" ] || { echo "$folder is not empty" >&2; exit 2; }
    touch "$folder/command.log" "$folder/postgres.log"
    chmod 700 "$folder"
    [ "$(id -u)" -ne 0 ] || chown -R postgres "$folder"
    if [ -n "${3:-}" ]; then
      setsid bash -c 'while kill -0 "$1" 2>/dev/null; do sleep 1; done; exec "$2" remove "$3"' - "$3" "$self" "$folder" \
        >/dev/null 2>&1 </dev/null &
    fi
    quietly "${as_owner[@]}" "$programs/initdb" -D "$folder/data" --username=ziggurat --auth=trust --encoding=UTF8 --locale=C --no-sync
    resume
    quietly "${as_owner[@]}" "$programs/createdb" -h "$folder" -U ziggurat ziggurat
    echo "postgres://ziggurat@/ziggurat?host=$folder"
    ;;
  halt) control stop -m "${3:-fast}" ;;
  resume) resume ;;
  remove)
    if running; then control stop -m immediate; fi
    rm -rf "$folder"
    ;;
  *) echo "unknown command $command" >&2; exit 2 ;;
esac
