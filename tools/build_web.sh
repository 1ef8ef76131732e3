#!/usr/bin/env bash
# Builds the web client into build/web: locked packages, types, Vite, and a .br beside each file. Does nothing if everything is up to date.
#   tools/build_web.sh            all of it
#   tools/build_web.sh --page     without the engine, which takes minutes the first time: the client plays at the server's tables
#   tools/build_web.sh --node     only prints the Node it would use
# Needs Node 20.19 or later; if the machine has none, it installs the npm package `node` into build/node and leaves the system's alone.
set -euo pipefail
cd "$(dirname "$0")/.."

good_node() { command -v "$1" >/dev/null && "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; }

node_version=22.23.3  # of the npm package, when it is needed
node=node
if ! good_node node; then
  node=$PWD/build/node/node_modules/node/bin/node
  if ! good_node "$node"; then
    command -v npm >/dev/null || { echo "build_web: npm is missing; tools/setup.sh play installs it" >&2; exit 1; }
    echo "Fetching Node $node_version for the build of the web client." >&2
    mkdir -p build/node
    npm install --prefix build/node --no-save --no-audit --no-fund --loglevel=error "node@$node_version" >&2
    good_node "$node" || { echo "build_web: the package node@$node_version gave no Node that works" >&2; exit 1; }
  fi
fi
if [ "${1:-}" = --node ]; then command -v "$node"; exit; fi
PATH=$(dirname "$(command -v "$node")"):$PATH

mkdir -p build
exec 9>build/.web.lock
flock 9  # two programs started at once must not build at once

# The engine for the page. Without it the client still plays at the server's tables.
if [ "${1:-}" != --page ] && command -v clang++-19 >/dev/null && [ -d /usr/include/wasm32-wasi ]; then
  if ! tools/build.sh wasm engines 9>&-; then
    rm -f build/wasm/engine_*.{wasm,json}  # not of these sources
    echo "build_web: the engine for the page could not be built; the client will need the server" >&2
  fi
fi

stamp=build/web/.built
sources=(web/src web/public web/index.html web/package-lock.json web/tsconfig.json web/vite.config.ts web/tools locale build/wasm/engine_*.{wasm,json})
if [ -f "$stamp" ] && [ -z "$(find "${sources[@]}" -newer "$stamp" -print -quit 2>/dev/null)" ]; then exit 0; fi

log=build/web.log
quietly() { "$@" >"$log" 2>&1 </dev/null || { cat "$log" >&2; exit 1; }; }
if [ ! -f web/node_modules/.package-lock.json ] || [ web/package-lock.json -nt web/node_modules/.package-lock.json ]; then
  [ ! -t 2 ] || echo "Fetching what the web client is built with." >&2
  # Not `npm ci`: it insists on packages for all other systems, which a registry need not have.
  quietly npm install --no-save --prefix web --no-audit --no-fund --loglevel=error
  touch web/node_modules/.package-lock.json
fi
[ ! -t 2 ] || echo "Building the web client." >&2
quietly npm run --prefix web --silent build
quietly node web/tools/compress.mjs build/web
touch "$stamp"
