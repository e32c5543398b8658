"""Luck apart from skill: what chance gave is told where it came, and curves and sums say the same."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from roundhouse.analysis import Analysis, Judged, Turning, judge, questions, review
from roundhouse.analysis.judging import Sample, policy_of
from roundhouse.analysis.words import number, seat_words, spoken, turning_words
from roundhouse.bots import Budget, make_bot
from roundhouse.core.chance import Fast
from roundhouse.core.story import Curve
from roundhouse.core.table import Table


def finished(game: str, seats: int, bot: str) -> Table:
    table, chance = Table.new(game, seats, seed="analysis"), Fast(3)
    players = [make_bot(bot, table.game) for _ in range(seats)]
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, players[seat].choose(table.desk(seat, chance)))
    return table


def measured(table: Table, worlds: int, most: int = 1000) -> list[Judged]:
    """What came of the first decisions, without a search for better ones."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(policy_of(table.game)), "candidates", lambda *_: [])
        return [judge(one, Budget(worlds=worlds)) for one in list(questions(table))[:most]]


@pytest.fixture(scope="module")
def paris() -> Table:
    return finished("ticket_to_ride_paris", 2, "standard")


@pytest.fixture(scope="module")
def paris_judged(paris: Table) -> list[Judged]:
    return measured(paris, 8)


@pytest.fixture(scope="module")
def paris_analysed(paris: Table, paris_judged: list[Judged]) -> Analysis:
    return review(paris, paris_judged)


def _flat(points: float, share: float = 0.5, worlds: int = 8) -> Sample:
    return Sample((points,) * worlds, (share,) * worlds)


def _asked(table: Table) -> list[int]:
    return [move for move, entry in enumerate(table.standing().entries, start=1) if entry.chance]


def _step(curve: Curve, move: int, party: int) -> int:
    """By how much a curve changes after a move."""
    after = [values[party] for moment, values in curve.values if moment <= move]
    before = [values[party] for moment, values in curve.values if moment < move]
    return after[-1] - before[-1]


# -- where ----------------------------------------------------------------------------------------------------------


def test_dice_are_marked_where_they_were_rolled_and_there_the_curves_change() -> None:
    """The first seat had drawn with move 61; the dice came with move 66, when the other had."""
    table = finished("railroad_ink", 2, "random")
    judged = [Judged(one, _flat(50.0), _flat(50.0)) for one in questions(table)]
    last = judged[-2]
    assert (last.question.seat, last.question.move, _asked(table)[-1]) == (0, 67, 66)
    judged[-2] = Judged(last.question, _flat(60.0), _flat(60.0))
    found = review(table, judged)
    (lucky,) = [one for one in found.turnings if one.kind == "chance"]
    assert (lucky.seat, lucky.since, lucky.move, lucky.points) == (0, 66, 66, 10.0)
    chances, expected = found.curves
    assert [_step(expected, 66, seat) for seat in (0, 1)] == [10, 0]
    assert _step(chances, 66, 0) > 20


def test_what_was_chosen_and_what_chance_answered_to_it_are_two_steps_of_a_curve() -> None:
    table = finished("railroad_ink", 1, "random")
    first, second, *_ = questions(table)
    found = review(table, [Judged(first, _flat(12.0), _flat(10.0)), Judged(second, _flat(17.0), _flat(17.0))])
    assert found.curves[-1].values[:3] == ((0, (10,)), (first.last - 0.5, (12,)), (first.last, (17,)))


def test_curves_change_by_what_is_told_where_it_is_told(paris: Table, paris_analysed: Analysis) -> None:
    told = [one for one in paris_analysed.turnings if one.kind != "decision"]
    assert told
    for one in told:
        assert _step(paris_analysed.curves[-1], one.move, one.seat) == pytest.approx(one.points, abs=1)
        # Between two decisions of its seat.
        assert one.since <= one.move
        assert (one.kind == "chance") == any(one.since <= move <= one.move for move in _asked(paris))


