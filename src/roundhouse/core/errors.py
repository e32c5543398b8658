"""What can go wrong, said so that a person knows what to do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .refusal import Refusal
    from .texts import Text


class RoundhouseError(Exception):
    """The root of every error this library raises on purpose. All of them survive the way between processes."""


class UnknownGame(RoundhouseError, LookupError):
    """No game is registered under this id."""


class BadOption(RoundhouseError, ValueError):
    """An option, a number of seats or a name that the game does not take. `said` says the same in every language."""

    def __init__(self, words: str, said: Text | None = None) -> None:
        super().__init__(words)
        self.said = said

    def __reduce__(self) -> tuple[type[BadOption], tuple[str, Text | None]]:
        return type(self), (str(self), self.said)


class BadMove(RoundhouseError, ValueError):
    """Not a move of this game at all: an unknown word, kind or field value."""


class BadRecord(RoundhouseError, ValueError):
    """A record that is corrupt, foreign, or of another rules version."""


class OldRules(BadRecord):
    """A good record, by rules that this build does not play."""


class BadScript(RoundhouseError, ValueError):
    """A scripted answer that the question it answers does not allow."""


class BadCode(RoundhouseError, ValueError):
    """A file of Python code that cannot be run, or that brings nothing."""


class NeedAnswer(RoundhouseError):
    """The rules ask chance for something and the script has no answer left.

    Nothing was changed: give the answer (`Table.answer`) and play the move again.
    """

    def __init__(self, purpose: str, choices: int) -> None:
        super().__init__(f"chance is asked for {purpose!r} (one of {choices}): give an answer with Table.answer()")
        self.purpose = purpose
        self.choices = choices

    def __reduce__(self) -> tuple[type[NeedAnswer], tuple[str, int]]:
        return type(self), (self.purpose, self.choices)


class Asked(Exception):
    """Chance was asked something that nobody has answered yet: so many outcomes, each with its weight."""

    def __init__(self, purpose: str, weights: list[int]) -> None:
        super().__init__(purpose)
        self.purpose = purpose
        self.weights = weights


class MissingExtra(RoundhouseError, ImportError):
    """A part of the library needs packages that are not installed."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what} needs more packages: pip install 'roundhouse[{extra}]'")
        self.what = what
        self.extra = extra

    def __reduce__(self) -> tuple[type[MissingExtra], tuple[str, str]]:
        return type(self), (self.what, self.extra)


class Refused(RoundhouseError):
    """A move that the rules do not allow here. `rule` names the rule, `text` says it in words."""

    def __init__(self, refusal: Refusal, text: str) -> None:
        super().__init__(f"{text} [{refusal.rule}]")
        self.refusal = refusal
        self.rule = refusal.rule
        self.code = refusal.code
        self.text = text

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal, str]]:
        return type(self), (self.refusal, self.text)
