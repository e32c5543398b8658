"""A whole game, judged: its decisions, the curves of everybody's chances, its turning points, luck apart from skill.

What a seat could expect when it first chose, what its choices brought beside those of the policy that the search thinks
with (skill), and what others' choices brought add up to its result, all but a rest: that is what chance gave against
its mean (luck).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import erf, hypot, prod, sqrt
from statistics import NormalDist
from typing import Literal

from msgspec import Struct

from ..bots.search import Budget, mean, paired
from ..core.errors import RoundhouseError
from ..core.hindsight import Hindsight
from ..core.policy import Policy
from ..core.story import Curve
from ..core.table import Table
from .judging import Judged, Question, Sample, judge, policy_of, questions

FORMAT = "roundhouse-analysis"
VERSION = 1
#: A decision that costs so much of the victory is a mistake, and one that costs such a part of the points that are made
#: in this game; a third of it is a slip.
MISTAKE_WINS = 0.1
MISTAKE_POINTS = 0.05
SLIP = 1 / 3
#: Points of a game in which few are scored.
LEAST_POINTS = 40.0
#: So many turning points are told, none that is less than a slip.
TURNINGS = 5
#: What chance gave is told where it is so many standard errors, and was seen in so many worlds.
SURE = 2.0
ENOUGH = 8
#: Nothing is certain after a few worlds: beside them count so many in which all are equally likely to win.
DOUBT = 1.0
#: Where forecasts may be wrong: so many of the others' worlds are held beside each of one's own, and one's own points
#: are changed by these parts of what they may be wrong by (the normal distribution in fifths).
SHIFTS = 8
NORMAL = [NormalDist().inv_cdf(fifth / 10) for fifth in (1, 3, 5, 7, 9)]


class NotFinished(RoundhouseError):
    """A game that still runs has secrets: nothing is said about it."""


class Decision(Struct, frozen=True):
    """What a seat did from the move `move` to the move `last` of those that stand, in notation, and what an expert
    would have done instead; `expert` is empty where nothing better was found."""

    move: int
    last: int
    seat: int
    played: tuple[str, ...]
    expert: tuple[str, ...]
    #: best, close, slip or mistake.
    verdict: str
    #: What the expert's line would have brought more: points with their standard error, and of the victory.
    points: float
    error: float
    wins: float
    #: What could be expected after it: points (ahead of the others, or one's own), and the part of the victory.
    expected: float
    share: float
    #: What it brought beside the move of the policy.
    skill: float
    #: How many ways to go on were compared, in how many worlds.
    compared: int
    worlds: int


class Turning(Struct, frozen=True):
    """A moment in which much changed for a seat: by a decision, or by chance after one."""

    kind: Literal["decision", "chance"]
    move: int
    seat: int
    points: float
    wins: float


class SeatReview(Struct, frozen=True):
    """A seat's game. `expected` + `skill` + `others` + `luck` = `result`, which is the total where everybody plays for
    themselves, else the lead over the best of the others."""

    seat: int
    total: int
    result: float
    expected: float
    skill: float
    others: float
    luck: float
    luck_error: float
    #: What experts would have found: points, of the victory, in so many of the decisions.
    lost: float
    lost_wins: float
    decisions: int
    best: int
    mistakes: int
    #: The standard error of `skill`; that of `luck`, which is the rest, is no smaller.
    skill_error: float = 0.0


class Party(Struct, frozen=True):
    """A seat, or partners together."""

    seats: tuple[int, ...]
    won: bool


class Analysis(Struct, frozen=True):
    """`apart`: points are everybody's own, not the lead over others."""

    game: str
    rules: str
    moves: int
    apart: bool
    parties: tuple[Party, ...]
    decisions: tuple[Decision, ...]
    seats: tuple[SeatReview, ...]
    #: chances (in percent, of several parties) and expected (points), one value for each party.
    curves: tuple[Curve, ...]
    turnings: tuple[Turning, ...]
    #: What would have been possible with the same dice, where the game can tell.
    hindsight: tuple[Hindsight, ...] = ()
    #: What was expected is a forecast that may be wrong in the same way for all: its sums tell neither skill nor luck.
    forecast: bool = False
    format: str = FORMAT
    version: int = VERSION


def analyse(table: Table, budget: Budget, on_decision: Callable[[int, int], None] | None = None) -> Analysis:
    """Judge every decision of a finished game here and now; `on_decision` hears how many of how many are judged."""
    asked = decisions_of(table)
    judged = []
    for number, question in enumerate(asked, start=1):
        judged.append(judge(question, budget))
        if on_decision is not None:
            on_decision(number, len(asked))
    return review(table, judged)


def decisions_of(table: Table) -> list[Question]:
    """The questions to judge. Refused while the game runs, whoever asks."""
    if not table.over:
        raise NotFinished("only a finished game is analysed: a running one has secrets")
    policy_of(table.game)
    return list(questions(table))


def review(table: Table, judged: Iterable[Judged]) -> Analysis:
    """What the judged decisions of a game come to."""
    if not table.over:
        raise NotFinished("only a finished game is analysed: a running one has secrets")
    policy = policy_of(table.game)
    return _Review(table, policy, sorted(judged, key=lambda one: one.question.move)).told()


