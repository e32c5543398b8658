"""One turn, thought through: what every action with every die would be worth."""

from __future__ import annotations

import math
from typing import Final

from ....core.chance import Fast
from ..printed.design import POWER_OF_4B
from ..printed.facts import (
    BY_ONE,
    EMPTY_CITIES,
    EVE_NEEDS,
    EVE_REGIONS,
    KIND_OF,
    LONGER,
    MOST_LONGER,
    NEW_ROLL,
    NUMBERS,
    POWER_POINTS,
    SOLO_DICE,
    STRONGER,
)
from ..rules import scoring
from ..rules.legal import list_transports
from ..rules.moves import OWN, Build, Flip, Nudge, Reroll, Set
from ..rules.plan import (
    BY_SHIFT,
    CLAIMS,
    FIELD_SHIFT,
    GOOD_SHIFT,
    PLUS_SHIFT,
    SOURCE_SHIFT,
    TRACK_SHIFT,
    UPGRADES,
    WAY_SHIFT,
)
from ..rules.play import KIND_MASK
from ..rules.state import State
from ..rules.steps import FINAL, MADE, NUDGED, USE, VALUE
from ..rules.tiles import has, kinds, owns
from ..rules.ways import arrival
from .prospects import Weights, prospects
from .schemes import NEVER, Outlook, Scheme, goods_of, journeys, schemes, worth

BUILD: Final[int] = Build.KIND
#: Moves that change a die.
CHANGES: Final = (Set.KIND, Nudge.KIND, Flip.KIND, Reroll.KIND)

#: How many of the best schemes are kept for a second action, and asked again for every single action; how many first
#: actions are followed where two dice are used.
KEPT: Final = 30
ASKED: Final = 12
FIRST_ACTIONS: Final = 3
#: Winning or losing at once, in points.
DECISION: Final = 40.0
#: How likely the k-th of six numbers is the least of three dice.
LEAST: Final[tuple[float, ...]] = tuple([((6 - k) ** 3 - (5 - k) ** 3) / 216 for k in range(6)])


class Option:
    """One thing to do: the moves, and what the position is worth afterwards."""

    __slots__ = ("moves", "value")

    def __init__(self, value: float, moves: list[int]) -> None:
        self.value = value
        self.moves = moves


def _by_value(option: Option) -> float:
    return -option.value


class Ranked:
    """A scheme, what it is worth without a track more, and how many are missing."""

    __slots__ = ("missing", "scheme", "value")

    def __init__(self, value: float, scheme: Scheme, missing: int) -> None:
        self.value = value
        self.scheme = scheme
        self.missing = missing


def _by_rank(ranked: Ranked) -> float:
    return -ranked.value


class Survey:
    """All schemes at one moment: the best of them, and what each drawing would make of them."""

    __slots__ = ("drawn", "outlook", "top")

    def __init__(self, outlook: Outlook, top: list[Ranked], drawn: dict[int, float]) -> None:
        self.outlook = outlook
        self.top = top
        self.drawn = drawn

    @property
    def base(self) -> float:
        """What the position is worth after an action that brings nothing."""
        return self.top[0].value

    def best(self, outlook: Outlook) -> float:
        """The same with another outlook."""
        best = NEVER
        for ranked in self.top:
            value = worth(ranked.scheme, ranked.missing, outlook)
            if value > best:
                best = value
        return best

    def drawing(self, drawing: int) -> float:
        """What the position is worth with a track more. The best scheme may be one that does not mind it."""
        value = self.drawn[drawing]
        for ranked in self.top:
            if ranked.value <= value:
                break
            if not ranked.scheme.fields >> (drawing >> 4) & 1:
                return ranked.value
        return value


