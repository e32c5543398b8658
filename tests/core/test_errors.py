"""Errors: one root, and all of them survive the way between processes."""

from __future__ import annotations

import pickle

import pytest

import roundhouse as rh

ERRORS: list[rh.RoundhouseError] = [
    rh.UnknownGame("u"),
    rh.BadOption("o"),
    rh.BadMove("m"),
    rh.BadRecord("r"),
    rh.BadScript("s"),
    rh.NeedAnswer("A", 6),
    rh.MissingExtra("The terminal", "cli"),
    rh.Refused(rh.Refusal("RI-2.5", "dice-left"), "There are dice left."),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_survives_pickling(error: rh.RoundhouseError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


def test_an_error_says_what_to_do() -> None:
    assert str(ERRORS[5]) == "chance is asked for 'A' (one of 6): give an answer with Table.answer()"
    assert str(ERRORS[6]) == "The terminal needs more packages: pip install 'roundhouse[cli]'"
    assert str(ERRORS[7]) == "There are dice left. [RI-2.5]"


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (rh.UnknownGame, LookupError),
        (rh.BadOption, ValueError),
        (rh.BadMove, ValueError),
        (rh.BadRecord, ValueError),
        (rh.BadScript, ValueError),
        (rh.MissingExtra, ImportError),
    ],
)
def test_errors_are_also_what_python_calls_them(error: type[Exception], kind: type[Exception]) -> None:
    assert issubclass(error, kind)
    assert issubclass(error, rh.RoundhouseError)
