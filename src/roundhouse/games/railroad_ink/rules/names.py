"""What faces and sides are called, in the log, in refusals and in pictures."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from ....core.texts import Text
from ..printed.facts import SIDES, face_name


@functools.cache
def face_text(face: int) -> Text:
    return Text(f"face-{face_name(face)}")


def list_text(faces: Sequence[int]) -> Text:
    """Faces one by one."""
    return Text(f"list-{len(faces)}", {f"face{place}": face_text(face) for place, face in enumerate(faces, start=1)})


@functools.cache
def side_text(side: int) -> Text:
    """A side, or the direction that each player chooses."""
    return Text(f"side-{(*SIDES, 'any')[side]}")
