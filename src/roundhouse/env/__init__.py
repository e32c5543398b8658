"""The games as environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and many tables at once.

Everything here sees what a seat may know, and no more. Install `roundhouse[env]`;
OpenSpiel comes with `roundhouse[openspiel]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .codec import Codec, Factored, Flat, codec_for
from .episode import Episode, Setting
from .rewards import REWARDS

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

    return getattr(import_module(f".{_ROOMS[name]}", __name__), name)
