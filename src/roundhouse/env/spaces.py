"""What actions and observations are to Gymnasium and PettingZoo, and how a position is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from ..core.errors import BadOption
from .episode import Episode, Setting

#: As characters for a terminal; as SVG for a notebook; `human` prints the characters.
RENDER_MODES: Final = ["human", "ansi", "svg"]


def _observation_space(setting: Setting, actions: int) -> spaces.Dict:
    """The numbers of the layout, and a 1 for each action that may be taken."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (setting.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def shown(episode: Episode, mode: str | None, seat: int | None = None) -> str | None:
    """A position as a seat sees it; None: as everybody may."""
    game, view = episode.setting.game, episode.state.view(seat)
    tr = game.words("en")
    if mode == "svg":
        return game.scene(view, tr).svg()
    text = game.plain(view, tr)
    if mode == "human":
        print(text)
        return None
    return text


def known(name: str, word: Any, words: Sequence[Any]) -> Any:
    """The word, if it is one of those that there are."""
    if word not in words:
        raise BadOption(f"{name} is one of {', '.join(map(str, words))}, not {word!r}")
    return word


class Seeds:
    """Seeds of games, from one that was given: the same ones in the same order."""

    def __init__(self) -> None:
        self.random = np.random.default_rng()

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self.random = np.random.default_rng(seed)
        return int(self.random.integers(1 << 32))


class Seated:
    """What PettingZoo's two kinds of environment have in common: an agent in every seat."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}
    episode: Episode

    def sit(self, setting: Setting, actions: int, render_mode: str | None) -> None:
        """`actions`: how many there are."""
        self.setting = setting
        self.metadata = {**self.metadata, "name": f"{setting.game.id}_v{setting.game.rules}"}
        self.render_mode = known("render_mode", render_mode, (None, *RENDER_MODES))
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: _observation_space(setting, actions) for agent in self.possible_agents}
        self.seeds = Seeds()

    def begin(self, seed: int | None) -> None:
        self.episode = Episode(self.setting, self.seeds.next(seed))
        self.agents = list(self.possible_agents)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> Any:
        return shown(self.episode, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""


def observation(episode: Episode, seat: int) -> dict[str, Any]:
    """Whoever has nothing to do sees, and can take no action."""
    acts = seat in episode.actors
    return {
        "observation": episode.observe(seat),
        "action_mask": episode.mask(seat) if acts else np.zeros(episode.setting.codec.size, np.int8),
    }
