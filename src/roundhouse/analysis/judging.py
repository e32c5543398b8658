"""One decision of a finished game, judged: what was played beside what a search would have played.

A decision is all that a seat did until it learnt something new or somebody else could answer: a card drawn, the tiles
of a turn, a whole round of drawing. It is put to the search as a question that holds no more than the seat knew.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import sqrt

from msgspec import Struct
from msgspec.structs import replace

from ..bots.search import (
    BATCHES,
    BEHIND,
    FEW,
    LEAST_LINES,
    LEAST_WORLDS,
    TINY,
    Budget,
    Clock,
    mean,
    paired,
    play_on,
)
from ..core.bot import Desk
from ..core.chance import Common, Fast
from ..core.errors import BadOption
from ..core.frames import snapshots
from ..core.game import Game
from ..core.news import opened
from ..core.policy import Line, Policy
from ..core.registry import find_game
from ..core.snapshots import Snapshot
from ..core.table import Table
from ..core.texts import Text
from ..core.view import View

#: Somebody's move is called worse than another that is so many standard errors better.
BETTER = 1.0
#: In so many worlds at most each half of the work is done.
MOST_WORLDS = 64
#: However little time there is, lines are looked at in so many worlds, and then measured in so many.
LOOKED, MEASURED = 2, 4
#: The number of the first world that lines are measured in: the same for all decisions, so that where everybody plays
#: for themselves boards can be held beside each other under the same dice.
FRESH = 1000


class Question(Struct, frozen=True):
    """A decision as it stood before its seat. `move` is the number of its first move among those that stand, `last`
    that of its last one."""

    game: str
    board: str | None
    move: int
    last: int
    seat: int
    view: View
    moves: list[int]
    played: Line
    seed: int = 1


class Sample(Struct, frozen=True):
    """What came of a line, world by world: points, and the share in the victory."""

    points: tuple[float, ...]
    wins: tuple[float, ...]
    #: By how much all points may be wrong beside another seat's, as a standard deviation (`Policy.unsure`).
    unsure: float = 0.0

    @property
    def mean(self) -> float:
        return mean(list(self.points))

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        middle, number = self.mean, len(self.points)
        return sqrt(sum((one - middle) ** 2 for one in self.points) / max(1, number - 1) / number)

    @property
    def shares(self) -> list[float]:
        """The part of the victory; a policy that does not tell it tells at least who is ahead."""
        return [won or float(ahead > 0) for ahead, won in zip(self.points, self.wins, strict=True)]


class Judged(Struct, frozen=True):
    """What the search found. `usual` is what came of it where the policy went on by itself, which is what chance is
    measured by; `better` and `best` are empty where nothing better than what was played was found. `compared`: so many
    ways to go on were looked at."""

    question: Question
    played: Sample
    usual: Sample
    better: Line = ()
    best: Sample | None = None
    compared: int = 1

    @property
    def loss(self) -> tuple[float, float]:
        """How many points better the other line is, and the standard error."""
        return (0.0, 0.0) if self.best is None else paired(list(self.best.points), list(self.played.points))


def policy_of(game: Game) -> Policy:
    policy = game.policy()
    if policy is None:
        raise BadOption(
            f"{game.id} has no expert that could judge a game", Text("bad-analysis-game", {"game": game.id})
        )
    return policy


def questions(table: Table) -> Iterator[Question]:
    """The decisions of a game, in the order in which they began. Where only one move was legal there was none."""
    open_lines: dict[int, int] = {}  # by seat: the place of its question
    found: list[Question] = []
    for seat, packed, before, ends in _steps(table):
        ply = before.ply + 1
        place = open_lines.get(seat)
        if place is not None:
            found[place] = replace(found[place], last=ply, played=(*found[place].played, packed))
        else:
            moves = list(before.state.moves(seat))
            if len(moves) > 1:
                board, view = table.game.board, before.state.view(seat)
                open_lines[seat] = len(found)
                found.append(Question(table.game.id, board, ply, ply, seat, view, moves, (packed,)))
        if ends:
            open_lines.clear()
    yield from found


def _steps(table: Table) -> Iterator[tuple[int, int, Snapshot, bool]]:
    """Of every move that stands: who made it, the move, the position before it, and whether it was news."""
    standing = table.record.effective()
    for before, after in pairwise(snapshots(table, standing)):
        entry = table.record.entries[standing[before.ply]]
        news = bool(entry.chance) or opened(before.state.actors(), after.state.actors())
        yield entry.seat, table.game.moveset.pack(entry.move or ""), before, news


# -- judging ------------------------------------------------------------------------------------------------------


class _Runner:
    """A line, and what came of it."""

    def __init__(self, line: Line, stays: bool = False) -> None:
        self.line = line
        #: Tried in every world, however it does.
        self.stays = stays
        self.living = True
        self.points: list[float] = []
        self.wins: list[float] = []
        self.scores: list[float] = []

    def sample(self) -> Sample:
        return Sample(tuple(self.points), tuple(self.wins))


def judge(question: Question, budget: Budget) -> Judged:
    """Half of the budget finds the line that seems best, the other half measures it beside what was played in worlds of
    its own: what was chosen because it looked good in some worlds must not be praised for just these."""
    game = find_game(question.game)
    if question.board is not None and game.board != question.board:
        game = game.with_board(question.board)
    policy = policy_of(game)
    desk = Desk(game, question.seat, question.view, question.moves, Fast(question.seed))
    heats = _Heats(desk, policy, question.seed)
    played = _Runner(question.played, stays=True)
    others = [line for line in policy.candidates(desk, policy.breadth) if line != question.played]
    field = [played, *map(_Runner, others)]
    half = Budget(budget.ms // 2, min(budget.worlds, MOST_WORLDS), budget.awaited)
    heats.run(field, half, LOOKED)
    best = heats.better(field)
    heats.world = FRESH
    final = [_Runner(question.played, True), _Runner((), True)]
    if best is not None:
        final.append(_Runner(best.line, True))
    heats.run(final, half, MEASURED)
    unsure = policy.unsure(policy.world(desk)[0]) if policy.apart else 0.0
    found = [replace(one.sample(), unsure=unsure) for one in final]
    if best is not None:
        gain, error = paired(final[2].scores, final[0].scores)
        if gain > max(error, TINY):
            return Judged(question, found[0], found[1], best.line, found[2], len(field))
    return Judged(question, found[0], found[1], compared=len(field))


class _Heats:
    """Lines side by side, in the same worlds with the same chance."""

    def __init__(self, desk: Desk, policy: Policy, seed: int) -> None:
        self.desk, self.policy, self.seed = desk, policy, seed
        self.world = 0

    def run(self, field: list[_Runner], budget: Budget, fewest: int) -> None:
        clock, batch, tried = Clock(budget), 0, 0
        while tried < budget.worlds and (tried < fewest or not clock.is_over()):
            self.try_world(field, clock if budget.ms and not tried else None)
            tried += 1
            if tried == sum(BATCHES[: batch + 1]):
                batch += 1
                self.drop(field)

    def try_world(self, field: list[_Runner], clock: Clock | None) -> None:
        """`clock`: after the first line it is known how many can be looked at."""
        self.world += 1
        state, seat = self.policy.world(self.desk)
        for place, one in enumerate(field):
            if place == 1 and clock is not None:
                self.narrow(field, clock)
            if one.living:
                # The same dice for all seats in the world of the same number.
                chance = Common((self.seed * 7919 + self.world * 104729) & 0x7FFFFFFF)
                points, wins = play_on(self.desk.game, self.policy, state.clone(), seat, one.line, chance)
                one.points.append(points)
                one.wins.append(wins)
                one.scores.append(points + self.policy.stake * wins)

    def narrow(self, field: list[_Runner], clock: Clock) -> None:
        """Look at no more lines than time allows."""
        able = int(clock.seconds / max(clock.spent(), 1e-6) / LEAST_WORLDS)
        for runner in field[max(able, LEAST_LINES) :]:
            runner.living = runner.stays

    def drop(self, field: list[_Runner]) -> None:
        """Who is clearly behind is not tried again."""
        ahead = max((one for one in field if one.living), key=lambda one: mean(one.scores))
        for one in field:
            if one.living and not one.stays and one is not ahead:
                gain, error = paired(one.scores, ahead.scores)
                one.living = gain >= -BEHIND * error

    def better(self, field: list[_Runner]) -> _Runner | None:
        """The line that what was played is left for, on evidence."""
        played, *others = field
        living = [one for one in others if one.living]
        if not living:
            return None
        best = max(living, key=lambda one: mean(one.scores))
        gain, error = paired(best.scores, played.scores)
        return best if gain > max(TINY, (BETTER + FEW / len(best.scores)) * error) else None
