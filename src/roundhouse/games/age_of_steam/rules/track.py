"""Track on the map: runs, who owns them, and what every hex's sides lead to. Kept up to date tile by tile.

What may be built is said in building.py; here it is done. AS-6.5, AS-6.6, ASR-9 to ASR-18.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.facts import NEW_CITY_COLOURS
from .plan import SIDES
from .tiles import EXITS, OTHER_END, PATTERN_FAMILY, PATTERN_TILE, SEGMENTS, TOWN

if TYPE_CHECKING:
    from .state import State

UNOWNED: Final = -1
NO_RUN: Final = -2

# What a side of a hex leads to, for one seat: so many bits a side in State.front.
LEAD_BITS: Final = 2
LEAD_MASK: Final = (1 << LEAD_BITS) - 1
SHUT: Final = 0  # off the map, track of somebody else, or track that is joined already
OPEN: Final = 1  # nothing that could be joined
COUNTS: Final = 2  # a city, own track, or unowned track that may be taken over from here: track may start here (ASR-2)
JOINS: Final = 3  # may be joined, but track cannot start from it


# -- what a side leads to -----------------------------------------------------------------------------------------


def has_track_at(state: State, seat: int, stop: int) -> bool:
    """Whether track of the seat leaves this stop."""
    run_at, owner = state.run_at, state.owner
    for port in range(stop * SIDES, stop * SIDES + SIDES):
        run = run_at[port]
        if run >= 0 and owner[run] == seat:
            return True
    return False


def leads_to(state: State, seat: int, port: int) -> int:
    """SHUT, OPEN, COUNTS or JOINS: what track of this seat would meet over this port."""
    facing = state.plan.facing[port]
    if facing < 0 or state.colour[port // SIDES] >= 0:
        return SHUT
    other = facing // SIDES
    if state.colour[other] >= 0:
        return COUNTS if state.plan.build.is_base(state, seat, other) else JOINS
    run = state.run_at[facing]
    if run < 0:
        return OPEN
    owner = state.owner[run]
    if state.run_at[port] == run or (owner != seat and owner != UNOWNED):
        return SHUT
    if owner == seat:
        return COUNTS
    # ASR-1: the first tile must enter a city itself.
    return COUNTS if state.begun[seat] and state.plan.build.is_base(state, seat, state.start[run] // SIDES) else JOINS


def lead(key: int, side: int) -> int:
    """What State.front has of a side."""
    return key >> LEAD_BITS * side & LEAD_MASK


def _look_over(state: State, port: int) -> None:
    """Something has changed behind this port: what it leads to is worked out anew, for all seats."""
    if port >= 0:
        for seat in range(len(state.front)):
            _look_over_for(state, seat, port)


def _look_over_for(state: State, seat: int, port: int) -> None:
    shift = LEAD_BITS * (port % SIDES)
    keys = state.front[seat]
    place = port // SIDES
    keys[place] = keys[place] & ~(LEAD_MASK << shift) | leads_to(state, seat, port) << shift


def look_over_unowned(state: State, seat: int) -> None:
    """Unowned track may be within reach now, or out of it (ASR-2)."""
    facing, tip, owner = state.plan.facing, state.tip, state.owner
    if UNOWNED not in owner:
        return
    for run in range(len(owner)):
        if owner[run] == UNOWNED:
            _look_over_for(state, seat, facing[tip[run]])


def look_over_cities(state: State, seat: int) -> None:
    """Cities that were no base may be one now."""
    facing = state.plan.facing
    for stop in state.plan.stops:
        if state.colour[stop] >= 0:
            for port in range(stop * SIDES, stop * SIDES + SIDES):
                if facing[port] >= 0:
                    _look_over_for(state, seat, facing[port])


def survey(state: State) -> None:
    """Work out anew what follows from tiles and runs: which run touches which port, and what every side leads to."""
    state.run_at = [-1] * len(state.run_at)
    for run in range(len(state.owner)):
        if state.owner[run] != NO_RUN:
            for port in ports_of(state, run):
                state.run_at[port] = run
    for seat in range(len(state.front)):
        if seat and not state.owner:
            # As long as there is no track, all sides lead to the same for everybody.
            state.front[seat] = state.front[0][:]
            continue
        state.front[seat] = [0] * state.plan.hexes
        for port in range(len(state.run_at)):
            _look_over_for(state, seat, port)


# -- runs ---------------------------------------------------------------------------------------------------------


def ports_of(state: State, run: int) -> list[int]:
    """Every port that a run touches, in order from its start; the city ports where it begins and ends are among
    them."""
    facing = state.plan.facing
    tip, end = state.tip[run], state.end[run]
    port = state.start[run]
    found = [port]
    while port != tip:
        port = facing[port]
        found.append(port)
        if port == end:
            break
        place = port // SIDES
        port = place * SIDES + OTHER_END[state.tile[place]][port % SIDES]
        found.append(port)
    return found


def pieces(state: State) -> list[tuple[int, int, int, int]]:
    """All track: (hex, side, other side, run); the other side is -1 where it ends in a town."""
    found = []
    for place, pattern in enumerate(state.tile):
        if pattern < 0:
            continue
        base = place * SIDES
        if state.plan.town[place]:
            sides = [side for side in range(SIDES) if EXITS[pattern] >> side & 1]
            found += [(place, side, -1, state.run_at[base + side]) for side in sides]
        else:
            found += [(place, a, b, state.run_at[base + a]) for a, b in SEGMENTS[pattern]]
    return found


def _new_run(state: State, seat: int, start: int, tip: int) -> int:
    """A new section of one piece of track. The ports are the caller's."""
    state.discs[seat] -= 1
    owner = state.owner
    if NO_RUN in owner:
        run = owner.index(NO_RUN)
        owner[run] = seat
        state.start[run], state.end[run], state.tip[run] = start, -1, tip
        state.size[run] = state.grown[run] = 1
        return run
    owner.append(seat)
    state.start.append(start)
    state.end.append(-1)
    state.tip.append(tip)
    state.size.append(1)
    state.grown.append(1)
    return len(owner) - 1


