"""What can happen. The rules tell it while they play, and need not know who listens: a log, or nobody in a playout."""

from __future__ import annotations

from typing import Final

from roundhouse.core.log import Log

from ..printed.facts import CARDS
from .names import card_text


class Events:
    """Nobody listens."""

    def laid(self, seat: int, card: int) -> None:
        """A card was laid face down."""

    def turned_up(self) -> None:
        """All have laid one: now the cards are seen."""

    def took(self, seat: int, card: int) -> None:
        """A card of the row was taken."""

    def drew(self, seat: int, card: int) -> None:
        """A card was drawn."""


class Told(Events):
    """A log listens: each event in words, for those who may read it."""

    def __init__(self, log: Log) -> None:
        self.log = log

    def laid(self, seat: int, card: int) -> None:
        self.log.say("lay", seat, only=(seat,), until_reveal=True, card=card_text(card))

    def turned_up(self) -> None:
        self.log.reveal()

    def took(self, seat: int, card: int) -> None:
        self.log.say("take", seat, where=(f"row-{CARDS[card]}",), card=card_text(card))

    def drew(self, seat: int, card: int) -> None:
        self.log.say("draw", seat, only=(seat,), card=card_text(card))


SILENT: Final = Events()


def told(log: Log | None) -> Events:
    """Events that a log hears, if there is one."""
    return SILENT if log is None else Told(log)
