"""What a seat sees is well-formed, travels well, and tells nothing that the seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from ..core.freeze import digest
from ..core.log import Event
from ..core.picks import tree
from ..core.state import State
from ..core.table import Table
from ..core.view import View
from .refusals import junk
from .spot import Spot, Viewer, check, who


@check("views")
def views_are_whole(spot: Spot) -> None:
    """Everybody's view names its seat and the actors, makes a sheet, and comes back from JSON and MessagePack."""
    state = spot.state
    for viewer in spot.viewers:
        view = state.view(viewer)
        if view.seat != viewer:
            spot.fail("views", f"the view of {who(viewer)} says that it is for {who(view.seat)}")
        if view.actors != tuple(state.actors()):
            spot.fail("views", f"{who(viewer)} sees the actors {view.actors}, they are {state.actors()}")
        if viewer not in view.actors and getattr(view, "moves", None):
            spot.fail("views", f"the view of {who(viewer)}, who is not to move, carries moves")
        if view != state.view(viewer):
            spot.fail("views", f"two looks of {who(viewer)} at one position differ")
        if msgspec.json.decode(msgspec.json.encode(view), type=type(view)) != view:
            spot.fail("views", f"the view of {who(viewer)} does not come back from JSON")
        if msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=type(view)) != view:
            spot.fail("views", f"the view of {who(viewer)} does not come back from MessagePack")
        view.sheet()


@check("leaks")
def nothing_leaks(spot: Spot, guesses: int = 2) -> None:
    """A guess, made from a view alone, looks to that seat as the truth does: nothing else was in the view."""
    truth = digest(spot.state)
    for viewer in spot.viewers:
        view = spot.state.view(viewer)
        for _ in range(guesses):
            guess = spot.game.guess(view, spot.chance)
            spot.memory.report.surprises += digest(guess) != truth
            if guess.view(viewer) != view:
                names = [n for n in type(view).__struct_fields__ if getattr(guess.view(viewer), n) != getattr(view, n)]
                spot.fail("leaks", f"{who(viewer)} can tell a guess from the truth by {', '.join(names)}")
            if viewer is not None:
                _same_moves(spot, viewer, guess)
            if list(_sights(spot, view, viewer, spot.state)) != list(_sights(spot, guess.view(viewer), viewer, guess)):
                spot.fail("leaks", f"{who(viewer)} is shown something else in a guess than in the truth")
    if digest(spot.state) != truth:
        spot.fail("leaks", "looking and guessing have changed the state")


@check("leaks")
def log_tells_no_more(spot: Spot, number: int = 4) -> None:
    """Where a move looks to somebody like another, what they may read about it is the same too."""
    for seat in spot.state.actors():
        after: dict[tuple[Viewer, bytes], list[Event]] = {}
        for move in spot.state.moves(seat)[:number]:
            table = Table.load(spot.table.record, game=spot.game)
            table.play(seat, move)
            if table.record.entries[-1].chance:
                continue
            for viewer in spot.viewers:
                events = table.events(viewer, public=viewer is None)
                sight = viewer, msgspec.json.encode(table.view(viewer))
                if after.setdefault(sight, events) != events:
                    name = spot.game.moveset.notation(move)
                    spot.fail("leaks", f"{who(viewer)} reads more about {name!r} of seat {seat} than it sees")


def _same_moves(spot: Spot, seat: int, guess: State, number: int = 60) -> None:
    moves = spot.state.moves(seat)
    if sorted(guess.moves(seat)) != sorted(moves):
        spot.fail("leaks", f"seat {seat} has other moves in a guess than in the truth")
    for move in junk(spot.game.moveset, moves, list(spot.memory.moves), Random(spot.place.ply), number):
        if guess.refusal(seat, move) != spot.state.refusal(seat, move):
            spot.fail("leaks", f"seat {seat} is refused {move} otherwise in a guess than in the truth")


def _sights(spot: Spot, view: View, viewer: Viewer, state: State) -> Iterator[object]:
    """All that is made from a view for a person."""
    tr = spot.table.words()
    yield spot.game.scene(view, tr, viewer)
    yield spot.game.plain(view, tr, viewer)
    yield spot.game.labels(view)
    yield spot.game.phrases(view)
    yield spot.game.guide(view)
    if viewer is not None and viewer in view.actors:
        yield spot.game.prompt(view, ())
        yield sorted(tree((spot.game.path(view, move), move) for move in state.moves(viewer)).leaves())
