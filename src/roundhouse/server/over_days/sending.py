"""A message goes out to one address. Who dies in the middle leaves it to be sent once more, by the same name."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import Struct

from ...core.texts import translator
from ..hall import Hall
from ..jobs import LOST, Job
from ..mail import NotTaken, can_mail, mail
from ..store import PULSE
from ..tell import rows
from ..tell.messenger import STOP
from ..tell.outside import Gone, TooSlow
from ..tell.rows import APPRISE, MAIL, PUSH

#: The kind of these jobs.
SEND = "send"
#: So many go out side by side: who waits for their turn for too long would be taken for dead, and it would be sent
#: twice. For the same reason all of it takes no longer than this, in seconds.
AT_ONCE, LONGEST = 2, LOST - 20


class Message(Struct, frozen=True):
    """`name` is the same however often it is sent; `where` on the site it leads to."""

    address: str
    title: str
    body: str
    where: str
    name: str


async def send(hall: Hall, job: Job) -> float | None:
    """Does jobs of the kind SEND; when to try again, if somebody's places were too slow a while ago."""
    message = msgspec.json.decode(job.payload, type=Message)
    found = await asyncio.to_thread(_read, hall, message.address)
    if found is None or not found.confirmed:
        return None
    rests = hall.messenger.rests(found.owner, hall.store.clock())
    if rests is not None:
        return rests
    try:
        async with asyncio.timeout(LONGEST):
            await deliver(hall, found, message)
    except (Gone, NotTaken):
        await hall.store.write("", PULSE, lambda connection: rows.remove(connection, found.id))
    except TooSlow:
        hall.messenger.let_rest(found.owner, hall.store.clock())
        raise
    return None


async def deliver(hall: Hall, to: rows.Address, message: Message) -> None:
    messenger, settings, tr = hall.messenger, hall.settings, translator(to.lang)
    link = settings.address + message.where
    stop = messenger.link(STOP, to.id)
    if to.kind == PUSH:
        words = {"title": message.title, "body": message.body, "url": message.where, "tag": message.name}
        site = settings.address if settings.address.startswith("https:") else "mailto:nobody@localhost"
        await messenger.outside.push(to.address, words, messenger.key, site, message.name)
    elif to.kind == APPRISE:
        text = "\n\n".join(part for part in (message.body, link, tr("tell-stop", link=stop)) if part)
        await messenger.outside.apprise(to.address, message.title, text)
    elif to.kind == MAIL and can_mail(settings):
        text = "\n\n".join(part for part in (message.title, message.body, link, tr("tell-stop", link=stop)) if part)
        headers = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        await mail(settings, to.address, message.title, text, message.name, headers)


def _read(hall: Hall, address: str) -> rows.Address | None:
    with hall.store.engine.connect() as connection:
        return rows.address(connection, address)
