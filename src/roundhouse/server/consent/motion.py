"""A motion: what somebody at a table wishes. One at a time at each table."""

from __future__ import annotations

from msgspec import Struct

#: Stop the clock, let it go on, go back to an earlier move, end the game: all must agree. Let a bot play for somebody
#: who has gone, or open their seat to whoever has the link: more than half of the others.
PAUSE, RESUME, BACK, END, BOT, OPEN = "pause", "resume", "back", "end", "bot", "open"
KINDS = (PAUSE, RESUME, BACK, END, BOT, OPEN)
#: They are about a seat.
OF_A_SEAT = (BOT, OPEN)


class Motion(Struct, frozen=True):
    """What the seat `by` wishes; `about`: the move to go back to, or the seat it is about. `number`: so many entries
    were there then. `yes`: the seats that have agreed."""

    kind: str
    by: int
    about: int
    number: int
    yes: tuple[int, ...]
    at: float
