"""What things are called, in the log, in refusals and beside the picture."""

from __future__ import annotations

from roundhouse.core.texts import Text, text


def card_text(card: int) -> Text:
    return text("card", value=card + 1)
