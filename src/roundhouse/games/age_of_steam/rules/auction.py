"""Phase II, player order: the auction. AS-4.1, AS-4.2, ASR-43."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.facts import TURN_ORDER
from .moves import Bid, Drop, Pass, Pay
from .plan import DOLLARS_SHIFT, MOST_BID, NOBODY

if TYPE_CHECKING:
    from .events import Events
    from .state import State

BID: Final[int] = Bid.KIND
DROP: Final[int] = Drop().pack()
PASS: Final[int] = Pass().pack()
#: Where the first place is paid for instead.
PAY: Final[int] = Pay().pack()


def begin(state: State) -> None:
    """Everybody is in; the first of the last turn's order bids first."""
    state.bidding = state.order[:]
    state.places = []
    state.bid = [0] * len(state.bid)
    state.high = 0
    state.leader = NOBODY
    state.passer = holder(state, TURN_ORDER)


def holder(state: State, action: int) -> int:
    """Who has chosen an action; -1: nobody who is still in the game."""
    for seat in state.order:
        if state.action[seat] == action:
            return seat
    return NOBODY


def may_pass(state: State, seat: int) -> bool:
    """'Turn order': once, and not when only two are left."""
    return state.passer == seat and len(state.bidding) > 2


def moves(state: State, seat: int) -> list[int]:
    most = min(state.money[seat], MOST_BID)
    found = [BID | dollars << DOLLARS_SHIFT for dollars in range(state.high + 1, most + 1)]
    if may_pass(state, seat):
        found.append(PASS)
    found.append(DROP)
    return found


def play(state: State, seat: int, move: int, events: Events) -> bool:
    """A bid, a pass or a drop; whether the auction is over. Whoever acts is the first of `bidding`."""
    bidding = state.bidding
    if move == DROP:
        _drop(state, seat, events)
        if len(bidding) == 1:
            _win(state, bidding[0], events)
            return True
    else:
        bidding.append(bidding.pop(0))
        if move == PASS:
            state.passer = NOBODY
            events.stayed_in(seat)
        else:
            state.bid[seat] = state.high = move >> DOLLARS_SHIFT
            state.leader = seat
            events.bid(seat, state.high)
    # ASR-43: nobody bids against themselves.
    if bidding[0] == state.leader:
        bidding.append(bidding.pop(0))
    return False


def price_of_dropping(state: State, seat: int) -> int:
    """AS-4.2: the last two pay in full, the first to drop out nothing, the others half, rounded up."""
    bid = state.bid[seat]
    if len(state.bidding) == 2:
        return bid
    return (bid + 1) // 2 if state.places else 0


def _drop(state: State, seat: int, events: Events) -> None:
    price = price_of_dropping(state, seat)
    state.bidding.pop(0)
    state.places.insert(0, seat)
    state.money[seat] -= price
    events.dropped(state, seat, price)


def _win(state: State, seat: int, events: Events) -> None:
    state.money[seat] -= state.bid[seat]
    state.order = [seat, *state.places]
    events.won_auction(state, seat)
    state.bidding = []
    state.places = []
    state.bid = [0] * len(state.bid)
    state.high = 0
    state.leader = state.passer = NOBODY
