"""One turn, thought through: what every action with every die would be worth."""

from __future__ import annotations

import math
from typing import Final

from ..printed.design import POWER_OF_4B
from ..printed.facts import (
    EMPTY_CITIES,
    LONGER,
    MOST_LONGER,
    NUMBERS,
    POWER_POINTS,
    SOLO_DICE,
    STRONGER,
)
from ..rules import kinds, scoring
from ..rules.legal import list_transports
from ..rules.moves import OWN
from ..rules.packed import (
    BY_MASK,
    BY_SHIFT,
    CLAIMS,
    FIELD_SHIFT,
    GOOD_MASK,
    GOOD_SHIFT,
    PLUS_MASK,
    PLUS_SHIFT,
    SOURCE_MASK,
    SOURCE_SHIFT,
    TRACK_SHIFT,
    UPGRADES,
    WAY_SHIFT,
)
from ..rules.state import State
from ..rules.tiles import has, track_kinds
from ..rules.ways import arrival
from .lines import TRACK_BITS, TRACK_MASK
from .prospects import Weights, prospects
from .schemes import NEVER, Outlook, Scheme, goods_of, journeys, missing, schemes, worth
from .survey import Ranked, Survey, by_rank, drawable

#: How many of the best schemes are kept for a second action, and asked again for every single action.
KEPT: Final = 30
ASKED: Final = 12
#: Winning or losing at once, in points.
DECISION: Final = 40.0


class Option:
    """One thing to do: the moves, and what the position is worth afterwards."""

    __slots__ = ("moves", "value")

    def __init__(self, value: float, moves: list[int]) -> None:
        self.value = value
        self.moves = moves


def by_value(option: Option) -> float:
    return -option.value


