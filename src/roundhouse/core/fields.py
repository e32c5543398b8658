"""A field of a state is named where it begins, in `__init__`, and once more in the view, if a seat may see it.

From `__init__` tools/fields.py makes `__slots__` and `clone`; what a view has under the same name as the state goes
from one to the other here.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_type_hints

if TYPE_CHECKING:
    from collections.abc import Sequence

    from msgspec import Struct

    Row = TypeVar("Row", bound=Struct)

T = TypeVar("T")
#: Copies share it: it is never changed, only replaced. `self.waiting: Shared[list[int]] = []`
Shared = Annotated[T, "shared by copies"]


def same_names(view: type[Struct], state: type, but: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The fields of a view that are what the state has under this name, but for those of which a seat sees a part."""
    from .freeze import slots_of

    return tuple(sorted(set(view.__struct_fields__) & set(slots_of(state)) - set(but)))


def seen(state: object, names: tuple[str, ...]) -> dict[str, Any]:
    """These fields of a state as a view keeps them."""
    return {name: _frozen(getattr(state, name)) for name in names}


def take_over(state: object, view: Struct, names: tuple[str, ...]) -> None:
    """Give a state what a view tells of these fields: a list where it has one."""
    for name in names:
        value = getattr(view, name)
        setattr(state, name, _thawed(value) if isinstance(getattr(state, name), list) else value)


def in_rows(state: object, kind: type[Row]) -> list[Row]:
    """Lists of a state side by side: rows, each with one of every list that has the name of its field. What is 0 or 1
    in a list of the state is a bool in a row that says so."""
    lists = [
        map(bool, getattr(state, name)) if is_flag else getattr(state, name) for name, is_flag in _columns(kind).items()
    ]
    return [kind(*row) for row in zip(*lists, strict=True)]


def take_rows(state: object, kind: type[Struct], rows: Sequence[Struct]) -> None:
    """Give a state the lists of which these are the rows."""
    for name, is_flag in _columns(kind).items():
        column = [getattr(row, name) for row in rows]
        setattr(state, name, list(map(int, column)) if is_flag else column)


@functools.cache
def _columns(kind: type[Struct]) -> dict[str, bool]:
    """The fields of a row, and whether they are flags."""
    hints = get_type_hints(kind)
    return {name: hints[name] is bool for name in kind.__struct_fields__}


def _frozen(value: Any) -> Any:
    """A list as a tuple. Its items are of one kind: where the first is no list, none is, and that is soon done."""
    if not isinstance(value, list):
        return value
    return tuple([_frozen(one) for one in value]) if value and isinstance(value[0], list) else tuple(value)


def _thawed(value: Any) -> Any:
    if not isinstance(value, tuple):
        return value
    return [_thawed(one) for one in value] if value and isinstance(value[0], tuple) else list(value)
