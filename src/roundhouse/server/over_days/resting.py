"""People's hours: their zone, their night, and a vacation. Whatever they change counts from now on."""

from __future__ import annotations

import asyncio
import datetime as dt

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, select, text

from ...core.errors import BadOption
from ...core.texts import Text
from ..clocks import rows
from ..clocks.hours import A_DAY, DAY, LONGEST_NIGHT, Hours, is_zone
from ..hall import Hall
from ..schema import chairs, clock_terms, hours, tables
from ..store import SEATS


class Rest(Struct, frozen=True):
    """Somebody's hours, and how many days of vacation they have had in which year."""

    hours: Hours
    year: int = 0
    days: float = 0.0

    def had(self, now: float) -> float:
        return self.days if self.year == _year(now) else 0.0


async def rest_of(hall: Hall, owner: str) -> Rest:
    return await asyncio.to_thread(_read, hall, owner)


async def set_hours(hall: Hall, owner: str, zone: str, night_from: int, night_to: int) -> Rest:
    if not is_zone(zone):
        raise BadOption(f"there is no zone {zone!r}", Text("bad-zone", {"zone": zone[:64]}))
    if not (0 <= night_from < DAY and 0 <= night_to < DAY) or (night_to - night_from) % DAY > LONGEST_NIGHT:
        raise BadOption("a night is given in minutes of the day, and has at most 12 hours", Text("bad-night"))
    rest = await rest_of(hall, owner)
    named = replace(rest.hours, zone=zone, night_from=night_from, night_to=night_to)
    return await _keep(hall, owner, replace(rest, hours=named))


async def go_away(hall: Hall, owner: str, days: int) -> Rest:
    """A vacation from now on for so many days; 0: they are back. What they do not need they have again."""
    now = hall.store.clock()
    rest = await rest_of(hall, owner)
    had, until = rest.had(now), rest.hours.away_until
    if until is not None and until > now:
        had = max(0.0, had - (until - now) / A_DAY)
    most = hall.settings.vacation_days
    if days < 0 or had + days > most:
        raise BadOption(
            f"{days} days are more than are left of {most}",
            Text("bad-vacation", {"left": int(max(0.0, most - had)), "most": most}),
        )
    away = (now, now + days * A_DAY) if days else (None, None)
    gone = replace(rest.hours, away_from=away[0], away_until=away[1])
    return await _keep(hall, owner, Rest(gone, _year(now), had + days))


def _year(now: float) -> int:
    return dt.datetime.fromtimestamp(now, dt.UTC).year


def _read(hall: Hall, owner: str) -> Rest:
    with hall.store.engine.connect() as connection:
        row = connection.execute(select(hours).where(hours.c.owner == owner)).mappings().first()
    if row is None:
        return Rest(Hours())
    named = Hours(*(row[name] for name in Hours.__struct_fields__))
    return Rest(named, row["away_year"], row["away_days"])


def _timed(hall: Hall, owner: str) -> list[str]:
    """The tables of theirs that are played by the clock."""
    query = (
        select(tables.c.id)
        .join(clock_terms, clock_terms.c.table == tables.c.id)
        .where(tables.c.over.is_(False), tables.c.id.in_(select(chairs.c.table).where(chairs.c.owner == owner)))
    )
    with hall.store.engine.connect() as connection:
        return list(connection.execute(query).scalars())


async def _keep(hall: Hall, owner: str, rest: Rest) -> Rest:
    """Time until now is counted by the hours until now."""
    now = hall.store.clock()
    mine = await asyncio.to_thread(_timed, hall, owner)

    def work(connection: Connection) -> None:
        for table in mine:
            _count(connection, table, now)
        connection.execute(_SET, {"owner": owner, "year": rest.year, "days": rest.days, **_named(rest.hours)})
        for table in mine:
            _count(connection, table, now)  # it rings at another time

    await hall.store.write("", SEATS, work)
    for table in mine:
        await hall.store.write(table, SEATS, lambda _: None)  # other servers hear of it
        hall.doubt(table)
    return rest


def _count(connection: Connection, table: str, now: float) -> None:
    clock = rows.read(connection, table)
    if clock is not None:
        runs = [seat for seat, face in enumerate(clock.faces) if face.since is not None]
        rows.write(connection, table, clock.go_on(now, runs))


def _named(named: Hours) -> dict[str, str | int | float | None]:
    return {name: getattr(named, name) for name in Hours.__struct_fields__}


_SET = text(
    "INSERT INTO hours (owner, zone, night_from, night_to, away_from, away_until, away_year, away_days) "
    "VALUES (:owner, :zone, :night_from, :night_to, :away_from, :away_until, :year, :days) "
    "ON CONFLICT (owner) DO UPDATE SET zone = excluded.zone, night_from = excluded.night_from, "
    "night_to = excluded.night_to, away_from = excluded.away_from, away_until = excluded.away_until, "
    "away_year = excluded.away_year, away_days = excluded.away_days"
)
