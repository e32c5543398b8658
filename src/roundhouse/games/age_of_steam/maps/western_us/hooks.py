"""What only the Western US have: railways begin in the east and west and hang together until the continent is joined,
somebody is paid for that, and deliveries across it bring a bonus; a cube from the bag lies in every town. Any map may
name these rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....core.chance import Chance
from .....core.ledger import cite
from ...printed.facts import DISCS
from ...rules import track
from ...rules.building import leads_on, origin_of_side, pointing_at
from ...rules.deliveries import Links, pay, route
from ...rules.growth import draw_cube
from ...rules.hooks import BuildRules, GoodsRules, Hooks, TownRules
from ...rules.moves import CONTINENT_MOVES, BonusDeliver, Reward
from ...rules.plan import BONUS_SHIFT, ONE_CUBE, ONE_SHIFT, OTHER_SHIFT, SEAT_MASK, SIDES
from ...rules.tiles import OTHER_END, SEGMENTS
from ...rules.track import UNOWNED

if TYPE_CHECKING:
    from .....core.refusal import Refusal
    from ...printed.settings import Settings
    from ...rules.events import Events
    from ...rules.moves import Deliver
    from ...rules.state import State

REWARD: Final[int] = Reward.KIND
#: Two seats of State.claimants are one int.
SEAT_BITS: Final[int] = SEAT_MASK.bit_length()
EAST: Final = 1
WEST: Final = 2


def adopt(hooks: Hooks, settings: Settings) -> None:
    """Those of these rules that the settings name."""
    if settings.continent:
        hooks.build = Continent(settings.joined_alone, settings.joined_each)
        hooks.goods = Crossing(settings.crossing_bonus)
    if settings.town_cubes == "bag":
        hooks.towns = FromTheBag()


class FromTheBag(TownRules):
    """AW-1: a cube in every town. It is moved like a city's, and not replaced."""

    def put(self, state: State, town: int, chance: Chance) -> None:
        state.cubes[town] += ONE_CUBE[draw_cube(state, chance)]


# -- the continent (AW-3, AW-4, ASR-34, ASR-35) ---------------------------------------------------------------------


