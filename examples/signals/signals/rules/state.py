"""The state: who acts, what is legal and why not, what a move does."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from roundhouse.core.chance import Chance
from roundhouse.core.log import Log
from roundhouse.core.refusal import Refusal, refuse
from roundhouse.core.sheet import Sheet

from ..printed.facts import CARDS, COPIES, NONE
from .events import Events, told
from .moves import MOVES, Lay, Take
from .names import card_text
from .scoring import score

if TYPE_CHECKING:
    from ..seen.view import View


class State:
    def __init__(self, seats: int, rounds: int) -> None:
        self.rounds: int = rounds
        self.round: int = 1
        # Cards are counts by kind. No order of the deck exists: nobody can find it out.
        self.deck: list[int] = [COPIES] * len(CARDS)
        self.hands: list[list[int]] = [[0] * len(CARDS) for _ in range(seats)]
        self.piles: list[list[int]] = [[0] * len(CARDS) for _ in range(seats)]
        self.laid: list[int] = [NONE] * seats
        self.row: list[int] = [0] * len(CARDS)
        #: Whose turn it is to take; NONE while all lay.
        self.turn: int = NONE

    # -- made from the fields above by tools/fields.py
    __slots__ = (
        "deck",
        "hands",
        "laid",
        "piles",
        "round",
        "rounds",
        "row",
        "turn",
    )

    def clone(self) -> State:
        copy = type(self).__new__(type(self))
        copy.rounds = self.rounds
        copy.round = self.round
        copy.deck = self.deck[:]
        copy.hands = [row[:] for row in self.hands]
        copy.piles = [row[:] for row in self.piles]
        copy.laid = self.laid[:]
        copy.row = self.row[:]
        copy.turn = self.turn
        return copy

    # -- until here

    @property
    def seats(self) -> int:
        return len(self.hands)

    # -- who may do what ------------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        if self.round > self.rounds:
            return []
        return [seat for seat, card in enumerate(self.laid) if card == NONE] if self.turn == NONE else [self.turn]

    def moves(self, seat: int) -> list[int]:
        if seat not in self.actors():
            return []
        kind, cards = (Lay, self.hands[seat]) if self.turn == NONE else (Take, self.row)
        return [kind(card).pack() for card, count in enumerate(cards) if count]

    def refusal(self, seat: int, move: int) -> Refusal | None:
        # Any int may come, from any seat: `barred` answers for all that is no move, or not this seat's.
        barred = MOVES.barred(move, seat, self.actors())
        if barred is not None:
            return barred
        wish = cast(Lay | Take, MOVES.unpack(move))
        if isinstance(wish, Lay):
            if self.turn != NONE:
                return refuse("SG-2.2", "take-now")
            return None if self.hands[seat][wish.card] else refuse("SG-2.1", "not-in-hand", card=card_text(wish.card))
        if self.turn == NONE:
            return refuse("SG-2.2", "lay-first")
        return None if self.row[wish.card] else refuse("SG-2.2", "not-in-row", card=card_text(wish.card))

    # -- what happens ---------------------------------------------------------------------------------------------

    def play(self, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
        events = told(log)
        done = cast(Lay | Take, MOVES.unpack(move))
        if isinstance(done, Lay):
            self.lay(seat, done.card, events)
        else:
            self.take(seat, done.card, events)
            if self.turn == len(self.hands):
                self.end_round(chance, events)

    def lay(self, seat: int, card: int, events: Events) -> None:
        self.hands[seat][card] -= 1
        self.laid[seat] = card
        events.laid(seat, card)
        if NONE not in self.laid:
            for shown in self.laid:
                self.row[shown] += 1
            self.turn = 0
            events.turned_up()

    def take(self, seat: int, card: int, events: Events) -> None:
        self.row[card] -= 1
        self.piles[seat][card] += 1
        self.turn += 1
        events.took(seat, card)

    def end_round(self, chance: Chance, events: Events) -> None:
        self.turn = NONE
        self.laid = [NONE] * len(self.hands)
        self.round += 1
        for seat in range(len(self.hands)):
            self.draw(seat, chance, events)

    def draw(self, seat: int, chance: Chance, events: Events) -> None:
        card = chance.draw("deck", self.deck)
        self.deck[card] -= 1
        self.hands[seat][card] += 1
        events.drew(seat, card)

    # -- views and sheets -----------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        from ..seen.view import look

        return look(self, seat)

    def sheet(self) -> Sheet:
        return score(self.piles)

    def inventory(self) -> dict[str, int]:
        # Laid cards count once: face down they are in `laid`, turned up they are in the row or in a pile.
        places = [self.deck, self.row, *self.hands, *self.piles]
        face_down = self.laid if self.turn == NONE else []
        return {name: sum(p[card] for p in places) + face_down.count(card) for card, name in enumerate(CARDS)}
