"""How to travel well: the `standard` bot.

Everything is reckoned in points. A turn and a piece have a price, so a route costs what its cards and its claim take,
less what it scores. The bot joins its tickets by the cheapest paths over routes that are free or its own, leaves out
tickets that do not pay, and then claims what is on its paths, or draws what they still need.
"""

from __future__ import annotations

from typing import cast

from ....core.bot import Bot, Desk
from ..rules import steps
from ..rules.packed import CELEBRATE, TO_HAND, TO_RACK
from ..seen.view import View
from .cards import Needs, draw_card
from .schemes import Outlook
from .tickets import choose_tickets, share_first
from .turn import pay_tunnel, take_turn
from .weights import STANDARD, Weights


class Standard(Bot):
    """Plans anew at every turn."""

    def __init__(self, weights: Weights = STANDARD) -> None:
        self.weights = weights

    def choose(self, desk: Desk) -> int:
        if len(desk.moves) == 1:
            return desk.moves[0]
        view = cast(View, desk.view)
        out = Outlook(view, self.weights)
        if view.step in (steps.KEEP, steps.OFFER):
            return choose_tickets(out)
        if view.step == steps.RACK:
            return share_first(out, desk.moves)
        if view.step == steps.FLAG:
            return CELEBRATE  # the points are sure, and the next flag can be begun
        needs = Needs(out)
        if view.step == steps.TURN:
            return take_turn(out, needs, desk.moves)
        if view.step == steps.SECOND:
            return draw_card(out, needs, desk.moves)
        if view.step == steps.PLACE:
            return TO_HAND if needs.value[view.drawn] >= self.weights.needed else TO_RACK
        return pay_tunnel(desk.moves)
