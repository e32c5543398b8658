"""The page's idea of what comes over the wire is the server's."""

from __future__ import annotations

import re
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec import UnsetType

from roundhouse.server import messages

TYPES = Path(messages.__file__).parents[1] / "web" / "types.js"
#: What the page makes up for itself.
PAGES_OWN = {"Area"}
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}

#: By name: its type, and whether it may be left out.
Fields = dict[str, tuple[str, bool]]


def sent() -> dict[str, Fields]:
    """The messages that leave the server; those that come in forbid fields that they do not know."""
    return {
        name: fields_sent(struct)
        for name, struct in vars(messages).items()
        if isinstance(struct, type)
        and issubclass(struct, msgspec.Struct)
        and struct is not msgspec.Struct
        and not struct.__struct_config__.forbid_unknown_fields
    }


def fields_sent(struct: type[msgspec.Struct]) -> Fields:
    hints = get_type_hints(struct)
    found = {}
    for field in msgspec.structs.fields(struct):
        left_out = UnsetType in get_args(hints[field.name]) or (
            struct.__struct_config__.omit_defaults and not field.required
        )
        found[field.name] = in_javascript(hints[field.name]), left_out
    return found


def in_javascript(hint: Any) -> str:
    if get_origin(hint) in (Union, UnionType):
        return " | ".join(in_javascript(part) for part in get_args(hint) if part is not UnsetType)
    if get_origin(hint) is list:
        return f"{in_javascript(get_args(hint)[0])}[]"
    return PLAIN.get(hint) or str(hint.__name__)


def told() -> dict[str, Fields]:
    """The page's typedefs. `A & {…}` is A with more fields."""
    text = re.sub(r"\n \*", "", TYPES.read_text(encoding="utf-8"))
    found: dict[str, Fields] = {}
    for base, body, name in re.findall(r"@typedef \{(?:(\w+) & )?\{(.*?)\}\} (\w+)", text):
        fields = dict(found[base]) if base else {}
        for field, mark, kind in re.findall(r"(\w+)(\??): ([^,]+)", body):
            # Some words only: still a string.
            kind = re.sub(r'"\w+"(?: \| "\w+")*', "string", kind.strip())
            fields[field] = kind, bool(mark)
        found[name] = fields
    return found


def test_every_message_that_is_sent_has_its_typedef() -> None:
    assert set(told()) - PAGES_OWN == set(sent())


@pytest.mark.parametrize("name", sorted(sent()))
def test_typedefs_have_the_fields_of_the_messages(name: str) -> None:
    assert told().get(name) == sent()[name]
