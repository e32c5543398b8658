"""What is on the table: hands, racks, the face-up cards, routes and tickets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ..printed.facts import MARKET
from . import legal, play, scoring, steps
from .events import SILENT, Told
from .plan import Plan
from .setup import set_up

if TYPE_CHECKING:
    from ....core.fields import Shared
    from ....core.log import Log
    from ....core.refusal import Refusal
    from ....core.sheet import Sheet
    from ..seen.view import View


class State:
    """See core.state.State. Cards are counts by kind; tickets are their numbers on the board."""

    STATIC = ("plan",)

    def __init__(self, plan: Plan, blank: bool = True) -> None:
        """An empty table: all cards in the deck, all tickets unseen."""
        if not blank:
            return
        seats, kinds = plan.seats, len(plan.deck)
        racks = plan.teams if plan.has_racks else 0
        self.plan: Shared[Plan] = plan
        #: What is to be done (see steps), whose turn it is, and who may act.
        self.step: int = steps.KEEP
        self.turn: int = 0
        self.waiting: Shared[list[int]] = list(range(seats))
        self.hands: list[list[int]] = [[0] * kinds for _ in range(seats)]
        #: A rack for each team; none in games without teams.
        self.racks: list[list[int]] = [[0] * kinds for _ in range(racks)]
        #: An empty deck means that there are no discards either (TRG-4).
        self.deck: list[int] = plan.deck[:]
        self.deck_left: int = sum(plan.deck)
        self.discards: list[int] = [0] * kinds
        #: The kinds of the face-up cards; -1: nothing there.
        self.market: list[int] = [-1] * MARKET
        self.pieces: list[int] = [plan.pieces] * seats
        #: Points won so far, by team.
        self.score: list[int] = [0] * plan.teams
        #: The seat that holds a route; -1: nobody.
        self.owner: list[int] = [-1] * plan.routes
        #: By seat and sort: the claims of routes that are open to the seat. Follows from `owner`; the tuples are
        #: replaced, never changed.
        self.open: list[list[tuple[int, ...]]] = [plan.sorts[:] for _ in range(seats)]
        #: Secret tickets by seat, those on the racks by team, each sorted.
        self.tickets: list[list[int]] = [[] for _ in range(seats)]
        self.rack_tickets: list[list[int]] = [[] for _ in range(racks)]
        #: The ticket deck: tickets nobody has seen (1 if it is there), then those put under it, and by whom.
        self.pool: list[int] = [1] * plan.tickets
        self.pool_left: int = plan.tickets
        self.under: list[int] = []
        self.under_by: list[int] = []
        #: Tickets that a seat looks at, and the move it has chosen while others still choose (0: none).
        self.offers: list[list[int]] = [[] for _ in range(seats)]
        self.choices: list[int] = [0] * seats
        #: Teams: the first card of a turn before it is put anywhere (-1: none), whether all have seen it, and whether
        #: the second one goes to the rack.
        self.drawn: int = -1
        self.drawn_open: bool = False
        self.to_rack: bool = False
        #: A tunnel: the claim, the cards turned up, and how many more cards it demands.
        self.laid: int = 0
        self.revealed: list[int] = []
        self.extra: int = 0
        #: Flag colours kept, a bit each, and flags celebrated.
        self.kept: list[int] = [0] * seats
        self.flags: list[int] = [0] * seats
        #: Turns left in the last round; -1: it has not begun.
        self.final: int = -1
        #: How many have passed in a row.
        self.passes: int = 0

    # -- made from the fields above by tools/fields.py
    __slots__ = (
        "choices",
        "deck",
        "deck_left",
        "discards",
        "drawn",
        "drawn_open",
        "extra",
        "final",
        "flags",
        "hands",
        "kept",
        "laid",
        "market",
        "offers",
        "open",
        "owner",
        "passes",
        "pieces",
        "plan",
        "pool",
        "pool_left",
        "rack_tickets",
        "racks",
        "revealed",
        "score",
        "step",
        "tickets",
        "to_rack",
        "turn",
        "under",
        "under_by",
        "waiting",
    )

    def clone(self) -> State:
        copy = State(self.plan, blank=False)
        copy.plan = self.plan
        copy.step = self.step
        copy.turn = self.turn
        copy.waiting = self.waiting
        copy.hands = [row[:] for row in self.hands]
        copy.racks = [row[:] for row in self.racks]
        copy.deck = self.deck[:]
        copy.deck_left = self.deck_left
        copy.discards = self.discards[:]
        copy.market = self.market[:]
        copy.pieces = self.pieces[:]
        copy.score = self.score[:]
        copy.owner = self.owner[:]
        copy.open = [row[:] for row in self.open]
        copy.tickets = [row[:] for row in self.tickets]
        copy.rack_tickets = [row[:] for row in self.rack_tickets]
        copy.pool = self.pool[:]
        copy.pool_left = self.pool_left
        copy.under = self.under[:]
        copy.under_by = self.under_by[:]
        copy.offers = [row[:] for row in self.offers]
        copy.choices = self.choices[:]
        copy.drawn = self.drawn
        copy.drawn_open = self.drawn_open
        copy.to_rack = self.to_rack
        copy.laid = self.laid
        copy.revealed = self.revealed[:]
        copy.extra = self.extra
        copy.kept = self.kept[:]
        copy.flags = self.flags[:]
        copy.final = self.final
        copy.passes = self.passes
        return copy

    # -- until here

    @property
    def seats(self) -> int:
        return len(self.hands)

    def actors(self) -> list[int]:
        return self.waiting

    def moves(self, seat: int) -> list[int]:
        return legal.moves(self, seat)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        from .refusals import refusal

        return refusal(self, seat, move)

    def play(self, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
        play.play(self, seat, move, chance, SILENT if log is None else Told(log))

    def view(self, seat: int | None) -> View:
        from ..seen.view import look

        return look(self, seat)

    def sheet(self) -> Sheet:
        return scoring.sheet(self.plan, self.owner, self.flags, scoring.by_team(self), True)

    def inventory(self) -> dict[str, int]:
        return scoring.inventory(self)


def new_game(plan: Plan, chance: Chance, log: Log | None) -> State:
    state = State(plan)
    set_up(state, chance, SILENT if log is None else Told(log))
    return state
