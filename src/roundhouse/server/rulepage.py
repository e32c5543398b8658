"""A game's rules as HTML, every rule and ruling with its id as an anchor."""

from __future__ import annotations

import functools
import re

from markdown_it import MarkdownIt
from msgspec import Struct

from ..core.game import RULE_ID, Game

_RULE = re.compile(rf"<li>(?:<strong>)?({RULE_ID})(?:</strong>)?\s")
_CITED = re.compile(rf"\b({RULE_ID})\b")
#: A map that somebody brought puts its own names on its page: no tags, and nothing that leads or asks elsewhere.
_ELSEWHERE = ["image", "link", "autolink", "reference"]
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table").disable(_ELSEWHERE)


class RuleText(Struct):
    """`aid`: the player aid, the same at a glance; empty where there is none."""

    html: str
    aid: str = ""


def rule_text(game: Game, lang: str) -> RuleText:
    return RuleText(rule_page(game, lang), aid_page(game, lang))


def rule_page(game: Game, lang: str) -> str:
    return _html(game.reference(lang))


def aid_page(game: Game, lang: str) -> str:
    return _aid_html(game.aid(lang))


@functools.lru_cache(maxsize=64)
def _aid_html(markdown: str) -> str:
    """Rules that are cited lead to where they stand."""
    # No style but that of our sheets; a head without words is none.
    html = (
        _MARKDOWN.render(markdown)
        .replace('style="text-align:right"', 'class="right"')
        .replace("<th></th>", "<td></td>")
    )
    return _CITED.sub(r'<a class="rule-id" href="#\1">\1</a>', html)


@functools.lru_cache(maxsize=64)
def _html(markdown: str) -> str:
    return _RULE.sub(r'<li id="\1"><a class="rule-id" href="#\1">\1</a> ', _MARKDOWN.render(markdown))
