"""What is on the table: everybody's sheet, the goods board, the dice, the tiles, Eve. Nothing here is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ..printed.facts import GOODS
from . import legal, play, refusals, scoring
from .plan import NOBODY, Plan
from .steps import START

if TYPE_CHECKING:
    from ....core.log import Log
    from ....core.refusal import Refusal
    from ....core.sheet import Sheet
    from ..seen.view import View

#: A link: the ends of a chain of tracks (6 * city + side of the city's hex), the lower one first, and the towns on it,
#: a bit each.
Link = tuple[int, int, int]
#: A way from a city: its distance, the city it comes to, and the field `way` of a Transport, in its place.
Way = tuple[int, int, int]


class Player:
    """One player's sheet and what lies beside it. `tracks`, `boxes` and the small numbers are facts; `empty`, `power`,
    `links`, `network`, `ways` and `tiles` follow from the facts and are kept up to date."""

    __slots__ = (
        "bonus",
        "boxes",
        "cargo",
        "cargo_city",
        "empty",
        "held",
        "links",
        "network",
        "points",
        "power",
        "stock",
        "tiles",
        "tracks",
        "ways",
    )

    def __init__(
        self,
        tracks: list[int],
        empty: list[tuple[int, ...]],
        boxes: int,
        power: int,
        points: int,
        bonus: int,
        links: tuple[Link, ...],
        network: int,
        ways: list[tuple[Way, ...]],
        stock: list[int],
        held: int,
        cargo: int,
        cargo_city: int,
        tiles: int,
    ) -> None:
        #: By field: the number of its track + 1 (see facts.TRACKS); 0: nothing drawn.
        self.tracks = tracks
        #: By region: the fields with nothing drawn. The tuples are replaced, never changed.
        self.empty = empty
        #: Locomotive boxes crossed, a bit each (1 << number), and how many (without tile 4b).
        self.boxes = boxes
        self.power = power
        #: Points for transports, and of the starting tile +2.
        self.points = points
        self.bonus = bonus
        #: Finished chains between cities, and what the network is worth.
        self.links = links
        self.network = network
        #: By city: the ways from it, the longest first. Replaced with the links, never changed.
        self.ways = ways
        #: Orders: goods delivered and kept, by kind, and how many.
        self.stock = stock
        self.held = held
        #: Own cargo: its kind (-1: none) and its city on this sheet (0: none).
        self.cargo = cargo
        self.cargo_city = cargo_city
        #: Action tiles, a bit each (1 << number).
        self.tiles = tiles

    def clone(self) -> Player:
        return Player(
            self.tracks[:],
            self.empty[:],
            self.boxes,
            self.power,
            self.points,
            self.bonus,
            self.links,
            self.network,
            self.ways,
            self.stock[:],
            self.held,
            self.cargo,
            self.cargo_city,
            self.tiles,
        )


class State:
    """See core.state.State."""

    __slots__ = (
        "arranged",
        "bag",
        "black",
        "coal_left",
        "crossed",
        "eve_die",
        "eve_points",
        "eve_won",
        "first",
        "goods",
        "hand",
        "level",
        "order_of",
        "order_sides",
        "ordered",
        "orders",
        "plan",
        "players",
        "quiet",
        "round",
        "sideways",
        "spent",
        "starts",
        "step",
        "stolen",
        "thief",
        "tile_of",
        "tiles",
        "turn",
        "used",
        "waiting",
        "walls",
        "white",
    )
    STATIC = ("plan",)

    def __init__(
        self,
        plan: Plan,
        level: int,
        orders: bool,
        walls: int,
        step: int,
        round: int,  # noqa: A002
        first: int,
        turn: int,
        waiting: list[int],
        players: list[Player],
        goods: list[list[int]],
        bag: list[int],
        coal_left: int,
        tiles: list[int],
        tile_of: list[int],
        sideways: int,
        order_sides: list[int],
        order_of: list[int],
        starts: int,
        white: list[int],
        black: int,
        hand: list[int],
        used: list[int],
        stolen: int,
        thief: int,
        quiet: bool,
        ordered: bool,
        spent: int,
        arranged: int,
        crossed: list[int],
        eve_die: int,
        eve_points: int,
        eve_won: bool,
    ) -> None:
        self.plan = plan
        #: Eve's level, 1 to 6; 0: there is no Eve. Whether there are orders. The border map: 0 none, 1 to 6 medium, 7
        #: to 12 hard.
        self.level = level
        self.orders = orders
        self.walls = walls
        #: What is to be done (see steps), the round, its first player, whose turn it is, and who may act. `waiting` is
        #: never changed, only replaced.
        self.step = step
        self.round = round
        self.first = first
        self.turn = turn
        self.waiting = waiting
        self.players = players
        #: The goods board: by city, the kinds in its row, from the left. The bag by kind; coal that is not in the game.
        self.goods = goods
        self.bag = bag
        self.coal_left = coal_left
        #: Action tiles by number: the side in play (its place in facts.TILES), the seat that holds it (-1: the pool),
        #: and those that lie sideways, a bit each. The sides are never changed.
        self.tiles = tiles
        self.tile_of = tile_of
        self.sideways = sideways
        #: Orders by number: the side in play (its place in Plan.order_goods), the seat that filled it (-1: open).
        self.order_sides = order_sides
        self.order_of = order_of
        #: Starting tiles that nobody has taken, a bit each (see facts.STARTS).
        self.starts = starts
        #: White dice that nobody has taken, sorted; the black die's face, 1 to 6 (0: not rolled).
        self.white = white
        self.black = black
        #: Dice of the player on turn that wait for their action: the value, and marks for what tiles did (see steps).
        #: Then the values of dice that were used in this round.
        self.hand = hand
        self.used = used
        #: Tile 2b: the stolen die (0: none), who will use it (-1: nobody), and whether its owner wants no more
        #: questions in this round.
        self.stolen = stolen
        self.thief = thief
        self.quiet = quiet
        #: In this turn: whether an order was filled; solo: lasting tiles that were used for an action, a bit each.
        self.ordered = ordered
        self.spent = spent
        #: Solo, before the game: cities whose goods were put in another order, a bit each.
        self.arranged = arranged
        #: Eve: crossed fields by region, her die (0: none), her points for goods, and whether she won at once.
        self.crossed = crossed
        self.eve_die = eve_die
        self.eve_points = eve_points
        self.eve_won = eve_won

    @property
    def seats(self) -> int:
        return len(self.players)

    def actors(self) -> list[int]:
        return self.waiting

    def moves(self, seat: int) -> list[int]:
        return legal.moves(self, seat)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return refusals.refusal(self, seat, move)

    def play(self, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
        play.play(self, seat, move, chance, log)

    def clone(self) -> State:
        return State(
            self.plan,
            self.level,
            self.orders,
            self.walls,
            self.step,
            self.round,
            self.first,
            self.turn,
            self.waiting,
            [player.clone() for player in self.players],
            [row[:] for row in self.goods],
            self.bag[:],
            self.coal_left,
            self.tiles,
            self.tile_of[:],
            self.sideways,
            self.order_sides,
            self.order_of[:],
            self.starts,
            self.white[:],
            self.black,
            self.hand[:],
            self.used[:],
            self.stolen,
            self.thief,
            self.quiet,
            self.ordered,
            self.spent,
            self.arranged,
            self.crossed[:],
            self.eve_die,
            self.eve_points,
            self.eve_won,
        )

    def view(self, seat: int | None) -> View:
        from ..seen.view import look

        return look(self, seat)

    def sheet(self) -> Sheet:
        return scoring.sheet(self)

    def inventory(self) -> dict[str, int]:
        held = {
            good: sum(row.count(kind) for row in self.goods)
            + self.bag[kind]
            + sum(player.stock[kind] + (player.cargo == kind) for player in self.players)
            for kind, good in enumerate(GOODS)
        }
        held["coal"] += self.coal_left
        return {
            **held,
            "white dice": len(self.white) + len(self.hand) + len(self.used) + (self.stolen > 0) + (self.eve_die > 0),
            "action tiles": sum(p.tiles.bit_count() for p in self.players) + self.tile_of.count(-1),
            "fields": sum(
                sum(map(len, player.empty)) + len(player.tracks) - player.tracks.count(0) for player in self.players
            ),
        }


def fresh_player(plan: Plan) -> Player:
    """An empty sheet."""
    return Player(
        tracks=[0] * plan.size,
        empty=plan.fields[:],
        boxes=0,
        power=0,
        points=0,
        bonus=0,
        links=(),
        network=0,
        ways=[()] * 7,
        stock=[0] * len(GOODS),
        held=0,
        cargo=-1,
        cargo_city=0,
        tiles=0,
    )


def blank(plan: Plan, seats: int) -> State:
    """A table with nothing on it."""
    return State(
        plan=plan,
        level=0,
        orders=False,
        walls=0,
        step=START,
        round=0,
        first=0,
        turn=0,
        waiting=NOBODY,
        players=[fresh_player(plan) for _ in range(seats)],
        goods=[[] for _ in range(7)],
        bag=[0] * len(GOODS),
        coal_left=0,
        tiles=[-1] * 7,
        tile_of=[-2] + [-1] * 6,
        sideways=0,
        order_sides=[-1] * 7,
        order_of=[-2] + [-1] * 6,
        starts=0,
        white=[],
        black=0,
        hand=[],
        used=[],
        stolen=0,
        thief=-1,
        quiet=False,
        ordered=False,
        spent=0,
        arranged=0,
        crossed=[0] * 7,
        eve_die=0,
        eve_points=0,
        eve_won=False,
    )
