"""A delivery as a path of choices: the cube, where it goes, and which way where there are several.

Whole ways with what everybody earns, best for the mover first: cube-<label>-<good>, then hex-<label> of the city that
takes it, then (where there are several) way-<label>-<side>. for each link, then (across a continent) bonus-<seat>.
"""

from __future__ import annotations

from msgspec import Struct

from ....core.picks import Pick
from ....core.reading import once
from ....core.texts import Arg, Seat, Text, listed
from ..printed.facts import COLOURS
from ..rules import deliveries, names
from ..rules.plan import BONUS_SHIFT, SIDES
from ..rules.state import State
from ..seen.reading import state_of
from ..seen.view import View
from .elements import link_element

#: Of a delivery: the hex where the cube lies, its colour, and the hex that it comes to.
Journey = tuple[int, int, int]


class Way(Struct, frozen=True):
    """A delivery without what is chosen after its way: its links, and what everybody earns."""

    links: tuple[tuple[int, int, int], ...]
    gains: tuple[int, ...]


def deliver_path(view: View, move: int) -> tuple[Pick, ...]:
    return _ways(view).path(move)


def without_bonus(move: int) -> int:
    return move & (1 << BONUS_SHIFT) - 1


def best_ways(view: View) -> dict[tuple[int, int], Way]:
    """What each cube (hex and colour) does best."""
    return _ways(view).best


def is_only_way(view: View, picked: tuple[str, ...]) -> bool:
    """Whether a single way leads from a cube to a city, by their picks."""
    labels = view.plan.board.labels
    return any(
        len(ways) == 1
        for (start, good, end), ways in _ways(view).journeys.items()
        if picked == (f"cube-{labels[start]}-{COLOURS[good]}", f"hex-{labels[end]}")
    )


