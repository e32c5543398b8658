"""A game's rules as HTML, every rule and ruling with its id as an anchor."""

from __future__ import annotations

import functools
import re

from markdown_it import MarkdownIt
from msgspec import Struct

from ..core.game import RULE_ID, Game

_RULE = re.compile(rf"<li>(?:<strong>)?({RULE_ID})(?:</strong>)?\s")
#: A map that somebody brought puts its own names on its page: no tags, and nothing that leads or asks elsewhere.
_ELSEWHERE = ["image", "link", "autolink", "reference"]
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table").disable(_ELSEWHERE)


class RuleText(Struct):
    html: str


def rule_page(game: Game, lang: str) -> str:
    return _html(game.reference(lang))


@functools.lru_cache(maxsize=64)
def _html(markdown: str) -> str:
    return _RULE.sub(r'<li id="\1"><a class="rule-id" href="#\1">\1</a> ', _MARKDOWN.render(markdown))
