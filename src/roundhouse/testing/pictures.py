"""Every position can be drawn and written, for everybody, in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

from ..core.drawing import Drawing
from ..core.scene import BOARD, MARKS, ROLES, SHAPES, Scene
from ..core.view import View
from .spot import Spot, Viewer, check, who
from .words import Listener, heard, read


@check("drawings")
def drawings_are_sound(spot: Spot) -> None:
    """A drawing is XML with ids of its own; a static layer is always the same under its key. It has a title and a
    description, and what can be pointed at has a label. The same holds for what lies around the board."""
    for lang in spot.game.languages:
        tr = Listener.beside(spot.table.words(lang))
        for viewer in spot.viewers:
            view = spot.state.view(viewer)
            labels = spot.game.labels(view)
            for focus in _focuses(spot, viewer):
                for pick in _draw(spot, view, tr, focus):
                    if viewer is not None and pick not in labels:
                        spot.miss(f"the label of {pick}")


@check("plain")
def plain_is_readable(spot: Spot) -> None:
    """The view as characters has something in it, and no control characters."""
    for lang in spot.game.languages:
        tr = Listener.beside(spot.table.words(lang))
        for viewer in spot.viewers:
            for focus in _focuses(spot, viewer):
                words = spot.game.plain(spot.state.view(viewer), tr, focus)
                if not words.strip() or not words.replace("\n", "").isprintable():
                    spot.fail("plain", f"what {who(viewer)} reads is empty or not printable")
                heard(spot, tr)
                for line in words.splitlines():
                    read(spot, line, tr)


@check("flights")
def flights_go_somewhere(spot: Spot) -> None:
    """What moves is a picture, and goes between things that are drawn."""
    for viewer in spot.viewers:
        view = spot.state.view(viewer)
        for event in spot.table.events():
            for flight in spot.game.flights(event, view) if event.readable(viewer) else ():
                lost = [name for name in flight.way if name not in spot.memory.ids]
                if len(flight.way) < 2 or lost:
                    spot.fail("flights", f"{event.key}: from {' to '.join(flight.way)}, where there is nothing drawn")
                ElementTree.fromstring(flight.art)  # noqa: S314


@check("figures")
def figures_are_everybodys(spot: Spot) -> None:
    """What curves are drawn of has a number for each seat, and a name."""
    for name, numbers in spot.game.figures(spot.state).items():
        if len(numbers) != spot.table.seats:
            spot.fail("figures", f"{name} has {len(numbers)} numbers for {spot.table.seats} seats")
        for lang in spot.game.languages:
            if not spot.table.words(lang).has(f"curve-{name}"):
                spot.miss(f"curve-{name} ({lang})")


def _focuses(spot: Spot, viewer: Viewer) -> list[int | None]:
    """The whole table, one's own area, and somebody else's."""
    seats = spot.table.seats
    neighbour = spot.chance.number(seats) if viewer is None else (viewer + 1) % seats
    return list(dict.fromkeys((None, viewer, neighbour)))


def _draw(spot: Spot, view: View, tr: Listener, focus: int | None) -> list[str]:
    """Draw all areas, and look at them; what can be pointed at there."""
    scene = spot.game.scene(view, tr, focus)
    heard(spot, tr)
    ids: Counter[str] = Counter()
    picks: list[str] = []
    for area in scene.areas:
        if area.drawing is not None:
            picks += _look_at(spot, area.drawing, tr, ids)
        for cell in [*area.heads, *(cell for row in area.rows for cell in row.cells)]:
            picks += [cell.pick] if cell.pick else []
            ids.update(_ids_of(cell.id, cell.art))
            for words in (cell.text, cell.about):
                read(spot, words, tr)
        for row in area.rows:
            ids.update(_ids_of(row.id, row.art))
            picks += [row.pick] if row.pick else []
            read(spot, row.title, tr)
    _areas_fit(spot, scene)
    twice = [name for name, times in ids.items() if times > 1]
    if twice:
        spot.fail("drawings", f"the picture of {who(view.seat)} has these ids more than once: {', '.join(twice)}")
    spot.memory.ids.update(ids)
    ElementTree.fromstring(scene.svg())  # noqa: S314 (the game's own picture, not a stranger's file)
    return picks


def _look_at(spot: Spot, drawing: Drawing, tr: Listener, ids: Counter[str]) -> list[str]:
    for what in ("title", "desc"):
        if not getattr(drawing, what).strip():
            spot.miss(f"the {what} of the drawing")
    if drawing.width <= 0 or drawing.height <= 0:
        spot.fail("drawings", f"a picture of {drawing.width} x {drawing.height}")
    if spot.memory.layers.setdefault(drawing.key, drawing.static) != drawing.static:
        spot.fail("drawings", f"there are two static layers with the key {drawing.key!r}")
    root = ElementTree.fromstring(drawing.svg())  # noqa: S314
    ids.update(name for element in root.iter() if (name := element.get("id")) is not None)
    for words in (drawing.notes_title, *_written(root)):
        read(spot, words, tr)
    return [pick for element in root.iter() if (pick := element.get("data-pick")) is not None]


def _ids_of(name: str, art: str) -> list[str]:
    """The ids that a cell brings into the page: its own, and those of its small picture."""
    inside = ElementTree.fromstring(art).iter() if art else ()  # noqa: S314
    return [one for one in (name, *(element.get("id") for element in inside)) if one]


def _areas_fit(spot: Spot, scene: Scene) -> None:
    """The board is first; names are different; roles, shapes and marks are those that pages know."""
    names = [area.name for area in scene.areas]
    if len(set(names)) < len(names):
        spot.fail("drawings", f"two areas have one name: {', '.join(names)}")
    for area in scene.areas:
        if area.role not in ROLES or (area.role == BOARD) != (area is scene.areas[0]):
            spot.fail("drawings", f"the area {area.name!r} has the role {area.role!r}")
        if area.drawing is None and area.shape not in SHAPES:
            spot.fail("drawings", f"the area {area.name!r} has the shape {area.shape!r}")
        if not area.title.strip():
            spot.miss(f"the title of the area {area.name}")
        if area.heads and any(len(row.cells) != len(area.heads) for row in area.rows):
            spot.fail("drawings", f"a row of {area.name!r} has other columns than its heads")
        marks = {mark for row in area.rows for mark in row.marks}
        marks |= {mark for row in area.rows for cell in row.cells for mark in cell.marks}
        if marks - set(MARKS):
            spot.fail("drawings", f"no page knows the marks {', '.join(sorted(marks - set(MARKS)))}")


def _written(root: ElementTree.Element) -> Iterator[str]:
    """What stands in a picture, and what is said about its parts."""
    for element in root.iter():
        if not element.tag.endswith("style"):
            yield from (words for words in (element.text, element.tail, element.get("aria-label")) if words)
