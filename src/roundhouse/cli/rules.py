"""roundhouse rules"""

from __future__ import annotations

from difflib import get_close_matches

from rich.markdown import Markdown

from ..core.errors import BadOption
from ..core.game import Game, rule_lines
from ..core.registry import find_game
from .common import Lang, console, tongue


def rules(game: str, rule: str | None = None, /, *, lang: Lang = None) -> None:
    """Read the rules of a game, or one of them by its id.

    ```
    roundhouse rules railroad_ink
    roundhouse rules railroad_ink RI-2.3 --lang pl
    ```

    Parameters
    ----------
    game
        The game's id; `roundhouse games` lists them.
    rule
        The id of one rule, such as RI-2.3.
    """
    show_rules(find_game(game), rule, tongue(lang))


def show_rules(game: Game, rule: str | None, lang: str) -> None:
    book = game.reference(lang)
    if rule is None:
        console.print(Markdown(book))
        return
    lines = rule_lines(book)
    name = rule.upper()
    if name not in lines:
        near = get_close_matches(name, lines, n=6, cutoff=0.5) or list(lines)
        raise BadOption(f"{game.id} has no rule {rule!r}; near: {', '.join(near)}")
    console.print(Markdown(f"**{name}** {lines[name]}"))
