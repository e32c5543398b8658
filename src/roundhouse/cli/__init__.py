"""One command: roundhouse play | serve | games | rules | arena | tournament | ladder | replay | analyse |
hindsight | verify | score | records | words | bench | board | admin | backup | restore."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec

from ..core.errors import MissingExtra, RoundhouseError

OK, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130


def main() -> None:
    """The command's way in."""
    for stream in filter(None, (sys.stdin, sys.stdout, sys.stderr)):
        # A terminal that cannot show a character shows another; that is no reason to stop a game.
        stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(words: Sequence[str]) -> int:
    """Run the command with these words; the exit code. What can be expected to go wrong is one line on stderr."""
    try:
        code = _run(words)
        sys.stdout.flush()  # now, while a reader that is gone can still be noticed
        return code
    except MissingExtra as error:
        wish = f"'roundhouse[{error.extra}]' roundhouse"
        return fail(f"{error}\n(without installing it: uvx --from {wish}, or pipx run --spec {wish})")
    except RoundhouseError as error:
        return fail(str(error))
    except BrokenPipeError:
        # Whoever read us has seen enough; Python must not find out again when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except OSError as error:
        return fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(words: Sequence[str]) -> int:
    # `uvx --from 'roundhouse[web]' roundhouse`: whoever says nothing more wants to play.
    words = words or ["serve", "--open-browser"]
    if words[0] == "serve" and find_spec("litestar") is None:
        raise MissingExtra("the web table", "web")
    try:
        from cyclopts import CycloptsError

        from .app import app
    except ImportError:
        raise MissingExtra("the command roundhouse", "cli") from None
    try:
        code = app(words, exit_on_error=False, result_action="return_value")
    except CycloptsError:
        return USAGE
    return code if isinstance(code, int) else OK


def fail(message: str) -> int:
    print(f"roundhouse: {message}", file=sys.stderr)
    return FAILED
