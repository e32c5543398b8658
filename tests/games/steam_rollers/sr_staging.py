"""Tables set up for a test: goods, dice and tiles are moved, never made, so that the inventory still holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from roundhouse.core.chance import Chance, Fast, Scripted
from roundhouse.core.log import Log
from roundhouse.games.steam_rollers.printed.facts import FIELD_OF, GOODS, GOODS_COUNT, NUMBERS, SIDES, TRACK_NAMES
from roundhouse.games.steam_rollers.printed.kit import OURS
from roundhouse.games.steam_rollers.rules import actions, rounds, tiles
from roundhouse.games.steam_rollers.rules.events import SILENT
from roundhouse.games.steam_rollers.rules.moves import MOVES
from roundhouse.games.steam_rollers.rules.plan import Plan, bring
from roundhouse.games.steam_rollers.rules.player import fresh
from roundhouse.games.steam_rollers.rules.rounds import ALONE
from roundhouse.games.steam_rollers.rules.state import State
from roundhouse.games.steam_rollers.rules.steps import TAKE, USE

PLAN = bring(OURS)
#: Faces of the black die by the kind that is not on them.
NO_SHARP, NO_GENTLE, NO_STRAIGHT = 1, 3, 5
#: A good in every city that no network of these tests can take there.
FILLER = {1: ["red"], 2: ["yellow"], 3: ["red"], 4: ["red"], 5: ["red"], 6: ["red"]}
#: The network of the rulebook's second example: 1-3, 3-4, 4-2 without a town, 1-4 over the towns 4 and 5.
EXAMPLE = (
    *("b2 SW-E", "b3 W-E"),
    *("c5 NW-SE", "d5 NW-SE", "e6 NW-SW"),
    *("f6 W-E", "f7 W-NE"),
    *("c3 W-SE", "d3 NW-SE", "e4 NW-SE", "f4 NW-E"),
)
#: Ways over it, by the sides of Transport.way.
DIRECT = "1-5-0"  # 1, 3, 4, 2
OVER_TOWNS = "0-0"  # 1, town 4, town 5, 4, 2


def table(
    seats: int = 2,
    *,
    goods: Mapping[int, Sequence[str]] | None = None,
    white: Sequence[int] = (),
    black: int = NO_SHARP,
    sides: str = "aaaaaa",
    orders: str = "",
    walls: int = 0,
    level: int = 0,
    plan: Plan = PLAN,
) -> State:
    """The first turn, of seat 0. Cities hold FILLER and `goods`; with `level` it is a solo game."""
    state = State(plan, [fresh(plan) for _ in range(1 if level else seats)])
    state.level, state.walls, state.orders = level, walls, bool(orders)
    state.bag = [*GOODS_COUNT[:-1], 0]
    state.coal_left = GOODS_COUNT[-1]
    for number in NUMBERS:
        for name in {**FILLER, **(goods or {})}[number]:
            put_good(state, number, name)
        first = 12 if level and number == 2 else 2 * number - 2
        state.tiles[number] = first + "ab".index(sides[number - 1])
        if orders:
            state.order_sides[number] = 2 * number - 2 + "ab".index(orders[number - 1])
    state.round, state.step, state.waiting = 1, TAKE, ALONE[0]
    dice = 3 if level else seats + 1
    state.white = sorted([*white, *range(1, 7)][:dice]) if white else list(range(1, dice + 1))
    state.black = black
    return state


def kit_with(tile: int, *, lightning: bool) -> Plan:
    """Our kit with another sign on one side of a tile."""
    sides = list(OURS.tiles)
    sides[tile] = replace(sides[tile], lightning=lightning)
    return Plan(replace(OURS, tiles=tuple(sides)))


def put_good(state: State, city: int, name: str) -> None:
    """A good from the bag (coal: from the box) to the right end of a city's row."""
    kind = GOODS.index(name)
    if name == "coal":
        state.coal_left -= 1
    else:
        state.bag[kind] -= 1
        assert state.bag[kind] >= 0
    state.goods[city].append(kind)


