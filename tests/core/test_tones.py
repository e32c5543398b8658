"""The tones of the boards: the page has every one of them, the same as a picture without a page."""

from __future__ import annotations

import re
from pathlib import Path

import roundhouse
from roundhouse.core.tones import NIGHT, TONES

CSS = (Path(roundhouse.__file__).parent / "web" / "tones.css").read_text()


def test_the_page_has_every_tone_by_day_and_by_night() -> None:
    found = re.findall(r"--tone-([\w-]+): light-dark\((#\w{6}), (#\w{6})\);", CSS)
    assert {name: day for name, day, _ in found} == TONES
    assert {name: night for name, _, night in found} == NIGHT
    assert all(day != night for _, day, night in found)


def brightness(colour: str) -> float:
    """How much light a colour gives, as contrast is reckoned on pages."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_ink_can_be_read_on_every_ground() -> None:
    """At least 4.5 to 1, by day and by night."""
    grounds = {"paper", "card", "rim", "land", "beyond", "marsh", "hill", "plain", "water", "tint"}
    grounds |= {name for name in TONES if name.startswith("ground-")}
    for tones in (TONES, NIGHT):
        for ground in grounds:
            light, dark = sorted((brightness(tones["ink"]), brightness(tones[ground])), reverse=True)
            assert (light + 0.05) / (dark + 0.05) >= 4.5, ground
