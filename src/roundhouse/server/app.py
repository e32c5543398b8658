"""The application: routes, hooks, and what is opened at the start and closed at the end."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Template
from litestar.static_files import create_static_files_router
from prometheus_client import generate_latest, start_http_server

from .. import __version__
from . import bot_turns, orders, sweeping
from .analysing import Analyses
from .browser import Browsers, asker_of, bearer_of, header_of, lang_of, same_origin
from .clocks.rows import RING
from .contest.rows import ROUND
from .cookies import GiveCookie
from .express import Express
from .figures import Figures, Watched
from .games_api import GamesApi
from .gate import Gate
from .hall import Hall
from .health import Health
from .hours_api import HoursApi
from .limits import Buckets, Sockets
from .live_socket import live_socket
from .looks import Looks
from .mail import can_mail, mail
from .operating.operator_api import OperatorApi
from .over_days import doing, presence, ringing, sending, telling
from .over_days.awake import Awake
from .pages import MAIL_LINKS, page_error, page_routes, template_config
from .people.me_api import MeApi
from .people.members import Members
from .problems import EXPECTED, handle, problem_of
from .profiles import filling
from .profiles.people_api import LadderApi, PeopleApi
from .settings import Settings
from .store import Store
from .streaming import stream
from .tables_api import TablesApi
from .tell.asking import TELL
from .tell_api import TellApi
from .thinking import Thinkers
from .tournaments import rounds
from .tournaments_api import TournamentsApi
from .workroom import Workroom

#: Who does which jobs.
DOERS: dict[str, doing.Doer] = {
    RING: ringing.ring,
    TELL: telling.tell,
    sending.SEND: sending.send,
    ROUND: rounds.look,
}
WEB = Path(__file__).resolve().parent.parent / "web"
MAX_BODY = 64 * 1024
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def create_app(settings: Settings, clock: Callable[[], float] = time.time) -> Litestar:
    """`clock`: the time of day, for what is kept and removed."""
    store = Store(settings.url, clock)
    thinkers = Thinkers(settings.workers)
    workroom = Workroom()
    hall = Hall(settings, store, thinkers, workroom, bot_turns.wake)
    health, figures = Health(hall), Figures(hall)
    buckets = Buckets(settings.rate)
    sockets = Sockets(settings.connections)
    browsers = Browsers(settings.https)
    members = Members(hall, browsers)
    looks = Looks(workroom)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        store.open()
        browsers.key = store.secret("cookies")
        hall.id_key = store.secret("table-ids")
        hall.messenger.open(store)
        if can_mail(settings):
            hall.post = partial(mail, settings)
        newsroom = None
        if store.postgres:
            from .news import Newsroom  # only now: who plays at home need not wait for the driver

            hall.hears(False)
            newsroom = Newsroom(settings.url, store.origin, members.heard, members.hears)
        thinkers.warm()
        hall.start(bot_turns.wake_all(hall))
        hall.start(sweeping.sweep_for_ever(hall))
        hall.start(filling.fill_once(hall))
        hall.start(orders.follow_for_ever(hall))
        hall.start(health.watch_workers())
        hall.start(presence.look_for_ever(hall))
        if clock is time.time:  # who sets a clock by hand says, too, when to look at it
            # Places that people name may be slow, on purpose or not: nobody's clock waits for them.
            hall.start(doing.do_for_ever(hall, {sending.SEND: sending.send}, most=sending.AT_ONCE))
            others = {kind: doer for kind, doer in DOERS.items() if kind != sending.SEND}
            hall.start(doing.do_for_ever(hall, others, Awake()))
        reporter = None
        if settings.metrics_port:
            reporter = start_http_server(settings.metrics_port, "127.0.0.1", figures.registry)[0]
        structlog.get_logger().info("open", version=__version__, database=store.engine.url.render_as_string())
        try:
            yield
        finally:
            if reporter is not None:
                reporter.shutdown()
                reporter.server_close()
            if newsroom is not None:
                newsroom.close()
            await hall.close()
            workroom.close()
            thinkers.close()
            hall.messenger.close()
            store.close()

    app = Litestar(
        route_handlers=[
            GamesApi,
            TablesApi,
            MeApi,
            HoursApi,
            PeopleApi,
            LadderApi,
            OperatorApi,
            TellApi,
            TournamentsApi,
            live_socket,
            stream,
            healthz,
            metrics,
            *page_routes,
            # Asked for every time, answered by its ETag: a new version is never mixed with an old one.
            create_static_files_router(
                "/static",
                [WEB],
                name="static",
                include_in_schema=False,
                cache_control=CacheControlHeader(no_cache=True),
            ),
        ],
        dependencies=_dependencies(hall, looks, Analyses(hall), buckets, sockets, members),
        lifespan=[lifespan],
        before_request=check,
        after_request=dress,
        middleware=[GiveCookie(browsers)],
        exception_handlers=dict.fromkeys((*EXPECTED, Exception), answer_error),
        template_config=template_config,
        request_max_body_size=MAX_BODY,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude_opt_key="packed"),
        openapi_config=OpenAPIConfig(
            title="Roundhouse", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        state=State({"hall": hall, "looks": looks, "settings": settings, "health": health, "figures": figures}),
        logging_config=None,
    )
    express = Express(app.asgi_handler, hall, looks, check, answer_error, HEADERS)
    gate = Gate(express, buckets, browsers, members.look_up, answer_error)
    app.asgi_handler = Watched(gate, figures, settings.access_log)
    return app


def _dependencies(
    hall: Hall, looks: Looks, analyses: Analyses, buckets: Buckets, sockets: Sockets, members: Members
) -> dict[str, Provide]:
    """What handlers are given by its name. Each asks for the one before: what depends on nothing would be resolved side
    by side, in tasks that cost more than a move does."""

    async def hall_of() -> Hall:
        return hall

    async def looks_of(hall: NamedDependency[Hall]) -> Looks:  # noqa: ARG001
        return looks

    async def analyses_of(looks: NamedDependency[Looks]) -> Analyses:  # noqa: ARG001
        return analyses

    async def buckets_of(looks: NamedDependency[Looks]) -> Buckets:  # noqa: ARG001
        return buckets

    async def sockets_of(buckets: NamedDependency[Buckets]) -> Sockets:  # noqa: ARG001
        return sockets

    async def members_of(hall: NamedDependency[Hall]) -> Members:  # noqa: ARG001
        return members

    return {
        "hall": Provide(hall_of),
        "looks": Provide(looks_of),
        "analyses": Provide(analyses_of),
        "buckets": Provide(buckets_of),
        "sockets": Provide(sockets_of),
        "members": Provide(members_of),
    }


async def check(request: Request[Any, Any, Any]) -> None:
    """Who may ask at all."""
    bans = request.app.state.hall.bans
    if bans:
        bans.check(asker_of(request))
    # A link in a message is a key by itself: mail programs follow it, without a cookie of ours.
    if (
        request.method not in ("GET", "HEAD", "OPTIONS")
        and not request.url.path.startswith(MAIL_LINKS)
        and not (same_origin(request) and (header_of(request.scope, b"x-roundhouse") or bearer_of(request) is not None))
    ):
        raise PermissionDeniedException  # see docs/api.md: another site's page cannot send these headers


async def dress(response: Response[Any]) -> Response[Any]:
    """Headers that keep strangers out."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if isinstance(response, Template):
        response.headers.setdefault("Cache-Control", "private, no-cache")
    return response


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Programs get a problem, people a page."""
    response: Response[Any] = handle(request, error)
    if not request.url.path.startswith(("/api", "/static", "/healthz", "/metrics")):
        response = page_error(request, problem_of(error, lang_of(request)))
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


@get("/healthz", include_in_schema=False)
async def healthz(state: State) -> Response[dict[str, str]]:
    problems = await state.health.problems()
    return Response({"status": "; ".join(problems) or "ok"}, status_code=503 if problems else 200)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """Only for whoever has the token: how much is played is not everybody's business."""
    wanted, given = state.settings.metrics_token, request.headers.get("authorization", "")
    if not wanted or not secrets.compare_digest(given.encode(), f"Bearer {wanted}".encode()):
        raise NotFoundException
    return Response(generate_latest(state.figures.registry), media_type="text/plain; version=0.0.4")