def _forget(state: State, run: int) -> None:
    state.owner[run] = NO_RUN
    state.start[run] = state.end[run] = state.tip[run] = -1
    state.size[run] = state.grown[run] = 0


def _take(state: State, seat: int, run: int) -> None:
    """ASR-9: whoever adds to unowned track takes it."""
    if state.owner[run] == UNOWNED:
        state.owner[run] = seat
        state.discs[seat] -= 1


def _meet(state: State, seat: int, run: int) -> None:
    """The open end of a run may meet a city, or the open end of another run. Then it is a link (AS-6.5)."""
    facing = state.plan.facing[state.tip[run]]
    other = state.run_at[facing]
    if state.colour[facing // SIDES] >= 0:
        state.run_at[facing] = run
        state.end[run] = facing
    elif other >= 0:
        # Every run begins at a stop, so two of them make a link.
        for port in ports_of(state, other):
            state.run_at[port] = run
        state.end[run] = state.start[other]
        state.size[run] += state.size[other]
        if state.owner[other] != UNOWNED:
            state.discs[state.owner[other]] += 1
        _forget(state, other)
    else:
        return
    state.tip[run] = -1
    _take(state, seat, run)


# -- laying tiles -------------------------------------------------------------------------------------------------


def lay(state: State, seat: int, place: int, pattern: int) -> None:
    """Lay a tile, or replace the one that lies there: old track stays, or is redirected; new track is the seat's."""
    before = state.tile[place]
    sides = EXITS[pattern] if before < 0 else EXITS[pattern] | EXITS[before]
    _swap_tile(state, place, before, pattern)
    if state.plan.town[place]:
        _add_spurs(state, seat, place, EXITS[pattern] if before < 0 else EXITS[pattern] & ~EXITS[before])
    elif before < 0:
        for a, b in SEGMENTS[pattern]:
            _add_segment(state, seat, place, a, b)
    else:
        _replace(state, seat, place, before, pattern)
    state.begun[seat] = 1
    facing = state.plan.facing
    for port in range(place * SIDES, place * SIDES + SIDES):
        if sides >> port % SIDES & 1:
            _look_over(state, port)
            _look_over(state, facing[port])
    state.plan.build.look_over(state, seat)


def _swap_tile(state: State, place: int, before: int, pattern: int) -> None:
    """ASR-7: the tile that is replaced goes back at once; a simple or complex tile in a town needs a disc."""
    in_town = state.plan.town[place]
    if before >= 0:
        state.stock[PATTERN_TILE[before]] += 1
        if in_town and PATTERN_FAMILY[before] != TOWN:
            state.town_discs += 1
    state.tile[place] = pattern
    if pattern >= 0:
        state.stock[PATTERN_TILE[pattern]] -= 1
        if in_town and PATTERN_FAMILY[pattern] != TOWN:
            state.town_discs -= 1


def _add_spurs(state: State, seat: int, place: int, sides: int) -> None:
    """ASR-15, ASR-16: every exit of a town is a run of its own."""
    for side in range(SIDES):
        if sides >> side & 1:
            port = place * SIDES + side
            run = _new_run(state, seat, port, port)
            state.run_at[port] = run
            _meet(state, seat, run)


def _add_segment(state: State, seat: int, place: int, a: int, b: int) -> None:
    """New track between two sides: it extends a run that comes to one of them, or begins at a city."""
    one, other = place * SIDES + a, place * SIDES + b
    run_at = state.run_at
    if not _run_comes_in(state, one) and (_run_comes_in(state, other) or not _city_over(state, one)):
        one, other = other, one
    near = state.plan.facing[one]
    if state.colour[near // SIDES] >= 0:
        run = _new_run(state, seat, near, other)
        run_at[near] = run
    else:
        run = run_at[near]
        _take(state, seat, run)
        state.tip[run] = other
        state.size[run] += 1
        state.grown[run] = 1
    run_at[one] = run_at[other] = run
    _meet(state, seat, run)


def _city_over(state: State, port: int) -> bool:
    return state.colour[state.plan.across[port]] >= 0


def _run_comes_in(state: State, port: int) -> bool:
    return not _city_over(state, port) and state.run_at[state.plan.facing[port]] >= 0


def _replace(state: State, seat: int, place: int, before: int, pattern: int) -> None:
    """AS-6.7, AS-6.8: track that is not on the new tile is redirected: its inner side stays."""
    base = place * SIDES
    added = list(SEGMENTS[pattern])
    redirected = []
    for old in SEGMENTS[before]:
        if old in added:
            added.remove(old)
            continue
        run = state.run_at[base + old[0]]
        inner = old[1] if state.tip[run] == base + old[0] else old[0]
        state.run_at[state.tip[run]] = -1
        redirected.append((run, inner))
    for run, inner in redirected:
        outer = OTHER_END[pattern][inner]
        added.remove((inner, outer) if inner < outer else (outer, inner))
        state.tip[run] = base + outer
        state.run_at[base + outer] = run
    for run, _ in redirected:
        _meet(state, seat, run)
    for a, b in added:
        _add_segment(state, seat, place, a, b)


def join_directly(state: State, seat: int, link: int) -> None:
    """ASR-30: the link between two cities that touch."""
    direct = state.plan.board.direct[link]
    run = _new_run(state, seat, direct.port, -1)
    facing = state.plan.facing[direct.port]
    state.end[run] = facing
    state.run_at[direct.port] = state.run_at[facing] = run
    state.begun[seat] = 1
    look_over_unowned(state, seat)


# -- New Cities ---------------------------------------------------------------------------------------------------


def urbanize(state: State, seat: int, place: int, letter: int) -> None:
    """AS-6.10, ASR-22, ASR-23: the town's track goes, links into it stay, open track that pointed at it is finished."""
    before = state.tile[place]
    state.colour[place] = NEW_CITY_COLOURS[letter]
    state.new_city[letter] = place
    sides = EXITS[before] if before >= 0 else 0
    if before >= 0:
        _swap_tile(state, place, before, -1)
    facing = state.plan.facing
    for port in range(place * SIDES, place * SIDES + SIDES):
        if sides >> port % SIDES & 1:
            _shorten(state, port)
        elif facing[port] >= 0 and state.run_at[facing[port]] >= 0:
            _meet(state, seat, state.run_at[facing[port]])
    for keys in state.front:
        keys[place] = 0
    for port in range(place * SIDES, place * SIDES + SIDES):
        _look_over(state, facing[port])
    # Whoever has lost their only track here may begin elsewhere.
    _look_over_all_unowned(state)


def _shorten(state: State, port: int) -> None:
    """A spur has gone; if it was all there was of its run, the run has gone with it."""
    run = state.run_at[port]
    state.size[run] -= 1
    if state.size[run]:
        return
    if state.owner[run] != UNOWNED:
        state.discs[state.owner[run]] += 1
    for touched in (state.start[run], state.end[run]):
        if touched >= 0:
            state.run_at[touched] = -1
    _forget(state, run)


# -- losing track -------------------------------------------------------------------------------------------------


def lapse(state: State) -> None:
    """AS-6.6, ASR-12: at the end of the build phase sections that were not extended are nobody's."""
    lost = False
    for run in range(len(state.owner)):
        if state.tip[run] >= 0 and not state.grown[run] and state.owner[run] >= 0:
            _disown(state, run)
            lost = True
        state.grown[run] = 0
    if lost:
        _look_over_all_unowned(state)


def release(state: State, seat: int) -> None:
    """AS-8.2, ASR-26: unfinished sections of a bankrupt are nobody's; finished links stay theirs in name."""
    for run in range(len(state.owner)):
        if state.tip[run] >= 0 and state.owner[run] == seat:
            _disown(state, run)
    _look_over_all_unowned(state)


def _disown(state: State, run: int) -> None:
    state.discs[state.owner[run]] += 1
    state.owner[run] = UNOWNED


def _look_over_all_unowned(state: State) -> None:
    for seat in range(len(state.front)):
        if not state.out[seat]:
            state.plan.build.look_over(state, seat)
