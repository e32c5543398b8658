"""The boards that we have: a folder each, with what is printed on it, its settings, the rules that only it has, its
land and its words. Nothing outside names one."""

from __future__ import annotations

from typing import Final

from ..printed.settings import Settings
from ..rules.hooks import Hooks
from .asia.hooks import TeamAsia
from .asia.settings import ASIA
from .paris.hooks import Paris
from .paris.settings import PARIS
from .usa.settings import USA

#: By folder.
BOARDS: Final[dict[str, Settings]] = {"paris": PARIS, "asia": ASIA, "usa": USA}
#: The same, with the rules in which a board differs from the others.
HOOKS: Final[dict[str, Hooks]] = {"paris": Paris(), "asia": TeamAsia(), "usa": Hooks()}
