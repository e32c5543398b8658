"""Schemes: networks that a player could still draw, and what each is worth with the actions that are left.

A scheme says which lines are to be drawn. The actions left go to drawing them, to the locomotive, and to transports of
the goods that pay most; the best mix of the three is what the scheme is worth.
"""

from __future__ import annotations

from typing import Final

from ..printed.facts import COAL, NUMBERS, POWER_POINTS
from ..rules.player import Player
from ..rules.state import State
from .lines import TRACK_BITS, TRACK_MASK, Line, distances, drawing_of, journey_of, lines, link_of

#: Of the lines between two cities with the same distance so many are looked at.
ALIKE: Final = 2
#: More actions than a scheme can use are worth so much each: a tile, perhaps.
IDLE: Final = 0.5
NEVER: Final = -1e9


class Outlook:
    """What the future of one player depends on, besides the scheme."""

    __slots__ = ("actions", "goods", "later", "longer", "network", "power", "share", "stronger")

    def __init__(
        self,
        actions: float,
        share: float,
        later: float,
        network: int,
        power: int,
        stronger: int,
        longer: int,
        goods: list[tuple[tuple[int, ...], float]],
    ) -> None:
        #: Actions left, and how much of every good will still be there when its turn comes.
        self.actions = actions
        self.share = share
        #: What a point is worth that is still to be earned, and the points of the network, which are there already.
        self.later = later
        self.network = network
        #: The locomotive, what tile 4b adds to it, and what tile 3b adds to a distance.
        self.power = power
        self.stronger = stronger
        self.longer = longer
        #: The journeys that a good may make (see lines), and how many goods are like that.
        self.goods = goods

    def stronger_by(self, boxes: int, stronger: int = 0, longer: int = 0) -> Outlook:
        """The same with a box more, or with tile 4b or 3b."""
        power = min(len(POWER_POINTS) - 1, self.power + boxes)
        return Outlook(
            self.actions,
            self.share,
            self.later,
            self.network,
            power,
            max(stronger, self.stronger),
            max(longer, self.longer),
            self.goods,
        )

    def without(self, ways: tuple[int, ...]) -> Outlook:
        """The same with one good less."""
        goods = [(others, count - 1.0 if others == ways else count) for others, count in self.goods]
        return Outlook(
            self.actions, self.share, self.later, self.network, self.power, self.stronger, self.longer, goods
        )

    def and_cargo(self, ways: tuple[int, ...]) -> Outlook:
        """The same with one good more."""
        return Outlook(
            self.actions,
            self.share,
            self.later,
            self.network,
            self.power,
            self.stronger,
            self.longer,
            [*self.goods, (ways, 1.0 / self.share)],
        )


class Scheme:
    __slots__ = ("fields", "links", "missing", "parts", "points", "reach", "tracks")

    def __init__(
        self, links: tuple[int, ...], points: int, fields: int, parts: tuple[int, ...], reach: list[int] | None = None
    ) -> None:
        #: The links when all is drawn, sorted (see lines.Line.link), and the points of that network.
        self.links = links
        self.points = points
        #: Fields of the lines to be drawn; tracks that are still missing (a bit for each drawing), by line and in all,
        #: and how many.
        self.fields = fields
        self.parts = parts
        self.tracks: int = sum(parts)
        self.missing: int = self.tracks.bit_count()
        self.reach: list[int] = distances(links) if reach is None else reach


def goods_of(state: State, player: Player) -> list[tuple[tuple[int, ...], float]]:
    """The goods that a player could bring somewhere, for an outlook."""
    found: list[tuple[tuple[int, ...], float]] = []
    for city in NUMBERS:
        row = state.goods[city]
        for good in range(COAL + 1):
            if good in row:
                found.append((journeys(state, city, good), float(row.count(good))))
    if player.cargo_city:
        found.append((journeys(state, player.cargo_city, player.cargo), 1.0))
    return found


def journeys(state: State, city: int, good: int) -> tuple[int, ...]:
    """From where to where a good may go."""
    takers = state.plan.takers[good]
    return tuple([journey_of(city, to) for to in NUMBERS if takers >> to & 1 and to != city])


def worth(scheme: Scheme, missing: int, outlook: Outlook) -> float:
    """The points that a scheme will bring, network and locomotive included, with so many tracks missing."""
    room = outlook.actions - missing
    if room < 0.0 and missing:
        return NEVER
    loads = _loads(scheme.reach, outlook)
    best = NEVER
    for power in range(outlook.power, 7):
        left = room - (power - outlook.power)
        if left < 0.0 and power > outlook.power:
            break
        earned = _earned(loads, power + outlook.stronger, outlook.longer, left)
        total = earned * outlook.later + POWER_POINTS[power]
        if total > best:
            best = total
    network = scheme.points
    if missing:
        network = outlook.network
        best += outlook.later * (scheme.points - network)
    return best + network


