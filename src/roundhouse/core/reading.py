"""What is made of a view once, for the rooms that only read it: picture, words and picks ask for the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

V = TypeVar("V")
T = TypeVar("T")
#: So many views are remembered, the last ones first.
KEPT = 8


def once(make: Callable[[V], T]) -> Callable[[V], T]:
    """`make`, but what it made of the last views is given again. A view is known by what it is, not by what is in it:
    to compare views, once for each of two hundred legal moves, would cost more than the rest of a look.

    >>> lengths = once(len)
    >>> word = "spot"
    >>> lengths(word), lengths(word)
    (4, 4)
    """
    last: list[tuple[V, T]] = []

    def made(view: V) -> T:
        for known, thing in last[:]:
            if known is view:
                return thing
        thing = make(view)
        last.insert(0, (view, thing))
        del last[KEPT:]
        return thing

    return made