def test_where_chance_was_not_asked_it_was_the_others(paris: Table) -> None:
    """After the last card is drawn there are claims, then tickets are shown."""
    judged = [Judged(one, _flat(0.0), _flat(0.0)) for one in questions(paris)]
    *_, before, last = [one.question for one in judged if one.question.seat == 1]
    assert before.last <= _asked(paris)[-1] < last.move
    judged = [
        Judged(one.question, _flat(12.0), _flat(12.0)) if one.question in (before, last) else one for one in judged
    ]
    found = review(paris, judged)
    others = [one for one in found.turnings if one.kind == "others"]
    assert {one.move for one in others} == {paris.ply}
    assert sum(one.points for one in others if one.seat == 1) < 0
    told = spoken(paris, found, paris.words())
    for one in others:
        words = turning_words(one, told, paris.words())
        assert "the others did or held" in words
        assert "chance" not in words
    for seat in found.seats:
        assert seat.expected + seat.skill + seat.others + seat.luck == pytest.approx(seat.result, abs=0.01)


# -- two who face each other ----------------------------------------------------------------------------------------


def test_of_two_one_is_ahead_by_as_much_as_the_other_is_behind(paris_analysed: Analysis) -> None:
    one, other = paris_analysed.seats
    assert (one.expected, one.luck) == pytest.approx((-other.expected, -other.luck), abs=0.002)
    assert all(sum(values) == 0 for _, values in paris_analysed.curves[-1].values)
    for seat in paris_analysed.seats:
        assert seat.expected + seat.skill + seat.others + seat.luck == pytest.approx(seat.result, abs=0.01)


def test_partners_are_told_the_same_lead() -> None:
    table = finished("ticket_to_ride_asia", 4, "random")
    found = review(table, [Judged(one, _flat(8.0 - one.seat), _flat(8.0 - one.seat)) for one in questions(table)])
    # One party thinks that it is 7.5 ahead, the other 5.5.
    assert [seat.expected for seat in found.seats] == [1.0, 1.0, -1.0, -1.0]
    assert found.curves[-1].values[0] == (0, (1, -1))


def test_one_roll_is_one_turning_point_however_many_see_it() -> None:
    """Nothing is secret in SteamRollers, so two see the same: what is good for one is as bad for the other."""
    table = finished("steam_rollers", 2, "random")
    asked = list(questions(table))[:6]
    judged = [Judged(one, _flat(0.0), _flat(0.0)) for one in asked[:2]]
    judged += [Judged(one, _flat(-20.0 if one.seat else 20.0), _flat(-20.0 if one.seat else 20.0)) for one in asked[2:]]
    found = review(table, judged)
    (rolled,) = [one for one in found.turnings if one.kind == "chance" and one.move < asked[3].move]
    assert abs(rolled.points) == 20.0
    assert _step(found.curves[-1], rolled.move, rolled.seat) == rolled.points


# -- in words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_figure_is_told_that_is_not_larger_than_its_error(lang: str, paris: Table, paris_analysed: Analysis) -> None:
    tr, bot = paris.words(lang), {"en": "quick bot’s", "pl": "szybkiego bota"}[lang]
    for seat in paris_analysed.seats:
        told = seat_words(paris_analysed, seat, tr)[-1]
        assert bot in told
        assert f"± {number(seat.skill_error, tr)}" in told
        assert f"± {number(seat.luck_error, tr)}" in told
    wide = seat_words(paris_analysed, replace(seat, skill=5.3, skill_error=5.3, luck=-6.4, luck_error=6.5), tr)[-1]
    assert number(5.3, tr) in wide  # the error
    assert wide.count(number(5.3, tr)) == 1
    assert number(6.4, tr) not in wide
    close = seat_words(paris_analysed, replace(seat, skill=5.3, skill_error=2.1, luck=-6.4, luck_error=3.2), tr)[-1]
    assert all(number(one, tr) in close for one in (5.3, 2.1, 6.4, 3.2))
    # Kept before that of skill was: it is no larger than that of luck.
    old = seat_words(paris_analysed, replace(seat, skill=5.3, skill_error=0.0, luck=-6.4, luck_error=3.2), tr)[-1]
    assert old.count(f"± {number(3.2, tr)}") == 2


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_turning_points_and_the_sum_of_luck_are_told_together(
    lang: str, paris: Table, paris_analysed: Analysis
) -> None:
    """Turning points are the largest of many moments, and the others may outweigh them."""
    tr = paris.words(lang)
    lucky = [one for one in paris_analysed.turnings if one.kind == "chance"]
    assert lucky
    told = []
    for seat in paris_analysed.seats:
        named = sum(one.points if one.seat == seat.seat else -one.points for one in lucky)
        words = seat_words(paris_analysed, seat, tr)[-1]
        assert number(named, tr, signed=True) in words
        assert number(seat.luck - named, tr, signed=True) in words
        assert f" {seat.moments - len(lucky)} " in words
        told.append(words)
        # Kept before moments were counted.
        assert len(seat_words(paris_analysed, replace(seat, moments=0), tr)[-1]) < len(words)
    assert told[0] != told[1]
    one, other = paris_analysed.seats
    assert one.moments == other.moments > 20


