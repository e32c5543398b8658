"""What is on the table: hands, racks, the face-up cards, routes and tickets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from . import play, scoring
from .plan import Plan

if TYPE_CHECKING:
    from ....core.log import Log
    from ....core.refusal import Refusal
    from ....core.sheet import Sheet
    from ..seen.view import View


class State:
    """See core.state.State. Cards are counts by kind; tickets are their numbers on the board."""

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
    STATIC = ("plan",)

    def __init__(
        self,
        plan: Plan,
        step: int,
        turn: int,
        waiting: list[int],
        hands: list[list[int]],
        racks: list[list[int]],
        deck: list[int],
        deck_left: int,
        discards: list[int],
        market: list[int],
        pieces: list[int],
        score: list[int],
        owner: list[int],
        open_: list[list[tuple[int, ...]]],
        tickets: list[list[int]],
        rack_tickets: list[list[int]],
        pool: list[int],
        pool_left: int,
        under: list[int],
        under_by: list[int],
        offers: list[list[int]],
        choices: list[int],
        drawn: int,
        drawn_open: bool,
        to_rack: bool,
        laid: int,
        revealed: list[int],
        extra: int,
        kept: list[int],
        flags: list[int],
        final: int,
        passes: int,
    ) -> None:
        self.plan = plan
        #: What is to be done (see rules), whose turn it is, and who may act. `waiting` is never changed, only replaced.
        self.step = step
        self.turn = turn
        self.waiting = waiting
        self.hands = hands
        #: A rack for each team; none in games without teams.
        self.racks = racks
        #: An empty deck means that there are no discards either (TRG-4).
        self.deck = deck
        self.deck_left = deck_left
        self.discards = discards
        #: The kinds of the face-up cards; -1: nothing there.
        self.market = market
        self.pieces = pieces
        #: Points won so far, by team.
        self.score = score
        #: The seat that holds a route; -1: nobody.
        self.owner = owner
        #: By seat and sort: the claims of routes that are open to the seat. Follows from `owner`; the tuples are
        #: replaced, never changed.
        self.open = open_
        #: Secret tickets by seat, those on the racks by team, each sorted.
        self.tickets = tickets
        self.rack_tickets = rack_tickets
        #: The ticket deck: tickets nobody has seen (1 if it is there), then those put under it, and by whom.
        self.pool = pool
        self.pool_left = pool_left
        self.under = under
        self.under_by = under_by
        #: Tickets that a seat looks at, and the move it has chosen while others still choose (0: none).
        self.offers = offers
        self.choices = choices
        #: Teams: the first card of a turn before it is put anywhere (-1: none), whether all have seen it, and whether
        #: the second one goes to the rack.
        self.drawn = drawn
        self.drawn_open = drawn_open
        self.to_rack = to_rack
        #: A tunnel: the claim, the cards turned up, and how many more cards it demands.
        self.laid = laid
        self.revealed = revealed
        self.extra = extra
        #: Flag colours kept, a bit each, and flags celebrated.
        self.kept = kept
        self.flags = flags
        #: Turns left in the last round; -1: it has not begun.
        self.final = final
        #: How many have passed in a row.
        self.passes = passes

    @property
    def seats(self) -> int:
        return len(self.hands)

    def actors(self) -> list[int]:
        return self.waiting

    def moves(self, seat: int) -> list[int]:
        return play.moves(self, seat)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return play.refusal(self, seat, move)

    def play(self, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
        play.play(self, seat, move, chance, log)

    def clone(self) -> State:
        return State(
            self.plan,
            self.step,
            self.turn,
            self.waiting,
            [hand[:] for hand in self.hands],
            [rack[:] for rack in self.racks],
            self.deck[:],
            self.deck_left,
            self.discards[:],
            self.market[:],
            self.pieces[:],
            self.score[:],
            self.owner[:],
            [sorts[:] for sorts in self.open],
            [tickets[:] for tickets in self.tickets],
            [tickets[:] for tickets in self.rack_tickets],
            self.pool[:],
            self.pool_left,
            self.under[:],
            self.under_by[:],
            [offer[:] for offer in self.offers],
            self.choices[:],
            self.drawn,
            self.drawn_open,
            self.to_rack,
            self.laid,
            self.revealed[:],
            self.extra,
            self.kept[:],
            self.flags[:],
            self.final,
            self.passes,
        )

    def view(self, seat: int | None) -> View:
        from ..seen.view import look

        return look(self, seat)

    def sheet(self) -> Sheet:
        return scoring.sheet(self.plan, self.owner, self.flags, scoring.by_team(self), True)

    def inventory(self) -> dict[str, int]:
        return play.inventory(self)


def blank(plan: Plan) -> State:
    """An empty table: all cards in the deck, all tickets unseen."""
    seats = plan.seats
    racks = plan.teams if plan.has_racks else 0
    return State(
        plan=plan,
        step=play.KEEP,
        turn=0,
        waiting=list(range(seats)),
        hands=[[0] * len(plan.deck) for _ in range(seats)],
        racks=[[0] * len(plan.deck) for _ in range(racks)],
        deck=plan.deck[:],
        deck_left=sum(plan.deck),
        discards=[0] * len(plan.deck),
        market=[-1] * 5,
        pieces=[plan.pieces] * seats,
        score=[0] * plan.teams,
        owner=[-1] * plan.routes,
        open_=[plan.sorts[:] for _ in range(seats)],
        tickets=[[] for _ in range(seats)],
        rack_tickets=[[] for _ in range(racks)],
        pool=[1] * plan.tickets,
        pool_left=plan.tickets,
        under=[],
        under_by=[],
        offers=[[] for _ in range(seats)],
        choices=[0] * seats,
        drawn=-1,
        drawn_open=False,
        to_rack=False,
        laid=0,
        revealed=[],
        extra=0,
        kept=[0] * seats,
        flags=[0] * seats,
        final=-1,
        passes=0,
    )


def new_game(plan: Plan, chance: Chance, log: Log | None) -> State:
    state = blank(plan)
    play.set_up(state, chance, log)
    return state
