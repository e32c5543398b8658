"""kill -9 while moves pour in, on both databases: a few rounds here, hundreds in `make soak`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .crash import CUT, FREEZE, KILL, Crash
from .served import Postgres, Served


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_no_acknowledged_move_is_lost_and_none_is_doubled(
    kind: str, start: Callable[..., Served], request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        db: str = request.getfixturevalue("sqlite")
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        db = postgres.database()
    crash = Crash(start(db), clients=8)
    for moves, moment in ((40, 0.0), (25, 0.005)):
        before = crash.acknowledged
        crash.round(moves, moment)
        assert crash.acknowledged >= before + moves
    crash.close()


@pytest.mark.parametrize("trouble", [KILL, FREEZE, CUT])
def test_two_servers_in_trouble_tell_the_same(trouble: str, start: Callable[..., Served], postgres: Postgres) -> None:
    db = postgres.database()
    crash = Crash(start(db), 4, others=[start(db)])
    crash.round(10, trouble=trouble)
    crash.close()


def test_the_check_can_fail(start: Callable[..., Served], sqlite: str) -> None:
    crash = Crash(start(sqlite), clients=2)
    client = crash.clients[0]
    client.acknowledged.append("finish")  # that was never written
    with pytest.raises(AssertionError, match="acknowledged"):
        crash.check()
    crash.close()
