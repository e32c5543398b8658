"""One game that a program plays by numbers: what every environment here is made of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.chance import Fast
from ..core.errors import BadMove, BadOption
from ..core.features import Feature, Features
from ..core.game import Game
from ..core.registry import find_game
from ..core.state import State
from .codec import Codec, choices, codec_for
from .rewards import REWARDS

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Setting:
    """What is the same in all games of an environment: the game, its options, the seats, actions, observations and
    rewards."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        codec: str | None = None,
        reward: str = "margin",
    ) -> None:
        self.game = find_game(game)
        self.seats = self.game.check_seats(seats)
        self.options = self.game.check_options(options)
        self.game.check_combination(self.seats, self.options)
        if reward not in REWARDS:
            raise BadOption(f"there is no reward {reward!r}; there are {', '.join(REWARDS)}")
        self.reward = REWARDS[reward]
        self.codec: Codec = codec_for(self.game, self.seats, self.options, codec)

    @cached_property
    def layout(self) -> tuple[Feature, ...]:
        """Where which feature lies in an observation."""
        features = Features()
        self.game.features(self.game.new(self.seats, self.options, Fast(0)).view(0), features)
        self._spelled(features, ())
        return features.features()

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        last = self.layout[-1]
        return last.first + last.length

    def features(self, state: State, seat: int, spelled: tuple[int, ...] = ()) -> Features:
        """What a seat observes; `spelled`: the actions of the move that it has begun."""
        features = Features()
        self.game.features(state.view(seat), features)
        self._spelled(features, spelled)
        return features

    def _spelled(self, features: Features, spelled: tuple[int, ...]) -> None:
        if self.codec.longest > 1:
            row = [0] * (self.codec.longest - 1)
            row[: len(spelled)] = [action + 1 for action in spelled]
            features.put("spelled", row, self.codec.size)


class Episode:
    """One game. Several seats may act at once; each spells its own move."""

    def __init__(self, setting: Setting, seed: int = 0) -> None:
        self.setting = setting
        self.reset(seed)

    def reset(self, seed: int) -> None:
        self.chance = Fast(seed & 0xFFFFFFFF)
        self.state: State = self.setting.game.new(self.setting.seats, self.setting.options, self.chance)
        self.steps = 0
        self._spelled: dict[int, tuple[int, ...]] = {}
        self._choices: dict[int, dict[int, list[int]]] = {}

    @property
    def actors(self) -> list[int]:
        return self.state.actors()

    @property
    def over(self) -> bool:
        return not self.state.actors()

    def spelled(self, seat: int) -> tuple[int, ...]:
        """The actions of the move that a seat has begun."""
        return self._spelled.get(seat, ())

    def choices(self, seat: int) -> dict[int, list[int]]:
        """The actions that a seat may take, each with the moves that it may come to."""
        found = self._choices.get(seat)
        if found is None:
            found = self._choices[seat] = choices(self.setting.codec, self.state.moves(seat), self.spelled(seat))
        return found

    def legal(self, seat: int) -> list[int]:
        return sorted(self.choices(seat))

    def mask(self, seat: int, out: Mask | None = None) -> Mask:
        """1 for each action that the seat may take."""
        if out is None:
            out = np.zeros(self.setting.codec.size, np.int8)
        else:
            out[:] = 0
        out[list(self.choices(seat))] = 1
        return out

    def step(self, seat: int, action: int) -> bool:
        """Take an action; whether it was the last of a move, which then is played. What is left to say of a move that
        can be but one need not be said."""
        moves = self.choices(seat).get(int(action)) if seat in self.actors else None
        if moves is None:
            raise BadMove(f"seat {seat} cannot take the action {action} now")
        self.steps += 1
        if len(moves) > 1:
            self._spelled[seat] = (*self.spelled(seat), int(action))
            del self._choices[seat]
            return False
        self.play(seat, moves[0])
        return True

    def play(self, seat: int, move: int) -> None:
        """Play a legal move: a bot's, say."""
        self.state.play(seat, move, self.chance)
        self._spelled.pop(seat, None)
        self._choices.clear()

    def features(self, seat: int) -> Features:
        return self.setting.features(self.state, seat, self.spelled(seat))

    def observe(self, seat: int) -> Floats:
        return np.frombuffer(self.features(seat).numbers, np.float32)

    def rewards(self) -> list[float]:
        """By seat: what the game came to; nothing while it goes on."""
        if not self.over:
            return [0.0] * self.setting.seats
        return self.setting.reward(self.state.sheet())

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        copy = Episode.__new__(Episode)
        copy.setting = self.setting
        copy.chance = Fast(0)
        copy.chance.state = self.chance.state
        copy.state = self.state.clone()
        copy.steps = self.steps
        copy._spelled = dict(self._spelled)
        copy._choices = {}
        return copy
