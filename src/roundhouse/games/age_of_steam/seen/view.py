"""What one seat may know: everything. Only what chance will say is hidden, and that is nowhere."""

from __future__ import annotations

from msgspec import Struct

from ....core.chance import Chance
from ....core.sheet import Sheet
from ....core.view import View as BaseView
from ..printed import editions
from ..rules import scoring, track
from ..rules.plan import Plan
from ..rules.state import State, blank


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
        turn=state.turn,
        step=state.step,
        queue=tuple(state.queue),
        order=tuple(state.order),
        players=tuple(
            PlayerView(
                money=state.money[player],
                income=state.income[player],
                shares=state.shares[player],
                engine=state.engine[player],
                action=state.action[player],
                discs=state.discs[player],
                begun=state.begun[player] == 1,
                out=state.out[player] == 1,
                bid=state.bids[player],
                upgraded=state.upgraded[player] == 1,
                lot=state.lots[player],
            )
            for player in range(state.plan.seats)
        ),
        bidding=tuple(state.bidding),
        places=tuple(state.places),
        high=state.high,
        leader=state.leader,
        passer=state.passer,
        tile=tuple(state.tile),
        colour=tuple(state.colour),
        new_city=tuple(state.new_city),
        cubes=tuple(state.cubes),
        lies=tuple(state.lies),
        runs=tuple(sorted(runs, key=lambda run: run.start)),
        stock=tuple(state.stock),
        town_discs=state.town_discs,
        tiles_left=state.tiles_left,
        built=state.built,
        urban=state.urban,
        dearest=state.dearest,
        before=tuple(state.before),
        laid=tuple(state.laid),
        round=state.round,
        chart=tuple(state.chart),
        bag=tuple(state.bag),
        gone=tuple(state.gone),
        drawn=tuple(state.drawn),
        cycle=state.cycle,
        first=state.first,
        joined=state.joined,
        claimants=tuple(state.claimants),
    )


def restore(view: View) -> State:
    """The state that looks like this view."""
    state = blank(view.plan)
    state.turn, state.step, state.waiting = view.turn, view.step, list(view.actors)
    state.queue, state.order = list(view.queue), list(view.order)
    players = view.players
    state.money = [player.money for player in players]
    state.income = [player.income for player in players]
    state.shares = [player.shares for player in players]
    state.engine = [player.engine for player in players]
    state.action = [player.action for player in players]
    state.discs = [player.discs for player in players]
    state.begun = [int(player.begun) for player in players]
    state.out = [int(player.out) for player in players]
    state.bids = [player.bid for player in players]
    state.upgraded = [int(player.upgraded) for player in players]
    state.lots = [player.lot for player in players]
    state.bidding, state.places = list(view.bidding), list(view.places)
    state.high, state.leader, state.passer = view.high, view.leader, view.passer
    state.tile, state.colour, state.new_city = list(view.tile), list(view.colour), list(view.new_city)
    state.cubes, state.lies = list(view.cubes), list(view.lies)
    state.owner = [run.owner for run in view.runs]
    state.start = [run.start for run in view.runs]
    state.end = [run.end for run in view.runs]
    state.tip = [run.tip for run in view.runs]
    state.size = [run.size for run in view.runs]
    state.grown = [int(run.grown) for run in view.runs]
    state.stock, state.town_discs = list(view.stock), view.town_discs
    state.tiles_left, state.built, state.urban = view.tiles_left, view.built, view.urban
    state.dearest, state.round = view.dearest, view.round
    state.before, state.laid = list(view.before), list(view.laid)
    state.chart, state.drawn = list(view.chart), list(view.drawn)
    state.bag, state.gone = list(view.bag), list(view.gone)
    state.cycle, state.first, state.joined, state.claimants = view.cycle, view.first, view.joined, list(view.claimants)
    track.survey(state)
    return state


def guess(view: View, chance: Chance) -> State:  # noqa: ARG001 - nothing is unknown
    return restore(view)
