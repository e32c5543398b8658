"""How somebody shows who they are: by a passkey, a recovery code, a link. Whoever cannot is told the same, whatever it
was that did not fit."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar.types import Scope
from msgspec import Struct
from sqlalchemy import Connection

from ...core.errors import BadOption
from ...core.texts import Text
from ..browser import Who
from ..errors import NotSignedIn, NoWayIn
from ..messages import Arrived
from ..naming import check_name
from ..store import Taken
from . import accounts, codes, passes, passkeys
from .joining import Joined
from .members import Members
from .passkeys import BadKey, Site

#: A link to another device of one's own, and one by mail, are good for so many minutes.
DEVICE_MINUTES = 10
MAIL_MINUTES = 30


class _Wish(Struct):
    """What a challenge was made for."""

    person: str
    name: str


def member(who: Who | None) -> Who:
    """A program's token is no way to its person."""
    if who is None or who.program:
        raise NotSignedIn
    return who


# -- passkeys -----------------------------------------------------------------------------------------------------


async def begin_to_keep(members: Members, owner: str, who: Who | None, site: Site, name: str) -> dict[str, Any]:
    """A guest becomes a person, a person gets one more key: what the authenticator is told."""
    if who is not None:
        member(who)
    name = check_name(name or (who.name if who else ""))
    person = who.person if who else accounts.new_id()
    store = members.hall.store
    known = await asyncio.to_thread(_reading, members, lambda connection: passkeys.of(connection, person))
    if len(known) >= passkeys.MOST:
        raise BadOption("so many passkeys and no more", Text("enough-passkeys", {"most": passkeys.MOST}))
    challenge, told = await asyncio.to_thread(passkeys.wish_to_make, site, person, name, known)
    about = msgspec.json.encode(_Wish(person, name)).decode()
    until = store.clock() + passkeys.PATIENCE
    await store.do(lambda connection: passes.make(connection, passes.REGISTER, owner, until, about, challenge), kind="")
    return told


async def keep(
    members: Members, scope: Scope, owner: str, who: Who | None, site: Site, credential: dict[str, Any], label: str
) -> Arrived:
    """The key is made: a guest is a person now, and their seats are the person's."""
    wish = msgspec.json.decode(await _challenged(members, passes.REGISTER, owner, credential), type=_Wish)
    try:
        made = await asyncio.to_thread(passkeys.check_made, site, passkeys.challenge_of(credential), credential)
    except BadKey:
        raise NoWayIn from None
    if (who.person if who else wish.person) != wish.person:  # they have signed in meanwhile
        raise NoWayIn
    now = members.hall.store.clock()

    def work(connection: Connection) -> list[str]:
        shown: list[str] = []
        if who is None:
            accounts.make(connection, wish.person, wish.name, now)
            shown = codes.make(connection, wish.person)
        passkeys.keep(connection, wish.person, made, label, now)
        return shown

    try:
        shown = await members.change(wish.person, work)
    except Taken:  # somebody has this key already
        raise NoWayIn from None
    joined = Joined([], []) if who else await members.sign_in(scope, wish.person, label)
    return arrived(wish.name, joined, shown)


async def begin_to_sign(members: Members, owner: str, site: Site) -> dict[str, Any]:
    challenge, told = await asyncio.to_thread(passkeys.wish_to_sign, site)
    store = members.hall.store
    until = store.clock() + passkeys.PATIENCE
    await store.do(lambda connection: passes.make(connection, passes.SIGN_IN, owner, until, key=challenge), kind="")
    return told


async def sign(
    members: Members, scope: Scope, owner: str, site: Site, credential: dict[str, Any], label: str
) -> Arrived:
    """Signed by a key that is known: this browser is that person's."""
    await _challenged(members, passes.SIGN_IN, owner, credential)
    name, now = str(credential.get("id", "")), members.hall.store.clock()
    key = await asyncio.to_thread(_reading, members, lambda connection: passkeys.find(connection, name))
    if key is None:
        raise NoWayIn
    try:
        signs = await asyncio.to_thread(passkeys.check_signed, site, passkeys.challenge_of(credential), credential, key)
    except BadKey:
        raise NoWayIn from None
    await members.hall.store.do(lambda connection: passkeys.used(connection, key, signs, now), kind="")
    return await _enter(members, scope, key.person, label)


async def _challenged(members: Members, kind: str, owner: str, credential: dict[str, Any]) -> str:
    """What the challenge was made for that was signed; it was made for this browser, and is used now."""
    store = members.hall.store
    now = store.clock()
    try:
        challenge = passkeys.challenge_of(credential)
    except BadKey:
        raise NoWayIn from None
    found = await store.do(lambda connection: passes.use(connection, kind, challenge, now), kind="")
    if found is None or found[0] != owner:
        raise NoWayIn
    return found[1]


# -- codes and links ----------------------------------------------------------------------------------------------


async def recover(members: Members, scope: Scope, code: str, label: str) -> Arrived:
    person = await members.hall.store.do(lambda connection: codes.use(connection, code), kind="")
    if person is None:
        raise NoWayIn
    return await _enter(members, scope, person, label)


async def device_key(members: Members, who: Who) -> str:
    """For a link to sign in with on another device."""
    until = members.hall.store.clock() + DEVICE_MINUTES * passes.MINUTE
    return await members.hall.store.do(
        lambda connection: passes.make(connection, passes.DEVICE, who.person, until), kind=""
    )


def whose(connection: Connection, key: str, now: float) -> str | None:
    """What the person is called whose other device a link is from."""
    found = passes.look_at(connection, passes.DEVICE, key, now)
    return None if found is None else accounts.name_of(connection, found[0])


async def arrive(members: Members, scope: Scope, key: str, label: str) -> Arrived:
    """By a link, from another device of theirs."""
    now = members.hall.store.clock()
    found = await members.hall.store.do(lambda connection: passes.use(connection, passes.DEVICE, key, now), kind="")
    if found is None:
        raise NoWayIn
    return await _enter(members, scope, found[0], label)


async def _enter(members: Members, scope: Scope, person: str, label: str) -> Arrived:
    name = await asyncio.to_thread(_reading, members, lambda connection: accounts.name_of(connection, person))
    if name is None:  # they are forgotten
        raise NoWayIn
    return arrived(name, await members.sign_in(scope, person, label))


def arrived(name: str, joined: Joined, shown: list[str] | None = None) -> Arrived:
    return Arrived(name, len(joined.moved), len(joined.left), shown or [])


def _reading(members: Members, read: accounts.Work[accounts.T]) -> accounts.T:
    with members.hall.store.engine.connect() as connection:
        return read(connection)