class _Review:
    def __init__(self, table: Table, policy: Policy, judged: Sequence[Judged]) -> None:
        self.table, self.judged = table, judged
        self.sheet = table.state.sheet()
        self.apart = policy.apart
        #: What is expected is a forecast, which may be wrong in the same way for all.
        self.forecast = not policy.unbiased
        self.scale = max(LEAST_POINTS, mean([float(total) for total in self.sheet.totals]))
        #: By seat: what came of its latest decision.
        self.latest: dict[int, Sample] = {}
        for one in reversed(judged):
            self.latest[one.question.seat] = one.usual
        #: By how much more was reached than was forecast, by all on an average: that is not luck.
        self.adrift = 0.0
        self.decisions: list[Decision] = []
        self.chances: list[tuple[int, tuple[int, ...]]] = []
        self.expected: list[tuple[int, tuple[int, ...]]] = []

    def told(self) -> Analysis:
        table, game = self.table, self.table.game
        self._point(0)
        for one in self.judged:
            self.decisions.append(self._decision(one))
            self.latest[one.question.seat] = one.played
            self._point(one.question.last)
        lucks = [self._luck(seat) for seat in range(table.seats)]
        if self.forecast and self.apart:
            self.adrift = mean([sum(gave for _, gave, _ in luck) for luck in lucks])
        self._end()
        winners = self.sheet.winners
        parties = tuple(Party(tuple(team), any(seat in winners for seat in team)) for team in self.sheet.teams)
        curves = [Curve("chances", tuple(self.chances))] if len(parties) > 1 else []
        return Analysis(
            game.id,
            game.rules,
            table.ply,
            self.apart,
            parties,
            tuple(self.decisions),
            tuple(self._seat(seat, lucks[seat]) for seat in range(table.seats)),
            (*curves, Curve("expected", tuple(self.expected))),
            tuple(self._turnings(lucks)),
            forecast=self.forecast,
        )

    # -- a decision -----------------------------------------------------------------------------------------------

    def _decision(self, one: Judged) -> Decision:
        question, notation = one.question, self.table.game.moveset.notation
        share = self.share(question.seat, one.played)
        points, error = one.loss
        wins = 0.0 if one.best is None else max(0.0, self.share(question.seat, one.best) - share)
        return Decision(
            question.move,
            question.last,
            question.seat,
            tuple(map(notation, question.played)),
            tuple(map(notation, one.better)),
            self.verdict(one.best is not None, points, wins),
            _round(points),
            _round(error),
            _round(wins),
            _round(one.played.mean),
            _round(share),
            _round(paired(list(one.played.points), list(one.usual.points))[0]),
            one.compared,
            len(one.played.points),
        )

    def verdict(self, better: bool, points: float, wins: float) -> str:
        if not better:
            return "best"
        weight = self.weight(points, wins)
        return "mistake" if weight >= 1 else "slip" if weight >= SLIP else "close"

    def weight(self, points: float, wins: float) -> float:
        """How much it is beside a mistake."""
        return max(abs(wins) / MISTAKE_WINS, abs(points) / (MISTAKE_POINTS * self.scale))

    def share(self, seat: int, sample: Sample) -> float:
        """The part of the victory; where everybody plays for themselves, by holding the boards beside each other."""
        others = [self.latest[other] for other in range(self.table.seats) if other != seat and other in self.latest]
        shares = _beside(sample, others) if self.apart and others else sample.shares
        even, worlds = 1 / max(2, len(self.sheet.teams)), len(sample.points)
        return (worlds * mean(shares) + DOUBT * even) / (worlds + DOUBT)

    # -- curves ---------------------------------------------------------------------------------------------------

    def _point(self, move: int) -> None:
        """One more point of the curves: as each could see it, put together."""
        shares, points = [], []
        for team in self.sheet.teams:
            known = [seat for seat in team if seat in self.latest]
            shares.append(mean([self.share(seat, self.latest[seat]) for seat in known]) if known else 0.0)
            points.append(mean([self.latest[seat].mean for seat in known]) if known else 0.0)
        every = sum(shares)
        even = 1 / len(shares)
        self._put(self.chances, move, [round(100 * (one / every if every else even)) for one in shares])
        self._put(self.expected, move, [round(one) for one in points])

    def _end(self) -> None:
        teams, winners = self.sheet.teams, self.sheet.winners
        won = [any(seat in winners for seat in team) for team in teams]
        self._put(self.chances, self.table.ply, [round(100 * one / max(1, sum(won))) for one in won])
        self._put(self.expected, self.table.ply, [round(self.result(team[0])) for team in teams])

    def _put(self, curve: list[tuple[int, tuple[int, ...]]], move: int, values: list[int]) -> None:
        if curve and curve[-1][0] == move:
            curve.pop()
        curve.append((move, tuple(values)))

    # -- luck -----------------------------------------------------------------------------------------------------

    def result(self, seat: int) -> float:
        totals, own = self.sheet.totals, self.table.game.team(seat)
        others = [total for other, total in enumerate(totals) if other not in own]
        if self.sheet.rival is not None:
            others.append(self.sheet.rival.total)
        return float(totals[seat] - (0 if self.apart else max(others, default=0)))

    def _luck(self, seat: int) -> list[tuple[int, float, float]]:
        """After which moves of a seat chance gave how much, with its standard error."""
        own = [one for one in self.judged if one.question.seat == seat]
        found = []
        for place, one in enumerate(own):
            if place + 1 < len(own):
                later = own[place + 1]
                then, error = later.usual.mean, later.usual.error
                upto = later.question.move
            else:
                then, error, upto = self.result(seat), 0.0, self.table.ply + 1
            gave = then - one.played.mean - self._others(seat, one.question.last, upto)
            sure = len(one.played.points) >= ENOUGH
            found.append((one.question.last, gave, (error**2 + one.played.error**2) ** 0.5 if sure else abs(gave)))
        return found

    def _others(self, seat: int, after: int, upto: int) -> float:
        """What others' decisions between two moves brought to this seat."""
        if self.apart or self.table.seats == 1:
            return 0.0
        own, brought = self.table.game.team(seat), 0.0
        rivals = len(self.sheet.teams) - 1
        for one in self.judged:
            if one.question.seat != seat and after < one.question.last < upto:
                skill = paired(list(one.played.points), list(one.usual.points))[0]
                brought += skill if one.question.seat in own else -skill / max(1, rivals)
        return brought

    def _turnings(self, lucks: list[list[tuple[int, float, float]]]) -> list[Turning]:
        """The moments that weigh most, in their order."""
        found = [
            Turning("decision", one.move, one.seat, -one.points, -one.wins)
            for one in self.decisions
            if one.verdict in ("slip", "mistake")
        ]
        for seat, gifts in enumerate([] if self.forecast else lucks):
            for move, gave, error in gifts:
                if abs(gave) > SURE * error and self.weight(gave, 0.0) >= SLIP and move < self.table.ply:
                    found.append(Turning("chance", move, seat, _round(gave), 0.0))
        found.sort(key=lambda one: -self.weight(one.points, one.wins))
        return sorted(found[:TURNINGS], key=lambda one: (one.move, one.seat))

    # -- a seat ---------------------------------------------------------------------------------------------------

    def _seat(self, seat: int, luck: list[tuple[int, float, float]]) -> SeatReview:
        own = [one for one in self.decisions if one.seat == seat]
        judged = [one for one in self.judged if one.question.seat == seat]
        result = self.result(seat)
        expected = judged[0].usual.mean + self.adrift if judged else result
        skill = sum(one.skill for one in own)
        gave = sum(one for _, one, _ in luck) - self.adrift if judged else 0.0
        skill_error = _error(judged)
        rivals = [] if self.apart else [one for one in self.judged if one.question.seat != seat]
        unsure = (
            hypot(judged[0].usual.error, skill_error, _error(rivals) / max(1, len(self.sheet.teams) - 1))
            if judged
            else 0.0
        )
        return SeatReview(
            seat,
            self.sheet.totals[seat],
            result,
            _round(expected),
            _round(skill),
            _round(result - expected - skill - gave),
            _round(gave),
            # A rest: what was expected at first may be wrong, and all that decisions brought.
            _round(unsure),
            _round(sum(one.points for one in own)),
            _round(sum(one.wins for one in own)),
            len(own),
            sum(one.verdict in ("best", "close") for one in own),
            sum(one.verdict == "mistake" for one in own),
            _round(skill_error),
        )


