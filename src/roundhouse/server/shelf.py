"""What was made once and may be asked for again, as long as there is room."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class Shelf:
    """Keeps things by their key up to `room` bytes; what was not asked for longest goes first. For all threads."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._things: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._lock = threading.Lock()
        self.used = 0

    def get(self, key: Hashable) -> Any:
        with self._lock:
            found = self._things.get(key)
            if found is None:
                return None
            self._things.move_to_end(key)
            return found[0]

    def put(self, key: Hashable, thing: T, size: int) -> T:
        with self._lock:
            if key not in self._things:
                self._things[key] = thing, size
                self.used += size
                while self.used > self._room:
                    _, (_, gone) = self._things.popitem(last=False)
                    self.used -= gone
        return thing

    def put_instead(self, key: Hashable, thing: T, size: int) -> T:
        """Instead of what lay there."""
        with self._lock:
            _, before = self._things.pop(key, (None, 0))
            self.used -= before
        return self.put(key, thing, size)

    def made(self, key: Hashable, make: Callable[[], T], size: Callable[[T], int]) -> T:
        """What lies there; else it is made."""
        found = self.get(key)
        if found is not None:
            thing: T = found
            return thing
        thing = make()
        return self.put(key, thing, size(thing))

    def clear(self) -> None:
        with self._lock:
            self._things.clear()
            self.used = 0
