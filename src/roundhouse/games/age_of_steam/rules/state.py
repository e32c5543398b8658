"""What is on the table: players' charts, track and who owns it, cubes, tiles and the goods chart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ..printed.facts import COLOURS, DISCS, LETTERS, NO_ACTION, SPACES, TOWN_DISCS
from . import play, scoring
from .events import told
from .plan import NOBODY, SIDES, Plan
from .steps import ISSUE
from .tiles import COUNTS

if TYPE_CHECKING:
    from ....core.fields import Shared
    from ....core.log import Log
    from ....core.refusal import Refusal
    from ....core.sheet import Sheet
    from ..seen.view import View


class State:
    """See core.state.State. Lists are by seat, by hex or by port (hex * 6 + side).

    A `run` is track from a stop (a city or town) to another stop, which makes it a link, or to an open end, which makes
    it an unfinished section. Every run begins at a stop. Runs are numbered; numbers are used again.
    """

    STATIC = ("plan",)

    def __init__(self, plan: Plan, blank: bool = True) -> None:
        """An empty map: all cubes in the bag, nothing on the chart."""
        if not blank:
            return
        seats, hexes = plan.seats, plan.hexes
        self.plan: Shared[Plan] = plan
        #: The turn (from 1), what is to be done (see steps), who may act, and who acts after them in the same step.
        #: `waiting` is never changed, only replaced.
        self.turn: int = 1
        self.step: int = ISSUE
        self.waiting: Shared[list[int]] = []
        self.queue: list[int] = []
        #: The order of play: seats that are still in the game.
        self.order: list[int] = list(range(seats))
        # The players' charts. `action`: chosen this turn (-1: none yet); until the next choice it is last turn's.
        self.money: list[int] = [plan.money] * seats
        self.income: list[int] = [0] * seats
        self.shares: list[int] = [plan.shares] * seats
        self.engine: list[int] = [1] * seats
        self.action: list[int] = [NO_ACTION] * seats
        #: Ownership discs left, whether the seat has laid a tile yet, whether it is bankrupt (0 or 1).
        self.discs: list[int] = [DISCS] * seats
        self.begun: list[int] = [0] * seats
        self.out: list[int] = [0] * seats
        #: The auction: own last bids (0: none), who is still in (in the order of bidding, the next first), the places
        #: taken from the last upwards, the highest bid, who made it, and who may pass once (-1: nobody).
        self.bid: list[int] = [0] * seats
        self.bidding: list[int] = []
        self.places: list[int] = []
        self.high: int = 0
        self.leader: int = NOBODY
        self.passer: int = NOBODY
        #: By hex: the pattern of the tile (-1: none), the colour of the city (-1: no city; New Cities count), cubes
        #: (packed, see plan.ONE_CUBE), and where land cubes lie on track: the lower side of it (-1: on the land).
        self.tile: list[int] = [-1] * hexes
        self.colour: list[int] = plan.colour[:]
        self.cubes: list[int] = [0] * hexes
        self.lies: list[int] = [-1] * hexes
        #: By letter: the hex on which a New City stands; -1: beside the map.
        self.new_city: list[int] = [-1] * len(LETTERS)
        #: By port: the run whose track touches this side; a city's ports know the run that comes in there. -1: none.
        self.run_at: list[int] = [-1] * (hexes * SIDES)
        #: By run: the owner's seat (-1 nobody, -2 no such run), the port by which it leaves its first stop, the same at
        #: its other stop (-1: unfinished), the port of its open end (-1: finished), its sections, and whether it has
        #: been begun or extended in this build phase.
        self.owner: list[int] = []
        self.start: list[int] = []
        self.end: list[int] = []
        self.tip: list[int] = []
        self.size: list[int] = []
        self.grown: list[int] = []
        #: By seat and hex: what each side may lead to, two bits a side (see track). Follows from the rest.
        self.front: list[list[int]] = [[0] * hexes for _ in range(seats)]
        #: Tiles left by kind, town discs left.
        self.stock: list[int] = COUNTS[:]
        self.town_discs: int = TOWN_DISCS
        #: The build of the seat that acts: tiles it may still lay, tiles laid, whether it may still urbanize, the
        #: dearest price so far, where a build may be given up, all that it would restore, and its moves.
        self.tiles_left: int = 0
        self.built: int = 0
        self.urban: int = 0
        self.dearest: int = 0
        self.before: list[int] = []
        self.laid: list[int] = []
        #: Moving goods: the round (0, 1), and who has taken a locomotive link instead (0 or 1).
        self.round: int = 0
        self.upgraded: list[int] = [0] * seats
        #: The goods chart by space (-1: empty), the bag and what has left the game by colour, and the cubes that
        #: Production has drawn.
        self.chart: list[int] = [-1] * SPACES
        self.bag: list[int] = plan.bag[:]
        self.gone: list[int] = [0] * len(COLOURS)
        self.drawn: list[int] = []
        #: Actions that were chosen in the present cycle, a bit each.
        self.cycle: int = 0
        #: Who is to have the first place this turn.
        self.first: int = NOBODY
        #: Whether the continent is joined, and the owners among whom two are to be named.
        self.joined: int = 0
        self.claimants: list[int] = []
        #: What was rolled to break a tie at the end, by seat.
        self.lot: list[int] = [0] * seats

    # -- made from the fields above by tools/fields.py
    __slots__ = (
        "action",
        "bag",
        "before",
        "begun",
        "bid",
        "bidding",
        "built",
        "chart",
        "claimants",
        "colour",
        "cubes",
        "cycle",
        "dearest",
        "discs",
        "drawn",
        "end",
        "engine",
        "first",
        "front",
        "gone",
        "grown",
        "high",
        "income",
        "joined",
        "laid",
        "leader",
        "lies",
        "lot",
        "money",
        "new_city",
        "order",
        "out",
        "owner",
        "passer",
        "places",
        "plan",
        "queue",
        "round",
        "run_at",
        "shares",
        "size",
        "start",
        "step",
        "stock",
        "tile",
        "tiles_left",
        "tip",
        "town_discs",
        "turn",
        "upgraded",
        "urban",
        "waiting",
    )

    def clone(self) -> State:
        copy = State(self.plan, blank=False)
        copy.plan = self.plan
        copy.turn = self.turn
        copy.step = self.step
        copy.waiting = self.waiting
        copy.queue = self.queue[:]
        copy.order = self.order[:]
        copy.money = self.money[:]
        copy.income = self.income[:]
        copy.shares = self.shares[:]
        copy.engine = self.engine[:]
        copy.action = self.action[:]
        copy.discs = self.discs[:]
        copy.begun = self.begun[:]
        copy.out = self.out[:]
        copy.bid = self.bid[:]
        copy.bidding = self.bidding[:]
        copy.places = self.places[:]
        copy.high = self.high
        copy.leader = self.leader
        copy.passer = self.passer
        copy.tile = self.tile[:]
        copy.colour = self.colour[:]
        copy.cubes = self.cubes[:]
        copy.lies = self.lies[:]
        copy.new_city = self.new_city[:]
        copy.run_at = self.run_at[:]
        copy.owner = self.owner[:]
        copy.start = self.start[:]
        copy.end = self.end[:]
        copy.tip = self.tip[:]
        copy.size = self.size[:]
        copy.grown = self.grown[:]
        copy.front = [row[:] for row in self.front]
        copy.stock = self.stock[:]
        copy.town_discs = self.town_discs
        copy.tiles_left = self.tiles_left
        copy.built = self.built
        copy.urban = self.urban
        copy.dearest = self.dearest
        copy.before = self.before[:]
        copy.laid = self.laid[:]
        copy.round = self.round
        copy.upgraded = self.upgraded[:]
        copy.chart = self.chart[:]
        copy.bag = self.bag[:]
        copy.gone = self.gone[:]
        copy.drawn = self.drawn[:]
        copy.cycle = self.cycle
        copy.first = self.first
        copy.joined = self.joined
        copy.claimants = self.claimants[:]
        copy.lot = self.lot[:]
        return copy

    # -- until here

    @property
    def seats(self) -> int:
        return len(self.money)

    def actors(self) -> list[int]:
        return self.waiting

    def moves(self, seat: int) -> list[int]:
        return play.moves(self, seat)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        from .refusals import refusal

        return refusal(self, seat, move)

    def play(self, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
        play.play(self, seat, move, chance, told(log))

    def view(self, seat: int | None) -> View:
        from ..seen.view import look

        return look(self, seat)

    def sheet(self) -> Sheet:
        return scoring.sheet(self)

    def inventory(self) -> dict[str, int]:
        return scoring.inventory(self)


def new_game(plan: Plan, chance: Chance, log: Log | None) -> State:
    state = State(plan)
    play.set_up(state, chance, told(log))
    return state
