"""The search of all games: common worlds, growing batches, and a move that is left on evidence only."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, cast

import pytest

from roundhouse.bots import Budget, Easy, Expert, bot_names, level_names, make_bot
from roundhouse.bots.search import BATCHES, Clock, Race, Rival, _advice, advise, paired
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Chance, Common, Fast
from roundhouse.core.errors import BadOption
from roundhouse.core.game import Game
from roundhouse.core.policy import Line, Policy
from roundhouse.core.registry import find_game
from roundhouse.core.state import State
from roundhouse.core.table import Table


class Toss:
    """One seat, so many decisions; each brings what its move is worth, and a die."""

    seats = 1

    def __init__(self, luck: int, worth: Sequence[float], left: int = 1) -> None:
        self.luck, self.worth, self.left = luck, worth, left
        self.points = 0.0
        self.played: list[int] = []

    def actors(self) -> list[int]:
        return [0] if self.left else []

    def moves(self, seat: int) -> list[int]:
        return list(range(len(self.worth)))

    def play(self, seat: int, move: int, chance: Chance, log: object = None) -> None:
        self.points += self.worth[move] + self.luck * chance.die("toss", 6)
        self.played.append(move)
        self.left -= 1

    def clone(self) -> Toss:
        copy = Toss(self.luck, self.worth, self.left)
        copy.points, copy.played = self.points, self.played[:]
        return copy


class TossPolicy(Policy):
    """Plays 0, and looks at all moves."""

    caution = 1.0

    def __init__(self, state: Toss, noise: int = 0) -> None:
        self.state, self.noise = state, noise
        self.worlds = 0
        self.luck = Fast(11)
        self.ends: list[Toss] = []

    def choose(self, desk: Desk) -> int:
        return 0

    def candidates(self, desk: Desk, most: int) -> list[Line]:
        lines: list[Line] = [(move,) for move in range(len(self.state.worth))]
        return lines[:most]

    def world(self, desk: Desk) -> tuple[State, int]:
        self.worlds += 1
        return cast(State, self.state.clone()), 0

    def follower(self) -> Policy:
        return self

    def reply(self, game: Game, state: State, seat: int, moves: list[int], chance: Fast) -> int:
        return 0

    def clock(self, state: State) -> int:
        return len(cast(Toss, state).played)

    def outcome(self, game: Game, state: State, seat: int) -> tuple[float, float]:
        toss = cast(Toss, state)
        self.ends.append(toss)
        # What no common chance can make equal: every playout has a luck of its own.
        noise = self.noise * (self.luck.number(13) - 6)
        return toss.points + noise, 0.0


class Gambler(TossPolicy):
    def trust(self, desk: Desk) -> float:
        return 2.0


def desk_of(state: Toss, seed: int = 1) -> Desk:
    return Desk(cast(Game, None), 0, cast(Any, None), state.moves(0), Fast(seed))


def test_the_better_move_is_found_and_told_with_its_gain() -> None:
    state = Toss(100, [0.0, 3.0, -5.0])
    advice = advise(desk_of(state), TossPolicy(state), Budget(worlds=16))
    assert advice.move == 1
    # The dice are common: whatever they show, the difference is what the moves are worth.
    assert [(one.move, one.gain, one.error) for one in advice.compared] == [(0, 0, 0), (1, 3, 0), (2, -5, 0)]
    assert advice.of(2) == advice.compared[2]
    assert advice.of(7) is None


def test_the_next_best_is_compared_with_the_move_to_play_in_the_worlds_of_both() -> None:
    """Who was dropped after two lucky worlds looks better beside the policy's own than who went on."""
    first, own, dropped = (Rival((move,)) for move in range(3))
    for rival, points, wins in (
        (first, [0.0] * 6, [0.0] * 6),
        (own, [9.0, 9.0, 1.0, 1.0, 1.0, 1.0], [1.0] * 6),
        (dropped, [6.0, 8.0], [0.5, 0.5]),
    ):
        rival.points, rival.wins = points, wins
        rival.scores = [one + 10 * win for one, win in zip(points, wins, strict=True)]
    again = Rival((own.line[0], 7))  # the same move with another that follows: no alternative
    again.points, again.wins, again.scores = own.points, own.wins, own.scores
    advice = _advice([first, own, again, dropped], 1, 20, Clock(Budget()))
    assert advice.compared[3].gain > advice.compared[1].gain
    assert [(one.move, one.points, one.wins, one.score, one.worlds) for one in advice.others] == [
        (0, pytest.approx(22 / 6), 1.0, pytest.approx(22 / 6 + 10), 6),
        (2, 2.0, 0.5, 7.0, 2),
    ]


def test_the_policys_move_is_left_on_evidence_only() -> None:
    state = Toss(0, [0.0, 0.1])
    looked_better = 0
    for luck in range(20):
        policy = TossPolicy(state, noise=5)
        policy.luck = Fast(luck)
        advice = advise(desk_of(state), policy, Budget(worlds=16))
        other = advice.compared[1]
        looked_better += other.gain > 0 and advice.move == 0
        assert advice.move == 0 or other.gain > policy.caution * other.error
    assert looked_better > 3


