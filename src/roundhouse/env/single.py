"""Gymnasium: one learning program against bots of ours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ..bots import make_bot
from ..core.bot import Bot, BotLike, Desk
from ..core.chance import Fast
from ..core.errors import BadMove, BadOption
from ..core.game import Game
from .episode import Episode, Floats, Setting
from .spaces import RENDER_MODES, Seeds, known, shown


class Single(gymnasium.Env[Floats, np.int64]):
    """The seat's own decisions; the others are the bots'. `info["action_mask"]` tells which actions may be taken.

    `bots`: one for all other seats, or one for each. `illegal`: `raise`, `replace` by one that may be taken at random,
    or `lose`: the game ends with the reward -1, whatever rewards are counted by.

    >>> env = Single("ticket_to_ride_paris", seats=2, bots="greedy")
    >>> observation, info = env.reset(seed=3)
    >>> observation.shape, int(info["action_mask"].sum())
    ((246,), 3)
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seat: int = 0,
        bots: str | BotLike | Sequence[str | BotLike] = "standard",
        codec: str | None = None,
        reward: str = "margin",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, seats, options, codec=codec, reward=reward)
        if seat not in range(self.setting.seats):
            raise BadOption(f"there is no seat {seat}; seats are 0 to {self.setting.seats - 1}")
        self.seat = seat
        others = self.setting.seats - 1
        several = isinstance(bots, Sequence) and not isinstance(bots, str)
        self.bots: list[str | BotLike] = list(bots) if several else [bots] * others  # type: ignore[arg-type, list-item]
        if len(self.bots) != others:
            raise BadOption(f"a bot is needed for each of the {others} other seats, not {len(self.bots)}")
        for bot in self.bots:
            make_bot(bot, self.setting.game, programs=True)
        self._players: dict[int, Bot] = {}
        self.illegal = known("illegal", illegal, ("raise", "replace", "lose"))
        self.render_mode = known("render_mode", render_mode, (None, *RENDER_MODES))
        self.action_space = spaces.Discrete(self.setting.codec.size)
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.setting.size,), np.float32)
        self._seeds = Seeds()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        self.close()
        number = self._seeds.next(seed)
        self.episode = Episode(self.setting, number)
        self._thoughts = Fast(number ^ 0x5EED)
        seats = [seat for seat in range(self.setting.seats) if seat != self.seat]
        self._players = {
            seat: make_bot(bot, self.setting.game, programs=True) for seat, bot in zip(seats, self.bots, strict=True)
        }
        for seat, player in self._players.items():
            player.begin(self.setting.game, seat, self.setting.seats, self.setting.options)
        self._others_play()
        return self.episode.observe(self.seat), self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Any:
        """1 for each action that may be taken: the name that maskable learners ask for."""
        if self.seat not in self.episode.actors:
            return np.zeros(self.setting.codec.size, np.int8)
        return self.episode.mask(self.seat)

    def step(self, action: int | np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.episode.choices(self.seat):
            if self.illegal == "lose":
                return self.episode.observe(self.seat), -1.0, True, False, self._info()
            if self.illegal != "replace":
                raise BadMove(f"the action {action} may not be taken now: see info['action_mask']")
            action = int(self._seeds.random.choice(self.episode.legal(self.seat)))
        self.episode.step(self.seat, int(action))
        self._others_play()
        reward = self.episode.rewards()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self.episode.observe(self.seat), reward, self.episode.over, False, self._info()

    def _others_play(self) -> None:
        """Until it is the learner's turn, or the game is over. Bots see their desks, as at every table."""
        episode = self.episode
        while episode.actors and self.seat not in episode.actors:
            self._bot_plays(episode.actors[0])
        # Where all act at once the others are quicker: what they do in secret, the learner does not see.
        while self.seat in episode.actors and len(episode.actors) > 1:
            self._bot_plays(next(seat for seat in episode.actors if seat != self.seat))
        if episode.over:
            for player in self._players.values():
                player.end(episode.state.sheet())
            self._players = {}

    def _bot_plays(self, seat: int) -> None:
        state = self.episode.state
        desk = Desk(self.setting.game, seat, state.view(seat), state.moves(seat), self._thoughts)
        self.episode.play(seat, self._players[seat].choose(desk))

    def render(self) -> Any:
        return shown(self.episode, self.render_mode, self.seat)

    def close(self) -> None:
        """Bots leave a game that is not over: those that are programs can play another one."""
        for player in self._players.values():
            player.leave()
        self._players = {}
