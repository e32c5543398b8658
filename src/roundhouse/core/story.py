"""A finished game in figures: what everybody had after each move, and what chance gave. It tells what was secret while
the game ran, so it is for games that are over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from .frames import snapshots
from .table import Table
from .texts import Translator

#: What chance answers in more ways than so many is no table but a list.
MOST_KINDS = 12
#: Where so little was asked, nothing can be said of luck.
FEWEST = 4


class Curve(Struct, frozen=True):
    """How a figure of the game (text key `curve-<name>`) went: `values` are those after so many moves, one for each
    party in turn, from each change on. Half a move: it was chosen, and not yet answered."""

    name: str
    values: tuple[tuple[int | float, tuple[int, ...]], ...]


class Luck(Struct, frozen=True):
    """How often each of some things was rolled or drawn: in one row for all, or in a row for each seat."""

    title: str
    kinds: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...]


def by_seat(title: str, kinds: Sequence[str], seats: int, given: Iterable[tuple[int, int]]) -> list[Luck]:
    """A table of what was given to seats, in pairs of a seat and the number of a kind: without kinds that nobody got,
    and none at all where nobody got anything.

    >>> by_seat("Cards", ("red", "blue", "green"), 2, [(0, 2), (1, 0), (0, 2)])
    [Luck(title='Cards', kinds=('red', 'green'), rows=((0, 2), (1, 0)))]
    >>> by_seat("Cards", ("red", "blue"), 2, [])
    []
    """
    counts = Counter(given)
    seen = sorted({kind for _, kind in counts})
    rows = tuple(tuple(counts[seat, kind] for kind in seen) for seat in range(seats))
    return [Luck(title, tuple(kinds[kind] for kind in seen), rows)] if seen else []


def parties(table: Table, tr: Translator) -> list[str]:
    """Who plays: seats, or partners together."""
    return [" & ".join(map(tr.name, team)) for team in table.state.sheet().teams]


def curves(table: Table) -> list[Curve]:
    """The figures of `Game.figures` from the first move to the last."""
    standing = table.record.effective()
    found: dict[str, list[tuple[float, tuple[int, ...]]]] = {}
    for then in snapshots(table, standing):
        for name, by_seat in table.game.figures(then.state).items():
            values = tuple(by_seat[:: table.game.partners])
            line = found.setdefault(name, [])
            if not line or line[-1][1] != values or then.ply == len(standing):
                line.append((then.ply, values))
    return [Curve(name, tuple(line)) for name, line in found.items()]


def luck(table: Table, tr: Translator) -> list[Luck]:
    """What chance gave to each, where the game can tell, and what it gave to all."""
    return [*table.game.luck(table.events(), table.seats, tr), *_common(table, tr)]


def _common(table: Table, tr: Translator) -> list[Luck]:
    game, record = table.game, table.record
    entries = [record.entries[place] for place in record.effective()]
    asked: dict[str, Counter[int]] = {}
    for purpose, answer in [*record.setup, *(one for entry in entries for one in entry.chance)]:
        asked.setdefault(purpose, Counter())[answer] += 1
    found = []
    for purpose, counts in asked.items():
        answers = _answers(game.dice.get(purpose, ()), 1) or _answers(game.draws.get(purpose, ()), 0)
        if purpose in game.told_by_seat or not answers or counts.total() < FEWEST:
            continue
        # Sides of a die may be alike.
        by_name: dict[str, int] = {}
        for answer, name in answers:
            words = game.answer_text(purpose, answer)
            kind = name if words is None else tr(words)
            by_name[kind] = by_name.get(kind, 0) + counts[answer]
        if len(by_name) <= MOST_KINDS:
            title = tr(f"chance-{purpose}") if tr.has(f"chance-{purpose}") else purpose
            found.append(Luck(title, tuple(by_name), (tuple(by_name.values()),)))
    return found


def _answers(names: Sequence[str], first: int) -> list[tuple[int, str]]:
    return list(enumerate(names, start=first))
