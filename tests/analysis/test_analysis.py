"""A finished game explained: decisions, what they were worth, and luck apart from skill."""

from __future__ import annotations

import pickle
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

from roundhouse.analysis import Analysis, Judged, Question, analyse, judge, questions, review
from roundhouse.analysis.judging import Sample, policy_of
from roundhouse.analysis.review import NotFinished
from roundhouse.analysis.words import line_words, number, seat_words, spoken, turning_words, whole
from roundhouse.bots import Budget, make_bot
from roundhouse.core.chance import Fast
from roundhouse.core.errors import BadOption
from roundhouse.core.game import Game
from roundhouse.core.table import Table
from roundhouse.games.age_of_steam.rules.state import State as Rails


def finished(game: str, seats: int, bot: str = "random") -> Table:
    table, chance = Table.new(game, seats, seed="analysis"), Fast(3)
    players = [make_bot(bot, table.game) for _ in range(seats)]
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, players[seat].choose(table.desk(seat, chance)))
    return table


@pytest.fixture(scope="module")
def paris() -> Table:
    return finished("ticket_to_ride_paris", 2)


@pytest.fixture(scope="module")
def paris_analysed(paris: Table) -> Analysis:
    """The first decisions are judged, the rest is taken for as good as any."""
    asked = list(questions(paris))
    judged = [judge(one, Budget(worlds=2)) for one in asked[:6]]
    judged += [Judged(one, _flat(0.0), _flat(0.0)) for one in asked[6:]]
    return review(paris, judged)


def _flat(points: float, share: float = 0.5, worlds: int = 8) -> Sample:
    return Sample((points,) * worlds, (share,) * worlds)


# -- decisions ----------------------------------------------------------------------------------------------------


def test_a_round_that_everybody_draws_at_once_is_one_decision_of_each() -> None:
    table = finished("railroad_ink", 2)
    asked = list(questions(table))
    assert [one.seat for one in asked] == [0, 1] * 7
    mine = [move for one in asked if one.seat == 1 for move in one.played]
    played = [
        table.game.moveset.pack(table.record.entries[place].move or "")
        for place in table.record.effective()
        if table.record.entries[place].seat == 1
    ]
    assert mine == played


def test_a_card_that_chance_gives_ends_a_decision_and_single_moves_are_none(paris: Table) -> None:
    asked = list(questions(paris))
    assert asked
    for one in asked:
        assert len(one.moves) > 1
        assert one.last - one.move + 1 >= len(one.played)
        assert one.view.seat == one.seat
    drawn = [place for place, entry in enumerate(paris.standing().entries, start=1) if entry.chance]
    assert all(not (one.move <= place < one.last) for one in asked for place in drawn)


def test_what_was_taken_back_is_no_decision() -> None:
    table = Table.new("railroad_ink", 1, seed="back")
    first = table.moves(0)[0]
    table.play(0, first)
    table.undo(0)
    chance, bot = Fast(1), make_bot("random", table.game)
    while not table.over:
        table.play(0, bot.choose(table.desk(0, chance)))
    assert sum(len(one.played) for one in questions(table)) <= table.ply


def test_the_question_holds_the_view_of_its_seat_and_nothing_else(paris: Table) -> None:
    """What others hold is not in it: a question is the same whatever it is."""
    one = next(one for one in questions(paris) if one.move > 4)
    then = Table.load(paris.standing(), upto=one.move - 1)
    assert one.view == then.view(one.seat)
    assert set(Question.__struct_fields__) == {
        "game",
        "board",
        "move",
        "last",
        "seat",
        "view",
        "moves",
        "played",
        "seed",
    }


# -- refused while the game runs ----------------------------------------------------------------------------------


def test_a_running_game_is_not_analysed() -> None:
    table = Table.new("railroad_ink", 1, seed="runs")
    with pytest.raises(NotFinished):
        analyse(table, Budget(worlds=1))
    with pytest.raises(NotFinished):
        review(table, [])


def test_a_game_without_an_expert_says_so() -> None:
    table = finished("railroad_ink", 1)

    class Dull(type(table.game)):  # type: ignore[misc]
        def policy(self) -> None:
            return None

    table.game = cast(Game, Dull())
    with pytest.raises(BadOption, match="no expert"):
        analyse(table, Budget(worlds=1))


# -- judging ------------------------------------------------------------------------------------------------------


def test_the_same_question_with_a_budget_of_worlds_has_the_same_answer(paris: Table) -> None:
    one = list(questions(paris))[3]
    assert judge(one, Budget(worlds=3)) == judge(one, Budget(worlds=3))


def test_what_the_expert_plays_is_not_found_fault_with() -> None:
    table = finished("railroad_ink", 1)
    one = list(questions(table))[-1]  # in the last round the best drawing is known
    first = judge(one, Budget(worlds=2))
    assert first.better, "a random drawing is not the best"
    again = judge(msgspec.structs.replace(one, played=first.better), Budget(worlds=2))
    assert again.better == ()
    assert again.loss == (0.0, 0.0)
    assert first.loss[0] > 0


