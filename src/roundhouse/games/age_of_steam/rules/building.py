"""What may be built, and what it costs. AS-6.1 to AS-6.10, ASR-1 to ASR-23.

What fits a hex depends on what its sides lead to (State.front), on the track that is there, and on which tiles are
left. All that is one int; what was found for it is remembered, so that a list of all builds is mostly looking up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .moves import Build, Done, Join, Scrap, Urbanize
from .plan import (
    CITY_SHIFT,
    KIND_MASK,
    LINK_SHIFT,
    PATTERN_BITS,
    SIDES,
    SPOT_MASK,
    SPOT_SHIFT,
    TILE_MASK,
    TILE_SHIFT,
    TURN_MASK,
    TURN_SHIFT,
)
from .tiles import (
    CROSSING,
    EXITS,
    OTHER_END,
    PATTERN,
    PATTERN_EXITS,
    PATTERN_FAMILY,
    PATTERN_TILE,
    PATTERNS,
    PLAIN_PATTERNS,
    SEGMENTS,
    SIMPLE,
    TILE_NAMES,
    TOWN,
)
from .track import COUNTS, LEAD_BITS, SHUT, UNOWNED, lead

if TYPE_CHECKING:
    from .state import State

BUILD: Final[int] = Build.KIND
DONE: Final[int] = Done().pack()
SCRAP: Final[int] = Scrap().pack()
URBANIZE: Final[int] = Urbanize.KIND
JOIN: Final[int] = Join.KIND

# AS-6.9: a tile in a town, each of its exits, and tiles that replace others.
TOWN_PRICE: Final = 1
EXIT_PRICE: Final = 1
REPLACE_PRICE: Final = 2
REPLACE_CROSSING: Final = 3
REPLACE_TOWN: Final = 3

#: The upper and the lower bit of every side of a State.front key.
UPPER: Final = 0xAAA
LOWER: Final = 0x555
#: Bits of such a key, and of a pattern that may be replaced (those of simple and complex tiles come first).
KEY_BITS: Final[int] = LEAD_BITS * SIDES
PATTERN_WIDTH: Final[int] = PLAIN_PATTERNS.bit_length()
TILE_KINDS: Final[int] = len(TILE_NAMES)

#: Simple and complex tiles, a bit each: those that need a disc in a town.
PLAIN_TILES: Final[int] = sum(1 << tile for tile in {PATTERN_TILE[p] for p in range(PLAIN_PATTERNS)})

# What is known of a piece of track on a tile that may be replaced, three bits.
REDIRECTABLE: Final = 1  # it is the open end of a section, the seat's own or nobody's
INNER_FIRST: Final = 2  # its inner side is the lower one
BASED: Final = 4  # it is the seat's own, or may be taken over: it leads to where the seat may begin (ASR-2)
MARK_BITS: Final = 3
MARK_MASK: Final = (1 << MARK_BITS) - 1

#: Patterns by what they add to the price of the hex, the cheapest first; as tile and turn of a Build.
Fitting = list[tuple[int, list[int]]]

#: No tile needs more discs.
MOST_DISCS: Final = 4

#: What was found so far; it begins anew when there is too much of it.
_on_land: dict[int, Fitting] = {}
_in_towns: dict[int, Fitting] = {}
_replacing: dict[int, Fitting] = {}
REMEMBERED: Final = 100_000


# -- what fits ----------------------------------------------------------------------------------------------------


def _by_price(found: list[tuple[int, int]]) -> Fitting:
    prices = sorted({price for price, _ in found})
    return [(price, [PATTERN_BITS[p] for cost, p in found if cost == price]) for price in prices]


def _fits_land(key: int, out: int) -> Fitting:
    """Tiles for an empty hex without a town. ASR-2, ASR-5: every track on it has an end from which it may start."""
    found = []
    for pattern in range(PLAIN_PATTERNS):
        if not out >> PATTERN_TILE[pattern] & 1 and all(_may_start(key, a, b) for a, b in SEGMENTS[pattern]):
            found.append((land_price(-1, pattern), pattern))
    return _by_price(found)


def _may_start(key: int, a: int, b: int) -> bool:
    one, other = lead(key, a), lead(key, b)
    return one != SHUT and other != SHUT and (one == COUNTS or other == COUNTS)


def _fits_town(key: int, exits: int, own: bool, out: int) -> Fitting:
    """Tiles for a town with these exits. ASR-17: all exits stay, some are added, one of them may start here (or the
    seat has a spur in the town already)."""
    found = []
    shut = sum(1 << side for side in range(SIDES) if lead(key, side) == SHUT)
    counts = sum(1 << side for side in range(SIDES) if lead(key, side) == COUNTS)
    for pattern in range(PATTERNS):
        added = EXITS[pattern] & ~exits
        if (
            not out >> PATTERN_TILE[pattern] & 1
            and exits & ~EXITS[pattern] == 0
            and added
            and not added & shut
            and (own or added & counts)
        ):
            found.append((town_price(exits != 0, pattern), pattern))
    return _by_price(found)


def _fits_instead(key: int, before: int, marks: int, fresh: bool, out: int) -> Fitting:
    """Tiles that may replace another one outside towns: track stays or is redirected, and some may be added. `marks`:
    what is known of each old track; `fresh`: the seat lays its first tile."""
    found = []
    for pattern in range(PLAIN_PATTERNS):
        if pattern == before or out >> PATTERN_TILE[pattern] & 1:
            continue
        added = list(SEGMENTS[pattern])
        fine = True
        for number, old in enumerate(SEGMENTS[before]):
            if old in added:
                added.remove(old)
                continue
            mark = marks >> MARK_BITS * number & MARK_MASK
            inner = old[0] if mark & INNER_FIRST else old[1]
            outer = OTHER_END[pattern][inner]
            fine = fine and mark & REDIRECTABLE != 0 and outer >= 0 and _may_redirect(key, inner, outer, mark, fresh)
            if not fine:
                break
            track = (inner, outer) if inner < outer else (outer, inner)
            if track not in added:
                fine = False
                break
            added.remove(track)
        if fine and all(_may_start(key, a, b) for a, b in added):
            found.append((land_price(before, pattern), pattern))
    return _by_price(found)


def _may_redirect(key: int, inner: int, outer: int, mark: int, fresh: bool) -> bool:
    """ASR-10: the new end leads to nothing forbidden. Where it takes unowned track over, ASR-2 holds as for new track;
    a first tile must enter a city (ASR-1)."""
    leads = lead(key, outer)
    if leads == SHUT:
        return False
    if fresh:
        return leads == COUNTS or lead(key, inner) == COUNTS
    return bool(mark & BASED) or leads <= COUNTS


# -- the list -----------------------------------------------------------------------------------------------------


def builds(state: State, seat: int) -> list[int]:
    """Every legal move of a build: New Cities, tiles, direct links, and the end of it."""
    plan = state.plan
    found: list[int] = []
    if state.urban and not state.built:
        _urbanizations(state, seat, found)
    if state.tiles_left:
        budget = plan.engineer.budget(state, seat)
        if budget >= REPLACE_PRICE:
            _tiles(state, seat, budget, found)
        plan.build.direct_links(state, seat, budget, found)
    found.append(plan.build.ending(state, seat))
    return found


def _tiles(state: State, seat: int, budget: int, found: list[int]) -> None:
    plan = state.plan
    tile, spot, ground, town = state.tile, plan.spot, plan.ground, plan.town
    out = _tiles_out(state)
    ends = _redirectable_hexes(state, seat)
    # Where one of these holds, every tile is looked at by itself.
    few_discs = state.discs[seat] < MOST_DISCS
    loose = plan.build.begins_network(state, seat)
    place = -1
    for key in state.front[seat]:
        place += 1
        counts = key & UPPER & ~((key & LOWER) << 1)
        before = tile[place]
        if not counts and before < 0:
            continue
        if town[place]:
            fitting = _town_tiles(state, seat, place, key, out)
        elif before < 0:
            known = _on_land.get(key | out << KEY_BITS)
            if known is None:
                known = _remember(_on_land, key | out << KEY_BITS, _fits_land(key, out))
            fitting = known
        elif counts or place in ends:
            fitting = _replacements(state, seat, place, key, out)
        else:
            continue
        if not fitting:
            continue
        most = budget - ground[place] if before < 0 and not town[place] else budget
        base = BUILD | spot[place]
        upper = key & UPPER
        if few_discs or loose or ((before >= 0 or upper & (upper - 1) != 0) and _may_loop(state, place)):
            _add_checked(state, seat, place, fitting, most, found)
            continue
        for price, patterns in fitting:
            if price > most:
                break
            found += [base | bits for bits in patterns]
    plan.build.name_tracks(state, found)


def _tiles_out(state: State) -> int:
    """The kinds of tiles of which none is left, a bit each."""
    out = 0
    for kind, left in enumerate(state.stock):
        if not left:
            out |= 1 << kind
    return out


def _add_checked(state: State, seat: int, place: int, fitting: Fitting, most: int, found: list[int]) -> None:
    """Those of the tiles that fit a hex against which nothing on the rest of the map speaks."""
    build = state.plan.build
    base = BUILD | state.plan.spot[place]
    few_discs = state.discs[seat] < MOST_DISCS
    loose = build.begins_network(state, seat)
    for price, patterns in fitting:
        if price > most:
            break
        for bits in patterns:
            pattern = pattern_of(bits)
            if (
                not loops(state, place, pattern)
                and (not few_discs or discs_needed(state, seat, place, pattern) <= state.discs[seat])
                and not (loose and build.falls_apart(state, place, pattern))
            ):
                found.append(base | bits)


def _remember(known: dict[int, Fitting], key: int, fitting: Fitting) -> Fitting:
    if len(known) >= REMEMBERED:
        known.clear()
    known[key] = fitting
    return fitting


def _town_tiles(state: State, seat: int, place: int, key: int, out: int) -> Fitting:
    before = state.tile[place]
    exits, own, disc = 0, False, state.town_discs > 0
    if before >= 0:
        exits = EXITS[before]
        out &= ~(1 << PATTERN_TILE[before])
        disc = disc or PATTERN_FAMILY[before] != TOWN
        for port in range(place * SIDES, place * SIDES + SIDES):
            run = state.run_at[port]
            own = own or (run >= 0 and state.owner[run] == seat)
    if not disc:
        out |= PLAIN_TILES
    name = key | exits << KEY_BITS | out << KEY_BITS + SIDES
    if own:
        name |= 1 << KEY_BITS + SIDES + TILE_KINDS
    known = _in_towns.get(name)
    if known is None:
        known = _remember(_in_towns, name, _fits_town(key, exits, own, out))
    return known


def _redirectable_hexes(state: State, seat: int) -> set[int]:
    """Hexes where a section of the seat or of nobody ends: its last tile may be redirected."""
    owner = state.owner
    found = set()
    for run, tip in enumerate(state.tip):
        if tip >= 0 and (owner[run] == seat or owner[run] == UNOWNED):
            found.add(tip // SIDES)
    return found


def _replacements(state: State, seat: int, place: int, key: int, out: int) -> Fitting:
    before = state.tile[place]
    marks = 0
    for number, (a, b) in enumerate(SEGMENTS[before]):
        marks |= _mark(state, seat, place, a, b) << MARK_BITS * number
    fresh = not state.begun[seat]
    out &= ~(1 << PATTERN_TILE[before])
    name = marks | (1 << 2 * MARK_BITS if fresh else 0)
    name = ((name << PATTERN_WIDTH | before) << TILE_KINDS | out) << KEY_BITS | key
    known = _replacing.get(name)
    if known is None:
        known = _remember(_replacing, name, _fits_instead(key, before, marks, fresh, out))
    return known


def _mark(state: State, seat: int, place: int, a: int, b: int) -> int:
    """What is known of track between two sides of a tile that may be replaced."""
    run = state.run_at[place * SIDES + a]
    tip = state.tip[run]
    owner = state.owner[run]
    if tip // SIDES != place or (tip % SIDES != a and tip % SIDES != b) or (owner != seat and owner != UNOWNED):
        return 0
    mark = REDIRECTABLE | (INNER_FIRST if tip % SIDES == b else 0)
    return mark | (BASED if owner == seat or state.plan.build.is_base(state, seat, state.start[run] // SIDES) else 0)


# -- checks that need the whole map -------------------------------------------------------------------------------


def origin(state: State, port: int) -> int:
    """The stop at which that begins which lies over a port; -1: nothing there."""
    facing = state.plan.facing[port]
    if facing < 0:
        return -1
    if state.colour[facing // SIDES] >= 0:
        return facing // SIDES
    run = state.run_at[facing]
    return -1 if run < 0 else state.start[run] // SIDES


def _may_loop(state: State, place: int) -> bool:
    """Whether two sides of a hex lead to the same stop, or one to the town on it."""
    seen = [place]
    for side in range(SIDES):
        run = state.run_at[place * SIDES + side]
        if run >= 0 and (state.plan.town[place] or state.tip[run] < 0):
            continue
        stop = origin_of_side(state, place, side)
        if stop >= 0:
            if stop in seen:
                return True
            seen.append(stop)
    return False


def loops(state: State, place: int, pattern: int) -> bool:
    """AS-6.4, ASR-6: whether some track of this tile would join a stop with itself."""
    base = place * SIDES
    before = state.tile[place]
    if state.plan.town[place]:
        added = EXITS[pattern] if before < 0 else EXITS[pattern] & ~EXITS[before]
        return any(added >> side & 1 and origin(state, base + side) == place for side in range(SIDES))
    for a, b in SEGMENTS[pattern]:
        if before >= 0 and OTHER_END[before][a] == b:
            continue
        one, other = origin_of_side(state, place, a), origin_of_side(state, place, b)
        if one >= 0 and one == other:
            return True
    return False


def origin_of_side(state: State, place: int, side: int) -> int:
    """The same for a side of a tile that is replaced: a redirected track's inner side leads to where its run begins."""
    port = place * SIDES + side
    return state.start[state.run_at[port]] // SIDES if leads_on(state, port) else origin(state, port)


