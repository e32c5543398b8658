"""A whole game, judged: its decisions, the curves of everybody's chances, its turning points, luck apart from skill.

What a seat could expect at first, what its choices brought beside those of the quick players that the search plays on
with (skill), and what others' choices brought add up to its result, all but a rest: that is what chance gave against
its mean (luck), or what others held, where chance was not asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from itertools import groupby
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
    """A moment in which much changed for a seat: by a decision that begins with the move `move`, or between two of its
    decisions by what chance answered to the moves from `since` to `move`; where it was not asked, by what others did or
    held. There the curves change after `move`."""

    kind: Literal["decision", "chance", "others"]
    move: int
    seat: int
    points: float
    wins: float
    #: 0: an analysis that was kept when only the move before it was told.
    since: int = 0


class SeatReview(Struct, frozen=True):
    """A seat's game. `expected` + `skill` + `others` + `luck` = `result`, which is the total where everybody plays for
    themselves, else the lead over the best of the others. `others`: what others decided, and what they held."""

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
    #: Chance gave in so many moments, of which the largest may be turning points; 0: kept before they were counted.
    moments: int = 0


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
    #: chances (in percent, of several parties) and expected (points), one value for each party: what a decision brought
    #: half a move before its end, what came then after whole moves.
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


class Gift(Struct, frozen=True):
    """What came to a seat between two of its decisions beside what could be expected. `chance`: it answered the moves
    from `since` to `move`; else nobody asked it."""

    seat: int
    since: int
    move: int
    points: float
    error: float
    chance: bool


class _Belief(Struct):
    """What a seat can expect: points with their variance, and the part of the victory; by so many worlds."""

    points: float
    share: float
    variance: float
    worlds: int
    #: Its latest decision ended with this move.
    last: int = 0


class _Change(Struct, frozen=True):
    """By how much what a seat can expect became more after so many moves."""

    moment: float
    seat: int
    points: float
    share: float


class _Review:
    def __init__(self, table: Table, policy: Policy, judged: Sequence[Judged]) -> None:
        self.table, self.judged = table, judged
        entries = table.record.entries
        #: The moves that chance answered.
        self.asked = [move for move, place in enumerate(table.record.effective(), start=1) if entries[place].chance]
        self.sheet = table.state.sheet()
        self.apart = policy.apart
        #: Of two parties one is ahead by as much as the other is behind.
        self.facing = not self.apart and len(self.sheet.teams) == 2
        #: What is expected is a forecast, which may be wrong in the same way for all.
        self.forecast = not policy.unbiased
        self.scale = max(LEAST_POINTS, mean([float(total) for total in self.sheet.totals]))
        #: By seat: what came of its latest decision, or is to come of the one that it has to make.
        self.latest: dict[int, Sample] = {}
        #: By seat: what it can expect by that and by what others have done since, and could before the first move.
        self.beliefs: dict[int, _Belief] = {}
        self.first: dict[int, _Belief] = {}
        self.changes: list[_Change] = []
        self.gifts: list[Gift] = []
        #: By how much more was reached than was forecast, by all on an average: that is not luck.
        self.adrift = 0.0
        self.decisions: list[Decision] = []

    def told(self) -> Analysis:
        table, game = self.table, self.table.game
        self._follow()
        if self.forecast and self.apart:
            self.adrift = mean([self.luck(seat) for seat in range(table.seats)])
        winners = self.sheet.winners
        parties = tuple(Party(tuple(team), any(seat in winners for seat in team)) for team in self.sheet.teams)
        chances, expected = self._curves()
        return Analysis(
            game.id,
            game.rules,
            table.ply,
            self.apart,
            parties,
            tuple(self.decisions),
            tuple(map(self._seat, range(table.seats))),
            (chances, expected) if len(parties) > 1 else (expected,),
            tuple(self._turnings()),
            forecast=self.forecast,
        )

    # -- from the first move to the last --------------------------------------------------------------------------

    def _follow(self) -> None:
        """Where a decision begins, its seat has learnt what came since its last one; where it ends, it has brought what
        it has. What chance answers comes after it, so it ends half a move earlier."""
        begins: list[int] = []
        lasts: dict[int, int] = {}
        for one in self.judged:
            asked = self._asked(lasts.get(one.question.seat, 0), one.question.move - 1)
            # Where everybody has a board of their own, others' moves between the dice and one's own change nothing.
            alone = self.apart and not self.forecast
            begins.append(asked[-1] if asked and alone else one.question.move - 1)
            lasts[one.question.seat] = one.question.last
        self._start(begins)
        found: dict[int, Decision] = {}
        moments = [(one.question.last - 0.5, place) for place, one in enumerate(self.judged)]
        moments += [(float(begin), place) for place, begin in enumerate(begins)]
        for moment, together in groupby(sorted(moments), key=lambda one: one[0]):
            for _, place in together:
                one = self.judged[place]
                if moment == begins[place]:
                    self._learn(one, begins[place])
                else:
                    found[place] = self._decision(one)
                    self._decide(one)
            for seat, belief in self.beliefs.items() if self.apart else ():
                self._change(moment, seat, 0.0, self.share(seat, self.latest[seat]) - belief.share)
        self.decisions = [found[place] for place in sorted(found)]
        self._finish()

    def _asked(self, first: int, last: int) -> list[int]:
        """The moves from one to another that chance answered."""
        return [move for move in self.asked if first <= move <= last]

    def _start(self, begins: Sequence[int]) -> None:
        """What could be expected before the first move: by the first decision of each, without what others had decided
        before it."""
        places: dict[int, int] = {}
        for place, one in enumerate(self.judged):
            places.setdefault(one.question.seat, place)
            self.latest.setdefault(one.question.seat, one.usual)
        for seat, place in places.items():
            usual = self.judged[place].usual
            belief = _Belief(usual.mean, self.share(seat, usual), usual.error**2, len(usual.points))
            for one in self.judged:
                if one.question.last <= begins[place]:
                    gain, _, share = self.effect(seat, one)
                    belief.points -= gain
                    belief.share -= share
            self.beliefs[seat] = belief
        self.first = {seat: copy(belief) for seat, belief in self.beliefs.items()}

    def _learn(self, one: Judged, move: int) -> None:
        """What came since the last decision of this seat, if it had made any."""
        seat, usual = one.question.seat, one.usual
        self.latest[seat] = usual
        if self.beliefs[seat].last:
            self._give(_Belief(usual.mean, self.share(seat, usual), usual.error**2, len(usual.points)), seat, move)

    def _give(self, now: _Belief, seat: int, move: int, ends: bool = False) -> None:
        """It came when chance had answered all that it was asked; at the end when points were counted. Forecasts change
        by what others do, too, up to the next decision."""
        belief = self.beliefs[seat]
        asked = self._asked(belief.last, move)
        gave = now.points - belief.points
        error = sqrt(belief.variance + now.variance) if min(belief.worlds, now.worlds) >= ENOUGH else abs(gave)
        since = asked[0] if asked else min(belief.last + 1, move)
        upto = asked[-1] if asked and not (ends or self.forecast) else move
        self.gifts.append(Gift(seat, since, upto, gave, error, bool(asked)))
        self._change(self.gifts[-1].move, seat, gave, now.share - belief.share)
        belief.variance, belief.worlds = now.variance, now.worlds

    def _decide(self, one: Judged) -> None:
        """What a decision brought to everybody."""
        for seat, belief in self.beliefs.items():
            gain, error, share = self.effect(seat, one)
            self._change(one.question.last - 0.5, seat, gain, share)
            belief.variance += error**2
        seat = one.question.seat
        self.latest[seat] = one.played
        mine = self.beliefs[seat]
        mine.variance, mine.worlds, mine.last = one.played.error**2, len(one.played.points), one.question.last

    def _change(self, moment: float, seat: int, points: float, share: float) -> None:
        self.changes.append(_Change(moment, seat, points, share))
        self.beliefs[seat].points += points
        self.beliefs[seat].share += share

    def _finish(self) -> None:
        winners = self.sheet.winners
        for seat in self.beliefs:
            share = self.table.game.partners / len(winners) if seat in winners else 0.0
            self._give(_Belief(self.result(seat), share, 0.0, ENOUGH), seat, self.table.ply, ends=True)

    def effect(self, seat: int, one: Judged) -> tuple[float, float, float]:
        """What a decision brought to a seat beside the policy's move: points, their standard error, of the victory."""
        by = one.question.seat
        gain, error = paired(list(one.played.points), list(one.usual.points))
        if self.apart:
            return (gain, error, 0.0) if by == seat else (0.0, 0.0, 0.0)
        part = 1.0 if by in self.table.game.team(seat) else -1.0 / max(1, len(self.sheet.teams) - 1)
        return part * gain, abs(part) * error, part * (self.share(by, one.played) - self.share(by, one.usual))

    def is_luck(self, gift: Gift) -> bool:
        """Where chance was not asked, it was others: what they did, or held and showed."""
        return gift.chance or self.apart or self.table.seats == 1

    def luck(self, seat: int) -> float:
        lights = self.lights(seat)
        return sum(lights.get(gift.seat, 0.0) * gift.points for gift in self.gifts if self.is_luck(gift))

    def lights(self, seat: int) -> dict[int, float]:
        """By whose lights it is told what a seat can expect, and what part each has: by its own. Where two parties face
        each other, by half of what the one thinks and half of the contrary of what the other does: each knows what it
        holds itself and guesses the rest, and both would be told of a lead."""
        if not self.facing:
            return {seat: 1.0} if seat in self.beliefs else {}
        known = [[one for one in team if one in self.beliefs] for team in self.sheet.teams]
        voices = sum(bool(team) for team in known)
        return {
            one: (1.0 if seat in self.table.game.team(one) else -1.0) / len(team) / voices
            for team in known
            for one in team
        }

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
            _round(self.effect(question.seat, one)[0]),
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

    def _curves(self) -> tuple[Curve, Curve]:
        """Chances and points, as each could see them, put together."""
        points = {seat: belief.points for seat, belief in self.first.items()}
        shares = {seat: belief.share for seat, belief in self.first.items()}
        chances = [(0.0, self._chances(shares))]
        expected = [(0.0, self._expected(points))]
        for moment, changes in groupby(sorted(self.changes, key=lambda one: one.moment), key=lambda one: one.moment):
            for one in changes:
                points[one.seat] += one.points
                shares[one.seat] += one.share
            chances.append((moment, self._chances(shares)))
            expected.append((moment, self._expected(points)))
        teams, winners = self.sheet.teams, self.sheet.winners
        won = [any(seat in winners for seat in team) for team in teams]
        last = float(self.table.ply)
        chances.append((last, tuple(round(100 * one / max(1, sum(won))) for one in won)))
        expected.append((last, tuple(round(self.result(team[0])) for team in teams)))
        return Curve("chances", _plain(chances)), Curve("expected", _plain(expected))

    def _chances(self, shares: Mapping[int, float]) -> tuple[int, ...]:
        """In percent, one for each party."""
        found = [max(0.0, one) for one in self._parties(shares)]
        every, even = sum(found), 1 / len(found)
        return tuple(round(100 * (one / every if every else even)) for one in found)

    def _expected(self, points: Mapping[int, float]) -> tuple[int, ...]:
        if not self.facing:
            return tuple(map(round, self._parties(points)))
        return tuple(
            round(sum(part * points[seat] for seat, part in self.lights(team[0]).items())) for team in self.sheet.teams
        )

    def _parties(self, values: Mapping[int, float]) -> list[float]:
        """What is known of the seats of each party, on an average."""
        return [mean([values[seat] for seat in team if seat in values] or [0.0]) for team in self.sheet.teams]

    def result(self, seat: int) -> float:
        totals, own = self.sheet.totals, self.table.game.team(seat)
        others = [total for other, total in enumerate(totals) if other not in own]
        if self.sheet.rival is not None:
            others.append(self.sheet.rival.total)
        return float(totals[seat] - (0 if self.apart else max(others, default=0)))

    # -- turning points -------------------------------------------------------------------------------------------

    def _turnings(self) -> list[Turning]:
        """The moments that weigh most, in their order."""
        found = [
            Turning("decision", one.move, one.seat, -one.points, -one.wins)
            for one in self.decisions
            if one.verdict in ("slip", "mistake")
        ]
        for gift in [] if self.forecast else self._events():
            gave = gift.points
            told = gift.chance or not self.is_luck(gift)  # else what was expected was wrong, and nobody's doing
            if told and abs(gave) > SURE * gift.error and self.weight(gave, 0.0) >= SLIP:
                kind: Literal["chance", "others"] = "chance" if gift.chance else "others"
                found.append(Turning(kind, gift.move, gift.seat, _round(gave), 0.0, gift.since))
        found.sort(key=lambda one: -self.weight(one.points, one.wins))
        return sorted(found[:TURNINGS], key=lambda one: (one.move, one.seat))

    def _events(self) -> list[Gift]:
        """What came to each; where two parties face each other, what came at once to both is one thing, told of whom it
        changed most for. Both may have learnt it in the same worlds, so that their errors are one, too."""
        if not self.facing:
            return self.gifts
        found: dict[tuple[int, bool], list[Gift]] = {}
        for gift in self.gifts:
            found.setdefault((gift.move, gift.chance), []).append(gift)
        events = []
        for (move, chance), gifts in found.items():
            seat = max(gifts, key=lambda one: abs(one.points)).seat
            parts = [(self.lights(seat)[one.seat], one) for one in gifts]
            points, error = (
                sum(part * one.points for part, one in parts),
                sum(abs(part) * one.error for part, one in parts),
            )
            events.append(Gift(seat, min(one.since for one in gifts), move, points, error, chance))
        return events

    # -- a seat ---------------------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> SeatReview:
        own = [one for one in self.decisions if one.seat == seat]
        judged = [one for one in self.judged if one.question.seat == seat]
        result = self.result(seat)
        lights = self.lights(seat)
        expected = (
            sum(part * self.first[one].points for one, part in lights.items()) + self.adrift if lights else result
        )
        skill = sum(self.effect(seat, one)[0] for one in judged)
        gave = self.luck(seat) - self.adrift if lights else 0.0
        skill_error = _error(judged)
        rivals = [] if self.apart else [one for one in self.judged if one.question.seat != seat]
        first = [part * sqrt(self.first[one].variance) for one, part in lights.items()]
        unsure = hypot(*first, skill_error, _error(rivals) / max(1, len(self.sheet.teams) - 1))
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
            sum(one.seat in lights and one.chance for one in self._events()),
        )


def _plain(values: Iterable[tuple[float, tuple[int, ...]]]) -> tuple[tuple[int | float, tuple[int, ...]], ...]:
    """The points of a curve: the last one of each moment, where it differs from the one before; the first and the last
    of all always."""
    rows = list(dict(values).items())
    found: list[tuple[int | float, tuple[int, ...]]] = []
    for moment, row in rows:
        if not found or found[-1][1] != row or moment == rows[-1][0]:
            found.append((int(moment) if moment == int(moment) else moment, row))
    return tuple(found)


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
