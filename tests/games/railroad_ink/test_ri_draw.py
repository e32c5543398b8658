"""The picture: sound for every position and every reader, showing what is there and nothing that is hidden."""

from __future__ import annotations

import random
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pictures import art, ids, parsed, picks
from roundhouse import Table
from roundhouse.core.drawing import Drawing
from roundhouse.core.picks import Node
from roundhouse.core.texts import LANGUAGES
from roundhouse.core.tones import by_day
from roundhouse.games.railroad_ink import GAME
from roundhouse.games.railroad_ink.printed.facts import CELL_NAMES, ENDS, EXPANSIONS, HIGHWAY, LAVA, PIECES, RAILWAY
from roundhouse.games.railroad_ink.seen.view import View
from roundhouse.games.railroad_ink.show.art import CARD, HOT, INK, MOLTEN, ROAD
from roundhouse.games.railroad_ink.show.draw import draw, piece_svg

IMAGES = Path(__file__).parents[3] / "docs" / "images"
NAMES = ["Ada & <b>Co</b>", 'Bob "the rail"', "Łucja", "鉄道", "E" * 40, "Flo"]


def sit(seats: int = 1, expansion: str = "none", seed: str = "picture") -> Table:
    return Table.new("railroad_ink", seats, {"expansion": expansion}, seed, NAMES[:seats])


def played(table: Table, seed: int) -> Iterator[Table]:
    """The table at every position of a random game."""
    dice = random.Random(seed)
    yield table
    while not table.over:
        seat = dice.choice(table.actors())
        table.play(seat, dice.choice(table.moves(seat)))
        yield table


def picture(table: Table, viewer: int | None, focus: int | None, lang: str = "en") -> Drawing:
    view = table.view(viewer)
    assert isinstance(view, View)
    return draw(view, table.game.words(lang, table.names), focus)


def classes(root: ElementTree.Element, name: str) -> list[str]:
    """The ids of all elements of a class."""
    return [element.get("id", "") for element in root.iter() if name in element.get("class", "").split()]


# -- every position -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("expansion", EXPANSIONS)
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_every_position_can_be_drawn_for_everybody(seats: int, expansion: str) -> None:
    layers: dict[str, str] = {}
    dice = random.Random(7)
    for place, table in enumerate(played(sit(seats, expansion), seats)):
        if place % (2 * seats) and not table.over:
            continue
        for focus in (None, *range(seats)):
            viewer, lang = dice.choice((None, *range(seats))), dice.choice(LANGUAGES)
            drawing = picture(table, viewer, focus, lang)
            assert layers.setdefault(drawing.key, drawing.static) == drawing.static
            root = parsed(drawing)
            names = ids(root)
            used = {element.get("href", "#")[1:] for element in root.iter("{http://www.w3.org/2000/svg}use")}
            assert used <= set(names)
            for seat in range(seats) if focus is None else (focus,):
                shown = table.view(viewer)
                assert isinstance(shown, View)
                prefix = f"s{seat}-" if focus is None else ""
                drawn = {f"cell-{name}" for name, value in _cells(shown, seat).items() if value}
                assert {name[len(prefix) :] for name in names if name.startswith(f"{prefix}cell-")} == drawn
            if focus is not None:
                assert {name for line in shown.sheet()[focus].lines for name in line.where} <= set(names)


def _cells(view: View, seat: int) -> dict[str, int]:
    return dict(zip(CELL_NAMES, view.board(seat).cells, strict=True))


def test_layers_with_other_keys_are_other_layers() -> None:
    drawings = [
        picture(sit(seats, expansion), viewer, focus)
        for expansion in EXPANSIONS
        for seats, viewer, focus in ((2, 0, 0), (2, 0, 1), (2, 0, None), (4, 0, None))
    ]
    assert len({drawing.key for drawing in drawings}) == len({drawing.static for drawing in drawings}) == len(drawings)


