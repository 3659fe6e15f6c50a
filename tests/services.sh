#!/bin/sh
# The programs from Debian that tests of the server and of the browser need. Root gets what is missing; others are told
# which tests will be skipped.

# Chromium without the pages of its own frame takes less of the processor; older Debians do not have it.
quicker() {
  shell=chromium-headless-shell
  if apt-cache show "$shell" >/dev/null 2>&1; then echo "$1" | sed "s/chromium/$shell/"; else echo "$1"; fi
}

missing=""
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing="$missing postgresql"
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "== installing from Debian:$missing"
  export DEBIAN_FRONTEND=noninteractive
  log=$(mktemp)
  if apt-get update -qq >"$log" 2>&1 && missing=$(quicker "$missing") && apt-get install -y -qq --no-install-recommends $missing fonts-liberation >"$log" 2>&1; then
    rm -f "$log"
    exit 0
  fi
  tail -5 "$log"
  rm -f "$log"
  echo "== that failed; the tests that need them are skipped"
  exit 0
fi
echo "== not here:$missing. The tests that need them are skipped; as root, make test installs them."
