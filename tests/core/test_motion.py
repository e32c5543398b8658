"""What moves, and who may see it."""

from __future__ import annotations

import roundhouse as rh
from roundhouse.core.frames import Frame, frame, sight, snapshot
from roundhouse.core.table import Table


def frames_of(table: Table, seat: int, move: str) -> dict[int | None, Frame | None]:
    """What each seat and a spectator see of a move."""
    before, tr = snapshot(table), table.words()
    table.play(seat, move)
    now = snapshot(table)
    readers = [*range(table.seats), None]
    return {one: frame(sight(table, before, one, tr), sight(table, now, one, tr), table.ply, seat) for one in readers}


def ready() -> Table:
    """Paris for two, tickets kept, seat 0 to move."""
    table = rh.Table.new("ticket_to_ride_paris", 2, seed="fly", script={"first": [1]})
    for seat in (0, 1):
        table.play(seat, table.moves(seat)[0])
    return table


def test_a_card_drawn_blind_shows_its_face_to_nobody_else() -> None:
    table = ready()
    found = frames_of(table, 0, "take deck")
    ways = {reader: [flight.way for flight in one.flights] for reader, one in found.items() if one is not None}
    assert ways[1] == ways[None] == [("deck", "player-0")]
    [(start, end)] = ways[0]
    assert start == "deck"
    assert end.startswith("hand-")
    faces = [flight.art for one in (found[1], found[None]) if one is not None for flight in one.flights]
    assert all("tr-back" in art for art in faces)


def test_what_is_taken_back_does_not_fly() -> None:
    table = ready()
    before, tr = snapshot(table), table.words()
    table.play(0, "take deck")
    now = snapshot(table)
    back = frame(sight(table, now, 1, tr), sight(table, before, 1, tr), 2, 0, back=True)
    assert back is not None
    assert back.flights == ()
