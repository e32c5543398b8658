"""Why a card, a route or a ticket is a good one."""

from __future__ import annotations

from typing import cast

import pytest

import roundhouse as rh
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Fast
from roundhouse.core.texts import Text
from roundhouse.games.ticket_to_ride.printed.facts import GREY, WILD
from roundhouse.games.ticket_to_ride.rules import names, scoring
from roundhouse.games.ticket_to_ride.rules.moves import Claim, Keep, Take
from roundhouse.games.ticket_to_ride.seen.view import View
from roundhouse.games.ticket_to_ride.show.networks import networks
from roundhouse.games.ticket_to_ride.show.wanted import wanted


def check_claim(view: View, said: Text, route: int) -> None:
    """A ticket that is named is one's own and not joined yet; joined by the claim if that is said."""
    plan = view.plan
    if said.key in ("reason-points", "reason-longer"):
        assert said.args["points"] == plan.worth[route]
        return
    ticket = next(one for one in wanted(view) if names.ticket(plan, one) == said.args["ticket"])
    owner = list(view.owner)
    owner[route] = view.seat or 0
    joined = networks(view.edition, tuple(owner), plan.seats, view.team or 0)
    assert scoring.is_done(plan, joined, ticket) == (said.key == "reason-completes")


def check_card(view: View, said: Text, kind: int) -> None:
    """The route that a card is for can be paid with it, and is still free."""
    plan = view.plan
    routes = [route for route in range(plan.routes) if names.route_name(plan, route) == said.args["route"]]
    fitting = [route for route in routes if view.owner[route] < 0 and kind in (WILD, plan.colour[route])]
    assert fitting or any(plan.colour[route] == GREY for route in routes)
    have, need, missing = (cast(int, said.args[name]) for name in ("have", "need", "missing"))
    assert 0 < have <= need
    assert missing == need - have


@pytest.mark.parametrize("name", ["ticket_to_ride_paris", "ticket_to_ride_usa", "ticket_to_ride_asia"])
def test_reasons_of_a_whole_game_are_true(name: str) -> None:
    table = rh.Table.new(name, seed="why")
    game, policy, seen = table.game, table.game.policy(), set[str]()
    assert policy is not None
    while not table.over:
        seat = table.actors()[0]
        moves, view = table.state.moves(seat), cast(View, table.view(seat))
        line = policy.candidates(Desk(game, seat, view, moves, Fast(3)), 1)[0]
        said = game.reason(view, line)
        if len(moves) > 1 and said is not None:
            seen.add(said.key)
            wish = game.moveset.unpack(line[0])
            if isinstance(wish, Claim):
                check_claim(view, said, wish.route)
            elif isinstance(wish, Take) and said.key in ("reason-card", "reason-card-beside"):
                check_card(view, said, view.market[wish.slot])
            elif isinstance(wish, Keep) and said.key == "reason-keep":
                assert cast(int, said.args["pieces"]) <= cast(int, said.args["left"])
        table.play(seat, line[0])
    assert seen >= {"reason-completes", "reason-detour", "reason-card", "reason-keep"}


def test_moves_in_a_few_words() -> None:
    table = rh.Table.new("ticket_to_ride_usa", 2, seed="why")
    view, words = table.view(0), table.words()
    move = table.state.moves(0)[0]
    said = table.game.brief(view, move)
    assert said is not None
    assert words(said).startswith("keep: ")
    assert words(said).count("–") == len(cast(View, view).offer or ())
