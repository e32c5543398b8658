"""SteamRollers on the page: a whole game against Eve, and two people, one of whom steals the other's die."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import expect

from .conftest import Meet
from .person import PHONE, Person, Way, ways

GAME = "steam_rollers"
#: What brings a game forward, best first.
ORDER = ("begin", "transport", "upgrade", "build", "tile", "leave", "done", "pass")
#: So many tables are set up until one has the side of a tile that the test needs; each has it with even chances.
TRIES = 30
#: So many moves of the solo game are made by mouse: some rounds.
CLICKED = 12


def quickest(state: Mapping[str, Any], *avoid: str) -> Way:
    """A move that brings the game forward. Alone, Eve gets the lowest die: so her regions fill up."""

    def rank(way: Way) -> tuple[int, int]:
        word, *rest = way.move.split()
        if word == "pair":
            return 0, -sum(map(int, rest))
        return (ORDER.index(word) if word in ORDER else len(ORDER)), 0

    return min((way for way in ways(state["picks"]) if not way.move.startswith(avoid or "-")), key=rank)


def send(person: Person, table: str, seat: int, *avoid: str) -> str:
    """Make a move without clicking; which."""
    state = person.state(table, seat)
    move = quickest(state, *avoid).move
    person.send(table, state, move, seat)
    return move


def test_a_whole_game_against_eve(ann: Person) -> None:
    """By mouse, on the board: the die for Eve, a box, a field and its track. The page follows to the end."""
    table = ann.table(game=GAME, options={"level": "tycoon", "borders": "hard"})
    state = ann.sit_at(table)
    ann.says("#rh-prompt", "You may rearrange the goods of the cities")
    ann.shot("sr-solo-goods")
    arrange = next(way for way in ways(state["picks"]) if way.move.startswith("arrange"))
    state = ann.play(arrange)
    ann.says("#rh-log", "rearranges the goods of city")
    state = ann.play(quickest(state))
    ann.says("#rh-prompt", "Choose the die that you leave to Eve")
    ann.shot("sr-solo-begins")
    state = ann.play(quickest(state))
    # The tracks that a field can get appear when it is chosen, and not before.
    build = next(way for way in ways(state["picks"]) if way.move.startswith("build"))
    field, track = build.picks
    ann.sees(f'#rh-board [data-pick="{track}"]', yes=False)
    ann.point(field)
    ann.sees(f'#rh-board [data-pick="{track}"]')
    ann.shot("sr-solo-tracks")
    ann.accessible("choosing a track")
    ann.page.keyboard.press("Escape")
    ann.sees(f'#rh-board [data-pick="{track}"]', yes=False)
    state = ann.play(build)
    expect(ann.find(f"#rh-board #{field}")).to_be_attached()
    for _ in range(CLICKED):
        if not state["over"]:
            state = ann.play(quickest(state))
    while not ann.state(table)["over"]:
        send(ann, table, 0)
    state = ann.in_step()
    rival = state["sheet"]["rival"]
    assert (rival["name"], rival["total"]) == ("Eve", sum(line["points"] for line in rival["lines"]))
    assert rival["winner"] == (not state["sheet"]["winners"])
    ann.says("dialog.end", "Eve wins" if rival["winner"] else f"{state['sheet']['seats'][0]['name']} wins")
    ann.says("dialog.end .ticket:has(.badge.rival)", re.compile(r"Locomotive, power 6.*Total", re.DOTALL))
    ann.shot("sr-solo-end")
    ann.page.keyboard.press("Escape")
    told = " ".join(line["text"] for line in state["log"])
    assert "Eve crosses a field in region" in told
    assert "is left for her" in told


def test_a_stolen_die_in_two_browsers(ann: Person, meet: Meet) -> None:
    """The owner of tile 2b is asked the moment the other has taken a die. First they let it go, then they take it."""
    ben = meet(size=PHONE)
    table = _table_with_2b(ann, ben)
    ann.sit_at(table)
    ben.sit_at(table, 1)
    people = (ann, ben)
    # The last player takes a starting tile first: tile 2b, with which one can steal from the first player.
    thief = next(chair["seat"] for chair in ann.state(seat=0)["seats"] if chair["acting"])
    victim = 1 - thief
    people[thief].play(Way(("start-tile", "tile-2"), "start-tile 2"), thief)
    people[victim].next_turn(victim)
    people[victim].play(Way(("start-points",), "start-points"), victim)
    _first_die(people, victim)
    _question(people[thief], thief)
    people[thief].play(Way(("decline",), "decline now"), thief)
    people[victim].says("#rh-log", "lets the die go")
    # Until the victim begins a round again.
    for seat in (victim, thief, thief, victim):
        _turn(people[seat], seat)
    before = _first_die(people, victim)
    _question(people[thief], thief)
    people[thief].shot("sr-stolen-question")
    people[thief].play(Way(("steal",), "steal"), thief)
    state = people[victim].next_turn(victim)
    people[victim].says("#rh-prompt", "Take a white die.")
    people[victim].sees("#rh-board #stolen")
    people[victim].play(quickest(state), victim)
    _turn(people[victim], victim)
    # The thief does not choose a die any more: the stolen one is in the hand.
    state = people[thief].next_turn(thief)
    assert f"Your dice: {before}." in state["prompt"]
    assert not any(way.move.startswith("take") for way in ways(state["picks"]))
    people[victim].says("#rh-log", re.compile(rf"takes the {before} from"))


def _table_with_2b(ann: Person, ben: Person) -> str:
    for _ in range(TRIES):
        table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "open"}, game=GAME, options={"start": "yes"})
        ben.context.request.post(f"/api/tables/{table}/sit", data={"name": "Ben"}, headers=ben.headers)
        if any("2b" in line["text"] for line in ann.state(table)["log"]):
            return table
    raise AssertionError(f"tile 2 showed side a {TRIES} times in a row")


def _first_die(people: tuple[Person, Person], seat: int) -> int:
    """Somebody takes a die; its value."""
    way = quickest(people[seat].next_turn(seat))
    assert way.move.startswith("take")
    people[seat].play(way, seat)
    return int(way.move.split()[1])


def _question(person: Person, seat: int) -> None:
    person.next_turn(seat)
    person.says("#rh-prompt", "with your tile 2b?")
    for choice in ("steal", "decline", "decline-round"):
        person.sees(f'#rh-choices [data-choice="{choice}"]')


def _turn(person: Person, seat: int) -> None:
    """The rest of somebody's turn, without clicking: the page follows. Tiles are left where they are."""
    while send(person, person.here, seat, "tile").startswith("take"):
        pass
