"""A table as it would be."""

from __future__ import annotations

from collections.abc import Collection

from ...core.game import Game
from ...core.news import outlook
from ...core.texts import Translator
from ...core.view import View
from ..messages import Preview
from .drawings import area_info, drawing_info


def preview(game: Game, view: View, move: int, tr: Translator, have: Collection[str]) -> Preview:
    """What follows from a move as far as its mover can tell: the picture after it, what it changes on the mover's
    score sheet, if anything, and whether it can be taken back. What cannot be told is said in words alone."""
    assert view.seat is not None
    ahead = outlook(game, view, move)
    if ahead.view is None:
        return Preview(None, tr("consequence-chance" if ahead.chance else "consequence-secrets"), ahead.final)
    now = view.sheet()
    points = ahead.view.sheet()[view.seat].total - now[view.seat].total
    signed = f"+{points}" if points > 0 else f"−{-points}"
    words = [tr(f"consequence-{now.unit}", points=abs(points), signed=signed)] if points else []
    if ahead.told:
        words.append(tr("consequence-told"))
    scene = game.scene(ahead.view, tr, view.seat)
    areas = [area_info(area, have) for area in scene.around]
    return Preview(drawing_info(scene.board, have), " ".join(words), ahead.final, areas)
