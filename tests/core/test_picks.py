"""The tree of picks."""

from __future__ import annotations

import pytest

from roundhouse.core.picks import Pick, tree
from roundhouse.core.texts import text


def path(*ids: str) -> tuple[Pick, ...]:
    return tuple(Pick(name, text(name)) for name in ids)


def test_the_leaves_are_the_moves() -> None:
    root = tree([(path("die-1", "cell-a1", "turn-0"), 7), (path("die-1", "cell-a1", "turn-1"), 8), (path("finish"), 9)])
    assert list(root.leaves()) == [
        (("die-1", "cell-a1", "turn-0"), 7),
        (("die-1", "cell-a1", "turn-1"), 8),
        (("finish",), 9),
    ]
    assert list(root.children) == ["die-1", "finish"]
    assert root.pick is None
    assert root.at("die-1", "cell-a1").children["turn-1"].move == 8
    assert root.at("finish").pick == path("finish")[0]
    assert root.at() is root


def test_what_cannot_be_picked() -> None:
    root = tree([(path("a", "b"), 1)])
    with pytest.raises(KeyError, match="'c' cannot be picked here: b can"):
        root.at("a", "c")
    with pytest.raises(KeyError, match="nothing can"):
        root.at("a", "b", "c")


@pytest.mark.parametrize(
    ("paths", "says"),
    [
        ([path("a", "b"), path("a", "b")], "two moves share a path"),
        ([path("a", "b"), path("a")], "two moves share a path"),
        ([path("a"), path("a", "b")], "goes on behind a move"),
        ([()], "at least one pick"),
    ],
)
def test_paths_that_cannot_be(paths: list[tuple[Pick, ...]], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        tree(zip(paths, range(9), strict=False))


def test_no_moves_make_an_empty_tree() -> None:
    assert list(tree([]).leaves()) == []
