"""How to play well: the `standard` bot.

It thinks in schemes (schemes.py): networks that it could draw, the locomotive and the transports that go with
them. Every action of a turn is worth what the best scheme is worth afterwards, with one action less to come
(turn.py). The bot plans a whole turn, the choice of the dice included, and keeps to the plan unless something
happens.
"""

from __future__ import annotations

from typing import ClassVar, cast

from ....core.bot import Desk
from ....core.chance import Fast
from ....core.game import Game
from ....core.moves import KIND_BITS, KIND_MASK
from ....core.policy import Line, Policy
from ....core.state import State as BaseState
from ..printed.facts import BONUS, CARGO_CITIES, NUMBERS
from ..rules import kinds
from ..rules.moves import ROW, Arrange
from ..rules.packed import (
    BEGIN,
    CARGO_CITY_SHIFT,
    CARGO_MASK,
    DONE,
    FIELD_MASK,
    FIELD_SHIFT,
    LEAVE,
    ORDER_MASK,
    ORDER_SHIFT,
    PROTECT,
    REROLL_EVE,
    STEALS,
    TRACK_SHIFT,
    number_of,
)
from ..rules.plan import ALL_KINDS
from ..rules.state import State
from ..rules.steps import ARRANGE, EVE_DIE, EVE_GOOD, ORDER, START, STEAL, TAKE, USE, VALUE
from .choices import takes, uses
from .eve import harm
from .follower import Follower
from .lines import drawing_of
from .outcome import against_eve, ahead
from .prospects import QUICK, STANDARD, Weights
from .schemes import journeys
from .survey import Survey, drawable
from .turn import Option, Turn


class Standard(Policy):
    """Plans a turn when it begins and keeps to the plan."""

    #: Playouts go to the end of the next round, against Eve to the end of the game.
    horizon: ClassVar[int] = 2
    stake: ClassVar[float] = 12.0
    breadth: ClassVar[int] = 8

    def __init__(self, weights: Weights = STANDARD) -> None:
        self.weights = weights
        self._plan: list[int] = []
        self._round = 0

    def choose(self, desk: Desk) -> int:
        moves = desk.moves
        if len(moves) == 1:
            return moves[0]
        return self.answer(cast(State, desk.guess()), desk.seat, moves, desk.chance)

    def answer(self, state: State, seat: int, moves: list[int], chance: Fast) -> int:
        """By the plan of the turn, which is made anew where it cannot be followed."""
        if not (self._plan and self._round == state.round and self._plan[0] in moves):
            self._plan, self._round = self.think(state, seat, moves), state.round
        if self._plan and self._plan[0] in moves:
            return self._plan.pop(0)
        # Nothing brings anything: a track does no harm.
        idle = [move for move in moves if move & KIND_MASK == kinds.BUILD] or moves
        return idle[chance.number(len(idle))]

    def think(self, state: State, seat: int, moves: list[int]) -> list[int]:
        """The moves to play, as far as they can be foreseen."""
        step = state.step
        turn = Turn(state, seat, self.weights)
        if step in (TAKE, USE):
            found = whole_turns(turn, state)
            return found[0].moves if found else []
        if step == ORDER:
            return [order(state, moves)]
        if step == STEAL:
            return [steal(turn, state)]
        if step == ARRANGE:
            return arrange(turn, state)
        if step == EVE_DIE:
            return [reroll_eve(turn, state)]
        if step == EVE_GOOD:
            return [protect(turn, state)]
        return [starts(turn, state, moves)[0]]

    # -- to be thought with -----------------------------------------------------------------------------------------

    def candidates(self, desk: Desk, most: int) -> list[Line]:
        moves = desk.moves
        if len(moves) == 1:
            return [(moves[0],)]
        self._plan = []
        own = (self.choose(desk), *self._plan)
        self._plan = []
        state = cast(State, desk.guess())
        turn = Turn(state, desk.seat, self.weights)
        others: list[Line] = []
        if state.step in (TAKE, USE):
            others = [tuple(option.moves) for option in whole_turns(turn, state) if option.moves]
        elif state.step == START:
            others = [(move,) for move in starts(turn, state, moves)]
        elif state.step != ARRANGE:
            others = [(move,) for move in moves]
        return distinct([own, *others])[:most]

    def follower(self) -> Policy:
        return Follower(Standard(QUICK))

    def reply(self, game: Game, state: BaseState, seat: int, moves: list[int], chance: Fast) -> int:
        """Nothing is secret in this game."""
        return self.answer(cast(State, state), seat, moves, chance)

    def clock(self, state: BaseState) -> int:
        """Rounds. Against Eve it stands still, so playouts go to the end: what counts is who wins."""
        board = cast(State, state)
        return 0 if board.level else board.round

    def outcome(self, game: Game, state: BaseState, seat: int) -> tuple[float, float]:
        board = cast(State, state)
        if board.level:
            return against_eve(board, QUICK)
        if not board.waiting:
            return super().outcome(game, state, seat)
        return ahead(board, seat, QUICK)


