"""What moves: cards and tickets to whoever takes them, trains to their routes."""

from __future__ import annotations

from ....core.log import Event
from ....core.motion import Flight
from ....core.texts import Text
from ..seen.view import View
from .panels import PIECE_BOX, small


def flights(event: Event, view: View) -> tuple[Flight, ...]:
    seat = event.seat
    if seat is None:
        return ()
    row, mine = f"player-{seat}", seat == view.seat
    match event.key:
        case "take":
            return (Flight(small(f"card-{_kind(event)}"), (event.where[0], _hand(event, view) if mine else row)),)
        case "take-deck":
            # Its back is all that others see; who has it is told by the next line.
            return () if mine else (Flight(small("back"), ("deck", row)),)
        case "drew":
            return (Flight(small(f"card-{_kind(event)}"), ("deck", _hand(event, view))),)
        case "claim":
            return (Flight(small(f"piece-{seat}", PIECE_BOX), (row, event.where[0])),)
        case "tickets":
            return (Flight(small("tickets"), ("tickets", row)),)
    return ()


def _kind(event: Event) -> str:
    card = event.args["card"]
    assert isinstance(card, Text)
    return card.key.removeprefix("card-")


def _hand(event: Event, view: View) -> str:
    """Where one's own card goes; with racks that is decided later."""
    return f"hand-{_kind(event)}" if view.rack is None else f"player-{event.seat}"
