"""Recompute every draw of a record from the seed that was committed to before anybody sat down, and what they added."""

from __future__ import annotations

from msgspec import Struct

from .chance import Audited, Seeded, commitment
from .errors import BadRecord, RoundhouseError
from .record import Record
from .table import Table


class Draw(Struct, frozen=True):
    """One question to chance: what the record says, and what the seed gives (None: answered by a script, or in another
    game that this one goes on from)."""

    entry: int
    purpose: str
    recorded: int
    recomputed: int | None

    @property
    def fair(self) -> bool:
        return self.recomputed is None or self.recomputed == self.recorded


class Verdict(Struct, frozen=True):
    """`draws` in the order they were asked; entry 0 is the setup."""

    commitment: str
    draws: tuple[Draw, ...]

    @property
    def fair(self) -> bool:
        return all(draw.fair for draw in self.draws)

    @property
    def unverifiable(self) -> int:
        return sum(draw.recomputed is None for draw in self.draws)


def verify(record: Record) -> Verdict:
    """Raises BadRecord where the record cannot be checked at all: no seed, a false commitment, illegal moves."""
    if record.seed is None or record.commitment is None:
        raise BadRecord("the record holds no seed to check against")
    if commitment(record.seed) != record.commitment:
        raise BadRecord("the seed in the record is not the one that was committed to")
    seeded, scripted = Seeded(record.seed, record.entropy), record.scripted
    inherited = record.inherited
    table = Table.load(record, upto=inherited)
    if record.origin is not None:
        # Another game's, with another seed: what it was dealt is not this one's to answer for.
        taken = [record.setup, *(entry.chance for entry in record.entries[:inherited])]
        draws = [Draw(place, *answer, None) for place, answers in enumerate(taken) for answer in answers]
    else:
        audit = Audited(record.setup, seeded, scripted)
        table.game.new(record.seats, record.options, audit)
        draws = [Draw(0, *draw) for draw in audit.draws]
    # Entry by entry, so that rewound moves, whose draws were asked too, are checked as well.
    for place, entry in enumerate(record.entries[inherited:], start=inherited + 1):
        before = table.state.clone()
        try:
            table.follow(entry)
            if entry.move is not None and entry.chance:
                audit = Audited(list(entry.chance), seeded, scripted)
                before.play(entry.seat, table.game.moveset.pack(entry.move), audit)
                draws += [Draw(place, *draw) for draw in audit.draws]
        except RoundhouseError as error:
            raise BadRecord(f"entry {place} of the record: {error}") from None
    return Verdict(record.commitment, tuple(draws))
