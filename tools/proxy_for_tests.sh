#!/usr/bin/env bash
# The nginx of docs/operating.md for tests: private port and folder; it does not touch the machine's own installation.
#   tools/proxy_for_tests.sh start FOLDER PID PORT PORT...   goes in front of the servers on these ports of 127.0.0.1; prints its own port;
#                                                            when process PID ends, for whatever reason, it is stopped and removed
#   tools/proxy_for_tests.sh servers FOLDER PORT PORT...     from now on the servers behind it are these; connections that are open stay
#   tools/proxy_for_tests.sh remove FOLDER                   stops it and removes FOLDER
# The configuration comes from that page, with these ports and without TLS, so every use tests the page. Every answer says in X-Ziggurat-Server
# which server it is from.
set -euo pipefail
[ $# -ge 2 ] || { sed -n '2,8s/^# \{0,1\}//p' "$0" >&2; exit 2; }
self=$(readlink -f "$0")
page=$(dirname "$self")/../docs/operating.md
nginx=$(command -v nginx || ls /usr/sbin/nginx 2>/dev/null || true)
[ -n "$nginx" ] || { echo "nginx is not installed; run tools/setup.sh check" >&2; exit 1; }
connections=24576 workers=1  # two for each person: room for 12,000
files=$(ulimit -Hn)
if [ "$files" != unlimited ] && [ "$files" -lt $connections ]; then  # of one process: several have more together
  workers=$(((connections + files - 1) / files)) connections=$files
fi
command=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)
as_owner=()
if [ "$(id -u)" -eq 0 ]; then as_owner=(runuser -u www-data --); fi  # nothing here needs more rights
shift 2

# The page's blocks, with the given ports of servers behind it and its own.
site() {
  local port=$1 server
  shift
  sed -n '/^```nginx$/,/^```$/{/^```/!p}' "$page" | while IFS= read -r line; do
    case "$line" in
      *"listen "*) echo "  listen 127.0.0.1:$port;" ;;
      *ssl_*|*server_name*) ;;
      *"server 127.0.0.1:8081"*) for server in "$@"; do echo "${line/8081/$server}"; done ;;
      *"server 127.0.0.1:"*) ;;
      *) echo "$line" ;;
    esac
  done
}

configure() {
  cat >"$folder/nginx.conf" <<END
pid $folder/nginx.pid;
error_log $folder/error.log warn;
worker_processes $workers;
worker_rlimit_nofile $connections;
events { worker_connections $connections; accept_mutex on; }  # a worker that is nearly full leaves newcomers to the others
http {
access_log off;
add_header X-Ziggurat-Server \$upstream_addr always;
client_body_temp_path $folder/body;
proxy_temp_path $folder/proxy;
fastcgi_temp_path $folder/fastcgi;
uwsgi_temp_path $folder/uwsgi;
scgi_temp_path $folder/scgi;
$(site "$@")
}
END
}

stop() {
  [ -f "$folder/nginx.pid" ] || return 0
  local pid
  pid=$(cat "$folder/nginx.pid")
  kill "$pid" 2>/dev/null || true
  while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
}

# Processes come and go while grep looks at them all: that is no failure.
workers() { { grep -ls "^PPid:[[:space:]]$(cat "$folder/nginx.pid")\$" /proc/[0-9]*/status || true; } | sort; }

case "$command" in
  servers)
    before=$(workers)
    configure "$(cat "$folder/port")" "$@"
    "${as_owner[@]}" "$nginx" -p "$folder" -e "$folder/error.log" -c "$folder/nginx.conf" -s reload >"$folder/start.log" 2>&1 </dev/null ||
      { cat "$folder/start.log" >&2; exit 1; }
    for try in $(seq 500); do  # a new worker has begun
      [ -z "$(comm -13 <(echo "$before") <(workers))" ] || exit 0
      sleep 0.02
    done
    tail -n 5 "$folder/error.log" >&2
    exit 1
    ;;
  start)
    [ -z "$(ls -A "$folder")" ] || { echo "$folder is not empty" >&2; exit 2; }
    owner=$1
    shift
    if [ "$(id -u)" -eq 0 ]; then chown www-data "$folder"; fi
    setsid bash -c 'while kill -0 "$1" 2>/dev/null; do sleep 1; done; exec "$2" remove "$3"' - "$owner" "$self" "$folder" \
      >/dev/null 2>&1 </dev/null &
    for try in $(seq 50); do  # a port that is free
      port=$((20000 + RANDOM % 10000))
      configure "$port" "$@"
      if "${as_owner[@]}" "$nginx" -p "$folder" -e "$folder/error.log" -c "$folder/nginx.conf" >"$folder/start.log" 2>&1 </dev/null; then
        echo "$port" | tee "$folder/port"
        exit 0
      fi
      grep -q 'Address already in use' "$folder/start.log" || break
    done
    cat "$folder/start.log" >&2
    exit 1
    ;;
  remove)
    stop
    rm -rf "$folder"
    ;;
  *) echo "unknown command $command" >&2; exit 2 ;;
esac
