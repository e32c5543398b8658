"""The named rules of a map in sentences: for maps that somebody brought, whose rules stand on no page. Each has the id
of the rule of ours that it is like."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.texts import Arg, Text, Translator, listed
from ..maps import hooks_of
from ..printed.editions import Edition
from ..printed.facts import ACTIONS, LETTERS
from ..printed.hexes import TERRAINS
from ..printed.settings import ALONE, ALTERNATE, CASH, HALF_PRICE, TO_BAG, Settings
from ..rules import names

BASE = Settings(board="", turns={})


def named_rules(edition: Edition) -> dict[str, list[Text]]:
    """In what the rules of a map differ from those that all maps share, by id."""
    ledger = hooks_of(edition.settings).ledger
    found: dict[str, list[Text]] = {}
    for words in (*_setup(edition), *_phases(edition), *_track(edition), *_goods(edition), *_end(edition)):
        found.setdefault(ledger[words.key.removeprefix("named-")], []).append(words)
    return found


def page(edition: Edition, tr: Translator) -> str:
    """The same as a page of rules."""
    lines = [f"- {rule} {' '.join(map(tr, said))}" for rule, said in named_rules(edition).items()]
    return "\n".join([f"## {edition.board.title}", *lines, ""])


Named = Iterator[Text]


def _say(name: str, **args: Arg) -> Text:
    return Text(f"named-{name}", args)


def _setup(edition: Edition) -> Named:
    settings, board = edition.settings, edition.board
    if settings.goods != BASE.goods:
        yield _say("goods", goods=listed([names.good(colour) for colour in settings.goods]))
    if settings.new_cities != LETTERS:
        yield _say("new-cities", letters=", ".join(settings.new_cities) or "–")
    if settings.chart != BASE.chart:
        yield _say(f"chart-{settings.chart}")
    if settings.chart == "top" and settings.chart_redraw:
        yield _say("chart-redraw", letters=", ".join(settings.chart_redraw))
    if settings.city_cubes:
        yield _say("city-cubes", number=settings.city_cubes)
    if any(city.terminal for city in board.cities):
        yield _say("terminals")
    if settings.town_cubes:
        yield _say(f"town-cubes-{settings.town_cubes}")
        yield _say("urbanized-to-bag" if settings.urbanized_cube == TO_BAG else "urbanized-stays")
    if settings.land_cubes:
        yield _say("land-cubes")


def _phases(edition: Edition) -> Named:
    settings = edition.settings
    if settings.issue:
        yield _say("issue", number=settings.issue)
    if settings.order == ALONE:
        yield _say("alone")
    elif settings.order_first:
        yield _say("order-first")
    if settings.order == ALTERNATE:
        yield _say("alternate", dollars=settings.first_place)
    if len(settings.actions) < len(ACTIONS):
        yield _say("actions", actions=listed([names.action(action) for action in settings.actions]))
    if settings.action_cycle:
        yield _say("action-cycle")
    if settings.engineer == HALF_PRICE:
        yield _say("half-price")


def _track(edition: Edition) -> Named:
    settings, board = edition.settings, edition.board
    if settings.terrain_prices != BASE.terrain_prices:
        prices = zip(TERRAINS, settings.terrain_prices, strict=True)
        said = [_say("price", terrain=Text(f"terrain-{name}"), dollars=dollars) for name, dollars in prices if dollars]
        yield _say("terrain-prices", prices=listed(said))
    if any(board.prices):
        yield _say("prices")
    if not settings.unfinished:
        yield _say("finished")
    if board.direct:
        yield _say("direct")
    if settings.continent:
        yield _say("continent")
        yield _say("joined", alone=settings.joined_alone, each=settings.joined_each)


def _goods(edition: Edition) -> Named:
    settings, board = edition.settings, edition.board
    if settings.crossing_bonus:
        yield _say("crossing", income=settings.crossing_bonus)
    if settings.town_cubes == "cotton":
        ports = ", ".join(city.name for city in board.cities if city.port)
        yield _say("cotton", ports=ports or "–", income=settings.cotton_bonus)
    if settings.land_cubes:
        yield _say("land-track")
        yield _say("land-deliverer" if settings.deliverer_picks else "land-builder")
    if settings.partial_bonus:
        yield _say("partial", income=settings.partial_bonus)
    if settings.reduction_factor > 1:
        first, last = settings.reduction_from, settings.reduction_to
        yield _say("reduction", times=settings.reduction_factor, first=max(first, 1), last=last)
    if not settings.growth:
        yield _say("no-growth")
        return
    if settings.growth_dice:
        yield _say("growth-dice", number=settings.growth_dice)
    if settings.fed:
        city = next(city.name for city in board.cities if city.id == settings.fed)
        yield _say("fed", city=city, last=settings.fed_until)


def _end(edition: Edition) -> Named:
    settings = edition.settings
    if settings.scoring == CASH:
        yield _say("cash")
    if settings.ties:
        yield _say("ties", ties=listed([Text(f"tie-{name}") for name in settings.ties]))
