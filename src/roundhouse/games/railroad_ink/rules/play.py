"""The rules: which drawings are legal, why another is not, and what a move does. Ids are those of rules.en.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.chance import Chance
from ....core.refusal import not_your_turn, refuse
from ....core.texts import Arg, Text
from ..printed.facts import (
    ANY,
    CELL_NAMES,
    CELLS,
    CENTRE,
    CRATER,
    DIE_A,
    DIE_B,
    DIE_DIRECTION,
    DIE_DISTANCE,
    DIE_LAVA,
    EMPTY,
    ENDS,
    FACES,
    FIRST_LAVA,
    FIRST_LAVA_PIECE,
    FIRST_SPECIAL,
    FIRST_SPECIAL_PIECE,
    HAS_LAVA,
    HAS_ROUTE,
    LAVA_EXPANSION,
    METEOR_EXPANSION,
    NEIGHBOURS,
    PIECE_FACE,
    PIECE_MASK,
    ROUND_SHIFT,
    SIDES,
    SIZE,
    SPECIAL_FACES,
    VOLCANO,
    clash,
    face_name,
    joins,
)
from .moves import MOVES, Draw, Eat, Finish, Ignore, Strike, Volcano
from .tables import (
    CELL_SHIFT,
    DICE_FITS,
    EAT_FITS,
    EFFECTS,
    FINISH,
    IGNORES,
    LAVA_FITS,
    SPECIAL_FITS,
    STRIKES,
    VOLCANOES,
)

if TYPE_CHECKING:
    from ....core.log import Log
    from ....core.refusal import Refusal
    from .state import Board, State
    from .tables import Shows

KIND_MASK: Final = 63
DRAW: Final = Draw.KIND
FINISHED: Final = Finish.KIND
ERUPT: Final = Volcano.KIND
EAT: Final = Eat.KIND
STRIKE: Final = Strike.KIND
IGNORE: Final = Ignore.KIND

MAX_SPECIALS: Final = 3  # in a game, RI-2.6

#: A cell and its neighbours, as bits.
BESIDE: Final[list[int]] = [1 << c | sum(1 << n for n in NEIGHBOURS[c] if n >= 0) for c in range(CELLS)]


# -- setup and rounds ---------------------------------------------------------------------------------------------


def prepare(board: Board, expansion: int) -> None:
    """RI-1.1, RI-5.1: an empty board, with lava a volcano in the middle."""
    if expansion == LAVA_EXPANSION:
        board.cells[CENTRE] = VOLCANO
    board.survey()


def next_round(state: State, chance: Chance, log: Log | None) -> None:
    """RI-2.1: the dice are rolled once, for everybody."""
    state.round += 1
    dice = [PIECE_OF_DIE_A[chance.die("A", 6) - 1] for _ in range(3)]
    dice.append(PIECE_OF_DIE_B[chance.die("B", 6) - 1])
    state.dice = tuple(dice)
    left = sum(1 << 2 * face for face in dice)
    lava = 0
    if state.expansion == LAVA_EXPANSION:
        state.lava_dice = (LAVA_OF_DIE[chance.die("lava", 6) - 1], LAVA_OF_DIE[chance.die("lava", 6) - 1])
        lava = sum(1 << 2 * (face - FIRST_LAVA) for face in state.lava_dice)
    elif state.expansion == METEOR_EXPANSION:
        state.direction = DIRECTION_OF_DIE[chance.die("direction", 6) - 1]
        state.distance = DIE_DISTANCE[chance.die("distance", 6) - 1]
    if log is not None:
        _log_round(state, log)
    fits = DICE_FITS[left]
    for seat in range(len(state.boards)):
        board = state.board(seat)
        board.left = left
        board.fits = fits
        board.lava = lava
        board.duty = lava > 0
        board.special_free = board.spent < MAX_SPECIALS
        board.done = False
        if state.expansion == METEOR_EXPANSION:
            # Nothing to decide: the meteor comes down at once.
            board.pending = state.direction == ANY or board.special_free
            if not board.pending:
                impact(state, seat, state.direction, log, hidden=False)
    state.players = list(range(len(state.boards)))
    state.show()


PIECE_OF_DIE_A: Final[list[int]] = [FACES.index(name) for name in DIE_A]
PIECE_OF_DIE_B: Final[list[int]] = [FACES.index(name) for name in DIE_B]
LAVA_OF_DIE: Final[list[int]] = [FACES.index(name) for name in DIE_LAVA]
DIRECTION_OF_DIE: Final[list[int]] = [ANY if name == "any" else SIDES.index(name) for name in DIE_DIRECTION]


# -- legal moves --------------------------------------------------------------------------------------------------


def moves(state: State, seat: int) -> list[int]:
    """Every legal move of a seat."""
    board = state.boards[seat]
    if board.done:
        return []
    if board.pending:
        return _meteor_moves(state, board)
    found = _drawings(board.fits, board.frontier) if board.left else []
    # RI-2.5: the round may be ended when no die left can be drawn; a crater need not be erased for one (RIR-41.1).
    may_finish = not found
    if board.pits:
        found += _drawings(board.fits, board.pits)
    if board.special_free:
        specials: list[tuple[int, ...]] = SPECIAL_FITS[board.specials]
        found += _drawings(specials, board.frontier)
        if board.pits:
            found += _drawings(specials, board.pits)
    if state.expansion == LAVA_EXPANSION:
        before = len(found)
        found += lava_moves(board)
        may_finish = may_finish and (not board.duty or len(found) == before)
    if may_finish:
        found.append(FINISH)
    return found


def _drawings(fits: list[tuple[int, ...]], places: dict[int, int]) -> list[int]:
    return [move | place for place, around in places.items() for move in fits[around]]


def lava_moves(board: Board) -> list[int]:
    """RI-5.2 to RI-5.5: lava faces that join lava, new volcanoes, and, in need, routes that lava eats."""
    found = _lava_fits(board)
    if board.duty and not found:
        found += _eating(board)
    open_ground = board.free & ~board.near
    return found + [VOLCANOES[cell] for cell in range(CELLS) if open_ground >> cell & 1]


def _lava_fits(board: Board) -> list[int]:
    return _drawings(LAVA_FITS[board.lava], board.frontier) if board.lava else []


def _eating(board: Board) -> list[int]:
    routes: dict[int, int] = {}
    for cell in range(CELLS):
        piece = board.cells[cell] & PIECE_MASK
        if HAS_ROUTE[piece] and not HAS_LAVA[piece]:
            routes[cell << CELL_SHIFT] = board.around(cell)
    return _drawings(EAT_FITS[board.lava], routes)


def _meteor_moves(state: State, board: Board) -> list[int]:
    """RI-4.1, RI-4.5: where it flies, or a special route crossed off to ignore it."""
    found = STRIKES[:] if state.direction == ANY else [STRIKES[state.direction]]
    if board.special_free:
        found += [IGNORES[special] for special in range(len(SPECIAL_FACES)) if board.specials >> special & 1]
    return found


# -- playing ------------------------------------------------------------------------------------------------------


def play(state: State, seat: int, move: int, chance: Chance, log: Log | None) -> None:
    kind = move & KIND_MASK
    board = state.board(seat)
    before = board.cells
    if log is not None:
        before = before[:]
    if kind == DRAW:
        cell, piece, cost, shows = EFFECTS[move]
        _draw(state, board, cell, piece, shows)
        if piece < FIRST_SPECIAL_PIECE:
            board.left -= cost
            board.fits = DICE_FITS[board.left]
        elif piece < FIRST_LAVA_PIECE:
            _cross_off(board, cost)
        else:
            board.lava -= cost
            board.duty = False
    elif kind == FINISHED:
        board.done = True
        state.players = [player for player in state.players if player != seat]
    elif kind == ERUPT:
        cell, piece, cost, shows = EFFECTS[move]
        _draw(state, board, cell, piece, shows)
    elif kind == EAT:
        cell, piece, cost, shows = EFFECTS[move]
        _erase(board, cell, EMPTY)
        _draw(state, board, cell, piece, shows)
        board.lava -= cost
        board.duty = False
    elif kind == STRIKE:
        board.pending = False
        impact(state, seat, STRIKES.index(move), log, hidden=True)
    else:
        board.pending = False
        _cross_off(board, 1 << IGNORES.index(move))
    if log is not None:
        _log_move(seat, move, before, log)
    if not state.players:
        _end_round(state, chance, log)


def _draw(state: State, board: Board, cell: int, piece: int, shows: Shows) -> None:
    """Put a piece on a cell; RI-2.7: with the number of the round."""
    cells = board.cells
    frontier = board.frontier
    cells[cell] = piece | state.round << ROUND_SHIFT
    frontier.pop(cell << CELL_SHIFT, 0)
    for n, place, bits in shows:
        if cells[n] == EMPTY:
            frontier[place] = frontier.get(place, 0) | bits
        elif place in board.pits:
            board.pits[place] |= bits
    if state.expansion == LAVA_EXPANSION:
        board.free &= ~(1 << cell)
        if HAS_LAVA[piece]:
            board.near |= BESIDE[cell]
    elif board.pits:
        # RI-4.6: a crater that is drawn over is one no longer; the dot stays.
        board.pits.pop(cell << CELL_SHIFT, 0)


def _erase(board: Board, cell: int, mark: int) -> None:
    """Wipe a cell and leave a mark there: nothing, or a crater."""
    board.cells[cell] = mark
    board.look(cell)
    for n in NEIGHBOURS[cell]:
        if n >= 0:
            board.look(n)


def _cross_off(board: Board, special: int) -> None:
    """RI-2.6: each once, one a round, three a game."""
    board.specials ^= special
    board.spent += 1
    board.special_free = False


def _end_round(state: State, chance: Chance, log: Log | None) -> None:
    """RI-2.8: all have finished; now the drawings are shown."""
    if log is not None:
        log.reveal()
    if state.round < state.rounds:
        next_round(state, chance, log)
    else:
        state.show()
        if log is not None:
            log.say("end")


# -- the meteor ---------------------------------------------------------------------------------------------------


def target(board: Board, direction: int, distance: int) -> int:
    """Where the meteor comes down: RI-4.3 it turns round at the edge, RI-4.4 it goes on where a crater is."""
    row, col = divmod(board.dot, SIZE)
    along = row if direction in (0, 2) else col
    step = -1 if direction in (0, 3) else 1
    while True:
        if not 0 <= along + step < SIZE:
            step = -step
        along += step
        distance -= 1
        cell = along * SIZE + col if direction in (0, 2) else row * SIZE + along
        if distance <= 0 and board.cells[cell] & PIECE_MASK != CRATER:
            return cell


def impact(state: State, seat: int, direction: int, log: Log | None, hidden: bool) -> None:
    """RI-4.2: the struck cell becomes a crater, what was there is erased, the dot moves."""
    board = state.board(seat)
    cell = target(board, direction, state.distance)
    was = board.cells[cell] & PIECE_MASK
    args: dict[str, Arg] = {"face": face_text(PIECE_FACE[was])} if HAS_ROUTE[was] else {}
    board.dot = cell
    _erase(board, cell, CRATER | state.round << ROUND_SHIFT)
    if log is not None:
        log.say(
            "strike-route" if args else "strike",
            seat,
            where=(f"cell-{CELL_NAMES[cell]}",),
            only=(seat,) if hidden else None,
            until_reveal=hidden,
            cell=CELL_NAMES[cell],
            **args,
        )


# -- refusals -----------------------------------------------------------------------------------------------------


def refusal(state: State, seat: int, move: int) -> Refusal | None:
    """None, or the first rule that forbids the move. Independent of moves(): the conformance suite compares them."""
    malformed = MOVES.malformed(move)
    if malformed is not None:
        return malformed
    board = state.boards[seat]
    if board.done:
        return not_your_turn()
    kind = move & KIND_MASK
    if kind in (STRIKE, IGNORE):
        return _refuse_meteor(state, board, move)
    if board.pending:
        return refuse("RI-4.1", "meteor-first")
    if kind == FINISHED:
        return _refuse_finish(board)
    if kind in (ERUPT, EAT) and state.expansion != LAVA_EXPANSION:
        return refuse("RI-1.4", "no-lava")
    if kind == ERUPT:
        return _refuse_volcano(board, VOLCANOES.index(move))
    effect = EFFECTS.get(move)
    if effect is None:
        done = MOVES.unpack(move)
        if isinstance(done, Eat) and done.face < FIRST_LAVA:
            return refuse("RI-5.5", "only-lava-eats")
        return refuse("RI-2.2", "no-such-turn")
    cell, piece = effect[0], effect[1]
    return _refuse_eating(state, board, cell, piece) if kind == EAT else _refuse_draw(state, board, cell, piece)


def _refuse_draw(state: State, board: Board, cell: int, piece: int) -> Refusal | None:
    face = PIECE_FACE[piece]
    if face < FIRST_SPECIAL:
        if not board.left >> 2 * face & 3:
            return refuse("RI-2.2", "die-used" if face in state.dice else "die-not-rolled", face=face_text(face))
    elif face < FIRST_LAVA:
        refused = _refuse_special(board, face - FIRST_SPECIAL)
        if refused is not None:
            return refused
    elif not board.lava >> 2 * (face - FIRST_LAVA) & 3:
        if state.expansion != LAVA_EXPANSION:
            return refuse("RI-1.4", "no-lava")
        return refuse("RI-5.2", "die-used" if face in state.lava_dice else "die-not-rolled", face=face_text(face))
    if board.cells[cell] & PIECE_MASK not in (EMPTY, CRATER):
        return refuse("RI-2.7", "cell-taken", cell=CELL_NAMES[cell])
    return _refuse_fit(board, cell, piece)


def _refuse_fit(board: Board, cell: int, piece: int) -> Refusal | None:
    around = board.around(cell)
    side = clash(ENDS[piece], around)
    if side >= 0:
        return refuse("RI-2.4", "clash", side=Text(f"side-{SIDES[side]}"), cell=CELL_NAMES[cell])
    lava = PIECE_FACE[piece] >= FIRST_LAVA
    if not joins(ENDS[piece], around, lava):
        return refuse("RI-5.3", "joins-no-lava") if lava else refuse("RI-2.3", "joins-nothing")
    return None


def _refuse_special(board: Board, special: int) -> Refusal | None:
    if not board.specials >> special & 1:
        return refuse("RI-2.6", "special-used", face=face_text(FIRST_SPECIAL + special))
    if board.spent >= MAX_SPECIALS:
        return refuse("RI-2.6", "specials-spent")
    if not board.special_free:
        return refuse("RI-2.6", "special-this-round")
    return None


def _refuse_finish(board: Board) -> Refusal | None:
    """RI-2.5, RI-5.2"""
    if any(DICE_FITS[board.left][around] for around in board.frontier.values()):
        return refuse("RI-2.5", "dice-left")
    if board.duty and lava_moves(board):
        return refuse("RI-5.2", "lava-left")
    return None


def _refuse_volcano(board: Board, cell: int) -> Refusal | None:
    if board.cells[cell] & PIECE_MASK != EMPTY:
        return refuse("RI-5.4", "cell-taken", cell=CELL_NAMES[cell])
    for n in NEIGHBOURS[cell]:
        if n >= 0 and HAS_LAVA[board.cells[n] & PIECE_MASK]:
            return refuse("RI-5.4", "volcano-touches-lava", cell=CELL_NAMES[n])
    return None


def _refuse_eating(state: State, board: Board, cell: int, piece: int) -> Refusal | None:
    """RI-5.5"""
    face = PIECE_FACE[piece]
    if not board.lava >> 2 * (face - FIRST_LAVA) & 3:
        return refuse("RI-5.2", "die-used" if face in state.lava_dice else "die-not-rolled", face=face_text(face))
    if not board.duty:
        return refuse("RI-5.5", "duty-done")
    if _lava_fits(board):
        return refuse("RI-5.5", "lava-has-room")
    there = board.cells[cell] & PIECE_MASK
    if not HAS_ROUTE[there] or HAS_LAVA[there]:
        return refuse("RI-5.5", "nothing-to-eat", cell=CELL_NAMES[cell])
    return _refuse_fit(board, cell, piece)


def _refuse_meteor(state: State, board: Board, move: int) -> Refusal | None:
    """RI-4.1, RI-4.5"""
    if state.expansion != METEOR_EXPANSION:
        return refuse("RI-1.4", "no-meteor")
    if not board.pending:
        return refuse("RI-4.5", "meteor-done")
    if move & KIND_MASK == IGNORE:
        return _refuse_special(board, IGNORES.index(move))
    if state.direction not in (ANY, STRIKES.index(move)):
        return refuse("RI-4.1", "other-direction", side=Text(f"side-{SIDES[state.direction]}"))
    return None


# -- the log ------------------------------------------------------------------------------------------------------


def face_text(face: int) -> Text:
    return Text(f"face-{face_name(face)}")


def _log_round(state: State, log: Log) -> None:
    log.say("round", number=state.round, dice=_list_text(state.dice))
    if state.lava_dice:
        log.say("lava-dice", dice=_list_text(state.lava_dice))
    if state.direction >= 0:
        log.say("meteor-dice", direction=Text(f"side-{(*SIDES, 'any')[state.direction]}"), distance=state.distance)


def _list_text(faces: tuple[int, ...]) -> Text:
    return Text(f"list-{len(faces)}", {f"face{place}": face_text(face) for place, face in enumerate(faces, start=1)})


def _log_move(seat: int, move: int, before: list[int], log: Log) -> None:
    """What a player draws is for their own eyes until the round ends (RI-2.1). `before`: the cells before the move."""
    done = MOVES.unpack(move)
    if isinstance(done, Finish):
        log.say("finish", seat)
    elif isinstance(done, Draw | Eat | Volcano):
        cell, was = CELL_NAMES[done.cell], before[done.cell] & PIECE_MASK
        args = {} if isinstance(done, Volcano) else {"face": face_text(done.face)}
        if isinstance(done, Volcano):
            key = "volcano"
        elif isinstance(done, Eat):
            key, args["route"] = "eat", face_text(PIECE_FACE[was])
        else:
            key = "special" if FIRST_SPECIAL <= done.face < FIRST_LAVA else "draw"
            if was == CRATER:
                key += "-over-crater"
        log.say(key, seat, where=(f"cell-{cell}",), only=(seat,), until_reveal=True, cell=cell, **args)
    elif isinstance(done, Ignore):
        log.say("ignore", seat, only=(seat,), until_reveal=True, face=face_text(FIRST_SPECIAL + done.special))
