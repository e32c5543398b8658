"""What one seat may know: everything. Only what chance will say is hidden, and that is nowhere."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ....core.chance import Chance
from ....core.fields import same_names, seen, take_over
from ....core.sheet import Sheet
from ....core.view import View as BaseView
from ..printed import editions
from ..rules import scoring, track
from ..rules.plan import Plan
from ..rules.state import State


class PlayerView(Struct, frozen=True):
    """A player's charts. `action`: -1 none; `bid`: the last in this auction, 0 none."""

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
    """Track from a stop to another (a link) or to an open end (a section). Ports are hex * 6 + side.

    `start`: the port by which it leaves its first stop; `end`: the same at the other stop, -1 if unfinished; `tip`: the
    port of the open end, -1 if finished; `owner` -1: nobody."""

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
#: What a player's charts show as it is: in the state it is a list by seat.
_CHARTS: Final = ("money", "income", "shares", "engine", "action", "discs")


def look(state: State, seat: int | None) -> View:
    runs = [
        RunView(state.owner[r], state.start[r], state.end[r], state.tip[r], state.size[r], state.grown[r] == 1)
        for r in range(len(state.owner))
        if state.owner[r] >= track.UNOWNED
    ]
    return View(
        seat=seat,
        actors=tuple(state.waiting),
        edition=state.plan.edition,
        players=tuple([_player(state, player) for player in range(state.plan.seats)]),
        runs=tuple(sorted(runs, key=lambda run: run.start)),
        **seen(state, _OPEN),
    )


def _player(state: State, player: int) -> PlayerView:
    return PlayerView(
        **{name: getattr(state, name)[player] for name in _CHARTS},
        begun=state.begun[player] == 1,
        out=state.out[player] == 1,
        bid=state.bids[player],
        upgraded=state.upgraded[player] == 1,
        lot=state.lots[player],
    )


def restore(view: View) -> State:
    """The state that looks like this view."""
    state = State(view.plan)
    take_over(state, view, _OPEN)
    state.waiting = list(view.actors)
    players, runs = view.players, view.runs
    for name in _CHARTS:
        setattr(state, name, [getattr(player, name) for player in players])
    state.begun = [int(player.begun) for player in players]
    state.out = [int(player.out) for player in players]
    state.bids = [player.bid for player in players]
    state.upgraded = [int(player.upgraded) for player in players]
    state.lots = [player.lot for player in players]
    state.owner = [run.owner for run in runs]
    state.start = [run.start for run in runs]
    state.end = [run.end for run in runs]
    state.tip = [run.tip for run in runs]
    state.size = [run.size for run in runs]
    state.grown = [int(run.grown) for run in runs]
    track.survey(state)
    return state


def guess(view: View, chance: Chance) -> State:  # noqa: ARG001 - nothing is unknown
    return restore(view)
