"""Who has a vote, and when a motion is carried."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from .motion import OF_A_SEAT, Motion


class Seated(Protocol):
    """Whoever sits in a chair, as far as votes need it."""

    kind: str
    owner: str | None


class Votes(Struct, frozen=True):
    """Who has agreed, and who has not said anything yet: people, by the key that the store knows them by."""

    yes: frozenset[str]
    silent: frozenset[str]


def votes(motion: Motion, chairs: Sequence[Seated], contest: bool = False) -> Votes:
    """A person has one vote, however many seats they have; bots have none, nor has whoever it is about. In a `contest`
    nobody takes moves back, or ends a game, while a bot plays for somebody whose result it is."""
    of_a_seat = motion.kind in OF_A_SEAT
    about = chairs[motion.about].owner if of_a_seat else None
    people = {chair.owner or "" for chair in chairs if chair.kind == "person" or (contest and not of_a_seat)}
    known = people - {"", about}
    said = {chairs[seat].owner for seat in motion.yes}
    return Votes(frozenset(known & said), frozenset(known - said))


def carried(motion: Motion, chairs: Sequence[Seated], contest: bool = False) -> bool:
    found = votes(motion, chairs, contest)
    if motion.kind in OF_A_SEAT:
        return len(found.yes) > len(found.silent)
    return not found.silent
