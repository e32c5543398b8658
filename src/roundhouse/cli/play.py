"""roundhouse play"""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec import Struct
from msgspec.structs import replace

from ..bots import bot_names, default_bot, load_code, make_bot, split_specs
from ..core.errors import BadOption
from ..core.game import Game
from ..core.registry import find_game, game_ids
from ..core.table import Table
from ..core.texts import Translator
from . import INTERRUPTED, OK
from .common import Code, Lang, OptionWords, choice_name, naming, option_name, read_options, read_text, words
from .saves import Players, new_save, unfinished
from .screens import Quit, ask, say
from .session import Session


def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    option: OptionWords = None,
    bots: str | None = None,
    seed: str | None = None,
    board: Path | None = None,
    code: Code = None,
    hotseat: Annotated[bool, Parameter(negative="")] = False,
    resume: Annotated[bool | None, Parameter(negative="--new")] = None,
    lang: Lang = None,
) -> int:
    """Play a game at the terminal, against bots or with people at the same screen.

    ```
    roundhouse play
    roundhouse play railroad_ink --seats 3 --bots standard,greedy
    roundhouse play railroad_ink --option expansion=lava --seed poznan
    roundhouse play railroad_ink --hotseat --seats 2
    roundhouse play ticket_to_ride_usa --board mine.json
    roundhouse play railroad_ink --code examples/bot.py --bots dreamer
    roundhouse play --resume
    ```

    A choice is made by its number, its name or a part of it; `help` tells what else can be typed. Every move is
    saved: leave whenever you like and go on with --resume.

    Parameters
    ----------
    game
        The game's id; without it you are asked.
    seats
        The number of players.
    bots
        Bots for the other seats, with commas between.
    seed
        Any text: the same seed gives the same dice.
    board
        A file with a board that you have typed in; `roundhouse board check` tells what is wrong with it.
    hotseat
        People in all seats, at one screen.
    resume
        Go on with the game that was left last, or begin a new one; by default you are asked.
    """
    tr = words(lang)
    for file in code or ():
        load_code(file)
    wish = Wish(_wished(game, board, tr.lang), seats, read_options(option), bots, hotseat)
    try:
        session = _resumed(game, tr) if _resume(resume, wish, seed, tr) else _begun(wish, seed, tr)
    except (Quit, KeyboardInterrupt) as reason:
        return OK if isinstance(reason, Quit) else INTERRUPTED
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 a person may edit what they type
    try:
        session.run()
    except (Quit, KeyboardInterrupt) as reason:
        say(tr("cli-left" if session.saved else "cli-left-unsaved", file=str(session.save.path)))
        return OK if isinstance(reason, Quit) else INTERRUPTED
    if session.saved:
        say(tr("cli-record", file=str(session.save.path)))
    return OK


def _wished(game: str | None, board: Path | None, lang: str) -> Game | None:
    if board is None:
        return None if game is None else find_game(game)
    if game is None:
        raise BadOption("which game shall be played on the board? Write its name before --board")
    with naming(board, lang):
        return find_game(game).with_board(read_text(board))


# -- going on -----------------------------------------------------------------------------------------------------


def _resume(resume: bool | None, wish: Wish, seed: str | None, tr: Translator) -> bool:
    if resume is not None:
        return resume
    save = unfinished(wish.game.id if wish.game else None)
    if save is None or wish.settled or seed is not None:
        return False
    if not sys.stdin.isatty():
        # A pipe was written for a new game; its lines are no answer to this question.
        say(tr("cli-resume-note", file=save.path.name))
        return False
    return ask(tr("cli-resume-question", file=save.path.name) + " ").casefold() in ("", *tr("cli-yes").split())


def _resumed(game: str | None, tr: Translator) -> Session:
    save = unfinished(game)
    if save is None:
        raise BadOption("there is no unfinished game to resume")
    with naming(save.path):
        table = Table.load(save.path.read_bytes())
        players = save.players()
        if len(players) != table.seats:
            raise BadOption(f"{len(players)} players are listed for {table.seats} seats")
    return Session(table, players, save, tr.lang)


# -- beginning ----------------------------------------------------------------------------------------------------


