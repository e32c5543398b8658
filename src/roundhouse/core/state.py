"""The contract between the kernel and a game's state. A class needs no base: it fits, or conform() says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from .chance import Chance
from .log import Log
from .refusal import Refusal
from .sheet import Sheet
from .view import View

if TYPE_CHECKING:
    from typing import Self


class State(Protocol):
    """Everything on the table: mutable, flat ints and lists, cheap to clone. Moves are packed ints here."""

    @property
    def seats(self) -> int:
        """How many seats play."""
        ...

    def actors(self) -> list[int]:
        """The seats that may move now: several where the game is simultaneous; none: it is over."""
        ...

    def moves(self, seat: int) -> list[int]:
        """Every legal move of this seat. Not empty for an actor, empty for others."""
        ...

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """None for a legal move; else the rule that forbids it. Must bear any int."""
        ...

    def play(self, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
        """Play a legal move. Nothing is checked here: that is what `refusal` is for."""
        ...

    def clone(self) -> Self: ...

    def view(self, seat: int | None) -> View:
        """What this seat (None: a spectator) may know."""
        ...

    def sheet(self) -> Sheet:
        """The score sheet with everything known."""
        ...

    def inventory(self) -> dict[str, int]:
        """What must never change in sum: cubes, cards, pieces, wherever they are."""
        ...
