"""Sheets and tile sets that somebody typed in: what is wrong with a file, each fault with its place; games with one."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sr_staging import PLAN

import roundhouse as rh
from roundhouse.cli import run
from roundhouse.core.board import BadBoard
from roundhouse.core.chance import Fast
from roundhouse.games.steam_rollers import SteamRollers
from roundhouse.games.steam_rollers.printed import design
from roundhouse.games.steam_rollers.printed.facts import NUMBERS
from roundhouse.games.steam_rollers.printed.file import MAX_TEXT, read_kit
from roundhouse.games.steam_rollers.printed.kit import OURS
from roundhouse.games.steam_rollers.rules.plan import Plan
from roundhouse.testing import conform

#: Our sheet without two corners, a row further down: now the even rows are shifted.
SMALL = {
    "rows": [".", ".11333666", *design.ROWS[1:-1], "55544422"],
    "shifted": "even",
    "cities": ["d2", "f8", "c4", "g5", "g2", "c7"],
    "towns": ["b3", "h7", "e6", "e3", "f4", "d6"],
}


def own() -> dict[str, Any]:
    """Our kit as a file."""
    return {
        "title": "Own kit",
        "rows": list(design.ROWS),
        "cities": list(design.CITIES),
        "towns": list(design.TOWNS),
        "colours": list(design.COLOURS),
        "blackDie": [list(face) for face in design.BLACK_DIE],
        "tiles": {name: {"use": use, "points": points} for name, (use, points) in design.TILES.items()},
        "orders": {name: {"goods": list(goods), "points": points} for name, (goods, points) in design.ORDERS.items()},
        "medium": [[list(pair) for pair in one] for one in design.MEDIUM],
        "hard": [[list(pair) for pair in one] for one in design.HARD],
    }


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    """Our kit with something done to it, a line for each item."""
    kit = own()
    change(kit)
    return json.dumps(kit, indent=0)


def small() -> str:
    """Another sheet, and other values of the tiles."""
    tiles = {name: {"use": "infinity", "points": place - 5} for place, name in enumerate(design.TILES)}
    return json.dumps({"title": "Small", **SMALL, "tiles": tiles})


def test_our_kit_comes_back_from_a_file() -> None:
    kit = read_kit(changed(lambda kit: None))
    same = msgspec.structs.replace(kit, name=OURS.name, title="", text="", typed=())
    assert same == OURS
    assert kit.title == "Own kit"
    assert len(kit.typed) == 9


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (lambda k: k.update(pieces=20), "file.pieces", "not known here"),
        (lambda k: k.pop("towns"), "file", "rows, cities, towns go together"),
        (lambda k: k.update(title=""), "title", "1 to 60 printable"),
        (lambda k: k.update(rows=5), "rows", "a list"),
        (lambda k: k.update(rows=["1"] * 13), "rows", "1 to 12 expected, 13 found"),
        (lambda k: k["rows"].__setitem__(2, "1117"), "rows[2]", "digits 1 to 6"),
        (lambda k: k["rows"].__setitem__(2, "1" * 13), "rows[2]", "1 to 12 of"),
        (lambda k: k.update(shifted="both"), "shifted", "one of even, odd"),
        (lambda k: k["cities"].pop(), "cities", "6 expected, 5 found"),
        (lambda k: k["cities"].__setitem__(0, "z9"), "cities[0]", "a field such as c2"),
        (lambda k: k["cities"].__setitem__(0, "g9"), "rows", "city 1 does not lie in region 1"),
        (lambda k: k["towns"].__setitem__(0, "l12"), "rows", "town 1 does not lie in region 1"),
        (lambda k: k["towns"].__setitem__(0, "c2"), "rows", "city and town 1 are on one field"),
        (lambda k: k["rows"].__setitem__(0, "..1333666"), "rows", None),
        (lambda k: k["rows"].__setitem__(1, "..333666"), "rows", "region 1 is in several pieces"),
        (lambda k: k.update(rows=[r.replace("5", ".", 3) for r in k["rows"]]), "rows", "region 5 needs 6 fields"),
        (lambda k: k["colours"].__setitem__(0, "pink"), "colours[0]", "one of red, blue"),
        (lambda k: k.update(colours=["yellow", "red", "grey", "blue", "grey", "green"]), "colours", "3 and 4 are grey"),
        (lambda k: k["blackDie"].__setitem__(4, ["sharp", "sharp"]), "blackDie[4]", "two different kinds"),
        (lambda k: k["blackDie"].__setitem__(4, ["sharp", "blunt"]), "blackDie[4][1]", "one of straight"),
        (lambda k: k["blackDie"].__setitem__(4, []), "blackDie[4]", "2 expected, 0 found"),
        (lambda k: k["tiles"].pop("2b_solo"), "tiles", "'2b_solo' is missing"),
        (lambda k: k["tiles"].update({"7a": {}}), "tiles.7a", "not known here"),
        (lambda k: k["tiles"]["3b"].update(use="twice"), "tiles.3b.use", "one of lightning, infinity"),
        (lambda k: k["tiles"]["3b"].update(points=-21), "tiles.3b.points", "from -20 to 20"),
        (lambda k: k["tiles"]["3b"].update(points=True), "tiles.3b.points", "a whole number"),
        (lambda k: k["tiles"]["3b"].pop("points"), "tiles.3b", "'points' is missing"),
        (lambda k: k["tiles"].update({"3b": 5}), "tiles.3b", "an object"),
        (lambda k: k["orders"]["2a"].update(goods=["coal"]), "orders.2a.goods[0]", "one of red"),
        (lambda k: k["orders"]["2a"].update(goods=[]), "orders.2a.goods", "1 to 5 expected"),
        (lambda k: k["orders"]["2a"].update(points=-1), "orders.2a.points", "from 0 to 20"),
        (lambda k: k["orders"].pop("2a"), "orders", "'2a' is missing"),
        (lambda k: k["medium"].pop(), "medium", "6 expected, 5 found"),
        (lambda k: k["hard"][2].append([1, 2]), "hard[2][4]", "regions 1 and 2 have no border"),
        (lambda k: k["hard"][2].append([3, 3]), "hard[2][4]", "regions 3 and 3 have no border"),
        (lambda k: k["hard"][2].append([1, 7]), "hard[2][4]", "from 1 to 6"),
    ],
)
def test_every_fault_is_named_with_its_place(
    change: Callable[[dict[str, Any]], object], where: str, reason: str | None
) -> None:
    text = changed(change)
    if reason is None:
        read_kit(text)  # hexes may be missing
        return
    with pytest.raises(BadBoard) as caught:
        read_kit(text)
    faults = caught.value.faults
    assert any(fault.where == where and reason in fault.reason() for fault in faults), faults
    assert all(1 <= fault.line <= len(text.splitlines()) for fault in faults)
    assert all(str(fault).startswith(f"line {fault.line}: {fault.where}: ") for fault in faults)
    assert pickle.loads(pickle.dumps(caught.value)).faults == faults


@pytest.mark.parametrize(
    ("text", "reason"),
    [("{", "not JSON"), ("[]", "an object"), ("{}", "at least one part"), (" " * (MAX_TEXT + 1), "longer")],
)
def test_what_is_no_kit_at_all(text: str, reason: str) -> None:
    with pytest.raises(BadBoard, match=reason):
        read_kit(text)


def test_a_fault_names_its_line_and_all_are_told_at_once() -> None:
    def spoil(kit: dict[str, Any]) -> None:
        kit["tiles"]["1a"]["points"] = 99
        kit["cities"][3] = "nowhere"

    text = changed(spoil)
    with pytest.raises(BadBoard) as caught:
        read_kit(text)
    assert sorted(fault.where for fault in caught.value.faults) == ["cities[3]", "tiles.1a.points"]
    lines = {fault.where: text.splitlines()[fault.line - 1] for fault in caught.value.faults}
    assert "99" in lines["tiles.1a.points"]
    assert "nowhere" in lines["cities[3]"]


def test_what_is_not_in_the_file_is_ours() -> None:
    kit = read_kit(json.dumps({"medium": own()["hard"]}))
    assert kit.medium == OURS.hard
    assert (kit.rows, kit.tiles, kit.orders, kit.typed) == (OURS.rows, OURS.tiles, OURS.orders, ("medium",))


def test_rows_that_are_shifted_the_other_way() -> None:
    plan = Plan(read_kit(small()))
    for field in range(plan.size):
        for side in range(6):
            there = plan.beside[6 * field + side]
            if there >= 0:
                assert plan.beside[6 * there + (side + 3) % 6] == field
                assert plan.region[there]
    assert sum(map(len, plan.fields)) == 52
    for number in NUMBERS:
        moved = [there + 12 for there in PLAN.beside[6 * PLAN.city[number] : 6 * PLAN.city[number] + 6]]
        assert plan.beside[6 * plan.city[number] : 6 * plan.city[number] + 6] == moved, "the same neighbours"


# -- at a table ---------------------------------------------------------------------------------------------------


def test_a_record_carries_the_kit_and_replays_anywhere() -> None:
    table = rh.Table.new("steam_rollers", 3, seed="own kit", board=small())
    chance = Fast(2)
    for _ in range(60):
        seat = table.actors()[0]
        moves = table.state.moves(seat)
        table.play(seat, moves[chance.number(len(moves))])
    again = rh.Table.load(table.record.to_json())
    assert again.digest() == table.digest()
    assert again.game.board == small()
    assert again.view(0) == table.view(0)
    assert rh.Table.new("steam_rollers", seed="ours").record.board is None


def test_a_game_with_a_kit_travels_to_another_process() -> None:
    game = rh.find_game("steam_rollers").with_board(small())
    assert isinstance(game, SteamRollers)
    again = pickle.loads(pickle.dumps(game))
    assert again.board == small()
    assert again.plan.kit == game.plan.kit


@pytest.mark.parametrize("seats", [1, 2])
def test_a_game_on_a_sheet_of_ones_own_conforms(seats: int) -> None:
    game = rh.find_game("steam_rollers").with_board(small())
    assert conform(game, seats=seats, options=game.check_options(None), samples=2, junk=500, aside=False).tables == 1


def test_board_check_reads_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(small(), encoding="utf-8")
    bad.write_text(changed(lambda kit: kit["cities"].pop()), encoding="utf-8")
    assert run(["board", "check", str(good)]) == 0
    said = capsys.readouterr().out
    assert "Small" in said
    assert "steam_rollers" in said
    assert "the orders" in said, "they are ours"
    assert run(["board", "check", str(bad), "--game", "steam_rollers"]) == 1
    assert "cities: 6 expected" in capsys.readouterr().err
