"""Many tables in one process, stepped together into buffers that are made once: for self-play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.errors import BadMove, BadOption
from ..core.game import Game
from .episode import Episode, Floats, Mask, Setting


class Vector:
    """At each table one seat is asked at a time: `seats` says which. A table whose game is over begins the next one at
    once; `over` and `rewards` (a row for all seats) then tell of the one that has ended. While a game goes on its
    rewards are 0.

    >>> tables = Vector("ticket_to_ride_paris", tables=4, seats=2, seed=7)
    >>> tables.observations.shape, tables.masks.shape
    ((4, 246), (4, 376))
    >>> tables.step(tables.masks.argmax(1))
    >>> tables.seats.tolist(), tables.over.any()
    ([1, 1, 1, 1], np.False_)

    `observe=False` leaves the observations out, for programs that look at the state's features themselves.
    """

    def __init__(
        self,
        game: str | Game,
        tables: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        codec: str | None = None,
        reward: str = "margin",
        seed: int = 0,
        observe: bool = True,
    ) -> None:
        if tables < 1:
            raise BadOption(f"at least 1 table is needed, not {tables}")
        self.setting = Setting(game, seats, options, codec=codec, reward=reward)
        self.observe = observe
        self._seed = seed
        self._begun = 0
        self.observations: Floats = np.zeros((tables, self.setting.size if observe else 0), np.float32)
        self.masks: Mask = np.zeros((tables, self.setting.codec.size), np.int8)
        self.rewards: Floats = np.zeros((tables, self.setting.seats), np.float32)
        self.over: NDArray[np.bool_] = np.zeros(tables, np.bool_)
        self.seats: NDArray[np.int64] = np.zeros(tables, np.int64)
        self.games = 0
        self._tables = np.arange(tables)
        self.episodes = [Episode(self.setting, self._next_seed()) for _ in range(tables)]
        self._legal: list[list[int]] = [[] for _ in range(tables)]
        for table in range(tables):
            self._look(table)

    def _next_seed(self) -> int:
        self._begun += 1
        return self._seed * 1_000_003 + self._begun

    def _look(self, table: int) -> None:
        episode = self.episodes[table]
        seat = episode.actors[0]
        self.seats[table] = seat
        row = self.masks[table]
        row[self._legal[table]] = 0
        self._legal[table] = list(episode.choices(seat))
        row[self._legal[table]] = 1
        if self.observe:
            self.observations[table] = np.frombuffer(episode.features(seat).numbers, np.float32)

    def step(self, actions: NDArray[Any]) -> None:
        """One action at each table. If one of them may not be taken, none is."""
        if actions.shape != self.seats.shape:
            raise BadOption(f"{len(self.episodes)} actions are needed, one for each table, not {actions.shape}")
        size = self.setting.codec.size
        wrong = (actions < 0) | (actions >= size) | (self.masks[self._tables, actions.clip(0, size - 1)] == 0)
        if wrong.any():
            table = int(wrong.argmax())
            raise BadMove(f"the action {actions[table]} may not be taken at table {table} now: see masks")
        self.rewards[:] = 0
        for table, action in enumerate(actions.tolist()):
            episode = self.episodes[table]
            episode.step(int(self.seats[table]), action)
            ended = episode.over
            self.over[table] = ended
            if ended:
                self.rewards[table] = episode.rewards()
                self.games += 1
                episode.reset(self._next_seed())
            self._look(table)

    def random_actions(self, random: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each table, each as likely as the others."""
        places = random.random(len(self._legal))
        found = [legal[int(place * len(legal))] for legal, place in zip(self._legal, places, strict=True)]
        return np.array(found, np.int64)
