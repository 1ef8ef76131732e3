#!/usr/bin/env bash
# Does the last stage of packaging/Containerfile install every package whose library the program needs, and nothing that it does not need?
#   packaging/check_container.sh [PROGRAM]   build/release/ziggurat without one
# Exit code 77 where that cannot be known: no Debian of that release, or the program is not built.
set -euo pipefail
program=${1:-$(dirname "$0")/../build/release/ziggurat}
file=$(dirname "$0")/Containerfile
in_every_image=" libc6 libgcc-s1 "

unknown() { echo "check_container: $1; the container's packages were NOT checked" >&2; exit 77; }
[ -x "$program" ] || unknown "$program is not built"
release=$(sed -nE 's|^FROM docker.io/library/debian:([a-z]+)-slim$|\1|p' "$file")
command -v dpkg >/dev/null || unknown "this is not a Debian system"
grep -qx "VERSION_CODENAME=$release" /etc/os-release || unknown "this is not Debian $release"

# Libraries are under /lib or /usr/lib, which are the same folder; packages know them by one of the names.
package_of() {
  local place
  place=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p | awk -v name="$1" '$1 == name { print $NF; exit }')
  [ -n "$place" ] || { echo "check_container: $1 is not installed here" >&2; exit 1; }
  place=${place#/usr}
  { dpkg -S "$place" 2>/dev/null || dpkg -S "/usr$place"; } | sed -nE '1s/^([^:,]+).*/\1/p'
}

installed=$(sed -n '/^FROM .*-slim$/,$p' "$file" | sed -nE '/apt-get install/s/.*--no-install-recommends (.*) \\/\1/p')
libraries=$(readelf -d "$program" | sed -nE 's/.*\(NEEDED\).*\[(.*)\]/\1/p')
[ -n "$libraries" ] || unknown "$program says nothing of what it needs"
needed=""
for library in $libraries; do needed+=" $(package_of "$library")"; done
needed=" $(tr ' ' '\n' <<<"$needed" | sort -u | xargs) "

bad=0
for package in $needed; do
  [[ "$in_every_image $installed " == *" $package "* ]] && continue
  echo "packaging/Containerfile: the program needs $package, and the last stage does not install it" >&2
  bad=1
done
for package in $installed; do
  [[ "$needed" == *" $package "* ]] && continue
  echo "packaging/Containerfile: the last stage installs $package, which the program does not need" >&2
  bad=1
done
[ $bad = 0 ] && echo "the container has what the program needs:$needed"
exit $bad
