"""A move as a path of choices, each an element of the drawing or a labelled option: die-2 → cell-d4 → turn-1.

From the legal moves' paths comes a tree. The page lights up the next possible choices, the keyboard and a screen
reader walk the same tree as a menu, the terminal prints it, the REST interface returns it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct, field

from .texts import Text


class Pick(Struct, frozen=True):
    """One choice: `id` is the drawing's data-pick (or an option's name), `text` its label. `art` is a small picture of
    what has no place on the board: an <svg> that may use what the drawing's static layer defines."""

    id: str
    text: Text
    art: str = ""
    #: Things in the drawing that the choice speaks of: shown while somebody thinks about it. The way of a delivery.
    where: tuple[str, ...] = ()
    #: What each seat gets out of it, at best. A page puts what is best for the mover first, and asks again before a
    #: move that brings somebody else more than its mover.
    gains: tuple[int, ...] = ()
    #: Picking it gives away something that is kept otherwise: what that is called. A page has it ticked instead.
    kept: Text | None = None
    #: Picking it lays a piece in one of several ways: a page turns it in its place.
    turned: bool = False
    #: Picking it is to do without: a page never makes it the main thing as long as there is anything else to do.
    passes: bool = False
    #: It is on the way to something that the mover has set out for: of many things that are lit, this one is more so.
    serves: bool = False
    #: Of choices that differ by a number: most would take about this one. A page begins to count there.
    usual: bool = False


class Node(Struct):
    """A place in the tree: what can be picked next, or the move that the path has come to."""

    pick: Pick | None = None
    children: dict[str, Node] = field(default_factory=dict)
    move: int | None = None

    def leaves(self) -> Iterator[tuple[tuple[str, ...], int]]:
        """Every path with its move."""
        if self.move is not None:
            yield (), self.move
        for name, child in self.children.items():
            for path, move in child.leaves():
                yield (name, *path), move

    def at(self, *ids: str) -> Node:
        """The node behind these picks."""
        node = self
        for name in ids:
            if name not in node.children:
                raise KeyError(f"{name!r} cannot be picked here: {', '.join(node.children) or 'nothing'} can")
            node = node.children[name]
        return node


def tree(paths: Iterable[tuple[tuple[Pick, ...], int]]) -> Node:
    """The tree of some moves' paths. Two moves on one path, or a path that goes on behind a move, is a defect."""
    root = Node()
    for path, move in paths:
        if not path:
            raise ValueError("a move needs at least one pick")
        node = root
        for pick in path:
            if node.move is not None:
                raise ValueError(f"a path goes on behind a move: {[p.id for p in path]}")
            node = node.children.setdefault(pick.id, Node(pick))
        if node.move is not None or node.children:
            raise ValueError(f"two moves share a path: {[p.id for p in path]}")
        node.move = move
    return root
