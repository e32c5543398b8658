"""A move as a path of choices: face → cell → turn. And what a seat is told before, and instead.

Ids: face-<face> or eat-<face>, then cell-<cell>, then turn-<turn>; volcano, then cell-<cell>; fly-<side>; ignore, then
special-<face>; finish.
"""

from __future__ import annotations

import functools
from typing import Final

from msgspec.structs import replace

from ....core.chance import Fast
from ....core.moves import KIND_MASK
from ....core.picks import Pick
from ....core.texts import Text
from ..printed.facts import (
    ANY,
    CELL_NAMES,
    CELLS,
    CRATER,
    ENDS,
    FACES,
    FIRST_LAVA,
    FIRST_SPECIAL,
    HAS_ROUTE,
    HIGHWAY,
    LAVA,
    PIECE_FACE,
    PIECE_MASK,
    RAILWAY,
    SIDES,
    SPECIAL_FACES,
    TURNS,
    face_name,
    joins,
)
from ..rules import kinds, legal
from ..rules.meteor import target
from ..rules.moves import MOVES, Draw, Eat, Ignore, Strike, Volcano
from ..rules.names import face_text, list_text, side_text
from ..rules.state import State
from ..rules.tables import EFFECTS, FINISH, IGNORES, STRIKES, VOLCANOES, dice_left
from ..seen.view import BoardView, View, guess

KINDS: Final = ((HIGHWAY, "highway"), (RAILWAY, "railway"), (LAVA, "lava"))
#: What may stand behind the kind of a pick; a kind that needs nothing more has the empty word.
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "face": FACES,
    "eat": FACES,
    "cell": CELL_NAMES,
    "turn": tuple("01234567"),
    "fly": tuple(SIDES),
    "special": SPECIAL_FACES,
    "volcano": ("",),
    "ignore": ("",),
    "finish": ("",),
}


# -- paths --------------------------------------------------------------------------------------------------------


def path(view: View, move: int) -> tuple[Pick, ...]:
    """The picks that come to a move of the view's seat."""
    mine = view.mine
    if mine is None:
        raise ValueError("a spectator has no moves")
    done = MOVES.unpack(move)
    if isinstance(done, Draw):
        face = Pick(f"face-{face_name(done.face)}", _die_text(mine, done.face))
        return face, _cell_pick(mine, done.cell), _turn_pick(done.face, done.turn)
    if isinstance(done, Eat):
        face = Pick(f"eat-{face_name(done.face)}", Text("pick-eat", {"face": _die_text(mine, done.face)}))
        return face, _cell_pick(mine, done.cell), _turn_pick(done.face, done.turn)
    if isinstance(done, Volcano):
        return Pick("volcano", Text("pick-volcano")), _cell_pick(mine, done.cell)
    if isinstance(done, Strike):
        return (_fly_pick(view, mine, done.direction),)
    if isinstance(done, Ignore):
        special = Pick(f"special-{SPECIAL_FACES[done.special]}", face_text(FIRST_SPECIAL + done.special))
        return Pick("ignore", Text("pick-ignore")), special
    return (Pick("finish", Text("pick-finish")),)


def _die_text(mine: BoardView, face: int) -> Text:
    """A face, with the number of dice that show it; the special routes are called so."""
    if FIRST_SPECIAL <= face < FIRST_LAVA:
        return Text("pick-special", {"face": face_text(face)})
    count = dice_left(mine.left if face < FIRST_SPECIAL else mine.lava, face)
    return Text("pick-dice", {"face": face_text(face), "count": count}) if count > 1 else face_text(face)


def _cell_pick(mine: BoardView, cell: int) -> Pick:
    """A cell, with what would be erased there."""
    return _cell_over(cell, mine.cells[cell] & PIECE_MASK)


@functools.cache
def _cell_over(cell: int, there: int) -> Pick:
    name = CELL_NAMES[cell]
    if there == CRATER or HAS_ROUTE[there]:
        label = Text("pick-cell-over", {"cell": name, "face": face_text(PIECE_FACE[there])})
    else:
        label = Text("pick-cell", {"cell": name})
    return Pick(f"cell-{name}", label)


@functools.cache
def _turn_pick(face: int, turn: int) -> Pick:
    return Pick(f"turn-{turn}", ends_text(TURNS[face][turn]), turned=True)