class Ways:
    """All that a seat could deliver now. There may be hundreds of ways, and every look asks for all of them: what
    several have in common is made once."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.seat, self.seats = view.seat, view.seats
        self.state = state_of(view)
        #: By move without its bonus, the best for the mover first.
        self.known = _known(self.state, self.seat)
        #: Which ways lead from a cube to a city, the best first.
        self.journeys: dict[Journey, list[Way]] = {}
        for move, way in self.known.items():
            journey = way.links[0][1], deliveries.good_of(move), way.links[-1][2]
            self.journeys.setdefault(journey, []).append(way)
        #: What each cube (hex and colour) does best.
        self.best: dict[tuple[int, int], Way] = {}
        for (start, good, _), ways in self.journeys.items():
            self.best.setdefault((start, good), ways[0])
        #: By journey: the cube, and where it goes.
        self._begun: dict[Journey, tuple[Pick, Pick]] = {}
        self._elements = [link_element(self.state, run) for run in range(len(self.state.start))]
        self._joining = _joining(self.state)
        self._stops: dict[tuple[int, int, int], Text] = {}

    def path(self, move: int) -> tuple[Pick, ...]:
        way = self.known[without_bonus(move)]
        journey = way.links[0][1], deliveries.good_of(move), way.links[-1][2]
        begun = self._begun.get(journey)
        if begun is None:
            begun = self._begun[journey] = self._cube(journey), self._end(journey)
        picks = list(begun)
        if len(self.journeys[journey]) > 1:
            name = "way-" + ".".join([self._elements[run].removeprefix("link-") for run, _, _ in way.links])
            picks.append(Pick(name, self._way_text(way), where=self._where(way), gains=way.gains))
        bonus = move >> BONUS_SHIFT
        if bonus:
            paid = self.state.owner[way.links[bonus - 1][0]]
            gains = tuple(int(player == paid) for player in range(self.seats))
            whole = tuple(deliveries.incomes(self.state, self.seat, move))
            words = Text("pick-bonus", {"split": split(self.seat, gains)})
            picks.append(Pick(f"bonus-{paid}", words, where=self._where(way), gains=whole))
        return tuple(picks)

    def _where(self, way: Way) -> tuple[str, ...]:
        """Its track, and the city it comes to."""
        track = dict.fromkeys([self._elements[run] for run, _, _ in way.links])
        return *track, names.hex_element(self.state, way.links[-1][2])

    def _cube(self, journey: Journey) -> Pick:
        place, good, _ = journey
        best = self.best[place, good]
        args: dict[str, Arg] = {
            "cube": names.cube(good),
            "place": names.place_name(self.state, place),
            "split": split(self.seat, best.gains),
        }
        name = f"cube-{self.state.plan.board.labels[place]}-{COLOURS[good]}"
        return Pick(name, Text("pick-cube", args), where=self._where(best), gains=best.gains)

    def _end(self, journey: Journey) -> Pick:
        """Where a cube goes; the best way there stands for all."""
        ways, end = self.journeys[journey], journey[2]
        best = ways[0]
        args: dict[str, Arg] = {"place": names.place_name(self.state, end), "split": split(self.seat, best.gains)}
        if len(ways) > 1:
            words = Text("pick-end-ways", {**args, "number": len(ways)})
        elif len(best.links) > 1:
            words = Text("pick-end-over", {**args, "stops": self._row(best.links[:-1])})
        else:
            words = Text("pick-end", args)
        return Pick(names.hex_element(self.state, end), words, where=self._where(best), gains=best.gains)

    def _way_text(self, way: Way) -> Text:
        """The stops of a way, with whose track leads there where several do."""
        args: dict[str, Arg] = {"split": split(self.seat, way.gains)}
        if any(self._is_twin(*link) for link in way.links):
            return Text("pick-way", {**args, "stops": self._row(way.links)})
        if len(way.links) == 1:
            return Text("pick-way-straight", args)
        return Text("pick-way", {**args, "stops": self._row(way.links[:-1])})

    def _row(self, links: tuple[tuple[int, int, int], ...]) -> Text:
        return listed([self._stop(link) for link in links])

    def _stop(self, link: tuple[int, int, int]) -> Text:
        found = self._stops.get(link)
        if found is None:
            run, _, to = link
            place, owner = names.place_name(self.state, to), self.state.owner[run]
            if not self._is_twin(*link):
                found = Text("way-stop", {"place": place})
            elif owner >= 0:
                found = Text("way-stop-by", {"place": place, "player": Seat(owner)})
            else:
                found = Text("way-stop-unowned", {"place": place})
            self._stops[link] = found
        return found

    def _is_twin(self, run: int, start: int, to: int) -> bool:
        """Whether another link joins the same two stops."""
        return bool(self._joining.get(frozenset((start, to)), set()) - {run})


_ways = once(Ways)


def _known(state: State, seat: int) -> dict[int, Way]:
    """Every delivery, the best for the mover first."""
    found: dict[int, Way] = {}
    for move in map(without_bonus, deliveries.deliveries(state, seat)):
        if move not in found:
            links = tuple(deliveries.route(state, move))
            found[move] = Way(links, tuple(deliveries.incomes(state, seat, move)))
    return found


def _joining(state: State) -> dict[frozenset[int], set[int]]:
    """Which links join two stops."""
    found: dict[frozenset[int], set[int]] = {}
    for run, (begin, end) in enumerate(zip(state.start, state.end, strict=True)):
        if end >= 0:
            found.setdefault(frozenset((begin // SIDES, end // SIDES)), set()).add(run)
    return found


def split(seat: int, gains: tuple[int, ...]) -> Text:
    """Who gets how much: 'you +3, Green +1'."""
    parts = [Text("split-you", {"income": gains[seat]})] if gains[seat] else []
    for player, gain in enumerate(gains):
        if gain and player != seat:
            parts.append(Text("split-other", {"player": Seat(player), "income": gain}))
    return listed(parts) if parts else Text("split-nobody")