class Turn:
    """The turn of a seat, thought through from a state."""

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.actions, self.share = prospects(state, seat, weights)
        self._schemes: list[Scheme] = []

    def outlook(self, state: State, done: int) -> Outlook:
        """What is to come after so many actions of this turn."""
        player = state.players[self.seat]
        left = 0.0 if _empty_cities(state) >= EMPTY_CITIES else max(0.0, self.actions - done)
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
        if not self._schemes:
            self._schemes = schemes(state, player, self.outlook(state, done - 1), drawable)
        ranking: list[Ranked] = []
        drawn: dict[int, float] = {}
        for scheme in self._schemes:
            tracks = scheme.tracks if state is self.state else _missing(scheme.tracks, player.tracks)
            if tracks < 0:
                continue
            missing = tracks.bit_count()
            ranking.append(Ranked(worth(scheme, missing, outlook), scheme, missing))
            possible = tracks & drawable
            if possible:
                value = worth(scheme, missing - 1, outlook)
                while possible:
                    bit = possible & -possible
                    possible ^= bit
                    drawing = bit.bit_length() - 1
                    soon = value + self._soon(scheme, tracks, bit)
                    if soon > drawn.get(drawing, NEVER):
                        drawn[drawing] = soon
        ranking.sort(key=_by_rank)
        if state is self.state:
            # What is there already fits always: the first scheme.
            self._schemes = [self._schemes[0], *[ranked.scheme for ranked in ranking[:KEPT]]]
        return Survey(outlook, ranking[:ASKED], drawn)

    def menu(self, state: State, done: int) -> list[list[Option]]:
        """By number: the actions that a die of that number allows, best first; one without moves stands for anything
        that brings nothing."""
        player = state.players[self.seat]
        survey = self.survey(state, done, drawable(state, kinds(state, self.seat), self.seat))
        found: list[list[Option]] = [[] for _ in range(7)]
        for drawing in survey.drawn:
            number = state.plan.region[drawing >> 4]
            move = BUILD | drawing >> 4 << FIELD_SHIFT | (drawing & 15) << TRACK_SHIFT
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
            found[number].sort(key=_by_value)
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
        empty = _empty_cities(state)
        after: dict[int, float] = {}
        for move in moves:
            source, good = move >> SOURCE_SHIFT & 7, move >> GOOD_SHIFT & 7
            city = player.cargo_city if source == OWN else source + 1
            plus = move >> PLUS_SHIFT & 3
            points = arrival(player, city, move >> WAY_SHIFT << WAY_SHIFT)[0] + plus
            load = source << 3 | good
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
            if (plus or move >> BY_SHIFT & 1) and plan.lightning[state.tiles[3]]:
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

    # -- dice -----------------------------------------------------------------------------------------------------

    def reach(self, state: State, die: int, done: int) -> list[tuple[int, float, list[int]]]:
        """The numbers that a die of the hand can become, what that costs, and the moves for it."""
        value = die & VALUE
        found: list[tuple[int, float, list[int]]] = [(value, 0.0, [])]
        if not state.players[self.seat].tiles or die & FINAL:
            return found
        if owns(state, self.seat, 1) and not die & MADE:
            cost = self.tile(state, 1, done)
            found += [(other, cost, [Set(value, other).pack()]) for other in NUMBERS if other != value]
        if has(state, self.seat, BY_ONE, 5) and not die & NUDGED:
            cost = self.tile(state, 5, done) if state.plan.lightning[BY_ONE] else 0.0
            found += [
                (value + 2 * way - 1, cost, [Nudge(value, way).pack()])
                for way in (0, 1)
                if 1 <= value + 2 * way - 1 <= 6
            ]
        if has(state, self.seat, NEW_ROLL, 5):
            cost = self.tile(state, 5, done) if state.plan.lightning[NEW_ROLL] else 0.0
            found.append((7 - value, cost, [Flip(value).pack()]))
        return found

    def with_die(self, state: State, menu: list[list[Option]], die: int, done: int) -> list[Option]:
        """What can be done with a die, best first."""
        found: list[Option] = []
        for number, cost, moves in self.reach(state, die, done):
            for option in menu[number][:FIRST_ACTIONS]:
                found.append(Option(option.value - cost, [*moves, *option.moves]))
        if has(state, self.seat, NEW_ROLL, 5) and not die & FINAL:
            mean = sum([menu[number][0].value for number in NUMBERS]) / len(NUMBERS)
            found.append(Option(mean, [Reroll(die & VALUE).pack()]))
        found.sort(key=_by_value)
        return found

    def with_two(self, state: State, menu: list[list[Option]], one: int, other: int) -> Option:
        """The best use of two dice, in either order. `menu` is that of the first action."""
        best = Option(NEVER, [])
        chance = Fast(0)  # never asked: a turn does not end with its first action
        held = self._tiles(state)
        for first, second in ((one, other), (other, one)) if one != other else ((one, other),):
            for option in self.with_die(state, menu, first, 1)[:FIRST_ACTIONS]:
                if not option.moves or option.moves[-1] & KIND_MASK in CHANGES:
                    continue
                after = state.clone()
                after.step, after.hand = USE, [first, second]
                for move in option.moves:
                    after.play(self.seat, move, chance)
                gain = float(after.players[self.seat].points - state.players[self.seat].points)
                gain += self._tiles(after) - held
                if _empty_cities(after) >= EMPTY_CITIES > _empty_cities(state):
                    gain += self.verdict(after, 0)
                rest = self.with_die(after, self.menu(after, 2), after.hand[0], 2)
                if rest[0].value + gain > best.value:
                    best = Option(rest[0].value + gain, [*option.moves, *rest[0].moves])
        return best

    def _tiles(self, state: State) -> float:
        """What the tiles of the seat are worth after two actions."""
        return sum([self.tile(state, number, 2) for number in NUMBERS if state.tile_of[number] == self.seat])

    # -- Eve ------------------------------------------------------------------------------------------------------

    def eve(self, state: State, die: int, deep: bool = True) -> float:
        """What Eve's turn with a die costs the player."""
        crossed = state.crossed[die]
        room = len(state.plan.fields[die]) - crossed
        if room == 0:
            return DECISION
        after = state.crossed[:]
        after[die] += 1
        cost = float(sum(sorted(after)[-EVE_REGIONS:]) - sum(sorted(state.crossed)[-EVE_REGIONS:]))
        turns = max(0.0, self.actions / 2 - 1)
        cost += self.weights.cross * turns * (self._threat(state, after) - self._threat(state, state.crossed))
        if state.tile_of[die] == self.seat and not state.sideways >> die & 1:
            cost += self.tile(state, die, 2)
        if not state.goods[die]:
            if deep:
                cost += sum([self.eve(state, number, False) for number in NUMBERS]) / 6
        elif crossed + 1 >= EVE_NEEDS:
            cost += crossed + 1 + self.weights.good
        return cost

    def _threat(self, state: State, crossed: list[int]) -> float:
        """What a turn of Eve will cost on average: the player leaves her the die that hurts least, or cannot."""
        harms: list[float] = []
        for number in NUMBERS:
            if crossed[number] == len(state.plan.fields[number]):
                harms.append(DECISION / 2)
            elif crossed[number] + 1 >= EVE_NEEDS and state.goods[number]:
                harms.append(crossed[number] + 1 + self.weights.good)
            else:
                harms.append(0.5)
        harms.sort()
        return 0.5 * sum(harms) / 6 + 0.5 * sum([harm * odds for harm, odds in zip(harms, LEAST, strict=True)])


def _empty_cities(state: State) -> int:
    return sum([not state.goods[number] for number in NUMBERS])


def drawable(state: State, allowed: int, seat: int) -> int:
    """Every track of the kinds allowed (a bit each) on the empty fields, a bit for each drawing."""
    pattern = 0
    for track, kind in enumerate(KIND_OF):
        if allowed >> kind & 1:
            pattern |= 1 << track
    found = 0
    for fields in state.players[seat].empty:
        for field in fields:
            found |= pattern << 16 * field
    return found


def _missing(tracks: int, drawn: list[int]) -> int:
    """Those of the tracks that are not drawn yet; -1, if something else was drawn there."""
    found = 0
    while tracks:
        bit = tracks & -tracks
        tracks ^= bit
        drawing = bit.bit_length() - 1
        there = drawn[drawing >> 4]
        if not there:
            found |= bit
        elif there - 1 != drawing & 15:
            return -1
    return found
