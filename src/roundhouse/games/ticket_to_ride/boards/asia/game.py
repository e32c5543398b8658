"""Ticket to Ride: Team Asia."""

from __future__ import annotations

from ... import TicketToRide


class Asia(TicketToRide):
    id = "ticket_to_ride_asia"
    rules = "2"
    outdated = "rules 1 were played on a board of our own design, which the printed one has replaced"
    default_seats = 4
    own_design = ("own-tickets",)


GAME = Asia()
