"""Tournaments as they lie in the database. What must be done once is done only while the tournament is as whoever does
it believes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, RowMapping, delete, func, insert, or_, select, update

from ..clocks.clock import Terms
from ..jobs import Job, put
from ..schema import drawn, entrants, tables, tournaments
from .pairing import Drawn
from .standing import Result

#: People can join; rounds are played; all were; its host has given it up.
OPEN, ON, OVER, ABANDONED = "open", "on", "over", "abandoned"
#: The kind of the jobs that look whether a round has ended.
ROUND = "round"


class Entrant(Struct, frozen=True):
    """Somebody who takes part; without an owner: who is known no more. `gone`: the round in which they left."""

    number: int
    owner: str | None
    name: str
    words: str = ""
    program: bool = False
    gone: int | None = None


class Tournament(Struct, frozen=True):
    """`rounds` is 0 until it is known how many suit those who came."""

    id: str
    name: str
    host: str | None
    game: str
    form: str
    seats: int
    rounds: int
    options: dict[str, str]
    clock: Terms | None
    duplicate: bool
    secret: str
    state: str
    round: int
    created: float
    touched: float
    entrants: tuple[Entrant, ...] = ()
    results: tuple[Result, ...] = ()

    @property
    def here(self) -> list[int]:
        """Who still plays, by their numbers."""
        return [one.number for one in self.entrants if one.gone is None]

    @property
    def words(self) -> list[str]:
        return [one.words for one in self.entrants]

    def of(self, owner: str) -> Entrant | None:
        return next((one for one in self.entrants if one.owner == owner), None)

    def in_round(self, number: int) -> list[Result]:
        return [one for one in self.results if one.number == number]

    def drawn(self) -> list[Drawn]:
        """The rounds so far, as they were drawn."""
        found = []
        for number in range(1, self.round + 1):
            at: dict[str, list[Result]] = {}
            byes = []
            for one in self.in_round(number):
                if one.table is None:
                    byes.append(one.player)
                else:
                    at.setdefault(one.table, []).append(one)
            seated = (sorted(table, key=lambda one: one.seat) for table in at.values())
            found.append(Drawn(tuple(tuple(one.player for one in table) for table in seated), tuple(byes)))
        return found

    @property
    def settled(self) -> bool:
        """Whether all tables that were begun have ended."""
        return all(one.table is None or one.place is not None for one in self.in_round(self.round))


#: What is a column of its own.
_PLAIN = tuple(name for name in Tournament.__struct_fields__ if name not in ("options", "clock", "entrants", "results"))


def add(connection: Connection, new: Tournament) -> None:
    clock = None if new.clock is None else msgspec.json.encode(new.clock).decode()
    row = {name: getattr(new, name) for name in _PLAIN}
    connection.execute(
        insert(tournaments).values(**row, options=msgspec.json.encode(new.options).decode(), clock=clock)
    )


def read(connection: Connection, name: str) -> Tournament | None:
    row = connection.execute(select(tournaments).where(tournaments.c.id == name)).mappings().first()
    return None if row is None else _tournament(connection, row)


def hold(connection: Connection, name: str) -> Tournament | None:
    """The same, and nobody else changes it until this is written."""
    connection.execute(select(tournaments.c.id).where(tournaments.c.id == name).with_for_update())
    return read(connection, name)


def _tournament(connection: Connection, row: RowMapping) -> Tournament:
    people = select(entrants).where(entrants.c.tournament == row["id"]).order_by(entrants.c.number)
    played = select(drawn).where(drawn.c.tournament == row["id"])
    return Tournament(
        **{name: row[name] for name in _PLAIN},
        options=msgspec.json.decode(row["options"]),
        clock=None if row["clock"] is None else msgspec.json.decode(row["clock"], type=Terms),
        entrants=tuple(
            Entrant(**{name: one[name] for name in Entrant.__struct_fields__})
            for one in connection.execute(people).mappings()
        ),
        results=tuple(
            Result(one["number"], one["round"], one["table"], one["seat"], one["place"], one["total"])
            for one in connection.execute(played.order_by(drawn.c.round, drawn.c.table, drawn.c.seat)).mappings()
        ),
    )


def of_owner(connection: Connection, owner: str, most: int) -> list[Tournament]:
    """Those that somebody hosts or takes part in, the latest first."""
    mine = select(entrants.c.tournament).where(entrants.c.owner == owner)
    query = select(tournaments).where(or_(tournaments.c.host == owner, tournaments.c.id.in_(mine)))
    rows = connection.execute(query.order_by(tournaments.c.touched.desc()).limit(most)).mappings().all()
    return [_tournament(connection, row) for row in rows]


def names(connection: Connection, wanted: Collection[str]) -> dict[str, str]:
    """What these are called."""
    query = select(tournaments.c.id, tournaments.c.name).where(tournaments.c.id.in_(wanted))
    return {row.id: row.name for row in connection.execute(query)}


def unfinished(connection: Connection, host: str) -> int:
    query = select(func.count()).where(tournaments.c.host == host, tournaments.c.state.in_((OPEN, ON)))
    return connection.execute(query).scalar_one()


def change(connection: Connection, name: str, *, when: str, number: int, **to: Any) -> bool:
    """Change a tournament while it is in this state (`when`) and at this round; whether it was."""
    same = tournaments.c.id == name, tournaments.c.state == when, tournaments.c.round == number
    return connection.execute(update(tournaments).where(*same).values(**to)).rowcount == 1


# -- who takes part -----------------------------------------------------------------------------------------------


def join(connection: Connection, name: str, new: Entrant) -> None:
    connection.execute(
        insert(entrants).values(tournament=name, **{field: getattr(new, field) for field in Entrant.__struct_fields__})
    )


def leave(connection: Connection, name: str, number: int) -> None:
    """Before it begins: as if they had never come."""
    connection.execute(delete(entrants).where(entrants.c.tournament == name, entrants.c.number == number))


def drop_out(connection: Connection, name: str, number: int, at: int) -> None:
    here = entrants.c.tournament == name, entrants.c.number == number, entrants.c.gone.is_(None)
    connection.execute(update(entrants).where(*here).values(gone=at))


def give(connection: Connection, giver: str, taker: str) -> None:
    """What a guest has in tournaments is the person's that they turn out to be."""
    connection.execute(update(entrants).where(entrants.c.owner == giver).values(owner=taker))
    connection.execute(update(tournaments).where(tournaments.c.host == giver).values(host=taker))