def test_ahead_behind_and_level_have_words_of_their_own(paris: Table, paris_analysed: Analysis) -> None:
    seat = paris_analysed.seats[0]

    def told(expected: float, result: float, lang: str) -> str:
        return seat_words(paris_analysed, replace(seat, expected=expected, result=result), paris.words(lang))[-2]

    assert told(-3.9, 1.0, "en") == "Expected at the start: 3.9 points behind. In the end: 1 point ahead."
    assert told(0.04, -2.0, "en") == "Expected at the start: level. In the end: 2 points behind."
    assert told(-3.9, 1.0, "pl") == "Spodziewane na początku: 3,9 pkt straty. Na koniec: 1 pkt przewagi."


def test_sentences_are_natural_in_both_languages(paris: Table, paris_analysed: Analysis) -> None:
    english, polish = paris.words("en"), paris.words("pl")
    kind = Turning("chance", 31, 1, 1.74, 0.0, 30)
    assert turning_words(kind, [], english) == (
        "In moves 30–31 chance was kind to Player 2: 1.7 points more than average."
    )
    assert turning_words(kind, [], polish) == "W ruchach 30–31 los sprzyjał (Gracz 2): 1,7 pkt powyżej średniej."
    shown = Turning("others", 49, 0, -11.25, 0.0, 49)
    assert turning_words(shown, [], english) == (
        "At move 49, Player 1 lost 11.2 points through what the others did or held."
    )
    assert (
        turning_words(shown, [], polish) == "Przy ruchu 49 Gracz 1 traci 11,2 pkt przez to, co inni zrobili lub mieli."
    )
    seat = paris_analysed.seats[0]
    ends = {0: "bez błędów.", 1: "jeden błąd.", 2: "2 błędy.", 5: "5 błędów.", 22: "22 błędy."}
    for mistakes, end in ends.items():
        told = seat_words(paris_analysed, replace(seat, decisions=30, best=1, mistakes=mistakes), polish)[0]
        assert told == f"Decyzje: 30; równie dobre jak u eksperta albo prawie: 1; {end}"
    told = seat_words(paris_analysed, replace(seat, decisions=1, best=1, mistakes=0), english)[0]
    assert told == "One decision, 1 as good as an expert’s or nearly so, no mistakes."


def test_an_analysis_that_was_kept_before_is_still_told(paris: Table, paris_analysed: Analysis) -> None:
    """When turning points had no `since`, and curves only whole moves."""
    raw = msgspec.to_builtins(paris_analysed)
    for one in raw["turnings"]:
        del one["since"]
    for one in raw["curves"]:
        one["values"] = [(round(moment), values) for moment, values in one["values"]]
    old = msgspec.json.decode(msgspec.json.encode(raw), type=Analysis)
    assert all(isinstance(moment, int) for curve in old.curves for moment, _ in curve.values)
    told = spoken(paris, old, paris.words())
    lucky = [turning_words(one, told, paris.words()) for one in old.turnings if one.kind == "chance"]
    assert lucky
    assert all(words.startswith("After move ") for words in lucky)
