"""Track and deliveries once more, plainly: pieces of track as sets of sides, joined by looking at the map, everything
searched anew for every question. It shares only the printed facts with the engine."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin, sqrt

from roundhouse.games.age_of_steam.printed.facts import NEW_CITY_COLOURS
from roundhouse.games.age_of_steam.printed.hexes import Board
from roundhouse.games.age_of_steam.rules.plan import cubes_list
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.tiles import TILES

#: A piece of track: its hex and its sides, one (in a town) or two.
Piece = tuple[str, frozenset[int]]
#: A tile as it lies: kind and turn.
Laid = tuple[int, int]
NOBODY = -1


def neighbours(board: Board) -> dict[tuple[str, int], str]:
    """The hex over each side, found by measuring on paper."""
    centres = {name: board.centre(spot) for name, spot in zip(board.labels, board.spots, strict=True)}
    found = {}
    for name, (x, y) in centres.items():
        for side in range(6):
            angle = pi / 3 * side - (2 * pi / 3 if board.pointy else pi / 2)
            wanted = x + sqrt(3) * cos(angle), y + sqrt(3) * sin(angle)
            for other, (u, v) in centres.items():
                if hypot(u - wanted[0], v - wanted[1]) < 0.01:
                    found[name, side] = other
    return found


class Brute:
    """The map as a person sees it. `owner` is by piece; `cities` are colours by hex."""

    def __init__(self, board: Board, cities: dict[str, int]) -> None:
        self.board = board
        self.over = neighbours(board)
        self.towns = {board.labels[town.hex] for town in board.towns}
        self.cities = dict(cities)
        self.tiles: dict[str, Laid] = {}
        self.owner: dict[Piece, int] = {}
        self.begun: set[int] = set()
        self.grown: set[Piece] = set()

    @classmethod
    def of(cls, state: State) -> Brute:
        """An empty map with the cities of a state."""
        labels = state.plan.board.labels
        cities = {labels[h]: colour for h, colour in enumerate(state.colour) if colour >= 0}
        return cls(state.plan.board, cities)

    # -- looking ---------------------------------------------------------------------------------------------------

    def pieces_of(self, place: str, laid: Laid) -> set[Piece]:
        tile, turn = TILES[laid[0]], laid[1]
        if place in self.towns:
            sides = [*tile.exits, *(side for pair in tile.segments for side in pair)]
            return {(place, frozenset({(side + turn) % 6})) for side in sides}
        return {(place, frozenset({(a + turn) % 6, (b + turn) % 6})) for a, b in tile.segments}

    def here(self, place: str) -> set[Piece]:
        return {piece for piece in self.owner if piece[0] == place}

    def facing(self, place: str, side: int) -> Piece | None:
        """The piece of track that comes to a side of a hex from outside."""
        other = self.over.get((place, side))
        return next((piece for piece in self.owner if piece[0] == other and (side + 3) % 6 in piece[1]), None)

    def joined(self, piece: Piece) -> set[Piece]:
        """All pieces that hang together with this one; towns and cities do not join them."""
        found, todo = {piece}, [piece]
        while todo:
            place, sides = todo.pop()
            for side in sides:
                other = self.facing(place, side)
                if other is not None and other not in found:
                    found.add(other)
                    todo.append(other)
        return found

    def stops(self, pieces: set[Piece]) -> list[tuple[str, int]]:
        """Where a group of pieces comes to a stop: the stop, and its side."""
        found = []
        for place, sides in sorted(pieces, key=lambda piece: (piece[0], sorted(piece[1]))):
            if len(sides) == 1:
                found.append((place, next(iter(sides))))
            found += [
                (self.over[place, side], (side + 3) % 6)
                for side in sorted(sides)
                if self.over.get((place, side)) in self.cities
            ]
        return found

    def groups(self) -> list[set[Piece]]:
        found: list[set[Piece]] = []
        for piece in self.owner:
            if not any(piece in group for group in found):
                found.append(self.joined(piece))
        return found

    def finished(self, piece: Piece) -> bool:
        return len(self.stops(self.joined(piece))) == 2

    def discs(self, seat: int) -> int:
        return sum(self.owner[next(iter(group))] == seat for group in self.groups())

    # -- what may be built -----------------------------------------------------------------------------------------

    def has_spur(self, seat: int, place: str) -> bool:
        return any(self.owner[piece] == seat for piece in self.here(place))

    def starts(self, seat: int, place: str, side: int) -> bool:
        """ASR-2: whether new track may start from what lies over a side."""
        other = self.over.get((place, side))
        if other in self.cities:
            return True
        piece = self.facing(place, side)
        if piece is None:
            return False
        if self.owner[piece] == seat:
            return True
        return self.owner[piece] == NOBODY and seat in self.begun and self.takes(seat, piece)

    def takes(self, seat: int, piece: Piece) -> bool:
        """ASR-2: unowned track that leads to a city, or to a town where the seat has a spur."""
        return any(stop in self.cities or self.has_spur(seat, stop) for stop, _ in self.stops(self.joined(piece)))

    def shut(self, seat: int, place: str, side: int) -> bool:
        """ASR-3, ASR-4"""
        if (place, side) not in self.over:
            return True
        piece = self.facing(place, side)
        return piece is not None and self.owner[piece] not in (seat, NOBODY)

    def open_side(self, piece: Piece) -> int | None:
        """The side at which an unfinished section is open on this piece."""
        place, sides = piece
        for side in sides:
            if self.over.get((place, side)) not in self.cities and self.facing(place, side) is None:
                return side
        return None

    def changes(self, seat: int, place: str, laid: Laid) -> tuple[set[Piece], dict[Piece, Piece]] | None:
        """New pieces, and old ones with what they are redirected to; None if old track is not kept."""
        new, old = self.pieces_of(place, laid), self.here(place)
        gone, added = old - new, new - old
        turned: dict[Piece, Piece] = {}
        for piece in gone:
            open_side = self.open_side(piece)
            if place in self.towns or open_side is None or self.owner[piece] not in (seat, NOBODY):
                return None
            inner = piece[1] - {open_side}
            after = [one for one in added if inner <= one[1] and one not in turned.values()]
            if len(after) != 1:
                return None
            turned[piece] = after[0]
        return added - set(turned.values()), turned

    def may_build(self, seat: int, place: str, laid: Laid) -> bool:
        """Everything but tiles, discs and money."""
        if place in self.cities or (TILES[laid[0]].exits and place not in self.towns):
            return False
        changes = self.changes(seat, place, laid)
        if changes is None:
            return False
        added, turned = changes
        if not added and not turned:
            return False
        if any(self.shut(seat, place, side) for piece in added for side in piece[1]):
            return False
        if place in self.towns:
            own = self.has_spur(seat, place)
            if not own and not any(self.starts(seat, place, side) for piece in added for side in piece[1]):
                return False
        elif any(not any(self.starts(seat, place, side) for side in piece[1]) for piece in added):
            return False
        for before, after in turned.items():
            (outer,) = after[1] - before[1] if after[1] != before[1] else after[1]
            if self.shut(seat, place, outer) or not self.may_turn(seat, place, before, after, outer):
                return False
        return not self.makes_loop(seat, place, laid)

    def may_turn(self, seat: int, place: str, before: Piece, after: Piece, outer: int) -> bool:
        """ASR-1, ASR-10"""
        if seat not in self.begun:
            return any(self.over.get((place, side)) in self.cities for side in after[1])
        meets = self.over.get((place, outer)) in self.cities or self.facing(place, outer) is not None
        if self.owner[before] == NOBODY and meets:
            return self.takes(seat, before) or self.starts(seat, place, outer)
        return True

    def makes_loop(self, seat: int, place: str, laid: Laid) -> bool:
        """ASR-6: lay it and look."""
        after = self.copy()
        after.lay(seat, place, laid)
        for group in after.groups():
            stops = [stop for stop, _ in after.stops(group)]
            if len(set(stops)) < len(stops):
                return True
        return False

    def legal(self, seat: int, place: str) -> Iterator[Laid]:
        for kind, tile in enumerate(TILES):
            for turn in range(tile.turns):
                if self.may_build(seat, place, (kind, turn)):
                    yield kind, turn

    # -- doing it --------------------------------------------------------------------------------------------------

    def copy(self) -> Brute:
        other = Brute.__new__(Brute)
        other.__dict__.update(self.__dict__)
        for name in ("cities", "tiles", "owner", "begun", "grown"):
            setattr(other, name, getattr(self, name).copy())
        return other

    def lay(self, seat: int, place: str, laid: Laid) -> None:
        changes = self.changes(seat, place, laid)
        assert changes is not None
        added, turned = changes
        for before, after in turned.items():
            self.owner[after] = self.owner.pop(before)
            self.grown = {after if piece == before else piece for piece in self.grown}
        for piece in added:
            self.owner[piece] = seat
            self.grown.add(piece)
        self.tiles[place] = laid
        self.begun.add(seat)
        for piece in added:
            self.owner.update(dict.fromkeys(self.joined(piece), seat))
        for piece in turned.values():
            if self.finished(piece):
                self.owner.update(dict.fromkeys(self.joined(piece), seat))

    def urbanize(self, seat: int, place: str, letter: int) -> None:
        for piece in self.here(place):
            del self.owner[piece]
            self.grown.discard(piece)
        self.tiles.pop(place, None)
        self.towns = self.towns - {place}
        self.cities[place] = NEW_CITY_COLOURS[letter]
        for side in range(6):
            other = self.facing(place, side)
            if other is not None and self.owner[other] == NOBODY and self.finished(other):
                self.owner.update(dict.fromkeys(self.joined(other), seat))

    def end_of_phase(self) -> None:
        """ASR-12: a section lapses if no piece of it was laid in this phase."""
        for group in self.groups():
            if len(self.stops(group)) < 2 and not group & self.grown:
                self.owner.update(dict.fromkeys(group, NOBODY))
        self.grown = set()

    def release(self, seat: int) -> None:
        for group in self.groups():
            if len(self.stops(group)) < 2 and self.owner[next(iter(group))] == seat:
                self.owner.update(dict.fromkeys(group, NOBODY))

    # -- deliveries ------------------------------------------------------------------------------------------------

    def deliveries(
        self, cubes: dict[str, list[int]], links: int, out: set[int]
    ) -> set[tuple[str, int, tuple[int, ...]]]:
        """Every delivery: the hex, the colour, the sides. Of links that do the same the one with the lower side."""
        ways: dict[str, list[tuple[int, str, int]]] = {}
        for group in self.groups():
            ends = self.stops(group)
            if len(ends) == 2:
                payee = self.owner[next(iter(group))]
                payee = NOBODY if payee in out else payee
                for (stop, side), (other, _) in (ends, ends[::-1]):
                    ways.setdefault(stop, []).append((side, other, payee))
        for stop, known in ways.items():
            ways[stop] = [way for way in known if not any(w[0] < way[0] and w[1:] == way[1:] for w in known)]
        found = set()
        for place, colours in cubes.items():
            for colour in set(colours):
                for steps in range(1, links + 1):
                    for sides in self._paths(ways, place, colour, steps):
                        found.add((place, colour, sides))
        return found

    def _paths(
        self, ways: dict[str, list[tuple[int, str, int]]], start: str, colour: int, steps: int
    ) -> Iterator[tuple[int, ...]]:
        todo: list[tuple[tuple[str, ...], tuple[int, ...]]] = [((start,), ())]
        while todo:
            stops, sides = todo.pop()
            arrived = len(stops) > 1 and self.cities.get(stops[-1]) == colour
            if arrived and len(sides) == steps:
                yield sides
            if arrived or len(sides) == steps:
                continue
            todo += [
                ((*stops, other), (*sides, side)) for side, other, _ in ways.get(stops[-1], []) if other not in stops
            ]


def cubes_on(state: State) -> dict[str, list[int]]:
    labels = state.plan.board.labels
    return {labels[place]: cubes_list(packed) for place, packed in enumerate(state.cubes) if packed}
