"""The longest path over some routes: each once, places may repeat (rule `longest`, TRG-16).

A walk that tries way after way finds it at once in most networks, but in a dense one it would go on for years. So the
walk is given a number of steps, and where it cannot prove its path by then, the second way does: routes are taken or
left out one after the other, and of all choices that look the same from the places still open only the best is kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .plan import Plan

#: The places at its two ends, and its length.
Route = tuple[int, int, int]
#: So long the walk may try, in each network.
STEPS: Final = 3000
#: A path has at most two ends: the places where it uses an odd number of routes.
ENDS: Final = 2


def longest_path(plan: Plan, routes: list[int]) -> tuple[int, list[int]]:
    """The length of the longest path, and its routes in order."""
    length, path = _longest(tuple([(plan.a[route], plan.b[route], plan.length[route]) for route in routes]))
    return length, [routes[route] for route in path]


@lru_cache(maxsize=256)
def _longest(routes: tuple[Route, ...]) -> tuple[int, list[int]]:
    """Remembered, because every seat and every watcher asks for the same sheet after a move."""
    search = PathSearch(routes)
    search.run()
    return search.best, search.best_path


class PathSearch:
    """Looks for the longest path. Routes are numbered by their place in the list."""

    def __init__(self, routes: tuple[Route, ...]) -> None:
        self.length: list[int] = [length for _, _, length in routes]
        #: By place: the routes there, and the other end of each.
        self.at: list[list[tuple[int, int]]] = [
            [] for _ in range(1 + max([max(a, b) for a, b, _ in routes], default=0))
        ]
        for route, (a, b, _) in enumerate(routes):
            self.at[a].append((route, b))
            self.at[b].append((route, a))
        self.used: list[bool] = [False] * len(routes)
        self.path: list[int] = []
        self.steps = 0
        self.best = 0
        self.best_path: list[int] = []

    def run(self) -> None:
        """The largest network first: the others are mostly too small to have a longer path."""
        networks = self.networks()
        networks.sort(key=_largest_first)
        for total, places in networks:
            if total <= self.best:
                return
            self.network(places, total)

    def networks(self) -> list[tuple[int, list[int]]]:
        """Places that routes join, and the length of all these routes."""
        found: list[tuple[int, list[int]]] = []
        seen = [False] * len(self.at)
        for start in range(len(self.at)):
            if seen[start] or not self.at[start]:
                continue
            seen[start] = True
            places = [start]
            total = 0
            for here in places:
                for route, there in self.at[here]:
                    total += self.length[route]
                    if not seen[there]:
                        seen[there] = True
                        places.append(there)
            found.append((total // 2, places))  # every route was met from both ends
        return found

    def network(self, places: list[int], total: int) -> None:
        """A longest path that does not come back to its beginning begins where an odd number of routes meet: at its
        ends every route is used up. If it does come back, all routes of the network are on it."""
        ends = 0
        for place in places:
            ends += len(self.at[place])
        if ends == 2 * (len(places) - 1):
            self.tree(places)
            return
        odd = [place for place in places if len(self.at[place]) % 2]
        most = total - self.unavoidable(odd)
        if most <= self.best:
            return
        self.steps = STEPS
        for place in odd if odd else places[:1]:
            self.walk(place, 0, total, most)
            if self.best >= most:
                return
        if self.steps <= 0:
            self.choose(places, total, total - most)

    def tree(self, places: list[int]) -> None:
        """Where no way comes back: what is furthest from any place is the end of a longest path, whose other end is
        what is furthest from there. It is told from the end that comes first, as a walk would find it."""
        ways = self.ways_from(self.ways_from(places[0])[-1][0])
        length, here = ways[-1][1], len(ways) - 1
        if length <= self.best:
            return
        self.best = length
        self.best_path = []
        while ways[here][2] >= 0:
            self.best_path.append(ways[here][2])
            here = ways[here][3]
        if places.index(ways[0][0]) < places.index(ways[-1][0]):
            self.best_path.reverse()

    def ways_from(self, start: int) -> list[tuple[int, int, int, int]]:
        """Every place of a tree: the place, how far it is, the route by which one comes there, and from which of these
        ways; once more at the end, the furthest."""
        ways = [(start, 0, -1, -1)]
        furthest = ways[0]
        for number, (here, length, by, _) in enumerate(ways):
            for route, there in self.at[here]:
                if route != by:
                    way = (there, length + self.length[route], route, number)
                    ways.append(way)
                    if way[1] > furthest[1]:
                        furthest = way
        ways.append(furthest)
        return ways

    def unavoidable(self, odd: list[int]) -> int:
        """At least so much is left out: a place with an odd number of routes misses one of them, but for two ends."""
        shortest = sorted([min([self.length[route] for route, _ in self.at[place]]) for place in odd])
        return _halved(sum(shortest[:-ENDS]))

    # -- way after way ---------------------------------------------------------------------------------------------

    def walk(self, here: int, length: int, left: int, most: int) -> None:
        """`left` bounds what may still be added: the routes that are not used."""
        if length > self.best:
            self.best = length
            self.best_path = self.path[:]
        self.steps -= 1
        if length + left <= self.best or self.best >= most or self.steps <= 0:
            return
        for route, there in self.at[here]:
            if not self.used[route]:
                self.used[route] = True
                self.path.append(route)
                self.walk(there, length + self.length[route], left - self.length[route], most)
                self.path.pop()
                self.used[route] = False

    # -- route after route -----------------------------------------------------------------------------------------

    def choose(self, places: list[int], total: int, least: int) -> None:
        """Look for a path longer than the best so far: first one that leaves out little, then ever more."""
        order = self.closing(places)
        worst = total - self.best - 1
        allowed = max(1, least)
        while True:
            allowed = min(allowed, worst)
            left_out, taken = self.sweep(order, total, allowed)
            if left_out <= allowed:
                self.best = total - left_out
                self.best_path = self.in_order(taken)
                return
            if allowed == worst:
                return
            allowed *= 2

    def closing(self, places: list[int]) -> list[int]:
        """The places in an order that keeps few of them open at a time: next always the one that opens the fewest."""
        order: list[int] = []
        is_open = [False] * len(self.at)
        closed = [False] * len(self.at)
        for _ in places:
            best = -1
            fewest = len(places) + 1
            for place in places:
                if not closed[place]:
                    opens = 0 if is_open[place] else 1
                    opens += len({there for _, there in self.at[place] if not is_open[there] and not closed[there]})
                    if opens < fewest:
                        best, fewest = place, opens
            closed[best] = True
            is_open[best] = True
            for _, there in self.at[best]:
                is_open[there] = True
            order.append(best)
        return order

    def sweep(self, order: list[int], total: int, allowed: int) -> tuple[int, int]:
        """The least that has to be left out for a path, and the path's routes as bits; more than `allowed` if there is
        none with so little.

        What a choice looks like from the open places: for each of them 0 if no route there is taken, else twice the
        number of the piece of path it belongs to, and one more if it has an odd number of routes; and in front the
        number of ends behind us. By that: what was left out, and the routes taken.
        """
        best = allowed + 1
        best_taken = 0
        open_places: list[int] = []
        done = [False] * len(self.length)
        behind = 0  # the length of the routes decided on
        looks: dict[tuple[int, ...], tuple[int, int]] = {(0,): (0, 0)}
        for place in order:
            if place not in open_places:
                open_places.append(place)
                looks = {(*look, 0): found for look, found in looks.items()}
            for route, there in self.at[place]:
                if done[route]:
                    continue
                done[route] = True
                behind += self.length[route]
                if there not in open_places:
                    open_places.append(there)
                    looks = {(*look, 0): found for look, found in looks.items()}
                one, other = 1 + open_places.index(place), 1 + open_places.index(there)
                looks = _decide(looks, one, other, self.length[route], 1 << route, allowed)
            slot = 1 + open_places.index(place)
            del open_places[slot - 1]
            missing = Missing(self, done, order, open_places)
            after: dict[tuple[int, ...], tuple[int, int]] = {}
            for look, (left_out, taken) in looks.items():
                here = look[slot]
                ends = look[0] + (here & 1)
                if ends > ENDS:
                    continue
                rest = (ends, *look[1:slot], *look[slot + 1 :])
                piece = here >> 1
                if piece and not any(it >> 1 == piece for it in rest[1:]):
                    # The piece is closed: it is a path if there is no other, and if nothing more is taken.
                    left_out += total - behind
                    if left_out < best and not any(rest[1:]):
                        best, best_taken = left_out, taken
                    continue
                known = after.get(rest)
                if (known is None or left_out < known[0]) and left_out + missing.least(rest) <= allowed:
                    after[rest] = (left_out, taken)
            looks = after
        return best, best_taken

    def in_order(self, taken: int) -> list[int]:
        """Walk the taken routes: on as far as it goes, and into each loop that was passed by."""
        left: list[list[tuple[int, int]]] = [
            [(route, there) for route, there in ways if taken >> route & 1] for ways in self.at
        ]
        start = -1
        for place, ways in enumerate(left):
            if ways and (start < 0 or (len(ways) % 2 and not len(left[start]) % 2)):
                start = place
        stack = [(start, -1)]
        path: list[int] = []
        gone = [False] * len(self.length)
        while stack:
            here, by = stack[-1]
            while left[here] and gone[left[here][-1][0]]:
                left[here].pop()
            if left[here]:
                route, there = left[here].pop()
                gone[route] = True
                stack.append((there, route))
            else:
                stack.pop()
                if by >= 0:
                    path.append(by)
        return path


class Missing:
    """What will have to be left out of the routes that are not decided on: the same count as in `unavoidable`."""

    def __init__(self, search: PathSearch, done: list[bool], places: list[int], open_places: list[int]) -> None:
        #: Of each open place: whether an odd number of routes is still to come there, and the shortest of them.
        self.odd: list[int] = []
        self.shortest: list[int] = []
        #: Of the places that are not open yet: the shortest routes of those with an odd number, together.
        self.ahead = 0
        self.longest = 0
        for place in places:
            lengths = [search.length[route] for route, _ in search.at[place] if not done[route]]
            if place in open_places or not lengths:
                continue
            if len(lengths) % 2:
                self.ahead += min(lengths)
                self.longest = max(self.longest, min(lengths))
        for place in open_places:
            lengths = [search.length[route] for route, _ in search.at[place] if not done[route]]
            self.odd.append(len(lengths) % 2)
            self.shortest.append(min(lengths, default=0))
            self.longest = max(self.longest, self.shortest[-1])

    def least(self, look: tuple[int, ...]) -> int:
        missing = self.ahead
        for slot, odd in enumerate(self.odd):
            if (look[slot + 1] & 1) ^ odd:
                missing += self.shortest[slot]
        return _halved(missing - (ENDS - look[0]) * self.longest)


def _largest_first(network: tuple[int, list[int]]) -> int:
    return -network[0]


def _halved(missing: int) -> int:
    """A route may be the missing one of both its ends."""
    return max(0, (missing + 1) // 2)


def _decide(
    looks: dict[tuple[int, ...], tuple[int, int]], one: int, other: int, length: int, bit: int, allowed: int
) -> dict[tuple[int, ...], tuple[int, int]]:
    """Leave a route out, or take it: its ends then belong to the same piece."""
    after: dict[tuple[int, ...], tuple[int, int]] = {}
    for look, (left_out, taken) in looks.items():
        if left_out + length <= allowed:
            known = after.get(look)
            if known is None or left_out + length < known[0]:
                after[look] = (left_out + length, taken)
        joined = _join(look, one, other)
        known = after.get(joined)
        if known is None or left_out < known[0]:
            after[joined] = (left_out, taken | bit)
    return after


def _join(look: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    """The look with a route between two open places. Pieces are numbered as they come, so that the same is the same."""
    pieces = [it >> 1 for it in look]
    fresh = len(look)  # no piece has this number
    old_one, old_other = pieces[one], pieces[other]
    pieces[one] = pieces[other] = fresh
    for slot in range(1, len(look)):
        if pieces[slot] and (pieces[slot] == old_one or pieces[slot] == old_other):
            pieces[slot] = fresh
    names = [0] * (fresh + 1)
    known = 0
    result = [look[0]]
    for slot in range(1, len(look)):
        piece = pieces[slot]
        if piece and not names[piece]:
            known += 1
            names[piece] = known
        odd = (look[slot] & 1) ^ (1 if slot in (one, other) else 0)
        result.append(2 * names[piece] + odd)
    return tuple(result)
