"""The numbers in which the games differ: each board has them in its folder, with the rules that only it has (hooks).
What is printed on a board: see board.py."""

from __future__ import annotations

from msgspec import Struct

from ....core.ledger import Ledger


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
    #: Rule ids by subject. Refusals cite them, and whatever all boards share speaks of subjects only.
    ledger: Ledger
    #: What decides a tie, in order: "tickets" completed, "length" of the longest path, "express" for holding it.
    ties: tuple[str, ...]
    keep_drawn: int = 1
    team: int = 1
    #: Lanes of a triple route that can be used, by number of players; all, if the number is not here.
    triples: dict[int, int] = {}
    #: How many cards a tunnel may turn up; none, if there are no tunnels.
    tunnels: tuple[int, ...] = ()
    #: Colours of which a card is kept, and what a set of them is worth.
    flag: tuple[str, ...] = ()
    flag_points: int = 0
    #: What the longest path is worth.
    longest: int = 0
    #: What a piece looks like: a "train" or a "bus".
    piece: str = "train"
