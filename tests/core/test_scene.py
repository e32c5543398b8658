"""A scene is a board and what lies around it; where there is no page it is one picture."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import roundhouse as rh
from roundhouse.core.drawing import Drawing
from roundhouse.core.scene import Area, Cell, Row, Scene

SVG = "{http://www.w3.org/2000/svg}"
CARD = '<svg viewBox="0 0 84 54"><rect width="84" height="54"/></svg>'


def board(width: int = 700, height: int = 900) -> Area:
    drawing = Drawing(width, height, "key", '<rect id="ground"/>', '<g id="piece"/>', "Board", "A board.")
    return Area("board", "board", "Board", drawing)


def players() -> Area:
    heads = (Cell("$", about="Money"), Cell("Income"))
    rows = (
        Row((Cell("10"), Cell("3")), title="Ada", seat=0, marks=("acting",)),
        Row((Cell("7", about="7 dollars, 3 of them owed"), Cell("-1")), title="Ben", seat=1),
    )
    return Area("players", "players", "Players", shape="table", heads=heads, rows=rows)


def test_an_area_can_be_read_line_by_line() -> None:
    assert players().words() == ["Players", "Ada: Money: 10, Income: 3", "Ben: 7 dollars, 3 of them owed, Income: -1"]
    assert board().words() == ["Board", "A board."]
    assert Area("hand", "hand", "Hand", rows=(Row((Cell("Red", art=CARD), Cell(art=CARD))),)).words() == ["Hand", "Red"]


def test_a_board_alone_is_its_own_picture() -> None:
    scene = Scene((board(),))
    assert scene.svg() == scene.board.svg()


@pytest.mark.parametrize(("width", "height"), [(700, 900), (1600, 900)])
def test_areas_are_composed_into_one_picture_without_covering_each_other(width: int, height: int) -> None:
    """A high board has them at its side, a wide one below it."""
    hand = Area("hand", "hand", "Hand", rows=(Row(tuple(Cell("2", art=CARD) for _ in range(12))),))
    chart = Area("chart", "chart", "Chart", Drawing(300, 200, "c", "<rect/>", "<g/>", "Chart", "A chart."))
    scene = Scene((board(width, height), players(), hand, chart))
    root = ElementTree.fromstring(scene.svg())
    whole = [float(number) for number in root.attrib["viewBox"].split()][2:]
    inner = root.find(f"{SVG}svg")
    assert inner is not None
    sides = [float(inner.attrib[name]) for name in ("x", "y", "width", "height")]
    boxes = [(sides[0], sides[1], sides[0] + sides[2], sides[1] + sides[3])]
    for group in root.findall(f"{SVG}g"):
        x, y = map(float, group.attrib["transform"][len("translate(") : -1].split())
        frame = group.find(f"{SVG}rect")
        assert frame is not None
        boxes.append((x, y, x + float(frame.attrib["width"]), y + float(frame.attrib["height"])))
    assert len(boxes) == 4
    for left, top, right, bottom in boxes:
        assert 0 <= left < right <= whole[0]
        assert 0 <= top < bottom <= whole[1]
    for place, one in enumerate(boxes):
        for other in boxes[place + 1 :]:
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
    below = all(box[1] >= boxes[0][3] for box in boxes[1:])
    assert below == (width > height)


def test_cards_that_do_not_fit_beside_each_other_go_on_below() -> None:
    narrow, full = (
        Scene((board(), Area("hand", "hand", "Hand", rows=(Row(tuple(Cell(art=CARD) for _ in range(number))),)))).svg()
        for number in (1, 12)
    )
    frames = [ElementTree.fromstring(svg).findall(f"{SVG}g/{SVG}rect")[-1] for svg in (narrow, full)]
    assert float(frames[1].attrib["height"]) > 2 * float(frames[0].attrib["height"])


def test_every_game_has_a_scene_with_its_board_first() -> None:
    table = rh.Table.new(rh.find_game("railroad_ink"), seats=2, seed="scene")
    scene = table.game.scene(table.view(0), table.words(), 0)
    assert scene.areas[0].role == "board"
    assert scene.board == table.game.draw(table.view(0), table.words(), 0)