class Wish(Struct, frozen=True):
    """What a person has said about the game to play; the rest is left to defaults."""

    game: Game | None
    seats: int | None
    options: dict[str, str]
    bots: str | None
    hotseat: bool

    @property
    def settled(self) -> bool:
        """Whether anything but the game was said."""
        brought = self.game is not None and self.game.board is not None
        return bool(brought or self.seats is not None or self.options or self.bots is not None or self.hotseat)


def _begun(wish: Wish, seed: str | None, tr: Translator) -> Session:
    game = wish.game or _ask_game(tr)
    if wish.game is None:
        wish = _ask_settings(game, wish, tr)
    players = seat_players(game, wish)
    names = [
        tr("cli-bot-name", number=seat + 1, bot=bot.partition(":")[0]) if bot else ""
        for seat, bot in enumerate(players)
    ]
    table = Table.new(game, len(players), wish.options, seed, names)
    return Session(table, players, new_save(game.id), tr.lang)


def seat_players(game: Game, wish: Wish) -> Players:
    """Who sits where: the person first, bots in the other seats; hotseat: people everywhere."""
    if wish.hotseat:
        if wish.bots is not None:
            raise BadOption("with --hotseat all seats are for people: leave out --bots")
        seats = wish.seats or max(game.default_seats, min((n for n in game.seats if n > 1), default=1))
        return [None] * game.check_seats(seats)
    specs = split_specs(wish.bots) if wish.bots is not None else []
    for spec in specs:
        make_bot(spec, game)
    seats = game.check_seats(len(specs) + 1 if wish.seats is None and specs else wish.seats)
    if len(specs) > seats - 1:
        raise BadOption(f"{len(specs)} bots are too many for {seats} seats, one of them yours")
    specs = specs or [default_bot(game)]
    return [None, *(specs[seat % len(specs)] for seat in range(seats - 1))]


def _ask_game(tr: Translator) -> Game:
    games = [find_game(name) for name in game_ids()]
    if len(games) == 1:
        return games[0]
    for number, game in enumerate(games, start=1):
        say(f"{number:>3}  {game.title(tr.lang)}")
    while True:
        answer = ask(tr("cli-which-game") + " ") or "1"
        for number, game in enumerate(games, start=1):
            if answer in (str(number), game.id):
                return game
        say(tr("cli-no-such-pick", what=answer))


def _ask_settings(game: Game, wish: Wish, tr: Translator) -> Wish:
    """Show how the game will be played; an empty line plays, others change something."""
    while True:
        _show_settings(game, wish, tr)
        line = ask(tr("cli-change") + " ")
        if not line:
            return wish
        try:
            changed = _changed(wish, line)
            game.check_combination(len(seat_players(game, changed)), game.check_options(changed.options))
            wish = changed
        except BadOption as error:
            say(str(error))


def _show_settings(game: Game, wish: Wish, tr: Translator) -> None:
    """Every setting as it can be typed, with what else is possible."""
    own = game.words(tr.lang)
    players, options = seat_players(game, wish), game.check_options(wish.options)
    say(f"{game.title(tr.lang)}:")
    say(f"  seats {len(players)}  ({tr('cli-allowed', values=', '.join(map(str, game.seats)))})")
    bots = list(filter(None, players))
    if bots:
        say(f"  bots {','.join(bots)}  ({tr('cli-allowed', values=', '.join(bot_names(game)))})")
    for option in game.options_for(len(players)):
        value = options[option.name]
        about = f"{option_name(own, option.name)}: {choice_name(own, option.name, value)}"
        say(f"  {option.name} {value}  ({about}; {tr('cli-allowed', values=', '.join(option.choices))})")


def _changed(wish: Wish, line: str) -> Wish:
    name, _, value = line.replace("=", " ", 1).partition(" ")
    value = value.strip()
    if name == "seats" and value.isdecimal():
        return replace(wish, seats=int(value))
    if name == "bots":
        return replace(wish, bots=value, hotseat=False)
    if name == "hotseat":
        return replace(wish, hotseat=True, bots=None)
    return replace(wish, options={**wish.options, name: value})
