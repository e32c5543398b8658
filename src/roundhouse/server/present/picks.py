"""The legal moves as a tree of choices, with words."""

from __future__ import annotations

from ...core.game import Game
from ...core.picks import Node
from ...core.texts import Translator
from ...core.view import View
from ..messages import PickInfo


def pick_infos(game: Game, view: View, node: Node, tr: Translator, picked: tuple[str, ...] = ()) -> list[PickInfo]:
    found = []
    for name, child in node.children.items():
        assert child.pick is not None
        one = PickInfo(name, tr(child.pick.text), art=child.pick.art)
        if child.move is not None:
            one.move = game.moveset.notation(child.move)
        else:
            path = (*picked, name)
            one.ask = tr(game.prompt(view, path))
            one.picks = pick_infos(game, view, child, tr, path)
        found.append(one)
    return found
