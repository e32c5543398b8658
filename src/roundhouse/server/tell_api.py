"""How somebody is told what happens: their addresses, and what they want to hear."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..core.errors import BadOption
from ..core.texts import Text, translator
from .browser import asker_of, lang_of, owner_of
from .errors import NotYours
from .hall import Hall
from .mail import can_mail, check_mail, mail
from .messages import AddressInfo, Mute, NewAddress, TellInfo, WishTold
from .over_days import presence
from .over_days.sending import Message, deliver
from .quotas import MESSAGES
from .store import PULSE, REACHABLE
from .tell import rows
from .tell.messenger import CONFIRM
from .tell.rows import APPRISE, MAIL, PUSH, Address, Wishes
from .tell.targets import check_apprise, check_push

Req = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
#: Addresses of one person.
MOST = 10


class TellApi(Controller):
    """Messages."""

    path = "/api/tell"
    tags = ["people"]
    cache_control = CacheControlHeader(no_store=True)

    @get("/", summary="Where you are told what happens, and what you want to hear")
    async def told(self, request: Req, hall: TheHall) -> TellInfo:
        return await asyncio.to_thread(_info, hall, owner_of(request))

    @post("/wishes", summary="Say what you want to hear", status_code=200)
    async def wish(self, request: Req, hall: TheHall, data: JSONBody[WishTold]) -> TellInfo:
        owner, wishes = owner_of(request), Wishes(data.turn, data.seat, data.over, data.chat)
        await hall.store.write("", PULSE, lambda connection: rows.wish(connection, owner, wishes))
        return await asyncio.to_thread(_info, hall, owner)

    @post("/addresses", summary="Give an address: a browser's push, mail, or a service", status_code=200)
    async def add(self, request: Req, hall: TheHall, data: JSONBody[NewAddress]) -> TellInfo:
        asker, lang = asker_of(request), lang_of(request)
        hall.quotas.take(MESSAGES, asker)
        try:
            kept = await hall.messenger.look_up(lambda: _checked(hall, data))
        except TimeoutError:
            raise BadOption("nobody is found there", Text("bad-host")) from None
        known = await asyncio.to_thread(_info, hall, asker.owner)
        if len(known.addresses) >= MOST:
            raise BadOption("so many addresses are enough", Text("bad-many", {"most": MOST}))
        name = secrets.token_urlsafe(16)
        new = Address(name, asker.owner, data.kind, kept, lang, data.kind != MAIL, hall.store.clock())
        await hall.store.do(lambda connection: rows.add(connection, new), asker.owner, REACHABLE)
        if data.kind == MAIL:
            tr, link = translator(lang), hall.messenger.link(CONFIRM, name)
            words = tr("mail-confirm"), tr("mail-confirm-about", link=link)
            try:
                await mail(hall.settings, kept, *words, name)
            except Exception as error:  # whatever a mail server says
                await hall.store.write("", PULSE, lambda connection: rows.remove(connection, name))
                raise BadOption(f"it did not go: {error!r}", Text("bad-delivery")) from None
        await presence.look(hall)
        return await asyncio.to_thread(_info, hall, asker.owner)

    @post("/addresses/{name:str}/remove", summary="Forget an address", status_code=200)
    async def remove(self, request: Req, hall: TheHall, name: FromPath[str]) -> TellInfo:
        owner = owner_of(request)
        await asyncio.to_thread(_mine, hall, owner, name)
        await hall.store.write("", PULSE, lambda connection: rows.remove(connection, name))
        return await asyncio.to_thread(_info, hall, owner)

    @post("/addresses/{name:str}/try", summary="Send something there, to see whether it comes", status_code=204)
    async def attempt(self, request: Req, hall: TheHall, name: FromPath[str]) -> None:
        asker = asker_of(request)
        to = await asyncio.to_thread(_mine, hall, asker.owner, name)
        hall.quotas.take(MESSAGES, asker)
        if not to.confirmed:
            raise BadOption("it is not confirmed yet", Text("bad-unconfirmed"))
        message = Message(to.id, translator(to.lang)("tell-try"), "", "/me/messages", secrets.token_hex(8))
        try:
            await deliver(hall, to, message)
        except Exception as error:
            raise BadOption(f"it did not go: {error!r}", Text("bad-delivery")) from None

    @post("/tables/{table:str}", summary="Be told nothing of a table, or again", status_code=204)
    async def mute(self, request: Req, hall: TheHall, table: FromPath[str], data: JSONBody[Mute]) -> None:
        owner, live = owner_of(request), await hall.find(table)
        if not live.seats_of(owner):
            raise NotYours
        await hall.store.write("", PULSE, lambda connection: rows.mute(connection, owner, live.id, data.mute))


def _checked(hall: Hall, wish: NewAddress) -> str:
    """The address as it is kept, if messages may go there. Looks names up, so in a thread of its own."""
    private = hall.settings.tell_private
    if wish.kind == PUSH:
        return _subscription(wish.address, private)
    if wish.kind == APPRISE:
        check_apprise(wish.address.strip(), private)
        return wish.address.strip()
    if wish.kind == MAIL and can_mail(hall.settings):
        return check_mail(wish.address)
    raise BadOption("no such way", Text("bad-way"))


class _Keys(msgspec.Struct):
    p256dh: str
    auth: str


class _Subscription(msgspec.Struct):
    """What a browser gives out."""

    endpoint: str
    keys: _Keys


def _subscription(words: str, private: bool) -> str:
    try:
        found = msgspec.json.decode(words, type=_Subscription)
    except msgspec.MsgspecError:
        raise BadOption("this is no subscription of a browser", Text("bad-address")) from None
    if len(words) > 2000 or len(found.keys.p256dh) > 100 or len(found.keys.auth) > 40:
        raise BadOption("this is no subscription of a browser", Text("bad-address"))
    check_push(found.endpoint, private)
    return msgspec.json.encode(found).decode()


def _info(hall: Hall, owner: str) -> TellInfo:
    with hall.store.engine.connect() as connection:
        wishes, found = rows.wishes_of(connection, owner), rows.addresses_of(connection, owner)
    known = [AddressInfo(one.id, one.kind, _label(one), one.confirmed) for one in found]
    wanted = (wishes.turn, wishes.seat, wishes.over, wishes.chat)
    return TellInfo(hall.messenger.public_key, can_mail(hall.settings), *wanted, known)


def _label(one: Address) -> str:
    """What it is called; what could be a password in it is not shown again."""
    if one.kind == MAIL:
        return one.address
    address = msgspec.json.decode(one.address)["endpoint"] if one.kind == PUSH else one.address
    scheme, _, rest = address.partition("://")
    host = rest.split("/")[0].rpartition("@")[2]
    return host if one.kind == PUSH else f"{scheme}://{host[:20]}…"


def _mine(hall: Hall, owner: str, name: str) -> Address:
    with hall.store.engine.connect() as connection:
        found = rows.address(connection, name)
    if found is None or found.owner != owner:
        raise NotYours
    return found