def row(state: State, city: int) -> list[str]:
    return [GOODS[kind] for kind in state.goods[city]]


def stock(state: State, seat: int, **numbers: int) -> None:
    """Goods that a seat has delivered."""
    for name, number in numbers.items():
        kind = GOODS.index(name)
        if name == "coal":
            state.coal_left -= number
        else:
            state.bag[kind] -= number
        state.players[seat].stock[kind] += number
        state.players[seat].held += number


def give(state: State, seat: int, *numbers: int, sideways: bool = False) -> None:
    """Action tiles for a seat."""
    for number in numbers:
        tiles.give_tile(state, seat, number)
        if not sideways:
            state.sideways &= ~(1 << number)


def rails(state: State, seat: int, *tracks: str) -> None:
    """Tracks on a sheet: 'b2 SW-E'."""
    for words in tracks:
        field, sides = words.split()
        actions.draw_track(state, seat, FIELD_OF[field], track(sides), SILENT)


def track(sides: str) -> int:
    """A track by its two sides, in any order."""
    return TRACK_NAMES.index("-".join(sorted(sides.split("-"), key=SIDES.index)))


def boxes(state: State, seat: int, *numbers: int) -> None:
    for number in numbers:
        actions.cross_box(state.players[seat], number)


def fill(state: State, seat: int, *regions: int) -> None:
    """Tracks on every empty field of some regions, none of which comes to a city."""
    plan = state.plan
    for region in regions:
        for field in state.players[seat].empty[region]:
            free = [
                s for s in range(6) if plan.beside[6 * field + s] < 0 or not plan.city_at[plan.beside[6 * field + s]]
            ]
            number = next(
                n for n, name in enumerate(TRACK_NAMES) if all(SIDES.index(s) in free for s in name.split("-"))
            )
            actions.draw_track(state, seat, field, number, SILENT)


def hold(state: State, *dice: int) -> None:
    """The dice that the player on turn has taken; the others stay on the table."""
    state.white = [1] * (len(state.white) + len(state.hand) - len(dice) - (state.level > 0))
    state.hand = list(dice)
    if state.level:
        state.eve_die = 1
    state.step = USE


def turn_to(state: State, seat: int) -> None:
    """It is a seat's turn to take a die; those before it in this round have used theirs."""
    while state.turn != seat:
        state.used.append(state.white.pop())
        rounds.begin_turn(state, state.turn + 1)


def pack(notation: str) -> int:
    return MOVES.pack(notation)


def do(state: State, move: int | str, chance: Chance | None = None, log: Log | None = None) -> None:
    """Whoever may act plays a legal move."""
    packed = pack(move) if isinstance(move, str) else move
    seat = state.waiting[0]
    refusal = state.refusal(seat, packed)
    assert refusal is None, refusal
    assert packed in state.moves(seat)
    before = state.inventory()
    state.play(seat, packed, chance or Fast(1), log)
    assert state.inventory() == before


def why_not(state: State, move: int | str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the sentence that forbid a move."""
    packed = pack(move) if isinstance(move, str) else move
    seat = state.waiting[0] if seat is None else seat
    refusal = state.refusal(seat, packed)
    assert refusal is not None
    assert packed not in state.moves(seat)
    return refusal.rule, refusal.code


def can(state: State, move: int | str, seat: int | None = None) -> bool:
    packed = pack(move) if isinstance(move, str) else move
    seat = state.waiting[0] if seat is None else seat
    legal = packed in state.moves(seat)
    assert legal == (state.refusal(seat, packed) is None)
    return legal


def offered(state: State, word: str) -> list[str]:
    """The legal moves of one kind, of whoever may act."""
    found = [MOVES.notation(move) for move in state.moves(state.waiting[0])]
    return [notation for notation in found if notation.split()[0] == word]


def rolls(**answers: list[int]) -> Chance:
    """A chance with these answers; whatever else is asked is answered by a mixer."""
    return Scripted({purpose.replace("_", "-"): list(given) for purpose, given in answers.items()}, Fast(1))


def keys(log: Log) -> list[str]:
    return [event.key for event in log.events]
