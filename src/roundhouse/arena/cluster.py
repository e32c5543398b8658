"""Games on a Ray cluster: one that is there already, or a small one on this machine. Needs the extra `cluster`.

What goes to a worker are the plan, once, and the numbers of games; what comes back are their results. A worker that is
killed costs its batch, which is played again.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Generator, Iterable, Sequence
from functools import lru_cache
from typing import Any

from .. import __version__
from ..bots.code import loaded_code
from ..core.errors import MissingExtra, RoundhouseError
from .one_game import play_game
from .order import Batch, batched, in_order
from .plan import Plan, unpacked

#: On many cores a batch is larger: whoever hands them out has thousands of workers to serve.
MAX_BATCH = 256
#: How often a batch whose worker died is played again.
TRIES = 5


def on_cluster(
    parcel: bytes, numbers: Sequence[int], address: str | None, jobs: int | None, keep: Any
) -> Generator[Batch]:
    """The batches of these games, in order. `address`: of a cluster (or the variable RAY_ADDRESS says it); without one,
    a cluster of so many `jobs` is started here and ends with the match."""
    ray = _ray()
    ours = not ray.is_initialized()
    if ours:
        _connect(ray, address or os.environ.get("RAY_ADDRESS"), jobs)
    try:
        yield from _played(ray, parcel, numbers, jobs, keep)
    except ray.exceptions.RayTaskError as error:
        # What went wrong in a game is told as if it had been played here.
        raise (error.cause if isinstance(error.cause, Exception) else error) from None
    except ray.exceptions.RayError as error:
        raise RoundhouseError(f"the cluster failed: {error}") from None
    finally:
        if ours:
            ray.shutdown()


def _played(ray: Any, parcel: bytes, numbers: Sequence[int], jobs: int | None, keep: Any) -> Generator[Batch]:
    workers = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
    there = ray.put(parcel)
    play = ray.remote(num_cpus=1, max_retries=TRIES)(play_batch)
    code = loaded_code()

    under_way: set[Any] = set()

    def send(batch: Sequence[int]) -> Any:
        ticket = play.remote(__version__, code, there, list(batch))
        under_way.add(ticket)
        return ticket

    def ended(tickets: Sequence[Any]) -> Iterable[tuple[Any, Batch]]:
        done, _ = ray.wait(list(tickets), num_returns=1)
        under_way.difference_update(done)
        return [(ticket, ray.get(ticket)) for ticket in done]

    try:
        yield from in_order(batched(numbers, workers, MAX_BATCH), workers, send, ended, keep)
    finally:
        for ticket in under_way:  # nobody waits for them
            ray.cancel(ticket)


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise MissingExtra("A match on a cluster", "cluster") from None
    return ray


def _connect(ray: Any, address: str | None, jobs: int | None) -> None:
    try:
        if address is not None:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        else:
            os.environ.setdefault("RAY_worker_niceness", "0")  # as eager as the processes of `here`
            ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise RoundhouseError(f"there is no cluster at {address or 'this machine'}: {error}") from None


def play_batch(version: str, code: Sequence[str], parcel: bytes, numbers: Sequence[int]) -> Batch:
    """On a worker."""
    if version != __version__:
        raise RoundhouseError(f"a worker has Roundhouse {__version__}, the match is played with {version}")
    plan = _plan(tuple(code), parcel)
    return [play_game(plan, number) for number in numbers]


@lru_cache(maxsize=4)
def _plan(code: Sequence[str], parcel: bytes) -> Plan:
    return unpacked(code, parcel)
