"""What a bot believes that cannot be counted: how a network grows, what others take, what places and actions are worth.

The usual beliefs stand here; `weights.json` has those that are better alone, chosen by hand; `tuned.json` those
that who is searched with has on a map, as bench/tune.py found them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ....core.errors import BadOption

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ....core.chance import Fast
    from ..rules.plan import Plan

FILE: Final = Path(__file__).with_name("weights.json")
TUNED: Final = Path(__file__).with_name("tuned.json")

#: What can be set.
NAMES: Final = (
    "bids",
    "blocked",
    "coming",
    "contested",
    "deeper",
    "expected",
    "gone",
    "growth",
    "hope",
    "hoped",
    "later",
    "others",
    "pass_once",
    "place",
    "row",
    "stays",
    "taken",
    "two_cubes",
    "upkeep",
)


class Weights:
    """Points, dollars, links or shares of one, as each line says."""

    def __init__(self) -> None:
        #: Dollars that are spent on track in each later turn but the last.
        self.upkeep: float = 3.0
        #: What the deliveries of a turn bring at least, when shares are issued for a later turn.
        self.expected: float = 2.0
        #: The network will grow: what a delivery may bring later, of the links that the engine can pull and that there
        #: may be in a row by then; how long such a row is for each own link, and how it grows by the turn; and how much
        #: of what is missing to that counts.
        self.hope: float = 0.75
        self.row: float = 0.5
        self.growth: float = 0.7
        self.hoped: float = 0.7
        #: What a link of another player is worth to the mover: their gain is a part of one's own loss.
        self.others: float = -0.35
        #: The chance that a cube is still there a turn later; how much less for each other player with a link at its
        #: stop. Cubes that are still on the chart count less: the dice decide.
        self.stays: float = 0.93
        self.contested: float = 0.07
        self.coming: float = 0.9
        #: What a piece of track is worth that is finished in a later turn only: it may be blocked until then.
        self.later: float = 0.7
        #: What is lost to each player who builds or moves before one, of what a plan or the best deliveries promise.
        self.blocked: float = 0.10
        self.taken: float = 0.06
        #: Production for who has a network, and a pass in the next auction, in points.
        self.two_cubes: float = 0.8
        self.pass_once: float = 0.5
        #: What a place further to the front is worth besides the action, in points; and how many of the actions that
        #: one likes best are gone for each place further back.
        self.place: float = 0.4
        self.gone: float = 0.7
        #: Dollars that are kept for the auction when shares are issued.
        self.bids: float = 1.0
        #: Links beyond the engine that are looked at.
        self.deeper: float = 3.0

    def changed(self, changes: Mapping[str, float]) -> Weights:
        """The same with some of them set."""
        other = Weights()
        for name in NAMES:
            setattr(other, name, changes.get(name, getattr(self, name)))
        return other


def as_number(bot: str, name: str, value: str) -> float:
    try:
        return float(value)
    except ValueError:
        raise BadOption(f"the bot {bot}: {name} must be a number, not {value!r}") from None


#: What may well be wrong, and by how many hundredths at most.
DOUBTS: Final = ("growth", "hope", "hoped", "upkeep")
DOUBT: Final = 35


def doubted(weights: Weights, chance: Fast) -> Weights:
    """The same with some of them a little different."""
    return weights.changed(
        {name: getattr(weights, name) * (100 - DOUBT + chance.number(2 * DOUBT + 1)) / 100 for name in DOUBTS}
    )


#: By number of players where that changes much. Alone there are few cubes, and hardly any but those that are there
#: already can be hoped for; with two players the other's gain is all of one's own loss.
FEW: Final[dict[int, dict[str, float]]] = {1: {"hope": 0.225, "upkeep": 0.0}, 2: {"others": -0.8}}

_found: dict[str, dict[str, float]] = json.loads(FILE.read_text(encoding="utf-8"))
_tuned: dict[str, dict[str, float]] = json.loads(TUNED.read_text(encoding="utf-8"))
_known: dict[tuple[str, int, bool], Weights] = {}


def usual(plan: Plan) -> Weights:
    """What `standard` believes at a table."""
    return _beliefs(plan, False)


def tuned(plan: Plan) -> Weights:
    """The best that are known for a table."""
    return _beliefs(plan, True)


def _beliefs(plan: Plan, best: bool) -> Weights:
    game = plan.edition.split()[0]
    known = _known.get((game, plan.seats, best))
    if known is None:
        known = Weights().changed(FEW.get(plan.seats, {})).changed(_found.get(game, {}))
        if best:
            known = known.changed(_tuned.get(game, {}))
        _known[game, plan.seats, best] = known
    return known
