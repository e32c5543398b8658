"""The numbers of Paris, and which of its rules stands for what."""

from __future__ import annotations

from typing import Final

from ...printed.settings import Settings

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
    piece="bus",
    ties=("tickets",),
    ledger={
        "first": "TP-1.4",
        "deal": "TP-1.2",
        "setup": "TP-1.3",
        "draw": "TP-2.1",
        "wild": "TP-2.2",
        "market": "TP-2.3",
        "deck": "TP-2.4",
        "pass": "TP-2.5",
        "pay": "TP-3.1",
        "route": "TP-3.2",
        "points": "TP-3.3",
        "lane": "TP-3.4",
        "tickets": "TP-4.1",
        "flag": "TP-5.3",
        "last-round": "TP-6.1",
        "joined": "TP-6.2",
        "ties": "TP-6.3",
    },
)
