#!/usr/bin/env bash
# Installs what is missing on a Debian 12 machine and nothing else.
#   tools/setup.sh play    what you need to build and play
#   tools/setup.sh check   what ./check needs: tests, clang, WebAssembly, fuzzing, formatting, a browser
#   tools/setup.sh tidy    what the preset `tidy` needs
set -euo pipefail

play=(g++ cmake ninja-build nlohmann-json3-dev python3 libsqlite3-dev libpq-dev libsodium-dev libssl-dev libicu-dev libmimalloc-dev
      libboost1.81-dev
      clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32 binaryen)  # the last six: the engine for the page
check=("${play[@]}" git python3-numpy libgtest-dev sqlite3 postgresql-15 nginx chromium llvm-19 libclang-rt-19-dev clang-format-19)
tidy=("${check[@]}" clang-tidy-19)

case "${1:-}" in
  play) wanted=("${play[@]}") ;;
  check) wanted=("${check[@]}") ;;
  tidy) wanted=("${tidy[@]}") ;;
  *) sed -n '2,5s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
command -v node >/dev/null || wanted+=(nodejs)  # any Node will do: tools/build_web.sh fetches a newer one where this is too old
command -v npm >/dev/null || wanted+=(npm)

if ! command -v dpkg >/dev/null; then
  echo "setup: not a Debian system; please see that these are installed: ${wanted[*]}" >&2
  exit 0
fi
missing=()
for package in "${wanted[@]}"; do
  dpkg -s "$package" 2>/dev/null | grep -q '^Status: install ok installed' || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then as_root=(sudo); fi
log=$(mktemp)
policy=/usr/sbin/policy-rc.d  # Debian's way to say that what is installed is not started: no web server on port 80, no database
made_policy=no
clean_up() {
  rm -f "$log"
  [ $made_policy = no ] || "${as_root[@]}" rm -f $policy
}
trap clean_up EXIT
apt() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq "$@" >"$log" 2>&1 </dev/null || { cat "$log" >&2; exit 1; }
}
echo "Installing ${missing[*]}" >&2
if [ ! -e $policy ]; then
  made_policy=yes
  printf '#!/bin/sh\nexit 101\n' | "${as_root[@]}" tee $policy >/dev/null
  "${as_root[@]}" chmod 755 $policy
fi
apt update
apt install -y --no-install-recommends "${missing[@]}"
