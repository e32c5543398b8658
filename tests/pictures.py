"""Reading a drawing: its elements, what can be picked in it, which pieces of art it uses and what it says."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

from roundhouse.core.drawing import Drawing
from roundhouse.core.scene import Scene

SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawing: Drawing | Scene) -> ElementTree.Element:
    return ElementTree.fromstring(drawing.svg())


def ids(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    """The elements by their ids, which must be different."""
    found = [(name, element) for element in root.iter() if (name := element.get("id"))]
    twice = [name for name, times in Counter(name for name, _ in found).items() if times > 1]
    assert not twice
    return dict(found)


def picks(root: ElementTree.Element) -> set[str]:
    return {name for element in root.iter() if (name := element.get("data-pick"))}


def art(element: ElementTree.Element) -> list[str]:
    return [href[1:] for one in element.iter() if (href := one.get("href"))]


def words(element: ElementTree.Element) -> list[str]:
    return [one.text or "" for one in element.iter(f"{SVG}text")]
