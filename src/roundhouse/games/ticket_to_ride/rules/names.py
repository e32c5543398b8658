"""What things are called: cards, routes, tickets; and the elements of the drawing that stand for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.texts import Text, listed
from ..printed.board import called
from ..printed.facts import GREY, KINDS

if TYPE_CHECKING:
    from .plan import Plan

#: What a wild card is called, and several of them.
A_WILD: Final = Text("wild-card")
WILDS: Final = Text("wild-cards")


def card(kind: int) -> Text:
    return Text(f"card-{KINDS[kind]}")


def count(number: int, kind: int) -> Text:
    """'3 red', '2 buses'"""
    return Text(f"cards-{KINDS[kind]}", {"number": number})


def cards(kinds: list[int]) -> Text:
    """Cards one by one, counted: '3 red, 1 locomotive'."""
    return listed([count(kinds.count(kind), kind) for kind in range(len(KINDS)) if kind in kinds])


def price(plan: Plan, route: int) -> Text:
    """What a route must be paid with: '4 purple', '3 of any one colour'."""
    if plan.colour[route] == GREY:
        return Text("cards-any", {"number": plan.length[route]})
    return count(plan.length[route], plan.colour[route])


def ticket(plan: Plan, number: int) -> Text:
    one = plan.board.tickets[number]
    places = plan.board.places
    return Text("ticket", {"from": places[one.a].name, "to": places[one.b].name, "points": one.points})


def tickets(plan: Plan, numbers: list[int] | tuple[int, ...]) -> Text:
    return listed([ticket(plan, number) for number in numbers])


def route_name(plan: Plan, route: int) -> Text:
    one = plan.board.routes[route]
    return Text("route", {"from": called(plan.board.places, one.a), "to": called(plan.board.places, one.b)})


def route_element(plan: Plan, route: int) -> str:
    return f"route-{plan.board.routes[route].id}"


def place_elements(plan: Plan, numbers: list[int] | tuple[int, ...]) -> list[str]:
    """The ends of tickets."""
    places, found = plan.board.places, []
    for number in numbers:
        one = plan.board.tickets[number]
        found += [f"place-{places[one.a].id}", f"place-{places[one.b].id}"]
    return list(dict.fromkeys(found))
