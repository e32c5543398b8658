"""Links by mail, where the server sends any: a second way in. Whoever asks is told the same whether the address is
known or not, and a mail goes out either way: to sign in, or to make an account with what was asked for."""

from __future__ import annotations

import msgspec
import structlog
from litestar.types import Scope
from msgspec import Struct
from sqlalchemy import Connection, select, update

from ...core.errors import BadOption
from ...core.texts import Text, translator
from ..browser import Who
from ..errors import NoWayIn
from ..mail import check_mail
from ..messages import Arrived
from ..naming import check_name
from ..schema import passes as rows
from ..schema import people
from . import accounts, codes, passes
from .members import Members
from .ways_in import MAIL_MINUTES, arrived

log = structlog.get_logger()
#: Seconds until the next mail to the same address.
PAUSE = 60


class _Wish(Struct):
    """What a link by mail is for: the address, a name for whoever is new, or whose address it shall be."""

    mail: str
    name: str = ""
    person: str | None = None


def possible(members: Members) -> bool:
    """A link needs a place to lead to that nobody but the operator has said: else somebody could let mails lead to
    theirs."""
    return members.hall.post is not None and bool(members.hall.settings.site)


async def ask(members: Members, who: Who | None, mail: str, name: str, lang: str) -> None:
    """Send a link to this address."""
    post, store = members.hall.post, members.hall.store
    mail = check_mail(mail).lower()
    if post is None or not possible(members):
        raise BadOption("this server sends no mail", Text("bad-no-mail"))
    wish = _Wish(mail, check_name(name) if name else "", who.person if who else None)
    now = store.clock()
    until = now + MAIL_MINUTES * passes.MINUTE

    def work(connection: Connection) -> str | None:
        # The address is no reader of this table either: only its hash.
        asked = passes.hash_key(mail)
        same = rows.c.kind == passes.MAIL, rows.c.who == asked
        last = connection.execute(select(rows.c.until).where(*same)).scalar()
        if last is not None and last > until - PAUSE:
            return None  # it is on its way
        return passes.make(connection, passes.MAIL, asked, until, msgspec.json.encode(wish).decode())

    key = await store.do(work, kind="")
    if key is not None:
        tr = translator(lang)
        link = f"{members.hall.settings.address}/me/arrive#{key}"
        if who is None:
            subject, words = tr("mail-link-subject"), tr("mail-link", link=link, minutes=MAIL_MINUTES)
        else:
            subject = tr("mail-address-subject")
            words = tr("mail-address", link=link, minutes=MAIL_MINUTES, name=who.name)
        try:
            await post(mail, subject, words)
        except Exception as error:  # whoever asks is told the same, whatever an address does to the mail server
            log.warning("mail not sent", error=repr(error))


async def arrive(members: Members, scope: Scope, key: str, label: str) -> Arrived:
    """Somebody comes by a link from a mail: the address is theirs. A link by which an account gets an address is for a
    browser of that account alone: else somebody could let another person's address, and seats, come to theirs."""
    now = members.hall.store.clock()
    who: Who | None = scope["state"].get("who")
    here = None if who is None else who.person

    def work(connection: Connection) -> tuple[str, str, list[str]] | None:
        found = passes.use(connection, passes.MAIL, key, now)
        return None if found is None else _owner_of(connection, msgspec.json.decode(found[1], type=_Wish), here, now)

    found = await members.hall.store.do(work, kind="")
    if found is None:
        raise NoWayIn
    person, name, shown = found
    return arrived(name, await members.sign_in(scope, person, label), shown)


def whose(connection: Connection, key: str, now: float) -> str | None:
    """What the person is called to whose account a link from a mail leads, or will be called."""
    found = passes.look_at(connection, passes.MAIL, key, now)
    if found is None:
        return None
    wish = msgspec.json.decode(found[1], type=_Wish)
    known = connection.execute(select(people.c.name).where(people.c.mail == wish.mail)).scalar()
    if known is None and wish.person is not None:
        return accounts.name_of(connection, wish.person)
    return known or _new_name(wish)


def _new_name(wish: _Wish) -> str:
    return wish.name or wish.mail.partition("@")[0][:40]


def _owner_of(connection: Connection, wish: _Wish, here: str | None, now: float) -> tuple[str, str, list[str]] | None:
    """Whose address it is from now on, what they are called, and the codes of whoever is new."""
    if wish.person not in (None, here):
        return None
    known = connection.execute(select(people.c.id, people.c.name).where(people.c.mail == wish.mail)).first()
    if known is not None:  # also if somebody else wished to have it: it was shown to be theirs before
        return known.id, known.name, []
    if wish.person is not None:
        name = accounts.name_of(connection, wish.person)
        if name is None:
            return None
        connection.execute(update(people).where(people.c.id == wish.person).values(mail=wish.mail))
        return wish.person, name, []
    person, name = accounts.new_id(), _new_name(wish)
    accounts.make(connection, person, name, now, wish.mail)
    return person, name, codes.make(connection, person)
