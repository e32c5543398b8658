"""What happens in the game. The rules tell it; who listens says what is made of it. Everything is public.

Playouts tell it to nobody: a call that does nothing costs next to nothing, and the rules need not ask who listens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.texts import Seat, Text, listed
from ..printed.facts import LETTERS, SPACE_NAMES
from .deliveries import good_of, hexes_on, route
from .names import action, cube, goods, hex_element, place_name, space_name, tile
from .plan import SIDES
from .tiles import redirects

if TYPE_CHECKING:
    from ....core.log import Log
    from .state import State


class Events:
    """All that can happen; nobody listens."""

    def rolled_for_order(self, seat: int, total: int) -> None:
        """Dice for the first order of play."""

    def turn_begins(self, state: State) -> None:
        """A turn begins."""

    def issued(self, state: State, seat: int, number: int) -> None:
        """Shares were issued, or none."""

    def bid(self, seat: int, dollars: int) -> None:
        """A bid for the order of play."""

    def stayed_in(self, seat: int) -> None:
        """Somebody has used the action Turn order to pass and stay in the auction."""

    def dropped(self, state: State, seat: int, price: int) -> None:
        """Somebody has left the auction."""

    def won_auction(self, state: State, seat: int) -> None:
        """The last one in the auction pays; its bid is still known."""

    def paid_for_first(self, seat: int, dollars: int) -> None:
        """Somebody has paid for the first place."""

    def declined_first(self, seat: int) -> None:
        """Somebody has not paid for the first place."""

    def first_for_nothing(self, seat: int) -> None:
        """Nobody has paid for the first place; this seat has it."""

    def chose(self, seat: int, number: int) -> None:
        """An action was chosen."""

    def before_track(self, state: State) -> None:
        """A tile, a link or a New City is about to come."""

    def after_track(self, state: State) -> None:
        """It has come: some links may be finished by it."""

    def urbanized(self, state: State, seat: int, place: int, letter: int) -> None:
        """A New City stands on a town."""

    def built(self, state: State, seat: int, place: int, before: int, price: int) -> None:
        """A tile was laid where there was a pattern before, or none."""

    def joined(self, state: State, seat: int, link: int, price: int) -> None:
        """Two cities that touch were joined."""

    def scrapped(self, seat: int) -> None:
        """What could not be finished was given up."""

    def continent_joined(self) -> None:
        """East and west are joined for the first time."""

    def rewarded(self, seat: int, income: int) -> None:
        """Somebody was paid for that."""

    def build_done(self, seat: int, number: int) -> None:
        """A build has ended after so many tiles."""

    def before_lapse(self, state: State) -> None:
        """Sections that were not extended are about to be nobody's."""

    def delivered(self, state: State, seat: int, move: int, gains: list[int]) -> None:
        """A cube is about to be delivered, with these gains by seat."""

    def upgraded(self, state: State, seat: int) -> None:
        """A locomotive has a link more."""

    def moved_nothing(self, seat: int) -> None:
        """Somebody has moved no goods."""

    def settled(self, state: State, seat: int, collected: int, cost: int, missing: int) -> None:
        """Income was collected and expenses paid, as far as there was money."""

    def bankrupt(self, seat: int) -> None:
        """Somebody is out of the game."""

    def reduced(self, state: State, seat: int, minus: int) -> None:
        """Income was reduced."""

    def produced(self, state: State, seat: int) -> None:
        """Cubes of Production were drawn."""

    def produced_nothing(self, seat: int) -> None:
        """Production was not used."""

    def put(self, seat: int, colour: int, space: int) -> None:
        """One of those cubes is on the goods chart."""

    def rolled(self, side: str, numbers: list[int]) -> None:
        """Dice for the growth of goods."""

    def grown(self, state: State, place: int, colour: int, space: int) -> None:
        """A cube went from the chart to a city."""

    def fed(self, state: State, place: int, colour: int) -> None:
        """A cube went from the bag to a city."""

    def tie_rolled(self, seat: int, number: int) -> None:
        """A die to break a tie."""

    def end(self) -> None:
        """The game is over."""


SILENT: Final = Events()


