"""A game's rules as HTML, every rule with its id as an anchor."""

from __future__ import annotations

import functools
import re

from markdown_it import MarkdownIt

from ..core.game import RULE_ID
from ..core.registry import find_game

_RULE = re.compile(rf"<li>(?:<strong>)?({RULE_ID})(?:</strong>)?\s")


@functools.cache
def rule_page(game: str, lang: str) -> str:
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(find_game(game).rulebook(lang))
    return _RULE.sub(r'<li id="\1"><a class="rule-id" href="#\1">\1</a> ', html)
