"""Games to look at, position by position: random, but what moves a game forward is preferred."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

from roundhouse import Table, find_game
from roundhouse.core.game import Game
from roundhouse.core.picks import Node
from roundhouse.core.record import Record
from roundhouse.games.steam_rollers.rules.moves import MOVES, Order, Transport
from roundhouse.games.steam_rollers.rules.state import State
from roundhouse.games.steam_rollers.seen.view import View

NAMES = ("Ada & <b>Co</b>", 'Bob "the rail"', "Łucja", "鉄道", "E" * 30)
GAME: Game = find_game("steam_rollers")
#: Seats and options: nothing, everything, and alone.
EVERYTHING = {"borders": "hard", "coal": "yes", "orders": "yes", "start": "yes"}
TABLES: tuple[tuple[int, Mapping[str, str]], ...] = (
    (2, {}),
    (3, EVERYTHING),
    (5, {"borders": "medium", "orders": "yes"}),
    (1, {"level": "driver", "borders": "medium"}),
    (1, {"level": "tycoon", "goods": "4"}),
)


@cache
def whole(which: int, seed: str = "walk") -> Record:
    """A game to its end: transports and orders are made when they can be."""
    seats, options = TABLES[which]
    table, dice = Table.new("steam_rollers", seats, options, seed, NAMES[:seats]), Random(seed)
    while not table.over:
        seat = table.actors()[0]
        legal = the_state(table).moves(seat)
        good = [move for move in legal if isinstance(MOVES.unpack(move), Transport | Order)]
        table.play(seat, dice.choice(good or legal))
    return table.record


def played(which: int, looks: int, seed: str = "walk") -> Iterator[Table]:
    """The table at so many positions of a game, from the beginning to the end."""
    record = whole(which, seed)
    wanted = {round(place * len(record.entries) / (looks - 1)) for place in range(looks)}
    table = Table.load(record, upto=0)
    for number, entry in enumerate(record.entries):
        if number in wanted:
            yield table
        table.follow(entry)
    yield table


def the_state(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def the_view(table: Table, seat: int | None) -> View:
    view = table.view(seat)
    assert isinstance(view, View)
    return view


def nodes(node: Node, picked: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Node]]:
    """Every place in the tree where there is something to choose."""
    if node.children:
        yield picked, node
    for name, child in node.children.items():
        yield from nodes(child, (*picked, name))
