"""Every draw of a finished game, beside what the seed says."""

from __future__ import annotations

from ...core.game import Game
from ...core.record import Record
from ...core.texts import Translator
from ...core.verify import Verdict
from ..messages import AddedInfo, DrawInfo, FairInfo


def fair_info(game: Game, record: Record, verdict: Verdict, tr: Translator) -> FairInfo:
    added = [AddedInfo(tr.name(seat), entropy) for seat, entropy in enumerate(record.entropy)]
    origin = "" if record.origin is None else tr("origin-fair", moves=record.origin.moves)
    return FairInfo(origin, verdict.commitment, record.seed or "", added, verdict.fair, _draw_infos(game, verdict, tr))


def _draw_infos(game: Game, verdict: Verdict, tr: Translator) -> list[DrawInfo]:
    """What chance was asked for and answered, in words as far as the game has any."""

    def answer(purpose: str, number: int) -> str:
        text = game.answer_text(purpose, number)
        if text is not None:
            return f"{number} · {tr(text)}"
        names = game.dice.get(purpose) or game.draws.get(purpose, ())
        place = number - 1 if purpose in game.dice else number
        return f"{number} · {names[place]}" if 0 <= place < len(names) and names[place] != str(number) else str(number)

    return [
        DrawInfo(
            draw.entry,
            draw.purpose,
            tr(f"chance-{draw.purpose}") if tr.has(f"chance-{draw.purpose}") else draw.purpose,
            answer(draw.purpose, draw.recorded),
            None if draw.recomputed is None else answer(draw.purpose, draw.recomputed),
            draw.fair,
        )
        for draw in verdict.draws
    ]
