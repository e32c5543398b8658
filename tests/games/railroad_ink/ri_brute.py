"""The rules once more, from the rule text: slow, plain, and sharing nothing with the engine but the names.

A position is a picture in words: for each cell the face and its four ends, N E S W, such as "h.h.". Legal moves are
found by trying every face in every turn on every cell.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from roundhouse.games.railroad_ink.printed.facts import PIECE_FACE, PIECE_MASK, PIECE_TURN, face_name
from roundhouse.games.railroad_ink.rules.moves import MOVES, Draw, Eat, Finish, Ignore, Strike, Volcano
from roundhouse.games.railroad_ink.rules.state import State

ROUTES = {
    "A_road_straight": "h.h.",
    "A_rail_straight": "r.r.",
    "A_road_curve": "hh..",
    "A_rail_curve": "rr..",
    "A_road_t": "hh.h",
    "A_rail_t": "rr.r",
    "B_overpass": "hrhr",
    "B_station_straight": "h.r.",
    "B_station_curve": "hr..",
}
SPECIALS = {
    "S_3road_1rail": "hhrh",
    "S_3rail_1road": "hrrr",
    "S_4road": "hhhh",
    "S_4rail": "rrrr",
    "S_2road_2rail_adjacent": "hrrh",
    "S_2road_2rail_opposite": "hrhr",
}
LAVAS = {
    "L_corner": "ll..",
    "L_strait": "l.l.",
    "L_bay": "ll.l",
    "L_shore_rail": "r.rl",
    "L_shore_road": "h.hl",
}
FACES = {**ROUTES, **SPECIALS, **LAVAS, "volcano": "llll", "crater": "...."}
EXITS = {"b1N": "h", "d1N": "r", "f1N": "h", "g2E": "r", "g4E": "h", "g6E": "r"}
EXITS |= {"f7S": "h", "d7S": "r", "b7S": "h", "a6W": "r", "a4W": "h", "a2W": "r"}
CELLS = [column + row for row in "1234567" for column in "abcdefg"]
CENTRAL = {column + row for row in "345" for column in "cde"}
NETWORKS = {0: 0, 1: 0, 2: 4, 3: 8, 4: 12, 5: 16, 6: 20, 7: 24, 8: 28, 9: 32, 10: 36, 11: 40, 12: 45}


@dataclass(frozen=True)
class Position:
    """One board and the dice it still has to use."""

    cells: dict[str, tuple[str, str]]  # name -> (face, ends)
    dice: Counter[str] = field(default_factory=Counter)
    lava: Counter[str] = field(default_factory=Counter)
    duty: bool = False
    specials: frozenset[str] = frozenset(SPECIALS)
    spent: int = 0
    used_this_round: bool = False
    expansion: str = "none"
    pending: bool = False
    direction: str = ""


def turned(ends: str, quarter_turns: int, mirrored: bool) -> str:
    if mirrored:
        ends = ends[0] + ends[3] + ends[2] + ends[1]
    for _ in range(quarter_turns):
        ends = ends[3] + ends[:3]
    return ends


def shapes(face: str) -> set[str]:
    return {turned(FACES[face], quarter, mirrored) for quarter in range(4) for mirrored in (False, True)}


def beyond(cell: str, side: str) -> str | None:
    """The cell over a side, None at the edge."""
    column, row = "abcdefg".index(cell[0]), int(cell[1])
    column += {"E": 1, "W": -1}.get(side, 0)
    row += {"S": 1, "N": -1}.get(side, 0)
    return "abcdefg"[column] + str(row) if 0 <= column < 7 and 1 <= row <= 7 else None


def opposite(side: str) -> str:
    return {"N": "S", "S": "N", "E": "W", "W": "E"}[side]


def facing(position: Position, cell: str, side: str) -> str:
    """What is seen over a side: an exit, the end of a neighbour, or a dot."""
    n = beyond(cell, side)
    if n is None:
        return EXITS.get(cell + side, ".")
    if n not in position.cells:
        return "."
    return position.cells[n][1]["NESW".index(opposite(side))]


def may_draw(position: Position, cell: str, ends: str, lava: bool) -> bool:
    """RI-2.3, RI-2.4, RI-5.3"""
    seen = [facing(position, cell, side) for side in "NESW"]
    if any({a, b} == {"h", "r"} for a, b in zip(ends, seen, strict=True)):
        return False
    return any(a == b and (a == "l" if lava else a in "hr") for a, b in zip(ends, seen, strict=True))


def placements(position: Position, faces: list[str], cells: list[str], lava: bool) -> set[tuple[str, str, str]]:
    return {
        (face, cell, ends)
        for face in faces
        for cell in cells
        for ends in shapes(face)
        if may_draw(position, cell, ends, lava)
    }


def has_lava(position: Position, cell: str | None) -> bool:
    return cell is not None and cell in position.cells and "l" in position.cells[cell][1]


def legal(position: Position) -> set[str]:
    """Every legal move of a player who has not finished, as 'draw <face> <cell> <ends>' and so on."""
    special = not position.used_this_round and position.spent < 3
    if position.pending:
        found = {f"strike {side}" for side in ("NESW" if position.direction == "any" else position.direction)}
        return found | {f"ignore {name}" for name in position.specials if special}
    free = [cell for cell in CELLS if cell not in position.cells]
    craters = [cell for cell in position.cells if position.cells[cell][0] == "crater"]
    rolled = [face for face in ROUTES if position.dice[face]]
    must = placements(position, rolled, free, False)
    draw = must | placements(position, rolled, craters, False)
    if special:
        draw |= placements(position, sorted(position.specials), free + craters, False)
    found = {"draw " + " ".join(placement) for placement in draw}
    lava = legal_lava(position, free) if position.expansion == "lava" else set()
    if not must and not (position.duty and lava):
        found.add("finish")
    return found | lava


def legal_lava(position: Position, free: list[str]) -> set[str]:
    """RI-5.2 to RI-5.5"""
    faces = [face for face in LAVAS if position.lava[face]]
    draw = placements(position, faces, free, True)
    found = {"draw " + " ".join(placement) for placement in draw}
    for cell in free:
        if not any(has_lava(position, beyond(cell, side)) for side in "NESW"):
            found.add(f"volcano {cell}")
    if position.duty and not draw:
        routes = [cell for cell in position.cells if not has_lava(position, cell)]
        found |= {"eat " + " ".join(placement) for placement in placements(position, faces, routes, True)}
    return found


def after(position: Position, move: str) -> Position:
    """The position after a drawing move; the meteor is not for here."""
    words = move.split()
    if words[0] == "volcano":
        return replace(position, cells={**position.cells, words[1]: ("volcano", "llll")})
    _, face, cell, ends = words
    cells = {**position.cells, cell: (face, ends)}
    if face in ROUTES:
        return replace(position, cells=cells, dice=position.dice - Counter([face]))
    if face in SPECIALS:
        rest = position.specials - {face}
        return replace(position, cells=cells, specials=rest, spent=position.spent + 1, used_this_round=True)
    return replace(position, cells=cells, lava=position.lava - Counter([face]), duty=False)


# -- from the engine ----------------------------------------------------------------------------------------------


def position_of(state: State, seat: int) -> Position:
    board = state.boards[seat]
    cells = {}
    for cell, held in enumerate(board.cells):
        if held:
            piece = held & PIECE_MASK
            face = face_name(PIECE_FACE[piece])
            cells[CELLS[cell]] = (face, turned(FACES[face], PIECE_TURN[piece] % 4, PIECE_TURN[piece] >= 4))
    return Position(
        cells=cells,
        dice=Counter({face: board.left >> 2 * place & 3 for place, face in enumerate(ROUTES)}),
        lava=Counter({face: board.lava >> 2 * place & 3 for place, face in enumerate(LAVAS)}),
        duty=board.duty,
        specials=frozenset(face for place, face in enumerate(SPECIALS) if board.specials >> place & 1),
        spent=board.spent,
        used_this_round=not board.special_free,
        expansion=("none", "lava", "meteor")[state.expansion],
        pending=board.pending,
        direction="" if state.direction < 0 else ("N", "E", "S", "W", "any")[state.direction],
    )


def in_words(move: int) -> str:
    """A move of the engine as legal() writes it."""
    done = MOVES.unpack(move)
    match done:
        case Draw(face, cell, turn) | Eat(face, cell, turn):
            name = face_name(face)
            return f"{done.WORD} {name} {CELLS[cell]} {turned(FACES[name], turn % 4, turn >= 4)}"
        case Volcano(cell):
            return f"volcano {CELLS[cell]}"
        case Strike(direction):
            return f"strike {'NESW'[direction]}"
        case Ignore(special):
            return f"ignore {list(SPECIALS)[special]}"
        case Finish():
            return "finish"
    raise AssertionError(done)


# -- scoring ------------------------------------------------------------------------------------------------------


@dataclass
class Score:
    """What the book counts on a board."""

    exits: list[int] = field(default_factory=list)  # of each network with two or more
    road: int = 0
    rail: int = 0
    centre: int = 0
    errors: int = 0
    crater_ends: int = 0
    closed_lakes: int = 0
    largest_lake: int = 0

    @property
    def total(self) -> int:
        points = sum(NETWORKS[exits] for exits in self.exits) + self.road + self.rail + self.centre - self.errors
        return points + 2 * self.crater_ends + 5 * self.closed_lakes + self.largest_lake


def parts_inside(face: str, ends: str) -> list[list[str]]:
    """The sides that meet inside a cell. On an overpass opposite sides meet; lava and routes never do."""
    shown = [side for side, end in zip("NESW", ends, strict=True) if end != "."]
    if face == "B_overpass":
        return [["N", "S"], ["E", "W"]]
    lava = [side for side in shown if ends["NESW".index(side)] == "l"]
    route = [side for side in shown if side not in lava]
    return [part for part in (lava, route) if part]


def clusters(position: Position) -> list[set[str]]:
    """Ends ('d4N') that hang together, by merging sets until nothing changes."""
    sets = [{cell + s for s in part} for cell, held in position.cells.items() for part in parts_inside(*held)]
    for cell, (_, ends) in position.cells.items():
        for side in "ES":
            end = ends["NESW".index(side)]
            n = beyond(cell, side)
            if end != "." and n is not None and facing(position, cell, side) == end:
                here = next(s for s in sets if cell + side in s)
                there = next(s for s in sets if n + opposite(side) in s)
                if here is not there:
                    sets.remove(there)
                    here |= there
    return sets


def longest(position: Position, kind: str) -> int:
    """Cells of the longest run: every start, every way, no cell twice."""
    ways: dict[str, list[str]] = {}
    for cell, (_, ends) in position.cells.items():
        if kind in ends:
            steps = (
                beyond(cell, s) for s, e in zip("NESW", ends, strict=True) if e == kind == facing(position, cell, s)
            )
            ways[cell] = [n for n in steps if n is not None]

    def run(cell: str, been: frozenset[str]) -> int:
        return 1 + max((run(n, been | {n}) for n in ways[cell] if n not in been), default=0)

    return max((run(cell, frozenset({cell})) for cell in ways), default=0)


def score(position: Position) -> Score:
    found = Score(road=longest(position, "h"), rail=longest(position, "r"))
    found.centre = len(CENTRAL & set(position.cells))
    for cluster in clusters(position):
        kinds = {end: position.cells[end[:2]][1]["NESW".index(end[2])] for end in cluster}
        inside = [end for end in cluster if beyond(end[:2], end[2]) is not None]
        loose = [end for end in inside if facing(position, end[:2], end[2]) != kinds[end]]
        if "l" in kinds.values():
            found.errors += len(loose)
            found.closed_lakes += not loose
            found.largest_lake = max(found.largest_lake, len({end[:2] for end in cluster}))
            continue
        exits = sum(EXITS.get(end) == kinds[end] for end in cluster)
        if exits >= 2:
            found.exits.append(exits)
        for end in loose:
            n = beyond(end[:2], end[2])
            if n is not None and n in position.cells and position.cells[n][0] == "crater":
                found.crater_ends += 1
            else:
                found.errors += 1
    found.exits.sort(reverse=True)
    return found


def positions_after(position: Position, plies: int) -> set[frozenset[tuple[str, tuple[str, str]]]]:
    """The different boards after so many route dice, whatever the order."""
    reached = {frozenset(position.cells.items()): position}
    for _ in range(plies):
        step: dict[frozenset[tuple[str, tuple[str, str]]], Position] = {}
        for at in reached.values():
            for move in legal(at):
                if move.startswith(("draw A_", "draw B_")):
                    then = after(at, move)
                    step[frozenset(then.cells.items())] = then
        reached = step
    return set(reached)
