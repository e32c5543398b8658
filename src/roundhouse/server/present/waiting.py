"""A table as everybody may see it before the game is dealt: who sits there, and who is awaited."""

from __future__ import annotations

from ..live import LiveTable
from ..messages import SeatInfo, SeatsInfo
from .clocks import terms_words
from .reader import Reader
from .state import option_lines


def seats_info(live: LiveTable, reader: Reader, rated: bool) -> SeatsInfo:
    tr, head, online = live.words(reader.lang), live.head, live.online
    return SeatsInfo(
        id=live.id,
        game=live.game.id,
        title=live.game.title(reader.lang),
        options=option_lines(live.game, head, tr),
        seats=[
            SeatInfo(
                chair.seat,
                tr.name(chair.seat),
                "kept" if chair.kept else chair.kind,
                chair.bot,
                live.owns(reader.owner, chair.seat),
                acting=False,
                online=chair.kind == "bot" or chair.seat in online,
                total=0,
                program=chair.program,
            )
            for chair in live.chairs
        ],
        dealt=live.dealt,
        commitment=head.commitment or "",
        clock="" if live.clock is None else terms_words(live.clock.terms, tr),
        host=live.host == reader.owner,
        chat_closed=live.chat_closed,
        rated=rated,
    )
