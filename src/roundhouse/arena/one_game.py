"""One game of a match."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b

from ..bots import make_bot
from ..bots.process import Process
from ..core.bot import Desk, Faults
from ..core.chance import Fast, Seeded
from ..core.errors import BadMove
from .plan import Plan
from .result import Played, Thought
from .trace import Tracer


def play_game(plan: Plan, number: int) -> Played:
    """Game `number` of a match. Its dice are those of a table with the seed '<seed>/<number>'."""
    begun = time.process_time()
    seated = plan.seated(number)
    chance = Seeded(plan.deal(number))
    # Bots have a chance of their own, so that none can know the dice or change them by thinking.
    thoughts = [Fast(_mixed(f"{plan.seed}/{number}/{seat}")) for seat in range(plan.seats)]
    bots = [make_bot(plan.bots[bot], plan.game, programs=True) for bot in seated]
    for seat, bot in enumerate(bots):
        bot.begin(plan.game, seat, plan.seats, plan.options)
    meters = [_Meter(isinstance(bot, Process)) for bot in bots]
    tracer = Tracer(plan.game, plan.rows) if plan.rows else None
    state = plan.game.new(plan.seats, plan.options, chance)
    actors = state.actors()
    while actors:
        seat = actors[0]
        desk = Desk(plan.game, seat, state.view(seat), state.moves(seat), thoughts[seat])
        with meters[seat].running():
            move = bots[seat].choose(desk)
        if state.refusal(seat, move) is not None:
            raise BadMove(f"the bot {plan.labels[seated[seat]]} chose {move}, which is no legal move (game {number})")
        if tracer is not None:
            tracer.decided(seat, desk.view, desk.moves, move)
        state.play(seat, move, chance)
        actors = state.actors()
    sheet = state.sheet()
    for bot in bots:
        bot.end(sheet)
    return Played(
        number=number,
        bots=seated,
        points=sheet.totals,
        winners=sheet.winners,
        thoughts=tuple(meter.thought(bot.faults) for meter, bot in zip(meters, bots, strict=True)),
        core=time.process_time() - begun,
        trace=None if tracer is None else tracer.ended(sheet),
        out=tuple(seat for seat, own in enumerate(sheet.seats) if own.out),
    )


def _mixed(words: str) -> int:
    return int.from_bytes(blake2b(words.encode(), digest_size=4).digest(), "big")


class _Meter:
    """Counts what a seat's choices cost. What a bot thinks `elsewhere` can only be told by the clock."""

    def __init__(self, elsewhere: bool) -> None:
        self.elsewhere = elsewhere
        self.choices, self.seconds, self.longest, self.core = 0, 0.0, 0.0, 0.0

    @contextmanager
    def running(self) -> Iterator[None]:
        core, begun = time.process_time(), time.perf_counter()
        yield
        spent, seconds = time.process_time() - core, time.perf_counter() - begun
        self.core += spent
        self.choices += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds if self.elsewhere else spent)

    def thought(self, faults: Faults) -> Thought:
        return Thought(self.choices, self.seconds, self.longest, self.core, faults)
