"""The pages that a person opens. They hold words and an empty table; what happens on it comes through the API."""

from __future__ import annotations

import asyncio
import contextlib
import re
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.response import File, Redirect, Template
from litestar.template.config import TemplateConfig
from msgspec import Struct

from ..core.errors import UnknownGame
from ..core.game import Game
from ..core.registry import find_game, game_ids
from ..core.texts import LANGUAGES, Translator, translator
from .browser import LANG_COOKIE, lang_of, owner_of, token_of, who_of
from .hall import Hall
from .messages import Problem
from .operating import letting_in
from .over_days import presence
from .profiles import seeing
from .rulepage import rule_text
from .store import REACHABLE
from .tell.messenger import CONFIRM, STOP
from .tell.rows import Address
from .tell.rows import address as find_address
from .tell.rows import confirm as confirm_address
from .tell.rows import remove as remove_address
from .tournaments import hosting
from .workroom import GAMES

HERE = Path(__file__).parent
TEXT = HERE / "text"
WEB = HERE.parent / "web"
#: Links that stand in messages.
MAIL_LINKS = "/mail/"
THEME_COOKIE = "rh_theme"
THEMES = ("light", "dark")
A_YEAR = 365 * 24 * 3600
FRESH = {"Cache-Control": "no-cache"}

AnyRequest = Request[Any, Any, Any]


def static_url(name: str) -> str:
    """Where a static file is found."""
    return f"/static/{name}"


