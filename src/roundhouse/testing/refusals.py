"""A state bears any int as a move: a legal one is allowed, everything else gets a rule and a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ..core.freeze import digest
from ..core.moves import KIND_BITS, Bits, MoveSet, Named, Path, fields_of
from ..core.refusal import Refusal
from ..core.texts import ENGLISH
from .spot import Spot, check
from .words import say


@check("refusals")
def refusals_hold(spot: Spot, number: int = 1000) -> None:
    """`number` ints for every seat: only legal moves are allowed, and asking changes nothing."""
    state, chooser = spot.state, Random(spot.place.ply)
    before = digest(state)
    known = spot.game.citable
    reasons: dict[tuple[str, str], Refusal] = {}
    for seat in range(spot.table.seats):
        legal = state.moves(seat)
        allowed = set(legal)
        for move in junk(spot.game.moveset, legal, list(spot.memory.moves), chooser, number):
            refusal = state.refusal(seat, move)
            if refusal is not None:
                reasons.setdefault((refusal.rule, refusal.code), refusal)
            if (refusal is None) != (move in allowed):
                said = "allowed" if refusal is None else f"refused ({refusal.rule} {refusal.code})"
                spot.fail("refusals", f"{_name(spot, move)} of seat {seat} is {said}, moves() says otherwise")
    for rule, code in reasons:
        if rule not in known:
            spot.miss(f"{rule} in rules.{ENGLISH}.md, which refuses {code}")
        say(spot, reasons[rule, code].text)
    if digest(state) != before:
        spot.fail("refusals", "asking for refusals has changed the state")


def junk(moveset: MoveSet, legal: list[int], met: list[int], chooser: Random, number: int) -> Iterator[int]:
    """Ints that are hardly moves: of any size, well-formed, almost legal, legal elsewhere, negative and huge."""
    for turn in range(number):
        kind = turn % 6
        if kind == 0:
            yield chooser.getrandbits(chooser.randrange(1, 61))
        elif kind == 1 and legal:
            yield chooser.choice(legal) ^ 1 << chooser.randrange(62)
        elif kind == 2 and legal:
            yield _one_field_changed(moveset, chooser.choice(legal), chooser)
        elif kind == 3 and met:
            yield chooser.choice(met)
        elif kind == 4 and turn % 24 == 4:
            yield chooser.choice((-1, 1)) * chooser.getrandbits(chooser.choice((1, 6, 59, 63, 64, 65, 200)))
        else:
            yield _well_formed(moveset, chooser)


def _well_formed(moveset: MoveSet, chooser: Random) -> int:
    cls = chooser.choice(moveset.classes)
    return cls.KIND | sum(_any_value(field.form, chooser) << field.shift for field in fields_of(cls))


def _one_field_changed(moveset: MoveSet, move: int, chooser: Random) -> int:
    fields = fields_of(moveset.by_kind[move & (1 << KIND_BITS) - 1])
    if not fields:
        return _well_formed(moveset, chooser)
    field = chooser.choice(fields)
    return move & ~(field.mask << field.shift) | _any_value(field.form, chooser) << field.shift


def _any_value(form: Bits, chooser: Random) -> int:
    if isinstance(form, Named):
        return chooser.randrange(len(form.names))
    if isinstance(form, Path):
        return form.pack([chooser.getrandbits(form.bits) for _ in range(chooser.randrange(form.steps + 1))])
    return chooser.getrandbits(form.width)


def _name(spot: Spot, move: int) -> str:
    moveset = spot.game.moveset
    return f"the int {move}" if moveset.malformed(move) is not None else repr(moveset.notation(move))
