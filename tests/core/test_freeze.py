"""A state as plain facts, and its digest."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from msgspec import Struct

from roundhouse.core.freeze import digest, freeze, slots_of


class Base:
    __slots__ = ("left",)

    def __init__(self, left: object) -> None:
        self.left = left


class State(Base):
    __slots__ = ("__weakref__", "cache", "right")
    STATIC = ("cache",)

    def __init__(self, left: object, right: object = None, cache: object = None) -> None:
        super().__init__(left)
        self.right = right
        self.cache = cache


class One:
    __slots__ = "only"

    def __init__(self) -> None:
        self.only = 1


class Fact(Struct):
    value: int


class Loose(Base):
    def __init__(self) -> None:
        super().__init__(1)
        self.extra = 2


def test_every_fact_is_in_it() -> None:
    state = State([1, (2, "x")], {"b": {3, 1}, "a": bytearray(b"z")}, cache=object())
    assert freeze(state) == ("State", (1, (2, "x")), (("a", b"z"), ("b", (1, 3))))
    assert freeze([Fact(3), None, True, 1.5, frozenset({2, 1})]) == (("Fact", 3), None, True, 1.5, (1, 2))
    assert freeze(One()) == ("One", 1)
    assert slots_of(State) == ["cache", "left", "right"]


@pytest.mark.parametrize("other", [State(2), State(1, 3), Base(1), State((1,)), State("1")])
def test_another_fact_is_another_digest(other: object) -> None:
    assert digest(State(1)) == digest(State(1, cache="whatever"))
    assert digest(State(1)) != digest(other)


def test_order_in_dicts_and_sets_is_no_fact() -> None:
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    assert digest({3, 2, 1}) == digest({1, 2, 3})
    assert digest([1, 2]) != digest([2, 1])


@pytest.mark.parametrize("thing", [object(), Loose()])
def test_facts_without_a_name_are_refused(thing: object) -> None:
    with pytest.raises(TypeError, match="keeps facts outside __slots__"):
        digest(thing)


def test_a_digest_is_the_same_in_every_process() -> None:
    program = "from roundhouse.core.freeze import digest; print(digest({'a': {'x', 'y', 'z'}, 'b': [1, None]}))"
    seen = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert seen == {digest({"b": [1, None], "a": {"z", "y", "x"}})}


class AsCompiled:
    """A compiled class may keep STATIC in each instance."""

    __slots__ = ("STATIC", "cache", "fact")

    def __init__(self) -> None:
        self.STATIC = ("cache",)
        self.cache = object()
        self.fact = 1


def test_static_is_no_fact_wherever_it_is_kept() -> None:
    assert freeze(AsCompiled()) == ("AsCompiled", 1)
