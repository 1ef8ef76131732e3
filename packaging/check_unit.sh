#!/usr/bin/env bash
# What systemd thinks of how well packaging/ziggurat.service is locked up; fails above 2.0. Exit code 77 where there is no systemd-analyze.
#   packaging/check_unit.sh        the sum and what is left open
#   packaging/check_unit.sh --all  every line
set -euo pipefail
cd "$(dirname "$0")"
if ! command -v systemd-analyze >/dev/null; then
  echo "check_unit: there is no systemd-analyze here; the unit was NOT checked" >&2
  exit 77
fi
all=$(systemd-analyze security --offline=true --threshold=20 --no-pager ziggurat.service) || { echo "$all"; exit 1; }
if [ "${1:-}" = --all ]; then echo "$all"; else grep -E '^✗|Overall' <<<"$all" | tr -s ' '; fi