class Told(Events):
    """The log hears it, in words."""

    def __init__(self, log: Log) -> None:
        self.log = log
        #: Links that were finished before what comes now.
        self.links: set[int] = set()

    def rolled_for_order(self, seat: int, total: int) -> None:
        self.log.say("rolled-for-order", seat, total=total)

    def turn_begins(self, state: State) -> None:
        self.log.say("turn", number=state.turn, turns=state.plan.turns)

    def issued(self, state: State, seat: int, number: int) -> None:
        if number:
            self.log.say("issued", seat, number=number, shares=state.shares[seat])
        else:
            self.log.say("issued-none", seat)

    def bid(self, seat: int, dollars: int) -> None:
        self.log.say("bid", seat, dollars=dollars)

    def stayed_in(self, seat: int) -> None:
        self.log.say("auction-pass", seat)

    def dropped(self, state: State, seat: int, price: int) -> None:
        self.log.say("dropped", seat, place=len(state.bidding) + 1, dollars=price)

    def won_auction(self, state: State, seat: int) -> None:
        self.log.say("won-auction", seat, dollars=state.bid[seat])

    def paid_for_first(self, seat: int, dollars: int) -> None:
        self.log.say("first-paid", seat, dollars=dollars)

    def declined_first(self, seat: int) -> None:
        self.log.say("first-declined", seat)

    def first_for_nothing(self, seat: int) -> None:
        self.log.say("first-free", seat)

    def chose(self, seat: int, number: int) -> None:
        self.log.say("chose", seat, action=action(number))

    def before_track(self, state: State) -> None:
        self.links = {run for run, end in enumerate(state.end) if end >= 0}

    def after_track(self, state: State) -> None:
        for run, end in enumerate(state.end):
            if end < 0 or run in self.links:
                continue
            ends = [state.start[run] // SIDES, end // SIDES]
            self.log.say(
                "finished",
                state.owner[run],
                where=[hex_element(state, stop) for stop in ends],
                start=place_name(state, ends[0]),
                to=place_name(state, ends[1]),
                sections=state.size[run],
            )

    def urbanized(self, state: State, seat: int, place: int, letter: int) -> None:
        town = next(town for town in state.plan.board.towns if town.hex == place)
        self.log.say("urbanized", seat, where=(hex_element(state, place),), city=LETTERS[letter], town=town.name)

    def built(self, state: State, seat: int, place: int, before: int, price: int) -> None:
        key = "built" if before < 0 else "replaced"
        if before >= 0 and not state.plan.town[place] and redirects(before, state.tile[place]):
            key = "redirected"
        where = (hex_element(state, place),)
        words = tile(state.tile[place])
        self.log.say(key, seat, where=where, place=place_name(state, place), tile=words, dollars=price)

    def joined(self, state: State, seat: int, link: int, price: int) -> None:
        direct = state.plan.board.direct[link]
        self.log.say("joined", seat, where=[hex_element(state, stop) for stop in (direct.a, direct.b)], dollars=price)

    def scrapped(self, seat: int) -> None:
        self.log.say("scrapped", seat)

    def continent_joined(self) -> None:
        self.log.say("continent")

    def rewarded(self, seat: int, income: int) -> None:
        self.log.say("rewarded", seat, income=income)

    def build_done(self, seat: int, number: int) -> None:
        self.log.say("build-done", seat, number=number)

    def before_lapse(self, state: State) -> None:
        for run, tip in enumerate(state.tip):
            if tip >= 0 and not state.grown[run] and state.owner[run] >= 0:
                where = (hex_element(state, tip // SIDES),)
                self.log.say(
                    "lapsed", state.owner[run], where=where, start=place_name(state, state.start[run] // SIDES)
                )

    def delivered(self, state: State, seat: int, move: int, gains: list[int]) -> None:
        links = route(state, move)
        stops = [links[0][1], *(to for _, _, to in links)]
        self.log.say(
            "delivered",
            seat,
            where=[hex_element(state, place) for place in hexes_on(state, links)],
            cube=cube(good_of(move), "object"),
            start=place_name(state, stops[0]),
            to=place_name(state, stops[-1]),
            links=len(links),
        )
        earned = [(player, gain) for player, gain in enumerate(gains) if gain]
        if earned:
            parts = [Text("earned-by", {"player": Seat(player), "income": gain}) for player, gain in earned]
            self.log.say("earned", incomes=listed(parts))

    def upgraded(self, state: State, seat: int) -> None:
        self.log.say("upgraded", seat, links=state.engine[seat])

    def moved_nothing(self, seat: int) -> None:
        self.log.say("moves-nothing", seat)

    def settled(self, state: State, seat: int, collected: int, cost: int, missing: int) -> None:
        self.log.say("settled", seat, income=collected, paid=cost - max(0, missing), dollars=state.money[seat])
        if missing > 0:
            self.log.say("short", seat, missing=missing)

    def bankrupt(self, seat: int) -> None:
        self.log.say("bankrupt", seat)

    def reduced(self, state: State, seat: int, minus: int) -> None:
        self.log.say("reduced", seat, minus=minus, income=state.income[seat])

    def produced(self, state: State, seat: int) -> None:
        self.log.say("produced", seat, goods=goods(state.drawn))

    def produced_nothing(self, seat: int) -> None:
        self.log.say("produces-nothing", seat)

    def put(self, seat: int, colour: int, space: int) -> None:
        where = (f"space-{SPACE_NAMES[space]}",)
        self.log.say("put", seat, where=where, cube=cube(colour, "object"), space=space_name(space))

    def rolled(self, side: str, numbers: list[int]) -> None:
        self.log.say(f"rolled-{side}", numbers=" ".join(map(str, sorted(numbers))))

    def grown(self, state: State, place: int, colour: int, space: int) -> None:
        where = (hex_element(state, place), f"space-{SPACE_NAMES[space]}")
        self.log.say("grown", where=where, cube=cube(colour), city=place_name(state, place))

    def fed(self, state: State, place: int, colour: int) -> None:
        self.log.say("fed", where=(hex_element(state, place),), cube=cube(colour), city=place_name(state, place))

    def tie_rolled(self, seat: int, number: int) -> None:
        self.log.say("tie-rolled", seat, number=number)

    def end(self) -> None:
        self.log.say("end")


def told(log: Log | None) -> Events:
    """Events that a log hears, if there is one."""
    return SILENT if log is None else Told(log)
