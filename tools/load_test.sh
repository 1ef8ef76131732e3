#!/usr/bin/env bash
# Measures the server under load: starts it on a private port with a fresh database, plays (`ziggurat load`), verifies, prints the
# figures, then stops and removes everything.
#   tools/load_test.sh sqlite [OPTION...]     one server on one file
#   tools/load_test.sh postgres [OPTION...]   one server on its own PostgreSQL
#   tools/load_test.sh proxy [OPTION...]      two servers on one PostgreSQL behind nginx; one is killed after a third of the time
#                                             and restarted after two thirds
#   tools/load_test.sh restart [OPTION...]    one server on one file, restarted after half of the time
#   tools/load_test.sh quiet [N]             one server with N sockets (2,000) that only look on: memory of a socket
#   tools/load_test.sh sleeping              one server on a file with 100,000 tables: start-up, memory, how fast a table opens
# It takes the options of `ziggurat load`: --tables, --connections, --moves, --seconds, …; and --compress KIB: the server compresses frames
# from this size on, and the clients take them so.
set -euo pipefail
cd "$(dirname "$0")/.."
case "${1:-}" in
  sqlite|postgres|proxy|restart|quiet|sleeping) how=$1; shift ;;
  *) sed -n '2,12s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
options=("$@")
serving=()
for ((i = 0; i + 1 < ${#options[@]}; ++i)); do  # what the server is told, not the driver
  [ "${options[i]}" != --compress ] || { serving=(--compress "${options[i + 1]}"); options=("${options[@]:0:i}" --compress "${options[@]:i + 2}"); break; }
done
seconds=60
for ((i = 0; i + 1 < ${#options[@]}; ++i)); do
  [ "${options[i]}" != --seconds ] || seconds=${options[i + 1]}
done
tools/build.sh release ziggurat
program=build/release/ziggurat

mkdir -p build/load
folder=$(mktemp -d "$PWD/build/load/run_XXXXXX")  # on the disk of the repository: /tmp may be in memory
elsewhere=()                                       # folders of PostgreSQL and nginx
declare -A servers=()                              # process by port
driver=
finish() {
  local pid script
  for pid in "${servers[@]}" $driver; do kill "$pid" 2>/dev/null || true; done
  wait
  for script in "${elsewhere[@]}"; do $script; done
  rm -rf "$folder"
}
trap finish EXIT

serve() {  # DATABASE PORT [OPTION...]: the port it got is in $port; 0 takes any
  local database=$1 wanted=$2 url="" said=$folder/server.out
  shift 2
  : >"$said"
  "$program" serve --lang en --db "$database" --port "$wanted" "${serving[@]}" "$@" >"$said" 2>>"$folder/server.log" &
  local pid=$!
  servers[new]=$pid
  while [ -z "$url" ]; do
    kill -0 "$pid" 2>/dev/null || { cat "$folder/server.log" >&2; exit 1; }
    url=$(sed -n 's/^Ziggurat is at //p' "$said")
    sleep 0.02
  done
  unset 'servers[new]'
  port=${url%/}
  port=${port##*:}
  servers[$port]=$pid
}

start_postgres() {
  local data
  data=$(mktemp -d /tmp/ziggurat_postgres_XXXXXX)
  database=$(tools/postgres_for_tests.sh start "$data" $$)
  elsewhere+=("tools/postgres_for_tests.sh remove $data")
}

# Waits until the driver measures, then for that part of its time.
wait_for_part() {
  until grep -qs '^measuring' "$folder/driver.log"; do
    kill -0 "$driver" 2>/dev/null || wait "$driver"  # it could not even begin
    sleep 0.05
  done
  sleep "$(awk "BEGIN { print $1 * $seconds }")"
}

case $how in
  sqlite)
    serve "$folder/games.db" 0
    "$program" load --at "http://127.0.0.1:$port" "${options[@]}"
    ;;
  postgres)
    start_postgres
    serve "$database" 0
    "$program" load --at "http://127.0.0.1:$port" "${options[@]}"
    ;;
  restart)
    serve "$folder/games.db" 0
    "$program" load --at "http://127.0.0.1:$port" --breaks "${options[@]}" 2> >(tee "$folder/driver.log" >&2) &
    driver=$!
    wait_for_part 0.5
    kill "${servers[$port]}"
    wait "${servers[$port]}" || true
    serve "$folder/games.db" "$port"
    wait "$driver"
    ;;
  quiet)
    serve "$folder/games.db" 0
    python3 tools/quiet_sockets.py "$port" "${servers[$port]}" "${options[@]}"
    ;;
  sleeping)
    serve "$folder/games.db" 0
    "$program" load --at "http://127.0.0.1:$port" --tables 8 --connections 20 --moves 40 --seconds 3 --played 0 >/dev/null
    kill "${servers[$port]}"
    wait "${servers[$port]}" || true
    # The longest game, a hundred thousand times.
    sqlite3 "$folder/games.db" "
      CREATE TEMP TABLE one AS SELECT table_id AS id FROM statuses ORDER BY acts DESC LIMIT 1;
      CREATE TEMP TABLE copies AS WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < 100000) SELECT printf('s%07d', k) AS copy FROM n;
      INSERT INTO tables SELECT copy, game, rules, options, seed, commitment, host, settings, created FROM tables, copies WHERE id = (SELECT id FROM one);
      INSERT INTO acts SELECT copy, number, kind, seat, person, client_id, body, state_hash, time FROM acts, copies WHERE table_id = (SELECT id FROM one);
      INSERT INTO statuses(table_id, phase, people, waiting, acts, created, changed)
        SELECT copy, phase, people, waiting, acts, created, changed FROM statuses, copies WHERE table_id = (SELECT id FROM one);
      INSERT INTO players SELECT person, copy, waiting FROM players, copies WHERE table_id = (SELECT id FROM one);"
    echo "tables: $(sqlite3 "$folder/games.db" 'SELECT count(*) FROM tables'), acts: $(sqlite3 "$folder/games.db" 'SELECT count(*) FROM acts'), file: $(du -m "$folder/games.db" | cut -f1) MB"
    began=$(date +%s%N)
    serve "$folder/games.db" 0
    echo "start-up: $((($(date +%s%N) - began) / 1000000)) ms"
    memory() { awk '/^VmRSS/ { printf "%.0f MB\n", $2 / 1024 }' "/proc/${servers[$port]}/status"; }
    echo "memory after the start: $(memory)"
    python3 - "$port" <<'PYTHON'
import json, random, sys, time, urllib.request
random.seed(1)
times = []
for number in random.sample(range(1, 100001), 80):  # below the limit of requests
    began = time.monotonic()
    with urllib.request.urlopen(f"http://127.0.0.1:{sys.argv[1]}/api/tables/s{number:07d}") as answer:
        assert json.load(answer)["acts"] > 10
    times.append((time.monotonic() - began) * 1000)
print(f"80 tables opened: median {sorted(times)[40]:.1f} ms, longest {max(times):.1f} ms")
PYTHON
    echo "memory with 80 of them open: $(memory)"
    ;;
  proxy)
    start_postgres
    serve "$database" 0 --behind-proxy
    first=$port
    serve "$database" 0 --behind-proxy
    second=$port
    nginx=$(mktemp -d /tmp/ziggurat_proxy_XXXXXX)
    elsewhere+=("tools/proxy_for_tests.sh remove $nginx")
    proxy=$(tools/proxy_for_tests.sh start "$nginx" $$ "$first" "$second")
    "$program" load --at "http://127.0.0.1:$proxy" --metrics "http://127.0.0.1:$first" --metrics "http://127.0.0.1:$second" --breaks \
      "${options[@]}" 2> >(tee "$folder/driver.log" >&2) &
    driver=$!
    wait_for_part 0.33
    kill -9 "${servers[$first]}"
    wait "${servers[$first]}" 2>/dev/null || true
    echo "one of two servers is killed" >&2
    sleep "$(awk "BEGIN { print 0.33 * $seconds }")"
    serve "$database" "$first" --behind-proxy
    echo "it is back" >&2
    wait "$driver"
    ;;
esac
