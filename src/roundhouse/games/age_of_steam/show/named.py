"""The named rules of a map in sentences: for maps that somebody brought, whose rules stand on no page. Each has the id
of the rule of ours that it is like."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.texts import Arg, Text, Translator, listed
from ..printed.editions import Edition
from ..printed.facts import ACTIONS, LETTERS
from ..printed.hexes import TERRAINS
from ..printed.settings import ALONE, ALTERNATE, CASH, HALF_PRICE, TO_BAG, Settings
from ..rules import names

BASE = Settings(board="", turns={})


def named_rules(edition: Edition) -> dict[str, list[Text]]:
    """In what the rules of a map differ from those that all maps share, by id."""
    found: dict[str, list[Text]] = {}
    for rule, words in (*_setup(edition), *_phases(edition), *_track(edition), *_goods(edition), *_end(edition)):
        found.setdefault(rule, []).append(words)
    return found


def page(edition: Edition, tr: Translator) -> str:
    """The same as a page of rules."""
    lines = [f"- {rule} {' '.join(map(tr, said))}" for rule, said in named_rules(edition).items()]
    return "\n".join([f"## {edition.board.title}", *lines, ""])


Named = Iterator[tuple[str, Text]]


def _say(name: str, **args: Arg) -> Text:
    return Text(f"named-{name}", args)


def _setup(edition: Edition) -> Named:
    settings, board = edition.settings, edition.board
    if settings.goods != BASE.goods:
        yield "AB-1", _say("goods", goods=listed([names.good(colour) for colour in settings.goods]))
    if settings.new_cities != LETTERS:
        yield "AB-1", _say("new-cities", letters=", ".join(settings.new_cities) or "–")
    if settings.chart != BASE.chart:
        yield "AB-1", _say(f"chart-{settings.chart}")
    if settings.chart == "top" and settings.chart_redraw:
        yield "AB-1", _say("chart-redraw", letters=", ".join(settings.chart_redraw))
    if settings.city_cubes:
        yield "AB-1", _say("city-cubes", number=settings.city_cubes)
    if any(city.terminal for city in board.cities):
        yield "AG-1", _say("terminals")
    if settings.town_cubes:
        yield ("AU-1" if settings.town_cubes == "cotton" else "AW-1"), _say(f"town-cubes-{settings.town_cubes}")
        yield "AW-1", _say("urbanized-to-bag" if settings.urbanized_cube == TO_BAG else "urbanized-stays")
    if settings.land_cubes:
        yield "AL-1", _say("land-cubes")


def _phases(edition: Edition) -> Named:
    settings = edition.settings
    if settings.issue:
        yield "AB-2", _say("issue", number=settings.issue)
    if settings.order == ALONE:
        yield "AB-2", _say("alone")
    elif settings.order_first:
        yield "AL-2", _say("order-first")
    if settings.order == ALTERNATE:
        yield "AL-2", _say("alternate", dollars=settings.first_place)
    if len(settings.actions) < len(ACTIONS):
        rule = "AB-2" if settings.action_cycle else "AL-1"
        yield rule, _say("actions", actions=listed([names.action(action) for action in settings.actions]))
    if settings.action_cycle:
        yield "AB-2", _say("action-cycle")
    if settings.engineer == HALF_PRICE:
        yield "AG-2", _say("half-price")


def _track(edition: Edition) -> Named:
    settings, board = edition.settings, edition.board
    if settings.terrain_prices != BASE.terrain_prices:
        prices = zip(TERRAINS, settings.terrain_prices, strict=True)
        said = [_say("price", terrain=Text(f"terrain-{name}"), dollars=dollars) for name, dollars in prices if dollars]
        yield "AW-3", _say("terrain-prices", prices=listed(said))
    if any(board.prices):
        yield "AG-3", _say("prices")
    if not settings.unfinished:
        yield "AG-3", _say("finished")
    if board.direct:
        yield "AG-4", _say("direct")
    if settings.continent:
        yield "AW-3", _say("continent")
        yield "AW-4", _say("joined", alone=settings.joined_alone, each=settings.joined_each)


def _goods(edition: Edition) -> Named:
    settings, board = edition.settings, edition.board
    if settings.crossing_bonus:
        yield "AW-2", _say("crossing", income=settings.crossing_bonus)
    if settings.town_cubes == "cotton":
        ports = ", ".join(city.name for city in board.cities if city.port)
        yield "AU-2", _say("cotton", ports=ports or "–", income=settings.cotton_bonus)
    if settings.land_cubes:
        yield "AL-3", _say("land-track")
        yield "AL-3", _say("land-deliverer" if settings.deliverer_picks else "land-builder")
    if settings.partial_bonus:
        yield "AL-3", _say("partial", income=settings.partial_bonus)
    if settings.reduction_factor > 1:
        first, last = settings.reduction_from, settings.reduction_to
        yield "AU-3", _say("reduction", times=settings.reduction_factor, first=max(first, 1), last=last)
    if not settings.growth:
        yield "AL-1", _say("no-growth")
        return
    if settings.growth_dice:
        yield "AB-3", _say("growth-dice", number=settings.growth_dice)
    if settings.fed:
        city = next(city.name for city in board.cities if city.id == settings.fed)
        yield "AU-3", _say("fed", city=city, last=settings.fed_until)


def _end(edition: Edition) -> Named:
    settings = edition.settings
    if settings.scoring == CASH:
        yield "AB-3", _say("cash")
    if settings.ties:
        yield "AW-5", _say("ties", ties=listed([Text(f"tie-{name}") for name in settings.ties]))
