"""Chance is asked by purpose, and what it answered stands in the record beside the move.

`chance.die("route", 6)` gives 1 to 6; `chance.draw("deck", counts)` gives a place in `counts`, each as likely as its
count. Decks and bags are counts, drawn from when a card is needed: there is no hidden order to leak.
"""

from __future__ import annotations

import hashlib
import os
import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .errors import Asked, BadRecord, BadScript, NeedAnswer

if TYPE_CHECKING:
    from mypy_extensions import i64


class Chance:
    """The base: a kind of chance gives `below`, or overrides the two questions themselves."""

    def below(self, purpose: str, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def die(self, purpose: str, sides: int) -> int:
        """A die: 1 to `sides`."""
        return self.below(purpose, sides) + 1

    def draw(self, purpose: str, counts: list[int]) -> int:
        """Draw one thing out of a bag that holds counts[i] of kind i. The caller takes it out."""
        total = sum(counts)
        if total <= 0:
            raise ValueError(f"{purpose}: nothing to draw from")
        place = self.below(purpose, total)
        for kind, count in enumerate(counts):
            place -= count
            if place < 0:
                return kind
        raise AssertionError("counts changed while drawing")


class Fast(Chance):
    """For searches and playouts: one int, mixed (PCG, 32 bits; every step stays within a machine word, if `n` and what
    is in a bag are below 2**31). Compiled, an i64 is a word: mypyc would multiply ints of this size as long ones."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = (seed * 2654435769 + 1013904223) & 0xFFFFFFFF

    def below(self, purpose: str, n: int) -> int:
        return self.number(n)

    def number(self, n: int) -> int:
        """The same without a purpose: for choices that are no part of the game."""
        s = self.state
        self.state = (s * 747796405 + 2891336453) & 0xFFFFFFFF
        word = ((s >> ((s >> 28) + 4)) ^ s) * 277803737 & 0xFFFFFFFF
        return ((word >> 22) ^ word) * n >> 32

    def draw(self, purpose: str, counts: list[int]) -> int:
        """The base's, written out: it is what card games ask most."""
        s = self.state
        self.state = (s * 747796405 + 2891336453) & 0xFFFFFFFF
        word = ((s >> ((s >> 28) + 4)) ^ s) * 277803737 & 0xFFFFFFFF
        total: i64 = 0
        for count in counts:
            total += count
        place = ((word >> 22) ^ word) * total >> 32
        for kind, count in enumerate(counts):
            place -= count
            if place < 0:
                return kind
        raise ValueError(f"{purpose}: nothing to draw from")


class Common(Fast):
    """For comparing moves by playing on after each: every purpose has numbers of its own. So the dice are the same
    after both moves, even if one of them let more cards be drawn in between."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed = seed
        self.streams: dict[str, Fast] = {}

    def below(self, purpose: str, n: int) -> int:
        return self.stream(purpose).number(n)

    def draw(self, purpose: str, counts: list[int]) -> int:
        return self.stream(purpose).draw(purpose, counts)

    def stream(self, purpose: str) -> Fast:
        found = self.streams.get(purpose)
        if found is None:
            found = self.streams[purpose] = Fast(self.seed ^ zlib.crc32(purpose.encode()))
        return found


class Seeded(Chance):
    """A live table: a keyed hash of (seed, purpose, how often this purpose was asked)."""

    def __init__(self, seed: str, entropy: Sequence[str] = ()) -> None:
        """`entropy`: what people added to the seed, one line for each seat."""
        self.key = hashlib.blake2b("\n".join([seed, *entropy]).encode(), digest_size=32).digest()
        self.asked: dict[str, int] = {}

    def below(self, purpose: str, n: int) -> int:
        count = self.asked.get(purpose, 0)
        self.asked[purpose] = count + 1
        word = hashlib.blake2b(f"{purpose}:{count}".encode(), digest_size=8, key=self.key).digest()
        return int.from_bytes(word, "big") * n >> 64


def new_seed() -> str:
    """A seed that nobody can guess."""
    return os.urandom(16).hex()


def commitment(seed: str) -> str:
    """What a table publishes before the first move, so that the seed it shows after the last can be checked."""
    return hashlib.sha256(b"roundhouse seed:" + seed.encode()).hexdigest()


class Scripted(Chance):
    """Answers from lists by purpose: for tests, and for playing along with real dice.

    A purpose that is not in the script at all is answered by `rest`; without one, and when a list has run out,
    NeedAnswer is raised.
    """

    def __init__(self, script: dict[str, list[int]], rest: Chance | None = None) -> None:
        self.script = script
        self.rest = rest

    def _next(self, purpose: str, choices: int) -> int:
        answers = self.script[purpose]
        if not answers:
            raise NeedAnswer(purpose, choices)
        return answers.pop(0)

    def die(self, purpose: str, sides: int) -> int:
        if purpose not in self.script:
            if self.rest is None:
                raise NeedAnswer(purpose, sides)
            return self.rest.die(purpose, sides)
        answer = self._next(purpose, sides)
        if not 1 <= answer <= sides:
            raise BadScript(f"{purpose}: {answer} is not on a die of {sides}")
        return answer

    def draw(self, purpose: str, counts: list[int]) -> int:
        if purpose not in self.script:
            if self.rest is None:
                raise NeedAnswer(purpose, len(counts))
            return self.rest.draw(purpose, counts)
        answer = self._next(purpose, len(counts))
        if not (0 <= answer < len(counts) and counts[answer] > 0):
            raise BadScript(f"{purpose}: there is no {answer} left to draw")
        return answer


class Recorder(Chance):
    """Passes questions on and writes down the answers."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.answers: list[tuple[str, int]] = []

    def die(self, purpose: str, sides: int) -> int:
        answer = self.source.die(purpose, sides)
        self.answers.append((purpose, answer))
        return answer

    def draw(self, purpose: str, counts: list[int]) -> int:
        answer = self.source.draw(purpose, counts)
        self.answers.append((purpose, answer))
        return answer


class Replayed(Chance):
    """Reads the answers of a record back, and notices when a record does not fit the rules."""

    def __init__(self, answers: list[tuple[str, int]]) -> None:
        self.answers = answers
        self.place = 0

    def _next(self, purpose: str) -> int:
        if self.place >= len(self.answers):
            raise BadRecord(f"the record holds no answer for {purpose!r}")
        asked, answer = self.answers[self.place]
        if asked != purpose:
            raise BadRecord(f"the record answers {asked!r} where the rules ask for {purpose!r}")
        self.place += 1
        return answer

    def die(self, purpose: str, sides: int) -> int:
        answer = self._next(purpose)
        if not 1 <= answer <= sides:
            raise BadRecord(f"{purpose}: {answer} is not on a die of {sides}")
        return answer

    def draw(self, purpose: str, counts: list[int]) -> int:
        answer = self._next(purpose)
        if not (0 <= answer < len(counts) and counts[answer] > 0):
            raise BadRecord(f"{purpose}: there is no {answer} left to draw")
        return answer

    def finish(self) -> None:
        """Call when the move is played: a record with answers nobody asked for is not of these rules."""
        if self.place != len(self.answers):
            raise BadRecord(f"the record holds answers that nobody asked for: {self.answers[self.place :]}")


class Asking(Chance):
    """Reads answers from a list; what is not there is asked for: Asked is raised. For whoever walks through all that
    may come. It lives here because compiled rules take no chance but a compiled one."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.place = 0

    def _next(self, purpose: str, weights: list[int]) -> int:
        if self.place == len(self.answers):
            raise Asked(purpose, weights)
        self.place += 1
        return self.answers[self.place - 1]

    def die(self, purpose: str, sides: int) -> int:
        return self._next(purpose, [1] * sides) + 1

    def draw(self, purpose: str, counts: list[int]) -> int:
        return self._next(purpose, list(counts))


class Audited(Replayed):
    """Reads the answers back and asks the seed the same questions: (purpose, recorded, recomputed) for each.

    A scripted purpose has nothing to be recomputed from: None.
    """

    def __init__(self, answers: list[tuple[str, int]], seeded: Seeded, scripted: list[str]) -> None:
        super().__init__(answers)
        self.seeded = seeded
        self.scripted = scripted
        self.draws: list[tuple[str, int, int | None]] = []

    def die(self, purpose: str, sides: int) -> int:
        again = None if purpose in self.scripted else self.seeded.die(purpose, sides)
        answer = super().die(purpose, sides)
        self.draws.append((purpose, answer, again))
        return answer

    def draw(self, purpose: str, counts: list[int]) -> int:
        again = None if purpose in self.scripted else self.seeded.draw(purpose, counts)
        answer = super().draw(purpose, counts)
        self.draws.append((purpose, answer, again))
        return answer
