"""Who I am, over REST: for the page /me, and for whoever writes another."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy import Connection, Table, delete, select, update

from ...core.errors import BadOption
from ...core.texts import Text
from .. import my_turns
from ..answers import reader_of
from ..browser import PROGRAM, asker_of, hash_of, lang_of, owner_of, who_of
from ..errors import NoWayIn
from ..manners import blocking
from ..messages import (
    Acquaintance,
    Arrived,
    AskMail,
    BlockedInfo,
    CodesInfo,
    DeviceLink,
    Forget,
    KeyInfo,
    MeInfo,
    NewName,
    ProgramInfo,
    Remove,
    Signed,
    SignOut,
    TokenInfo,
    TurnInfo,
    UseCode,
    UsePass,
    WhoseLink,
    WishRating,
)
from ..naming import alike, check_name
from ..qr_codes import qr
from ..quotas import MAILS
from ..results import counting
from ..schema import devices, passkeys, people, programs
from ..store import GONE, SEATS
from . import accounts, codes, inviting, mailing, taking_along, ways_in
from . import passkeys as keys
from . import programs as tokens
from .forgetting import forget
from .joining import Joined
from .members import Members
from .ways_in import member

Req = Request[Any, Any, Any]
TheMembers = NamedDependency[Members]


class MeApi(Controller):
    """Accounts that nobody needs: who I am, and how I show it."""

    path = "/api/me"
    tags = ["me"]
    cache_control = CacheControlHeader(no_store=True)

    @get("/", summary="Who asks, and what they have to show it")
    async def me(self, request: Req, members: TheMembers) -> MeInfo:
        owner, who = owner_of(request), who_of(request)
        if who is None or who.program:
            name = "" if who is None else who.name
            kind, mails = "guest" if who is None else "program", mailing.possible(members)
            return MeInfo(kind, owner if who else "", name, mails, "", [], [], [], 0)
        here = hash_of(request.scope["state"]["token"])
        return await asyncio.to_thread(_about, members, who.person, here)

    @get("/turns", summary="Tables where it is my turn, those that wait longest first")
    async def turns(self, request: Req, members: TheMembers) -> list[TurnInfo]:
        return await my_turns.turns(members.hall, reader_of(request))

    @get("/blocked", summary="Whom I have blocked")
    async def blocked(self, request: Req, members: TheMembers) -> list[BlockedInfo]:
        return await asyncio.to_thread(_shunned, members, owner_of(request), blocking.BLOCKED)

    @get("/muted", summary="Whose words I do not want to read")
    async def muted(self, request: Req, members: TheMembers) -> list[BlockedInfo]:
        return await asyncio.to_thread(_shunned, members, owner_of(request), blocking.MUTED)

    @post("/unmute", summary="Read somebody's words again", status_code=204)
    async def unmute(self, request: Req, members: TheMembers, data: JSONBody[Remove]) -> None:
        owner = owner_of(request)
        if len(data.id) >= SHOWN:
            await members.hall.store.do(
                lambda connection: blocking.unblock(connection, owner, data.id, blocking.MUTED), kind=""
            )

    @post("/unblock", summary="Block somebody no longer", status_code=204)
    async def unblock(self, request: Req, members: TheMembers, data: JSONBody[Remove]) -> None:
        owner = owner_of(request)
        if len(data.id) >= SHOWN:
            await members.hall.store.do(lambda connection: blocking.unblock(connection, owner, data.id), kind="")

    @post("/rating", summary="Whether I want to be rated, and stand on the ladders", status_code=204)
    async def rating(self, request: Req, members: TheMembers, data: JSONBody[WishRating]) -> None:
        person, now = member(who_of(request)).person, members.hall.store.clock()
        await members.hall.store.do(lambda connection: counting.wish(connection, person, data.on, now), kind="")

    @get("/acquaintances", summary="People with whom I have played, to invite them")
    async def acquaintances(self, request: Req, members: TheMembers) -> list[Acquaintance]:
        owner, engine = owner_of(request), members.hall.store.engine

        def read() -> list[Acquaintance]:
            with engine.connect() as connection:
                return inviting.acquaintances(connection, owner)

        return await asyncio.to_thread(read)

    # -- ways in --------------------------------------------------------------------------------------------------

    @post("/keep/begin", summary="Keep my seats: what an authenticator needs to make a passkey", status_code=200)
    async def keep_begin(self, request: Req, members: TheMembers, data: JSONBody[NewName]) -> dict[str, Any]:
        return await ways_in.begin_to_keep(
            members, owner_of(request), who_of(request), _site(request, members), data.name
        )

    @post("/keep", summary="The passkey is made: an account, or one more key to it", status_code=200)
    async def keep(self, request: Req, members: TheMembers, data: JSONBody[Signed]) -> Arrived:
        owner, who, site = owner_of(request), who_of(request), _site(request, members)
        return await ways_in.keep(members, request.scope, owner, who, site, data.credential, _label(request))

    @post("/sign-in/begin", summary="What an authenticator needs to sign in", status_code=200)
    async def sign_in_begin(self, request: Req, members: TheMembers) -> dict[str, Any]:
        return await ways_in.begin_to_sign(members, owner_of(request), _site(request, members))

    @post("/sign-in", summary="Sign in by a passkey; this browser's seats come along", status_code=200)
    async def sign_in(self, request: Req, members: TheMembers, data: JSONBody[Signed]) -> Arrived:
        owner, site = owner_of(request), _site(request, members)
        return await ways_in.sign(members, request.scope, owner, site, data.credential, _label(request))

    @post("/recover", summary="Sign in by a recovery code", status_code=200)
    async def recover(self, request: Req, members: TheMembers, data: JSONBody[UseCode]) -> Arrived:
        owner_of(request)
        return await ways_in.recover(members, request.scope, data.code, _label(request))

    @post("/device", summary="A link that signs another device in, once", status_code=200)
    async def device(self, request: Req, members: TheMembers) -> DeviceLink:
        key = await ways_in.device_key(members, member(who_of(request)))
        link = f"{request.base_url}me/arrive#{key}"
        picture = await members.hall.workroom.do(key, lambda: qr(link))
        return DeviceLink(link, picture.decode(), ways_in.DEVICE_MINUTES)

    @post("/arrive/whose", summary="Whose account a link leads to; it stays good", status_code=200)
    async def whose(self, members: TheMembers, data: JSONBody[UsePass]) -> WhoseLink:
        now, engine = members.hall.store.clock(), members.hall.store.engine

        def read() -> str | None:
            with engine.connect() as connection:
                return ways_in.whose(connection, data.key, now) or mailing.whose(connection, data.key, now)

        name = await asyncio.to_thread(read)
        if name is None:
            raise NoWayIn
        return WhoseLink(name)

    @post("/arrive", summary="Sign in by a link", status_code=200)
    async def arrive(self, request: Req, members: TheMembers, data: JSONBody[UsePass]) -> Arrived:
        owner_of(request)
        try:
            return await ways_in.arrive(members, request.scope, data.key, _label(request))
        except NoWayIn:
            return await mailing.arrive(members, request.scope, data.key, _label(request))

    @post(
        "/mail",
        summary="A link by mail: to sign in, to an account, or to show that an address is mine",
        status_code=204,
    )
    async def mail(self, request: Req, members: TheMembers, data: JSONBody[AskMail]) -> None:
        who = who_of(request)
        if who is not None:
            member(who)
        members.hall.quotas.take(MAILS, asker_of(request))
        await mailing.ask(members, who, data.mail, data.name, lang_of(request))

    @post("/mail/remove", summary="Forget my address", status_code=204)
    async def remove_mail(self, request: Req, members: TheMembers) -> None:
        who = member(who_of(request))

        def work(connection: Connection) -> bool:
            if not keys.of(connection, who.person) and not codes.left(connection, who.person):
                return False
            connection.execute(update(people).where(people.c.id == who.person).values(mail=None))
            return True

        if not await members.change(who.person, work):
            raise BadOption("the last way in stays", Text("bad-last-key"))

    # -- what I have ----------------------------------------------------------------------------------------------

    @post("/name", summary="Another name, also at my tables", status_code=204)
    async def rename(self, request: Req, members: TheMembers, data: JSONBody[NewName]) -> None:
        who, name = member(who_of(request)), check_name(data.name)
        store = members.hall.store

        def work(connection: Connection) -> list[str]:
            found = accounts.rename(connection, who.person, name, alike)
            store.notify(connection, [f"{SEATS} {table}" for table in found])
            return found

        members.tell(await members.change(who.person, work))

    @post("/codes", summary="New recovery codes; those of before are good no more", status_code=200)
    async def new_codes(self, request: Req, members: TheMembers) -> CodesInfo:
        who = member(who_of(request))
        return CodesInfo(await members.change(who.person, lambda connection: codes.make(connection, who.person)))

    @post("/passkeys/remove", summary="A passkey is good no more", status_code=204)
    async def remove_passkey(self, request: Req, members: TheMembers, data: JSONBody[Remove]) -> None:
        who = member(who_of(request))

        def work(connection: Connection) -> bool:
            ways = len(keys.of(connection, who.person)) + bool(codes.left(connection, who.person))
            ways += connection.execute(select(people.c.mail).where(people.c.id == who.person)).scalar() is not None
            if ways < 2:
                return False
            mine = passkeys.c.person == who.person, passkeys.c.id.startswith(data.id, autoescape=True)
            connection.execute(delete(passkeys).where(*mine))
            return True

        if len(data.id) < SHOWN or not await members.change(who.person, work):
            raise BadOption("the last way in stays", Text("bad-last-key"))

    @post("/browsers/remove", summary="Sign a browser out", status_code=204)
    async def remove_browser(self, request: Req, members: TheMembers, data: JSONBody[Remove]) -> None:
        who = member(who_of(request))
        if len(data.id) >= SHOWN:
            mine = devices.c.person == who.person, devices.c.token.startswith(data.id, autoescape=True)
            await members.change(who.person, lambda connection: connection.execute(delete(devices).where(*mine)))

    @post("/sign-out", summary="Be a guest again, here or everywhere", status_code=204)
    async def sign_out(self, request: Req, members: TheMembers, data: JSONBody[SignOut]) -> None:
        member(who_of(request))
        await (members.sign_out_everywhere if data.everywhere else members.sign_out)(request.scope)

    # -- programs -------------------------------------------------------------------------------------------------

    @post("/programs", summary="A token for a program of mine, shown once", status_code=201)
    async def new_program(self, request: Req, members: TheMembers, data: JSONBody[NewName]) -> TokenInfo:
        who, name, token = member(who_of(request)), check_name(data.name), members.browsers.issue(PROGRAM)
        now = members.hall.store.clock()
        made = await members.change(
            who.person, lambda connection: tokens.make(connection, who.person, name, hash_of(token), now)
        )
        if not made:
            raise BadOption("so many programs and no more", Text("enough-programs", {"most": tokens.MOST}))
        return TokenInfo(name, token)

    @post("/programs/revoke", summary="A program's token is good no more", status_code=204)
    async def revoke(self, request: Req, members: TheMembers, data: JSONBody[Remove]) -> None:
        who, store = member(who_of(request)), members.hall.store
        now = store.clock()

        def work(connection: Connection) -> Joined:
            joined = tokens.revoke(connection, who.person, data.id, now) or Joined([], [])
            store.notify(connection, [f"{SEATS} {table}" for table in joined.moved])
            return joined

        members.tell((await members.change(who.person, work)).moved)

    # -- ways out -------------------------------------------------------------------------------------------------

    @get("/records", summary="All that is known of me, and the records of my finished games, as a zip")
    async def records(self, request: Req, members: TheMembers) -> Response[bytes]:
        owner, who = owner_of(request), who_of(request)
        person = None if who is None or who.program else who.person
        packed = await asyncio.to_thread(taking_along.pack, members.hall.store, owner, person)
        headers = {"Content-Disposition": 'attachment; filename="roundhouse.zip"'}
        return Response(packed, media_type="application/zip", headers=headers)

    @post("/forget", summary="Forget me: I am someone in finished games, and nobody anywhere else", status_code=204)
    async def forget_me(self, request: Req, members: TheMembers, data: JSONBody[Forget]) -> None:
        owner, who, hall = owner_of(request), who_of(request), members.hall
        if who is not None and (member(who).name != data.name.strip()):
            raise BadOption("the name is another one", Text("bad-name-again"))

        def work(connection: Connection) -> tuple[list[str], list[str], list[str]]:
            found = forget(connection, owner)
            hall.store.notify(connection, [f"{SEATS} {table}" for table in found.changed])
            hall.store.notify(connection, [f"{GONE} {table}" for table in found.gone])
            return found

        changed, bots, gone = await members.change(owner, work)
        for table in gone:
            hall.heard(GONE, table)
        members.tell(changed)
        for table in bots:
            live = await hall.find(table)
            async with hall.holding(live):
                hall.wake_bots(live)
        state = request.scope["state"]
        state.pop("who", None)
        if "token" in state:
            state["token"] = state["new_token"] = members.browsers.issue()


#: So much of an id is shown, and says which one is meant.
SHOWN = 16


def _about(members: Members, person: str, here: str) -> MeInfo:
    """In a thread."""
    with members.hall.store.engine.connect() as connection:
        account = connection.execute(select(people).where(people.c.id == person)).mappings().one()
        mine = connection.execute(select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created))
        ways = [KeyInfo(row["id"][:SHOWN], row["label"], row["created"], row["used"], False) for row in mine.mappings()]
        mine = connection.execute(select(devices).where(devices.c.person == person).order_by(devices.c.created))
        browsers = [
            KeyInfo(row["token"][:SHOWN], row["label"], row["created"], row["seen"], row["token"] == here)
            for row in mine.mappings()
        ]
        running = programs.c.person == person, programs.c.revoked.is_(None)
        mine = connection.execute(select(programs).where(*running).order_by(programs.c.created))
        own = [ProgramInfo(row["owner"], row["name"], row["created"]) for row in mine.mappings()]
        left = codes.left(connection, person)
    mails, mail = mailing.possible(members), account["mail"] or ""
    return MeInfo("member", person, account["name"], mails, mail, ways, browsers, own, left)


def _shunned(members: Members, owner: str, how: Table) -> list[BlockedInfo]:
    """In a thread."""
    with members.hall.store.engine.connect() as connection:
        found = blocking.blocked_by(connection, owner, how)
    return [BlockedInfo(other[:SHOWN], name) for other, name in found.items()]


def _site(request: Req, members: Members) -> keys.Site:
    settings = members.hall.settings
    return keys.site_of(settings.site, request.headers.get("host", ""), settings.https)


#: What a browser says of itself, and what people call it; the first that fits.
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "Mac"),
    ("Linux", "Linux"),
)


def _label(request: Req) -> str:
    """What a device is called in the list of them."""
    said = request.headers.get("user-agent", "")
    found = [next((name for sign, name in signs if sign in said), "") for signs in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, found)) or "?"