class Turn:
    """The turn of a seat, thought through from a state."""

    def __init__(self, state: State, seat: int, weights: Weights, known: list[Scheme] | None = None) -> None:
        """`known`: schemes to begin with, else they are looked for."""
        self.state = state
        self.seat = seat
        self.weights = weights
        self.actions, self.share = prospects(state, seat, weights)
        self.schemes: list[Scheme] = known or []

    def outlook(self, state: State, done: int) -> Outlook:
        """What is to come after so many actions of this turn."""
        player = state.players[self.seat]
        left = 0.0 if empty_cities(state) >= EMPTY_CITIES else max(0.0, self.actions - done)
        return Outlook(
            left * (self.weights.solo_effective if state.level else self.weights.effective),
            self.share,
            self._later(state, left),
            player.network,
            player.power,
            POWER_OF_4B if has(state, self.seat, STRONGER, 4) else 0,
            MOST_LONGER if has(state, self.seat, LONGER, 3) else 0,
            goods_of(state, player),
        )

    def _later(self, state: State, left: float) -> float:
        """What a point to be earned in the actions left is worth now: the right die may not come in time."""
        dice = SOLO_DICE / 2 if state.level else 1 + state.seats / 2
        return self.weights.later * (1.0 - math.pow(5 / 6, dice * left))

    def tile(self, state: State, number: int, done: int) -> float:
        """What it is worth to hold a tile."""
        side = state.tiles[number]
        left = max(0.0, self.actions - done)
        points = state.plan.tile_points[side]
        if state.level:
            # What lies in the pool counts for Eve, if it counts at all; and she puts tiles back.
            keep = math.pow(5 / 6, left / 2)
            points += max(0, points)
        else:
            keep = self.weights.keep if left else 1.0
        return keep * points + self.weights.tiles[side] * min(10.0, left)

    # -- actions --------------------------------------------------------------------------------------------------

    def survey(self, state: State, done: int, drawable: int) -> Survey:
        """Ask all schemes. `done`: how many actions will have been used when the next one is; `drawable`: tracks that
        it may draw, a bit for each drawing."""
        player = state.players[self.seat]
        outlook = self.outlook(state, done)
        if not self.schemes:
            self.schemes = schemes(
                state, player, self.outlook(state, done - 1), drawable, self.weights.width, self.weights.depth
            )
        ranking: list[Ranked] = []
        drawn: dict[int, float] = {}
        for scheme in self.schemes:
            tracks = scheme.tracks if state is self.state else missing(scheme.tracks, player.tracks)
            if tracks < 0:
                continue
            number = tracks.bit_count()
            ranking.append(Ranked(worth(scheme, number, outlook), scheme, number))
            possible = tracks & drawable
            if possible:
                value = worth(scheme, number - 1, outlook)
                while possible:
                    bit = possible & -possible
                    possible ^= bit
                    drawing = bit.bit_length() - 1
                    soon = value + self._soon(scheme, tracks, bit)
                    if soon > drawn.get(drawing, NEVER):
                        drawn[drawing] = soon
        ranking.sort(key=by_rank)
        if state is self.state:
            # What is there already fits always: the first scheme.
            self.schemes = [self.schemes[0], *[ranked.scheme for ranked in ranking[:KEPT]]]
        return Survey(outlook, ranking[:ASKED], drawn)

    def menu(self, state: State, done: int) -> list[list[Option]]:
        """By number: the actions that a die of that number allows, best first; one without moves stands for anything
        that brings nothing."""
        player = state.players[self.seat]
        survey = self.survey(state, done, drawable(state, track_kinds(state, self.seat), self.seat))
        found: list[list[Option]] = [[] for _ in range(7)]
        for drawing in survey.drawn:
            field, track = drawing >> TRACK_BITS, drawing & TRACK_MASK
            number = state.plan.region[field]
            move = kinds.BUILD | field << FIELD_SHIFT | track << TRACK_SHIFT
            found[number].append(Option(survey.drawing(drawing), [move]))
        stronger = survey.best(survey.outlook.stronger_by(1))
        for number in NUMBERS:
            if not player.boxes >> number & 1:
                found[number].append(Option(stronger, [UPGRADES[number]]))
            if not state.sideways >> number & 1 and state.tile_of[number] != self.seat:
                found[number].append(Option(self.claim(state, number, done, survey), [CLAIMS[number]]))
            if player.links:
                self._transports(state, number, done, survey, found[number])
            found[number].append(Option(survey.base, []))
            found[number].sort(key=by_value)
        return found

    def _soon(self, scheme: Scheme, tracks: int, bit: int) -> float:
        """A line that is nearly done is better than two half done: the sooner goods can travel, the more dice fit."""
        for part in scheme.parts:
            if part & bit:
                lacking = (part & tracks).bit_count()
                return self.weights.soon / (lacking * (lacking + 1))
        return 0.0

    def claim(self, state: State, number: int, done: int, survey: Survey) -> float:
        """What the position is worth with a tile more."""
        value = survey.base + self.tile(state, number, done)
        outlook = survey.outlook
        if state.tiles[number] == STRONGER:
            outlook = outlook.stronger_by(0, POWER_OF_4B)
        elif state.tiles[number] == LONGER:
            outlook = outlook.stronger_by(0, 0, MOST_LONGER)
        else:
            return value
        return value + self.weights.keep * (survey.best(outlook) - survey.base)

    def _transports(self, state: State, number: int, done: int, survey: Survey, found: list[Option]) -> None:
        player, plan = state.players[self.seat], state.plan
        moves: list[int] = []
        list_transports(state, self.seat, number, moves)
        empty = empty_cities(state)
        after: dict[tuple[int, int], float] = {}
        for move in moves:
            source, good = move >> SOURCE_SHIFT & SOURCE_MASK, move >> GOOD_SHIFT & GOOD_MASK
            city = player.cargo_city if source == OWN else source + 1
            plus = move >> PLUS_SHIFT & PLUS_MASK
            points = arrival(player, city, move >> WAY_SHIFT << WAY_SHIFT)[0] + plus
            load = (source, good)
            if load not in after:
                if source != OWN and len(state.goods[city]) == 1 and empty + 1 == EMPTY_CITIES:
                    ended = player.network + POWER_POINTS[player.power]
                    after[load] = ended + self.verdict(state, points)
                else:
                    after[load] = survey.best(survey.outlook.without(journeys(state, city, good)))
                after[load] += self._order(state, good)
            value = after[load] + points
            if points > player.power and plan.lightning[state.tiles[4]]:
                value -= self.tile(state, 4, done)
            if (plus or move >> BY_SHIFT & BY_MASK) and plan.lightning[state.tiles[3]]:
                value -= self.tile(state, 3, done)
            found.append(Option(value, [move]))

    def verdict(self, state: State, points: int) -> float:
        """The game ends with this round: is it won, with so many points more, and with what others may still do?"""
        own = scoring.total(state, self.seat) + points
        if state.level:
            return DECISION if own > scoring.eve_total(state) + 3 else -DECISION
        most = max([scoring.total(state, rival) for rival in range(state.seats) if rival != self.seat])
        return DECISION if own > most + 2 else -DECISION

    def _order(self, state: State, good: int) -> float:
        """What one more good in the stock is worth for orders."""
        if not state.orders:
            return 0.0
        stock = state.players[self.seat].stock
        best = 0.0
        for number in NUMBERS:
            if state.order_of[number] < 0:
                side = state.order_sides[number]
                goods = state.plan.order_goods[side]
                if goods.count(good) > stock[good]:
                    lacking = sum([max(0, goods.count(kind) - stock[kind]) for kind in set(goods)])
                    points = float(state.plan.order_points[side])
                    value = points if lacking == 1 else self.weights.order * points / lacking
                    best = max(best, value)
        return best


def empty_cities(state: State) -> int:
    return sum([not state.goods[number] for number in NUMBERS])
