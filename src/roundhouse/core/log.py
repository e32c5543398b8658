"""What happened, as events that become sentences in the reader's language; each event knows who may read it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from .texts import Arg, Seat, Text


class Event(Struct):
    """`key` is the text (`log-<key>`), `where` elements of the drawing; `only` who may read it (None: all)."""

    key: str
    seat: int | None
    args: dict[str, Arg]
    where: tuple[str, ...] = ()
    only: tuple[int, ...] | None = None
    until_reveal: bool = False

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
        self.events.append(Event(key, seat, args, tuple(where), readers, until_reveal))

    def reveal(self) -> None:
        """What was hidden for the time being is now on the table."""
        for event in reversed(self.events):
            if event.until_reveal:
                event.only = None
                event.until_reveal = False
