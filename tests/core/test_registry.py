"""Games are found by their id and imported when first asked for; the library itself is light."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import roundhouse as rh

PROGRAM = """
import json, sys
import msgspec  # which may load more where more is installed
before = set(sys.modules)
import roundhouse
loaded = sorted(set(sys.modules) - before)
ids = roundhouse.game_ids()
lazy = [name for name in sys.modules if name.startswith("roundhouse.games")]
try:
    roundhouse.find_game("chess")
except roundhouse.UnknownGame:
    pass
lazy += [name for name in sys.modules if name.startswith("roundhouse.games")]
roundhouse.find_game("railroad_ink")
found = "roundhouse.games.railroad_ink" in sys.modules
print(json.dumps([loaded, ids, lazy, found]))
"""


def test_the_library_is_light_and_games_are_lazy() -> None:
    done = subprocess.run([sys.executable, "-I", "-c", PROGRAM], capture_output=True, text=True, check=True)
    loaded, ids, lazy, found = json.loads(done.stdout)
    outside = {name.partition(".")[0] for name in loaded} - set(sys.stdlib_module_names)
    assert outside <= {"roundhouse", "msgspec"}
    assert not [name for name in loaded if name.startswith(("roundhouse.games", "roundhouse.bots"))]
    # What takes long to import and is seldom needed, or by few.
    assert not {*loaded} & {"secrets", "random", "importlib.metadata", "roundhouse.core.paper"}
    assert "railroad_ink" in ids
    assert lazy == []
    assert found


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(rh.UnknownGame, match=r"there is no game 'chess'; games here: .*railroad_ink"):
        rh.find_game("chess")
    with pytest.raises(LookupError):
        rh.Table.new("chess")


def test_a_game_is_found_by_its_id_or_is_one_already() -> None:
    game = rh.find_game("railroad_ink")
    assert game.id == "railroad_ink"
    assert rh.find_game(game) is game
    assert rh.find_game("railroad_ink") is game


def test_everything_that_is_promised_is_there() -> None:
    assert all(hasattr(rh, name) for name in rh.__all__)
    assert sorted(rh.__all__) == rh.__all__
