"""A delivery as a path of choices: the cube, where it goes, and which way where there are several.

Whole ways with what everybody earns, best for the mover first: cube-<label>-<good>, then hex-<label> of the city that
takes it, then (where there are several) way-<label>-<side>. for each link, then (across a continent) bonus-<seat>.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from ....core.picks import Pick
from ....core.texts import Arg, Seat, Text, listed
from ..printed.facts import COLOURS
from ..rules import deliveries, names
from ..rules.moves import Deliver
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

    def where(self, state: State) -> tuple[str, ...]:
        """Its track, and the city it comes to."""
        track = dict.fromkeys(link_element(state, run) for run, _, _ in self.links)
        return *track, names.hex_element(state, self.links[-1][2])


def deliver_path(view: View, seat: int, wish: Deliver, move: int) -> tuple[Pick, ...]:
    state, known = state_of(view), _known(view)
    plain = without_bonus(move)
    way = known[plain]
    start, end = way.links[0][1], way.links[-1][2]
    journey = (start, wish.good, end)
    same = _journeys(view)[journey]
    picks = [_cube_pick(view, seat, state, start, wish.good), _end_pick(seat, state, same)]
    if len(same) > 1:
        name = "way-" + ".".join(link_element(state, run).removeprefix("link-") for run, _, _ in way.links)
        picks.append(Pick(name, _way_text(state, seat, way), where=way.where(state), gains=way.gains))
    bonus = move >> BONUS_SHIFT
    if bonus:
        paid = state.owner[way.links[bonus - 1][0]]
        gains = tuple(int(player == paid) for player in range(view.seats))
        whole = tuple(deliveries.incomes(state, seat, move))
        words = Text("pick-bonus", {"split": split(seat, gains)})
        picks.append(Pick(f"bonus-{paid}", words, where=way.where(state), gains=whole))
    return tuple(picks)


def without_bonus(move: int) -> int:
    return move & (1 << BONUS_SHIFT) - 1


@lru_cache(8)
def _known(view: View) -> dict[int, Way]:
    """Every delivery, the best for the mover first."""
    state, found = state_of(view), dict[int, Way]()
    assert view.seat is not None
    for move in map(without_bonus, deliveries.deliveries(state, view.seat)):
        if move not in found:
            links = tuple(deliveries.route(state, move))
            found[move] = Way(links, tuple(deliveries.incomes(state, view.seat, move)))
    return found


@lru_cache(8)
def _journeys(view: View) -> dict[Journey, list[Way]]:
    """Which ways lead from a cube to a city, the best first."""
    found: dict[Journey, list[Way]] = {}
    for move, way in _known(view).items():
        journey = way.links[0][1], deliveries.good_of(move), way.links[-1][2]
        found.setdefault(journey, []).append(way)
    return found


@lru_cache(8)
def best_ways(view: View) -> dict[tuple[int, int], Way]:
    """What each cube (hex and colour) does best."""
    found: dict[tuple[int, int], Way] = {}
    for (start, good, _), ways in _journeys(view).items():
        found.setdefault((start, good), ways[0])
    return found


def is_only_way(view: View, picked: tuple[str, ...]) -> bool:
    """Whether a single way leads from a cube to a city, by their picks."""
    labels = view.plan.board.labels
    return any(
        len(ways) == 1
        for (start, good, end), ways in _journeys(view).items()
        if picked == (f"cube-{labels[start]}-{COLOURS[good]}", f"hex-{labels[end]}")
    )


def _cube_pick(view: View, seat: int, state: State, place: int, good: int) -> Pick:
    best = best_ways(view)[place, good]
    args: dict[str, Arg] = {
        "cube": names.cube(good),
        "place": names.place_name(state, place),
        "split": split(seat, best.gains),
    }
    name = f"cube-{view.plan.board.labels[place]}-{COLOURS[good]}"
    return Pick(name, Text("pick-cube", args), where=best.where(state), gains=best.gains)


def _end_pick(seat: int, state: State, ways: list[Way]) -> Pick:
    """Where a cube goes; the best way there stands for all."""
    best = ways[0]
    end = best.links[-1][2]
    args: dict[str, Arg] = {"place": names.place_name(state, end), "split": split(seat, best.gains)}
    if len(ways) > 1:
        words = Text("pick-end-ways", {**args, "number": len(ways)})
    elif len(best.links) > 1:
        words = Text("pick-end-over", {**args, "stops": listed(_stops(state, best.links[:-1]))})
    else:
        words = Text("pick-end", args)
    return Pick(names.hex_element(state, end), words, where=best.where(state), gains=best.gains)


def _way_text(state: State, seat: int, way: Way) -> Text:
    """The stops of a way, with whose track leads there where several do."""
    args: dict[str, Arg] = {"split": split(seat, way.gains)}
    if any(_is_twin(state, *link) for link in way.links):
        return Text("pick-way", {**args, "stops": listed(_stops(state, way.links))})
    if len(way.links) == 1:
        return Text("pick-way-straight", args)
    return Text("pick-way", {**args, "stops": listed(_stops(state, way.links[:-1]))})


def _stops(state: State, links: tuple[tuple[int, int, int], ...]) -> list[Text]:
    found = []
    for run, start, to in links:
        place, owner = names.place_name(state, to), state.owner[run]
        if not _is_twin(state, run, start, to):
            found.append(Text("way-stop", {"place": place}))
        elif owner >= 0:
            found.append(Text("way-stop-by", {"place": place, "player": Seat(owner)}))
        else:
            found.append(Text("way-stop-unowned", {"place": place}))
    return found


def _is_twin(state: State, run: int, start: int, to: int) -> bool:
    """Whether another link joins the same two stops."""
    ends = {start, to}
    return any(
        other != run and end >= 0 and {begin // SIDES, end // SIDES} == ends
        for other, (begin, end) in enumerate(zip(state.start, state.end, strict=True))
    )


def split(seat: int, gains: tuple[int, ...]) -> Text:
    """Who gets how much: 'you +3, Green +1'."""
    parts = [Text("split-you", {"income": gains[seat]})] if gains[seat] else []
    for player, gain in enumerate(gains):
        if gain and player != seat:
            parts.append(Text("split-other", {"player": Seat(player), "income": gain}))
    return listed(parts) if parts else Text("split-nobody")
