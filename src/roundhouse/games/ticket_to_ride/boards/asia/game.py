"""Ticket to Ride: Team Asia."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from .....core.picks import Pick
from .....core.view import View as BaseView
from ... import TicketToRide

if TYPE_CHECKING:
    from ...seen.view import View


class Asia(TicketToRide):
    id = "ticket_to_ride_asia"
    rules = "2"
    outdated = "rules 1 were played on a board of our own design, which the printed one has replaced"
    default_seats = 4
    own_design = ("own-tickets",)

    def phrases(self, view: BaseView) -> list[Pick]:
        from .phrases import phrases

        return phrases(cast("View", view))


GAME = Asia()
