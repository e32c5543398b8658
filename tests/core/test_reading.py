"""What is made of a view is made once."""

from __future__ import annotations

from roundhouse.core.reading import KEPT, once


def test_what_was_made_of_a_view_is_given_again() -> None:
    asked: list[tuple[int, ...]] = []

    def make(view: tuple[int, ...]) -> int:
        asked.append(view)
        return len(asked)

    made = once(make)
    views = [(number,) for number in range(KEPT)]
    assert [made(view) for view in views] == [made(view) for view in views]
    assert asked == views


def test_only_the_last_views_are_remembered_and_equal_ones_are_others() -> None:
    asked: list[list[int]] = []

    def make(view: list[int]) -> list[int]:
        asked.append(view)
        return view

    made = once(make)
    first, same = [1], [1]
    assert made(first) is first
    assert made(same) is same
    for number in range(KEPT):
        made([number])
    made(first)
    assert len(asked) == KEPT + 3
