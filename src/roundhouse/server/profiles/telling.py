"""What somebody has played, as it is told to a reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean

from ...core.registry import find_game, game_ids
from ..messages import GameRecord, MetInfo, PastGame, PastSeat, RatingInfo
from ..naming import words_at
from ..results.rating import ENOUGH, Rating
from .reading import Ended, Side, counted

#: Games of a list that are shown at once.
PAGE = 20
#: People of a list.
MOST_MET = 50


def records(
    games: Sequence[Ended], owner: str, lang: str, ratings: Callable[[str], Mapping[str, Rating]]
) -> list[GameRecord]:
    """By game, the most played first."""
    mine: dict[str, list[tuple[Ended, Side]]] = {}
    for game, side in counted(list(games), owner):
        mine.setdefault(game.game, []).append((game, side))
    found = [
        _record(name, played, lang, ratings(name).get(owner) if any(game.rated for game, _ in played) else None)
        for name, played in mine.items()
        if name in game_ids()
    ]
    return sorted(found, key=lambda one: (-one.games, one.title))


def _record(name: str, played: list[tuple[Ended, Side]], lang: str, rating: Rating | None) -> GameRecord:
    places = [side.place for game, side in played if game.teams > 1]
    often = Counter(places)
    return GameRecord(
        game=name,
        title=find_game(name).title(lang),
        games=len(played),
        won=often[1],
        places=[often[place] for place in range(1, max(places, default=0) + 1)],
        place=fmean(places) if places else None,
        points=fmean(side.points for _, side in played),
        best=max(side.points for _, side in played),
        rated=0 if rating is None else rating.games,
        rating=rating_info(rating),
    )


def rating_info(rating: Rating | None) -> RatingInfo | None:
    """Few games say nothing."""
    if rating is None or rating.games < ENOUGH:
        return None
    return RatingInfo(rating.strength, rating.doubt, rating.games, list(rating.curve[-100:]))


def past(games: Sequence[Ended], owner: str, lang: str, skip: int = 0) -> tuple[list[PastGame], bool]:
    """A page of games, and whether there are more."""
    known = [game for game in games if game.game in game_ids()]
    return [_past(game, owner, lang) for game in known[skip : skip + PAGE]], len(known) > skip + PAGE


def _past(ended: Ended, owner: str, lang: str) -> PastGame:
    game = find_game(ended.game)
    names = words_at(game, [side.chair for side in ended.sides], lang).names
    seats = [
        PastSeat(names[side.seat], side.kind, side.place, side.points, side.owner == owner) for side in ended.sides
    ]
    how = ended.why_apart(owner)
    return PastGame(ended.table, game.id, game.title(lang), ended.at, ended.teams, ended.rated, how, seats)


def met(
    games: Sequence[Ended], owner: str, people: Mapping[str, str], lang: str, only: str | None = None
) -> list[MetInfo]:
    """Whom somebody has played against, those of the most games first. `people`: those whom one may look at, and what
    they are called; `only`: this one."""
    found: dict[str, MetInfo] = {}
    for game, mine in counted(list(games), owner):
        for other in {side.owner: side for side in game.sides if side.known and side.team != mine.team}.values():
            if game.why_apart(str(other.owner)) or only not in (None, other.owner) or game.game not in game_ids():
                continue
            who = str(other.owner)
            one = found.get(who)
            if one is None:
                known = who in people
                name = people[who] if known else _called(game, other, lang)
                one = found[who] = MetInfo(who if known else "", name, 0, 0, 0, 0)
            one.games += 1
            one.ahead += mine.place < other.place
            one.behind += mine.place > other.place
            one.even += mine.place == other.place
    return sorted(found.values(), key=lambda one: (-one.games, one.name))[:MOST_MET]


def _called(game: Ended, side: Side, lang: str) -> str:
    return words_at(find_game(game.game), [one.chair for one in game.sides], lang).names[side.seat]
