"""Tables set up for a test: cards are moved, never made, so that the inventory still holds."""

from __future__ import annotations

from roundhouse.core.chance import Chance, Fast, Scripted
from roundhouse.core.log import Log
from roundhouse.games.ticket_to_ride.printed import editions
from roundhouse.games.ticket_to_ride.printed.facts import KINDS, WILD
from roundhouse.games.ticket_to_ride.rules import steps
from roundhouse.games.ticket_to_ride.rules.moves import BACK, SHARED
from roundhouse.games.ticket_to_ride.rules.routes import take_route
from roundhouse.games.ticket_to_ride.rules.state import State, new_game

PARIS, ASIA, USA = "ticket_to_ride_paris", "ticket_to_ride_asia", "ticket_to_ride_usa"
EVERY = [(PARIS, 2), (PARIS, 4), (ASIA, 4), (ASIA, 6), (USA, 2), (USA, 5)]


def kind(name: str) -> int:
    return KINDS.index(name)


def deck(*names: str) -> Chance:
    """A chance that deals these cards first; whatever else is asked is answered by a mixer."""
    return Scripted({"deck": [kind(name) for name in names]}, Fast(1))


def cards(**numbers: int) -> list[int]:
    return [numbers.get(name, 0) for name in KINDS]


def fresh(game: str, seats: int) -> State:
    """The first turn, of seat 0. Hands are empty, nobody has tickets; the market shows five different colours."""
    state = State(editions.plan(game, seats))
    state.step, state.turn, state.waiting = steps.TURN, 0, [0]
    colours = [k for k in range(WILD) if state.deck[k]]
    show(state, *(KINDS[k] for k in colours[:5]))
    return state


def show(state: State, *names: str) -> None:
    """Lay these cards face up; those that lay there go back to the deck. '-' is an empty place."""
    for slot, name in enumerate(names):
        if state.market[slot] >= 0:
            move_card(state.deck, state.market[slot], -1, state)
        state.market[slot] = -1
        if name != "-":
            state.market[slot] = kind(name)
            move_card(state.deck, kind(name), 1, state)


def move_card(counts: list[int], card: int, number: int, state: State) -> None:
    counts[card] -= number
    state.deck_left -= number
    assert counts[card] >= 0


def give(state: State, seat: int, **numbers: int) -> None:
    """Cards from the deck to a hand."""
    for name, number in numbers.items():
        move_card(state.deck, kind(name), number, state)
        state.hands[seat][kind(name)] += number


def put(state: State, team: int, **numbers: int) -> None:
    """Cards from the deck to a team's rack."""
    for name, number in numbers.items():
        move_card(state.deck, kind(name), number, state)
        state.racks[team][kind(name)] += number


def discard(state: State, **numbers: int) -> None:
    """Cards from the deck to the discards."""
    for name, number in numbers.items():
        move_card(state.deck, kind(name), number, state)
        state.discards[kind(name)] += number


def leave(state: State, **numbers: int) -> None:
    """Only these cards stay in the deck; the last seat takes the others."""
    for card, name in enumerate(KINDS):
        rest = state.deck[card] - numbers.get(name, 0)
        move_card(state.deck, card, rest, state)
        state.hands[-1][card] += rest


def hold(state: State, seat: int, *tickets: int) -> None:
    """Tickets from the deck to a hand."""
    for ticket in tickets:
        state.pool[ticket] = 0
        state.pool_left -= 1
        state.tickets[seat] = sorted([*state.tickets[seat], ticket])


def take_routes(state: State, seat: int, *names: str) -> None:
    """Routes with their pieces and points."""
    plan = state.plan
    for name in names:
        number = route(state, name)
        take_route(state, seat, number)
        state.pieces[seat] -= plan.length[number]
        state.score[plan.team_of[seat]] += plan.worth[number]


def route(state: State, name: str) -> int:
    return next(number for number, one in enumerate(state.plan.board.routes) if one.id == name)


def ticket(state: State, a: str, b: str) -> int:
    places = state.plan.board.places
    ends = {a, b}
    return next(n for n, t in enumerate(state.plan.board.tickets) if {places[t.a].id, places[t.b].id} == ends)


def pack(state: State, notation: str) -> int:
    return state.plan.moveset.pack(notation)


def claim(state: State, name: str, colour: str, wilds: int = 0, rack: int = 0, rack_wilds: int = 0) -> int:
    team = f" {rack} {rack_wilds}" if state.plan.has_racks else ""
    return pack(state, f"claim {route(state, name)} {colour} {wilds}{team}")


def share(state: State, *tickets: int) -> int:
    return pack(state, f"share {SHARED.write(SHARED.pack(tickets))}")


def keep(state: State, *back: int, rack: int = 0) -> int:
    """Put these places of the offer back, in this order."""
    team = f" {rack}" if state.plan.has_racks else ""
    return pack(state, f"keep {BACK.write(BACK.pack(back))}{team}")


def do(state: State, move: int | str, chance: Chance | None = None, log: Log | None = None) -> None:
    """The seat whose turn it is plays a legal move."""
    packed = pack(state, move) if isinstance(move, str) else move
    seat = state.turn
    refusal = state.refusal(seat, packed)
    assert refusal is None, refusal
    assert packed in state.moves(seat)
    before = state.inventory()
    state.play(seat, packed, chance or Fast(1), log)
    assert state.inventory() == before


def why_not(state: State, move: int | str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the sentence that forbid a move."""
    packed = pack(state, move) if isinstance(move, str) else move
    seat = state.turn if seat is None else seat
    refusal = state.refusal(seat, packed)
    assert refusal is not None
    assert packed not in state.moves(seat)
    return refusal.rule, refusal.code


def can(state: State, move: int | str, seat: int | None = None) -> bool:
    packed = pack(state, move) if isinstance(move, str) else move
    seat = state.turn if seat is None else seat
    legal = packed in state.moves(seat)
    assert legal == (state.refusal(seat, packed) is None)
    return legal


def started(game: str, seats: int, seed: int = 1) -> State:
    """A table as a game begins it: tickets are to be chosen."""
    return new_game(editions.plan(game, seats), Fast(seed), None)


def give_turn(state: State, seat: int) -> None:
    state.turn, state.waiting, state.step = seat, [seat], steps.TURN
