"""A view as characters: the players' figures, the goods of every city, whose links there are, and what will grow."""

from __future__ import annotations

import textwrap
from typing import Final

from ....core.texts import Seat, Text, Translator
from ..printed.facts import CITY_COLUMNS, COLOURS, COLUMN_BELOW, COLUMN_NAMES, COLUMN_SPACES, LETTERS, NO_ACTION
from ..rules import names, scoring, steps
from ..rules.plan import SIDES, cubes_list
from ..rules.state import State
from ..rules.tiles import TILE_NAMES
from ..rules.track import UNOWNED
from ..seen.reading import state_of
from ..seen.view import View
from .panels import expenses, phase, to_keep
from .picks import prompt

PAGE: Final = 80
INDENT: Final = "  "


def plain(view: View, tr: Translator) -> str:
    """The table, as all see it."""
    state = state_of(view)
    blocks = [
        _heading(view, tr),
        _players(view, state, tr),
        _cities(view, state, tr),
        _towns(view, state, tr),
        _land(view, tr),
        _links(state, tr),
        _sections(state, tr),
        _chart(view, state, tr),
        _supply(view, tr),
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _wrapped(words: str, indent: str = "") -> list[str]:
    return textwrap.wrap(words, PAGE, initial_indent=indent, subsequent_indent=indent + INDENT)


def _listed(heading: str, entries: list[str]) -> list[str]:
    """A heading, and below it an entry a line; nothing at all without entries."""
    return [heading, *(line for entry in entries for line in _wrapped(entry, INDENT))] if entries else []


def _run_on(heading: str, entries: list[str]) -> list[str]:
    """Short entries in one paragraph behind their heading."""
    return _wrapped(f"{heading}: {', '.join(entries)}.") if entries else []


def _heading(view: View, tr: Translator) -> list[str]:
    lines = _wrapped(tr("plain-turn", turn=view.turn, turns=view.plan.turns, phase=phase(view, tr)))
    lines += _wrapped(tr("plain-order", names=", ".join(tr.name(seat) for seat in view.order)))
    return [*lines, *_wrapped(tr(prompt(view, ())))]


def _players(view: View, state: State, tr: Translator) -> list[str]:
    totals = scoring.sheet(state).totals
    lines = []
    for seat in [*view.order, *(seat for seat in range(view.seats) if view.players[seat].out)]:
        player = view.players[seat]
        mark = "> " if seat in view.actors else INDENT
        if player.out:
            lines += _wrapped(tr("plain-player-out", seat=Seat(seat)), mark)
            continue
        said = tr(
            "plain-player",
            seat=Seat(seat),
            money=player.money,
            income=player.income,
            shares=player.shares,
            engine=player.engine,
            expenses=expenses(player),
            keep=to_keep(player),
            discs=player.discs,
            points=totals[seat],
        )
        lines += _wrapped("; ".join([said, *_doing(view, seat, tr)]), mark)
    return lines


def _doing(view: View, seat: int, tr: Translator) -> list[str]:
    """What a player has chosen, or how it stands in the auction."""
    player = view.players[seat]
    if view.step == steps.AUCTION:
        if seat in view.places:
            place = len(view.bidding) + 1 + view.places.index(seat)
            return [tr("plain-placed", place=place)]
        return [tr("plain-bid", dollars=player.bid)] if player.bid else []
    return [tr("plain-action", action=names.action(player.action))] if player.action != NO_ACTION else []


def die(column: int) -> Text:
    """The die of a city column of the goods chart."""
    name = COLUMN_NAMES[column]
    return Text(f"die-{name[:-1]}", {"number": int(name[-1])})


def _cities(view: View, state: State, tr: Translator) -> list[str]:
    board = view.plan.board
    dice = {place: column for column, place in enumerate(view.plan.fed_hex) if place >= 0}
    entries = []
    for place, colour in enumerate(view.colour):
        if colour < 0:
            continue
        name, label, good = names.place_name(state, place), board.labels[place], names.good(colour)
        if view.plan.terminal[place]:
            entries.append(tr("plain-terminal", place=name, hex=label, good=good))
            continue
        goods = names.goods(cubes_list(view.cubes[place]))
        if place in dice:
            entries.append(tr("plain-city-die", place=name, hex=label, good=good, die=die(dice[place]), goods=goods))
        else:
            entries.append(tr("plain-city", place=name, hex=label, good=good, goods=goods))
    return _listed(tr("plain-cities"), entries)


def _towns(view: View, state: State, tr: Translator) -> list[str]:
    entries = []
    for town in view.plan.board.towns:
        if view.colour[town.hex] >= 0:
            continue
        name, label = names.place_name(state, town.hex), view.plan.board.labels[town.hex]
        cubes = cubes_list(view.cubes[town.hex])
        if cubes:
            entries.append(tr("plain-town-cubes", place=name, hex=label, goods=names.goods(cubes)))
        else:
            entries.append(tr("plain-town", place=name, hex=label))
    return _run_on(tr("plain-towns"), entries)


def _land(view: View, tr: Translator) -> list[str]:
    """The cubes that lie on hexes without a town."""
    plan = view.plan
    entries = [
        tr("plain-land-cube", hex=plan.board.labels[place], good=names.good(colour))
        for place, packed in enumerate(view.cubes)
        if packed and not plan.stop_bit[place]
        for colour in cubes_list(packed)
    ]
    return _run_on(tr("plain-land"), entries)


def _owner(state: State, run: int, tr: Translator) -> str:
    return tr.name(state.owner[run]) if state.owner[run] >= 0 else tr("nobody")


def _runs(state: State, finished: bool) -> list[int]:
    runs = [run for run, owner in enumerate(state.owner) if owner >= UNOWNED and (state.end[run] >= 0) == finished]
    return sorted(runs, key=lambda run: (state.owner[run], state.start[run]))


def _links(state: State, tr: Translator) -> list[str]:
    entries = [
        tr(
            "plain-link",
            start=names.place_name(state, state.start[run] // SIDES),
            end=names.place_name(state, state.end[run] // SIDES),
            owner=_owner(state, run, tr),
            sections=state.size[run],
        )
        for run in _runs(state, finished=True)
    ]
    return _listed(tr("plain-links"), entries) or [tr("plain-no-links")]


def _sections(state: State, tr: Translator) -> list[str]:
    entries = [
        tr(
            "plain-section",
            start=names.place_name(state, state.start[run] // SIDES),
            hex=state.plan.board.labels[state.tip[run] // SIDES],
            owner=_owner(state, run, tr),
            sections=state.size[run],
        )
        for run in _runs(state, finished=False)
    ]
    return _listed(tr("plain-sections"), entries)


def _chart(view: View, state: State, tr: Translator) -> list[str]:
    """What each die would bring, next first."""
    plan = view.plan
    if not plan.growth:
        return []
    entries = []
    for column, spaces in enumerate(COLUMN_SPACES):
        city = column < CITY_COLUMNS
        place = plan.fed_hex[column] if city else view.new_city[column - CITY_COLUMNS]
        waiting = [view.chart[space] for space in spaces if view.chart[space] >= 0]
        if place >= 0 and waiting:
            name = names.place_name(state, place)
            goods = ", ".join(tr(f"good-{COLOURS[colour]}") for colour in waiting)
            entries.append(tr("plain-chart-column", die=die(_die_column(column)), place=name, goods=goods))
    return _listed(tr("plain-chart"), entries)


def _die_column(column: int) -> int:
    """The city column that has the same die as a New City's."""
    return column if column < CITY_COLUMNS else COLUMN_BELOW.index(column)


def _supply(view: View, tr: Translator) -> list[str]:
    letters = [LETTERS[letter] for letter in view.plan.letters if view.new_city[letter] < 0]
    cities = "; ".join(tr(f"city-{letter}") for letter in letters) if letters else tr("nothing")
    tiles = [
        tr("plain-tile", tile=Text(f"tile-{name}"), number=view.stock[kind]) for kind, name in enumerate(TILE_NAMES)
    ]
    return [*_wrapped(tr("plain-new-cities", cities=cities)), *_run_on(tr("plain-tiles"), tiles)]
