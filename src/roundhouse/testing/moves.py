"""Legal moves and refusals say the same, and every form of a move is the same move."""

from __future__ import annotations

from .spot import Spot, check

MAX_MOVE = 1 << 60


@check("moves")
def moves_agree(spot: Spot) -> None:
    """Every actor has moves, others have none; no move is listed twice; no listed move is refused."""
    state, seats = spot.state, spot.table.seats
    actors = state.actors()
    if sorted(set(actors)) != sorted(actors) or not set(actors) <= set(range(seats)):
        spot.fail("moves", f"the actors are {actors}")
    if state.seats != seats:
        spot.fail("moves", f"the state has {state.seats} seats, the table {seats}")
    for seat in range(seats):
        moves = state.moves(seat)
        if bool(moves) != (seat in actors):
            spot.fail("moves", f"seat {seat} has {len(moves)} moves, the actors are {actors}")
        if len(set(moves)) != len(moves):
            twice = next(move for move in moves if moves.count(move) > 1)
            spot.fail("moves", f"{spot.game.moveset.notation(twice)!r} of seat {seat} is listed twice")
        for move in moves:
            refusal = state.refusal(seat, move)
            if refusal is not None:
                name = spot.game.moveset.notation(move)
                spot.fail("moves", f"{name!r} of seat {seat} is listed and refused: {refusal.rule} {refusal.code}")


@check("forms")
def forms_round_trip(spot: Spot) -> None:
    """Int, Struct, notation and JSON of a legal move are one move."""
    for seat in spot.state.actors():
        for move in spot.state.moves(seat):
            if move not in spot.memory.moves:
                _round_trip(spot, move)
                spot.memory.moves[move] = None


def _round_trip(spot: Spot, move: int) -> None:
    moveset = spot.game.moveset
    if not 0 < move < MAX_MOVE:
        spot.fail("forms", f"{move} is not within 60 bits")
    struct = moveset.unpack(move)
    if struct != moveset.unpack(move) or struct.pack() != move or moveset.pack(struct) != move:
        spot.fail("forms", f"{struct!r} does not pack into the {move} that it comes from")
    notation = moveset.notation(move)
    if not notation.isprintable() or notation != notation.strip():
        spot.fail("forms", f"the notation {notation!r} is not one plain line")
    if moveset.parse(notation) != struct or moveset.pack(notation) != move:
        spot.fail("forms", f"the notation {notation!r} is read as {moveset.parse(notation)!r}, not as {struct!r}")
    if moveset.from_json(moveset.to_json(struct)) != struct:
        spot.fail("forms", f"{struct!r} does not come back from JSON")
