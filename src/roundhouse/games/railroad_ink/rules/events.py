"""What can happen in Railroad Ink. The rules tell it while they play; who listens makes of it what they like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.facts import CELL_NAMES, CRATER, FIRST_LAVA, FIRST_SPECIAL, HAS_ROUTE, PIECE_FACE
from .names import face_text, list_text, side_text

if TYPE_CHECKING:
    from ....core.log import Log
    from ....core.texts import Arg
    from .state import State


class Events:
    """Nobody listens: for playouts."""

    def rolled(self, state: State) -> None:
        """A round has begun, its dice lie on the table."""

    def drew(self, seat: int, cell: int, piece: int, was: int) -> None:
        """A face was drawn where `was` had been: nothing, or a crater."""

    def erupted(self, seat: int, cell: int) -> None:
        """A volcano was drawn."""

    def ate(self, seat: int, cell: int, piece: int, was: int) -> None:
        """Lava was drawn over the route `was`."""

    def struck(self, seat: int, cell: int, was: int, hidden: bool) -> None:
        """The meteor came down on `was`; `hidden`: others are not to know it yet."""

    def ignored(self, seat: int, special: int) -> None:
        """A special route was crossed off to ignore the meteor."""

    def finished(self, seat: int) -> None:
        """A seat has ended its round."""

    def shown(self) -> None:
        """All have: the drawings of the round lie open."""

    def ended(self) -> None:
        """The last round is over."""


class Told(Events):
    """The log is told, in words. What a player draws is for their own eyes until the round ends (RI-2.1)."""

    def __init__(self, log: Log) -> None:
        self.log: Final = log

    def rolled(self, state: State) -> None:
        self.log.say("round", number=state.round, dice=list_text(state.dice))
        if state.lava_dice:
            self.log.say("lava-dice", dice=list_text(state.lava_dice))
        if state.direction >= 0:
            self.log.say("meteor-dice", direction=side_text(state.direction), distance=state.distance)

    def drew(self, seat: int, cell: int, piece: int, was: int) -> None:
        face = PIECE_FACE[piece]
        key = "special" if FIRST_SPECIAL <= face < FIRST_LAVA else "draw"
        if was == CRATER:
            key += "-over-crater"
        self._drawing(key, seat, cell, True, {"face": face_text(face)})

    def erupted(self, seat: int, cell: int) -> None:
        self._drawing("volcano", seat, cell, True, {})

    def ate(self, seat: int, cell: int, piece: int, was: int) -> None:
        faces: dict[str, Arg] = {"face": face_text(PIECE_FACE[piece]), "route": face_text(PIECE_FACE[was])}
        self._drawing("eat", seat, cell, True, faces)

    def struck(self, seat: int, cell: int, was: int, hidden: bool) -> None:
        key = "strike-route" if HAS_ROUTE[was] else "strike"
        erased: dict[str, Arg] = {"face": face_text(PIECE_FACE[was])} if HAS_ROUTE[was] else {}
        self._drawing(key, seat, cell, hidden, erased)

    def ignored(self, seat: int, special: int) -> None:
        self.log.say("ignore", seat, only=(seat,), until_reveal=True, face=face_text(FIRST_SPECIAL + special))

    def finished(self, seat: int) -> None:
        self.log.say("finish", seat)

    def shown(self) -> None:
        self.log.reveal()

    def ended(self) -> None:
        self.log.say("end")

    def _drawing(self, key: str, seat: int, cell: int, hidden: bool, faces: dict[str, Arg]) -> None:
        name = CELL_NAMES[cell]
        only = (seat,) if hidden else None
        self.log.say(key, seat, where=(f"cell-{name}",), only=only, until_reveal=hidden, cell=name, **faces)


SILENT: Final = Events()


def told(log: Log | None) -> Events:
    """Events that a log hears, if there is one."""
    return SILENT if log is None else Told(log)
