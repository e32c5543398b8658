"""The reader of boards that people bring: what is wrong with a file, in every language."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from roundhouse.core.board import BadBoard, Reader, digest_of, quoted
from roundhouse.core.paper import BadJson, Mark, read_marked
from roundhouse.core.texts import Text


@pytest.fixture
def reader(tmp_path: Path) -> Reader:
    """Of a game with one sentence of its own."""
    (tmp_path / "en.ftl").write_text("fault-odd = { $number } is odd\n", encoding="utf-8")
    (tmp_path / "pl.ftl").write_text("fault-odd = { $number } jest nieparzyste\n", encoding="utf-8")
    return Reader(tmp_path)


def reasons(reader: Reader) -> list[str]:
    return [fault.reason() for fault in reader.faults]


def test_a_fault_speaks_the_words_of_its_game(reader: Reader) -> None:
    reader.fault(Mark(3, 7), "length", "odd", number=3)
    (fault,) = reader.faults
    assert (str(fault), fault.reason()) == ("line 7: length: 3 is odd", "3 is odd")
    assert (fault.told("pl"), fault.reason("pl")) == ("wiersz 7: length: 3 jest nieparzyste", "3 jest nieparzyste")


def test_a_bad_board_tells_every_fault_and_travels(reader: Reader) -> None:
    reader.fault(Mark(3, 7), "length", "odd", number=3)
    reader.fault(Mark(3, 1200), "a", "list")
    error = BadBoard(tuple(reader.faults))
    assert str(error) == "line 7: length: 3 is odd\nline 1200: a: a list [ ] is expected"
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.faults) == (str(error), error.faults)


@pytest.mark.parametrize(
    ("text", "line", "english", "polish"),
    [
        ("", 1, "a value is expected", "tu powinna być wartość"),
        ("{\n1}", 2, "a name in double quotes is expected", "tu powinna być nazwa w cudzysłowie"),
        ('{"a" 1}', 1, "a colon is expected", "tu powinien być dwukropek"),
        ("[1\n2]", 2, "a comma is expected", "tu powinien być przecinek"),
        ("[] []", 1, "something follows after the end", "po zakończeniu jest jeszcze coś"),
        ('["a]', 1, "the closing quote of a text is missing", "brakuje cudzysłowu zamykającego tekst"),
        ('["a\n"]', 1, "written \\n and \\t", "jako \\n i \\t"),
        ('["\\q"]', 1, "after a backslash", "po ukośniku wstecznym"),
        ('["\\u12"]', 1, "after a backslash", "po ukośniku wstecznym"),
        ("\ufeff[]", 1, "it cannot be understood", "nie da się tego zrozumieć"),
    ],
)
def test_what_is_no_json(reader: Reader, text: str, line: int, english: str, polish: str) -> None:
    assert reader.marked(text, 100) is None
    (fault,) = reader.faults
    assert (fault.line, fault.where) == (line, "file")
    assert ": this is not JSON: " in fault.reason()
    assert ": to nie jest JSON: " in fault.reason("pl")
    assert english in fault.reason()
    assert polish in fault.reason("pl")


@pytest.mark.parametrize("text", ["[1,]", '{"a": 1,}'])
def test_a_comma_too_many_has_words(text: str) -> None:
    """Versions of Python differ in what they say of it; each has our words."""
    with pytest.raises(BadJson) as caught:
        read_marked(text)
    why = caught.value.said.args["why"]
    assert why in (Text("fault-json-last-comma"), Text("fault-json-value"), Text("fault-json-name"))
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.line, again.said, str(again)) == (1, caught.value.said, str(caught.value))


@pytest.mark.parametrize("text", ["[" * 100_000, "9" * 5000])
def test_json_beyond_reason(reader: Reader, text: str) -> None:
    assert reader.marked(text, 200_000) is None
    assert reasons(reader) == ["this JSON cannot be read: it is nested too deeply, or a number is too long"]


def test_numbers_are_shown_as_they_are_typed(reader: Reader) -> None:
    assert reader.marked(" " * 5001, 5000) is None
    assert reader.number(Mark("far", 1), "x", -4000, 4000) == -4000
    for lang, words in (("en", "5000 characters"), ("pl", "5000 znaków")):
        assert reader.faults[0].reason(lang).endswith(words)
    assert reader.faults[1].reason() == "a whole number from -4000 to 4000 is expected"
    assert reader.faults[1].reason("pl") == "tu powinna być liczba całkowita od -4000 do 4000"


@pytest.mark.parametrize(("value", "number"), [(3, 3), (3.0, 3), (-0.0, 0)])
def test_whole_numbers(reader: Reader, value: float, number: int) -> None:
    found = reader.number(Mark(value, 1), "x", 0, 5)
    assert (found, type(found), reader.faults) == (number, int, [])


@pytest.mark.parametrize("value", [6, -1, 2.5, 1e999, float("nan"), True, "3", None, []])
def test_no_whole_numbers(reader: Reader, value: object) -> None:
    assert reader.number(Mark(value, 1), "x", 0, 5) == 0
    assert reasons(reader) == ["a whole number from 0 to 5 is expected"]


@pytest.mark.parametrize(
    ("read", "told"),
    [
        (lambda r: r.items(Mark([], 1), "x", 2, 2), "2 expected, 0 found"),
        (lambda r: r.items(Mark([], 1), "x", 1, 2), "1 to 2 expected, 0 found"),
        (lambda r: r.word(Mark(" ", 1), "x"), "a text of 1 to 60 printable characters is expected"),
        (lambda r: r.one_of(Mark("c", 1), "x", ("", "a", "b")), "'c' is none of '', a, b"),
        (lambda r: r.one_of(Mark(5, 1), "x", ("a", "b")), "one of a, b is expected"),
        (lambda r: r.some_of(Mark([Mark("a", 1), Mark("a", 1)], 1), "x", ("a", "b")), "each may appear only once"),
        (lambda r: r.id(Mark("a", 1), "x", {"a"}), "'a' is there already"),
        (lambda r: r.truth(Mark(1, 1), "x"), "true or false is expected"),
    ],
)
def test_what_is_not_as_expected(reader: Reader, read: Callable[[Reader], object], told: str) -> None:
    read(reader)
    assert reasons(reader) == [told]


def test_parts_are_all_there_or_as_far_as_they_are(reader: Reader) -> None:
    mark = Mark({"a": Mark(1, 1), "c": Mark(2, 1), "d": Mark(3, 4)}, 1)
    assert reader.parts(mark, "x", ("a", "b"), ("c",)) == {}
    assert [str(fault) for fault in reader.faults] == [
        "line 1: x: 'b' is missing",
        "line 4: x.d: not known here; these are: a, b, c",
    ]
    assert list(reader.some_parts(mark, "x", ("a", "b"), ("c",))) == ["a", "c"]
    assert list(reader.parts(mark, "x", ("a",), ("c",))) == ["a", "c"]


def test_what_a_file_says_is_shown_in_one_line() -> None:
    assert quoted("a\n\x1b") == r"'a\n\x1b'"
    assert quoted("x" * 60) == repr("x" * 60)
    assert quoted("x" * 61) == repr("x" * 59 + "…")


def test_equal_files_have_equal_names() -> None:
    assert digest_of("{}") == digest_of("{}") != digest_of("{ }")
    assert len(digest_of("{}")) == 32
