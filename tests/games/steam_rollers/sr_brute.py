"""Transport and network again, by another road: a train that runs from hex to hex over the drawn tracks. It knows the
sheet as a picture (rows of digits) and shares nothing with the engine but the numbers of sides."""

from __future__ import annotations

from roundhouse.games.steam_rollers.printed.facts import FIELD_NAMES, TRACK_NAMES
from roundhouse.games.steam_rollers.rules.state import State

#: Steps on the plane, with x counted in half hexes.
STEPS = {"E": (2, 0), "NE": (1, -1), "NW": (-1, -1), "W": (-2, 0), "SW": (-1, 1), "SE": (1, 1)}
BACK = {"E": "W", "NE": "SW", "NW": "SE", "W": "E", "SW": "NE", "SE": "NW"}
Place = tuple[int, int]


class Picture:
    """One player's sheet as a plane of hexes."""

    def __init__(self, state: State, seat: int) -> None:
        kit = state.plan.kit
        self.region: dict[Place, str] = {}
        self.city: dict[Place, int] = {}
        self.town: dict[Place, int] = {}
        self.track: dict[Place, tuple[str, str]] = {}
        for row, hexes in enumerate(kit.rows):
            for column, region in enumerate(hexes):
                at = (2 * column + (row % 2 == kit.shifted), row)
                name = f"{'abcdefghijkl'[row]}{column + 1}"
                field = FIELD_NAMES.index(name)
                if region != ".":
                    self.region[at] = region
                if field in kit.cities:
                    self.city[at] = kit.cities.index(field) + 1
                if field in kit.towns:
                    self.town[at] = kit.towns.index(field) + 1
                drawn = state.players[seat].tracks[field]
                if drawn:
                    one, other = TRACK_NAMES[drawn - 1].split("-")
                    self.track[at] = (one, other)
        closed = ((), *kit.medium, *kit.hard)[state.walls]
        self.closed = [{str(one), str(other)} for one, other in closed]

    def beyond(self, at: Place, side: str) -> Place | None:
        """The hex over a side; None: the edge of the sheet, or a wall."""
        there = (at[0] + STEPS[side][0], at[1] + STEPS[side][1])
        if there not in self.region or {self.region[at], self.region[there]} in self.closed:
            return None
        return there

    def run(self, at: Place, side: str) -> tuple[Place, list[int]] | None:
        """From a city by a side: the next city and the towns on the way, if the rails lead to one."""
        towns: list[int] = []
        for _ in range(len(self.region) + 1):
            there = self.beyond(at, side)
            if there is None:
                return None
            if there in self.city:
                return there, towns
            if BACK[side] not in self.track.get(there, ()):
                return None
            if there in self.town:
                towns.append(self.town[there])
            one, other = self.track[there]
            at, side = there, other if one == BACK[side] else one
        raise AssertionError("a line from a city cannot be a circle")

    def journeys(self, start: int) -> set[tuple[str, ...]]:
        """Every way from a city as the places it comes to: '3', 't5'."""
        home = next(at for at, number in self.city.items() if number == start)
        found: set[tuple[str, ...]] = set()
        unfinished: list[tuple[Place, tuple[str, ...]]] = [(home, ())]
        while unfinished:
            at, places = unfinished.pop()
            for side in STEPS:
                end = self.run(at, side)
                if end is None:
                    continue
                city = str(self.city[end[0]])
                if city == str(start) or city in places:
                    continue
                longer = (*places, *(f"t{town}" for town in end[1]), city)
                if longer not in found:
                    found.add(longer)
                    unfinished.append((end[0], longer))
        return found

    def network(self) -> int:
        """1 for every line between two cities and 1 for every town on it."""
        total = 0
        for at in self.city:
            for side in STEPS:
                end = self.run(at, side)
                if end is not None and end[0] != at:
                    total += 1 + len(end[1])
        return total // 2  # every line was met from both ends
