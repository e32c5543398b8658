"""How to travel well: the `standard` bot.

Everything is reckoned in points. A turn and a piece have a price, so a route costs what its cards and its claim take,
less what it scores. The bot joins its tickets by the cheapest paths over routes that are free or its own, leaves out
tickets that do not pay, and then claims what is on its paths, or draws what they still need.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, cast

from ....core.bot import Desk, check_parameters
from ....core.chance import Fast
from ....core.game import Game
from ....core.policy import Line, Policy
from ....core.state import State as BaseState
from ..rules import steps
from ..rules.packed import CELEBRATE, TICKETS, TO_HAND, TO_RACK
from ..rules.state import State
from ..seen.view import View, guess
from .cards import Needs, draw_card
from .choices import choices
from .follower import Follower
from .hunches import likely_tickets
from .known import Known, from_state, from_view
from .schemes import FEW_ORDERS, ORDERS, Outlook
from .tickets import choose_tickets, share_first
from .turn import pay_tunnel, take_turn
from .weights import STANDARD, Weights, tuned

if TYPE_CHECKING:
    from typing import Self


class Standard(Policy):
    """Plans anew at every turn."""

    caution: ClassVar[float] = 0.5
    #: By how much of a point for each piece its ranking may be wrong; twice as much where it knows half of a team.
    TRUST: Final = 0.12

    def __init__(self, weights: Weights | None = None, orders: int = ORDERS) -> None:
        self.orders = orders
        #: None: those that were found for the board that is played, by which an expert thinks.
        self.weights = weights
        #: What the others are likely to have, and the view from which that was told.
        self._seen: View | None = None
        self._likely: list[list[int]] = []

    @classmethod
    def from_parameters(cls, parameters: Mapping[str, str]) -> Self:
        """The bot `standard`: by hand."""
        check_parameters("standard", parameters, ())
        return cls(STANDARD)

    def choose(self, desk: Desk) -> int:
        return self.move(from_view(cast(View, desk.view)), desk.moves)

    def follower(self) -> Policy:
        return Follower(Standard(self.weights, FEW_ORDERS), self.weights)

    def reply(self, game: Game, state: BaseState, seat: int, moves: list[int], chance: Fast) -> int:
        return self.move(from_state(cast(State, state), seat), moves)

    def move(self, known: Known, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        step = known.step
        if step == steps.FLAG:
            return CELEBRATE  # the points are sure, and the next flag can be begun
        if step == steps.TUNNEL:
            return pay_tunnel(moves)
        out = self.outlook(known)
        if step in (steps.KEEP, steps.OFFER):
            return choose_tickets(out)
        if step == steps.RACK:
            return share_first(out, moves)
        needs = Needs(out)
        if step == steps.TURN:
            return take_turn(out, needs, moves)
        if step == steps.SECOND:
            return draw_card(out, needs, moves)
        return TO_HAND if needs.value[known.drawn] >= out.weights.needed else TO_RACK

    def outlook(self, known: Known) -> Outlook:
        return Outlook(known, self.weights or tuned(known.plan.edition), self.orders)

    def candidates(self, desk: Desk, most: int) -> list[Line]:
        own = self.choose(desk)
        others = choices(self.outlook(from_view(cast(View, desk.view))), desk.moves)
        lines: list[Line] = [(move,) for move in dict.fromkeys([own, *others])]
        return lines[:most]

    def beginner(self) -> Policy:
        return Standard(STANDARD)

    def mistakes(self, desk: Desk, most: int) -> list[Line]:
        """Nobody draws tickets by mistake."""
        lines = self.candidates(desk, most + 1)
        return [line for line in lines if line[0] != TICKETS or line is lines[0]][:most]

    def trust(self, desk: Desk) -> float:
        plan = cast(View, desk.view).plan
        return self.TRUST * plan.pieces * plan.team_size**2

    def world(self, desk: Desk) -> tuple[BaseState, int]:
        """Others are likely to have the tickets that their routes go towards."""
        view = cast(View, desk.view)
        if self._seen is not view:
            self._seen, self._likely = view, likely_tickets(view)
        return guess(view, desk.chance, self._likely), desk.seat