def race_of(candidates: int, seconds: float, kind: type[TossPolicy] = TossPolicy) -> Race:
    """A race that has taken 50 ms for four worlds; later candidates were worse, and the policy's own the worst."""
    state = Toss(0, [0.0] * candidates)
    rivals = [Rival((move,)) for move in range(candidates)]
    for rival in rivals:
        rival.scores = [float(-rival.line[0]) or -99.0] * 4
    clock = Clock(Budget(ms=int(1000 * seconds)))
    clock.core -= 0.05
    race = Race(desk_of(state), kind(state), rivals, clock)
    race.playouts = 4 * candidates
    return race


@pytest.mark.parametrize(
    ("candidates", "seconds", "left"),
    [(8, 0.1, [0, 1, 2, 3, 4]), (3, 0.1, [0, 1]), (2, 0.1, [0, 1]), (8, 100.0, list(range(8)))],
)
def test_short_time_goes_to_the_better_half(candidates: int, seconds: float, left: list[int]) -> None:
    race = race_of(candidates, seconds)
    race.halve(4)
    assert [rival.line[0] for rival in race.rivals if rival.living] == left


@pytest.mark.parametrize(("kind", "chosen"), [(TossPolicy, 1), (Gambler, 0)])
def test_where_luck_hides_much_a_sure_gain_in_few_worlds_is_doubted(kind: type[TossPolicy], chosen: int) -> None:
    race = race_of(3, 100.0, kind)
    for rival, scores in zip(race.rivals, ([0.0] * 4, [5.0, 5.1] * 2, [60.0, -60.0] * 2), strict=True):
        rival.scores = scores
    assert race.best() == chosen


def test_where_luck_hides_much_a_gain_must_be_the_larger_the_less_is_known() -> None:
    """As many standard errors ahead, in as many worlds: where they are small, that is enough."""
    for scale, chosen in ((1.0, 1), (10.0, 0)):
        race = race_of(2, 100.0, Gambler)
        own, other = race.rivals
        own.scores, other.scores = [0.0] * 64, [6.0 * scale, -4.0 * scale] * 32  # 1.6 standard errors
        assert race.best() == chosen


def test_where_luck_hides_much_nobody_is_dropped_early_and_the_policys_own_never() -> None:
    for kind, left in ((TossPolicy, [1]), (Gambler, [0, 1, 2])):
        race = race_of(3, 100.0, kind)
        for rival, scores in zip(race.rivals, ([0.0, 1.0] * 2, [9.0, 10.0] * 2, [1.0, 0.0] * 2), strict=True):
            rival.scores = scores
        race.drop()
        assert [rival.line[0] for rival in race.rivals if rival.living] == left
    for rival in race.rivals:
        rival.scores *= 4
    race.drop()
    assert [rival.line[0] for rival in race.rivals if rival.living] == [0, 1]


def test_a_bold_policy_is_left_sooner() -> None:
    race = race_of(2, 100.0)
    own, other = race.rivals
    own.scores, other.scores = [0.0] * 16, [3.0, -2.0] * 8  # 0.5 ahead, give or take 0.65
    assert race.best() == 0
    cast(Any, type(race.policy)).caution, before = 0.2, type(race.policy).caution
    try:
        assert race.best() == 1
    finally:
        cast(Any, type(race.policy)).caution = before


def test_who_is_clearly_behind_is_dropped_after_the_first_batch() -> None:
    state = Toss(0, [0.0, 0.1, -90.0])
    advice = advise(desk_of(state), TossPolicy(state, noise=1), Budget(worlds=16))
    assert [one.worlds for one in advice.compared] == [16, 16, BATCHES[0]]
    assert advice.playouts == 16 + 16 + BATCHES[0]


def test_worlds_are_common_and_asked_for_once() -> None:
    state = Toss(1, [0.0, 0.5])
    policy = TossPolicy(state, noise=3)
    advice = advise(desk_of(state), policy, Budget(worlds=8))
    assert policy.worlds == 8
    assert advice.playouts == 16


def test_a_line_is_played_as_a_whole_and_then_followed() -> None:
    class Lines(TossPolicy):
        def candidates(self, desk: Desk, most: int) -> list[Line]:
            return [(0,), (1, 2)]

    state = Toss(0, [0.0, -1.0, 9.0], left=3)
    policy = Lines(state)
    assert advise(desk_of(state), policy, Budget(worlds=2)).line == (1, 2)
    assert [end.played for end in policy.ends[:2]] == [[0, 0, 0], [1, 2, 0]]
    bot = Expert(policy, Budget(worlds=2))
    assert [bot.choose(desk_of(state)), bot.choose(desk_of(state))] == [1, 2]


def test_a_horizon_ends_playouts_early_but_not_within_a_line() -> None:
    class Short(TossPolicy):
        horizon = 1

        def candidates(self, desk: Desk, most: int) -> list[Line]:
            return [(0,), (1, 2)]

    state = Toss(0, [0.0, 1.0, 1.0], left=5)
    policy = Short(state)
    advise(desk_of(state), policy, Budget(worlds=1))
    assert [end.played for end in policy.ends] == [[0], [1, 2]]


