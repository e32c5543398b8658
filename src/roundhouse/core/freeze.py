"""A state as plain nested tuples: for comparing, and for a digest that is the same in every process."""

from __future__ import annotations

import hashlib
from typing import Any

from msgspec import Struct

_PLAIN = (int, str, bytes, float, bool, type(None))


#: Slots of Python's own; and STATIC itself, which a compiled class may keep in each instance.
_NO_FACTS = {"STATIC", "__dict__", "__weakref__"}


def slots_of(cls: type) -> list[str]:
    """The names of a state's attributes, interpreted or compiled (mypyc keeps them in __mypyc_attrs__)."""
    names: list[str] = []
    for base in reversed(cls.__mro__):
        slots = base.__dict__.get("__mypyc_attrs__") or base.__dict__.get("__slots__", ())
        names += [slots] if isinstance(slots, str) else slots
    return sorted(set(names) - _NO_FACTS)


def freeze(thing: Any) -> Any:
    """Every fact in it. A class may name attributes that never change in a game in STATIC: they are left out."""
    if isinstance(thing, _PLAIN):
        return thing
    if isinstance(thing, list | tuple):
        return tuple(freeze(item) for item in thing)
    if isinstance(thing, dict):
        return tuple(sorted((freeze(key), freeze(value)) for key, value in thing.items()))
    if isinstance(thing, set | frozenset):
        return tuple(sorted(freeze(item) for item in thing))
    if isinstance(thing, bytearray):
        return bytes(thing)
    cls = type(thing)
    if isinstance(thing, Struct):
        return (cls.__name__, *(freeze(getattr(thing, name)) for name in cls.__struct_fields__))
    static = getattr(thing, "STATIC", ())
    names = slots_of(cls)
    if not names or getattr(thing, "__dict__", None):
        raise TypeError(f"{cls.__name__} keeps facts outside __slots__: a state must name them")
    return (cls.__name__, *(freeze(getattr(thing, name)) for name in names if name not in static))


def digest(thing: Any) -> str:
    """A short name for a state: equal states, equal digests, in any process."""
    return hashlib.sha256(repr(freeze(thing)).encode()).hexdigest()[:32]
