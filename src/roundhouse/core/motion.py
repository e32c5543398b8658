"""What moves when something happens: a card, a cube, a train. Whoever shows a game move by move lets it go its way.

A drawing says what is there before and after, and a page finds out by itself what lies elsewhere now. It cannot find
out what leaves no trace: a card that goes into a hand is only a number there. That is what a game says with flights.

>>> Flight('<svg viewBox="0 0 84 54"><use href="#back"/></svg>', ("deck", "player-1")).way
('deck', 'player-1')
"""

from __future__ import annotations

from msgspec import Struct


class Flight(Struct, frozen=True, gc=False):
    """`art` is a small <svg>, which may use what the board's static layer defines; it goes from element to element of
    the board or around it, by their ids. `seat`: where everybody has a board, on whose."""

    art: str
    way: tuple[str, ...]
    seat: int | None = None