def _fly_pick(view: View, mine: BoardView, direction: int) -> Pick:
    cell = target(mine.cells, mine.dot, direction, view.distance)
    erased = mine.cells[cell] & PIECE_MASK
    args: dict[str, int | str | Text] = {"side": side_text(direction), "cell": CELL_NAMES[cell]}
    if HAS_ROUTE[erased]:
        return Pick(f"fly-{SIDES[direction]}", Text("pick-fly-route", {**args, "face": face_text(PIECE_FACE[erased])}))
    return Pick(f"fly-{SIDES[direction]}", Text("pick-fly", {**args}))


@functools.cache
def ends_text(piece: int) -> Text:
    """Where the ends of a piece lead, kind by kind: what tells the turns of a face apart without a picture."""
    parts = [Text(f"ends-{name}", {"sides": _sides_text(piece, kind)}) for kind, name in KINDS if kind in ENDS[piece]]
    return parts[0] if len(parts) == 1 else Text("ends-both", {"first": parts[0], "second": parts[1]})


def _sides_text(piece: int, kind: int) -> Text:
    sides = [side for side in range(4) if ENDS[piece][side] == kind]
    return Text(f"sides-{len(sides)}", {f"side{place}": side_text(side) for place, side in enumerate(sides, start=1)})


def _own(view: View) -> State:
    """The seat's own board as a game for one, so that the rules can be asked about it: seat 0."""
    assert view.mine is not None
    return guess(replace(view, seat=0, actors=(0,), shown=(view.mine,)), Fast(0))


# -- what things are called ---------------------------------------------------------------------------------------


def labels(view: View) -> dict[str, Text]:
    """Everything on the seat's own sheet that can be pointed at."""
    mine = view.mine
    if mine is None:
        return {}
    found = {f"face-{name}": Text(f"face-{name}") for name in FACES}
    found |= {f"special-{name}": Text("pick-special", {"face": Text(f"face-{name}")}) for name in SPECIAL_FACES}
    found |= {"volcano": Text("pick-volcano"), "ignore": Text("pick-ignore")}
    for cell, name in enumerate(CELL_NAMES):
        there = mine.cells[cell] & PIECE_MASK
        what = Text("label-cell", {"cell": name, "face": face_text(PIECE_FACE[there])})
        found[f"cell-{name}"] = what if there else Text("pick-cell", {"cell": name})
    if mine.pending:
        for side in range(4):
            pick = _fly_pick(view, mine, side)
            found[pick.id] = pick.text
    return found


# -- what can be done now -----------------------------------------------------------------------------------------


def prompt(view: View, picked: tuple[str, ...]) -> Text:
    """One sentence: what the seat can do, when this much is picked already."""
    if view.over:
        return Text("prompt-over")
    mine = view.mine
    if mine is None:
        return Text("prompt-watch", {"round": view.round, "rounds": view.rounds, "count": len(view.actors)})
    if mine.done:
        return Text("prompt-wait", {"count": len(view.actors)})
    return _picked_prompt(picked) or (_meteor_prompt(view, mine) if mine.pending else _round_prompt(view, mine))


def _picked_prompt(picked: tuple[str, ...]) -> Text | None:
    match read(picked):
        case [("face", face)]:
            return Text("prompt-cell", {"face": face_text(face)})
        case [("eat", face)]:
            return Text("prompt-eat", {"face": face_text(face)})
        case [("face" | "eat", face), ("cell", cell)]:
            return Text("prompt-turn", {"face": face_text(face), "cell": CELL_NAMES[cell]})
        case [("volcano", _)]:
            return Text("prompt-volcano")
        case [("ignore", _)]:
            return Text("prompt-ignore")
        case _:
            return None


def _meteor_prompt(view: View, mine: BoardView) -> Text:
    """RI-4.1, RI-4.5"""
    if view.direction != ANY:
        cell = target(mine.cells, mine.dot, view.direction, view.distance)
        return Text(
            "prompt-meteor",
            {"side": side_text(view.direction), "distance": view.distance, "cell": CELL_NAMES[cell]},
        )
    return Text("prompt-meteor-any" if mine.special_free else "prompt-meteor-any-must", {"distance": view.distance})


