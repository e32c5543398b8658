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
# uv installs in seconds what takes pip a minute; pip is there for whoever cannot use uv (it does not read pip's settings).
uv() { "$venv/bin/uv" pip install --quiet --compile-bytecode --python "$venv/bin/python" "$@"; }
if ! { pip uv && uv --editable ".[$extra]"; }; then
    echo "Going on with pip ..." >&2
    pip --editable ".[$extra]"
fi
touch "$venv/.ready-$extra"