def distinct(lines: list[Line]) -> list[Line]:
    """Each only once: two actions in either order are the same turn."""
    found: dict[frozenset[int], Line] = {}
    for line in lines:
        found.setdefault(frozenset(line), line)
    return list(found.values())


def steal(turn: Turn, state: State) -> int:
    """Tile 2b: is the die just taken so much better than what will be left?"""
    menu = turn.menu(state, 1)
    # The victim will take one of the others, perhaps the best.
    values = sorted([menu[die][0].value for die in state.white], reverse=True)
    rest = values[min(1, len(values) - 1)]
    gain = menu[state.hand[0] & VALUE][0].value - rest
    return STEALS[0] if gain > turn.tile(state, 2, 1) else STEALS[1]


def order(state: State, moves: list[int]) -> int:
    """The order with most points; of two ways to fill it the one without a coal, which comes last."""
    best, most = DONE, 0
    for move in moves:
        if move != DONE:
            points = state.plan.order_points[state.order_sides[move >> ORDER_SHIFT & ORDER_MASK]]
            if points >= most:
                best, most = move, points
    return best


def arrange(turn: Turn, state: State) -> list[int]:
    """Solo: Eve takes goods from the right, so there the player can best do without them."""
    survey = turn.survey(state, 0, drawable(state, ALL_KINDS, turn.seat))
    found: list[int] = []
    for city in NUMBERS:
        now = state.goods[city]
        without = {good: survey.best(survey.outlook.without(journeys(state, city, good))) for good in set(now)}
        row = sorted(sorted(now), key=without.__getitem__)
        if row != now and not state.arranged >> city & 1:
            found.append(Arrange(city, ROW.pack(row)).pack())
    return [*found, BEGIN]


def reroll_eve(turn: Turn, state: State) -> int:
    """Solo tile 2a: is Eve's die much worse than any other?"""
    mean = sum([harm(turn, state, number) for number in NUMBERS]) / len(NUMBERS)
    return REROLL_EVE if harm(turn, state, state.eve_die) > mean + turn.tile(state, 2, 0) else LEAVE


def protect(turn: Turn, state: State) -> int:
    """Solo tile 2b: Eve's points and the good, against the field that she crosses instead, and the tile."""
    gain = state.crossed[state.eve_die] + turn.weights.good - 1.0
    return PROTECT if gain > turn.tile(state, 2, 0) else LEAVE


def whole_turns(turn: Turn, state: State) -> list[Option]:
    return takes(turn, state) if state.step == TAKE else uses(turn, state)


def starts(turn: Turn, state: State, moves: list[int]) -> list[int]:
    """The starting tiles, the one that makes most of the position first."""
    survey = turn.survey(state, 0, drawable(state, ALL_KINDS, turn.seat))
    return sorted(moves, key=lambda move: -_start_value(turn, state, move, survey))


def _start_value(turn: Turn, state: State, move: int, survey: Survey) -> float:
    """What the position is worth with a starting tile."""
    match move & KIND_MASK:
        case kinds.START_LOCOMOTIVE:
            return survey.best(survey.outlook.stronger_by(1))
        case kinds.START_TRACK:
            drawing = drawing_of(move >> FIELD_SHIFT & FIELD_MASK, move >> TRACK_SHIFT)
            return survey.drawing(drawing) if drawing in survey.drawn else survey.base
        case kinds.START_POINTS:
            return survey.base + BONUS
        case kinds.START_TILE:
            return turn.claim(state, number_of(move), 0, survey)
        case kinds.START_CARGO:
            good, city = move >> KIND_BITS & CARGO_MASK, CARGO_CITIES[move >> CARGO_CITY_SHIFT]
            return survey.best(survey.outlook.and_cargo(journeys(state, city, good)))
    return survey.base
