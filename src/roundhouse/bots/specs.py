"""A bot is named with its parameters: `random`, `greedy:guesses=4`, `standard`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from ..core.bot import Bot, BotLike, Maker, bot_label, maker_of
from ..core.bot_registry import installed_bot, outside_names, registered_bot
from ..core.errors import BadOption
from ..core.game import Game
from ..core.policy import Policy
from ..core.texts import Translator
from .levels import Easy, Expert
from .measured import measured
from .simple import Greedy, Random

GENERIC: Final[dict[str, Maker]] = {"random": Random.from_parameters, "greedy": Greedy.from_parameters}
#: The bot that a game's own room gives, if it gives one, is the one to play against.
STANDARD: Final = "standard"
#: What a bot that is a program of its own is named by, with its command: `process:node my-bot.js,ms=500`.
PROCESS: Final = "process"
#: What a policy can be played by: a beginner, and a search.
BY_POLICY: Final[dict[str, Callable[[Policy, Mapping[str, str]], Bot]]] = {"easy": Easy.of, "expert": Expert.of}
#: How people choose an opponent, the weakest first.
LEVELS: Final = ("easy", STANDARD, "expert")


def bot_names(game: Game) -> list[str]:
    """The names of the bots that can play this game: the levels, the game's own, those from outside, and last those
    that can play any game."""
    own = dict.fromkeys((*game.bots(), *(BY_POLICY if game.policy() is not None else ())))
    return list(dict.fromkeys((*level_names(game), *own, *outside_names(game), *GENERIC)))


def level_names(game: Game) -> list[str]:
    """The levels that this game has, the weakest first."""
    own = set(game.bots()) | set(BY_POLICY if game.policy() is not None else ())
    return [name for name in LEVELS if name in own]


def bot_title(name: str, tr: Translator) -> str:
    """A bot in words, or by its name: one from outside needs none."""
    return tr(f"bot-{name}") if tr.has(f"bot-{name}") else name


def bot_about(name: str, game: Game, tr: Translator) -> str:
    """How strong a bot is, in words and as it was measured; nothing of one from outside."""
    if not tr.has(f"bot-{name}-about"):
        return ""
    found, levels = measured().get(game.id, {}).get(name), level_names(game)
    better = ""
    if found and found.better and name in levels[1:]:
        below = levels[levels.index(name) - 1]
        better = tr("bot-better", share=found.better, below=bot_title(below, tr))
    return f"{tr(f'bot-{name}-about')} {better}".strip()


def default_bot(game: Game) -> str:
    """The bot to sit down against when nobody says which."""
    return STANDARD if STANDARD in bot_names(game) else "greedy"


def make_bot(bot: str | BotLike, game: Game, *, programs: bool = False) -> Bot:
    """The bot of a name with parameters: 'name:key=value,key=value'; or a fresh one of a class, of a factory, or
    like an object. `programs`: it may also be 'process:command'; who allows that lets whoever names the bot run
    anything."""
    if not isinstance(bot, str):
        return maker_of(bot, bot_label(bot))({})
    name, _, rest = bot.strip().partition(":")
    if name == PROCESS:
        if not programs:
            raise BadOption("a program of its own (process:…) plays in the arena only")
        from .process import Process

        return Process.from_words(rest)
    maker = _maker(name, game)
    if maker is None:
        raise BadOption(f"{game.id} has no bot {name!r}; bots here: {', '.join(bot_names(game))}")
    return maker(_parameters(name, rest))


def _maker(name: str, game: Game) -> Maker | None:
    """Who registers a bot here means it, whatever its name. What happens to be installed takes nobody's name."""
    registered = registered_bot(name, game)
    if registered is not None:
        return maker_of(registered.bot, name)
    # A game may know better than the kernel how to be greedy, or how to search.
    return game.bots().get(name) or _level(name, game) or GENERIC.get(name) or installed_bot(name, game)


def _level(name: str, game: Game) -> Maker | None:
    """What the game's policy can be played by; every bot thinks with one of its own."""
    policy = game.policy() if name in BY_POLICY else None
    return None if policy is None else partial(BY_POLICY[name], policy)


def _parameters(bot: str, words: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in filter(None, words.split(",")):
        key, equals, value = (part.strip() for part in word.partition("="))
        if not (key and equals and value):
            raise BadOption(f"the bot {bot}: {word!r} is no parameter; write {bot}:name=value,name=value")
        if key in found:
            raise BadOption(f"the bot {bot}: {key} is given twice")
        found[key] = value
    return found


def split_specs(words: str) -> list[str]:
    """A list of bots, such as 'standard,greedy:guesses=2,random'. A comma also parts the parameters of one bot:
    what looks like a parameter belongs to the bot before it."""
    specs: list[str] = []
    for word in (part.strip() for part in words.split(",")):
        if not word:
            raise BadOption(f"{words!r}: a bot's name is missing")
        if "=" in word and ":" not in word and specs and ":" in specs[-1]:
            specs[-1] += f",{word}"
        else:
            specs.append(word)
    return specs
