"""What one seat may know: a type of its own, built by naming what is seen, never by deleting from a copy."""

from __future__ import annotations

from msgspec import Struct

from .sheet import Sheet


class View(Struct, frozen=True):
    """The base of every game's view. `seat` is None for a spectator."""

    seat: int | None
    actors: tuple[int, ...]

    @property
    def over(self) -> bool:
        return not self.actors

    def sheet(self) -> Sheet:
        """The score sheet as far as this seat can know it."""
        raise NotImplementedError
