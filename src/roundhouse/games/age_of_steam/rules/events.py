"""What the log tells. Everything is public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.texts import Arg, Seat, Text, listed
from ..printed.facts import ACTIONS, COLOURS, LETTERS, SPACE_NAMES
from .deliveries import good_of, route
from .tiles import PATTERN_TILE, TILE_NAMES, redirects

if TYPE_CHECKING:
    from ....core.log import Log
    from .state import State


def good(colour: int) -> Text:
    return Text(f"good-{COLOURS[colour]}")


def cube(colour: int, role: str = "") -> Text:
    """A cube; languages with cases ask for its part in the sentence: "object" (somebody moves it) or "missing"."""
    return Text(f"cube-{COLOURS[colour]}" + (f"-{role}" if role else ""))


def goods(colours: list[int]) -> Text:
    """Cubes by colour: '2 red, 1 blue'."""
    counts = [(colour, colours.count(colour)) for colour in range(len(COLOURS)) if colour in colours]
    return listed([Text("goods", {"number": number, "good": good(colour)}) for colour, number in counts])


def action(number: int) -> Text:
    return Text(f"action-{ACTIONS[number]}")


def tile(pattern: int) -> Text:
    return Text(f"tile-{TILE_NAMES[PATTERN_TILE[pattern]]}")


def space_name(space: int) -> Text:
    """A space of the goods chart: 'light 3, row 1'."""
    column, _, row = SPACE_NAMES[space].partition(".")
    if column in LETTERS:
        return Text("space-city", {"city": column, "row": int(row)})
    return Text(f"space-{column[:-1]}", {"number": int(column[-1]), "row": int(row)})


def place_name(state: State, place: int) -> str:
    """The name of a city or town, or the label of the hex. A New City keeps the town's name behind its letter."""
    board = state.plan.board
    for city in board.cities:
        if city.hex == place:
            return city.name
    for town in board.towns:
        if town.hex == place:
            letters = [LETTERS[letter] for letter, at in enumerate(state.new_city) if at == place]
            return f"{letters[0]} {town.name}" if letters else town.name
    return board.labels[place]


def hex_element(state: State, place: int) -> str:
    return f"hex-{state.plan.board.labels[place]}"


def link(state: State, run: int) -> Text:
    """A link or an unfinished section: whose it is, from where to where, how long."""
    owner = state.owner[run]
    words: dict[str, Arg] = {
        "owner": Seat(owner) if owner >= 0 else Text("nobody"),
        "start": place_name(state, state.start[run] // 6),
        "sections": state.size[run],
    }
    if state.end[run] < 0:
        return Text("draw-section", words)
    return Text("draw-link", {**words, "end": place_name(state, state.end[run] // 6)})


# -- the events ---------------------------------------------------------------------------------------------------


def turn_begins(state: State, log: Log) -> None:
    log.say("turn", number=state.turn, turns=state.plan.turns)


def issued(state: State, seat: int, number: int, log: Log) -> None:
    if number:
        log.say("issued", seat, number=number, shares=state.shares[seat])
    else:
        log.say("issued-none", seat)


def dropped(state: State, seat: int, price: int, log: Log) -> None:
    log.say("dropped", seat, place=len(state.bidding) + 1, dollars=price)


def won_auction(state: State, seat: int, log: Log) -> None:
    log.say("won-auction", seat, dollars=state.bids[seat])


def chose(seat: int, number: int, log: Log) -> None:
    log.say("chose", seat, action=action(number))


def urbanized(state: State, seat: int, place: int, letter: int, log: Log) -> None:
    town = next(town for town in state.plan.board.towns if town.hex == place)
    log.say("urbanized", seat, where=(hex_element(state, place),), city=LETTERS[letter], town=town.name)


def built(state: State, seat: int, place: int, before: int, price: int, log: Log) -> None:
    key = "built" if before < 0 else "replaced"
    if before >= 0 and not state.plan.town[place] and redirects(before, state.tile[place]):
        key = "redirected"
    where = (hex_element(state, place),)
    log.say(key, seat, where=where, place=place_name(state, place), tile=tile(state.tile[place]), dollars=price)


def finished(state: State, runs: list[int], log: Log) -> None:
    """Links that a build has finished."""
    for run in runs:
        ends = [state.start[run] // 6, state.end[run] // 6]
        log.say(
            "finished",
            state.owner[run],
            where=[hex_element(state, stop) for stop in ends],
            start=place_name(state, ends[0]),
            to=place_name(state, ends[1]),
            sections=state.size[run],
        )


def joined(state: State, seat: int, link: int, price: int, log: Log) -> None:
    direct = state.plan.board.direct[link]
    log.say("joined", seat, where=[hex_element(state, stop) for stop in (direct.a, direct.b)], dollars=price)


def lapsed(state: State, run: int, seat: int, log: Log) -> None:
    start, tip = state.start[run] // 6, state.tip[run] // 6
    log.say("lapsed", seat, where=(hex_element(state, tip),), start=place_name(state, start))


def delivered(state: State, seat: int, move: int, gains: list[int], log: Log) -> None:
    links = route(state, move)
    stops = [links[0][1], *(to for _, _, to in links)]
    log.say(
        "delivered",
        seat,
        where=[hex_element(state, stop) for stop in stops],
        cube=cube(good_of(move), "object"),
        start=place_name(state, stops[0]),
        to=place_name(state, stops[-1]),
        links=len(links),
    )
    earned = [(player, gain) for player, gain in enumerate(gains) if gain]
    if earned:
        parts = [Text("earned-by", {"player": Seat(player), "income": gain}) for player, gain in earned]
        log.say("earned", incomes=listed(parts))


def upgraded(state: State, seat: int, log: Log) -> None:
    log.say("upgraded", seat, links=state.engine[seat])


def settled(state: State, seat: int, collected: int, cost: int, missing: int, log: Log) -> None:
    log.say("settled", seat, income=collected, paid=cost - max(0, missing), dollars=state.money[seat])
    if missing > 0:
        log.say("short", seat, missing=missing)


def bankrupt(seat: int, log: Log) -> None:
    log.say("bankrupt", seat)


def reduced(state: State, seat: int, minus: int, log: Log) -> None:
    log.say("reduced", seat, minus=minus, income=state.income[seat])


def produced(state: State, seat: int, log: Log) -> None:
    log.say("produced", seat, goods=goods(state.drawn))


def put(seat: int, colour: int, space: int, log: Log) -> None:
    log.say("put", seat, where=(f"space-{SPACE_NAMES[space]}",), cube=cube(colour, "object"), space=space_name(space))


def rolled(side: str, numbers: list[int], log: Log) -> None:
    log.say(f"rolled-{side}", numbers=" ".join(map(str, sorted(numbers))))


def grown(state: State, place: int, colour: int, space: int, log: Log) -> None:
    where = (hex_element(state, place), f"space-{SPACE_NAMES[space]}")
    log.say("grown", where=where, cube=cube(colour), city=place_name(state, place))


def fed(state: State, place: int, colour: int, log: Log) -> None:
    log.say("fed", where=(hex_element(state, place),), cube=cube(colour), city=place_name(state, place))


def rewarded(seat: int, income: int, log: Log) -> None:
    log.say("rewarded", seat, income=income)
