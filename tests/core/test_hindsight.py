"""The best that chance allowed, as it is told."""

from __future__ import annotations

import msgspec
import pytest

from roundhouse.core.hindsight import Hindsight
from roundhouse.core.table import Table


def found(best: int, bound: int | None) -> Hindsight:
    return Hindsight(0, 35, best, bound, 1.0, Table.new("railroad_ink", 1, seed="best").record)


@pytest.mark.parametrize(
    ("bound", "proven", "words"),
    [
        (
            88,
            False,
            "reached 35 points; with these dice at least 70 were possible (50 % reached), and no more than 88.",
        ),
        (
            70,
            True,
            "reached 35 of 70 points that these dice allowed: 50 %. It is proven that nothing better was possible.",
        ),
        (None, False, "reached 35 points; with these dice at least 70 were possible (50 % reached)."),
    ],
)
def test_the_best_is_told_with_what_is_known_of_its_bound(bound: int | None, proven: bool, words: str) -> None:
    one = found(70, bound)
    tr = Table.load(one.record).words("en")
    assert one.proven is proven
    assert tr(one.told("Ann")) == f"Ann {words}"


def test_a_bound_that_was_exceeded_is_told_to_nobody() -> None:
    """Neither when it is found out, nor out of a database where it was kept."""
    with pytest.warns(RuntimeWarning, match="the bound is wrong: 68, but 70 were reached"):
        one = found(70, 68)
    assert one.bound is None
    assert not one.proven
    kept = msgspec.json.encode(one).replace(b'"bound":null', b'"bound":68')
    with pytest.warns(RuntimeWarning, match="the bound is wrong"):
        assert msgspec.json.decode(kept, type=Hindsight) == one
