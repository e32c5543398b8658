"""A move is declared once, as a small Struct whose fields have a width.

Inside the engine a move is one int (kind and fields packed, at most 60 bits); outside it is the Struct, with JSON
and a notation that round-trips. Everything here is derived from the declaration:

    class Claim(Move, kind=3):
        route: Annotated[int, Bits(7)]
        colour: Annotated[int, Named(COLOURS)]
"""

from __future__ import annotations

import functools
import typing
from collections.abc import Sequence
from typing import Any, ClassVar, Final, cast, dataclass_transform

import msgspec
from msgspec import Struct, StructMeta

from .errors import BadMove
from .refusal import Refusal, game_over, not_a_move, not_your_turn

# Final: compiled rules have these two as numbers.
KIND_BITS: Final = 6
KIND_MASK: Final = (1 << KIND_BITS) - 1
MAX_BITS: Final = 60
#: So many notations of a game are kept; then it begins anew.
REMEMBERED: Final = 20_000


class Bits:
    """A field of `width` bits, written as a number."""

    def __init__(self, width: int) -> None:
        if width < 1:
            raise ValueError("a field needs at least one bit")
        self.width = width

    def holds(self, value: int) -> bool:
        return 0 <= value < 1 << self.width

    def write(self, value: int) -> str:
        return str(value)

    def read(self, word: str) -> int:
        if not (word.isascii() and word.isdigit()):
            raise ValueError(f"{word!r} is not a number")
        return int(word)


class Named(Bits):
    """A field that is one of some names; the number is the name's place in the list."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(max(1, (len(names) - 1).bit_length()))
        self.names = tuple(names)
        self._place = {name: place for place, name in enumerate(self.names)}
        if len(self._place) != len(self.names) or any(not n or n.split() != [n] for n in self.names):
            raise ValueError("names must differ and have no white space")

    def holds(self, value: int) -> bool:
        return 0 <= value < len(self.names)

    def write(self, value: int) -> str:
        return self.names[value]

    def read(self, word: str) -> int:
        if word not in self._place:
            raise ValueError(f"{word!r} is none of {', '.join(self.names)}")
        return self._place[word]


class Path(Bits):
    """A field that is a short list of small steps, such as the sides by which a cube leaves each stop: '3-0-5'."""

    def __init__(self, steps: int, bits: int) -> None:
        self.steps, self.bits = steps, bits
        self.count_bits = steps.bit_length()
        super().__init__(self.count_bits + steps * bits)

    def pack(self, steps: Sequence[int]) -> int:
        value = len(steps)
        for place, step in enumerate(steps):
            value |= step << self.count_bits + place * self.bits
        return value

    def unpack(self, value: int) -> tuple[int, ...]:
        count = value & (1 << self.count_bits) - 1
        return tuple(value >> self.count_bits + place * self.bits & (1 << self.bits) - 1 for place in range(count))

    def holds(self, value: int) -> bool:
        # One int for one path: no more steps than there is room for, nothing behind the last.
        count = value & (1 << self.count_bits) - 1
        return value >= 0 and count <= self.steps and not value >> self.count_bits + count * self.bits

    def write(self, value: int) -> str:
        return "-".join(map(str, self.unpack(value))) or "."

    def read(self, word: str) -> int:
        steps = [] if word == "." else [Bits.read(self, part) for part in word.split("-")]
        if len(steps) > self.steps or any(step >= 1 << self.bits for step in steps):
            raise ValueError(f"{word!r} is no path of up to {self.steps} steps below {1 << self.bits}")
        return self.pack(steps)


class Field(Struct, frozen=True):
    """One field of a move: where it lies in the packed int, and how it is written."""

    name: str
    shift: int
    form: Bits
    mask: int


@dataclass_transform(frozen_default=True)
class MoveMeta(StructMeta):
    """Takes `kind=` from the class line; a move's word is its class name in lower case."""

    def __new__(
        mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], kind: int | None = None, **settings: Any
    ) -> Any:
        if kind is None:
            return super().__new__(mcls, name, bases, namespace, **settings)
        if not 0 < kind <= KIND_MASK:
            raise TypeError(f"{name}: kind must be 1 to {KIND_MASK}")
        word = settings.setdefault("tag", name.lower())
        cls: Any = super().__new__(mcls, name, bases, namespace, **settings)
        cls.KIND, cls.WORD = kind, word
        return cls


class Move(Struct, frozen=True, metaclass=MoveMeta):
    """The base of every move. A subclass says `kind=` and its fields."""

    KIND: ClassVar[int] = 0
    WORD: ClassVar[str] = ""

    def pack(self) -> int:
        """This move as one int."""
        packed = self.KIND
        for field in fields_of(type(self)):
            value = getattr(self, field.name)
            if not isinstance(value, int) or not field.form.holds(value):
                raise BadMove(f"{self.WORD}: {field.name} cannot be {value!r}")
            packed |= value << field.shift
        return packed

    def __str__(self) -> str:
        """The notation, such as 'draw A_road_t d4 1'."""
        return " ".join([self.WORD, *(f.form.write(getattr(self, f.name)) for f in fields_of(type(self)))])