def _round_prompt(view: View, mine: BoardView) -> Text:
    """RI-2.5, RI-5.2: what must still be drawn; else that the round may be finished."""
    moves = legal.moves(_own(view), 0)
    dice, lava = dice_of(mine), lava_dice_of(mine)
    if FINISH not in moves:
        tasks = []
        if _drawable(moves, dice):
            tasks.append(Text("task-dice", {"dice": list_text(dice)}))
        if any(move & KIND_MASK == kinds.EAT for move in moves):
            tasks.append(Text("task-eat"))
        elif mine.duty and _drawable(moves, lava):
            tasks.append(Text("task-lava", {"dice": list_text(lava)}))
        elif mine.duty:
            tasks.append(Text("task-new-volcano"))
        task = tasks[0] if len(tasks) == 1 else Text("task-both", {"first": tasks[0], "second": tasks[1]})
    else:
        more = "-or-more" if len(moves) > 1 else ""
        task = Text(f"task-stuck{more}", {"dice": list_text(dice)}) if dice else Text(f"task-finish{more}")
    return Text("prompt-round", {"round": view.round, "rounds": view.rounds, "task": task})


def dice_of(board: BoardView) -> list[int]:
    """The faces of the route dice that are left."""
    return [face for face in range(FIRST_SPECIAL) for _ in range(dice_left(board.left, face))]


def lava_dice_of(board: BoardView) -> list[int]:
    """The faces of the lava dice that are left."""
    return [face for face in range(FIRST_LAVA, len(FACES)) for _ in range(dice_left(board.lava, face))]


def _drawable(moves: list[int], faces: list[int]) -> bool:
    return any(move & KIND_MASK == kinds.DRAW and PIECE_FACE[EFFECTS[move][1]] in faces for move in moves)


# -- why not? -----------------------------------------------------------------------------------------------------


def read(picked: tuple[str, ...]) -> list[tuple[str, int]]:
    """Picks as (kind, number) pairs; nothing at all if one of them is no pick of this game."""
    found = []
    for name in picked:
        kind, _, value = name.partition("-")
        if value not in VALUES.get(kind, ()):
            return []
        found.append((kind, VALUES[kind].index(value)))
    return found


def candidates(view: View, picked: tuple[str, ...]) -> list[int]:
    """Moves that these picks could mean, the one that comes nearest to being possible first."""
    if view.mine is None:
        return []
    own = _own(view)
    meant = _meant(view, own, read(picked))
    aimed = any(name.startswith("cell-") for name in picked)
    return sorted(meant, key=lambda move: _obstacle(own, move, aimed))


def _meant(view: View, own: State, picked: list[tuple[str, int]]) -> list[int]:
    match picked:
        case [("finish", _)]:
            return [FINISH]
        case [("fly", side)]:
            return [STRIKES[side]]
        case [("ignore", _)]:
            return IGNORES
        case [("ignore", _), ("special", special)] | [("special", special)]:
            return [IGNORES[special]]
        case [("volcano", _)]:
            return VOLCANOES
        case [("volcano", _), ("cell", cell)]:
            return [VOLCANOES[cell]]
        case [("face" | "eat" as kind, face)]:
            return [move for cell in range(CELLS) for move in _turns(kind, face, cell)]
        case [("face" | "eat" as kind, face), ("cell", cell)]:
            return _turns(kind, face, cell)
        case [("face" | "eat" as kind, face), ("cell", cell), ("turn", turn)]:
            return [(Eat if kind == "eat" else Draw)(face, cell, turn).pack()]
        case [("cell", cell)]:
            faces = dict.fromkeys((*view.dice, *view.lava_dice, *range(FIRST_SPECIAL, FIRST_LAVA)))
            drawings = [move for face in faces for move in _turns("face", face, cell)]
            # Nobody means these by a bare cell, but a cell where one of them is possible is not a dead one.
            rare = [VOLCANOES[cell], *(move for face in view.lava_dice for move in _turns("eat", face, cell))]
            return drawings + [move for move in rare if own.refusal(0, move) is None]
        case _:
            return []


def _turns(kind: str, face: int, cell: int) -> list[int]:
    move = Eat if kind == "eat" else Draw
    return [move(face, cell, turn).pack() for turn in TURNS[face]]


def _obstacle(own: State, move: int, aimed: bool) -> int:
    """How far a move is from being possible. A drawing that joins something and clashes elsewhere is the nearest
    miss. One that only clashes says something about the cell somebody aims at, and nothing about a die as such."""
    refusal = own.refusal(0, move)
    if refusal is None:
        return 0
    if refusal.code == "clash":
        cell, piece, _, _ = EFFECTS[move]
        around = own.boards[0].around(cell)
        if joins(ENDS[piece], around, PIECE_FACE[piece] >= FIRST_LAVA):
            return 1
        return 2 if aimed else 4
    return {"joins-nothing": 3, "joins-no-lava": 3, "volcano-touches-lava": 5, "cell-taken": 6}.get(refusal.code, 7)
