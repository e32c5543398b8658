"""What is on the table: players' charts, track and who owns it, cubes, tiles and the goods chart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ..printed.facts import COLOURS, DISCS, LETTERS, NO_ACTION, SPACES, TOWN_DISCS
from . import play, scoring
from .plan import NOBODY, SIDES, Plan
from .steps import ISSUE
from .tiles import COUNTS

if TYPE_CHECKING:
    from ....core.log import Log
    from ....core.refusal import Refusal
    from ....core.sheet import Sheet
    from ..seen.view import View


class State:
    """See core.state.State. Lists are by seat, by hex or by port (hex * 6 + side).

    A `run` is track from a stop (a city or town) to another stop, which makes it a link, or to an open end, which makes
    it an unfinished section. Every run begins at a stop. Runs are numbered; numbers are used again.
    """

    __slots__ = (
        "action",
        "bag",
        "before",
        "begun",
        "bidding",
        "bids",
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
        "lots",
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
    STATIC = ("plan",)

    def __init__(
        self,
        plan: Plan,
        turn: int,
        step: int,
        waiting: list[int],
        queue: list[int],
        order: list[int],
        money: list[int],
        income: list[int],
        shares: list[int],
        engine: list[int],
        action: list[int],
        discs: list[int],
        begun: list[int],
        out: list[int],
        bids: list[int],
        bidding: list[int],
        places: list[int],
        high: int,
        leader: int,
        passer: int,
        tile: list[int],
        colour: list[int],
        new_city: list[int],
        cubes: list[int],
        lies: list[int],
        run_at: list[int],
        owner: list[int],
        start: list[int],
        end: list[int],
        tip: list[int],
        size: list[int],
        grown: list[int],
        front: list[list[int]],
        stock: list[int],
        town_discs: int,
        tiles_left: int,
        built: int,
        urban: int,
        dearest: int,
        before: list[int],
        laid: list[int],
        round_: int,
        upgraded: list[int],
        chart: list[int],
        bag: list[int],
        gone: list[int],
        drawn: list[int],
        cycle: int,
        first: int,
        joined: int,
        claimants: list[int],
        lots: list[int],
    ) -> None:
        self.plan = plan
        #: The turn (from 1), what is to be done (see steps), who may act, and who acts after them in the same step.
        #: `waiting` is never changed, only replaced.
        self.turn = turn
        self.step = step
        self.waiting = waiting
        self.queue = queue
        #: The order of play: seats that are still in the game.
        self.order = order
        # The players' charts. `action`: chosen this turn (-1: none yet); until the next choice it is last turn's.
        self.money = money
        self.income = income
        self.shares = shares
        self.engine = engine
        self.action = action
        #: Ownership discs left, whether the seat has laid a tile yet, whether it is bankrupt (0 or 1).
        self.discs = discs
        self.begun = begun
        self.out = out
        #: The auction: own last bids (0: none), who is still in (in the order of bidding, the next first), the places
        #: taken from the last upwards, the highest bid, who made it, and who may pass once (-1: nobody).
        self.bids = bids
        self.bidding = bidding
        self.places = places
        self.high = high
        self.leader = leader
        self.passer = passer
        #: By hex: the pattern of the tile (-1: none), the colour of the city (-1: no city; New Cities count), cubes
        #: (packed, see plan.ONE_CUBE), and where land cubes lie on track: the lower side of it (-1: on the land).
        self.tile = tile
        self.colour = colour
        self.cubes = cubes
        self.lies = lies
        #: By letter: the hex on which a New City stands; -1: beside the map.
        self.new_city = new_city
        #: By port: the run whose track touches this side; a city's ports know the run that comes in there. -1: none.
        self.run_at = run_at
        #: By run: the owner's seat (-1 nobody, -2 no such run), the port by which it leaves its first stop, the same at
        #: its other stop (-1: unfinished), the port of its open end (-1: finished), its sections, and whether it has
        #: been begun or extended in this build phase.
        self.owner = owner
        self.start = start
        self.end = end
        self.tip = tip
        self.size = size
        self.grown = grown
        #: By seat and hex: what each side may lead to, two bits a side (see track). Follows from the rest.
        self.front = front
        #: Tiles left by kind, town discs left.
        self.stock = stock
        self.town_discs = town_discs
        #: The build of the seat that acts: tiles it may still lay, tiles laid, whether it may still urbanize, the
        #: dearest price so far (AG-2), where a build may be given up, all that it would restore, and its moves.
        self.tiles_left = tiles_left
        self.built = built
        self.urban = urban
        self.dearest = dearest
        self.before = before
        self.laid = laid
        #: Moving goods: the round (0, 1), and who has taken a locomotive link instead (0 or 1).
        self.round = round_
        self.upgraded = upgraded
        #: The goods chart by space (-1: empty), the bag and what has left the game by colour, and the cubes that
        #: Production has drawn.
        self.chart = chart
        self.bag = bag
        self.gone = gone
        self.drawn = drawn
        #: Actions that were chosen in the present cycle, a bit each (AB-2).
        self.cycle = cycle
        #: Who is to have the first place this turn (AL-2).
        self.first = first
        #: Whether the continent is joined (AW-4), and the owners among whom two are to be named.
        self.joined = joined
        self.claimants = claimants
        #: What was rolled to break a tie at the end, by seat.
        self.lots = lots

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
        play.play(self, seat, move, chance, log)

    def clone(self) -> State:
        return State(
            self.plan,
            self.turn,
            self.step,
            self.waiting,
            self.queue[:],
            self.order[:],
            self.money[:],
            self.income[:],
            self.shares[:],
            self.engine[:],
            self.action[:],
            self.discs[:],
            self.begun[:],
            self.out[:],
            self.bids[:],
            self.bidding[:],
            self.places[:],
            self.high,
            self.leader,
            self.passer,
            self.tile[:],
            self.colour[:],
            self.new_city[:],
            self.cubes[:],
            self.lies[:],
            self.run_at[:],
            self.owner[:],
            self.start[:],
            self.end[:],
            self.tip[:],
            self.size[:],
            self.grown[:],
            [keys[:] for keys in self.front],
            self.stock[:],
            self.town_discs,
            self.tiles_left,
            self.built,
            self.urban,
            self.dearest,
            self.before[:],
            self.laid[:],
            self.round,
            self.upgraded[:],
            self.chart[:],
            self.bag[:],
            self.gone[:],
            self.drawn[:],
            self.cycle,
            self.first,
            self.joined,
            self.claimants[:],
            self.lots[:],
        )

    def view(self, seat: int | None) -> View:
        from ..seen.view import look

        return look(self, seat)

    def sheet(self) -> Sheet:
        return scoring.sheet(self)

    def inventory(self) -> dict[str, int]:
        return scoring.inventory(self)


def blank(plan: Plan) -> State:
    """An empty map: all cubes in the bag, nothing on the chart."""
    seats, hexes = plan.seats, plan.hexes
    return State(
        plan=plan,
        turn=1,
        step=ISSUE,
        waiting=[],
        queue=[],
        order=list(range(seats)),
        money=[plan.money] * seats,
        income=[0] * seats,
        shares=[plan.shares] * seats,
        engine=[1] * seats,
        action=[NO_ACTION] * seats,
        discs=[DISCS] * seats,
        begun=[0] * seats,
        out=[0] * seats,
        bids=[0] * seats,
        bidding=[],
        places=[],
        high=0,
        leader=NOBODY,
        passer=NOBODY,
        tile=[-1] * hexes,
        colour=plan.colour[:],
        new_city=[-1] * len(LETTERS),
        cubes=[0] * hexes,
        lies=[-1] * hexes,
        run_at=[-1] * (hexes * SIDES),
        owner=[],
        start=[],
        end=[],
        tip=[],
        size=[],
        grown=[],
        front=[[0] * hexes for _ in range(seats)],
        stock=COUNTS[:],
        town_discs=TOWN_DISCS,
        tiles_left=0,
        built=0,
        urban=0,
        dearest=0,
        before=[],
        laid=[],
        round_=0,
        upgraded=[0] * seats,
        chart=[-1] * SPACES,
        bag=plan.bag[:],
        gone=[0] * len(COLOURS),
        drawn=[],
        cycle=0,
        first=NOBODY,
        joined=0,
        claimants=[],
        lots=[0] * seats,
    )


def new_game(plan: Plan, chance: Chance, log: Log | None) -> State:
    state = blank(plan)
    play.set_up(state, chance, log)
    return state
