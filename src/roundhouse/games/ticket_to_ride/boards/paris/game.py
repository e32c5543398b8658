"""Ticket to Ride: Paris."""

from __future__ import annotations

from ... import TicketToRide


class Paris(TicketToRide):
    id = "ticket_to_ride_paris"
    rules = "2"
    default_seats = 2
    own_design = ("own-design",)


GAME = Paris()
