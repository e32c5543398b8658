"""PettingZoo, one agent after the other. Where several may act at once, they are asked in the order of their seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..core.game import Game
from .episode import Setting
from .spaces import Seated, observation


class AEC(Seated, AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A table of learning programs. `reward`: points, margin or place, given when the game is over.

    >>> env = AEC("ticket_to_ride_paris", seats=2, reward="place")
    >>> env.reset(seed=1)
    >>> env.agent_selection, int(env.action_space("seat_0").n)
    ('seat_0', 376)
    """

    metadata = {**Seated.metadata, "is_parallelizable": False}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        codec: str | None = None,
        reward: str = "margin",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        setting = Setting(game, seats, options, codec=codec, reward=reward)
        self.sit(setting, setting.codec.size, render_mode)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.episode.actors[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        return observation(self.episode, self._seat[agent])

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.episode.step(self._seat[self.agent_selection], int(action) if action is not None else -1)
        if self.episode.over:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._clear_rewards()
            self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


def aec(game: str | Game, **settings: Any) -> AECEnv[str, dict[str, Any], int]:
    """The same in PettingZoo's usual wrappers: an action that may not be taken loses the game."""
    env: Any = AEC(game, **settings)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
