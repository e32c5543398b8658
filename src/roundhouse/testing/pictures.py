"""Every position can be drawn and written, for everybody, in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

from ..core.view import View
from .spot import Spot, Viewer, check, who
from .words import Listener, heard, read


@check("drawings")
def drawings_are_sound(spot: Spot) -> None:
    """A drawing is XML with ids of its own; a static layer is always the same under its key. It has a title and a
    description, and what can be pointed at has a label."""
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


def _focuses(spot: Spot, viewer: Viewer) -> list[int | None]:
    """The whole table, one's own area, and somebody else's."""
    seats = spot.table.seats
    neighbour = spot.chance.number(seats) if viewer is None else (viewer + 1) % seats
    return list(dict.fromkeys((None, viewer, neighbour)))


def _draw(spot: Spot, view: View, tr: Listener, focus: int | None) -> list[str]:
    """Draw, and look at it; what can be pointed at there."""
    drawing = spot.game.draw(view, tr, focus)
    heard(spot, tr)
    for what in ("title", "desc"):
        if not getattr(drawing, what).strip():
            spot.miss(f"the {what} of the drawing")
    if drawing.width <= 0 or drawing.height <= 0:
        spot.fail("drawings", f"a picture of {drawing.width} x {drawing.height}")
    if spot.memory.layers.setdefault(drawing.key, drawing.static) != drawing.static:
        spot.fail("drawings", f"there are two static layers with the key {drawing.key!r}")
    root = ElementTree.fromstring(drawing.svg())  # noqa: S314 (the game's own picture, not a stranger's file)
    ids = Counter(element.get("id") for element in root.iter())
    twice = [name for name, times in ids.items() if name is not None and times > 1]
    if twice:
        spot.fail("drawings", f"the picture of {who(view.seat)} has these ids more than once: {', '.join(twice)}")
    spot.memory.ids.update(filter(None, ids))
    for words in (drawing.notes_title, *_written(root)):
        read(spot, words, tr)
    return [pick for element in root.iter() if (pick := element.get("data-pick")) is not None]


def _written(root: ElementTree.Element) -> Iterator[str]:
    """What stands in a picture, and what is said about its parts."""
    for element in root.iter():
        if not element.tag.endswith("style"):
            yield from (words for words in (element.text, element.tail, element.get("aria-label")) if words)
