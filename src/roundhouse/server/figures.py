"""Figures for whoever runs the server (Prometheus), and a line for each request: both see a request before anything
else does, and its answer after everything."""

from __future__ import annotations

import itertools
import secrets
import time
from typing import Any

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

from .hall import Hall

log = structlog.get_logger()
SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
#: What can be asked of a table; anything else that people make up is one kind.
ACTS = frozenset(
    ("moves", "undo", "sit", "leave", "keep", "seats", "bot", "back", "why", "rules", "labels", "explain", "hint")
    + ("preview", "replay", "frames", "record", "fair", "story", "rematch", "chat", "whisper", "courtesy", "qr.svg")
    + ("live", "analyse", "analysis", "expert", "best.svg", "play-on", "key", "unlock")
)


def kind_of(path: str) -> str:
    """A request's kind: there are few, whatever is asked for."""
    parts = path.strip("/").split("/")
    if parts[:2] == ["api", "tables"]:
        if len(parts) < 4:
            return "look" if len(parts) == 3 else "tables"
        return parts[3] if parts[3] in ACTS else "other"
    if parts[0] in ("static", "healthz", "metrics"):
        return parts[0]
    return "games" if parts[:2] == ["api", "games"] else "page" if parts[0] != "api" else "other"


class Figures:
    def __init__(self, hall: Hall) -> None:
        self.registry = CollectorRegistry()
        self.seconds = Histogram(
            "roundhouse_request_seconds", "Time to the answer", ["kind"], buckets=SECONDS, registry=self.registry
        )
        self.refusals = Counter(
            "roundhouse_refusals", "Answers of 400 and above", ["kind", "status"], registry=self.registry
        )
        self.registry.register(_OfTheHall(hall))


class _OfTheHall:
    """What the hall knows at the moment somebody asks."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def collect(self) -> list[Any]:
        hall = self.hall
        lives = list(hall.lives.values())
        return [
            CounterMetricFamily("roundhouse_moves", "Moves written", hall.moves_played),
            CounterMetricFamily("roundhouse_commits", "Groups committed", hall.store.batches),
            CounterMetricFamily("roundhouse_bot_failures", "Thoughts that hung or failed", hall.thinkers.failures),
            GaugeMetricFamily("roundhouse_tables", "Tables in memory", len(lives)),
            GaugeMetricFamily("roundhouse_listeners", "Open connections", sum(len(x.listeners) for x in lives)),
            GaugeMetricFamily(
                "roundhouse_bots_thinking", "Bots thinking or waiting", sum(len(x.thinking) for x in lives)
            ),
            GaugeMetricFamily("roundhouse_writes_waiting", "Writes that wait for the disk", hall.store.waiting),
        ]


class Watched:
    """Stands around everything else: times each request, counts refusals, gives it an id and writes its line."""

    def __init__(self, app: ASGIApp, figures: Figures, access_log: bool) -> None:
        self.app = app
        self.figures = figures
        self.access_log = access_log
        # An id of its own for every request of every process: to ask the system for chance each time would let other
        # threads run in between.
        self._names = map((secrets.token_hex(4) + "{:06x}").format, itertools.count())
        self._seconds: dict[str, Histogram] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        name, begun, status = next(self._names), time.perf_counter(), 500

        async def told(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", name.encode())]
            await send(message)

        path = scope["path"]
        # What is logged meanwhile, an error above all, carries the id too.
        # Each request has a task, and so a context, of its own.
        structlog.contextvars.bind_contextvars(request=name)
        try:
            await self.app(scope, receive, told)
        finally:
            took, kind = time.perf_counter() - begun, kind_of(path)
            self._timed(kind).observe(took)
            if status >= 400:
                self.figures.refusals.labels(kind, str(status)).inc()
            if self.access_log and kind != "static":
                client = scope.get("client")
                log.info(
                    "asked",
                    method=str(scope.get("method", "")),
                    path=path[:200],
                    status=status,
                    ms=round(1000 * took, 1),
                    address=client[0] if client else "",
                )

    def _timed(self, kind: str) -> Histogram:
        found = self._seconds.get(kind)
        if found is None:
            found = self._seconds[kind] = self.figures.seconds.labels(kind)
        return found
