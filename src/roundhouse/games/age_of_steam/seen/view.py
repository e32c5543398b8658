"""What one seat may know: everything. Only what chance will say is hidden, and that is nowhere."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ....core.chance import Chance
from ....core.fields import in_rows, same_names, seen, take_over, take_rows
from ....core.sheet import Sheet
from ....core.view import View as BaseView
from ..printed import editions
from ..rules import scoring, track
from ..rules.plan import Plan
from ..rules.state import State


class PlayerView(Struct, frozen=True):
    """What lies before a player: State has a list by seat of each of these."""

    money: int
    income: int
    shares: int
    engine: int
    action: int
    discs: int
    begun: bool
    out: bool
    bid: int
    upgraded: bool
    lot: int


class RunView(Struct, frozen=True):
    """Track from a stop to another (a link) or to an open end (a section): State has a list by run of each of these."""

    owner: int
    start: int
    end: int
    tip: int
    size: int
    grown: bool

    @property
    def finished(self) -> bool:
        return self.end >= 0


class View(BaseView, frozen=True):
    """See State for the meaning of what has the same name there."""

    edition: str
    turn: int
    step: int
    queue: tuple[int, ...]
    order: tuple[int, ...]
    players: tuple[PlayerView, ...]
    # the auction
    bidding: tuple[int, ...]
    places: tuple[int, ...]
    high: int
    leader: int
    passer: int
    # the map
    tile: tuple[int, ...]
    colour: tuple[int, ...]
    new_city: tuple[int, ...]
    cubes: tuple[int, ...]
    lies: tuple[int, ...]
    runs: tuple[RunView, ...]
    stock: tuple[int, ...]
    town_discs: int
    # the build and the move of the seat that acts
    tiles_left: int
    built: int
    urban: int
    dearest: int
    before: tuple[int, ...]
    laid: tuple[int, ...]
    round: int
    # goods
    chart: tuple[int, ...]
    bag: tuple[int, ...]
    gone: tuple[int, ...]
    drawn: tuple[int, ...]
    # maps of their own
    cycle: int
    first: int
    joined: int
    claimants: tuple[int, ...]

    @property
    def plan(self) -> Plan:
        """The board and the rules, as flat tables."""
        return editions.plan(self.edition, len(self.players))

    @property
    def seats(self) -> int:
        return len(self.players)

    def state(self) -> State:
        """The state that looks like this: rules, prices and deliveries can be asked of it."""
        return restore(self)

    def sheet(self) -> Sheet:
        return scoring.sheet(restore(self))


#: What everybody sees as it is.
_OPEN: Final = same_names(View, State)


def look(state: State, seat: int | None) -> View:
    runs = [run for run in in_rows(state, RunView) if run.owner >= track.UNOWNED]
    return View(
        seat=seat,
        actors=tuple(state.waiting),
        edition=state.plan.edition,
        players=tuple(in_rows(state, PlayerView)),
        runs=tuple(sorted(runs, key=lambda run: run.start)),
        **seen(state, _OPEN),
    )


def restore(view: View) -> State:
    """The state that looks like this view."""
    state = State(view.plan)
    take_over(state, view, _OPEN)
    take_rows(state, PlayerView, view.players)
    take_rows(state, RunView, view.runs)
    state.waiting = list(view.actors)
    track.survey(state)
    return state


def guess(view: View, chance: Chance) -> State:  # noqa: ARG001 - nothing is unknown
    return restore(view)
