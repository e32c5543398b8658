"""The numbers of Team Asia, and which of its rules stands for what."""

from __future__ import annotations

from typing import Final

from ...printed.settings import Settings

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
    tunnels=(4, 5, 6),
    longest=10,
    ties=("tickets", "length"),
    ledger={
        "first": "TA-1.5",
        "deal": "TA-1.2",
        "setup": "TA-1.3",
        "draw": "TA-2.1",
        "place": "TA-2.1",
        "wild": "TA-2.1",
        "market": "TA-2.4",
        "deck": "TA-2.4",
        "pass": "TA-2.5",
        "pay": "TA-3.1",
        "points": "TA-3.2",
        "lane": "TA-3.3",
        "triple": "TA-3.4",
        "route": "TA-3.5",
        "tunnel": "TA-4.1",
        "wild-tunnel": "TA-4.2",
        "tickets": "TA-5.1",
        "share": "TA-5.2",
        "last-round": "TA-6.1",
        "joined": "TA-6.2",
        "longest": "TA-6.3",
        "ties": "TA-6.4",
    },
)