_environment = Environment(
    loader=FileSystemLoader(HERE / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_environment.globals["static_url"] = static_url
template_config = TemplateConfig(instance=JinjaTemplateEngine.from_environment(_environment))


# -- the reader ---------------------------------------------------------------------------------------------------


@cache
def words(lang: str) -> Translator:
    return translator(lang, TEXT)


@cache
def page_texts(lang: str) -> dict[str, str]:
    """The words that the page's own modules use. An argument stands as {name}, to be filled in there."""
    tr = words(lang)
    texts = {}
    for key, value in re.findall(r"^(web-[a-z0-9-]+) = (.*)$", (TEXT / "en.ftl").read_text(encoding="utf-8"), re.M):
        blanks = {name: f"{{{name}}}" for name in re.findall(r"\{ \$([a-z]+) \}", value)}
        texts[key.removeprefix("web-")] = tr(key, **blanks)
    return texts


def _context(request: AnyRequest, **more: Any) -> dict[str, Any]:
    with contextlib.suppress(NotAuthorizedException):  # a token that is none: the page needs it for nothing
        token_of(request)  # whoever opens a page is known from then on
    lang, who = lang_of(request), who_of(request)
    tr = words(lang)
    theme = request.cookies.get(THEME_COOKIE, "")
    return {
        "lang": lang,
        "languages": {name: translator(name)("language-name") for name in LANGUAGES},
        "theme": theme if theme in THEMES else "",
        "path": request.url.path,
        "texts": page_texts(lang),
        "colours": (),
        "me": who.name if who else "",
        "t": lambda key, **args: tr(f"web-{key}", **args),
        **more,
    }


def _game(name: str) -> Game:
    try:
        return find_game(name)
    except UnknownGame:
        raise NotFoundException from None


# -- the games on the home page -----------------------------------------------------------------------------------


class OnShelf(Struct, frozen=True):
    """A game as the home page tells of it; `name` is its map or edition where a box has several."""

    id: str
    title: str
    name: str
    tagline: str
    seats: str
    stage: str


class Box(Struct, frozen=True):
    """A card of the home page: one game, with all its maps."""

    title: str
    games: list[OnShelf]


def boxes(lang: str) -> list[Box]:
    """Titles that begin alike are those of maps or editions of one game: “Age of Steam: Germany”."""
    found: dict[str, list[OnShelf]] = {}
    for game in map(find_game, game_ids()):
        found.setdefault(game.title(lang).partition(":")[0], []).append(_on_shelf(game, lang))
    return [Box(title, games) for title, games in found.items()]


def _on_shelf(game: Game, lang: str) -> OnShelf:
    tr = game.words(lang)
    first, last = game.seats[0], game.seats[-1]
    whole = len(game.seats) > 1 and last - first == len(game.seats) - 1
    name = tr("title").partition(": ")[2] or tr("title")
    return OnShelf(
        game.id,
        tr("title"),
        name[0].upper() + name[1:],
        tr("tagline"),
        f"{first}–{last}" if whole else ", ".join(map(str, game.seats)),
        tr(f"stage-{game.stage}"),
    )


# -- the pages ----------------------------------------------------------------------------------------------------


@get("/", include_in_schema=False, sync_to_thread=False)
def home(request: AnyRequest) -> Template:
    """The games, and the tables one may go to."""
    lang = lang_of(request)
    return Template("home.html", context=_context(request, boxes=boxes(lang)))


@get("/new/{game:str}", include_in_schema=False, sync_to_thread=False)
def setup_page(request: AnyRequest, game: str) -> Template:
    """A table is set up: options and seats."""
    found = _game(game)
    tr = found.words(lang_of(request))
    own_design = " ".join(tr(key) for key in found.own_design)
    context = _context(request, game=game, title=tr("title"), own_design=own_design, colours=found.colours)
    return Template("new.html", context=context)


@get("/rules/{game:str}", include_in_schema=False)
async def rules_page(request: AnyRequest, hall: Hall, game: str) -> Template:
    lang = lang_of(request)
    found = _game(game)
    text = await hall.workroom.do(GAMES, lambda: rule_text(found, lang))
    context = _context(request, game=game, title=found.title(lang), rules=text.html, aid=text.aid)
    return Template("rules.html", context=context)


@get("/table/{table:str}", include_in_schema=False)
async def table_page(request: AnyRequest, hall: Hall, table: str) -> Template:
    """The game; or, until all seats are taken, who sits there."""
    live = await hall.find(table)
    async with hall.holding(live):
        await hall.check_seat(live, owner_of(request), None)
        title = live.game.title(lang_of(request))
    page = "table.html" if live.dealt else "waiting.html"
    context = _context(request, table=table, title=title, colours=live.game.colours, tournament=live.tournament or "")
    return Template(page, context=context)


@get("/table/{table:str}/fair", include_in_schema=False)
async def fair_page(request: AnyRequest, hall: Hall, table: str) -> Template:
    """Every draw of a finished game, computed anew from the seed."""
    await hall.find(table)
    return Template("fair.html", context=_context(request, table=table))


@get("/table/{table:str}/key", include_in_schema=False)
async def key_page(request: AnyRequest, hall: Hall, table: str) -> Template:
    """Whoever has a key to seats at this table takes them over. It stands behind the #: it does not come here."""
    live = await hall.find(table)
    async with hall.holding(live):
        title = live.game.title(lang_of(request))
    return Template("key.html", context=_context(request, table=table, title=title))


@get("/me", include_in_schema=False, sync_to_thread=False)
def me_page(request: AnyRequest) -> Template:
    """Who I am, and what I have to show it."""
    return Template("me.html", context=_context(request))


@get("/me/games", include_in_schema=False, sync_to_thread=False)
def my_games_page(request: AnyRequest) -> Template:
    """What I have played, be I a guest or somebody."""
    return Template("profile.html", context=_context(request, person="me", name=""))


@get("/people/{person:str}", include_in_schema=False)
async def profile_page(request: AnyRequest, hall: Hall, person: str) -> Template:
    """What somebody has played, for those who may see it; the others are told that there is nothing."""
    owner = owner_of(request)

    def read() -> str | None:
        with hall.store.engine.connect() as connection:
            return seeing.name_of(connection, person) if seeing.may_see(connection, owner, person) else None

    name = await asyncio.to_thread(read)
    if name is None:
        raise NotFoundException
    return Template("profile.html", context=_context(request, person=person, name=name))


@get("/ladder", include_in_schema=False, sync_to_thread=False)
def ladders() -> Redirect:
    return Redirect(f"/ladder/{game_ids()[0]}")


@get("/ladder/{game:str}", include_in_schema=False, sync_to_thread=False)
def ladder_page(request: AnyRequest, game: str) -> Template:
    """How strong people and bots are at a game."""
    found, lang = _game(game), lang_of(request)
    games = [(one.id, one.title(lang)) for one in map(find_game, game_ids()) if one.seats[-1] > 1]
    return Template("ladder.html", context=_context(request, game=game, title=found.title(lang), games=games))


@get("/operator", include_in_schema=False)
async def operator_page(request: AnyRequest, hall: Hall) -> Template:
    """For whoever runs the server, and was let in; for others there is nothing."""
    await letting_in.check(hall, request)
    return Template("operator.html", context=_context(request))


@get("/operator/enter", include_in_schema=False, sync_to_thread=False)
def operator_enter(request: AnyRequest) -> Template:
    """By a link of `roundhouse admin page`. Its key stands behind the #: it does not come here."""
    return Template("operator_enter.html", context=_context(request))


@get("/me/arrive", include_in_schema=False, sync_to_thread=False)
def arrive_page(request: AnyRequest) -> Template:
    """Somebody comes by a link from another device. Its key stands behind the #: it does not come here."""
    return Template("arrive.html", context=_context(request))


@get("/tournaments", include_in_schema=False, sync_to_thread=False)
def tournaments_page(request: AnyRequest) -> Template:
    """The tournaments that I host or take part in."""
    return Template("tournaments.html", context=_context(request))


@get("/tournaments/new", include_in_schema=False, sync_to_thread=False)
def new_tournament_page(request: AnyRequest) -> Template:
    return Template("tournament_new.html", context=_context(request))


@get("/tournament/{tournament:str}", include_in_schema=False)
async def tournament_page(request: AnyRequest, hall: Hall, tournament: str) -> Template:
    """Who takes part, the rounds with their tables, and the standings."""
    found = await hosting.find(hall, tournament)
    colours = _game(found.game).colours
    return Template("tournament.html", context=_context(request, tournament=found.id, name=found.name, colours=colours))


@get("/kept", include_in_schema=False, sync_to_thread=False)
def kept_page(request: AnyRequest) -> Template:
    """What is known of people, why, and for how long."""
    return Template("kept.html", context=_context(request))


@get("/me/messages", include_in_schema=False, sync_to_thread=False)
def messages_page(request: AnyRequest) -> Template:
    """My hours, my vacation, and how I am told what happens."""
    return Template("messages.html", context=_context(request))


@get("/mail/{what:str}/{address:str}/{seal:str}", include_in_schema=False)
async def mail_link(request: AnyRequest, hall: Hall, what: str, address: str, seal: str) -> Template:
    """A link in a message. Nothing is done yet: programs look at links before people do."""
    if what not in (CONFIRM, STOP) or not hall.messenger.fits(what, address, seal):
        raise NotFoundException
    return Template("mail_link.html", context=_context(request, what=what, done=False))


@post("/mail/{what:str}/{address:str}/{seal:str}", include_in_schema=False, status_code=200)
async def follow_mail_link(request: AnyRequest, hall: Hall, what: str, address: str, seal: str) -> Template:
    """Messages may come here from now on, or no more: by one click, or by the mail program's own button (RFC 8058)."""
    if what not in (CONFIRM, STOP) or not hall.messenger.fits(what, address, seal):
        raise NotFoundException
    change = confirm_address if what == CONFIRM else remove_address
    known = await asyncio.to_thread(_known_address, hall, address)
    if known is not None:
        await hall.store.do(lambda connection: change(connection, address), known.owner, REACHABLE)
    await presence.look(hall)
    return Template("mail_link.html", context=_context(request, what=what, done=True))


def _known_address(hall: Hall, name: str) -> Address | None:
    with hall.store.engine.connect() as connection:
        return find_address(connection, name)


@get("/sw.js", include_in_schema=False, sync_to_thread=False)
def service_worker() -> File:
    """From the root, as it may answer for what lies below it only."""
    return File(WEB / "sw.js", media_type="text/javascript", content_disposition_type="inline", headers=FRESH)


@get("/language/{lang:str}", include_in_schema=False, sync_to_thread=False)
def choose_language(request: AnyRequest, lang: str) -> Redirect:
    """Remember a language and go back to the page it was chosen on."""
    if lang not in LANGUAGES:
        raise NotFoundException
    back = request.query_params.get("back", "/")
    if not re.fullmatch(r"/(?![/\\])[\w/.-]*", back):  # nowhere but on this site
        back = "/"
    cookie = Cookie(key=LANG_COOKIE, value=lang, path="/", max_age=A_YEAR, samesite="lax")
    return Redirect(back, cookies=[cookie])


def page_error(request: AnyRequest, problem: Problem) -> Response[str]:
    """A page that says what is wrong: for the exception handlers of everything that is not the API."""
    status = problem.status
    known = status if status in (HTTPStatus.NOT_FOUND, HTTPStatus.TOO_MANY_REQUESTS) else 0
    # Nobody's mistake, or one that trying again does not mend: the reason is told.
    reason = status in (HTTPStatus.CONFLICT, HTTPStatus.FORBIDDEN) or problem.code == "bad-record"
    told = problem if reason else None
    html = _environment.get_template("error.html").render(_context(request, status=status, known=known, told=told))
    return Response(html, status_code=status, media_type=MediaType.HTML)


page_routes: list[Any] = [
    home,
    service_worker,
    setup_page,
    rules_page,
    table_page,
    fair_page,
    key_page,
    me_page,
    my_games_page,
    profile_page,
    ladders,
    ladder_page,
    operator_page,
    operator_enter,
    arrive_page,
    kept_page,
    messages_page,
    tournaments_page,
    new_tournament_page,
    tournament_page,
    mail_link,
    follow_mail_link,
    choose_language,
]