def test_the_same_position_is_the_same_picture() -> None:
    first, second = (list(played(sit(2, "lava"), 3))[-1] for _ in range(2))
    assert picture(first, None, None) == picture(second, None, None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("focus", [None, *range(6)])
def test_names_stand_as_they_were_typed(focus: int | None, lang: str) -> None:
    drawing = picture(sit(6), None, focus, lang)
    texts = [element.text for element in parsed(drawing).iter("{http://www.w3.org/2000/svg}text")]
    for seat, name in enumerate(NAMES):
        assert (name in texts) == (focus in (None, seat))
    assert "<b>" not in drawing.svg()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_title_and_description_are_in_the_readers_words(lang: str) -> None:
    table = sit(2)
    drawing, whole = picture(table, 0, 0, lang), picture(table, 0, None, lang)
    assert drawing.title == whole.title == table.game.title(lang)
    assert NAMES[0] in drawing.desc
    assert "draw-desc" not in drawing.desc + whole.desc
    assert drawing.desc != whole.desc


# -- what is shown ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-2.1")
def test_what_others_draw_is_not_in_the_picture() -> None:
    table = sit(3)
    before = {viewer: picture(table, viewer, 0).live for viewer in (0, 1, None)}
    whole = {viewer: picture(table, viewer, None).live for viewer in (0, 1, None)}
    table.play(0, table.moves(0)[0])
    for viewer in (1, None):
        assert picture(table, viewer, 0).live == before[viewer]
        assert picture(table, viewer, None).live == whole[viewer]
    assert picture(table, 0, 0).live != before[0]
    assert picture(table, 0, None).live != whole[0]


@pytest.mark.rule("RI-2.7")
def test_a_drawn_cell_appears_fresh_and_dries_when_the_round_ends() -> None:
    table = Table.new("railroad_ink", script={"A": [1] * 6, "B": [1] * 2})
    table.play(0, "draw A_road_straight b1 0")
    root = parsed(picture(table, 0, 0))
    assert classes(root, "cell") == classes(root, "fresh") == ["cell-b1"]
    assert "ri-new-1" in art(ids(root)["cell-b1"])
    # Its paper is dark by night, as the ink is light then.
    assert f'class="fresh-paper" x="2" y="2" width="56" height="56" fill="{CARD}"' in picture(table, 0, 0).static
    for cell in ("b2", "b3"):
        table.play(0, f"draw A_road_straight {cell} 0")
    table.play(0, "draw B_overpass b4 0")
    table.play(0, "finish")
    root = parsed(picture(table, 0, 0))
    assert classes(root, "fresh") == []
    assert classes(root, "cell") == ["cell-b1", "cell-b2", "cell-b3", "cell-b4"]
    assert art(ids(root)["cell-b1"]) == ["ri-A_road_straight", "ri-round-1"]


@pytest.mark.rule("RI-2.2", "RI-2.6")
def test_used_dice_are_struck_and_used_specials_crossed_off() -> None:
    table = Table.new("railroad_ink", script={"A": [1, 2, 1], "B": [1]})
    assert classes(parsed(picture(table, 0, 0)), "used") == []
    table.play(0, "draw A_road_straight b1 0")
    root = parsed(picture(table, 0, 0))
    assert classes(root, "used") == ["die-3"]  # of equal dice, the last
    assert "ri-cross" not in art(ids(root)["special-S_4road"])
    table.play(0, "draw S_4road b2 0")
    table.play(0, "draw A_road_straight b3 0")
    root = parsed(picture(table, 0, 0))
    assert classes(root, "used") == ["die-1", "die-3"]
    assert "ri-cross" in art(ids(root)["special-S_4road"])
    assert "ri-cross" not in art(ids(root)["special-S_4rail"])
    assert [star.get("fill") for star in ids(root)["stars"]] == ["none", by_day(INK), by_day(INK)]
    assert "ri-star" in art(ids(root)["cell-b2"])
    assert "ri-star" not in art(ids(root)["cell-b1"])


@pytest.mark.rule("RI-4.1", "RI-4.5")
def test_ways_of_the_meteor_point_to_where_it_comes_down() -> None:
    table = Table.new("railroad_ink", 1, {"expansion": "meteor"}, script={"direction": ["any"], "distance": ["2"]})
    root = parsed(picture(table, 0, 0))
    assert {"fly-N", "fly-E", "fly-S", "fly-W", "ignore", "special-S_4road"} <= picks(root)
    landing = next(e for e in ids(root)["fly-N"] if e.get("href") == "#ri-landing").get("transform")
    table.play(0, "strike N")
    root = parsed(picture(table, 0, 0))
    assert not {name for name in picks(root) if name.startswith(("fly-", "ignore", "special-"))}
    assert ids(root)["dot"].get("transform") == landing
    assert "ri-crater" in art(ids(root)["cell-d2"])


def test_only_the_given_way_of_the_meteor_is_shown() -> None:
    script = {"direction": ["E"], "distance": ["1"]}
    table = Table.new("railroad_ink", 1, {"expansion": "meteor"}, script=script)
    assert {name for name in picks(parsed(picture(table, 0, 0))) if name.startswith("fly-")} == {"fly-E"}


# -- picks --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_what_can_be_picked_can_be_pointed_at(expansion: str) -> None:
    """Turns, the end of the round and what lava eats are offered in words; all else is in the picture."""
    for table in played(sit(2, expansion), 11):
        for seat in table.actors():
            offered = {name for name in _names(table.picks(seat)) if not name.startswith(("turn-", "finish", "eat-"))}
            assert offered <= picks(parsed(picture(table, seat, seat)))


def _names(node: Node) -> Iterator[str]:
    for name, child in node.children.items():
        yield name
        yield from _names(child)


def test_only_ones_own_sheet_can_be_pointed_at() -> None:
    table = sit(2, "meteor")
    for viewer, focus in ((0, 1), (0, None), (None, 0), (None, None)):
        assert not picks(parsed(picture(table, viewer, focus)))


# -- the art ------------------------------------------------------------------------------------------------------


def test_every_piece_has_a_picture_of_its_own() -> None:
    pictures = [piece_svg(piece, 48) for piece in range(1, PIECES)]
    assert len(set(pictures)) == PIECES - 1
    for svg in pictures:
        root = ElementTree.fromstring(svg)
        assert (root.get("width"), root.get("viewBox")) == ("48", "0 0 60 60")
        assert not ids(root)


@pytest.mark.parametrize("piece", range(1, PIECES))
def test_a_piece_reaches_the_sides_of_its_ends_and_no_others(piece: int) -> None:
    """Seen at the middle of each side and a little beside it: nothing, a highway, a railway, or lava."""
    at = _pixels(by_day(piece_svg(piece)))
    middles = [at(30, 0), at(59, 30), at(30, 59), at(0, 30)]
    beside = [at(24, 0), at(59, 24), at(24, 59), at(0, 24)]
    seen = {
        0: (CARD, CARD),
        HIGHWAY: (CARD, ROAD),  # the dash in the middle goes on over the border
        RAILWAY: (INK, CARD),  # and the sleepers leave it free
        LAVA: (MOLTEN, MOLTEN),
    }
    assert list(zip(middles, beside, strict=True)) == [tuple(map(by_day, seen[end])) for end in ENDS[piece]]


def _pixels(svg: str) -> _Pixels:
    resvg = pytest.importorskip("resvg_py")
    return _Pixels(bytes(resvg.svg_to_bytes(svg_string=svg)))


class _Pixels:
    """A PNG of 8 bits a channel, by pixel: '#rrggbb'."""

    def __init__(self, png: bytes) -> None:
        at, packed = 8, b""
        while at < len(png):
            (length,), kind = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
            body = png[at + 8 : at + 8 + length]
            if kind == b"IHDR":
                self.width, self.height, bits, colour = struct.unpack(">IIBB", body[:10])
                assert (bits, colour) == (8, 6)
            elif kind == b"IDAT":
                packed += body
            at += length + 12
        raw, line = zlib.decompress(packed), 4 * self.width
        self.rows = [bytearray(line)]
        for y in range(self.height):
            start = y * (line + 1)
            self.rows.append(_unfiltered(raw[start], raw[start + 1 : start + 1 + line], self.rows[-1]))

    def __call__(self, x: int, y: int) -> str:
        return "#" + bytes(self.rows[y + 1][4 * x : 4 * x + 3]).hex()


def _unfiltered(kind: int, line: bytes, above: bytearray) -> bytearray:
    """A line of a PNG as it was before it was filtered."""
    out = bytearray(line)
    for i in range(len(out)):
        left, up, corner = (out[i - 4], above[i], above[i - 4]) if i >= 4 else (0, above[i], 0)
        guess = left + up - corner
        paeth = min((left, up, corner), key=lambda value: abs(guess - value))
        out[i] = out[i] + (0, left, up, (left + up) // 2, paeth)[kind] & 255
    return out


def test_marks_stand_out_without_colour() -> None:
    """Lava and highways differ in grey, and so do struck-out things and the paper."""
    grey = {
        name: sum(int(colour[i : i + 2], 16) * w for i, w in ((1, 3), (3, 6), (5, 1))) / 10
        for name, colour in (("lava", MOLTEN), ("road", by_day(ROAD)), ("hot", HOT), ("card", by_day(CARD)))
    }
    assert grey["road"] + 40 < grey["lava"] < grey["card"] - 60
    assert grey["hot"] < grey["card"] - 60


# -- the picture of the README ------------------------------------------------------------------------------------


def test_the_picture_of_the_readme_is_up_to_date() -> None:
    """The rulebook's example. After a change of the art: Table.load(<the record>).svg(0) into the .svg file."""
    table = Table.load((GAME.folder / "sample.json").read_text(encoding="utf-8"))
    assert table.sheet()[0].total == 46
    svg = (IMAGES / "railroad_ink.svg").read_text(encoding="utf-8")
    drawing = picture(table, 0, 0)
    assert by_day(f'<g class="static">{drawing.static}</g><g class="live">{drawing.live}</g>') in svg
    assert len(svg) < 60_000
