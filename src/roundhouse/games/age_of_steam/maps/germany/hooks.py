"""What only Germany has: no track stays unfinished, cities that touch are joined directly, the Engineer builds for half
the price. Any map may name these rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.ledger import cite
from ...printed.facts import ENGINEER
from ...printed.settings import HALF_PRICE
from ...rules import building, play, track
from ...rules.building import BUILD, DONE, JOIN, SCRAP
from ...rules.events import SILENT
from ...rules.hooks import BuildRules, EngineerRules, Hooks
from ...rules.moves import FINISHED_MOVES
from ...rules.plan import KIND_MASK, LINK_SHIFT, SIDES, SPOT_MASK, SPOT_SHIFT

if TYPE_CHECKING:
    from .....core.refusal import Refusal
    from ...printed.settings import Settings
    from ...rules.state import State


def adopt(hooks: Hooks, settings: Settings) -> None:
    """Those of these rules that the settings name."""
    if not settings.unfinished:
        hooks.build = Finished()
    if settings.engineer == HALF_PRICE:
        hooks.engineer = HalfPrice()


class HalfPrice(EngineerRules):
    """AG-2, ASR-32: the Engineer's half always applies to the dearest tile so far."""

    def __init__(self) -> None:
        self.more_tiles = 0

    def due(self, state: State, seat: int, price: int) -> int:
        if state.action[seat] != ENGINEER:
            return price
        dearest = state.dearest
        return price - (price // 2 - dearest // 2 if price > dearest else 0)

    def budget(self, state: State, seat: int) -> int:
        money = state.money[seat]
        if state.action[seat] != ENGINEER or money < state.dearest:
            return money
        return 2 * (money - state.dearest // 2)


class Finished(BuildRules):
    """AG-3, AG-4: when a build ends, all track of the seat must be in finished links; what cannot be finished is given
    up."""

    def __init__(self) -> None:
        self.moveset = FINISHED_MOVES
        self.stays_open = False

    def direct_links(self, state: State, seat: int, budget: int, found: list[int]) -> None:
        """AG-4, ASR-30: cities that touch are joined without a tile."""
        for number, direct in enumerate(state.plan.board.direct):
            if state.run_at[direct.port] < 0 and direct.price <= budget and state.discs[seat]:
                found.append(JOIN | number << LINK_SHIFT)

    def begin(self, state: State, seat: int) -> None:
        """A build that is given up goes back to here: also behind a New City, which stays."""
        state.before = snapshot(state, seat)

    def ending(self, state: State, seat: int) -> int:
        return SCRAP if left_open(state, seat) else DONE

    def refuse_ending(self, state: State, seat: int, scraps: bool) -> Refusal | None:
        if left_open(state, seat) == scraps:
            return None
        return cite(state.plan.ledger, "finished", "nothing-unfinished" if scraps else "unfinished")

    def give_up(self, state: State, seat: int) -> None:
        """ASR-31: tiles with open track go back, the latest first, and those that hang on them. What makes finished
        links without them stays."""
        while left_open(state, seat):
            kept = without_open_end(state, seat)
            restore(state, seat)
            for move in kept:
                if move in building.builds(state, seat):
                    play.add_track(state, seat, move, SILENT)


def left_open(state: State, seat: int) -> bool:
    """Whether the seat has track that is not finished."""
    return any(tip >= 0 and state.owner[run] == seat for run, tip in enumerate(state.tip))


def without_open_end(state: State, seat: int) -> list[int]:
    """The moves of this build but for the latest that has laid a tile with open track."""
    open_track = {
        port // SIDES
        for run, tip in enumerate(state.tip)
        if tip >= 0 and state.owner[run] == seat
        for port in track.ports_of(state, run)
    }
    for number in range(len(state.laid) - 1, -1, -1):
        move = state.laid[number]
        if move & KIND_MASK == BUILD and state.plan.at[move >> SPOT_SHIFT & SPOT_MASK] in open_track:
            return state.laid[:number] + state.laid[number + 1 :]
    raise AssertionError("open track was laid in this build")


def snapshot(state: State, seat: int) -> list[int]:
    """All that laying tiles changes, as a flat list."""
    runs = [
        value
        for run in range(len(state.owner))
        for value in (
            state.owner[run],
            state.start[run],
            state.end[run],
            state.tip[run],
            state.size[run],
            state.grown[run],
        )
    ]
    return [state.money[seat], state.begun[seat], state.town_discs, *state.discs, *state.stock, *state.tile, *runs]


def restore(state: State, seat: int) -> None:
    """Put everything back as it was when the build began."""
    before = state.before
    state.money[seat], state.begun[seat], state.town_discs = before[0], before[1], before[2]
    at = 3
    state.discs = before[at : at + len(state.discs)]
    at += len(state.discs)
    state.stock = before[at : at + len(state.stock)]
    at += len(state.stock)
    state.tile = before[at : at + len(state.tile)]
    at += len(state.tile)
    state.owner = before[at::6]
    state.start = before[at + 1 :: 6]
    state.end = before[at + 2 :: 6]
    state.tip = before[at + 3 :: 6]
    state.size = before[at + 4 :: 6]
    state.grown = before[at + 5 :: 6]
    state.tiles_left += state.built
    state.built = state.dearest = 0
    state.laid = []
    track.survey(state)
