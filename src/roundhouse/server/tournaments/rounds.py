"""Rounds begin and end by themselves, whichever server notices. A round is written in one transaction with its tables,
and only while the one before it is the last: so it is begun once, whoever dies in the middle."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping

import msgspec
import structlog
from msgspec.structs import replace
from sqlalchemy import Connection

from ...core.errors import RoundhouseError
from ...core.game import Game
from ...core.registry import find_game
from ...core.table import Table
from ..clocks.clock import new_clock
from ..contest import rows
from ..contest.pairing import GROUPS, ROBIN, Drawn, Past, groups, robin, sizes, swiss
from ..contest.rows import ABANDONED, ON, OVER, Entrant, Tournament
from ..contest.seeds import seed_of
from ..contest.standing import GONE, Result, Standing
from ..hall import Hall
from ..jobs import Job
from ..store import SEATS, Chair, Stored, Taken, insert_table
from ..tell.asking import ROUND, TOURNAMENT_OVER, Item, asked

log = structlog.get_logger()
#: Seconds until somebody looks again, although no table has said that it is over.
OFTEN = 60


async def look(hall: Hall, job: Job) -> float | None:
    """Does jobs of the kind ROUND; when to look again."""
    name = msgspec.json.decode(job.payload)["tournament"]
    return hall.store.clock() + OFTEN if await go_on(hall, name) else None


async def go_on(hall: Hall, name: str) -> bool:
    """Write down what has ended, and begin what comes next; whether there is something to wait for."""
    found = await read(hall, name)
    if found is None or found.state not in (ON, ABANDONED) or hall.draining:
        return found is not None and found.state in (ON, ABANDONED)
    found = await _note_results(hall, found)
    if not found.settled:
        await _wake(hall, found)
        return True
    await _unseal(hall, found)
    if found.state == ABANDONED:
        return False
    try:
        return await _begin(hall, found) if _more(found) else await _finish(hall, found)
    except Taken:  # another server was faster
        return True


async def read(hall: Hall, name: str) -> Tournament | None:
    def work() -> Tournament | None:
        with hall.store.engine.connect() as connection:
            return rows.read(connection, name)

    return await asyncio.to_thread(work)


def _more(found: Tournament) -> bool:
    """Whether another round is to be played: as long as there are enough who play it."""
    return found.round < found.rounds and len(found.here) > 1


# -- how tables end -----------------------------------------------------------------------------------------------


async def _note_results(hall: Hall, found: Tournament) -> Tournament:
    """Tables that have ended, and were not noted yet."""
    waiting = {one.table for one in found.in_round(found.round) if one.table is not None and one.place is None}
    if not waiting:
        return found

    def ended() -> dict[str, bool]:
        with hall.store.engine.connect() as connection:
            return rows.ended(connection, waiting)

    noted: list[Result] = []
    for table, scored in (await asyncio.to_thread(ended)).items():
        at = [one for one in found.in_round(found.round) if one.table == table]
        noted += await _outcome(hall, found, table, at) if scored else [replace(one, place=1) for one in at]
    if not noted:
        return found
    await hall.store.do(lambda connection: rows.score(connection, found.id, noted), kind="")
    known = {(one.number, one.player): one for one in noted}
    return replace(found, results=tuple(known.get((one.number, one.player), one) for one in found.results))


async def _outcome(hall: Hall, found: Tournament, name: str, at: list[Result]) -> list[Result]:
    """Whoever has given a seat up for good is behind all others, however well the bot played on."""
    owners = {one.number: one.owner for one in found.entrants}
    try:
        live = await hall.find(name)
        async with hall.at(live) as table:
            sheet = table.sheet()
            order = sheet.places
            return [
                replace(
                    one,
                    place=order[one.seat] if live.chairs[one.seat].owner == owners[one.player] is not None else GONE,
                    total=sheet[one.seat].total,
                )
                for one in at
            ]
    except RoundhouseError as error:  # it cannot be read: there is no result
        log.warning("table has no result", table=name, error=str(error))
        return [replace(one, place=1) for one in at]


async def _wake(hall: Hall, found: Tournament) -> None:
    """The clock of a table begins when it is first looked at: here, if nobody has come yet."""
    for table in {one.table for one in found.in_round(found.round) if one.table is not None and one.place is None}:
        try:
            await hall.find(table)
        except RoundhouseError as error:
            log.warning("table cannot be read", table=table, error=str(error))


async def _unseal(hall: Hall, found: Tournament) -> None:
    """All have had the same chance: everybody may look now."""
    tables = {one.table for one in found.in_round(found.round) if one.table is not None}
    if not found.duplicate or not tables:
        return

    def work(connection: Connection) -> None:
        rows.unseal(connection, tables)
        hall.store.notify(connection, [f"{SEATS} {table}" for table in sorted(tables)])

    await hall.store.do(work, kind="")
    for table in tables:
        hall.heard(SEATS, table)


# -- the next round -----------------------------------------------------------------------------------------------


def draw(found: Tournament, game: Game) -> Drawn:
    """Who meets whom next. In a thread: it may take a second."""
    past, here = Past(found.drawn()), found.here
    if found.form == ROBIN:
        return robin(len(found.entrants), found.round, here)
    if found.form == GROUPS:
        return groups(here, sizes(len(here), found.seats, game.seats), past, found.rounds - found.round)
    standing = Standing(found.form, found.duplicate, game.partners, found.results)
    ranked = [one.player for one in standing.ranks(here)]
    return swiss(ranked, lambda one: int(standing.points(one) * 2), past)


async def _begin(hall: Hall, found: Tournament) -> bool:
    """The next round, with its tables."""
    game, number, now = find_game(found.game), found.round + 1, hall.store.clock()
    drawn = await asyncio.to_thread(draw, found, game)
    if not drawn.tables:
        return await _finish(hall, found)
    stored = [await asyncio.to_thread(_table, found, game, number, table, now) for table in drawn.tables]
    results = [Result(one, number, None) for one in drawn.byes]
    for table, players in zip(stored, drawn.tables, strict=True):
        results += [Result(player, number, table.id, seat) for seat, player in enumerate(players)]
    told = asked(_told(found, number, results), hall.messenger.reachable, hall.tell_at)

    def work(connection: Connection) -> None:
        if not rows.change(connection, found.id, when=ON, number=found.round, round=number, touched=now):
            raise Taken
        for table in stored:
            insert_table(connection, table)
        rows.draw(connection, found.id, results)
        rows.call_round(connection, found.id, now + OFTEN)
        if told is not None:
            told(connection)

    await hall.store.do(work, kind="")
    log.info("round begins", tournament=found.id, round=number, tables=len(stored))
    for table in stored:  # their clocks begin
        await hall.find(table.id)
    return True


def _table(found: Tournament, game: Game, number: int, players: tuple[int, ...], now: float) -> Stored:
    """A table at which everybody sits. In a thread."""
    people: Mapping[int, Entrant] = {one.number: one for one in found.entrants}
    chairs = [
        Chair(seat, "person", people[one].name, owner=people[one].owner, program=people[one].program)
        for seat, one in enumerate(players)
    ]
    seed = seed_of(found.secret, found.words, number, None if found.duplicate else min(players))
    names = [chair.recorded for chair in chairs]
    table = Table.new(game, len(chairs), found.options, seed=seed, names=names)
    return Stored(
        secrets.token_urlsafe(16),
        table.record,
        chairs,
        listed=False,
        created=now,
        touched=now,
        over=False,
        tournament=found.id,
        sealed=found.duplicate,
        clock=None if found.clock is None else new_clock(found.clock, len(chairs)),
    )


def _told(found: Tournament, number: int, results: list[Result]) -> dict[str, Item]:
    owners = {one.number: one.owner for one in found.entrants}
    return {
        owner: Item(one.table, ROUND, f"round {number}", found.name)
        for one in results
        if one.table is not None and (owner := owners[one.player]) is not None
    }


async def _finish(hall: Hall, found: Tournament) -> bool:
    """All rounds are played."""
    now = hall.store.clock()
    item = Item(found.id, TOURNAMENT_OVER, "over", found.name, f"/tournament/{found.id}")
    people = {one.owner for one in found.entrants if one.owner is not None} | ({found.host} if found.host else set())
    told = asked(dict.fromkeys(sorted(people), item), hall.messenger.reachable, hall.tell_at)

    def work(connection: Connection) -> None:
        if not rows.change(connection, found.id, when=ON, number=found.round, state=OVER, touched=now):
            raise Taken
        if told is not None:
            told(connection)

    await hall.store.do(work, kind="")
    log.info("tournament is over", tournament=found.id)
    return False


def standing_of(found: Tournament) -> Standing:
    """What it comes to after the rounds that are through: one that is on would tell of luck that others wait for."""
    last = found.round if found.settled else found.round - 1
    through = [one for one in found.results if one.number <= last]
    return Standing(found.form, found.duplicate, find_game(found.game).partners, through)
