"""Tables set up for a test: cubes, tiles and discs are moved, never made, so that the inventory still holds."""

from __future__ import annotations

from roundhouse.core.chance import Chance, Fast, Scripted
from roundhouse.core.log import Log
from roundhouse.games.age_of_steam.printed import editions
from roundhouse.games.age_of_steam.printed.facts import ACTIONS, COLOURS
from roundhouse.games.age_of_steam.rules import building, steps, track
from roundhouse.games.age_of_steam.rules.deliveries import incomes
from roundhouse.games.age_of_steam.rules.plan import ONE_CUBE, cubes_list
from roundhouse.games.age_of_steam.rules.state import State, new_game
from roundhouse.games.age_of_steam.rules.tiles import EXITS, PATTERN_TILE, PATTERN_TURN, PATTERNS, SEGMENTS, TILE_NAMES
from roundhouse.games.age_of_steam.rules.track import UNOWNED

RUST_BELT = "age_of_steam_rust_belt"
WESTERN_US = "age_of_steam_western_us"
SOUTHERN_US = "age_of_steam_southern_us doubling=on"
GERMANY = "age_of_steam_germany"
BARBADOS = "age_of_steam_barbados cubes=one"
ST_LUCIA = "age_of_steam_st_lucia partial=plain segment=builder"
EVERY = [(RUST_BELT, 3), (RUST_BELT, 6), (WESTERN_US, 4), (SOUTHERN_US, 4), (GERMANY, 4), (BARBADOS, 1), (ST_LUCIA, 2)]

N, NE, SE, S, SW, NW = range(6)


def started(edition: str = RUST_BELT, seats: int = 4, chance: Chance | None = None, log: Log | None = None) -> State:
    """A table as a game begins it."""
    return new_game(editions.plan(edition, seats), chance or Fast(1), log)


def fresh(edition: str = RUST_BELT, seats: int = 4, money: int = 30) -> State:
    """An empty map: seat 0 builds, the others after it, all with some money. No cube is on it, the chart is empty."""
    state = State(editions.plan(edition, seats))
    state.money = [money] * seats
    for city in state.plan.board.cities:
        if city.terminal:
            state.colour[city.hex] = state.bag.index(max(state.bag))
            state.bag[state.colour[city.hex]] -= 1
    track.survey(state)
    to_build(state)
    return state


def to_build(state: State, seat: int = 0, tiles: int = 3) -> None:
    """A seat builds; those after it in the order come later."""
    state.step, state.waiting = steps.BUILD, [seat]
    state.queue = state.order[state.order.index(seat) + 1 :]
    state.tiles_left, state.built, state.dearest, state.urban = tiles, 0, 0, int(state.action[seat] == 4)
    state.plan.build.begin(state, seat)


def to_move(state: State, seat: int = 0, number: int = 0) -> None:
    """A seat moves goods in a round; those after it in the order come later."""
    state.step, state.waiting, state.round = steps.MOVE, [seat], number
    state.queue = state.order[state.order.index(seat) + 1 :]


def stops(state: State) -> dict[str, int]:
    """The hexes of cities and towns by their ids."""
    board = state.plan.board
    return {**{city.id: city.hex for city in board.cities}, **{town.id: town.hex for town in board.towns}}


def place(state: State, name: str) -> int:
    """A hex by its label, or by the id of its city or town."""
    known = stops(state)
    return known[name] if name in known else state.plan.board.labels.index(name)


def at(state: State, name: str) -> str:
    """The label of a city or town."""
    return state.plan.board.labels[place(state, name)]


def pack(state: State, notation: str) -> int:
    return state.plan.build.moveset.pack(notation)


def segments(*pairs: tuple[int, int]) -> tuple[str, int]:
    """The tile and turn with exactly this track."""
    wanted = {tuple(sorted(pair)) for pair in pairs}
    pattern = next(p for p in range(PATTERNS) if SEGMENTS[p] and set(SEGMENTS[p]) == wanted)
    return TILE_NAMES[PATTERN_TILE[pattern]], PATTERN_TURN[pattern]


def exits(*sides: int, tile: str = "") -> tuple[str, int]:
    """A tile and turn with exactly these exits for a town (the first in the list, or of this name)."""
    mask = sum(1 << side for side in sides)
    pattern = next(p for p in range(PATTERNS) if EXITS[p] == mask and tile in ("", TILE_NAMES[PATTERN_TILE[p]]))
    return TILE_NAMES[PATTERN_TILE[pattern]], PATTERN_TURN[pattern]


def build(state: State, name: str, *pairs: tuple[int, int] | int, tile: str = "", on: int | None = None) -> str:
    """The notation of a build: pairs of sides on land, single sides in a town; `on`: the track of a land cube."""
    sides = [side for side in pairs if isinstance(side, int)]
    kind, turn = exits(*sides, tile=tile) if sides else segments(*[pair for pair in pairs if isinstance(pair, tuple)])
    more = "" if not state.plan.goods.on_land else f" {on or 0}"
    return f"build {state.plan.board.labels[place(state, name)]} {kind} {turn}{more}"


def lay(state: State, seat: int, name: str, *pairs: tuple[int, int] | int) -> None:
    """Track that was laid in an earlier turn: it costs nothing, and its section is at its deadline."""
    move = pack(state, build(state, name, *pairs))
    track.lay(state, seat, place(state, name), building.pattern_of(move))
    state.grown = [0] * len(state.grown)


