"""The legal moves as a tree of choices, with words."""

from __future__ import annotations

from ...core.game import Game
from ...core.picks import Node, Pick
from ...core.texts import Translator
from ...core.view import View
from ..messages import PickInfo


class PickTree:
    """The tree of a view's moves. A picture that several choices show is there once."""

    def __init__(self, game: Game, view: View, root: Node, tr: Translator) -> None:
        self.game, self.view, self.tr = game, view, tr
        self._art: dict[str, int] = {}
        #: By identity: games keep picks that come again and again, and the tree keeps all of its own.
        self._labels: dict[int, str] = {}
        self.picks = self._infos(root, ())

    @property
    def art(self) -> list[str]:
        return list(self._art)

    def _label(self, pick: Pick) -> str:
        words = self._labels.get(id(pick))
        if words is None:
            words = self._labels[id(pick)] = self.tr(pick.text)
        return words

    def _infos(self, node: Node, picked: tuple[str, ...]) -> list[PickInfo]:
        found = []
        for name, child in node.children.items():
            assert child.pick is not None
            pick = child.pick
            one = PickInfo(name, self._label(pick), turned=pick.turned, passes=pick.passes, serves=pick.serves)
            one.usual = pick.usual
            one.where, one.gains = list(pick.where), list(pick.gains)
            if pick.art:
                one.art = self._art.setdefault(pick.art, len(self._art))
            if pick.kept is not None:
                one.kept = self.tr(pick.kept)
            if child.move is not None:
                one.move = self.game.moveset.notation(child.move)
                one.quick = one.move.split()[0] in self.game.at_once
            else:
                path = (*picked, name)
                one.ask = self.tr(self.game.prompt(self.view, path))
                one.picks = self._infos(child, path)
            found.append(one)
        return found
