"""Boards that somebody brings as a file: what may be wrong with one, and where."""

from __future__ import annotations

from msgspec import Struct

from .errors import RoundhouseError


class Fault(Struct, frozen=True):
    """What is wrong with a board's file, and where: the line, and the part of the file ("routes[3].length")."""

    line: int
    where: str
    reason: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.where}: {self.reason}"


class BadBoard(RoundhouseError, ValueError):
    """A board that cannot be played on, with every fault."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults

    def __reduce__(self) -> tuple[type[BadBoard], tuple[tuple[Fault, ...]]]:
        return type(self), (self.faults,)
