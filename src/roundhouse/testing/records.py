"""The record is the truth: whoever reads it comes to the same table."""

from __future__ import annotations

from ..core.record import Record
from ..core.table import Table
from .spot import Spot, check


@check("records")
def record_comes_back(spot: Spot) -> None:
    """A table that is saved and loaded has the same position, log, sheet and record; so has one that followed it."""
    table = spot.table
    text = table.record.to_json()
    if Record.from_json(text) != table.record:
        spot.fail("records", "the record does not come back from JSON")
    _same_table(spot, Table.load(text, game=spot.game), "a loaded table")
    follower = Table.load(text, upto=0, game=spot.game)
    for entry in table.record.entries:
        follower.follow(entry)
    _same_table(spot, follower, "a table that followed")


@check("records")
def prefix_loads(spot: Spot, digest: str) -> None:
    """The table of the first entries of a record is the table as it was then."""
    if spot.table.digest() != digest:
        spot.fail("records", "a loaded table has another position than there was in play")
    standing = len(spot.table.record.effective())
    if standing != spot.place.ply:
        spot.fail("records", f"{spot.place.ply} moves were played, {standing} stand in the record")


def _same_table(spot: Spot, other: Table, what: str) -> None:
    if other.digest() != spot.table.digest():
        spot.fail("records", f"{what} has another position")
    if other.events() != spot.table.events():
        spot.fail("records", f"{what} has another log")
    if other.sheet() != spot.table.sheet():
        spot.fail("records", f"{what} has another sheet")
    if other.record != spot.table.record:
        spot.fail("records", f"{what} has another record")
