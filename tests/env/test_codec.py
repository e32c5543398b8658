"""Every legal move has its number or its word, and keeps it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from roundhouse.core.chance import Fast
from roundhouse.core.errors import BadOption
from roundhouse.env import Setting
from roundhouse.env.codec import FACTORED, digest

from .settings import SETTINGS, made, name_of

#: Sizes and digests, with the version of the rules. If one changes, programs that have learned by it play nonsense:
#: raise the rules version, or put the order back. `python -m env.test_codec` in tests/ writes the file anew.
KEPT = Path(__file__).parent / "codecs.json"


def positions(setting: Setting, seed: int, plies: int = 150) -> Any:
    chance = Fast(seed)
    state = setting.game.new(setting.seats, setting.options, chance)
    for _ in range(plies):
        actors = state.actors()
        if not actors:
            return
        seat = actors[chance.number(len(actors))]
        yield state, seat
        moves = state.moves(seat)
        state.play(seat, moves[chance.number(len(moves))], chance)


@pytest.mark.parametrize("codec", [None, FACTORED])
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_words_and_moves_are_one_to_one(setting: Any, codec: str | None) -> None:
    made_ = made(setting, codec)
    known = made_.codec
    for seed in range(2):
        for state, seat in positions(made_, seed):
            moves = state.moves(seat)
            words = [known.word(move) for move in moves]
            assert [known.move(word) for word in words] == moves
            assert len(set(words)) == len(words)
            assert all(len(word) <= known.longest for word in words)
            assert all(0 <= action < known.size for word in words for action in word)
            # No word is the beginning of another: so it is clear when a move is whole.
            begun = {word[:length] for word in words for length in range(1, len(word))}
            assert not begun & set(words)


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_alphabets_list_moves_of_the_game_once(setting: Any) -> None:
    made_ = made(setting)
    alphabet = made_.game.alphabet(made_.seats, made_.options)
    if alphabet is None:
        assert made_.codec.name == FACTORED
        with pytest.raises(BadOption, match="too many moves"):
            made(setting, "flat")
    else:
        assert len(set(alphabet)) == len(alphabet) == made_.codec.size
        assert all(made_.game.moveset.malformed(move) is None for move in alphabet)


def codecs() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for setting in SETTINGS:
        for codec in (None, FACTORED):
            one = made(setting, codec)
            name = f"{name_of(setting)} {one.codec.name}"
            found[name] = {"rules": one.game.rules, "size": one.codec.size, "digest": digest(one.codec)}
    return found


def test_actions_mean_what_they_meant() -> None:
    assert codecs() == json.loads(KEPT.read_text(encoding="utf-8"))


def test_a_wrong_codec_is_refused() -> None:
    with pytest.raises(BadOption, match="no codec 'round'"):
        Setting("railroad_ink", codec="round")


if __name__ == "__main__":
    KEPT.write_text(json.dumps(codecs(), indent=1) + "\n", encoding="utf-8")
