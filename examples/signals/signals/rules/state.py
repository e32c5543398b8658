"""The state: who acts, what is legal and why not, what a move does."""

from __future__ import annotations

from typing import cast

from roundhouse.core.chance import Chance
from roundhouse.core.log import Log
from roundhouse.core.refusal import Refusal, refuse
from roundhouse.core.sheet import Sheet
from roundhouse.core.texts import Text, text

from ..printed.facts import CARDS, COPIES, HIDDEN, NONE
from ..seen.view import View
from .moves import MOVES, Lay, Take
from .scoring import score


def card_text(card: int) -> Text:
    return text("card", value=card + 1)


class State:
    __slots__ = ("deck", "hands", "laid", "piles", "round", "rounds", "row", "turn")

    def __init__(self, seats: int, rounds: int) -> None:
        self.rounds = rounds
        self.round = 1
        # Cards are counts by kind. No order of the deck exists: nobody can find it out.
        self.deck = [COPIES] * len(CARDS)
        self.hands = [[0] * len(CARDS) for _ in range(seats)]
        self.piles = [[0] * len(CARDS) for _ in range(seats)]
        self.laid = [NONE] * seats
        self.row = [0] * len(CARDS)
        #: Whose turn it is to take; NONE while all lay.
        self.turn = NONE

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
        done = cast(Lay | Take, MOVES.unpack(move))
        if isinstance(done, Lay):
            self.lay(seat, done.card, log)
        else:
            self.take(seat, done.card, log)
            if self.turn == len(self.hands):
                self.end_round(chance, log)

    def lay(self, seat: int, card: int, log: Log | None) -> None:
        self.hands[seat][card] -= 1
        self.laid[seat] = card
        if log is not None:
            log.say("lay", seat, only=(seat,), until_reveal=True, card=card_text(card))
        if NONE not in self.laid:
            for shown in self.laid:
                self.row[shown] += 1
            self.turn = 0
            if log is not None:
                log.reveal()

    def take(self, seat: int, card: int, log: Log | None) -> None:
        self.row[card] -= 1
        self.piles[seat][card] += 1
        self.turn += 1
        if log is not None:
            log.say("take", seat, where=(f"row-{CARDS[card]}",), card=card_text(card))

    def end_round(self, chance: Chance, log: Log | None) -> None:
        self.turn = NONE
        self.laid = [NONE] * len(self.hands)
        self.round += 1
        for seat in range(len(self.hands)):
            self.draw(seat, chance, log)

    def draw(self, seat: int, chance: Chance, log: Log | None) -> None:
        card = chance.draw("deck", self.deck)
        self.deck[card] -= 1
        self.hands[seat][card] += 1
        if log is not None:
            log.say("draw", seat, only=(seat,), card=card_text(card))

    # -- copies, views, sheets ------------------------------------------------------------------------------------

    def clone(self) -> State:
        twin = type(self).__new__(type(self))
        twin.rounds, twin.round, twin.turn = self.rounds, self.round, self.turn
        twin.deck, twin.laid, twin.row = self.deck[:], self.laid[:], self.row[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.piles = [pile[:] for pile in self.piles]
        return twin

    def view(self, seat: int | None) -> View:
        face_down = self.turn == NONE
        seen = [self.row, *self.piles, *([] if seat is None else [self.hands[seat]])]
        unseen = [COPIES - sum(counts[card] for counts in seen) for card in range(len(CARDS))]
        if face_down and seat is not None and self.laid[seat] != NONE:
            unseen[self.laid[seat]] -= 1
        return View(
            seat=seat,
            actors=tuple(self.actors()),
            round=self.round,
            rounds=self.rounds,
            turn=self.turn,
            hand=None if seat is None else tuple(self.hands[seat]),
            held=tuple(sum(hand) for hand in self.hands),
            laid=tuple(
                card if not face_down or at == seat or card == NONE else HIDDEN for at, card in enumerate(self.laid)
            ),
            row=tuple(self.row),
            piles=tuple(map(tuple, self.piles)),
            unseen=tuple(unseen),
        )

    def sheet(self) -> Sheet:
        return score(self.piles)

    def inventory(self) -> dict[str, int]:
        # Laid cards count once: face down they are in `laid`, turned up they are in the row or in a pile.
        places = [self.deck, self.row, *self.hands, *self.piles]
        face_down = self.laid if self.turn == NONE else []
        return {name: sum(p[card] for p in places) + face_down.count(card) for card, name in enumerate(CARDS)}
