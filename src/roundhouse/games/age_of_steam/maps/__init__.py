"""The maps, a folder each: what is printed on a map, its settings, its rules, its words. Nothing outside names one.

A rule that only one map has lives in its folder. A map that somebody brings may name it all the same: its settings do,
and each map is asked for the rules of its own that they name.
"""

from __future__ import annotations

from typing import Final

from ....core.ledger import joined
from ..printed.settings import LEDGER, Map, Settings
from ..rules.hooks import Hooks
from .barbados import hooks as barbados_hooks
from .barbados import settings as barbados
from .germany import hooks as germany_hooks
from .germany import settings as germany
from .rust_belt import settings as rust_belt
from .southern_us import hooks as southern_us_hooks
from .southern_us import settings as southern_us
from .st_lucia import hooks as st_lucia_hooks
from .st_lucia import settings as st_lucia
from .tutorial import settings as tutorial
from .western_us import hooks as western_us_hooks
from .western_us import settings as western_us

_ALL: Final = (rust_belt, western_us, southern_us, germany, barbados, st_lucia, tutorial)
_WITH_RULES: Final = (western_us_hooks, southern_us_hooks, germany_hooks, barbados_hooks, st_lucia_hooks)

#: By the id of the game that is played on it.
MAPS: Final[dict[str, Map]] = {one.MAP.game: one.MAP for one in _ALL}
#: Which rule stands for what, at any table: a brought map cites the rules of the maps that it has them from.
ALL_RULES: Final = joined(LEDGER, *(one.ledger for one in MAPS.values()))


def hooks_of(settings: Settings) -> Hooks:
    """The rules that these settings name: the base rules, and those of maps in place of them."""
    hooks = Hooks(ALL_RULES.copy())
    for one in _WITH_RULES:
        one.adopt(hooks, settings)
    return hooks
