"""Why a move is a good one, in a sentence: for hints. A drawing is told by what it does on the board, at once or with
the rest of its round."""

from __future__ import annotations

from ....core.chance import Fast
from ....core.policy import Line
from ....core.texts import Arg, Text, listed
from ..printed.facts import CELL_NAMES, CRATER, EMPTY, FACES, MAX_SPECIALS, PIECE_MASK, SPECIAL_FACES
from ..rules.moves import MOVES, Draw, Eat, Finish, Ignore, Strike, Volcano
from ..rules.names import face_text
from ..rules.scoring import BEYOND, CLOSED_LAKE, CRATER_END, LAKE_CELL, NETWORK_POINTS, Tally, tally
from ..rules.state import State
from ..seen.view import View, guess

#: So many things that a drawing does are told.
MOST = 2


def reason(view: View, line: Line) -> Text | None:
    seat = view.seat
    if seat is None or seat not in view.actors:
        return None
    state, wish = guess(view, Fast(0)), MOVES.unpack(line[0])
    match wish:
        case Draw() | Volcano():
            return _drawing(state, seat, line, wish.cell)
        case Eat():
            return _eating(state, seat, line, wish.cell)
        case Finish():
            return _finish(state, seat)
        case Strike():
            return _strike(state, seat, line[0])
        case Ignore():
            least = min(_strikes(state, seat).values(), default=0)
            return Text("reason-ignore", {"points": least}) if least > 0 else None
    return None


def brief(view: View, move: int) -> Text | None:
    """A drawing without its turn."""
    wish = MOVES.unpack(move)
    if view.seat is None or not isinstance(wish, Draw | Eat):
        return None
    return Text("brief-draw", {"face": face_text(wish.face), "cell": CELL_NAMES[wish.cell]})


def _then(state: State, seat: int, line: Line) -> list[int]:
    """The cells of the board after these moves, as far as they draw."""
    then = state.clone()
    for move in line:
        if isinstance(MOVES.unpack(move), Finish) or move not in then.moves(seat):
            break
        then.play(seat, move, Fast(0))
    return then.boards[seat].cells


def _after(state: State, seat: int, line: Line) -> Tally:
    return tally(_then(state, seat, line))


def _now(state: State, seat: int) -> Tally:
    return tally(state.boards[seat].cells)


# -- drawing ------------------------------------------------------------------------------------------------------


def _drawing(state: State, seat: int, line: Line, cell: int) -> Text | None:
    for key, moves in (("reason-draw", line[:1]), ("reason-round", line)):
        done = _told(key, _deeds(state, seat, moves, cell))
        if done is not None:
            return done
    return _of_network(_then(state, seat, line[:1]), cell)


def _told(key: str, deeds: list[Text]) -> Text | None:
    return Text(key, {"deeds": listed(deeds, "and-last")}) if deeds else None


def _deeds(state: State, seat: int, line: Line, cell: int) -> list[Text]:
    """What is better on the board after these moves by what they draw on this cell: beside the same board without it.
    What brings most comes first."""
    cells = _then(state, seat, line)
    without = cells[:]
    without[cell] = state.boards[seat].cells[cell]
    before, after, bit = tally(without), tally(cells), 1 << cell
    found = [*_network_deeds(before, after, bit), *_lava_deeds(before, after, cell)]
    for name, old, new in (("road", before.road, after.road), ("rail", before.rail, after.rail)):
        if new & bit and new.bit_count() > old.bit_count():
            found.append((new.bit_count() - old.bit_count(), name, {"cells": new.bit_count()}))
    if after.central & bit and not before.central & bit:
        found.append((1, "centre", {}))
    craters = len(after.crater_ends) - len(before.crater_ends)
    if craters > 0:
        found.append((CRATER_END * craters, "craters", {}))
    found += _joined("ends", before.error_ends, after.error_ends, cell)
    found.sort(key=lambda deed: -deed[0])
    return [Text(f"deed-{name}", {**args, "points": points}) for points, name, args in found[:MOST]]


#: What is gained, the name of the deed, and what else is told of it.
Deed = tuple[int, str, dict[str, Arg]]


def _network_deeds(before: Tally, after: Tally, bit: int) -> list[Deed]:
    """The network of the cell that gains most beside those that it is made of: an overpass is part of two."""
    found: list[Deed] = []
    for exits, cells in after.networks:
        if cells & bit:
            were = sum(NETWORK_POINTS[parts] for parts, of in before.networks if not of & ~cells)
            if NETWORK_POINTS[exits] > were:
                found.append((NETWORK_POINTS[exits] - were, "network", {"exits": exits}))
    return sorted(found, key=lambda deed: -deed[0])[:1]


