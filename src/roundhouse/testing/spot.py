"""Where a check looks, what it says when something is wrong, and the count of what was looked at."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, NoReturn, ParamSpec, TypeAlias

from msgspec import Struct, field

from ..core.chance import Fast
from ..core.game import Game
from ..core.state import State
from ..core.table import Table

P = ParamSpec("P")
Viewer = int | None


class Place(Struct, frozen=True):
    """Enough to come to the same position again: see reach()."""

    game: str
    seats: int
    options: dict[str, str]
    seed: str
    player: str = "random"
    ply: int = 0
    move: str | None = None

    def __str__(self) -> str:
        seats = "1 seat" if self.seats == 1 else f"{self.seats} seats"
        settings = "".join(f", {name}={value}" for name, value in self.options.items())
        after = f" after {self.move!r}" if self.move is not None else ""
        return f"{self.game}, {seats}{settings}, seed {self.seed!r}, {self.player} play, ply {self.ply}{after}"


class ConformanceError(AssertionError):
    """A game breaks the contract. `check` names the check, `place` the position; `record` is the game so far, as
    JSON for Table.load."""

    def __init__(self, check: str, why: str, place: Place, record: str) -> None:
        super().__init__(f"{check}: {why} [{place}]")
        self.check = check
        self.why = why
        self.place = place
        self.record = record

    def __reduce__(self) -> tuple[type[ConformanceError], tuple[str, str, Place, str]]:
        return type(self), (self.check, self.why, self.place, self.record)


class Report(Struct):
    """What was checked: tables (seats and options), games, moves, and how often each check looked."""

    game: str
    tables: int = 0
    games: int = 0
    plies: int = 0
    checks: dict[str, int] = field(default_factory=dict)
    #: Guesses that differed from the truth: none at all in a game with secrets would be a bad sign.
    surprises: int = 0
    skipped: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [f"{self.game}: {self.tables} tables, {self.games} games, {self.plies} moves, all well"]
        lines += [f"  {check}: {times}" for check, times in self.checks.items()]
        lines.append(f"  guesses that differed from the truth: {self.surprises}")
        lines += [f"  skipped: {why}" for why in self.skipped]
        return "\n".join(lines)


class Memory:
    """What one run of the suite remembers from spot to spot, so that nothing is looked at a thousand times."""

    def __init__(self, report: Report, gather: bool = False) -> None:
        self.report = report
        #: What has no words yet, and where that was first seen. All of it is told at once: by each check, or, to
        #: `gather`, by whoever runs them all.
        self.missing: dict[str, None] = {}
        self.missed_at: tuple[Place, str] | None = None
        self.gather = gather
        #: Moves that were legal somewhere, in the order met: they are good near-misses elsewhere.
        self.moves: dict[int, None] = {}
        #: Static layers of drawings by key; sentences that were found to be there: language, key, arguments.
        self.layers: dict[str, str] = {}
        self.words: set[tuple[str, ...]] = set()
        #: Ids of what is drawn, and sentences that a person can read, by language.
        self.ids: set[str] = set()
        self.sentences: set[tuple[str, str]] = set()

    def tell_missing(self) -> None:
        """Raise ConformanceError if anything has no words."""
        if self.missed_at is not None:
            place, record = self.missed_at
            raise ConformanceError("words", f"without words: {', '.join(self.missing)}", place, record)


class Spot:
    """A position of a game that is being looked at."""

    def __init__(self, table: Table, place: Place, memory: Memory, inventory: dict[str, int]) -> None:
        self.table = table
        self.place = place
        self.memory = memory
        #: What there was at the beginning.
        self.inventory = inventory
        self.chance = Fast(place.ply)

    @classmethod
    def of(cls, table: Table) -> Spot:
        """A table as it stands, to call one check alone."""
        record = table.record
        place = Place(record.game, record.seats, record.options, record.seed or "", "your", len(record.entries))
        start = Table.load(record, upto=0, game=table.game)
        return cls(table, place, Memory(Report(record.game)), start.state.inventory())

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def viewers(self) -> list[Viewer]:
        """Every seat, and a spectator."""
        return [*range(self.table.seats), None]

    def miss(self, what: str) -> None:
        """Something has no words: the search goes on."""
        self.memory.missing[what] = None
        if self.memory.missed_at is None:
            self.memory.missed_at = self.place, self.table.record.to_json()

    def fail(self, check: str, why: str) -> NoReturn:
        raise ConformanceError(check, why, self.place, self.table.record.to_json())


#: A check: it looks at a spot, and raises ConformanceError.
Look: TypeAlias = Callable[Concatenate[Spot, P], None]


def check(name: str) -> Callable[[Look[P]], Look[P]]:
    """Make a function a check: it is counted, and whatever a game raises in it is a failure of this check."""

    def named(look: Look[P]) -> Look[P]:
        @wraps(look)
        def looked(spot: Spot, /, *args: P.args, **kwargs: P.kwargs) -> None:
            counts = spot.memory.report.checks
            counts[name] = counts.get(name, 0) + 1
            try:
                look(spot, *args, **kwargs)
                if not spot.memory.gather:
                    spot.memory.tell_missing()
            except ConformanceError:
                raise
            except Exception as error:
                why = f"{type(error).__name__} was raised: {error}"
                raise ConformanceError(name, why, spot.place, spot.table.record.to_json()) from error

        return looked

    return named


def who(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