def test_a_budget_of_time_ends_what_would_never_be_decided() -> None:
    state = Toss(0, [0.0, 0.0])
    advice = advise(desk_of(state), TossPolicy(state, noise=5), Budget(ms=20, worlds=10**12))
    assert advice.playouts > 0
    assert {one.worlds for one in advice.compared} == {advice.playouts // 2}


def test_only_who_waits_counts_the_time_that_others_had_the_core(monkeypatch: pytest.MonkeyPatch) -> None:
    patient, awaited = Clock(Budget(ms=1000)), Clock(Budget(ms=1000, awaited=True))
    later = time.perf_counter() + 5
    monkeypatch.setattr(time, "perf_counter", lambda: later)
    assert awaited.is_over()
    assert not patient.is_over()


def test_candidates_are_asked_to_leave_time_for_comparing_them() -> None:
    """With a budget of worlds they may take as long as they like: the answer must be the same every time."""
    told: list[float] = []

    class Hurried(TossPolicy):
        def candidates_in_time(self, desk: Desk, most: int, left: Callable[[], float]) -> list[Line]:
            told.append(left())
            return self.candidates(desk, most)

    state = Toss(0, [0.0, 0.0])
    advise(desk_of(state), Hurried(state), Budget(worlds=4))
    assert told == []
    advise(desk_of(state), Hurried(state), Budget(ms=3000, worlds=4))
    (left,) = told
    assert 1.5 < left <= 2.0


def test_paired_differences_need_two_worlds() -> None:
    assert paired([1.0], [0.0]) == (0.0, 1e9)
    assert paired([1.0, 3.0, 9.0], [0.0, 0.0]) == (2.0, 1.0)


def test_common_chance_has_numbers_of_its_own_for_every_purpose() -> None:
    one, other = Common(5), Common(5)
    dice = [one.die("A", 6) for _ in range(20)]
    mixed = []
    for _ in range(20):
        other.draw("deck", [1, 2, 3])
        mixed.append(other.die("A", 6))
    assert dice == mixed
    assert len(set(dice)) > 1
    assert dice != [Common(6).die("A", 6) for _ in range(20)]


# -- the levels -----------------------------------------------------------------------------------------------------


def test_a_game_with_a_policy_has_three_levels() -> None:
    game = find_game("ticket_to_ride_paris")
    assert level_names(game) == ["easy", "standard", "expert"]
    assert bot_names(game) == ["easy", "standard", "expert", "random", "greedy"]


def test_expert_and_easy_are_made_by_name() -> None:
    game = find_game("ticket_to_ride_paris")
    expert = make_bot("expert:worlds=4", game)
    assert isinstance(expert, Expert)
    assert (expert.budget.ms, expert.budget.worlds) == (0, 4)
    timed = make_bot("expert:ms=250", game)
    assert isinstance(timed, Expert)
    assert timed.budget.ms == 250
    with pytest.raises(BadOption, match="ms must be a whole number"):
        make_bot("expert:ms=soon", game)


def test_a_beginner_slips_to_what_the_policy_ranked_lower() -> None:
    state = Toss(0, [0.0, 5.0, 1.0, 1.0, 1.0, 1.0])
    desk = desk_of(state)
    always = Easy(TossPolicy(state), slips=100)
    assert {always.choose(desk) for _ in range(100)} == {0, 1, 2, 3}
    seldom = [Easy(TossPolicy(state), slips=10).choose(desk) for _ in range(200)]
    assert 0.8 < seldom.count(0) / 200 < 1


@pytest.mark.parametrize("name", ["ticket_to_ride_paris", "ticket_to_ride_usa", "ticket_to_ride_asia"])
def test_candidates_are_legal_ranked_and_begin_with_the_policys_move(name: str) -> None:
    game = find_game(name)
    policy = game.policy()
    assert policy is not None
    table, chance = Table.new(game, seed="candidates"), Fast(3)
    compared = 0
    while table.actors() and table.record.entries.__len__() < 120:
        seat = table.actors()[0]
        desk = table.desk(seat, chance)
        lines = policy.candidates(desk, 6)
        assert 1 <= len(lines) <= 6
        assert len(set(lines)) == len(lines)
        assert {line[0] for line in lines} <= set(desk.moves)
        assert lines[0][0] == policy.choose(desk)
        compared += len(lines) > 1
        table.play(seat, lines[chance.number(len(lines))][0])
    assert compared > 20


def test_the_same_chance_and_worlds_give_the_same_advice() -> None:
    game = find_game("ticket_to_ride_paris")
    table = Table.new(game, seed="again")
    found = []
    for _ in range(2):
        expert = make_bot("expert:worlds=4", game)
        assert isinstance(expert, Expert)
        advice = expert.advise(table.desk(0, Fast(9)))
        found.append((advice.line, advice.compared, advice.playouts))
    assert found[0] == found[1]
    assert found[0][2] > 0