def _lava_deeds(before: Tally, after: Tally, cell: int) -> list[Deed]:
    found: list[Deed] = []
    closed = sum(gaps == 0 for _, gaps in after.lakes) - sum(gaps == 0 for _, gaps in before.lakes)
    if closed > 0:
        found.append((CLOSED_LAKE * closed, "lake", {}))
    largest = max((cells.bit_count() for cells, _ in after.lakes), default=0)
    grown = largest - max((cells.bit_count() for cells, _ in before.lakes), default=0)
    if grown > 0 and any(cells >> cell & 1 and cells.bit_count() == largest for cells, _ in after.lakes):
        found.append((LAKE_CELL * grown, "largest-lake", {"cells": largest}))
    return found + _joined("sides", before.open_sides, after.open_sides, cell)


def _joined(name: str, before: list[int], after: list[int], cell: int) -> list[Deed]:
    """Ends, or open sides of lava, of other cells that lead to this one now; if there are fewer in all."""
    joined = sum(end >> 2 != cell and end not in after for end in before)
    fewer = len(before) - len(after)
    return [(fewer, name, {"ends": joined})] if joined and fewer > 0 else []


def _of_network(cells: list[int], cell: int) -> Text | None:
    """The network that the cell is part of, whether it can go on from there, and what one more exit would bring."""
    after = tally(cells)
    exits = max((exits for exits, part in after.networks if part >> cell & 1), default=0)
    if not exits or exits + 1 >= len(NETWORK_POINTS):
        return None
    ends = [BEYOND[end] for end in after.error_ends + after.crater_ends if end >> 2 == cell]
    goes_on = any(there >= 0 and cells[there] & PIECE_MASK in (EMPTY, CRATER) for there in ends)
    args: dict[str, Arg] = {"exits": exits, "points": NETWORK_POINTS[exits + 1] - NETWORK_POINTS[exits]}
    return Text("reason-leads-on" if goes_on else "reason-network", args)


def _eating(state: State, seat: int, line: Line, cell: int) -> Text | None:
    """What is lost, where something is. RI-5.5: a new volcano is the other way out."""
    lost = _now(state, seat).total() - _after(state, seat, line[:1]).total()
    if lost <= 0 and (done := _told("reason-draw", _deeds(state, seat, line[:1], cell))) is not None:
        return done
    volcano = any(isinstance(MOVES.unpack(move), Volcano) for move in state.moves(seat))
    return Text("reason-eat" if volcano else "reason-eat-must", {"points": max(0, lost)})


# -- the rest of a round ------------------------------------------------------------------------------------------


def _finish(state: State, seat: int) -> Text:
    """What could still be drawn would bring nothing; else whether it is a special route that is kept."""
    now = _now(state, seat).total()
    draws = {move: MOVES.unpack(move) for move in state.moves(seat)}
    gains = {
        move: _after(state, seat, (move,)).total() - now
        for move, wish in draws.items()
        if not isinstance(wish, Finish)
    }  # fmt: skip
    best = max(gains, key=lambda move: gains[move], default=None)
    args: dict[str, Arg] = {
        "rounds": state.rounds - state.round,
        "specials": MAX_SPECIALS - state.boards[seat].spent,
        "points": 0 if best is None else gains[best],
    }
    if best is None or gains[best] <= 0:
        return Text("reason-finish-nothing", args)
    if state.round == state.rounds:
        return Text("reason-finish-last", args)
    wish = draws[best]
    special = isinstance(wish, Draw) and FACES[wish.face] in SPECIAL_FACES
    return Text("reason-finish-keep" if special else "reason-finish-later", args)


def _strikes(state: State, seat: int) -> dict[int, int]:
    """What each way of the meteor would cost."""
    now = _now(state, seat).total()
    strikes = [move for move in state.moves(seat) if isinstance(MOVES.unpack(move), Strike)]
    return {move: now - _after(state, seat, (move,)).total() for move in strikes}


def _strike(state: State, seat: int, move: int) -> Text:
    costs = _strikes(state, seat)
    lost, others = costs[move], [cost for other, cost in costs.items() if other != move]
    if lost < 0:
        return Text("reason-strike-gain", {"points": -lost})
    if not others or min(others) < lost:
        free = any(isinstance(MOVES.unpack(other), Ignore) for other in state.moves(seat))
        return Text("reason-strike" if free else "reason-strike-must", {"points": lost})
    return Text("reason-strike-least", {"points": lost, "other": max(others)})