@functools.cache
def fields_of(cls: type[Move]) -> tuple[Field, ...]:
    """The fields of a move with their places, from the least bit up, behind the kind."""
    hints = typing.get_type_hints(cls, include_extras=True)
    fields, shift = [], KIND_BITS
    for name in cls.__struct_fields__:
        form = next((m for m in getattr(hints[name], "__metadata__", ()) if isinstance(m, Bits)), None)
        if form is None:
            raise TypeError(f"{cls.__name__}.{name} has no width: Annotated[int, Bits(n)]")
        fields.append(Field(name, shift, form, (1 << form.width) - 1))
        shift += form.width
    if shift > MAX_BITS:
        raise TypeError(f"{cls.__name__} needs {shift} bits, {MAX_BITS} is the most")
    return tuple(fields)


def shift_of(cls: type[Move], name: str) -> int:
    """Where a field begins in the packed int: for rules that read one field in a hurry."""
    return _field(cls, name).shift


def mask_of(cls: type[Move], name: str) -> int:
    """The bits of a field, once it is shifted down: `move >> shift_of(...) & mask_of(...)` is its value."""
    return _field(cls, name).mask


def _field(cls: type[Move], name: str) -> Field:
    return next(field for field in fields_of(cls) if field.name == name)


class MoveSet:
    """All moves of a game, and the ways between int, Struct, JSON and notation."""

    def __init__(self, *moves: type[Move]) -> None:
        self.by_kind = {move.KIND: move for move in moves}
        self.by_word = {move.WORD: move for move in moves}
        if len(self.by_kind) != len(moves) or len(self.by_word) != len(moves) or 0 in self.by_kind:
            raise TypeError("every move needs a kind and a name of its own")
        for move in moves:
            fields_of(move)
        self.classes = moves
        union: Any = moves[0]
        for move in moves[1:]:
            union = union | move
        self._decoder = msgspec.json.Decoder(union)
        # Every look at a table reads and writes its legal moves, most of which were just read and written.
        self._unpacked: dict[int, Move] = {}
        self._notations: dict[int, str] = {}

    def malformed(self, packed: int) -> Refusal | None:
        """A refusal if this int is not a move of the game, in any position."""
        cls = self.by_kind.get(packed & KIND_MASK) if packed > 0 else None
        if cls is None:
            return not_a_move()
        rest = packed >> KIND_BITS
        for field in fields_of(cls):
            if not field.form.holds(rest & field.mask):
                return not_a_move()
            rest >>= field.form.width
        return not_a_move() if rest else None

    def barred(self, packed: int, seat: int, actors: Sequence[int]) -> Refusal | None:
        """What every game refuses before its own rules are asked: no move at all, any move when the game is over, and
        those of seats that are not among the actors."""
        malformed = self.malformed(packed)
        if malformed is not None:
            return malformed
        if not actors:
            return game_over()
        return None if seat in actors else not_your_turn()

    def unpack(self, packed: int) -> Move:
        move = self._unpacked.get(packed)
        if move is None:
            if len(self._unpacked) >= REMEMBERED:
                self._unpacked.clear()
            move = self._unpacked[packed] = self._unpack(packed)
        return move

    def _unpack(self, packed: int) -> Move:
        if self.malformed(packed) is not None:
            raise BadMove(f"{packed} is not a move of this game")
        cls = self.by_kind[packed & KIND_MASK]
        return cls(*(packed >> field.shift & field.mask for field in fields_of(cls)))

    def pack(self, move: Move | str | int) -> int:
        """Any form of a move as an int."""
        if isinstance(move, Move):
            if self.by_kind.get(move.KIND) is not type(move):
                raise BadMove(f"{type(move).__name__} is not a move of this game")
            return move.pack()
        return self.parse(move).pack() if isinstance(move, str) else move

    def parse(self, notation: str) -> Move:
        words = notation.split()
        cls = self.by_word.get(words[0]) if words else None
        if cls is None:
            raise BadMove(f"{notation!r}: a move begins with one of {', '.join(self.by_word)}")
        fields = fields_of(cls)
        if len(words) != len(fields) + 1:
            raise BadMove(f"{notation!r}: {' '.join([cls.WORD, *(f'<{f.name}>' for f in fields)])} is expected")
        values = []
        for field, word in zip(fields, words[1:], strict=True):
            try:
                value = field.form.read(word)
            except ValueError as error:
                raise BadMove(f"{notation!r}: {field.name}: {error}") from None
            if not field.form.holds(value):
                raise BadMove(f"{notation!r}: {field.name} cannot be {word}")
            values.append(value)
        return cls(*values)

    def notation(self, packed: int) -> str:
        words = self._notations.get(packed)
        if words is None:
            if len(self._notations) >= REMEMBERED:
                self._notations.clear()
            words = self._notations[packed] = str(self.unpack(packed))
        return words

    def to_json(self, move: Move) -> bytes:
        return msgspec.json.encode(move)

    def from_json(self, data: bytes | str) -> Move:
        try:
            move = cast(Move, self._decoder.decode(data))
        except (ValueError, RecursionError) as error:  # not JSON, not UTF-8, or no move
            raise BadMove(f"not a move of this game: {error}") from None
        move.pack()  # refuses values that are out of a field's range
        return move
