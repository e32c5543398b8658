"""PettingZoo, all agents at once: for games in which everybody moves at the same time. Who has nothing to do waits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from ..core.errors import BadMove
from ..core.game import Game
from .episode import Setting
from .spaces import Seated, known


class Parallel(Seated, ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One action more than the codec has: to wait, for those who do not act now and for nobody else.

    `illegal`: what becomes of an action that may not be taken: `raise`, or `replace` by one that may, at random.
    `max_cycles`: so many steps at the most.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        codec: str | None = None,
        reward: str = "margin",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = "raise",
    ) -> None:
        setting = Setting(game, seats, options, codec=codec, reward=reward)
        self.wait = setting.codec.size
        self.max_cycles = max_cycles
        self.illegal = known("illegal", illegal, ("raise", "replace"))
        self.sit(setting, self.wait + 1, render_mode)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self.begin(seed)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, dict[str, Any]]:
        acting = self.episode.actors
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if seat in acting:
                self.episode.mask(seat, mask[:-1])
            else:
                mask[self.wait] = 1
            found[agent] = {"observation": self.episode.observe(seat), "action_mask": mask}
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        acting = list(self.episode.actors)
        for seat, agent in enumerate(self.possible_agents):
            if seat in acting:
                self._act(seat, int(actions[agent]))
            elif actions[agent] != self.wait and self.illegal == "raise":
                raise BadMove(f"{agent} has nothing to do now: {self.wait} is to wait")
        self.cycles += 1
        over = self.episode.over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        agents = self.agents
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observations(),
            dict(zip(self.possible_agents, self.episode.rewards(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _act(self, seat: int, action: int) -> None:
        if action not in self.episode.choices(seat) and self.illegal == "replace":
            action = int(self.seeds.random.choice(self.episode.legal(seat)))
        self.episode.step(seat, action)