def disown(state: State, name: str, side: int) -> None:
    """A section that nobody has extended."""
    run = run_at(state, name, side)
    state.discs[state.owner[run]] += 1
    state.owner[run] = UNOWNED
    track.survey(state)


def run_at(state: State, name: str, side: int) -> int:
    run = state.run_at[place(state, name) * 6 + side]
    assert run >= 0, f"there is no track at {name}, side {side}"
    return run


def owner(state: State, name: str, side: int) -> int:
    return state.owner[run_at(state, name, side)]


def finished(state: State, name: str, side: int) -> bool:
    return state.end[run_at(state, name, side)] >= 0


def links(state: State) -> set[tuple[str, str, int]]:
    """Finished links: the names of both ends in alphabetical order, and the owner."""
    names = {here: name for name, here in stops(state).items()}
    found = set()
    for run in range(len(state.owner)):
        if state.end[run] >= 0:
            one, other = sorted((names[state.start[run] // 6], names[state.end[run] // 6]))
            found.add((one, other, state.owner[run]))
    return found


def give(state: State, name: str, *goods: str) -> None:
    """Cubes from the bag to a hex."""
    for good in goods:
        colour = COLOURS.index(good)
        if good != "white":
            state.bag[colour] -= 1
        state.cubes[place(state, name)] += ONE_CUBE[colour]
    assert min(state.bag) >= 0


def cubes(state: State, name: str) -> list[str]:
    return [COLOURS[colour] for colour in cubes_list(state.cubes[place(state, name)])]


def act(state: State, seat: int, action: str) -> None:
    state.action[seat] = ACTIONS.index(action)


def do(state: State, *notations: str, chance: Chance | None = None, log: Log | None = None) -> None:
    """Whoever is to act plays legal moves."""
    for notation in notations:
        seat, move = state.waiting[0], pack(state, notation)
        refusal = state.refusal(seat, move)
        assert refusal is None, (notation, refusal)
        assert move in state.moves(seat), notation
        before = state.inventory()
        state.play(seat, move, chance or Fast(1), log)
        assert state.inventory() == before


def can(state: State, notation: str) -> bool:
    seat, move = state.waiting[0], pack(state, notation)
    legal = move in state.moves(seat)
    assert legal == (state.refusal(seat, move) is None), (notation, legal, state.refusal(seat, move))
    return legal


def why_not(state: State, notation: str) -> tuple[str, str]:
    """The rule and the sentence that forbid a move."""
    seat, move = state.waiting[0], pack(state, notation)
    refusal = state.refusal(seat, move)
    assert refusal is not None, notation
    assert move not in state.moves(seat)
    return refusal.rule, refusal.code


def price(state: State, notation: str) -> int:
    assert can(state, notation), (notation, state.refusal(state.waiting[0], pack(state, notation)))
    return building.price(state, state.waiting[0], pack(state, notation))


def moves(state: State, word: str) -> list[str]:
    """The legal moves that begin with a word."""
    known = state.plan.build.moveset
    found = [known.notation(move) for move in state.moves(state.waiting[0])]
    return [notation for notation in found if notation.split()[0] == word]


def gains(state: State, notation: str) -> list[int]:
    return incomes(state, state.waiting[0], pack(state, notation))


def script(**answers: list[int]) -> Chance:
    """Chance that answers these first; whatever else is asked is answered by a mixer."""
    return Scripted(dict(answers), Fast(1))


def colours(*names: str) -> list[int]:
    return [COLOURS.index(name) for name in names]


def way(state: State, a: str, b: str) -> list[tuple[int, int, int]]:
    """A shortest way for track from a stop to another over free land: (hex, side, side) for every tile."""
    start, goal = place(state, a), place(state, b)
    across, plan = state.plan.across, state.plan
    todo: list[list[int]] = [[start * 6 + side] for side in range(6)]
    seen = {start}
    while todo:
        ports = todo.pop(0)
        here = across[ports[-1]]
        if here == goal:
            return [
                (entered // 6, entered % 6, left % 6)
                for entered, left in zip([plan.facing[port] for port in ports[:-1]], ports[1:], strict=True)
            ]
        if here < 0 or here in seen or plan.stop_bit[here] or state.tile[here] >= 0:
            continue
        seen.add(here)
        entered = plan.facing[ports[-1]]
        todo += [[*ports, here * 6 + side] for side in range(6) if here * 6 + side != entered]
    raise AssertionError(f"there is no way from {a} to {b}")


def railway(state: State, seat: int, a: str, b: str) -> str:
    """Lay track from a stop to another, all but the last tile: that is returned as a build."""
    tiles = way(state, a, b)
    for here, one, other in tiles[:-1]:
        lay(state, seat, state.plan.board.labels[here], (one, other))
    here, one, other = tiles[-1]
    return build(state, state.plan.board.labels[here], (one, other))


def link(state: State, seat: int, a: str, b: str) -> None:
    """A finished link between two cities (a town's end is left open)."""
    here, one, other = way(state, a, b)[-1]
    railway(state, seat, a, b)
    lay(state, seat, state.plan.board.labels[here], (one, other))
