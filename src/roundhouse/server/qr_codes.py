"""Links as pictures."""

from __future__ import annotations

import io

import segno


def qr(address: str) -> bytes:
    picture = io.BytesIO()
    segno.make(address, micro=False).save(picture, kind="svg", scale=4, border=2, xmldecl=False, svgns=True)
    return picture.getvalue()