def _error(judged: Sequence[Judged]) -> float:
    """The standard error of what decisions brought in all."""
    return hypot(*[paired(list(one.played.points), list(one.usual.points))[1] for one in judged])


def _beside(sample: Sample, others: Sequence[Sample]) -> list[float]:
    """The part of the victory in each world beside each of the others' worlds. What a forecast may be wrong by is
    reckoned with: who is a little ahead of it has not won."""
    unsure = sample.unsure > 0 or any(one.unsure > 0 for one in others)
    shares = []
    for shift in range(max(len(one.points) for one in others)):
        if unsure and shift == SHIFTS:
            break
        for world, mine in enumerate(sample.points):
            theirs = [one.points[(world + shift) % len(one.points)] for one in others]
            if not unsure:
                shares.append(1 / (1 + theirs.count(mine)) if mine >= max(theirs) else 0.0)
                continue
            for step in NORMAL:
                ahead = [mine + step * sample.unsure - one for one in theirs]
                shares.append(prod([_likely(by, one.unsure) for by, one in zip(ahead, others, strict=True)]))
    return shares


def _likely(ahead: float, unsure: float) -> float:
    """How likely who is ahead by so much stays so, where the other's points may be wrong by so much."""
    if unsure > 0:
        return 0.5 * (1 + erf(ahead / unsure / sqrt(2)))
    return 0.5 if ahead == 0 else float(ahead > 0)


def _round(value: float) -> float:
    return round(value, 3)