def leads_on(state: State, port: int) -> bool:
    """Whether this side of a tile that is replaced leads to where its track begins."""
    run = state.run_at[port]
    return run >= 0 and state.tip[run] >= 0 and state.tip[run] != port


def discs_needed(state: State, seat: int, place: int, pattern: int) -> int:
    """ASR-7: how many more ownership discs of the seat are on the map after this tile."""
    base = place * SIDES
    before = state.tile[place]
    need = 0
    if state.plan.town[place]:
        added = EXITS[pattern] if before < 0 else EXITS[pattern] & ~EXITS[before]
        for side in range(SIDES):
            if added >> side & 1:
                need += 1 - _own_run_over(state, seat, base + side)
        return need
    for a, b in SEGMENTS[pattern]:
        if before < 0 or (OTHER_END[before][a] < 0 and OTHER_END[before][b] < 0):
            need += 1 - _own_run_over(state, seat, base + a) - _own_run_over(state, seat, base + b)
        elif OTHER_END[before][a] != b:
            need += _discs_to_redirect(state, seat, base, a, b)
    return need


def _discs_to_redirect(state: State, seat: int, base: int, a: int, b: int) -> int:
    """For a track that was there and gets a new end, or for a new one that takes a side that has become free."""
    for inner, outer in ((a, b), (b, a)):
        run = state.run_at[base + inner]
        if run >= 0 and state.tip[run] != base + inner:
            joined = origin(state, base + outer) >= 0
            own = 1 if state.owner[run] == seat else 0
            return (1 if joined else own) - own - _own_run_over(state, seat, base + outer)
    return 1 - _own_run_over(state, seat, base + a) - _own_run_over(state, seat, base + b)


