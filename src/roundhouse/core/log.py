"""What happened, as events that become sentences in the reader's language; each event knows who may read it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from .texts import Arg, Seat, Text


class Event(Struct, frozen=True, gc=False):
    """`key` is the text (`log-<key>`), `where` elements of the drawing; `only` who may read it (None: all)."""

    key: str
    seat: int | None
    args: dict[str, Arg]
    where: tuple[str, ...] = ()
    only: tuple[int, ...] | None = None
    until_reveal: bool = False
    #: It happened with the move of this number, of those that stand; 0: before the first.
    move: int = 0

    @property
    def text(self) -> Text:
        args = dict(self.args)
        if self.seat is not None:
            args["seat"] = Seat(self.seat)
        return Text(f"log-{self.key}", args)

    def readable(self, seat: int | None) -> bool:
        return self.only is None or (seat is not None and seat in self.only)


class Log:
    """The rules write into it while a move is played; playouts go without."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        #: The number of the move that is being played.
        self.move = 0

    def say(
        self,
        key: str,
        seat: int | None = None,
        *,
        where: Iterable[str] = (),
        only: Iterable[int] | None = None,
        until_reveal: bool = False,
        **args: Arg,
    ) -> None:
        """`until_reveal`: `only` holds until the rules call reveal()."""
        readers = None if only is None else tuple(only)
        self.events.append(Event(key, seat, args, tuple(where), readers, until_reveal, self.move))

    def reveal(self) -> None:
        """What was hidden for the time being is now on the table: a step in which all acted at once has ended."""
        # Events are replaced, not changed: a mark keeps the former ones.
        for place, event in enumerate(self.events):
            if event.until_reveal:
                self.events[place] = replace(event, only=None, until_reveal=False)

    def mark(self) -> list[Event]:
        """Where the log stands now, for back_to()."""
        return self.events[:]

    def back_to(self, mark: list[Event]) -> None:
        """Forget what was said since."""
        self.events = mark[:]
