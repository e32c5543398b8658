"""What a person should not read is found; what only looks like it is not."""

from __future__ import annotations

import pytest

from roundhouse.core.texts import text, translator
from roundhouse.testing.readable import inside, untold

IDS = {"route-paris-lyon", "row-one"}


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("Ada puts a cube on light1.1.", "light1.1"),
        ("Ada claims route-12.", "route-12"),
        ("Ada claims route-paris-lyon.", "route-paris-lyon"),
        ("Ada goes to place_d_italie.", "place_d_italie"),
        ("Ada has { $points } points.", "{"),
        ("Ada has \u206812\u2069 points.", "\u2068"),
        ("card (value=3)", "e=3"),
        ("Ada takes None.", "None"),
        ("Is it so? True", "True"),
        ("Text(key='card')", "Text"),
        ("<Pick object at 0x7f>", "Pick object at 0x"),
        ("refusal-game-over", "refusal-game-over"),
    ],
)
def test_the_inside_is_found(sentence: str, found: str) -> None:
    assert inside(sentence, translator("en"), IDS) == found


@pytest.mark.parametrize(
    "sentence",
    [
        "None of them is free.",
        "Champs-Élysées – Place d'Italie (6)",
        "gentle curve, east to south-west; two-way track",
        "It costs $3. Row a1, 2.5 s; rule RI-2.1: see 7.4.",
        "Gracz 1: −12, trzy kostki, e4–e5",
        "A = B",
    ],
)
def test_words_are_left_alone(sentence: str) -> None:
    assert inside(sentence, translator("pl"), IDS) is None


def test_a_word_of_the_program_in_another_language() -> None:
    sentence = text("log-take", card="purple", seat="Ada", number=3)
    assert untold(sentence, "Ada bierze: purple.") == "purple"
    assert untold(sentence, "Ada bierze kostkę: fioletowa.") is None
    assert untold(text("log-take", hex="a4", die="dwa"), "a4") is None
