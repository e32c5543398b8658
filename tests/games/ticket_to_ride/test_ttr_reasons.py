"""Why a card, a route or a ticket is a good one."""

from __future__ import annotations

from typing import cast

import pytest

import roundhouse as rh
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Fast
from roundhouse.core.moves import Move
from roundhouse.core.texts import Text
from roundhouse.games.ticket_to_ride.bots.known import from_view
from roundhouse.games.ticket_to_ride.bots.schemes import ORDERS, Outlook
from roundhouse.games.ticket_to_ride.bots.weights import tuned
from roundhouse.games.ticket_to_ride.printed.facts import GREY, WILD
from roundhouse.games.ticket_to_ride.rules import names, scoring, steps
from roundhouse.games.ticket_to_ride.rules.moves import BACK, Claim, Keep, Place, Take, Tickets
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
    """The route that a card is for can be paid with it and is still free; so many cards there are for it then."""
    plan = view.plan
    routes = [route for route in range(plan.routes) if names.route_name(plan, route) == said.args["route"]]
    fitting = [route for route in routes if view.owner[route] < 0 and kind in (WILD, plan.colour[route])]
    fitting += [route for route in routes if plan.colour[route] == GREY]
    assert fitting
    hand = view.hand or ()
    cards = [one + other for one, other in zip(hand, view.rack or [0] * len(hand), strict=True)]
    plain = {max(cards[:WILD]) if plan.colour[one] == GREY else cards[plan.colour[one]] for one in fitting}
    have, need, missing = (cast(int, said.args[name]) for name in ("have", "need", "missing"))
    assert have in {min(need, number + cards[WILD] + 1) for number in plain}
    assert missing == need - have


def check_keep(view: View, said: Text, wish: Keep) -> None:
    """What is said of tickets that are kept, beside the routes that would join them."""
    plan, offer = view.plan, view.offer or ()
    back = [offer[place] for place in BACK.unpack(wish.back)]
    kept = [ticket for ticket in offer if ticket not in back]
    held = [*(view.tickets or ()), *(view.rack_tickets or ()), *kept]
    out = Outlook(from_view(view), tuned(view.edition))
    unjoined = [ticket for ticket in held if not scoring.is_done(plan, out.label, ticket)]
    scheme = out.scheme(held, ORDERS)
    owner = list(view.owner)
    for route in scheme.routes:
        owner[route] = view.seat or 0
    then = networks(view.edition, tuple(owner), plan.seats, view.team or 0)
    joined = [ticket for ticket in unjoined if scoring.is_done(plan, then, ticket)]
    missed = [ticket for ticket in kept if ticket in unjoined and ticket not in scheme.tickets]
    if said.key == "reason-kept-done":
        assert not set(kept) & set(unjoined)
    elif said.key == "reason-keep":
        assert joined == unjoined
    elif said.key == "reason-keep-some":
        assert (said.args["joined"], said.args["unjoined"]) == (len(scheme.tickets), len(unjoined))
        assert 0 < len(scheme.tickets) < len(unjoined)
    elif said.key == "reason-keep-few":
        assert len(kept) == plan.least(len(offer), view.step == steps.KEEP)
        assert said.args["tickets"] == names.tickets(plan, missed)
        cheapest = min(plan.ticket_points[ticket] for ticket in back)
        assert all(plan.ticket_points[ticket] <= cheapest for ticket in missed)
    else:
        assert said.key == "reason-keep-none"
        assert not scheme.tickets
        assert said.args["points"] == sum(plan.ticket_points[ticket] for ticket in missed)
    if said.key in ("reason-keep", "reason-keep-some"):
        assert said.args["routes"] == len(scheme.routes)
        assert said.args["pieces"] == sum(plan.length[route] for route in scheme.routes) <= cast(int, said.args["left"])


def check(view: View, said: Text, wish: Move) -> None:
    if isinstance(wish, Claim):
        check_claim(view, said, wish.route)
    elif isinstance(wish, Take) and said.key in ("reason-card", "reason-card-beside"):
        check_card(view, said, view.market[wish.slot])
    elif isinstance(wish, Keep):
        check_keep(view, said, wish)
    elif isinstance(wish, Tickets):
        out = Outlook(from_view(view), tuned(view.edition))
        within_reach = set(wanted(view)) == set(out.scheme(out.held, ORDERS).tickets)
        assert (said.key == "reason-other-tickets") == (not within_reach)
        assert (said.key == "reason-tickets") == (not wanted(view))


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
            check(view, said, game.moveset.unpack(line[0]))
        table.play(seat, line[0])
    assert seen >= {"reason-completes", "reason-detour", "reason-card", "reason-keep"}


@pytest.mark.parametrize("name", ["ticket_to_ride_paris", "ticket_to_ride_usa", "ticket_to_ride_asia"])
def test_reasons_for_any_tickets_are_true(name: str) -> None:
    """A search may keep others than the policy, with tickets that are held already and may be out of reach."""
    seen, chance = set[str](), Fast(11)
    for seed in range(2):
        table = rh.Table.new(name, seed=f"keep {seed}")
        game = table.game
        while not table.over:
            seat = table.actors()[0]
            moves, view = table.state.moves(seat), cast(View, table.view(seat))
            draws = [move for move in moves if isinstance(game.moveset.unpack(move), Tickets)]
            offers = [move for move in moves if isinstance(game.moveset.unpack(move), Keep)]
            for move in {offers[chance.number(len(offers))] for _ in range(4)} if offers else draws:
                said = game.reason(view, (move,))
                assert said is not None
                seen.add(said.key)
                check(view, said, game.moveset.unpack(move))
            chosen = draws if draws and chance.number(8) == 0 else moves
            table.play(seat, chosen[chance.number(len(chosen))])
    assert seen >= {"reason-keep", "reason-keep-some", "reason-keep-few", "reason-other-tickets"}


def test_of_a_card_for_no_route_it_is_said_who_can_spend_it() -> None:
    """And not that one can use it oneself."""
    seen, chance = set[str](), Fast(11)
    table = rh.Table.new("ticket_to_ride_asia", seed="rack")
    while not table.over:
        seat = table.actors()[0]
        moves, view = table.state.moves(seat), cast(View, table.view(seat))
        for move in moves:
            wish = table.game.moveset.unpack(move)
            if isinstance(wish, Place):
                said = table.game.reason(view, (move,))
                assert said is not None
                seen.add(table.words()(said))
        table.play(seat, moves[chance.number(len(moves))])
    assert seen >= {
        "In your hand it is yours alone: what lies on the rack your partner may spend.",
        "From the rack both you and your partner can pay with it.",
    }
    assert not any("use it yourself" in words for words in seen)


def test_moves_in_a_few_words() -> None:
    table = rh.Table.new("ticket_to_ride_usa", 2, seed="why")
    view, words = table.view(0), table.words()
    move = table.state.moves(0)[0]
    said = table.game.brief(view, move)
    assert said is not None
    assert words(said).startswith("keep: ")
    assert words(said).count("–") == len(cast(View, view).offer or ())
