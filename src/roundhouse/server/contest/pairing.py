"""Who meets whom, and sits where: nothing but arithmetic. The same question has always the same answer.

Everybody is a number. A round is tables (numbers in the order of their seats) and those who sit out.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import combinations, permutations

from msgspec import Struct

#: Everybody meets everybody, two at a table; tables of several, as evenly mixed as possible; neighbours in the
#: standings meet, two at a table, and nobody twice.
ROBIN, GROUPS, SWISS = "robin", "groups", "swiss"
FORMATS = (ROBIN, GROUPS, SWISS)
#: Seats of a table of several.
SMALLEST, LARGEST = 3, 6
#: Exchanges that are tried to mix the tables of several better.
TRIES = 30_000
#: Worse than anything else that a pairing may be: that two meet again, or that somebody sits out again.
AGAIN = 10**9
#: Next to that: that somebody who has begun twice more often than not begins again.
LOPSIDED = 10**8


class Drawn(Struct, frozen=True):
    """A round: its tables, and who sits out."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


class Past:
    """How often two have met, who sat where, and who sat out."""

    def __init__(self, rounds: Sequence[Drawn] = ()) -> None:
        self.met: Counter[tuple[int, int]] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()
        self.byes: Counter[int] = Counter()
        self.last: dict[int, int] = {}
        for one in rounds:
            self.byes.update(one.byes)
            for table in one.tables:
                self.met.update(pair(*two) for two in combinations(table, 2))
                for seat, player in enumerate(table):
                    self.sat[player, seat] += 1
                    self.last[player] = seat


def pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


# -- everybody meets everybody ------------------------------------------------------------------------------------


def robin_rounds(players: int) -> int:
    """So many rounds does it take until everybody has met everybody."""
    return max(1, players - 1 + players % 2)


