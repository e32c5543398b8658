"""The games as environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and many tables at once.

Everything here sees what a seat may know, and no more. Install `roundhouse[env]`;
OpenSpiel comes with `roundhouse[openspiel]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core.errors import MissingExtra
from .codec import Codec, Factored, Flat, codec_for
from .rewards import REWARDS

try:
    from .episode import Episode, Setting
except ModuleNotFoundError as error:
    if error.name != "numpy":
        raise
    raise MissingExtra("An environment", "env") from None

if TYPE_CHECKING:
    from .aec import AEC
    from .parallel import Parallel
    from .single import Single
    from .vector import Vector

__all__ = [
    "AEC",
    "REWARDS",
    "Codec",
    "Episode",
    "Factored",
    "Flat",
    "Parallel",
    "Setting",
    "Single",
    "Vector",
    "codec_for",
]

#: What needs a package more is imported when it is first asked for.
_ROOMS = {"AEC": "aec", "Parallel": "parallel", "Single": "single", "Vector": "vector"}


def __getattr__(name: str) -> Any:
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    try:
        return getattr(import_module(f".{_ROOMS[name]}", __name__), name)
    except ModuleNotFoundError as error:
        if error.name not in ("gymnasium", "pettingzoo"):
            raise
        raise MissingExtra("An environment", "env") from None
