"""What people do with a tournament: make one, join by its link, begin it, leave, give it up."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from msgspec.structs import replace
from sqlalchemy import Connection

from ...core.errors import BadOption, RoundhouseError
from ...core.registry import find_game
from ...core.texts import Text
from ..clocks.clock import check_terms
from ..contest import rows, seeds
from ..contest.pairing import (
    FORMATS,
    GROUPS,
    LARGEST,
    ROBIN,
    SMALLEST,
    groups_rounds,
    most_swiss_rounds,
    robin_rounds,
    sizes,
    swiss_rounds,
)
from ..contest.rows import ABANDONED, ON, OPEN, Entrant, Tournament
from ..errors import Draining, NotNow, NoTournament, NotYours
from ..hall import TABLE_ID, Hall
from ..manners.blocking import blocked_by
from ..messages import Abandon, JoinTournament, NewTournament
from ..naming import alike, check_name
from ..over_days import deciding
from ..quotas import Enough
from ..seating import check_entropy
from ..store import Taken
from ..tell.asking import JOINED, Item, asked
from . import rounds

#: Who can take part in one; rounds; tournaments of one host that are not over.
MOST, MOST_ROUNDS, MOST_UNFINISHED = 64, 20, 10
LONGEST_NAME = 60


async def make(hall: Hall, wish: NewTournament, owner: str) -> Tournament:
    if hall.draining:
        raise Draining
    game = find_game(wish.game)
    if wish.form not in FORMATS:
        raise BadOption(f"a tournament is {', '.join(FORMATS)}", Text("bad-form"))
    seats = game.check_seats(_seats(wish))
    options = game.check_options(wish.options)
    game.check_combination(seats, options)
    if not 0 <= wish.rounds <= MOST_ROUNDS:
        raise BadOption(f"a tournament has at most {MOST_ROUNDS} rounds", Text("bad-rounds", {"most": MOST_ROUNDS}))
    name = " ".join(wish.name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadOption(
            f"a tournament's name has 1 to {LONGEST_NAME} characters", Text("bad-tournament", {"most": LONGEST_NAME})
        )
    now = hall.store.clock()
    new = Tournament(
        id=secrets.token_urlsafe(16),
        name=name,
        host=owner,
        game=game.id,
        form=wish.form,
        seats=seats,
        rounds=wish.rounds,
        options=options,
        clock=None if wish.clock is None else check_terms(wish.clock),
        duplicate=wish.duplicate,
        secret=seeds.new_secret(),
        state=OPEN,
        round=0,
        created=now,
        touched=now,
    )

    def work(connection: Connection) -> RoundhouseError | None:
        if rows.unfinished(connection, owner) >= MOST_UNFINISHED:
            return Enough(Text("enough-tournaments", {"most": MOST_UNFINISHED}))
        rows.add(connection, new)
        return None

    await _write(hall, work)
    return new


async def _write(hall: Hall, work: Callable[[Connection], RoundhouseError | None]) -> None:
    """Do something to a tournament, or tell why it was not done."""
    refused = await hall.store.do(work, kind="")
    if refused is not None:
        raise refused


def _seats(wish: NewTournament) -> int:
    """Two, but at tables of several."""
    if wish.form != GROUPS:
        return 2
    if not SMALLEST <= wish.seats <= LARGEST:
        raise BadOption(
            f"a table of several has {SMALLEST} to {LARGEST} seats",
            Text("bad-group", {"least": SMALLEST, "most": LARGEST}),
        )
    return wish.seats


async def find(hall: Hall, name: str) -> Tournament:
    found = await rounds.read(hall, name) if TABLE_ID.fullmatch(name) else None
    if found is None:
        raise NoTournament(name)
    return found


async def join(hall: Hall, name: str, owner: str, wish: JoinTournament, program: bool) -> None:
    """As long as it has not begun. Said twice, it is done once."""
    called, words = check_name(wish.name), check_entropy(wish.entropy)
    found = await find(hall, name)
    if found.host is not None and found.host != owner and await asyncio.to_thread(_blocks, hall, found.host, owner):
        raise NotYours
    now = hall.store.clock()
    host = found.host if found.host not in (None, owner) else None
    item = Item(found.id, JOINED, f"joined {owner}", called, f"/tournament/{found.id}")
    told = asked({host: item} if host else {}, hall.messenger.reachable, hall.tell_at)

    def work(connection: Connection) -> RoundhouseError | None:
        now_there = _open(connection, found.id)
        if isinstance(now_there, RoundhouseError):
            return now_there
        if now_there.of(owner) is not None:
            return None
        if len(now_there.entrants) >= MOST:
            return Enough(Text("enough-entrants", {"most": MOST}))
        if any(alike(called, one.name) for one in now_there.entrants):
            return BadOption(f"somebody is called {called!r}", Text("bad-name-taken", {"name": called}))
        number = max((one.number for one in now_there.entrants), default=-1) + 1
        rows.join(connection, found.id, Entrant(number, owner, called, words or "", program))
        rows.change(connection, found.id, when=OPEN, number=0, touched=now)
        if told is not None:
            told(connection)
        return None

    await _write(hall, work)


def _open(connection: Connection, name: str) -> Tournament | RoundhouseError:
    """The tournament as it is, held until this is written; or that it is too late."""
    found = rows.hold(connection, name)
    if found is None:
        return NoTournament(name)
    return found if found.state == OPEN else NotNow()


def _blocks(hall: Hall, host: str, owner: str) -> bool:
    with hall.store.engine.connect() as connection:
        return owner in blocked_by(connection, host)


async def leave(hall: Hall, name: str, owner: str) -> None:
    """Before it begins: as if one had not come. Later a bot plays the game on that is not over."""
    found = await find(hall, name)
    mine = found.of(owner)
    if mine is None:
        raise NotYours
    await _go(hall, found, mine)
    for one in found.in_round(found.round) if found.state == ON else []:
        if one.player == mine.number and one.table is not None and one.place is None:
            live = await hall.find(one.table)
            async with hall.at(live) as table:
                still = not table.over and live.closed is None and live.owns(owner, one.seat)
            if still:
                await deciding.abandon(hall, live, owner, Abandon(one.seat))


async def turn_away(hall: Hall, name: str, owner: str, number: int) -> None:
    """The host lets somebody play no more; a game that is on is theirs to the end."""
    found = await find(hall, name)
    _check_host(found, owner)
    one = next((one for one in found.entrants if one.number == number), None)
    if one is None:
        raise NotYours
    await _go(hall, found, one)


async def _go(hall: Hall, found: Tournament, who: Entrant) -> None:
    """Nobody is dealt in for them any more."""
    if found.state not in (OPEN, ON):
        raise NotNow

    def work(connection: Connection) -> None:
        now = rows.hold(connection, found.id)
        if now is not None and now.state == OPEN:
            rows.leave(connection, found.id, who.number)
        elif now is not None:
            known = next((one for one in now.entrants if one.owner == who.owner), None)
            if known is not None:
                rows.drop_out(connection, found.id, known.number, now.round)

    await hall.store.do(work, kind="")


async def start(hall: Hall, name: str, owner: str) -> None:
    """Nobody can join any more, and the first round is drawn. Said twice, it is done once."""
    found = await find(hall, name)
    _check_host(found, owner)
    if found.state == ON:
        return
    if hall.draining:
        raise Draining
    now = hall.store.clock()

    def work(connection: Connection) -> RoundhouseError | None:
        there = _open(connection, found.id)
        if isinstance(there, RoundhouseError):
            return there
        number, least = len(there.entrants), fewest(there)
        if number < least:
            return BadOption(f"{number} are too few", Text("bad-entrants", {"number": number, "least": least}))
        # In the order in which they came, without holes.
        for one in there.entrants:
            rows.leave(connection, found.id, one.number)
        for place, one in enumerate(there.entrants):
            rows.join(connection, found.id, replace(one, number=place))
        rows.change(connection, found.id, when=OPEN, number=0, state=ON, rounds=rounds_for(there, number), touched=now)
        rows.call_round(connection, found.id, now)
        return None

    await _write(hall, work)
    await rounds.go_on(hall, found.id)


def fewest(found: Tournament) -> int:
    """So many must come."""
    if found.form != GROUPS:
        return 2
    allowed = find_game(found.game).seats
    return next(number for number in range(2, found.seats + 1) if sizes(number, found.seats, allowed))


def rounds_for(found: Tournament, number: int) -> int:
    """As many as were wished for, if so many make sense for those who came."""
    if found.form == ROBIN:
        once = robin_rounds(number)
        laps = max(1, round(found.rounds / once)) if found.rounds else 1
        return once * laps
    if found.form == GROUPS:
        return found.rounds or groups_rounds(number, found.seats)
    return min(found.rounds or swiss_rounds(number), most_swiss_rounds(number))


async def abandon(hall: Hall, name: str, owner: str) -> None:
    """No more rounds. Games that are on can be played to their end; they count for nothing."""
    found = await find(hall, name)
    _check_host(found, owner)
    if found.state not in (OPEN, ON):
        raise NotNow
    now = hall.store.clock()

    def work(connection: Connection) -> None:
        if not rows.change(connection, found.id, when=found.state, number=found.round, state=ABANDONED, touched=now):
            raise Taken
        rows.call_round(connection, found.id, now)

    await hall.store.do(work, kind="")


def _check_host(found: Tournament, owner: str) -> None:
    if found.host != owner:
        raise NotYours