def test_questions_and_answers_go_to_other_processes(paris: Table) -> None:
    one = next(questions(paris))
    assert pickle.loads(pickle.dumps(one)) == one


# -- the review ---------------------------------------------------------------------------------------------------


def test_what_was_expected_skill_others_and_luck_add_up_to_the_result(paris_analysed: Analysis) -> None:
    for seat in paris_analysed.seats:
        assert seat.expected + seat.skill + seat.others + seat.luck == pytest.approx(seat.result, abs=0.01)
    leads = [seat.result for seat in paris_analysed.seats]
    assert leads[0] == -leads[1]


def test_curves_begin_with_the_first_decision_and_end_with_the_result(paris: Table, paris_analysed: Analysis) -> None:
    chances, expected = paris_analysed.curves
    assert chances.name == "chances"
    assert all(sum(values) in range(98, 103) for _, values in chances.values)
    won = [100 if party.won else 0 for party in paris_analysed.parties]
    assert chances.values[-1] == (paris.ply, tuple(won))
    lead = paris.sheet().totals[0] - paris.sheet().totals[1]
    assert expected.values[-1] == (paris.ply, (lead, -lead))


def test_luck_is_what_came_beside_what_was_to_be_expected() -> None:
    """Two rounds of one seat: it could expect 10 and chose well (12); then the dice gave 5 more than their mean."""
    table = finished("railroad_ink", 1)
    total = table.sheet()[0].total
    asked = list(questions(table))[:2]
    judged = [Judged(asked[0], _flat(12.0), _flat(10.0)), Judged(asked[1], _flat(17.0), _flat(17.0))]
    found = review(table, judged)
    seat = found.seats[0]
    assert (seat.expected, seat.skill, seat.others) == (10.0, 2.0, 0.0)
    assert seat.luck == pytest.approx(5 + total - 17)
    lucky = [one for one in found.turnings if one.kind == "chance"]
    assert (asked[0].last, 5.0) == (lucky[0].move, lucky[0].points)


def test_a_mistake_is_a_turning_point_and_others_gain_by_it() -> None:
    table = finished("ticket_to_ride_paris", 2)
    first, second, *_ = questions(table)
    assert (first.seat, second.seat) == (0, 1)
    better = (next(move for move in first.moves if move != first.played[0]),)
    judged = [
        Judged(first, _flat(-20.0, 0.2), _flat(-5.0), better, _flat(0.0, 0.6)),
        Judged(second, _flat(20.0, 0.8), _flat(20.0, 0.8)),
    ]
    found = review(table, judged)
    one = found.decisions[0]
    assert (one.verdict, one.points) == ("mistake", 20.0)
    assert one.wins > 0.3
    assert (found.turnings[0].kind, found.turnings[0].move, found.turnings[0].points) == ("decision", first.move, -20.0)
    assert found.seats[0].mistakes == 1
    assert found.seats[0].skill == -15.0


def test_where_everybody_plays_for_themselves_boards_are_held_beside_each_other() -> None:
    table = finished("railroad_ink", 2)
    asked = list(questions(table))[:2]
    judged = [
        Judged(asked[0], _flat(50.0, 0.0), _flat(50.0, 0.0)),
        Judged(asked[1], _flat(60.0, 0.0), _flat(60.0, 0.0)),
    ]
    found = review(table, judged)
    assert found.apart
    shares = [one.share for one in found.decisions]
    assert shares[0] < 0.1 < 0.9 < shares[1]


def test_who_is_a_little_ahead_of_a_forecast_that_may_be_wrong_has_not_won() -> None:
    """Four points more, where each forecast may be wrong by four: 76 games of a hundred, and not all of them."""
    table = finished("railroad_ink", 2)
    asked = list(questions(table))[:2]

    def share(ahead: float, unsure: float) -> float:
        mine, theirs = replace(_flat(50.0 + ahead), unsure=unsure), replace(_flat(50.0), unsure=unsure)
        return review(table, [Judged(asked[0], theirs, theirs), Judged(asked[1], mine, mine)]).decisions[1].share

    assert share(4.0, 0.0) > 0.9
    assert share(4.0, 4.0) == pytest.approx(0.76, abs=0.05)
    assert share(0.0, 4.0) == pytest.approx(0.5, abs=0.01)
    assert share(40.0, 4.0) > 0.9


def test_forecasts_are_unsure_at_first_and_certain_in_the_end() -> None:
    drawn, rails = Table.new("railroad_ink", 2, seed="analysis"), Table.new("age_of_steam_st_lucia", 2, seed="analysis")
    for table in (drawn, rails):
        assert policy_of(table.game).unsure(table.state) > 0
    cast(Rails, rails.state).turn = cast(Rails, rails.state).plan.turns
    for table in (finished("railroad_ink", 2), rails):
        assert policy_of(table.game).unsure(table.state) == 0


