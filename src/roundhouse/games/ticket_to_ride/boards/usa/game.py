"""Ticket to Ride: the classic board."""

from __future__ import annotations

from ... import TicketToRide


class Usa(TicketToRide):
    id = "ticket_to_ride_usa"
    default_seats = 2


GAME = Usa()
