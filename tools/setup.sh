#!/bin/sh
# Make the virtual environment $2 with the Python $1 and install this project with the extra $3.
set -eu
python=$1 venv=$2 extra=$3
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Roundhouse needs Python 3.11 or newer; '$python' is not. Try: make PYTHON=python3.12 ..." >&2
    exit 1
fi
if ! [ -x "$venv/bin/pip" ]; then
    rm -rf "$venv"
    if ! "$python" -m venv "$venv" 2>/dev/null; then
        # Debian keeps this part of Python in a package of its own.
        rm -rf "$venv"
        if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
            apt-get update -qq && apt-get install -y -qq python3-venv
            "$python" -m venv "$venv"
        else
            echo "Python's venv module is missing. On Debian or Ubuntu: sudo apt-get install python3-venv" >&2
            exit 1
        fi
    fi
fi
echo "Setting up $venv (once) ..." >&2
pip() { "$venv/bin/pip" install --quiet --disable-pip-version-check "$@"; }
# The versions that are tested stand in uv.lock. uv installs them in seconds, pip takes a minute; pip is there for whoever
# cannot use uv, which does not read pip's settings. What another extra has brought stays.
uv() { UV_PROJECT_ENVIRONMENT="$venv" "$venv/bin/uv" sync --quiet --frozen --inexact --compile-bytecode \
    --python "$venv/bin/python" --extra "$extra"; }
if ! { pip uv && uv; }; then
    echo "Going on with pip ..." >&2
    "$venv/bin/python" tools/versions.py >"$venv/versions.txt"
    pip --constraint "$venv/versions.txt" --editable ".[$extra]"
fi
touch "$venv/.ready-$extra"