def test_a_forecast_that_is_wrong_for_all_is_nobodys_luck() -> None:
    """Everybody came to 20 more than was forecast, and the first to 6 more than that."""
    table = finished("age_of_steam_rust_belt", 3)
    totals = table.sheet().totals
    firsts = {one.seat: one for one in reversed(list(questions(table)))}
    judged = []
    for seat, question in firsts.items():
        forecast = _flat(totals[seat] - 20.0 - 6.0 * (seat == 0), 0.0)
        judged.append(Judged(question, forecast, forecast))
    found = review(table, judged)
    assert [one.luck for one in found.seats] == [4.0, -2.0, -2.0]
    for one in found.seats:
        assert one.expected + one.skill + one.others + one.luck == pytest.approx(one.result, abs=0.01)
    assert all(turning.kind == "decision" for turning in found.turnings)


def test_partners_are_one_party() -> None:
    table = finished("ticket_to_ride_asia", 4)
    found = review(table, [Judged(one, _flat(0.0), _flat(0.0)) for one in questions(table)])
    assert [party.seats for party in found.parties] == [(0, 1), (2, 3)]
    assert len(found.curves[0].values[0][1]) == 2


def test_an_analysis_is_kept_as_json_with_its_version(paris_analysed: Analysis) -> None:
    text = msgspec.json.encode(paris_analysed)
    raw: dict[str, Any] = msgspec.json.decode(text)
    assert (raw["format"], raw["version"]) == ("roundhouse-analysis", 1)
    assert msgspec.json.decode(text, type=Analysis) == paris_analysed


# -- words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_everything_is_said_in_both_languages(lang: str, paris: Table, paris_analysed: Analysis) -> None:
    tr = paris.words(lang)
    told = spoken(paris, paris_analysed, tr)
    assert len(told) == len(paris_analysed.decisions)
    sentences = [one.worth for one in told]
    sentences += [words for seat in paris_analysed.seats for words in seat_words(paris_analysed, seat, tr)]
    sentences += [turning_words(one, told, tr) for one in paris_analysed.turnings]
    sentences += [words for one in told for words in (*one.played, *one.expert)]
    for sentence in sentences:
        assert sentence
        assert "analysis-" not in sentence
    assert number(-1.25, tr, signed=True) == ("−1.2" if lang == "en" else "−1,2")


@pytest.mark.parametrize(("game", "seats"), [("age_of_steam_barbados", 1), ("age_of_steam_rust_belt", 3)])
def test_forecasts_are_not_summed_up_as_skill_or_luck(game: str, seats: int) -> None:
    """Of decisions that were each forecast to bring 5 more than the policy's nobody is said to have won 5 for each."""
    table = finished(game, seats)
    judged = [Judged(one, _flat(25.0), _flat(20.0)) for one in list(questions(table))[:9]]
    found = review(table, judged)
    assert found.forecast
    assert sum(one.skill for one in found.seats) == pytest.approx(5.0 * len(judged))
    for seat in found.seats:
        words = seat_words(found, seat, table.words("en"))
        assert len(words) == 2
        assert "cannot be told apart here" in words[1]
        assert whole(seat.result) in words[1]
        assert ".0" not in words[1]


def test_skill_and_luck_are_not_told_where_they_are_mere_noise() -> None:
    """Decisions that differ from the policy's by chance alone: forty points up, forty down."""
    table = finished("ticket_to_ride_paris", 2)
    wild = Sample((40.0, -40.0) * 2, (0.5,) * 4)
    unsure = review(table, [Judged(one, wild, _flat(0.0, worlds=4)) for one in questions(table)])
    sure = review(table, [Judged(one, _flat(0.0), _flat(0.0)) for one in questions(table)])
    for lang in ("en", "pl"):
        tr = table.words(lang)
        assert "± 0" in seat_words(sure, sure.seats[0], tr)[-1] + seat_words(sure, sure.seats[0], tr)[-2]
        told = " ".join(seat_words(unsure, unsure.seats[0], tr))
        assert f"{unsure.seats[0].luck_error:.0f}" in told
        assert "±" not in told
    assert unsure.seats[0].luck_error > unsure.seats[0].skill_error > 40


def test_a_turning_point_is_told_in_few_words() -> None:
    """Without how each tile lies, unless nothing else is different; and nothing is said of chances that stay."""
    table = finished("railroad_ink", 2)
    first, second, *_ = questions(table)
    better = (next(move for move in first.moves if move & 0xFFF != first.played[0] & 0xFFF),)
    judged = [
        Judged(first, _flat(20.0), _flat(20.0), better, _flat(30.0)),
        Judged(second, _flat(90.0), _flat(90.0)),
    ]
    found, tr = review(table, judged), table.words()
    told = spoken(table, found, tr)
    words = turning_words(found.turnings[0], told, tr)
    assert " on " in words
    assert "north" not in words
    assert words.endswith("(+10.0 points).")
    assert "north" in " ".join(told[0].expert + told[0].played)


def test_a_line_is_told_move_by_move() -> None:
    table = finished("railroad_ink", 1)
    one = next(questions(table))
    told = line_words(table.game, one.view, one.played, table.words())
    assert len(told) == len(one.played)
    assert told[-1] == "finish the round"
    # Choice by choice, as hints say it: a die, a cell, how it lies.
    assert all(words.count(" → ") == 2 for words in told[:-1])
