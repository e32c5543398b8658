"""The moves of Ticket to Ride. A game without teams has fewer of them, and shorter ones."""

from __future__ import annotations

from typing import Annotated, Final

from ....core.moves import Bits, Move, MoveSet, Named, Path
from ..printed.facts import KINDS, SLOTS

#: Tickets of an offer by their place in it, in the order in which they go under the deck.
BACK: Final = Path(5, 3)
#: Tickets by their number on the board, the lower one first.
SHARED: Final = Path(2, 7)
PLACES: Final = ("hand", "rack")


class Take(Move, kind=1):
    """Take a card: one that lies face up, or from the deck."""

    slot: Annotated[int, Named(SLOTS)]


class Place(Move, kind=2):
    """Teams: put the first card of the turn into the hand or on the team's rack (rule `place`)."""

    where: Annotated[int, Named(PLACES)]


class Claim(Move, kind=3):
    """Claim a route with cards of a colour, so many of them wild. Only wilds on a grey route: the colour is wild."""

    route: Annotated[int, Bits(7)]
    colour: Annotated[int, Named(KINDS)]
    wilds: Annotated[int, Bits(3)]


class TeamClaim(Claim, kind=3, tag="claim"):
    """The same with cards from the team's rack: so many of the colour, and so many wilds."""

    rack: Annotated[int, Bits(3)]
    rack_wilds: Annotated[int, Bits(3)]


class Pay(Move, kind=4):
    """Add the cards that a tunnel demands: so many wilds; from the rack so many of the colour, so many wilds."""

    wilds: Annotated[int, Bits(3)]
    rack: Annotated[int, Bits(3)]
    rack_wilds: Annotated[int, Bits(3)]


class Decline(Move, kind=5):
    """Do not pay for the tunnel: the cards come back, the turn is over."""


class Tickets(Move, kind=6):
    """Draw tickets."""


class Keep(Move, kind=7):
    """Keep tickets: those that are not wanted go under the deck, in this order."""

    back: Annotated[int, BACK]


class TeamKeep(Keep, kind=7, tag="keep"):
    """The same, with the one that goes on the team's rack: its place in the offer, from 1; 0 at the beginning."""

    rack: Annotated[int, Bits(3)]


class Share(Move, kind=8):
    """Put tickets from the hand on the team's rack."""

    tickets: Annotated[int, SHARED]


class Pass(Move, kind=9):
    """Do nothing: because nothing can be done, or because a turn of the last round is not wanted."""


class Celebrate(Move, kind=10):
    """Score a whole flag and discard its cards (rule `flag`)."""


class Wait(Move, kind=11):
    """Leave a whole flag where it lies; it may be celebrated at the end of a later turn."""


MOVES: Final = MoveSet(Take, Claim, Tickets, Keep, Pass)
FLAG_MOVES: Final = MoveSet(Take, Claim, Tickets, Keep, Pass, Celebrate, Wait)
TEAM_MOVES: Final = MoveSet(Take, Place, TeamClaim, Pay, Decline, Tickets, TeamKeep, Share, Pass)
