"""The named rules in which the games differ. A board is another thing: see board.py."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Settings(Struct, frozen=True):
    """What a game plays by. The numbers are those of the rulebooks."""

    #: Numbers of players, and how many of them form a team.
    seats: tuple[int, ...]
    pieces: int
    #: Cards dealt; tickets dealt and kept at the beginning; tickets drawn and kept later.
    hand: int
    deal: int
    keep: int
    draw: int
    #: The last round begins when a player (a team together) has so few pieces left.
    end: int
    #: With so many players or fewer a claimed lane of a double route closes the other.
    closing: int
    #: Rule ids by subject: what a refusal cites.
    ledger: dict[str, str]
    #: What decides a tie, in order: "tickets" completed, "length" of the longest path, "express" for holding it.
    ties: tuple[str, ...]
    keep_drawn: int = 1
    team: int = 1
    #: Lanes of a triple route that can be used, by number of players; all, if the number is not here.
    triples: dict[int, int] = {}
    #: So many tickets may be put on the team's rack as a turn.
    share: int = 0
    #: How many cards a tunnel may turn up; none, if there are no tunnels.
    tunnels: tuple[int, ...] = ()
    #: Colours of which a card is kept, and what a set of them is worth.
    flag: tuple[str, ...] = ()
    flag_points: int = 0
    #: Nobody has to take their turn of the last round.
    free_last_turn: bool = False
    #: What the longest path and the most completed tickets are worth.
    longest: int = 0
    globetrotter: int = 0


PARIS: Final = Settings(
    seats=(2, 3, 4),
    pieces=15,
    hand=2,
    deal=2,
    keep=1,
    draw=2,
    end=2,
    closing=2,
    flag=("blue", "white", "red"),
    flag_points=4,
    free_last_turn=True,
    ties=("tickets",),
    ledger={
        "setup": "TP-1.3",
        "draw": "TP-2.1",
        "wild": "TP-2.2",
        "deck": "TP-2.4",
        "pass": "TP-2.5",
        "pay": "TP-3.1",
        "route": "TP-3.2",
        "lane": "TP-3.4",
        "tickets": "TP-4.1",
        "flag": "TP-5.3",
    },
)

ASIA: Final = Settings(
    seats=(4, 6),
    pieces=27,
    hand=4,
    deal=5,
    keep=3,
    draw=4,
    end=4,
    closing=4,
    team=2,
    triples={4: 2},
    share=2,
    tunnels=(4, 5, 6),
    longest=10,
    globetrotter=10,
    ties=("tickets", "length"),
    ledger={
        "setup": "TA-1.3",
        "draw": "TA-2.1",
        "place": "TA-2.1",
        "wild": "TA-2.1",
        "deck": "TA-2.4",
        "pass": "TA-2.5",
        "pay": "TA-3.1",
        "route": "TA-3.5",
        "lane": "TA-3.3",
        "triple": "TA-3.4",
        "tunnel": "TA-4.1",
        "wild-tunnel": "TA-4.2",
        "tickets": "TA-5.1",
        "share": "TA-5.2",
    },
)

USA: Final = Settings(
    seats=(2, 3, 4, 5),
    pieces=45,
    hand=4,
    deal=3,
    keep=2,
    draw=3,
    end=2,
    closing=3,
    longest=10,
    ties=("tickets", "express"),
    ledger={
        "setup": "TU-1.3",
        "draw": "TU-2.1",
        "wild": "TU-2.2",
        "deck": "TU-2.4",
        "pass": "TU-2.5",
        "pay": "TU-3.1",
        "route": "TU-3.2",
        "lane": "TU-3.4",
        "tickets": "TU-4.1",
    },
)
