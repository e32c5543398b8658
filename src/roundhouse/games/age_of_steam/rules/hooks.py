"""The named rules that a map may have in another way: what the base rules say, to be overridden by a map's own.

The phases ask a table's Plan for these. What a map has in another way stands in its folder (maps/<name>/hooks.py); a
map that somebody brings may have rules of several maps, one for each class here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ....core.ledger import Ledger
from ....core.refusal import Refusal, refuse
from ....core.sheet import Line, SeatSheet
from ..printed.facts import SPACES
from . import auction, building, growth, scoring, track
from .deliveries import Links, Ways
from .moves import MOVES
from .steps import AUCTION

if TYPE_CHECKING:
    from ....core.moves import MoveSet
    from .events import Events
    from .moves import Deliver
    from .state import State


class OrderRules:
    """Phase II, how the order of play is found: by an auction."""

    def __init__(self) -> None:
        #: The step in which it is found.
        self.step: int = AUCTION
        #: Whether money is bid for it.
        self.bids: bool = True

    def begin(self, state: State) -> list[int]:
        """Who is asked, in this order; nobody, if there is no order to find."""
        auction.begin(state)
        return state.bidding[:1]

    def moves(self, state: State, seat: int) -> list[int]:
        return auction.moves(state, seat)

    def play(self, state: State, seat: int, move: int, events: Events) -> bool:
        """Whether the order is settled."""
        return auction.play(state, seat, move, events)

    def next(self, state: State) -> int:
        """Who is asked now, as it is not."""
        return state.bidding[0]


class ActionRules:
    """Phase III, which actions can be chosen: each once a turn."""

    def chosen(self, state: State, action: int) -> None:
        """An action was chosen."""


class EngineerRules:
    """What the Engineer brings: a tile more."""

    def __init__(self) -> None:
        self.more_tiles: int = 1

    def due(self, state: State, seat: int, price: int) -> int:
        """What is to be paid for track of this price."""
        return price

    def budget(self, state: State, seat: int) -> int:
        """The dearest tile that the seat can pay for."""
        return state.money[seat]


class BuildRules:
    """Phase IV, what track must be like: it begins at any city, and may be left unfinished."""

    def __init__(self) -> None:
        self.moveset: MoveSet = MOVES
        #: Whether track may be left unfinished.
        self.stays_open: bool = True

    # -- where track may begin

    def is_base(self, state: State, seat: int, stop: int) -> bool:
        """ASR-2: whether the seat may begin new track at this stop: at any city, at a town where it has a spur."""
        return state.colour[stop] >= 0 or track.has_track_at(state, seat, stop)

    def look_over(self, state: State, seat: int) -> None:
        """Other stops may be a base now, or unowned track within reach."""
        track.look_over_unowned(state, seat)

    def begins_network(self, state: State, seat: int) -> bool:
        """Whether all track of the seat must hang together, and there is none yet."""
        return False

    def falls_apart(self, state: State, place: int, pattern: int) -> bool:
        """Whether two tracks of this tile would begin such a network in two parts."""
        return False

    def city_lies_apart(self, state: State, seat: int, place: int) -> bool:
        """Whether a New City here would bring the seat track that does not hang together with its network."""
        return False

    def unconnected(self, state: State, seat: int) -> Refusal:
        """Why track cannot begin where it would."""
        return refuse("AS-6.2", "not-connected" if state.begun[seat] else "first-tile")

    def apart(self, state: State) -> Refusal:
        """Why a tile may not fall apart."""
        raise NotImplementedError

    # -- what can be built beside tiles

    def direct_links(self, state: State, seat: int, budget: int, found: list[int]) -> None:
        """Add links that are built without a tile."""

    # -- how a build begins and ends

    def begin(self, state: State, seat: int) -> None:
        """A build begins, or goes on behind what cannot be taken back."""

    def ending(self, state: State, seat: int) -> int:
        """The move that ends the build now."""
        return building.DONE

    def refuse_ending(self, state: State, seat: int, scraps: bool) -> Refusal | None:
        """Why the build cannot end so."""
        return None

    def give_up(self, state: State, seat: int) -> None:
        """Take back what cannot be finished."""
        raise NotImplementedError

    # -- what track brings at once

    def after_track(self, state: State, events: Events) -> bool:
        """Track was added: whether somebody must name who is rewarded for it."""
        return False

    def rewards(self, state: State) -> list[int]:
        """The moves by which that is named."""
        return []

    def reward(self, state: State, move: int, events: Events) -> None:
        raise NotImplementedError

    # -- cubes that lie where track is built

    def names_track(self, state: State, place: int, pattern: int) -> bool:
        """Whether the builder of this tile says on which of its two tracks the cube of the hex lies."""
        return False

    def name_tracks(self, state: State, found: list[int]) -> None:
        """Add the builds that name the other track."""

    def take_up(self, state: State, place: int, pattern: int, number: int) -> None:
        """Track takes up the cube of the hex on which it is built."""


class TownRules:
    """What lies in towns at the start, and what becomes of a cube that was delivered."""

    def put(self, state: State, town: int, chance: Chance) -> None:
        """Put a cube in a town."""

    def takes(self, state: State, stop: int, good: int) -> bool:
        """AS-7.5: whether a cube of this colour ends its move here."""
        return state.colour[stop] == good

    def premium(self, good: int) -> int:
        """Extra income of the mover for a cube of this colour."""
        return 0

    def delivered(self, state: State, good: int) -> None:
        """AS-7.2: the cube goes to the bag."""
        state.bag[good] += 1


class GoodsRules:
    """Phase V, from where goods are moved, and what deliveries bring beside what links pay."""

    def __init__(self) -> None:
        #: Whether cubes lie beside cities and towns.
        self.on_land: bool = False

    def set_up(self, state: State, chance: Chance) -> None:
        """Put cubes beside cities and towns."""

    def starts(self, state: State, place: int) -> list[tuple[int, int, int]]:
        """The ways a cube that lies beside stops can leave: (side, run, the stop it comes to first)."""
        return []

    def first_gain(self, state: State, run: int) -> int:
        """What the way to its first stop brings to the owner of the track."""
        return 1

    def beside_stops(
        self, state: State, seat: int, ways: Ways, near: list[list[int]], buckets: list[list[int]]
    ) -> None:
        """Add deliveries of cubes that lie beside stops."""

    def taken(self, state: State, place: int) -> None:
        """A cube has left a hex."""

    def crosses_from(self, state: State, stop: int) -> int:
        """The region of a city from which deliveries to the other bring a bonus; 0: none."""
        return 0

    def payees(self, state: State, links: Links) -> list[int]:
        """The links (the first is 1) whose owners could get a bonus that the mover gives."""
        return []

    def with_bonus(self, state: State, seat: int, found: list[int]) -> list[int]:
        """Deliveries, each with every bonus that it could name."""
        return found

    def extras(self, state: State, move: int, links: Links, gains: list[int]) -> None:
        """Add what a delivery brings beside one for each link, by seat."""

    def refuse_bonus(self, state: State, wish: Deliver, links: Links) -> Refusal | None:
        """Why the bonus cannot be named so."""
        return None


class ChartRules:
    """How much of the goods chart is filled at the start: all of it."""

    def fill(self, state: State, chance: Chance) -> None:
        """AS-1.1: row by row."""
        for space in range(SPACES):
            state.chart[space] = growth.draw_cube(state, chance)


class ScoreRules:
    """What the game is won by: points."""

    def __init__(self) -> None:
        #: Whether money is counted, not points.
        self.in_money: bool = False

    def points(self, state: State, seat: int) -> int:
        """AS-10.1: what the sheet of somebody who is still in the game comes to."""
        points = scoring.INCOME_POINTS * state.income[seat] + scoring.sections(state, seat)
        return points - scoring.SHARE_POINTS * state.shares[seat]

    def lines(self, state: State, seat: int) -> tuple[Line, ...]:
        income, shares = state.income[seat], state.shares[seat]
        return (
            Line("income", scoring.INCOME_POINTS * income, args={"income": income}),
            Line("track", scoring.sections(state, seat), scoring.track_hexes(state, seat)),
            Line("shares", -scoring.SHARE_POINTS * shares, args={"shares": shares}),
        )

    def winners(self, state: State, seats: tuple[SeatSheet, ...]) -> tuple[int, ...] | None:
        """Who has won; None: whoever has most."""
        return None


class Hooks:
    """The rules of a table, one for each class, and the ids of rules by subject."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.order: OrderRules = OrderRules()
        self.actions: ActionRules = ActionRules()
        self.engineer: EngineerRules = EngineerRules()
        self.build: BuildRules = BuildRules()
        self.towns: TownRules = TownRules()
        self.goods: GoodsRules = GoodsRules()
        self.chart: ChartRules = ChartRules()
        self.score: ScoreRules = ScoreRules()
