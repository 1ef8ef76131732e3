#!/usr/bin/env bash
# Measures the server under load: starts it on a private port with a fresh database, plays (`ziggurat load`), verifies, prints the
# figures, then stops and removes everything.
#   tools/load_test.sh sqlite [OPTION...]     one server on one file
#   tools/load_test.sh postgres [OPTION...]   one server on its own PostgreSQL
#   tools/load_test.sh proxy [OPTION...]      two servers on one PostgreSQL behind nginx; one is killed after a third of the time
#                                             and restarted after two thirds
#   tools/load_test.sh restart [OPTION...]    one server on one file, restarted after half of the time
#   tools/load_test.sh quiet [N]             one server with N sockets (2,000) that only look on: memory of a socket
#   tools/load_test.sh scale [OPTION...]      one, two and four servers on one PostgreSQL behind nginx, then two of which a third one is
#                                             added after a third of the time and the first one taken away after two thirds: a table that is
#                                             out of reach for more than 2 s is an error. 100 tables, 400 connections, 100 moves a second; COUNTS="1 8"
#                                             tries other numbers of servers
#   tools/load_test.sh games [GAME...]        what a finished game leaves in SQLite and in PostgreSQL, and how many commits it takes; TABLES=4
#                                             plays four games of each instead of eight
#   tools/load_test.sh notify                commits a second of PostgreSQL by 1, 4, 16 and 64 writers: without notifications, with one in
#                                             each, and with one after each that does not wait for the disk
#   tools/load_test.sh sleeping              one server on a file with 100,000 tables: start-up, memory, how fast a table opens
# PROGRAM names another program than the one that it builds. It takes the options of `ziggurat load`: --tables, --connections, --moves, --seconds, …; and --compress KIB: the server compresses frames
# from this size on, and the clients take them so.
set -euo pipefail
cd "$(dirname "$0")/.."
case "${1:-}" in
  sqlite|postgres|proxy|restart|scale|games|notify|quiet|sleeping) how=$1; shift ;;
  *) sed -n '2,18s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
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
program=${PROGRAM:-build/release/ziggurat}
[ "$how" = notify ] || [ -n "${PROGRAM:-}" ] || tools/build.sh release ziggurat

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

end() {  # PORT...: SIGTERM, and they have ended
  local one
  for one in "$@"; do kill "${servers[$one]}"; done
  for one in "$@"; do
    wait "${servers[$one]}" || true
    unset "servers[$one]"
  done
}

start_postgres() {  # its folder is in $data
  data=$(mktemp -d /tmp/ziggurat_postgres_XXXXXX)
  export POSTGRES_FSYNC=on  # a confirmed move is on the disk
  database=$(tools/postgres_for_tests.sh start "$data" $$)
  elsewhere+=("tools/postgres_for_tests.sh remove $data")
}

fresh_database() {  # NAME: an empty one, in $database
  psql -q "postgres://ziggurat@/ziggurat?host=$data" -c "CREATE DATABASE $1"
  database="postgres://ziggurat@/$1?host=$data"
}

start_nginx() {  # PORT...: its port is in $proxy, its folder in $nginx
  nginx=$(mktemp -d /tmp/ziggurat_proxy_XXXXXX)
  elsewhere+=("tools/proxy_for_tests.sh remove $nginx")
  proxy=$(tools/proxy_for_tests.sh start "$nginx" $$ "$@")
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
  scale)
    given=" ${options[*]} "
    for default in "--tables 100" "--connections 400" "--moves 100" "--seconds 30"; do
      [[ $given == *" ${default% *} "* ]] || options+=($default)
    done
    [[ $given == *" --seconds "* ]] || seconds=30
    start_postgres
    # Servers on a database of their own behind a proxy of their own, and people: fleet NAME SERVERS [OPTION...]; their ports are in $ports.
    fleet() {
      local name=$1 metrics=() one
      ports=()
      fresh_database "scale_${name//[^a-z0-9]/_}"
      for ((i = 0; i < $2; ++i)); do
        serve "$database" 0 --behind-proxy
        ports+=("$port")
        metrics+=(--metrics "http://127.0.0.1:$port")
      done
      start_nginx "${ports[@]}"
      shift 2
      rm -f "$folder/driver.log"
      "$program" load --at "http://127.0.0.1:$proxy" "${metrics[@]}" --json --process "PostgreSQL=$(head -n 1 "$data/data/postmaster.pid")" \
        --process "nginx=$(cat "$nginx/nginx.pid")" "$@" "${options[@]}" >"$folder/$name.json" 2> >(tee "$folder/driver.log" >&2) &
      driver=$!
      reports+=("$folder/$name.json")
    }
    well=0 reports=()
    echo "load of the machine before: $(cut -d ' ' -f 1-3 /proc/loadavg), $(nproc) cores"
    for count in ${COUNTS:-1 2 4}; do
      fleet "$count" "$count"
      wait "$driver" || well=1
      end "${ports[@]}"
    done
    third=$(python3 -c 'import socket; one = socket.socket(); one.bind(("127.0.0.1", 0)); print(one.getsockname()[1])')
    fleet "2, one added, one taken away" 2 --breaks --together --reloads 10 --gap 2000 --metrics "http://127.0.0.1:$third"
    wait_for_part 0.33
    serve "$database" "$third" --behind-proxy
    tools/proxy_for_tests.sh servers "$nginx" "${ports[@]}" "$port"
    echo "a third server is there" >&2
    sleep "$(awk "BEGIN { print 0.33 * $seconds }")"
    end "${ports[0]}"
    tools/proxy_for_tests.sh servers "$nginx" "${ports[1]}" "$port"
    echo "the first one is gone" >&2
    wait "$driver" || well=1
    echo "load of the machine after: $(cut -d ' ' -f 1-3 /proc/loadavg)"
    tools/load_figures.py scale servers "${reports[@]}"
    python3 - "$folder/2, one added, one taken away.json" <<'PYTHON'
