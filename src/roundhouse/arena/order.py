"""Batches of games that are played elsewhere end in any order; here they come back in their own.

Only a few are under way at a time, so what has to be held is bounded, and whoever asks for no more games wastes few.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import TypeVar

from .result import Played

#: So many batches for each worker are under way, or wait for their turn.
AHEAD = 4

Ticket = TypeVar("Ticket")
Batch = list[Played]


def in_order(
    batches: Iterable[Sequence[int]],
    workers: int,
    send: Callable[[Sequence[int]], Ticket],
    ended: Callable[[Sequence[Ticket]], Iterable[tuple[Ticket, Batch]]],
    keep: Callable[[Batch], None],
) -> Generator[Batch]:
    """`send` has a batch played and gives a ticket for it, `ended` waits until some are done. `keep` is given each as
    soon as it is."""
    waiting, sent, turn = iter(batches), 0, 0
    under_way: dict[Ticket, int] = {}
    done: dict[int, Batch] = {}
    while True:
        while len(under_way) + len(done) < AHEAD * workers and (batch := next(waiting, None)) is not None:
            under_way[send(batch)] = sent
            sent += 1
        if turn in done:
            yield done.pop(turn)
            turn += 1
        elif under_way:
            for ticket, games in ended(list(under_way)):
                keep(games)
                done[under_way.pop(ticket)] = games
        else:
            return


def batched(numbers: Sequence[int], workers: int, most: int, each: int = 8) -> list[Sequence[int]]:
    """Small enough to share the work (so many for each worker), large enough not to talk more than play."""
    size = max(1, min(most, len(numbers) // (workers * each)))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]
