"""What happens that somebody may want to be told: it becomes a job of theirs, in the transaction of what happened. All
that happens to one person until it is done is one message."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from .. import jobs as job_rows
from ..jobs import Job
from ..live import LiveTable
from ..store import Also

#: The kind of these jobs.
TELL = "tell"
#: What can be told.
TURN, SEAT, OVER, CHAT, NUDGE, FULL = "turn", "seat", "over", "chat", "nudge", "full"
#: Somebody has kept a seat for me.
INVITED = "invited"
#: A round of a tournament begins; all were played; somebody has joined one.
ROUND, TOURNAMENT_OVER, JOINED = "round", "cup", "joined"
#: What is told to whoever wants to hear of something like it.
LIKE = {NUDGE: TURN, FULL: SEAT, INVITED: SEAT, ROUND: SEAT, JOINED: SEAT, TOURNAMENT_OVER: OVER}
#: Of one person; more is not read by anybody.
MOST = 50


class Item(Struct, frozen=True):
    """Something at a table; `mark` tells it from the last of its kind, `who` did it. What is about a tournament has its
    id instead of a table's, or its name instead of somebody's; `where` is then its page."""

    table: str
    what: str
    mark: str
    who: str = ""
    where: str = ""

    @property
    def leads_to(self) -> str:
        return self.where or f"/table/{self.table}"


class Items(Struct):
    owner: str
    items: list[Item]


def moved(live: LiveTable, before: Sequence[int], reachable: Collection[str], due: float) -> Also | None:
    """The last entry was played: whoever may act now and could not before is told, and everybody that it is over. Not
    whoever has just acted."""
    table = live.table
    here = live.chairs[table.record.entries[-1].seat].owner
    found: dict[str, Item] = {}
    if table.over:
        found = dict.fromkeys(people(live), Item(live.id, OVER, "over"))
    else:
        found = turns(live, [seat for seat in table.actors() if seat not in before])
    return asked({owner: item for owner, item in found.items() if owner != here}, reachable, due)


def turns(live: LiveTable, seats: Sequence[int]) -> dict[str, Item]:
    """It is the turn of these seats. The mark is the same until they have acted."""
    found = {}
    for seat in seats:
        chair = live.chairs[seat]
        if chair.kind == "person" and chair.owner is not None:
            found[chair.owner] = Item(live.id, TURN, f"{seat} {live.played(seat).own_number}")
    return found


def people(live: LiveTable) -> list[str]:
    return [chair.owner for chair in live.chairs if chair.owner is not None and not chair.kept]


def asked(items: Mapping[str, Item], reachable: Collection[str], due: float) -> Also | None:
    """What writes it down, for those who can be told."""
    wanted = {owner: item for owner, item in items.items() if owner in reachable}
    return partial(_write, items=wanted, due=due) if wanted else None


def _write(connection: Connection, items: Mapping[str, Item], due: float) -> None:
    for owner, item in sorted(items.items()):
        key = f"{TELL} {owner}"
        new, waiting = Job(key, TELL, due, _words(Items(owner, [item]))), None
        # Two servers may write to one person at once: what the other adds must not be lost.
        while not job_rows.put_unless(connection, new) and waiting is None:
            waiting = job_rows.hold(connection, key)
        if waiting is None:
            continue
        known = msgspec.json.decode(waiting.payload, type=Items).items
        others = [one for one in known if (one.table, one.what) != (item.table, item.what)]
        # It is told no later than what came first.
        first = waiting.due if waiting.tries == 0 else due
        job_rows.put(connection, Job(key, TELL, min(first, due), _words(Items(owner, [*others, item][-MOST:]))))


def _words(items: Items) -> str:
    return msgspec.json.encode(items).decode()
