"""What goes wrong, told as RFC 9457 problem details in the reader's language; never a trace."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import SQLAlchemyError

from ..core.board import BadBoard
from ..core.errors import BadMove, BadOption, BadRecord, OldRules, RoundhouseError, UnknownGame
from ..core.registry import game_ids
from ..core.texts import Translator, translator
from .browser import lang_of
from .errors import (
    Banned,
    Closed,
    Draining,
    NoTable,
    NotNow,
    NoTournament,
    NotOver,
    NotSignedIn,
    NotYours,
    NoWayIn,
    RefusedAt,
    Sealed,
    Stale,
)
from .limits import Bucket
from .live import NotDealt
from .messages import FaultInfo, Problem
from .quotas import Enough
from .store import Taken, Unsaved

log = structlog.get_logger()
MEDIA_TYPE = "application/problem+json"
#: So many failures are told in a minute; of a path and a reason so many characters.
_TELLING = Bucket(60)
LONGEST = 300
#: Who has made more of them will look at these first.
MOST_FAULTS = 200

_STATUS: list[tuple[type[Exception], int, str]] = [
    (NoTable, 404, "problem-no-table"),
    (NoTournament, 404, "problem-no-tournament"),
    (UnknownGame, 404, "problem-no-game"),
    (Sealed, 403, "problem-sealed"),
    (NotNow, 409, "problem-not-now"),
    (NotYours, 403, "problem-not-yours"),
    (NotSignedIn, 403, "problem-not-signed-in"),
    (NoWayIn, 400, "problem-no-way-in"),
    (Stale, 409, "problem-stale"),
    (Taken, 409, "problem-stale"),
    (Unsaved, 503, "problem-unsaved"),
    (SQLAlchemyError, 503, "problem-unread"),
    (BrokenProcessPool, 503, "problem-unread"),
    (NotOver, 409, "problem-not-over"),
    (Draining, 503, "problem-draining"),
    (Banned, 403, "problem-banned"),
    (OldRules, 409, "problem-old-rules"),
    (NotDealt, 409, "problem-not-dealt"),
    (BadMove, 400, "problem-bad-move"),
    (BadOption, 400, "problem-bad-option"),
    (Enough, 429, "problem-enough"),
    (BadRecord, 500, "problem-bad-record"),
]


def problem_of(error: Exception, lang: str) -> Problem:
    """Any error as a problem."""
    tr = translator(lang)
    if isinstance(error, RefusedAt):
        words = error.live.words(lang)(error.refusal.text)
        return Problem(tr("problem-refused"), 409, words, rule=error.refusal.rule, code=error.refusal.code)
    if isinstance(error, Closed):
        key = f"problem-{error.kind}"
        return Problem(tr(key), 409, tr(f"{key}-about", why=error.why), code=error.kind)
    for kind, status, key in _STATUS:
        if isinstance(error, kind):
            return Problem(tr(key), status, _detail(error, key, tr), code=key.removeprefix("problem-"))
    if isinstance(error, BadBoard):
        faults = [FaultInfo(fault.line, fault.where, fault.reason(lang)) for fault in error.faults[:MOST_FAULTS]]
        about = tr("problem-bad-board-about", number=len(error.faults))
        return Problem(tr("problem-bad-board"), 400, about, code="bad-board", faults=faults)
    if isinstance(error, RecursionError | UnicodeError):  # JSON nested beyond reason, or not in UTF-8
        return Problem(tr("problem-bad-request"), 400, tr("problem-bad-request"), code="bad-request")
    if isinstance(error, ValidationException):
        wrong = "; ".join(_fault(fault) for fault in error.extra or ())
        return Problem(tr("problem-bad-request"), 400, wrong or error.detail, code="bad-request")
    if isinstance(error, HTTPException):
        key = f"problem-{error.status_code}"
        title = tr(key) if tr.has(key) else tr("problem-bad-request")
        about = tr(f"{key}-about") if tr.has(f"{key}-about") else error.detail or title
        return Problem(title, error.status_code, about)
    return Problem(tr("problem-500"), 500, tr("problem-500-about"))


def _detail(error: Exception, key: str, tr: Translator) -> str:
    if isinstance(error, BadOption):
        return str(error) if error.said is None else tr(error.said)
    if isinstance(error, Enough):
        return tr(error.said)
    if isinstance(error, BadMove):
        return str(error)
    if isinstance(error, UnknownGame):
        return tr("problem-no-game-about", games=", ".join(game_ids()))
    return tr(f"{key}-about")


def _fault(fault: Any) -> str:
    if isinstance(fault, dict):
        return f"{fault.get('key', '')}: {fault.get('message', '')}".strip(": ")
    return str(fault)


def handle(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """For Litestar: every error of the interface becomes a problem."""
    problem = problem_of(error, lang_of(request))
    if problem.status >= 500:
        # A trace for what nobody expects; and whoever finds a way to cause many fills no disk with them.
        trace = None if isinstance(error, EXPECTED) else error
        if _TELLING.take(1):
            log.error("request failed", path=request.url.path[:LONGEST], error=repr(error)[:LONGEST], exc_info=trace)
    return Response(msgspec.json.encode(problem), status_code=problem.status, media_type=MEDIA_TYPE)


EXPECTED: tuple[type[Exception], ...] = (RoundhouseError, HTTPException, Taken, Unsaved)