import json, sys
report = json.load(open(sys.argv[1]))
print(f"one added, one taken away: {report['connections_lost']} connections broke, {report['reloads']} pages were loaded again, back after "
      f"p50 {report['resumed_ms']['p50']:.0f}, longest {report['resumed_ms']['longest']:.0f} ms; {report['two_servers']['tables']} tables were served "
      f"by two servers during {report['two_servers']['moves']} moves; {report['stale']} moves were told to look again")
PYTHON
    exit $well
    ;;
  games)
    start_postgres
    schema_size="SELECT sum(pg_total_relation_size(c.oid))::bigint FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname = 'ziggurat' AND relkind = 'r'"
    tables=${TABLES:-8}
    size=(--tables "$tables" --connections $((tables * 5 / 2)))
    play_all() {  # TITLE: so many games, to the end
      "$program" load --at "http://127.0.0.1:$port" --game "$1" "${size[@]}" --moves $((20 * tables)) --seconds 1800 --played 0 --to-the-end --json \
        >"$folder/games.json" 2>/dev/null || { cat "$folder/games.json" >&2; exit 1; }
    }
    # The first rows of a table and of an index take a page each, which says nothing about a game.
    begin() { "$program" load --at "http://127.0.0.1:$port" --game "$1" "${size[@]}" --moves $tables --seconds 1 --played 0 >/dev/null 2>&1; }
    over="SELECT table_id FROM statuses WHERE phase = 'over'"
    titles=("${options[@]}")
    if [ ${#titles[@]} -eq 0 ]; then
      serve "$folder/empty.db" 0
      titles=($(python3 -c 'import json, sys, urllib.request
print(*(game["id"] for game in json.load(urllib.request.urlopen(f"http://127.0.0.1:{sys.argv[1]}/api/games"))["games"]))' "$port"))
      end "$port"
    fi
    tools/load_figures.py games
    for title in "${titles[@]}"; do
      file=$folder/$title.db
      serve "$file" 0
      begin "$title"
      sqlite3 "$file" 'PRAGMA wal_checkpoint(TRUNCATE)' >/dev/null
      before=$(stat -c %s "$file")
      play_all "$title"
      sqlite3 "$file" 'PRAGMA wal_checkpoint(TRUNCATE)' >/dev/null
      sqlite3 "$file" "$over" |
        tools/load_figures.py game SQLite "$port" "$folder/games.json" $(($(stat -c %s "$file") - before)) 0
      end "$port"

      fresh_database "games_${title//-/_}"
      serve "$database" 0
      begin "$title"
      before=$(psql -Atc "$schema_size" "$database")
      wal=$(psql -Atc "SELECT pg_current_wal_lsn()" "$database")
      play_all "$title"
      wal=$(psql -Atc "SELECT pg_current_wal_lsn() - '$wal'::pg_lsn" "$database")
      psql -qc VACUUM "$database"
      left=$(psql -Atc "$schema_size" "$database")
      psql -Atc "${over/statuses/ziggurat.statuses}" "$database" |
        tools/load_figures.py game PostgreSQL "$port" "$folder/games.json" $((left - before)) "$wal"
      end "$port"
    done
    ;;
  notify)
    start_postgres
    pgbench=$(ls /usr/lib/postgresql/*/bin/pgbench | sort -V | tail -n 1)
    psql -q "$database" -c 'CREATE TABLE acts (number bigserial PRIMARY KEY, table_id text, body text)'
    echo "load of the machine: $(cut -d ' ' -f 1-3 /proc/loadavg), $(nproc) cores"
    echo "| writers | commits/s | with pg_notify | with pg_notify afterwards |"
    echo "|---|---|---|---|"
    commits() {  # WRITERS LAST_PART_OF_THE_STATEMENT [STATEMENT...]
      local writers=$1 last=$2
      shift 2
      printf '%s\n' '\set table random(1, 100000)' \
        "WITH act AS (INSERT INTO acts (table_id, body) VALUES (:table, repeat('x', 80)) RETURNING table_id) SELECT $last FROM act;" "$@" >"$folder/act.sql"
      "$pgbench" -n -c "$writers" -j 2 -T 8 -f "$folder/act.sql" "$database" 2>/dev/null | sed -n 's/^tps = \([0-9]*\).*/\1/p'
    }
    notify="pg_notify('ziggurat_act', 'mark ' ||"
    for writers in 1 4 16 64; do
      afterwards=$(commits $writers table_id "BEGIN;" "SET LOCAL synchronous_commit = off;" "SELECT $notify :table);" "COMMIT;")
      echo "| $writers | $(commits $writers table_id) | $(commits $writers "$notify table_id)") | $afterwards |"
    done
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
    start_nginx "$first" "$second"
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