def _own_run_over(state: State, seat: int, port: int) -> int:
    """1 if an unfinished section of the seat comes to this port from the other side."""
    facing = state.plan.facing[port]
    if facing < 0 or state.colour[facing // SIDES] >= 0:
        return 0
    run = state.run_at[facing]
    return 1 if run >= 0 and state.owner[run] == seat and state.tip[run] == facing else 0


# -- money --------------------------------------------------------------------------------------------------------


def list_price(state: State, place: int, pattern: int) -> int:
    """AS-6.9, ASR-19, ASR-21: the price of a tile on a hex."""
    before = state.tile[place]
    if state.plan.town[place]:
        return town_price(before >= 0, pattern)
    return land_price(before, pattern) + (state.plan.ground[place] if before < 0 else 0)


def town_price(replaces: bool, pattern: int) -> int:
    """Of a tile in a town."""
    return REPLACE_TOWN if replaces else TOWN_PRICE + EXIT_PRICE * PATTERN_EXITS[pattern]


def land_price(before: int, pattern: int) -> int:
    """Of a tile outside towns: on an empty hex (-1) that comes to the price of the ground."""
    if before < 0:
        return PATTERN_FAMILY[pattern]
    crossed = PATTERN_FAMILY[before] == SIMPLE and PATTERN_FAMILY[pattern] == CROSSING
    return REPLACE_CROSSING if crossed else REPLACE_PRICE


def price(state: State, seat: int, move: int) -> int:
    """What a legal Build or Join costs the seat."""
    if move & KIND_MASK == JOIN:
        return state.plan.engineer.due(state, seat, state.plan.board.direct[move >> LINK_SHIFT].price)
    place = state.plan.at[move >> SPOT_SHIFT & SPOT_MASK]
    return state.plan.engineer.due(state, seat, list_price(state, place, pattern_of(move)))


def pattern_of(move: int) -> int:
    """The pattern of a legal Build."""
    return PATTERN[move >> TILE_SHIFT & TILE_MASK][move >> TURN_SHIFT & TURN_MASK]


# -- New Cities ---------------------------------------------------------------------------------------------------


def _urbanizations(state: State, seat: int, found: list[int]) -> None:
    plan = state.plan
    letters = [letter for letter in plan.letters if state.new_city[letter] < 0]
    for town in plan.board.towns:
        if state.colour[town.hex] < 0 and may_be_city(state, seat, town.hex):
            base = URBANIZE | plan.spot[town.hex]
            found += [base | letter << CITY_SHIFT for letter in letters]


def may_be_city(state: State, seat: int, place: int) -> bool:
    """ASR-22, ASR-23: not if open track would then join the city with itself, if discs were missing for unowned track
    that it finishes, or if that track lay apart from a network that must hang together."""
    if any(state.start[run] // SIDES == place for run in pointing_at(state, place)):
        return False
    if discs_for_city(state, seat, place) > state.discs[seat]:
        return False
    return not state.plan.build.city_lies_apart(state, seat, place)


def pointing_at(state: State, place: int) -> list[int]:
    """Sections whose open ends point at a town: a New City finishes them."""
    found = []
    for port in range(place * SIDES, place * SIDES + SIDES):
        facing = state.plan.facing[port]
        if facing >= 0 and state.run_at[port] < 0 and state.run_at[facing] >= 0:
            found.append(state.run_at[facing])
    return found


def discs_for_city(state: State, seat: int, place: int) -> int:
    """How many more discs of the seat are on the map after a New City here: unowned track that it finishes needs one,
    a section that was only a spur of the town gives one back."""
    need = 0
    for run in pointing_at(state, place):
        need += 1 if state.owner[run] == UNOWNED else 0
    for port in range(place * SIDES, place * SIDES + SIDES):
        spur = state.run_at[port]
        if spur >= 0 and state.size[spur] == 1 and state.owner[spur] == seat:
            need -= 1
    return need
