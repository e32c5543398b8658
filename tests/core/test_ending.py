"""How a game ended is told from its sheet, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

import roundhouse as rh
from roundhouse import Line, Sheet
from roundhouse.core.ending import ending, verdict
from roundhouse.core.sheet import Rival, SeatSheet
from roundhouse.core.texts import text, translator

BARBADOS = Path(rh.__file__).parent / "games/age_of_steam/maps/barbados/map.json"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
OUT = None


def points(*seats: tuple[int, ...] | None, partners: int = 1, won: tuple[int, ...] | None = None) -> Sheet:
    """A sheet of (points, tie-break) for each seat; OUT: it has left the game."""
    return Sheet(
        tuple(
            SeatSheet(at, (Line("all", one[0]),), one[1:]) if one else SeatSheet(at, (), (-1,), out=True)
            for at, one in enumerate(seats)
        ),
        ("fewer-errors",),
        won,
        partners=partners,
    )


def told(given: Sheet, lang: str, game: str = "railroad_ink") -> list[str]:
    tr = translator(lang, *rh.find_game(game).texts, names=NAMES)
    texts = ending(given)
    assert not any(tr.faults(text) for text in texts)
    return [tr(text) for text in texts]


@pytest.mark.parametrize(
    ("given", "english", "polish"),
    [
        (
            points((5, 0), (7, 0)),
            ["Final score: Ada 5, Ben 7.", "Ben wins with 7 points."],
            ["Wynik końcowy: Ada 5, Ben 7.", "Wygrywa Ben z wynikiem 7 punktów."],
        ),
        (
            points((1, -2), (1, -1), (0, 0)),
            ["Final score: Ada 1, Ben 1, Cleo 0.", "Ada and Ben are level; the tie is broken by fewer errors."]
            + ["Ben wins with 1 point."],
            [
                "Wynik końcowy: Ada 1, Ben 1, Cleo 0.",
                "Ada i Ben mają równy wynik; o zwycięstwie rozstrzyga: mniej błędów.",
            ]
            + ["Wygrywa Ben z wynikiem 1 punktu."],
        ),
        (
            points((3, -2), (3, -1), (3, -1)),
            ["Final score: Ada 3, Ben 3, Cleo 3.", "Ada, Ben and Cleo are level; the tie is broken by fewer errors."]
            + ["Ben and Cleo share the victory with 3 points each: nothing breaks their tie."],
            ["Wynik końcowy: Ada 3, Ben 3, Cleo 3."]
            + ["Ada, Ben i Cleo mają równy wynik; o zwycięstwie rozstrzyga: mniej błędów."]
            + ["Ben i Cleo dzielą się zwycięstwem z wynikiem 3 punktów: remisu nic nie rozstrzyga."],
        ),
        (
            points((3, 0), (3, 0), (9, 0), (9, 0), partners=2),
            ["Final score: Ada & Ben 3, Cleo & Dan 9.", "The team Cleo & Dan wins with 9 points."],
            ["Wynik końcowy: Ada & Ben 3, Cleo & Dan 9.", "Wygrywa drużyna Cleo & Dan z wynikiem 9 punktów."],
        ),
        (
            points((9, -4), (9, -4), (9, 0), (9, 0), partners=2),
            ["Final score: Ada & Ben 9, Cleo & Dan 9."]
            + ["Ada & Ben and Cleo & Dan are level; the tie is broken by fewer errors."]
            + ["The team Cleo & Dan wins with 9 points."],
            ["Wynik końcowy: Ada & Ben 9, Cleo & Dan 9."]
            + ["Ada & Ben i Cleo & Dan mają równy wynik; o zwycięstwie rozstrzyga: mniej błędów."]
            + ["Wygrywa drużyna Cleo & Dan z wynikiem 9 punktów."],
        ),
        (
            points((9, 0), (9, 0), (2, 0), (2, 0), (9, 0), (9, 0), partners=2),
            ["Final score: Ada & Ben 9, Cleo & Dan 2, Eve & Finn 9."]
            + ["The teams Ada & Ben and Eve & Finn share the victory with 9 points each: nothing breaks their tie."],
            ["Wynik końcowy: Ada & Ben 9, Cleo & Dan 2, Eve & Finn 9."]
            + [
                "Drużyny Ada & Ben i Eve & Finn dzielą się zwycięstwem z wynikiem 9 punktów: remisu nic nie rozstrzyga."
            ],
        ),
        (
            points(OUT, (-7, 0), OUT),
            ["Final score: Ada (out of the game), Ben −7, Cleo (out of the game)."]
            + ["Ben wins with −7 points: everybody else is out of the game."],
            ["Wynik końcowy: Ada (poza grą), Ben −7, Cleo (poza grą)."]
            + ["Wygrywa Ben z wynikiem −7 punktów: nikt inny nie został w grze."],
        ),
        (
            points((-1, 0), (-2, 0), won=()),
            ["Final score: Ada −1, Ben −2.", "Nobody wins."],
            ["Wynik końcowy: Ada −1, Ben −2.", "Nikt nie wygrywa."],
        ),
        (
            points(OUT, OUT),
            ["Final score: Ada (out of the game), Ben (out of the game).", "Nobody wins: all are out of the game."],
            ["Wynik końcowy: Ada (poza grą), Ben (poza grą).", "Nikt nie wygrywa: wszyscy odpadli z gry."],
        ),
        (points((14, 0)), ["Ada finishes with 14 points."], ["Ada kończy grę z wynikiem 14 punktów."]),
        (points((14, 0), won=(0,)), ["Ada wins with 14 points."], ["Wygrywa Ada z wynikiem 14 punktów."]),
        (points((1, 0), won=()), ["Ada loses with 1 point."], ["Ada przegrywa z wynikiem 1 punktu."]),
        (points(OUT, won=()), ["Ada is out of the game, and has lost."], ["Ada odpada z gry i przegrywa."]),
    ],
)
def test_who_won_with_how_much_and_why(given: Sheet, english: list[str], polish: list[str]) -> None:
    assert told(given, "en") == english
    assert told(given, "pl") == polish


def test_what_is_no_points_is_not_called_so() -> None:
    barbados = "age_of_steam_barbados"

    def sheet(*seats: tuple[int, int], won: tuple[int, ...]) -> Sheet:
        return replace(points(*seats, won=won), unit="money")

    assert told(sheet((12, 0), won=(0,)), "en", barbados) == [
        "Ada wins: all shares are bought back, and $12 is left.",
    ]
    assert told(sheet((-18, 0), won=()), "en", barbados) == ["Ada loses: $18 short of buying all shares back."]
    assert told(sheet((-18, 0), won=()), "pl", barbados) == [
        "Ada przegrywa: na odkupienie wszystkich udziałów brakuje $18."
    ]


@pytest.mark.parametrize(
    ("own", "theirs", "won", "english", "polish"),
    [
        (49, 36, True, "Ada wins with 49 points; Eve has 36.", "Wygrywa Ada z wynikiem 49 punktów; Ewa ma 36."),
        (1, 0, True, "Ada wins with 1 point; Eve has 0.", "Wygrywa Ada z wynikiem 1 punktu; Ewa ma 0."),
        (30, 59, False, "Eve wins with 59 points; Ada has 30.", "Wygrywa Ewa z wynikiem 59 punktów; Ada ma 30."),
        (
            36,
            36,
            False,
            "Eve wins with 36 points: Ada has no more.",
            "Wygrywa Ewa z wynikiem 36 punktów: Ada nie ma więcej.",
        ),
        (
            40,
            12,
            False,
            "Eve wins, although Ada has more points: 40 to 12.",
            "Wygrywa Ewa, choć Ada ma więcej punktów: 40 do 12.",
        ),
    ],
)
def test_a_rival_who_has_no_seat_wins_or_loses(own: int, theirs: int, won: bool, english: str, polish: str) -> None:
    eve = Rival(text("eve"), (Line("all", theirs),))
    given = replace(points((own, 0), won=(0,) if won else ()), rival=eve)
    assert told(given, "en", "steam_rollers") == [english]
    assert told(given, "pl", "steam_rollers") == [polish]


def test_the_verdict_ends_with_the_winner() -> None:
    given = points((3, -2), (3, -1))
    assert [text.key for text in verdict(given)] == ["end-tie", "end-won"]
    assert [text.key for text in verdict(replace(given, tie_names=()))] == ["end-shared"]


def test_whoever_plays_alone_is_told_what_others_come_to() -> None:
    alone = rh.Table.new("railroad_ink", seats=1, options={"expansion": "lava"}, seed="end").sheet()
    assert [text.key for text in verdict(alone)] == ["end-par-points", "end-alone"]
    assert told(alone, "en")[0] == "For comparison: our standard bot comes to about 53 points in a game alone."
    assert rh.Table.new("railroad_ink", seats=2, seed="end").sheet().par is None


@pytest.mark.parametrize("cubes", ["one", "two"])
def test_money_has_a_yardstick_too_but_not_on_a_board_that_somebody_brought(cubes: str) -> None:
    game = rh.find_game("age_of_steam_barbados")
    alone = rh.Table.new(game, seats=1, options={"cubes": cubes}, seed="end").sheet()
    assert told(alone, "en", game.id)[0] == f"For comparison: our standard bot has about ${alone.par} left."
    assert str(alone.par) in told(alone, "pl", game.id)[0]
    elsewhere = game.with_board(BARBADOS.read_text(encoding="utf-8").replace("Bridgetown", "Elsewhere"))
    assert rh.Table.new(elsewhere, seats=1, seed="end").sheet().par is None


def test_what_is_below_zero_has_a_real_minus_sign() -> None:
    assert told(points((-12, 0), (-30, 0)), "en")[0] == "Final score: Ada −12, Ben −30."


def played() -> rh.Table:
    table = rh.Table.new("railroad_ink", seats=2, seed="end", names=("Ada", "Ben"))
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, table.moves(seat)[-1])
    return table


def test_the_log_of_a_game_that_is_over_ends_with_the_verdict() -> None:
    table = played()
    first, second = table.sheet().totals
    standings = f"Final score: Ada {first}, Ben {second}."
    tr = table.game.words("en", table.names)
    for reader in (None, 0, 1):
        log = table.log(seat=reader)
        assert log.count(standings) == 1
        assert log[-1] == tr(verdict(table.sheet())[-1])
    assert table.events()[-1].move == table.ply
    assert standings in [tr(event.text) for event in table.events(public=True)]


def test_a_game_that_is_loaded_or_followed_ends_as_it_was_played() -> None:
    table = played()
    assert rh.Table.load(table.record.to_json()).log() == table.log()
    follower = rh.Table.load(table.record, upto=0)
    for entry in table.record.entries:
        assert not any("Final score" in line for line in follower.log())
        follower.follow(entry)
    assert follower.log() == table.log()


def test_a_game_that_goes_on_again_has_not_ended() -> None:
    table = played()
    table.rewind(0, table.ply - 1, agreed=(0, 1))
    assert not any("Final score" in line for line in table.log())
