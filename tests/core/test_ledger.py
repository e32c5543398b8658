"""Which rule stands for a subject."""

from __future__ import annotations

import pytest

from roundhouse.core.ledger import cite, joined


def test_a_refusal_cites_the_rule_of_its_subject() -> None:
    refusal = cite({"lane": "TP-3.4"}, "lane", "lane-closed", seats=2)
    assert (refusal.rule, refusal.code, refusal.args) == ("TP-3.4", "lane-closed", {"seats": 2})


def test_a_subject_that_the_ledger_does_not_know_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        cite({}, "lane", "lane-closed")


def test_ledgers_are_joined_unless_two_speak_of_the_same() -> None:
    assert joined({"a": "AB-1"}, {"b": "AL-1", "c": "AL-2"}) == {"a": "AB-1", "b": "AL-1", "c": "AL-2"}
    with pytest.raises(ValueError, match="in two ledgers: a, c"):
        joined({"a": "AB-1", "c": "AB-2"}, {"c": "AL-2", "a": "AL-1"})
