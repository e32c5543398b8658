"""The boards that we have: a folder each, with what is printed on it, its named rules, its land and its words."""

from __future__ import annotations

from typing import Final

from ..printed.settings import Settings
from .asia.settings import ASIA
from .paris.settings import PARIS
from .usa.settings import USA

#: By folder.
BOARDS: Final[dict[str, Settings]] = {"paris": PARIS, "asia": ASIA, "usa": USA}
