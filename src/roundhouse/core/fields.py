"""A field of a state is named where it begins, in `__init__`, and once more in the view, if a seat may see it.

From `__init__` tools/fields.py makes `__slots__` and `clone`; what a view has under the same name as the state goes
from one to the other here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, TypeVar

if TYPE_CHECKING:
    from msgspec import Struct

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
    """Give a state what a view tells of these fields."""
    for name in names:
        setattr(state, name, _thawed(getattr(view, name)))


def _frozen(value: Any) -> Any:
    return tuple([_frozen(one) for one in value]) if isinstance(value, list) else value


def _thawed(value: Any) -> Any:
    return [_thawed(one) for one in value] if isinstance(value, tuple) else value
