"""A tournament as one reader sees it. Of a round whose tables have the same chance nothing is told before all are
through but which of them are over."""

from __future__ import annotations

from fractions import Fraction

from ...core.registry import find_game
from ...core.texts import Translator
from ..contest.rows import ABANDONED, OPEN, OVER, Entrant, Tournament
from ..contest.seeds import seal, seed_of
from ..contest.standing import GONE, Result
from ..messages import (
    CupSeat,
    CupTable,
    EntrantInfo,
    RankInfo,
    RoundInfo,
    RoundSeed,
    TournamentBrief,
    TournamentInfo,
)
from ..present.clocks import terms_words
from ..present.state import option_words
from .hosting import fewest
from .rounds import standing_of


def info(found: Tournament, owner: str, tr: Translator) -> TournamentInfo:
    """`tr`: the words of its game."""
    me = found.of(owner)
    over = found.state in (OVER, ABANDONED) and found.settled
    standing = standing_of(found)
    ranks = standing.ranks([one.number for one in found.entrants]) if found.state != OPEN else []
    return TournamentInfo(
        id=found.id,
        name=found.name,
        game=found.game,
        title=tr("title"),
        form=found.form,
        seats=found.seats,
        rounds=found.rounds,
        options=option_words(find_game(found.game), found.seats, found.options, tr),
        duplicate=found.duplicate,
        clock="" if found.clock is None else terms_words(found.clock, tr),
        state=found.state,
        round=found.round,
        host=found.host == owner,
        me=None if me is None else me.number,
        fewest=fewest(found),
        entrants=[
            EntrantInfo(one.number, name_of(one, tr), one.gone is not None, one.program) for one in found.entrants
        ],
        played=[_round(found, number, owner) for number in range(found.round, 0, -1)],
        breaks=list(standing.names),
        ranks=[
            RankInfo(one.place, one.player, _number(one.points), one.games, [_number(worth) for worth in one.breaks])
            for one in ranks
        ],
        seal=seal(found.secret),
        secret=found.secret if over else "",
        words=found.words if over else [],
        seeds=_seeds(found) if over else [],
    )


def brief(found: Tournament, owner: str, tr: Translator) -> TournamentBrief:
    return TournamentBrief(
        id=found.id,
        name=found.name,
        title=tr("title"),
        state=found.state,
        round=found.round,
        rounds=found.rounds,
        entrants=len(found.entrants),
        host=found.host == owner,
        touched=found.touched,
    )


def name_of(one: Entrant, tr: Translator) -> str:
    return one.name if one.owner is not None else tr("someone", number=one.number + 1)


def _round(found: Tournament, number: int, owner: str) -> RoundInfo:
    results = found.in_round(number)
    on = number == found.round and not found.settled
    names = list(dict.fromkeys(one.table for one in results if one.table is not None))
    me = found.of(owner)
    tables = []
    for name in names:
        at = sorted((one for one in results if one.table == name), key=lambda one: one.seat)
        mine = me is not None and any(one.player == me.number for one in at)
        over = all(one.place is not None for one in at)
        secret = on and found.duplicate
        seats = [_seat(one, hidden=secret) for one in at]
        tables.append(CupTable(name, seats, over, mine, sealed=secret and not mine))
    # The table where one sits comes first.
    tables.sort(key=lambda one: not one.mine)
    return RoundInfo(number, not on, tables, [one.player for one in results if one.table is None])


def _seat(one: Result, hidden: bool) -> CupSeat:
    if hidden or one.place is None:
        return CupSeat(one.player, None, None, gone=False)
    return CupSeat(one.player, one.place, one.total, gone=one.place == GONE)


def _seeds(found: Tournament) -> list[RoundSeed]:
    """The seed of every table, for whoever wants to reckon it again."""
    seeds = []
    for number in range(1, found.round + 1):
        at: dict[str, list[int]] = {}
        for one in found.in_round(number):
            if one.table is not None:
                at.setdefault(one.table, []).append(one.player)
        if found.duplicate:
            seeds.append(RoundSeed(number, list(at), seed_of(found.secret, found.words, number, None)))
        else:
            seeds += [
                RoundSeed(number, [name], seed_of(found.secret, found.words, number, min(players)))
                for name, players in at.items()
            ]
    return seeds


def _number(worth: Fraction) -> float:
    return round(float(worth), 2)
