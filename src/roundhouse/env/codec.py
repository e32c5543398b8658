"""Moves as numbers below a fixed size, the same for a game, its options, a number of seats and a version of the rules.

A game that can list its moves has one number for each (`Flat`). Where they are too many (a delivery in Age of Steam is
one of millions), a move is spelled: its kind, then field by field, each an action of its own (`Factored`). Both give a
move as a word of actions; a flat word has one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Protocol

from ..core.errors import BadOption
from ..core.game import Game
from ..core.moves import Bits, Field, MoveSet, Named, Path, fields_of

FLAT = "flat"
FACTORED = "factored"


class Codec(Protocol):
    """How moves are numbered."""

    name: str
    #: Actions are 0 to size - 1.
    size: int
    #: The longest word.
    longest: int

    def word(self, move: int) -> tuple[int, ...]:
        """The actions that make a move."""
        ...

    def move(self, word: tuple[int, ...]) -> int:
        """The move that a whole word makes."""
        ...

    def label(self, action: int) -> str:
        """What an action says, for people."""
        ...


def choices(codec: Codec, moves: Iterable[int], spelled: tuple[int, ...]) -> dict[int, list[int]]:
    """The actions that may come next when so much of a move is spelled, each with the moves that it may come to."""
    word, done = codec.word, len(spelled)
    found: dict[int, list[int]] = {}
    for move in moves:
        actions = word(move)
        if actions[:done] == spelled:
            found.setdefault(actions[done], []).append(move)
    return found


class Flat:
    """One number for each move that may come up.

    >>> from roundhouse.core.registry import find_game
    >>> game = find_game("ticket_to_ride_paris")
    >>> codec = Flat(game.moveset, game.alphabet(2, {}))
    >>> codec.size, codec.label(5), codec.word(codec.move((5,)))
    (376, 'take deck', (5,))
    """

    name = FLAT
    longest = 1

    def __init__(self, moveset: MoveSet, alphabet: list[int]) -> None:
        self.moveset = moveset
        self.alphabet = alphabet
        self.size = len(alphabet)
        self.words = {move: (number,) for number, move in enumerate(alphabet)}

    def word(self, move: int) -> tuple[int, ...]:
        return self.words[move]

    def move(self, word: tuple[int, ...]) -> int:
        return self.alphabet[word[0]]

    def label(self, action: int) -> str:
        return self.moveset.notation(self.alphabet[action])


class _Slot:
    """A place in a move's word: so many actions, from `first` on."""

    __slots__ = ("field", "first", "size", "step")

    def __init__(self, field: Field, first: int, size: int, step: int) -> None:
        self.field, self.first, self.size, self.step = field, first, size, step


class Factored:
    """The kind of a move, then its fields one by one; a path is spelled step by step, with an action for its end.

    >>> from roundhouse.core.registry import find_game
    >>> game = find_game("age_of_steam_rust_belt")
    >>> codec = Factored(game.moveset)
    >>> word = codec.word(game.moveset.pack("choose engineer"))
    >>> [codec.label(action) for action in word]
    ['choose', 'choose action engineer']
    >>> game.moveset.notation(codec.move(word))
    'choose engineer'
    """

    name = FACTORED

    def __init__(self, moveset: MoveSet) -> None:
        self.moveset = moveset
        self.classes = sorted(moveset.classes, key=lambda one: one.KIND)
        self._kinds = {one.KIND: place for place, one in enumerate(self.classes)}
        self._slots: list[list[_Slot]] = []
        size = len(self.classes)
        for cls in self.classes:
            slots = []
            for field in fields_of(cls):
                for step in range(_steps(field.form)):
                    slots.append(_Slot(field, size, _choices(field.form), step))
                    size += slots[-1].size
            self._slots.append(slots)
        self.size = size
        self.longest = 1 + max(map(len, self._slots))
        self._known: dict[int, tuple[int, ...]] = {}

    def word(self, move: int) -> tuple[int, ...]:
        known = self._known.get(move)
        if known is None:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            known = self._known[move] = self._spell(move)
        return known

    def _spell(self, move: int) -> tuple[int, ...]:
        unpacked = self.moveset.unpack(move)
        kind = self._kinds[unpacked.KIND]
        word = [kind]
        for slot in self._slots[kind]:
            form, value = slot.field.form, getattr(unpacked, slot.field.name)
            if isinstance(form, Path):
                steps = form.unpack(value)
                if slot.step > len(steps):
                    continue
                value = steps[slot.step] if slot.step < len(steps) else slot.size - 1
            word.append(slot.first + value)
        return tuple(word)

    def move(self, word: tuple[int, ...]) -> int:
        cls, slots = self.classes[word[0]], self._slots[word[0]]
        values: dict[str, int] = {}
        paths: dict[str, list[int]] = {}
        place = 1
        for slot in slots:
            name, form = slot.field.name, slot.field.form
            if not isinstance(form, Path):
                values[name] = word[place] - slot.first
            elif len(paths.setdefault(name, [])) < slot.step:
                continue  # the path has ended before
            elif word[place] - slot.first < slot.size - 1:
                paths[name].append(word[place] - slot.first)
            place += 1
        for slot in slots:
            form = slot.field.form
            if isinstance(form, Path):
                values[slot.field.name] = form.pack(paths[slot.field.name])
        return cls(**values).pack()

    def label(self, action: int) -> str:
        if action < len(self.classes):
            return self.classes[action].WORD
        for cls, slots in zip(self.classes, self._slots, strict=True):
            for slot in slots:
                if slot.first <= action < slot.first + slot.size:
                    return f"{cls.WORD} {slot.field.name} {_written(slot, action - slot.first)}"
        raise BadOption(f"{action} is no action: there are {self.size}")


#: So many words are kept; then it begins anew.
_REMEMBERED = 50_000


def _steps(form: Bits) -> int:
    return form.steps if isinstance(form, Path) else 1


def _choices(form: Bits) -> int:
    """How many values there are at one place; a path's step may also be its end."""
    if isinstance(form, Path):
        return (1 << form.bits) + 1
    return len(form.names) if isinstance(form, Named) else 1 << form.width


def _written(slot: _Slot, value: int) -> str:
    form = slot.field.form
    if isinstance(form, Path):
        return f"step {slot.step + 1}: {'end' if value == slot.size - 1 else value}"
    return form.write(value) if form.holds(value) else "–"


def codec_for(game: Game, seats: int, options: Mapping[str, str], name: str | None = None) -> Codec:
    """The codec of a game with these settings: by default the flat one where there is one."""
    return _codec(game, seats, tuple(sorted(options.items())), name)


@lru_cache(maxsize=64)
def _codec(game: Game, seats: int, options: tuple[tuple[str, str], ...], name: str | None) -> Codec:
    if name not in (None, FLAT, FACTORED):
        raise BadOption(f"there is no codec {name!r}; there are {FLAT} and {FACTORED}")
    alphabet = None if name == FACTORED else game.alphabet(seats, dict(options))
    if alphabet is not None:
        return Flat(game.moveset, alphabet)
    if name == FLAT:
        raise BadOption(f"{game.id} has too many moves for one list; its codec is {FACTORED}")
    return Factored(game.moveset)


def digest(codec: Codec) -> str:
    """What all actions of a codec say, in a few letters: if it stays the same, so do the actions."""
    words = "\n".join(codec.label(action) for action in range(codec.size))
    return hashlib.sha256(words.encode()).hexdigest()[:16]
