"""What is on the table: everybody's sheet, the goods board, the dice, the tiles, Eve. Nothing here is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ..printed.facts import GOODS
from . import legal, play, refusals, scoring
from .events import told
from .plan import Plan
from .player import Player
from .rounds import NOBODY
from .steps import START

if TYPE_CHECKING:
    from ....core.fields import Shared
    from ....core.log import Log
    from ....core.refusal import Refusal
    from ....core.sheet import Sheet
    from ..seen.view import View


class State:
    """See core.state.State."""

    STATIC = ("plan",)

    def __init__(self, plan: Plan, players: list[Player], blank: bool = True) -> None:
        """A table with nothing on it."""
        if not blank:
            return
        self.plan: Shared[Plan] = plan
        #: Eve's level, 1 to 6; 0: there is no Eve. Whether there are orders. The border map: 0 none, 1 to 6 medium, 7
        #: to 12 hard.
        self.level: int = 0
        self.orders: bool = False
        self.walls: int = 0
        #: What is to be done (see steps), the round, its first player, whose turn it is, and who may act. `waiting` is
        #: never changed, only replaced.
        self.step: int = START
        self.round: int = 0
        self.first: int = 0
        self.turn: int = 0
        self.waiting: Shared[list[int]] = NOBODY
        self.players: list[Player] = players
        #: The goods board: by city, the kinds in its row, from the left. The bag by kind; coal that is not in the game.
        self.goods: list[list[int]] = [[] for _ in range(7)]
        self.bag: list[int] = [0] * len(GOODS)
        self.coal_left: int = 0
        #: Action tiles by number: the side in play (its place in facts.TILES), the seat that holds it (-1: the pool),
        #: and those that lie sideways, a bit each. The sides are never changed.
        self.tiles: Shared[list[int]] = [-1] * 7
        self.tile_of: list[int] = [-2] + [-1] * 6
        self.sideways: int = 0
        #: Orders by number: the side in play (its place in Plan.order_goods), the seat that filled it (-1: open).
        self.order_sides: Shared[list[int]] = [-1] * 7
        self.order_of: list[int] = [-2] + [-1] * 6
        #: Starting tiles that nobody has taken, a bit each (see facts.STARTS).
        self.starts: int = 0
        #: White dice that nobody has taken, sorted; the black die's face, 1 to 6 (0: not rolled).
        self.white: list[int] = []
        self.black: int = 0
        #: Dice of the player on turn that wait for their action: the value, and marks for what tiles did (see steps).
        #: Then the values of dice that were used in this round.
        self.hand: list[int] = []
        self.used: list[int] = []
        #: Tile 2b: the stolen die (0: none), who will use it (-1: nobody), and whether its owner wants no more
        #: questions in this round.
        self.stolen: int = 0
        self.thief: int = -1
        self.quiet: bool = False
        #: In this turn: whether an order was filled; solo: lasting tiles that were used for an action, a bit each.
        self.ordered: bool = False
        self.spent: int = 0
        #: Solo, before the game: cities whose goods were put in another order, a bit each.
        self.arranged: int = 0
        #: Eve: crossed fields by region, her die (0: none), her points for goods, and whether she won at once.
        self.crossed: list[int] = [0] * 7
        self.eve_die: int = 0
        self.eve_points: int = 0
        self.eve_won: bool = False

    # -- made from the fields above by tools/fields.py
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

    def clone(self) -> State:
        copy = State(self.plan, self.players, blank=False)
        copy.plan = self.plan
        copy.level = self.level
        copy.orders = self.orders
        copy.walls = self.walls
        copy.step = self.step
        copy.round = self.round
        copy.first = self.first
        copy.turn = self.turn
        copy.waiting = self.waiting
        copy.players = [one.clone() for one in self.players]
        copy.goods = [row[:] for row in self.goods]
        copy.bag = self.bag[:]
        copy.coal_left = self.coal_left
        copy.tiles = self.tiles
        copy.tile_of = self.tile_of[:]
        copy.sideways = self.sideways
        copy.order_sides = self.order_sides
        copy.order_of = self.order_of[:]
        copy.starts = self.starts
        copy.white = self.white[:]
        copy.black = self.black
        copy.hand = self.hand[:]
        copy.used = self.used[:]
        copy.stolen = self.stolen
        copy.thief = self.thief
        copy.quiet = self.quiet
        copy.ordered = self.ordered
        copy.spent = self.spent
        copy.arranged = self.arranged
        copy.crossed = self.crossed[:]
        copy.eve_die = self.eve_die
        copy.eve_points = self.eve_points
        copy.eve_won = self.eve_won
        return copy

    # -- until here

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
        play.play(self, seat, move, chance, told(log))

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