class Continent(BuildRules):
    """Railways begin at a printed city of the east or west. Until the continent is joined, all track of a company hangs
    together; then somebody is paid for joining it."""

    def __init__(self, alone: int, each: int) -> None:
        self.moveset = CONTINENT_MOVES
        self.stays_open = True
        #: What the first to join the continent get: one owner alone, or each of two.
        self.alone = alone
        self.each = each

    def is_base(self, state: State, seat: int, stop: int) -> bool:
        """ASR-34: only cities of the east and west will do, and until the continent is joined not even they, once there
        is a network: then track begins where that is."""
        anew = state.plan.home[stop] and (state.joined == 1 or state.discs[seat] == DISCS)
        return anew or track.has_track_at(state, seat, stop)

    def look_over(self, state: State, seat: int) -> None:
        """Cities that were no base may be one now."""
        track.look_over_cities(state, seat)
        track.look_over_unowned(state, seat)

    def begins_network(self, state: State, seat: int) -> bool:
        return not state.joined and state.discs[seat] == DISCS

    def falls_apart(self, state: State, place: int, pattern: int) -> bool:
        """Each part would begin at a city of its own."""
        if state.plan.town[place]:
            return False
        base = place * SIDES
        before = state.tile[place]
        parts: list[set[int]] = []
        for a, b in SEGMENTS[pattern]:
            if before >= 0 and OTHER_END[before][a] == b:
                continue
            stops = {origin_of_side(state, place, a), origin_of_side(state, place, b)} - {-1}
            # Unowned track that is only redirected stays unowned (ASR-10).
            if len(stops) == 2 or not (leads_on(state, base + a) or leads_on(state, base + b)):
                parts.append(stops)
        return len(parts) == 2 and not parts[0] & parts[1]

    def city_lies_apart(self, state: State, seat: int, place: int) -> bool:
        """Unowned track that a New City here would bring the seat would be a part of its own, away from the seat's
        network; or, without a network, begin one elsewhere than in the east or west."""
        plan = state.plan
        if state.joined:
            return False
        taken = [state.start[run] // SIDES for run in pointing_at(state, place) if state.owner[run] == UNOWNED]
        if not taken:
            return False
        network: set[int] = set()
        for run, owner in enumerate(state.owner):
            ends = (state.start[run], state.end[run])
            # A section that is only a spur of the town goes with it.
            if owner == seat and (state.size[run] > 1 or all(port // SIDES != place for port in ends)):
                network |= {port // SIDES for port in ends if port >= 0}
                if state.tip[run] >= 0 and plan.across[state.tip[run]] == place:
                    network.add(place)
        if not network:
            return not any(plan.home[stop] for stop in taken)
        return place not in network and not any(stop in network for stop in taken)

    def unconnected(self, state: State, seat: int) -> Refusal:
        if not state.begun[seat]:
            return cite(state.plan.ledger, "continent", "first-tile-coast")
        return cite(state.plan.ledger, "continent", "not-from-coast") if state.joined else self.apart(state)

    def apart(self, state: State) -> Refusal:
        return cite(state.plan.ledger, "continent", "not-contiguous")

    def after_track(self, state: State, events: Events) -> bool:
        """Whether the continent is joined by it and somebody must name who is paid."""
        if state.joined or not is_crossed(state):
            return False
        state.joined = 1
        for seat in state.order:
            self.look_over(state, seat)
        events.continent_joined()
        choices = rewards(state, owner_sets(state))
        if len(choices) == 1:
            self._reward(state, choices[0][0], choices[0][1], events)
            return False
        state.claimants = [one << SEAT_BITS | other for one, other in choices]
        return True

    def rewards(self, state: State) -> list[int]:
        return [
            REWARD | (pair >> SEAT_BITS) << ONE_SHIFT | (pair & SEAT_MASK) << OTHER_SHIFT for pair in state.claimants
        ]

    def reward(self, state: State, move: int, events: Events) -> None:
        self._reward(state, move >> ONE_SHIFT & SEAT_MASK, move >> OTHER_SHIFT & SEAT_MASK, events)
        state.claimants = []

    def _reward(self, state: State, one: int, other: int, events: Events) -> None:
        """Links of the bankrupt join, but earn nothing."""
        shares = [(one, self.alone)] if one == other else [(one, self.each), (other, self.each)]
        for seat, income in shares:
            if not state.out[seat]:
                state.income[seat] += income
                events.rewarded(seat, income)


def is_crossed(state: State) -> bool:
    """Whether links of any owners lead from an original city of the east to one of the west."""
    plan = state.plan
    edge = [stop for stop in plan.stops if plan.home[stop] and plan.region[stop] == EAST]
    seen = set(edge)
    while edge:
        for other, _ in _links(state, edge.pop()):
            if plan.home[other] and plan.region[other] == WEST:
                return True
            if other not in seen:
                seen.add(other)
                edge.append(other)
    return False


def _links(state: State, stop: int) -> set[tuple[int, int]]:
    """Where finished links lead from a stop, and whose they are."""
    found = set()
    for port in range(stop * SIDES, stop * SIDES + SIDES):
        run = state.run_at[port]
        if run >= 0 and state.end[run] >= 0:
            found.add(((state.start[run] + state.end[run] - port) // SIDES, state.owner[run]))
    return found


def owner_sets(state: State) -> list[int]:
    """The owners of every route from an original city of the east to one of the west, a bit for each seat; each set
    once. A route goes over no third original city: what lies behind it is not what joins the two."""
    plan = state.plan
    found: set[int] = set()
    for stop in plan.stops:
        if plan.home[stop] and plan.region[stop] == EAST:
            _follow(state, stop, plan.stop_bit[stop], 0, found)
    return sorted(found)


def _follow(state: State, stop: int, seen: int, owners: int, found: set[int]) -> None:
    plan = state.plan
    for other, owner in _links(state, stop):
        if seen & plan.stop_bit[other]:
            continue
        more = owners | 1 << owner
        if not plan.home[other]:
            _follow(state, other, seen | plan.stop_bit[other], more, found)
        elif plan.region[other] == WEST:
            found.add(more)


def rewards(state: State, sets: list[int]) -> list[tuple[int, int]]:
    """Who could be paid: (one, the same) for a single railway, else two of those on a route."""
    found: set[tuple[int, int]] = set()
    for owners in sets:
        seats = [seat for seat in range(len(state.income)) if owners >> seat & 1]
        if len(seats) == 1:
            found.add((seats[0], seats[0]))
        found.update((one, other) for one in seats for other in seats if one < other)
    return sorted(found)


# -- across the continent (AW-2, ASR-36) ----------------------------------------------------------------------------


class Crossing(GoodsRules):
    """A delivery from one region to the other raises the income of the owner of one link, which the mover names."""

    def __init__(self, bonus: int) -> None:
        self.on_land = False
        self.bonus = bonus

    def crosses_from(self, state: State, stop: int) -> int:
        return state.plan.region[stop] if self.bonus and state.colour[stop] >= 0 else 0

    def payees(self, state: State, links: Links) -> list[int]:
        """For each owner the first link."""
        found: list[int] = []
        owners: list[int] = []
        if not self.bonus or not crosses(state, links[0][1], links[-1][2]):
            return found
        for number, (run, _, _) in enumerate(links):
            owner = state.owner[run]
            if owner >= 0 and not state.out[owner] and owner not in owners:
                owners.append(owner)
                found.append(number + 1)
        return found

    def with_bonus(self, state: State, seat: int, found: list[int]) -> list[int]:
        if not self.bonus:
            return found
        each: list[int] = []
        for move in found:
            links = route(state, move)
            numbers = self.payees(state, links)
            if numbers:
                # One's own link first.
                numbers.sort(key=lambda number: state.owner[links[number - 1][0]] != seat)
                each += [move | number << BONUS_SHIFT for number in numbers]
            else:
                each.append(move)
        return each

    def extras(self, state: State, move: int, links: Links, gains: list[int]) -> None:
        number = move >> BONUS_SHIFT
        if number:
            pay(state, gains, links[number - 1][0], self.bonus)

    def refuse_bonus(self, state: State, wish: Deliver, links: Links) -> Refusal | None:
        payees = self.payees(state, links)
        if not isinstance(wish, BonusDeliver) or wish.bonus in (payees or [0]):
            return None
        return cite(state.plan.ledger, "crossing", "bonus-link" if payees else "no-bonus")


def crosses(state: State, start: int, to: int) -> bool:
    """Whether a delivery from a city to another goes from one region to the other."""
    region = state.plan.region
    return state.colour[start] >= 0 and region[start] + region[to] == EAST + WEST
