"""The suite as a whole: which tables are played, by whom, and where each check looks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random

from msgspec.structs import replace

from ..core.chance import Fast
from ..core.errors import BadOption, UnknownGame
from ..core.game import Game
from ..core.registry import find_game
from ..core.table import Table
from .clones import clones_are_equal, clones_are_independent
from .conservation import conserved
from .ends import sheets_add_up, the_end_is_the_end
from .moves import forms_round_trip, moves_agree
from .picks import picks_reach_every_move
from .pictures import drawings_are_sound, figures_are_everybodys, flights_go_somewhere, plain_is_readable
from .processes import processes_agree
from .records import prefix_loads, record_comes_back
from .refusals import refusals_hold
from .spot import ConformanceError, Memory, Place, Report, Spot, check
from .undo import nothing_learnt_is_undone, previews_tell_no_more, undo_leaves_the_others, undo_restores
from .views import log_tells_no_more, nothing_leaks, views_are_whole
from .walk import Turn, chance_of, random_turn
from .words import aids_cite_rules, rules_are_there, things_have_words, words_are_there

#: Looks that are cheap enough for every position, and those for some.
EVERYWHERE = (moves_agree, forms_round_trip, conserved)
SOMEWHERE = (
    clones_are_equal,
    clones_are_independent,
    sheets_add_up,
    views_are_whole,
    picks_reach_every_move,
    drawings_are_sound,
    flights_go_somewhere,
    figures_are_everybodys,
    plain_is_readable,
    words_are_there,
    rules_are_there,
    aids_cite_rules,
    things_have_words,
    nothing_leaks,
    log_tells_no_more,
    undo_restores,
    undo_leaves_the_others,
    nothing_learnt_is_undone,
    previews_tell_no_more,
)


def conform(
    game: str | Game,
    *,
    seats: int | Iterable[int] | None = None,
    options: Mapping[str, str] | None = None,
    games: int = 1,
    seed: str = "conform",
    samples: int = 4,
    junk: int = 100_000,
    most_plies: int = 10_000,
    bot_plies: int = 10,
    aside: bool = True,
) -> Report:
    """Raise ConformanceError if a game breaks the contract; else say what was checked.

    By default the least, the greatest and the usual number of `seats` play, with every choice of every option;
    `options` given are kept to. Each table plays `games` random games of at most `most_plies` moves and looks closely
    at the end and at `samples` positions before it (at least one), with `junk` ints a table that are hardly moves.
    `aside`: also two processes with different hash seeds, and, where the fewest play, `bot_plies` moves with each of
    the game's own bots. What has no words is told at the end, all of it at once.
    """
    found = _found(game)
    memory = Memory(Report(found.id), gather=True)
    for number, chosen in tables(found, seats, options, memory.report):
        memory.report.tables += 1
        for turn in range(games):
            place = Place(found.id, number, chosen, f"{seed}-{turn}")
            look_at_game(found, place, memory, samples, 1 + junk // (games * (samples + 1) * number), most_plies)
        if aside:
            processes_agree(begin(found, Place(found.id, number, chosen, seed), memory))
        if aside and number == min(found.seats):
            for name in found.bots():
                look_at_bot(found, Place(found.id, number, chosen, seed, name), memory, bot_plies)
    memory.tell_missing()
    return memory.report


def _found(game: str | Game) -> Game:
    try:
        return find_game(game)
    except UnknownGame as error:
        raise UnknownGame(
            f"{error}. A game of yours must be made known first, by roundhouse.register(game) or by an entry point of "
            "the group roundhouse.games; or give conform the game itself"
        ) from None


def tables(
    game: Game, seats: int | Iterable[int] | None, options: Mapping[str, str] | None, report: Report
) -> Iterator[tuple[int, dict[str, str]]]:
    """Numbers of seats and complete options: each choice of each option that is not given, the others as usual."""
    if seats is None:
        seats = (min(game.seats), max(game.seats), game.default_seats)
    numbers = dict.fromkeys([seats] if isinstance(seats, int) else seats)
    given = dict(options or {})
    for number in numbers:
        free = [option for option in game.options_for(number) if option.name not in given]
        choices = [given, *({**given, option.name: choice} for option in free for choice in option.choices)]
        complete = {tuple(chosen.items()): chosen for chosen in map(game.check_options, choices)}
        for chosen in complete.values():
            try:
                game.check_combination(game.check_seats(number), chosen)
            except BadOption as error:
                report.skipped.append(f"{number} seats, {chosen}: {error}")
            else:
                yield number, chosen


def look_at_game(game: Game, place: Place, memory: Memory, samples: int, number: int, most_plies: int) -> None:
    """Play a random game to its end, then look closely at some of its positions, loaded from the record."""
    spot = begin(game, place, memory)
    # A table plays on clones: if they are no good, nothing else can be.
    clones_are_equal(spot)
    digests = play_through(spot, random_turn, most_plies)
    memory.report.games += 1
    the_end_is_the_end(spot, number)
    record_comes_back(spot)
    text = spot.table.record.to_json()
    for ply in some_of(len(digests) - 1, samples, place.seed):
        then = Spot(Table.load(text, upto=ply, game=game), replace(place, ply=ply), memory, spot.inventory)
        prefix_loads(then, digests[ply])
        refusals_hold(then, number)
        for look in SOMEWHERE:
            look(then)


def look_at_bot(game: Game, place: Place, memory: Memory, plies: int) -> None:
    """A short game with one of the game's bots in every seat."""
    spot = begin(game, place, memory)
    players = [game.bots()[place.player]({}) for _ in range(place.seats)]

    def turn(table: Table, chance: Fast) -> tuple[int, int]:
        actors = table.actors()
        seat = actors[chance.number(len(actors))]
        return seat, players[seat].choose(table.desk(seat, chance))

    play_through(spot, turn, plies)
    memory.report.games += 1
    record_comes_back(spot)


def begin(game: Game, place: Place, memory: Memory) -> Spot:
    """A new table, looked at before the first move."""
    try:
        table = Table.new(game, place.seats, place.options, place.seed)
        return Spot(table, place, memory, table.state.inventory())
    except Exception as error:
        raise ConformanceError("setup", f"{type(error).__name__} was raised: {error}", place, "") from error


def play_through(spot: Spot, turn: Turn, most_plies: int) -> list[str]:
    """Play on, looking at every position; the digest of each."""
    chance, digests = chance_of(spot.place.seed), [spot.table.digest()]
    while True:
        for look in EVERYWHERE:
            look(spot)
        if spot.table.over or spot.place.ply == most_plies:
            return digests
        play_on(spot, turn, chance)
        digests.append(spot.table.digest())


@check("play")
def play_on(spot: Spot, turn: Turn, chance: Fast) -> None:
    """Whoever plays chooses a legal move, and it can be played."""
    seat, move = turn(spot.table, chance)
    if seat not in spot.state.actors() or move not in spot.state.moves(seat):
        spot.fail("play", f"the {spot.place.player} player chose {move}, which is no legal move of seat {seat}")
    spot.place = replace(spot.place, ply=spot.place.ply + 1, move=spot.game.moveset.notation(move))
    spot.memory.report.plies += 1
    spot.table.play(seat, move)


def some_of(plies: int, samples: int, seed: str) -> list[int]:
    """The beginning and some plies before the end."""
    later = range(1, plies)
    return [0, *sorted(Random(seed).sample(later, min(samples - 1, len(later))))]
