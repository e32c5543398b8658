"""The numbers of the classic board of the USA, and which of its rules stands for what."""

from __future__ import annotations

from typing import Final

from ...printed.settings import Settings

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
        "first": "TU-1.4",
        "deal": "TU-1.2",
        "setup": "TU-1.3",
        "draw": "TU-2.1",
        "wild": "TU-2.2",
        "market": "TU-2.3",
        "deck": "TU-2.4",
        "pass": "TU-2.5",
        "pay": "TU-3.1",
        "route": "TU-3.2",
        "points": "TU-3.3",
        "lane": "TU-3.4",
        "tickets": "TU-4.1",
        "last-round": "TU-5.1",
        "joined": "TU-5.2",
        "longest": "TU-5.3",
        "ties": "TU-5.4",
    },
)
