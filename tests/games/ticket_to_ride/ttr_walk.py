"""Random games to look at, position by position."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ttr_staging import EVERY

from roundhouse import Table, find_game
from roundhouse.core.game import Game
from roundhouse.core.moves import KIND_MASK
from roundhouse.core.picks import Node
from roundhouse.games.ticket_to_ride.rules import packed
from roundhouse.games.ticket_to_ride.rules.state import State
from roundhouse.games.ticket_to_ride.seen.view import View

NAMES = ("Ada & <b>Co</b>", 'Bob "the rail"', "Łucja", "鉄道", "E" * 30, "Flo")
#: Fewer tables than EVERY, for what takes long.
SOME = EVERY[1:5:2] + EVERY[-2:]


def sit(game: str, seats: int, seed: str = "walk") -> Table:
    return Table.new(game, seats, None, seed, NAMES[:seats])


def played(game: str, seats: int, every: int = 1, seed: str = "walk") -> Iterator[Table]:
    """A table again and again during a random game, and at its end. Claims are made when they can be, tickets are
    rarely drawn: so the board fills up."""
    table, dice, moves = sit(game, seats, seed), Random(seed), 0
    while not table.over:
        if moves % every == 0:
            yield table
        seat = dice.choice(table.actors())
        legal = the_state(table).moves(seat)
        claims = [move for move in legal if move & KIND_MASK == packed.CLAIM]
        others = [move for move in legal if move & KIND_MASK != packed.TICKETS]
        choice = claims if claims and dice.random() < 0.7 else others if others and dice.random() < 0.95 else legal
        table.play(seat, dice.choice(choice))
        moves += 1
    yield table


def the_state(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def the_view(table: Table, seat: int | None) -> View:
    view = table.view(seat)
    assert isinstance(view, View)
    return view


def game_of(name: str) -> Game:
    return find_game(name)


def nodes(node: Node, picked: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Node]]:
    """Every place in the tree where there is something to choose."""
    if node.children:
        yield picked, node
    for name, child in node.children.items():
        yield from nodes(child, (*picked, name))
