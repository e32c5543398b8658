"""OpenSpiel: all games, registered from outside, with chance as nodes of its own and guesses for IS-MCTS.

    import roundhouse.env.openspiel as rails
    rails.register()
    game = pyspiel.load_game("roundhouse_ticket_to_ride_paris(seats=2)")

A move of our rules may ask chance several times. Here each question is a chance node: the move is played again from
the position before it with the answers so far, until it asks no more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
import numpy as np

from ..core.chance import Asking, Fast
from ..core.errors import Asked, MissingExtra
from ..core.game import Game
from ..core.registry import find_game, game_ids
from ..core.state import State
from .codec import choices
from .episode import Setting

try:
    import pyspiel
except ModuleNotFoundError:
    raise MissingExtra("OpenSpiel", "openspiel") from None

PREFIX: Final = "roundhouse_"
#: More than any game has: actions of a long one, and answers of chance.
MOST_ACTIONS: Final = 100_000
MOST_OUTCOMES: Final = 256
MOST_POINTS: Final = 1_000.0


class _Position:
    """A state, and the move that is being played while chance is asked. Copied by cloning, compiled or not."""

    def __init__(self, setting: Setting, state: State | None = None) -> None:
        self.setting = setting
        #: None before the game is set up.
        self.state = state
        self.pending: tuple[int, int] | None = None
        self.answers: list[int] = []
        self.asked: tuple[str, list[int]] | None = None
        self.spelled: tuple[int, ...] = ()
        if state is None:
            self.go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> _Position:
        copy = _Position.__new__(_Position)
        copy.setting = self.setting
        copy.state = self.state  # never changed, only replaced
        copy.pending, copy.answers, copy.asked = self.pending, self.answers[:], self.asked
        copy.spelled = self.spelled
        return copy

    def go_on(self) -> None:
        """Play what is pending with the answers that there are."""
        setting, chance = self.setting, Asking(self.answers)
        try:
            if self.state is None:
                after: State = setting.game.new(setting.seats, setting.options, chance)
            else:
                assert self.pending is not None
                after = self.state.clone()
                after.play(*self.pending, chance)
        except Asked as asked:
            self.asked = asked.purpose, asked.weights
        else:
            self.state, self.pending, self.asked, self.answers = after, None, None, []

    @property
    def known(self) -> State:
        assert self.state is not None, "the game is not set up yet"
        return self.state

    @property
    def seat(self) -> int:
        return self.known.actors()[0]

    def choices(self) -> dict[int, list[int]]:
        return choices(self.setting.codec, self.known.moves(self.seat), self.spelled)

    def act(self, action: int) -> None:
        if self.asked is not None:
            self.answers.append(action)
            self.go_on()
            return
        moves = self.choices()[action]
        if len(moves) > 1:
            self.spelled = (*self.spelled, action)
            return
        self.pending, self.spelled = (self.seat, moves[0]), ()
        self.go_on()


class RoundhouseState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel walks through it."""

    def __init__(self, game: RoundhouseGame, position: _Position | None = None) -> None:
        super().__init__(game)
        self.position = position or _Position(game.setting)

    def current_player(self) -> int:
        if self.position.asked is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if not self.position.known.actors():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.choices()) if player == self.position.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.position.asked is not None
        weights = self.position.asked[1]
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        self.position.act(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            purpose = self.position.asked[0] if self.position.asked else "chance"
            return f"{purpose}: {action}"
        return self.position.setting.codec.label(action)

    def is_terminal(self) -> bool:
        return self.position.asked is None and not self.position.known.actors()

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.position.setting.seats
        return self.position.setting.reward(self.position.known.sheet())

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> RoundhouseState:
        """A position that the player cannot tell from this one: what IS-MCTS searches in."""
        setting = self.position.setting
        chance = Fast(int(probability_sampler() * 2**32))
        guessed = _Position(setting, setting.game.guess(self.position.known.view(player), chance))
        guessed.spelled = self.position.spelled if player == self.position.seat else ()
        return RoundhouseState(self.get_game(), guessed)

    def __str__(self) -> str:
        position = self.position
        if position.state is None:
            return f"setting up: {', '.join(map(str, position.answers))}"
        words = position.setting.game.plain(position.known.view(None), position.setting.game.words("en"))
        asked = f"\nchance: {position.asked[0]} {position.answers}" if position.asked is not None else ""
        return f"{words}{asked}"


class RoundhouseGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of seats; `reward` is points, margin or place, `codec` flat or factored."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        raise NotImplementedError

    def _begin(self, type_: Any, game: Game, params: Mapping[str, Any]) -> None:
        given = dict(params)
        options = {option.name: given[option.name] for option in game.options if given.get(option.name)}
        self.setting = Setting(
            game,
            given.get("seats") or game.default_seats,
            options,
            codec=given.get("codec") or None,
            reward=given.get("reward") or "margin",
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.codec.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.setting.seats,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=None,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(type_, info, given)

    def new_initial_state(self) -> RoundhouseState:
        return RoundhouseState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_ACTIONS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RoundhouseObserver:
        return RoundhouseObserver(self.setting)


class RoundhouseObserver:
    """What a seat may know, as the numbers of the environment's layout, and as text."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tensor = np.zeros(setting.size, np.float32)
        self.dict = {one.name: self.tensor[one.first : one.first + one.length] for one in setting.layout}

    def set_from(self, state: RoundhouseState, player: int) -> None:
        position = state.position
        if position.state is None:
            self.tensor[:] = 0
            return
        spelled = position.spelled if player in position.known.actors()[:1] else ()
        self.tensor[:] = np.frombuffer(self.setting.features(position.known, player, spelled).numbers, np.float32)

    def string_from(self, state: RoundhouseState, player: int) -> str:
        position = state.position
        if position.state is None:
            return "setting up"
        spelled = position.spelled if player in position.known.actors()[:1] else ()
        return f"{msgspec.json.encode(position.known.view(player)).decode()} {list(spelled)}"


def register() -> list[str]:
    """Make all games known to OpenSpiel; their names there."""
    known = set(pyspiel.registered_names())
    names = []
    for name in game_ids():
        short = PREFIX + name
        if short not in known:
            _register(find_game(name), short)
        names.append(short)
    return names


def _register(game: Game, short: str) -> None:
    type_ = pyspiel.GameType(
        short_name=short,
        long_name=game.title("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "seats": game.default_seats,
            "reward": "margin",
            "codec": "",
            **{option.name: option.default for option in game.options},
        },
        default_loadable=True,
    )

    class Registered(RoundhouseGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            self._begin(type_, game, params or {})

    pyspiel.register_game(type_, Registered)
