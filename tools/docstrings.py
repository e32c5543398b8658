"""For the reference of the site: examples in docstrings are code, whatever stands in them."""

from __future__ import annotations

import re
from typing import Any

import griffe

#: From a prompt to the next empty line.
EXAMPLE = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)


def fenced(words: str) -> str:
    return EXAMPLE.sub(lambda match: f"```pycon\n{match[0]}\n```", words)


class Examples(griffe.Extension):
    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
