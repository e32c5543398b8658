"""Where a New City goes, and which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.facts import NEW_CITY_COLOURS
from ..rules import building, track
from ..rules.building import URBANIZE
from ..rules.plan import CITY_SHIFT, CUBE_BITS, CUBE_MASK, SIDES
from .forecast import forecast
from .plans import BuildPlan, Planner

if TYPE_CHECKING:
    from ..rules.state import State

#: Plans that a New City is tried with.
TRIED: Final = 3
#: Places for a New City that are thought through where cubes lie on the land, and in a playout; and how far such a
#: cube may lie off.
LIKELY: Final = 5
LIKELY_QUICKLY: Final = 4
AROUND: Final = 4
#: A town with own track counts like so many cubes beside it.
OWN: Final = 1.5

#: What a New City is worth, its town and its letter; -1: none.
City = tuple[float, int, int]
NO_CITY: Final[City] = (-1e9, -1, -1)


def best_city(planner: Planner, plans: list[BuildPlan], money: int) -> City:
    """The New City after which the forecast is best."""
    if planner.plan.goods.on_land or planner.plan.seats == 1:
        return _city_and_track(planner, money)
    return _city_on_network(planner, plans, money)


def place_city(planner: Planner, moves: list[int]) -> int:
    """The move that puts the best New City on the map; -1: none is worth it."""
    state, plan = planner.state, planner.plan
    money = state.money[planner.seat]
    plans = [made for made in planner.remembered(plan.tiles, money) if made.dollars <= money]
    value, stop, letter = best_city(planner, plans, money)
    if stop < 0 or value <= max(planner.value(made, money) for made in plans):
        return -1
    wanted = URBANIZE | plan.spot[stop] | letter << CITY_SHIFT
    return wanted if wanted in moves else -1


def _free_letters(planner: Planner) -> list[int]:
    """Of cities of the same colour the one with the most cubes to come."""
    letters: dict[int, int] = {}
    for letter in planner.plan.letters:
        if planner.state.new_city[letter] < 0:
            colour = NEW_CITY_COLOURS[letter]
            if colour not in letters or planner.coming(letter) > planner.coming(letters[colour]):
                letters[colour] = letter
    return list(letters.values())


def _city_on_network(planner: Planner, plans: list[BuildPlan], money: int) -> City:
    """In a town where the seat has track or would build some: the network is known, only a colour is added."""
    state, plan = planner.state, planner.plan
    letters = _free_letters(planner)
    best = NO_CITY
    for made in sorted(plans, key=lambda made: -planner.value(made, money))[:TRIED]:
        links = [(line.start, line.goal) for line in made.lines if line is not made.open]
        network = planner.network.with_links(links)
        purse = planner.purse(money - made.dollars, links=len(made.lines))
        for stop in sorted(planner.own_stops | {stop for link in links for stop in link}):
            if not plan.town[stop] or state.colour[stop] >= 0:
                continue
            for letter in letters:
                rows = network.with_city(stop, letter, NEW_CITY_COLOURS[letter]).rows(planner.depth)
                value = forecast(plan, state.turn, purse, rows, rows) + (0.0 if plan.score.in_money else made.sections)
                if value > best[0]:
                    best = (value, stop, letter)
    return best


def _city_and_track(planner: Planner, money: int) -> City:
    """Where few cities or few cubes are on the map, what lies around a town says most; the best are thought through
    with the track that would follow."""
    state, seat = planner.state, planner.seat
    best = NO_CITY
    for stop, letter in likely_cities(planner)[: LIKELY if planner.memory is None else LIKELY_QUICKLY]:
        there = Planner(with_city(state, seat, stop, letter), seat, 2, planner.weights, memory=planner.memory)
        plans = [made for made in there.remembered(planner.plan.tiles, money) if made.dollars <= money]
        value = max([there.value(made, money) for made in plans])
        if value > best[0]:
            best = (value, stop, letter)
    return best


def likely_cities(planner: Planner) -> list[tuple[int, int]]:
    """Towns and letters, by the cubes of the colour that lie around, the best first."""
    state, plan = planner.state, planner.plan
    found = []
    for town in plan.board.towns:
        if state.colour[town.hex] < 0 and building.may_be_city(state, planner.seat, town.hex):
            around = _cubes_around(state, town.hex)
            for letter in _free_letters(planner):
                worth = around[NEW_CITY_COLOURS[letter]] + (OWN if town.hex in planner.own_stops else 0.0)
                found.append((-worth, town.hex, letter))
    return [(stop, letter) for _, stop, letter in sorted(found)]


def _cubes_around(state: State, stop: int) -> list[float]:
    """By colour: cubes near a town, the nearer the more."""
    found = [0.0] * len(state.bag)
    seen = {stop}
    edge = [stop]
    for distance in range(1, AROUND + 1):
        beyond = []
        for place in edge:
            for side in range(SIDES):
                other = state.plan.across[place * SIDES + side]
                if other >= 0 and other not in seen:
                    seen.add(other)
                    beyond.append(other)
        for place in beyond:
            for good in range(len(found)):
                found[good] += (state.cubes[place] >> CUBE_BITS * good & CUBE_MASK) / distance
        edge = beyond
    return found


def with_city(state: State, seat: int, stop: int, letter: int) -> State:
    """The same board with a New City on it."""
    other = state.clone()
    track.urbanize(other, seat, stop, letter)
    return other


def expecting_city(planner: Planner) -> Planner:
    """Where there is no city yet, shares are thought of as if the likeliest one were there."""
    state = planner.state
    if any(colour >= 0 for colour in state.colour):
        return planner
    stop, letter = likely_cities(planner)[0]
    there = with_city(state, planner.seat, stop, letter)
    return Planner(there, planner.seat, planner.most_lines, planner.weights, memory=planner.memory)
