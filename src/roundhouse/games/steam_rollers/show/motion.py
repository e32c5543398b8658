"""What moves: goods over their tracks, and to Eve. Dice are seen to move by themselves."""

from __future__ import annotations

from ....core.log import Event
from ....core.motion import Flight
from ....core.texts import Text
from ..printed.facts import GOODS
from .art import GOOD, good_art


def flights(event: Event) -> tuple[Flight, ...]:
    if event.key not in ("transport", "eve-good"):
        return ()
    good = event.args["good"]
    assert isinstance(good, Text)
    kind = GOODS.index(good.key.removeprefix("good-"))
    return (Flight(f'<svg viewBox="0 0 {GOOD} {GOOD}">{good_art(kind, 0, 0)}</svg>', event.where, event.seat),)
