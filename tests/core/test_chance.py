"""Chance: fair, the same for the same seed everywhere, and written down."""

from __future__ import annotations

from collections import Counter

import pytest

from roundhouse import BadRecord, BadScript, NeedAnswer, commitment
from roundhouse.core.chance import Audited, Chance, Fast, Recorder, Replayed, Scripted, Seeded

ROLLS = 6000
#: Chi-square, 5 degrees of freedom: beyond this, one fair die in ten thousand would fall. The seeds are fixed.
LIMIT = 25.7


@pytest.mark.parametrize(
    "chance",
    [Fast(1), Fast(2**63), Fast(-5), Seeded("a"), Seeded("b")],
    ids=["fast", "fast huge", "fast negative", "seeded a", "seeded b"],
)
def test_a_die_is_fair(chance: Chance) -> None:
    faces = Counter(chance.die("die", 6) for _ in range(ROLLS))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert sum((n - ROLLS / 6) ** 2 / (ROLLS / 6) for n in faces.values()) < LIMIT


@pytest.mark.parametrize("chance", [Fast(3), Seeded("c")], ids=["fast", "seeded"])
def test_pairs_of_rolls_are_independent(chance: Chance) -> None:
    pairs = Counter((chance.die("die", 3), chance.die("die", 2)) for _ in range(ROLLS))
    assert sum((n - ROLLS / 6) ** 2 / (ROLLS / 6) for n in pairs.values()) < LIMIT


@pytest.mark.parametrize("chance", [Fast(4), Seeded("d")], ids=["fast", "seeded"])
def test_a_draw_follows_the_counts(chance: Chance) -> None:
    drawn = Counter(chance.draw("bag", [3, 0, 1]) for _ in range(4000))
    assert set(drawn) == {0, 2}
    assert abs(drawn[0] - 3000) < 150


def test_a_bag_that_is_emptied_gives_each_thing_once() -> None:
    chance, counts = Fast(5), [2, 3, 0, 1]
    drawn = []
    while sum(counts):
        drawn.append(chance.draw("bag", counts))
        counts[drawn[-1]] -= 1
    assert sorted(drawn) == [0, 0, 1, 1, 1, 3]
    with pytest.raises(ValueError, match="bag: nothing to draw from"):
        chance.draw("bag", counts)


def test_known_answers() -> None:
    """Golden: a change here changes the dice of every table that was ever committed to."""
    chance = Seeded("poznan")
    assert [chance.die("A", 6) for _ in range(12)] == [3, 4, 5, 6, 5, 2, 2, 2, 3, 3, 5, 5]
    assert [chance.die("B", 6) for _ in range(6)] == [4, 3, 3, 1, 3, 2]
    assert [chance.draw("bag", [3, 0, 2]) for _ in range(8)] == [0, 0, 0, 0, 0, 2, 0, 0]
    assert Seeded("").below("x", 10**9) == 257666123
    assert Seeded("ąę").below("x", 10**9) == 939757489
    assert commitment("poznan") == "38ac000cb26a57a1b2efd59d08e88ac445164f2d4f474692636fd44cfe9526ec"
    fast = Fast(7)
    assert [fast.below("any", 100) for _ in range(8)] == [88, 9, 6, 63, 10, 58, 56, 60]


def test_purposes_do_not_disturb_each_other() -> None:
    mixed, plain = Seeded("s"), Seeded("s")
    rolls = []
    for _ in range(10):
        rolls.append(mixed.die("a", 6))
        mixed.die("b", 6)
    assert rolls == [plain.die("a", 6) for _ in range(10)]
    assert rolls != [Seeded("t").die("a", 6) for _ in range(10)]


def test_the_base_has_no_answers() -> None:
    with pytest.raises(NotImplementedError):
        Chance().die("any", 6)


def test_a_script_answers_by_purpose() -> None:
    chance = Scripted({"a": [6, 1], "bag": [2]}, rest=Seeded("poznan"))
    assert [chance.die("a", 6), chance.die("A", 6), chance.die("a", 6)] == [6, 3, 1]
    assert chance.draw("bag", [0, 0, 1]) == 2
    assert chance.draw("box", [0, 1]) == 1


def test_a_script_that_has_run_out_asks_for_an_answer() -> None:
    chance = Scripted({"a": []}, rest=Seeded("poznan"))
    with pytest.raises(NeedAnswer, match="'a'") as caught:
        chance.die("a", 6)
    assert (caught.value.purpose, caught.value.choices) == ("a", 6)
    with pytest.raises(NeedAnswer, match="'b'"):
        Scripted({}).die("b", 8)
    with pytest.raises(NeedAnswer, match="one of 3"):
        Scripted({}).draw("b", [1, 1, 1])


@pytest.mark.parametrize("answer", [0, 7, -1])
def test_a_scripted_answer_must_be_on_the_die(answer: int) -> None:
    with pytest.raises(BadScript, match=f"a: {answer} is not on a die of 6"):
        Scripted({"a": [answer]}).die("a", 6)
    with pytest.raises(BadRecord, match=f"a: {answer} is not on a die of 6"):
        Replayed([("a", answer)]).die("a", 6)


@pytest.mark.parametrize("answer", [-1, 1, 3])
def test_an_answer_must_be_in_the_bag(answer: int) -> None:
    with pytest.raises(BadScript, match=f"a: there is no {answer} left to draw"):
        Scripted({"a": [answer]}).draw("a", [1, 0, 2])
    with pytest.raises(BadRecord, match=f"a: there is no {answer} left to draw"):
        Replayed([("a", answer)]).draw("a", [1, 0, 2])


def test_what_was_answered_is_written_down_and_read_back() -> None:
    recorder = Recorder(Seeded("poznan"))
    said = [recorder.die("A", 6), recorder.draw("bag", [1, 1])]
    assert recorder.answers == [("A", 3), ("bag", said[1])]
    replayed = Replayed(recorder.answers)
    assert [replayed.die("A", 6), replayed.draw("bag", [1, 1])] == said
    replayed.finish()


def test_a_record_that_does_not_fit_is_noticed() -> None:
    with pytest.raises(BadRecord, match="no answer for 'a'"):
        Replayed([]).die("a", 6)
    with pytest.raises(BadRecord, match="answers 'b' where the rules ask for 'a'"):
        Replayed([("b", 1)]).die("a", 6)
    with pytest.raises(BadRecord, match=r"nobody asked for: \[\('a', 1\)\]"):
        Replayed([("a", 1)]).finish()


def test_an_audit_asks_the_seed_again() -> None:
    audit = Audited([("A", 3), ("A", 1), ("own", 2), ("bag", 0)], Seeded("poznan"), ["own"])
    assert [audit.die("A", 6), audit.die("A", 6), audit.die("own", 6), audit.draw("bag", [3, 0, 2])] == [3, 1, 2, 0]
    assert audit.draws == [("A", 3, 3), ("A", 1, 4), ("own", 2, None), ("bag", 0, 0)]
    with pytest.raises(BadRecord):
        audit.draw("own", [1])
