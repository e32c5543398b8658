"""A record is the truth; a state is its replay. Saving, undo, replay, crash recovery and golden tests are one thing."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec import Struct

from .errors import BadRecord

FORMAT = "roundhouse-record"
VERSION = 1


class Entry(Struct, frozen=True, omit_defaults=True):
    """One thing that happened: a move, the undo of the seat's own last move, or a rewind that all agreed to."""

    seat: int
    move: str | None = None
    chance: tuple[tuple[str, int], ...] = ()
    undo: bool = False
    rewind: int | None = None


class Brought(Struct, frozen=True):
    """A board that somebody brought: its file, and the digest by which tables speak of it."""

    digest: str
    text: str

    @classmethod
    def of(cls, text: str) -> Brought:
        return cls(hashlib.sha256(text.encode()).hexdigest(), text)


class Origin(Struct, frozen=True):
    """The game that was played on from here: so many of its moves, which are the first entries, and what sealed its
    chance. Chance is another one from then on."""

    moves: int
    commitment: str | None = None


class Record(Struct, omit_defaults=False):
    """A game from its first question to its last move. While the game runs it is the table's secret: it holds the
    seed, and what chance answered to whom."""

    game: str
    rules: str
    seats: int
    options: dict[str, str]
    #: Empty: nobody chose one, and readers are told one in their language.
    names: list[str]
    commitment: str | None = None
    seed: str | None = None
    scripted: list[str] = []
    setup: list[tuple[str, int]] = []
    entries: list[Entry] = []
    format: str = FORMAT
    version: int = VERSION
    #: None: the game's own board.
    board: Brought | None = None
    #: What people added to the seed before the game was dealt, by seat; empty: nobody could.
    entropy: list[str] = []
    #: None: it began at the beginning.
    origin: Origin | None = None

    @property
    def inherited(self) -> int:
        """How many entries are another game's."""
        return 0 if self.origin is None else self.origin.moves

    def to_json(self) -> str:
        """One line for each entry, so that a diff reads well."""
        names = _HEAD + tuple(name for name in ("board", "entropy", "origin") if getattr(self, name))
        head = msgspec.json.encode({name: getattr(self, name) for name in names}).decode()
        entries = ",\n".join(msgspec.json.encode(entry).decode() for entry in self.entries)
        return f'{head[:-1]},\n"entries":[\n{entries}\n]}}\n'

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        try:
            raw = msgspec.json.decode(text)
        except (ValueError, RecursionError) as error:  # not JSON, not UTF-8, or nested beyond reason
            raise BadRecord(f"not a record: {error}") from None
        if not isinstance(raw, dict) or raw.get("format") != FORMAT:
            raise BadRecord(f'not a Roundhouse record: "format" must be "{FORMAT}"')
        if raw.get("version") != VERSION:
            raise BadRecord(
                f"record format {raw.get('version')!r} is not known here; this build reads format {VERSION}"
            )
        try:
            return msgspec.convert(raw, cls)
        except msgspec.ValidationError as error:
            raise BadRecord(f"a corrupt record: {error}") from None

    def effective(self) -> list[int]:
        """The entries that stand: moves that were neither undone nor rewound, by their place in `entries`."""
        # In order, with nothing as value: any of them can be taken out at once, however long the record is.
        standing: dict[int, None] = {}
        own: dict[int, list[int]] = {}
        for place, entry in enumerate(self.entries):
            mine = own.setdefault(entry.seat, [])
            if entry.move is not None:
                standing[place] = None
                mine.append(place)
            elif entry.rewind is not None:
                if not 0 <= entry.rewind <= len(standing):
                    raise BadRecord(f"entry {place + 1}: cannot rewind to {entry.rewind}")
                while len(standing) > entry.rewind:
                    last, _ = standing.popitem()
                    own[self.entries[last].seat].pop()
            elif entry.undo:
                if not mine:
                    raise BadRecord(f"entry {place + 1}: seat {entry.seat} has nothing to undo")
                del standing[mine.pop()]
            else:
                raise BadRecord(f"entry {place + 1} is neither a move nor an undo")
        return list(standing)


_HEAD = ("format", "version", *Record.__struct_fields__[:-6])