def _loads(reach: list[int], outlook: Outlook) -> list[tuple[int, float]]:
    """The goods that can go anywhere: over how many links (a bit for each number), and how many of them there are."""
    found: list[tuple[int, float]] = []
    for ways, count in outlook.goods:
        far = 0
        for way in ways:
            far |= reach[way]
        if far:
            found.append((far, count * outlook.share))
    return found


def _earned(loads: list[tuple[int, float]], limit: int, longer: int, left: float) -> float:
    """What so many actions bring with a locomotive that goes so far: the longest deliveries first."""
    amounts = [0.0] * (limit + 1)
    mask = (2 << limit) - 1
    for far, count in loads:
        within = far & mask
        if within:
            points = within.bit_length() - 1 + longer
            amounts[points if points < limit else limit] += count
    total = 0.0
    for points in range(limit, 0, -1):
        amount = amounts[points]
        if amount:
            if amount >= left:
                total += points * left
                left = 0.0
                break
            total += points * amount
            left -= amount
    if left > 0.0:
        total += IDLE * left
    return total


# -- finding schemes ----------------------------------------------------------------------------------------------


def schemes(state: State, player: Player, outlook: Outlook, now: int, width: int = 5, depth: int = 5) -> list[Scheme]:
    """Networks to aim at, the most promising of each size, beginning with what is there already. `now`: drawings that
    are possible at once (a bit each); lines that begin with one of them are preferred. So many are followed (`width`)
    while lines are added (`depth`)."""
    first = as_drawn(player)
    choice = _choice(state, player, outlook, now)
    found = [first]
    beam = [first]
    for _ in range(depth):
        grown: dict[int, tuple[float, Scheme]] = {}
        for scheme in beam:
            for line, missing in choice:
                if line.fields & scheme.fields:
                    continue
                tracks = scheme.tracks | missing
                if tracks in grown or tracks.bit_count() > outlook.actions:
                    continue
                new = Scheme(
                    tuple(sorted((*scheme.links, line.link))),
                    scheme.points + line.points,
                    scheme.fields | line.fields,
                    (*scheme.parts, missing),
                )
                grown[tracks] = (worth(new, new.missing, outlook), new)
        ranked = sorted(grown.values(), key=_by_worth)
        found += [scheme for _, scheme in ranked[: 3 * width]]
        beam = [scheme for _, scheme in ranked[:width]]
        if not beam:
            break
    return found


def as_drawn(player: Player) -> Scheme:
    """What is there already."""
    links = tuple(sorted([link_of(one // 6, other // 6, 1 + towns.bit_count()) for one, other, towns in player.links]))
    return Scheme(links, player.network, 0, ())


def still_possible(known: list[Scheme], player: Player) -> list[Scheme]:
    """Schemes that were found some turns ago, as far as they can still be drawn."""
    found = [as_drawn(player)]
    for scheme in known[1:]:
        tracks = missing(scheme.tracks, player.tracks)
        if tracks <= 0:
            continue
        if tracks == scheme.tracks:
            found.append(scheme)
        else:
            parts = tuple([part & tracks for part in scheme.parts if part & tracks])
            found.append(Scheme(scheme.links, scheme.points, scheme.fields, parts, scheme.reach))
    return found


def missing(tracks: int, drawn: list[int]) -> int:
    """Those of the tracks that are not drawn yet; -1, if something else was drawn there."""
    found = 0
    while tracks:
        bit = tracks & -tracks
        tracks ^= bit
        drawing = bit.bit_length() - 1
        there = drawn[drawing >> TRACK_BITS]
        if not there:
            found |= bit
        elif there - 1 != drawing & TRACK_MASK:
            return -1
    return found


def _by_worth(ranked: tuple[float, Scheme]) -> float:
    return -ranked[0]


def _choice(state: State, player: Player, outlook: Outlook, now: int) -> list[tuple[Line, int]]:
    """Lines that can still be drawn, with the tracks missing: the shortest of each sort."""
    drawn = tracks = 0
    for field, track in enumerate(player.tracks):
        if track:
            drawn |= 1 << field
            tracks |= 1 << drawing_of(field, track - 1)
    sorts: dict[int, list[tuple[int, Line, int]]] = {}
    for line in lines(state.plan, state.walls):
        common = line.fields & drawn
        if common and common.bit_count() != (line.tracks & tracks).bit_count():
            continue
        missing = line.tracks & ~tracks
        if not missing:
            continue
        cost = 2 * missing.bit_count() - (1 if missing & now else 0)
        if cost > 2 * outlook.actions:
            continue
        rivals = sorts.get(line.link)
        if rivals is None:
            sorts[line.link] = [(cost, line, missing)]
        elif len(rivals) < ALIKE:
            rivals.append((cost, line, missing))
            rivals.sort(key=_by_cost)
        elif cost < rivals[-1][0]:
            rivals[-1] = (cost, line, missing)
            rivals.sort(key=_by_cost)
    return [(line, missing) for rivals in sorts.values() for _, line, missing in rivals]


def _by_cost(rival: tuple[int, Line, int]) -> int:
    return rival[0]
