"""A picture of a view: a static layer (the same for a whole game, cached) and a live layer with stable element ids."""

from __future__ import annotations

from msgspec import Struct

from .tones import by_day, by_night


class Drawing(Struct, frozen=True, gc=False):
    """`static` and `live` are SVG fragments; `key` names the static layer, equal keys, equal layers.
    `title` and `desc` say in words what the picture is and shows. `notes` is one more layer, shown only when somebody
    asks for it; `notes_title` says what it tells.

    A high picture may say how it lies on its side, for a phone that does: a group `class="lying" data-size="668 520"
    display="none"` of the static layer is its ground then, in that size; what has a `data-lying` right after its
    `transform` stands there instead, and what is of class `upright` is left out."""

    width: int
    height: int
    key: str
    static: str
    live: str
    title: str = ""
    desc: str = ""
    notes: str = ""
    notes_title: str = ""

    def svg(self, night: bool = False) -> str:
        """The whole picture as one SVG document, in the colours of the day or of the night."""
        return (by_night if night else by_day)(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}"'
            f' width="{self.width}" height="{self.height}" role="img">'
            f"<title>{escape(self.title)}</title><desc>{escape(self.desc)}</desc>"
            f'<g class="static">{self.static}</g><g class="live">{self.live}</g></svg>'
        )


def escape(words: str) -> str:
    """What people typed, made safe inside markup."""
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