def rename(connection: Connection, owner: str, old: str | None, new: str, alike: Callable[[str, str], bool]) -> None:
    """Another name, where they took part by the old one and nobody else there is called like it."""
    mine = entrants.c.owner == owner, entrants.c.name == old
    for name, number in connection.execute(select(entrants.c.tournament, entrants.c.number).where(*mine)).all():
        here, me = entrants.c.tournament == name, entrants.c.number == number
        others = connection.execute(select(entrants.c.name).where(here, ~me)).scalars()
        if not any(alike(new, other) for other in others):
            connection.execute(update(entrants).where(here, me).values(name=new))


def forget(connection: Connection, theirs: Sequence[str]) -> None:
    """Somebody is known no more: what they have not begun goes, elsewhere they have left and are without a name."""
    waiting = select(tournaments.c.id).where(tournaments.c.state == OPEN)
    connection.execute(delete(tournaments).where(tournaments.c.host.in_(theirs), tournaments.c.state == OPEN))
    connection.execute(update(tournaments).where(tournaments.c.host.in_(theirs)).values(host=None))
    mine = entrants.c.owner.in_(theirs)
    connection.execute(delete(entrants).where(mine, entrants.c.tournament.in_(waiting)))
    at = select(tournaments.c.round).where(tournaments.c.id == entrants.c.tournament).scalar_subquery()
    connection.execute(update(entrants).where(mine, entrants.c.gone.is_(None)).values(gone=at))
    connection.execute(update(entrants).where(mine).values(owner=None, name=""))


def sweep(connection: Connection, before: float) -> None:
    """What was never begun, and nobody has touched since, goes."""
    connection.execute(delete(tournaments).where(tournaments.c.state == OPEN, tournaments.c.touched < before))


# -- rounds -------------------------------------------------------------------------------------------------------


def call_round(connection: Connection, tournament: str, due: float) -> None:
    """Somebody looks whether the round has ended."""
    words = msgspec.json.encode({"tournament": tournament}).decode()
    put(connection, Job(f"{ROUND} {tournament}", ROUND, due, words))


def draw(connection: Connection, name: str, results: Collection[Result]) -> None:
    """Who sits where in a round."""
    for one in results:
        row = {"round": one.number, "number": one.player, "table": one.table, "seat": one.seat}
        connection.execute(insert(drawn).values(tournament=name, **row))


def score(connection: Connection, name: str, results: Collection[Result]) -> None:
    """How tables ended."""
    for one in results:
        here = drawn.c.tournament == name, drawn.c.round == one.number, drawn.c.number == one.player
        connection.execute(update(drawn).where(*here).values(place=one.place, total=one.total))


def unseal(connection: Connection, names: Collection[str]) -> None:
    connection.execute(update(tables).where(tables.c.id.in_(names)).values(sealed=False))


def ended(connection: Connection, names: Collection[str]) -> dict[str, bool]:
    """Of these tables those that have ended, and whether with a result; those that are no more have none."""
    query = select(tables.c.id, tables.c.over, tables.c.closed).where(tables.c.id.in_(names))
    found = {row.id: (row.over, row.closed) for row in connection.execute(query)}
    return {
        name: name in found and found[name][0]
        for name in names
        if name not in found or found[name][0] or found[name][1] is not None
    }
