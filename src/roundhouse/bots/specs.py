"""A bot is named with its parameters: `random`, `greedy:guesses=4`, `standard`."""

from __future__ import annotations

from typing import Final

from ..core.bot import Bot, BotLike, Maker, bot_label, maker_of
from ..core.bot_registry import installed_bot, outside_names, registered_bot
from ..core.errors import BadOption
from ..core.game import Game
from ..core.texts import Translator
from .simple import Greedy, Random

GENERIC: Final[dict[str, Maker]] = {"random": Random.from_parameters, "greedy": Greedy.from_parameters}
#: The bot that a game's own room gives, if it gives one, is the one to play against.
STANDARD: Final = "standard"


def bot_names(game: Game) -> list[str]:
    """The names of the bots that can play this game, the game's own first, those that can play any game last."""
    return list(dict.fromkeys((*game.bots(), *outside_names(game), *GENERIC)))


def bot_title(name: str, tr: Translator) -> str:
    """A bot in words, or by its name: one from outside needs none."""
    return tr(f"bot-{name}") if tr.has(f"bot-{name}") else name


def default_bot(game: Game) -> str:
    """The bot to sit down against when nobody says which."""
    return STANDARD if STANDARD in bot_names(game) else "greedy"


def make_bot(bot: str | BotLike, game: Game) -> Bot:
    """The bot of a name with parameters: 'name:key=value,key=value'; or a fresh one of a class, of a factory, or
    like an object."""
    if not isinstance(bot, str):
        return maker_of(bot, bot_label(bot))({})
    name, _, rest = bot.strip().partition(":")
    maker = _maker(name, game)
    if maker is None:
        raise BadOption(f"{game.id} has no bot {name!r}; bots here: {', '.join(bot_names(game))}")
    return maker(_parameters(name, rest))


def _maker(name: str, game: Game) -> Maker | None:
    """Who registers a bot here means it, whatever its name. What happens to be installed takes nobody's name."""
    registered = registered_bot(name, game)
    if registered is not None:
        return maker_of(registered.bot, name)
    # A game may know better than the kernel how to be greedy.
    return game.bots().get(name) or GENERIC.get(name) or installed_bot(name, game)


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
