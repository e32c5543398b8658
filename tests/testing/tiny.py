"""Signals: a stranger's game, complete and tiny. Hidden hands, a deck of counts, a step in which all act at once and
one in which they act in turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, ClassVar, cast

from roundhouse.core.bot import Bot, Desk
from roundhouse.core.chance import Chance
from roundhouse.core.drawing import Drawing, escape
from roundhouse.core.game import Game, Option
from roundhouse.core.log import Log
from roundhouse.core.moves import Move, MoveSet, Named
from roundhouse.core.picks import Pick
from roundhouse.core.refusal import Refusal, refuse
from roundhouse.core.sheet import Line, SeatSheet, Sheet
from roundhouse.core.state import State as BaseState
from roundhouse.core.texts import Seat, Text, Translator, text
from roundhouse.core.view import View as BaseView

CARDS = ("one", "two", "three", "four")
COPIES = 4
HAND = 2
ROUNDS = {"short": 2, "long": 3}
NONE = -1
Card = Annotated[int, Named(CARDS)]


class Lay(Move, kind=1):
    card: Card


class Take(Move, kind=2):
    card: Card


MOVES = MoveSet(Lay, Take)


def card_text(card: int) -> Text:
    return text("card", value=card + 1)


class State:
    __slots__ = ("deck", "hands", "laid", "piles", "round", "rounds", "row", "turn")

    def __init__(self, seats: int, rounds: int) -> None:
        self.rounds = rounds
        self.round = 1
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
        barred = MOVES.barred(move, seat, self.actors())
        if barred is not None:
            return barred
        wish = cast(Lay | Take, MOVES.unpack(move))
        if isinstance(wish, Lay):
            if self.turn != NONE:
                return refuse("TY-2.2", "take-now")
            return None if self.hands[seat][wish.card] else refuse("TY-2.1", "not-in-hand", card=card_text(wish.card))
        if self.turn == NONE:
            return refuse("TY-2.2", "lay-first")
        return None if self.row[wish.card] else refuse("TY-2.2", "not-in-row", card=card_text(wish.card))

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

    def clone(self) -> State:
        twin = type(self).__new__(type(self))
        twin.rounds, twin.round, twin.turn = self.rounds, self.round, self.turn
        twin.deck, twin.laid, twin.row = self.deck[:], self.laid[:], self.row[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.piles = [pile[:] for pile in self.piles]
        return twin

    def view(self, seat: int | None) -> View:
        hidden = self.turn == NONE
        seen = [self.row, *self.piles, *([] if seat is None else [self.hands[seat]])]
        unseen = [COPIES - sum(counts[card] for counts in seen) for card in range(len(CARDS))]
        if hidden and seat is not None and self.laid[seat] != NONE:
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
                card if not hidden or at == seat or card == NONE else HIDDEN for at, card in enumerate(self.laid)
            ),
            row=tuple(self.row),
            piles=tuple(map(tuple, self.piles)),
            unseen=tuple(unseen),
        )

    def sheet(self) -> Sheet:
        return score([tuple(pile) for pile in self.piles])

    def inventory(self) -> dict[str, int]:
        # Laid cards count once: face down they are in `laid`, turned up they are in the row or in a pile.
        places = [self.deck, self.row, *self.hands, *self.piles]
        face_down = self.laid if self.turn == NONE else []
        return {name: sum(p[card] for p in places) + face_down.count(card) for card, name in enumerate(CARDS)}


HIDDEN = len(CARDS)


class View(BaseView, frozen=True):
    round: int
    rounds: int
    turn: int
    hand: tuple[int, ...] | None
    held: tuple[int, ...]
    laid: tuple[int, ...]
    row: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    unseen: tuple[int, ...]

    def sheet(self) -> Sheet:
        return score(list(self.piles))


def score(piles: list[tuple[int, ...]]) -> Sheet:
    def line(pile: tuple[int, ...]) -> Line:
        return Line("pile", sum((card + 1) * count for card, count in enumerate(pile)))

    sheets = [SeatSheet(seat, (line(pile),), (-sum(pile),)) for seat, pile in enumerate(piles)]
    return Sheet(tuple(sheets), ("cards",))


class Lowest(Bot):
    """Plays the lowest card."""

    def choose(self, desk: Desk) -> int:
        desk.guess()
        return min(desk.moves)


class Tiny(Game):
    id = "tiny"
    rules = "1"
    stage = "draft"
    seats = (2, 3)
    default_seats = 2
    options: ClassVar[tuple[Option, ...]] = (Option("length", tuple(ROUNDS), "short"),)
    moveset = MOVES
    draws = {"deck": CARDS}
    folder = Path(__file__).parent / "tiny_room"
    Signals: ClassVar[type[State]] = State

    def new(self, seats: int, options: Mapping[str, str], chance: Chance, log: Log | None = None) -> State:
        state = self.Signals(seats, ROUNDS[options["length"]])
        for seat in range(seats):
            for _ in range(HAND):
                state.draw(seat, chance, None)
        return state

    def guess(self, view: BaseView, chance: Chance) -> State:
        view = cast(View, view)
        state = self.Signals(len(view.held), view.rounds)
        state.round, state.turn = view.round, view.turn
        state.row, state.laid = list(view.row), list(view.laid)
        state.piles = [list(pile) for pile in view.piles]
        state.deck = list(view.unseen)
        for seat, held in enumerate(view.held):
            if seat == view.seat:
                state.hands[seat] = list(view.hand or ())
                continue
            for _ in range(held):
                state.draw(seat, chance, None)
            if view.laid[seat] == HIDDEN:
                state.laid[seat] = chance.draw("deck", state.deck)
                state.deck[state.laid[seat]] -= 1
        return state

    def path(self, view: BaseView, move: int) -> tuple[Pick, ...]:
        wish = cast(Lay | Take, MOVES.unpack(move))
        card = Pick(f"card-{CARDS[wish.card]}", card_text(wish.card))
        return (Pick("lay", text("pick-lay")), card) if isinstance(wish, Lay) else (card,)

    def prompt(self, view: BaseView, picked: tuple[str, ...]) -> Text:
        if picked:
            return text("prompt-card")
        return text("prompt-lay" if cast(View, view).turn == NONE else "prompt-take")

    def draw(self, view: BaseView, tr: Translator, focus: int | None = None) -> Drawing:
        view = cast(View, view)
        row = "".join(f'<text id="row-{name}">{count}</text>' for name, count in zip(CARDS, view.row, strict=True))
        areas = "".join(
            f'<text id="area-{seat}">{escape(self.area(view, tr, seat))}</text>' for seat in self.shown(view, focus)
        )
        return Drawing(300, 200, f"tiny-{tr.lang}", f"<desc>{escape(tr('title'))}</desc>", row + areas)

    def plain(self, view: BaseView, tr: Translator, focus: int | None = None) -> str:
        view = cast(View, view)
        others = sum(view.held) - sum(view.hand or ())
        head = tr("table", round=view.round, deck=sum(view.unseen) - others - view.laid.count(HIDDEN))
        return "\n".join([head, *(self.area(view, tr, seat) for seat in self.shown(view, focus))])

    def shown(self, view: View, focus: int | None) -> list[int]:
        return list(range(len(view.held))) if focus is None else [focus]

    def area(self, view: View, tr: Translator, seat: int) -> str:
        return tr("area", seat=Seat(seat), points=view.sheet()[seat].total)

    def bots(self) -> Mapping[str, Callable[[Mapping[str, str]], Bot]]:
        return {"lowest": lambda parameters: Lowest()}

    def value(self, state: BaseState, seat: int) -> float:
        return float(state.sheet()[seat].total)


GAME = Tiny()
