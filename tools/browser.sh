#!/bin/sh
# Print the path of a Chromium for the tests of the pages; where there is none, install one. $1: the Python to use.
set -eu
python=${1:-python3}

# Debian's shell is the same browser without windows of its own, which cost a third of all the work even unseen.
known() {
    for name in "${ROUNDHOUSE_CHROMIUM:-}" chromium-headless-shell /usr/bin/chromium chromium chromium-browser google-chrome google-chrome-stable; do
        if [ -n "$name" ] && found=$(command -v "$name" 2>/dev/null) && [ -x "$found" ]; then
            echo "$found"
            return 0
        fi
    done
    return 1
}

of_playwright() {
    "$python" - 2>/dev/null <<'END'
import pathlib
import sys

from playwright.sync_api import sync_playwright

with sync_playwright() as tool:
    path = tool.chromium.executable_path
if not pathlib.Path(path).exists():
    sys.exit(1)
print(path)
END
}

if [ -n "${ROUNDHOUSE_CHROMIUM:-}" ] && ! command -v "$ROUNDHOUSE_CHROMIUM" >/dev/null 2>&1; then
    echo "ROUNDHOUSE_CHROMIUM is set to '$ROUNDHOUSE_CHROMIUM', which cannot be run." >&2
    exit 1
fi
known && exit 0
of_playwright && exit 0
echo "No Chromium found: installing one for the tests (once) ..." >&2
if [ "$(id -u)" = 0 ] && [ -f /etc/debian_version ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >&2 || true
    apt-get install -y -qq chromium-headless-shell >&2 || apt-get install -y -qq chromium >&2 || true
    known && exit 0
fi
"$python" -m playwright install chromium >&2 || true
of_playwright && exit 0
cat >&2 <<'END'
The tests of the pages need a Chromium, and none could be installed. Any of these will do:
  sudo apt-get install chromium-headless-shell
  python -m playwright install --with-deps chromium
  ROUNDHOUSE_CHROMIUM=/path/to/chromium make test
END
exit 1
