"""Why a move is a good one, in a sentence: for hints. A drawing is told by what it does on the board, at once or with
the rest of its round."""

from __future__ import annotations

from ....core.chance import Fast
from ....core.policy import Line
from ....core.texts import Arg, Text, listed
from ..printed.facts import CELL_NAMES, MAX_SPECIALS
from ..rules.moves import MOVES, Draw, Eat, Finish, Ignore, Strike, Volcano
from ..rules.names import face_text
from ..rules.scoring import CLOSED_LAKE, CRATER_END, LAKE_CELL, NETWORK_POINTS, Tally, tally
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


def _after(state: State, seat: int, line: Line) -> Tally:
    """The board after these moves, as far as they draw."""
    then = state.clone()
    for move in line:
        if isinstance(MOVES.unpack(move), Finish) or move not in then.moves(seat):
            break
        then.play(seat, move, Fast(0))
    return tally(then.boards[seat].cells)


def _now(state: State, seat: int) -> Tally:
    return tally(state.boards[seat].cells)


# -- drawing ------------------------------------------------------------------------------------------------------


def _drawing(state: State, seat: int, line: Line, cell: int) -> Text | None:
    before, after = _now(state, seat), _after(state, seat, line[:1])
    done = _told("reason-draw", _deeds(before, after, cell))
    if done is not None:
        return done
    in_round = _told("reason-round", _deeds(before, _after(state, seat, line), cell))
    return in_round or _leads_on(after, cell)


def _told(key: str, deeds: list[Text]) -> Text | None:
    return Text(key, {"deeds": listed(deeds, "and-last")}) if deeds else None


def _deeds(before: Tally, after: Tally, cell: int) -> list[Text]:
    """What has become better where this cell is part of it, what brings most first."""
    bit = 1 << cell
    found: list[tuple[int, str, dict[str, Arg]]] = []
    points = _networks(after) - _networks(before)
    exits = max((exits for exits, cells in after.networks if cells & bit), default=0)
    if points > 0 and exits > 1:
        found.append((points, "network", {"exits": exits}))
    for name, old, new in (("road", before.road, after.road), ("rail", before.rail, after.rail)):
        if new & bit and new.bit_count() > old.bit_count():
            found.append((new.bit_count() - old.bit_count(), name, {"cells": new.bit_count()}))
    if after.central & bit and not before.central & bit:
        found.append((1, "centre", {}))
    found += _lava_deeds(before, after, bit)
    craters = len(after.crater_ends) - len(before.crater_ends)
    if craters > 0:
        found.append((CRATER_END * craters, "craters", {}))
    joined = before.errors() - after.errors()
    if joined > 0:
        found.append((joined, "ends", {"ends": joined}))
    found.sort(key=lambda deed: -deed[0])
    return [Text(f"deed-{name}", {**args, "points": points}) for points, name, args in found[:MOST]]


def _lava_deeds(before: Tally, after: Tally, bit: int) -> list[tuple[int, str, dict[str, Arg]]]:
    found: list[tuple[int, str, dict[str, Arg]]] = []
    closed = sum(gaps == 0 for _, gaps in after.lakes) - sum(gaps == 0 for _, gaps in before.lakes)
    if closed > 0:
        found.append((CLOSED_LAKE * closed, "lake", {}))
    largest = max((cells.bit_count() for cells, _ in after.lakes), default=0)
    grown = largest - max((cells.bit_count() for cells, _ in before.lakes), default=0)
    if grown > 0 and any(cells & bit and cells.bit_count() == largest for cells, _ in after.lakes):
        found.append((LAKE_CELL * grown, "largest-lake", {"cells": largest}))
    return found


def _networks(count: Tally) -> int:
    return sum(NETWORK_POINTS[exits] for exits, _ in count.networks)


def _leads_on(after: Tally, cell: int) -> Text | None:
    """The network that the cell is part of, and what one more exit would bring it."""
    exits = max((exits for exits, cells in after.networks if cells >> cell & 1), default=0)
    if not exits or exits + 1 >= len(NETWORK_POINTS):
        return None
    return Text("reason-leads-on", {"exits": exits, "points": NETWORK_POINTS[exits + 1] - NETWORK_POINTS[exits]})


def _eating(state: State, seat: int, line: Line, cell: int) -> Text | None:
    """What is lost, where something is."""
    before, after = _now(state, seat), _after(state, seat, line[:1])
    lost = before.total() - after.total()
    if lost > 0:
        return Text("reason-eat", {"points": lost})
    return _told("reason-draw", _deeds(before, after, cell)) or Text("reason-eat-free")


# -- the rest of a round ------------------------------------------------------------------------------------------


def _finish(state: State, seat: int) -> Text:
    """Special routes that are kept, or that would bring nothing."""
    board, now = state.boards[seat], _now(state, seat).total()
    draws = [move for move in state.moves(seat) if not isinstance(MOVES.unpack(move), Finish)]
    best = max((_after(state, seat, (move,)).total() - now for move in draws), default=0)
    args: dict[str, Arg] = {
        "rounds": state.rounds - state.round,
        "specials": MAX_SPECIALS - board.spent,
        "points": best,
    }
    if best <= 0:
        return Text("reason-finish-nothing", args)
    return Text("reason-finish-keep" if state.round < state.rounds else "reason-finish-last", args)


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