def robin(players: int, number: int, here: Collection[int]) -> Drawn:
    """Round `number` (from 0) by the circle: one stays, the others go round it. Whoever would have met somebody who is
    not here any more sits out. Who begins follows from the two numbers, so that everybody does equally often (within
    one); with every time around it is the other one."""
    ring = players + players % 2
    lap, turn = divmod(number, ring - 1)
    circle = [(turn + place) % (ring - 1) for place in range(ring - 1)]
    pairs = [(ring - 1, circle[0])]
    pairs += [(circle[place], circle[-place]) for place in range(1, ring // 2)]
    tables, byes = [], []
    for low, high in sorted(pair(*two) for two in pairs):
        there = [one for one in (low, high) if one < players and one in here]
        if len(there) == 2:
            first = (low, high) if (low + high) % 2 else (high, low)
            tables.append(first if lap % 2 == 0 else first[::-1])
        else:
            byes += there
    return Drawn(tuple(tables), tuple(sorted(byes)))


# -- tables of several --------------------------------------------------------------------------------------------


def sizes(players: int, seats: int, allowed: Collection[int]) -> list[int]:
    """The tables of so many players: of `seats`, and of one less where the game allows it, so that as few as possible
    sit out; rather larger ones."""
    smaller = seats - 1 if seats - 1 in allowed and seats - 1 >= SMALLEST else 0
    best: list[int] = []
    for large in range(players // seats, -1, -1):
        small = (players - large * seats) // smaller if smaller else 0
        found = [seats] * large + [smaller] * small
        if sum(found) > sum(best):
            best = found
    return best


def groups_rounds(players: int, seats: int) -> int:
    """So many rounds does it take at least until everybody can have met everybody."""
    return max(1, -(-(players - 1) // max(1, seats - 1)))


def groups(here: Sequence[int], tables: Sequence[int], past: Past, left: int, tries: int = TRIES) -> Drawn:
    """The next round of tables of these sizes, planned together with those that come after it (`left`, with this one):
    two who have met seldom meet first, and everybody sits in every seat about equally often."""
    chance = random.Random(f"{sorted(here)} {sorted(past.met.items())}")
    met, byes, plan = past.met.copy(), past.byes.copy(), []
    for _ in range(max(1, left)):
        order = sorted(here, key=lambda one: (byes[one], chance.random()))
        seated = sorted(order[len(order) - sum(tables) :], key=lambda _: chance.random())
        byes.update(set(here) - set(seated))
        dealt = iter(seated)
        plan.append([[next(dealt) for _ in range(size)] for size in tables])
        met.update(pair(*two) for table in plan[-1] for two in combinations(table, 2))
    if len(tables) > 1:
        _mix(plan, met, chance, tries)
    seated_now = {one for table in plan[0] for one in table}
    return Drawn(
        tuple(seat_fairly(sorted(table), past) for table in plan[0]),
        tuple(sorted(set(here) - seated_now)),
    )


def _mix(plan: list[list[list[int]]], met: Counter[tuple[int, int]], chance: random.Random, tries: int) -> None:
    """Exchange players of two tables while that makes meetings more even; now and then also if it does not, so that
    the search does not stop at the first hill (simulated annealing). `met` counts what is past and what is planned."""
    here = sum(len(table) for table in plan[0])
    tries = min(tries, 60 * here * here * len(plan))
    cost, best = 0, 0
    kept = [[list(table) for table in one] for one in plan]
    for step in range(tries):
        heat = 2.0 * (1 - step / tries)
        tables = plan[chance.randrange(len(plan))]
        first, second = chance.sample(range(len(tables)), 2)
        one, other = chance.randrange(len(tables[first])), chance.randrange(len(tables[second]))
        change = _change(tables[first], one, tables[second], other, met)
        if change > 0 and change > chance.expovariate(1.0) * heat:
            continue
        _exchange(tables[first], one, tables[second], other, met)
        cost += change
        if cost < best:
            best, kept = cost, [[list(table) for table in each] for each in plan]
    plan[:] = kept


def _change(one: list[int], mine: int, two: list[int], theirs: int, met: Mapping[tuple[int, int], int]) -> int:
    """By how much the sum of the squares of all meetings changes if two players change places."""
    change = 0
    for table, place, comes in ((one, mine, two[theirs]), (two, theirs, one[mine])):
        goes = table[place]
        for at, mate in enumerate(table):
            if at != place:
                change += 1 - 2 * met[pair(goes, mate)] + 1 + 2 * met[pair(comes, mate)]
    return change


def _exchange(one: list[int], mine: int, two: list[int], theirs: int, met: Counter[tuple[int, int]]) -> None:
    for table, place, comes in ((one, mine, two[theirs]), (two, theirs, one[mine])):
        for at, mate in enumerate(table):
            if at != place:
                met[pair(table[place], mate)] -= 1
                met[pair(comes, mate)] += 1
    one[mine], two[theirs] = two[theirs], one[mine]


def seat_fairly(table: Sequence[int], past: Past) -> tuple[int, ...]:
    """The order in which everybody sits where they sat least; who sat there last sits elsewhere if it is all the
    same."""

    def unfair(order: Sequence[int]) -> tuple[int, int]:
        again = sum(2 * past.sat[player, seat] + 1 for seat, player in enumerate(order))
        return again, sum(past.last.get(player) == seat for seat, player in enumerate(order))

    return min(permutations(table), key=unfair)


# -- neighbours in the standings ----------------------------------------------------------------------------------


def swiss_rounds(players: int) -> int:
    """Enough rounds for one to be first alone: one more than halves the field each time."""
    return max(1, min(most_swiss_rounds(players), (max(1, players - 1)).bit_length()))


def most_swiss_rounds(players: int) -> int:
    """As long as everybody has met fewer than half of the others there is a pairing without a repetition, whatever was
    paired before (Dirac): so many rounds are safe."""
    return max(1, (players + 1) // 2)


def swiss(ranked: Sequence[int], score: Callable[[int], int], past: Past) -> Drawn:
    """`ranked`: everybody who is here, the best first; `score`: what they have, in whole numbers. Nobody meets twice
    and nobody sits out twice if that is possible at all; then those meet who have as much, the upper half of them the
    lower one; then it is looked at who has begun how often."""
    import networkx  # only now: who plays at home need not wait for it

    players = list(ranked)
    place = {player: at for at, player in enumerate(players)}
    same = Counter(map(score, players))
    first_of = {amount: min(place[one] for one in players if score(one) == amount) for amount in same}
    lean = {one: past.sat[one, 0] - past.sat[one, 1] for one in players}

    def cost(one: int, other: int) -> int:
        far = abs(score(one) - score(other))
        fold = abs(abs(place[one] - place[other]) - same[score(one)] // 2) if far == 0 else 0
        alike = min(abs(lean[one]), abs(lean[other])) if lean[one] * lean[other] > 0 else 0
        lopsided = LOPSIDED if alike > 1 else 100 * alike
        return AGAIN * past.met[pair(one, other)] + 10_000 * far * far + lopsided + fold

    def bye_cost(one: int) -> int:
        above = score(one) - score(players[-1])
        return AGAIN * past.byes[one] + 10_000 * above * above + len(players) - place[one] - first_of[score(one)]

    graph = networkx.Graph()
    for one, other in combinations(players, 2):
        graph.add_edge(one, other, weight=-cost(one, other))
    nobody = -1
    if len(players) % 2:
        for one in players:
            graph.add_edge(one, nobody, weight=-bye_cost(one))
    tables, byes = [], []
    for one, other in networkx.max_weight_matching(graph, maxcardinality=True):
        if nobody in (one, other):
            byes.append(max(one, other))
        else:
            tables.append(_begins(one, other, lean, past))
    tables.sort(key=lambda table: min(place[one] for one in table))
    return Drawn(tuple(tables), tuple(byes))


def _begins(one: int, other: int, lean: Mapping[int, int], past: Past) -> tuple[int, int]:
    """Who sits first: who has done so less often; then who did not last time; then the lower number, or the higher."""

    def wish(player: int) -> tuple[int, int]:
        return lean[player], -past.last.get(player, 0)

    low, high = pair(one, other)
    if wish(low) == wish(high):
        return (low, high) if (low + high) % 2 else (high, low)
    return (low, high) if wish(low) < wish(high) else (high, low)
