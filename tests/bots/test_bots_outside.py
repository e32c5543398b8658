"""Bots from outside: registered by name, from files of code, from installed packages, or given as they are."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.arena import match
from roundhouse.bots import Greedy, bot_names, bot_title, default_bot, load_code, make_bot
from roundhouse.bots import code as code_files
from roundhouse.cli import run
from roundhouse.core import bot_registry
from roundhouse.core.bot import BotLike
from roundhouse.core.chance import Fast
from roundhouse.games.railroad_ink import GAME, RailroadInk
from roundhouse.games.steam_rollers import GAME as OTHER
from roundhouse.server.messages import BotInfo
from roundhouse.server.present.games import game_info

EXAMPLES = Path(__file__).parents[2] / "examples"


class First(rh.Bot):
    """The first move there is. It counts what it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, desk: rh.Desk) -> int:
        self.asked += 1
        return desk.moves[0]


class Named(First):
    def __str__(self) -> str:
        return "the-named-one"


def make_first(parameters: Mapping[str, str]) -> rh.Bot:
    bot = First()
    bot.asked = int(parameters.get("asked", 0))
    return bot


@pytest.fixture(autouse=True)
def _nobody_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(bot_registry, "_registered", {})
    monkeypatch.setattr(code_files, "_loaded", [])
    bot_registry._installed.cache_clear()
    yield
    bot_registry._installed.cache_clear()


def started(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Python in a process of its own."""
    return subprocess.run(
        [sys.executable, *words],
        input=typed,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


# -- registered ---------------------------------------------------------------------------------------------------


def test_a_bot_is_registered_for_one_game_or_for_all() -> None:
    rh.register_bot("here", First, game="railroad_ink")
    rh.register_bot("everywhere", First)
    rh.register_bot("there", First, game=OTHER)
    assert bot_names(GAME) == ["easy", "standard", "expert", "here", "everywhere", "random", "greedy"]
    assert "here" not in bot_names(OTHER)
    assert {"everywhere", "there"} <= {*bot_names(OTHER)}
    assert isinstance(make_bot("everywhere", OTHER), First)
    with pytest.raises(rh.BadOption, match="has no bot 'here'"):
        make_bot("here", OTHER)


def test_a_decorator_leaves_the_class_as_it_is() -> None:
    @rh.register_bot("decorated")
    class Decorated(First):
        pass

    assert type(make_bot("decorated", GAME)) is Decorated


def test_a_class_a_factory_and_an_object_are_bots() -> None:
    pattern = First()
    kinds: dict[str, BotLike] = {"class": First, "factory": make_first, "object": pattern}
    for name, bot in kinds.items():
        rh.register_bot(name, bot)
        one, other = make_bot(name, GAME), make_bot(name, GAME)
        direct = make_bot(bot, GAME)
        assert all(isinstance(made, First) for made in (one, other, direct))
        assert len({id(made) for made in (one, other, direct, pattern)}) == 4


def test_parameters_come_to_those_who_take_them() -> None:
    rh.register_bot("factory", make_first)
    rh.register_bot("object", First())
    made = make_bot("factory:asked=7", GAME)
    assert isinstance(made, First)
    assert made.asked == 7
    with pytest.raises(rh.BadOption, match="the bot object has no parameter 'asked'"):
        make_bot("object:asked=7", GAME)


def test_who_registers_a_bot_may_take_any_name() -> None:
    for name in ("standard", "greedy"):
        assert not isinstance(make_bot(name, GAME), First)
        rh.register_bot(name, First, game=GAME)
        assert isinstance(make_bot(name, GAME), First)
    assert bot_names(GAME) == ["easy", "standard", "expert", "greedy", "random"]


def test_a_registered_standard_bot_is_the_one_to_play_against() -> None:
    class Lonely(RailroadInk):
        def bots(self) -> Mapping[str, Callable[[Mapping[str, str]], rh.Bot]]:
            return {}

    game = Lonely()
    assert default_bot(game) == "greedy"
    rh.register_bot("standard", First, game=game)
    assert default_bot(game) == "standard"


def test_a_registered_bot_needs_no_words() -> None:
    for lang in ("en", "pl"):
        tr = GAME.words(lang)
        assert bot_title("Tidy", tr) == "Tidy"
        assert bot_title("random", tr) == tr("bot-random") != "random"


@pytest.mark.parametrize("name", ["", "two words", "a:b", "a,b", "a=b", "a\n"])
def test_a_name_that_cannot_be_written_in_a_list_is_told(name: str) -> None:
    with pytest.raises(rh.BadOption, match="is no name for a bot"):
        rh.register_bot(name, First)


@pytest.mark.parametrize("thing", [3, "first", int, None])
def test_what_is_no_bot_is_told(thing: object) -> None:
    with pytest.raises(rh.BadOption, match="is no bot"):
        rh.register_bot("wrong")(thing)  # type: ignore[type-var]
    assert "wrong" not in bot_names(GAME)


def test_a_factory_that_makes_no_bot_is_told() -> None:
    with pytest.raises(rh.BadOption, match="the bot <lambda>: what makes it gave 3"):
        make_bot(lambda _: 3, GAME)  # type: ignore[arg-type]


def test_an_unknown_game_is_told() -> None:
    with pytest.raises(rh.UnknownGame, match="no game 'chess'"):
        rh.register_bot("first", First, game="chess")


# -- in the arena -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_match_takes_bots_as_they_are(jobs: int) -> None:
    rh.register_bot("registered", First())
    bots: list[str | BotLike] = [First, make_first, Named(), "registered", Greedy(guesses=1)]
    result = match(GAME, bots, 2, jobs=jobs)
    assert [score.bot for score in result.bots] == ["first", "make_first", "the-named-one", "registered", "greedy"]
    assert result.jobs == jobs
    assert result.bots[4].points > max(score.points for score in result.bots[:4])


def test_an_object_does_not_remember_another_game() -> None:
    pattern = First()
    match(GAME, [pattern], 2, jobs=1)
    assert pattern.asked == 0


def test_bots_that_cannot_travel_play_at_home() -> None:
    class Local(First):
        pass

    rh.register_bot("local", Local)
    ways: list[str | BotLike] = [Local, "local", lambda _: Local()]
    for bot in ways:
        assert match(GAME, [bot], 4).jobs == 1
        with pytest.raises(rh.BadOption, match=r"other processes cannot have these bots: .*; define them at the top"):
            match(GAME, [bot], 4, jobs=2)


INTERACTIVE = """
import roundhouse as rh
from roundhouse.arena import match
@rh.register_bot("typed")
class Typed(rh.Bot):
    def choose(self, desk):
        return desk.moves[0]

print([match("railroad_ink", bots, 4).jobs for bots in (["typed"], [Typed], [Typed()])])
"""


def test_a_bot_typed_at_the_prompt_plays_at_home() -> None:
    done = subprocess.run(
        [sys.executable, "-i", "-q"], input=INTERACTIVE, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.stdout.strip() == "[1, 1, 1]", done.stderr


GUARDED = """
import roundhouse as rh
from roundhouse.arena import match

if __name__ == "__main__":
    class Hidden(rh.Bot):
        def choose(self, desk):
            return desk.moves[0]

    match("railroad_ink", [Hidden], 4, jobs=2)
"""


def test_a_bot_that_the_other_processes_do_not_find_is_told(tmp_path: Path) -> None:
    script = tmp_path / "guarded.py"
    script.write_text(GUARDED)
    done = started(str(script))
    assert "another process cannot have the bots of this match: Can't get attribute 'Hidden'" in done.stderr


# -- files of code ------------------------------------------------------------------------------------------------


def words(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that a command that fails says."""
    assert run(words) == 1
    err = str(capsys.readouterr().err)
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize("command", [["arena", "railroad_ink", "--bots", "x"], ["play", "railroad_ink", "--new"]])
@pytest.mark.parametrize(
    ("code", "told"),
    [
        (None, "No such file or directory"),
        ("import roundhouse\nclass Bot(:\n", "mine.py, line 2: invalid syntax"),
        ("\nx = 1 / 0\n", "mine.py, line 2: ZeroDivisionError: division by zero"),
        ("import sys\nsys.exit()\n", "mine.py, line 2: SystemExit"),
        ("import nowhere\n", "mine.py, line 1: ModuleNotFoundError: No module named 'nowhere'"),
        ("import roundhouse\nroundhouse.register_bot('x', 3)\n", "mine.py, line 2: BadOption: 3 is no bot"),
        ("print('hello')", 'registers nothing: write @roundhouse.register_bot("name")'),
        ("\x00", "mine.py"),
    ],
)
def test_what_is_wrong_with_a_file_is_one_line(
    command: list[str], code: str | None, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.py"
    if code is not None:
        file.write_text(code)
    said = words(capsys, *command, "--code", str(file))
    assert told in said
    assert "mine.py" in said


BROUGHT = """
import pickle
import roundhouse as rh
from neighbour import choose

class Mine(rh.Bot):
    def choose(self, desk):
        return choose(desk.moves)

rh.register_bot("mine", lambda parameters: Mine())
rh.register_bot("other", Mine())
"""


def test_the_arena_brings_a_file_to_its_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "neighbour.py").write_text("def choose(moves):\n    return moves[0]\n")
    (tmp_path / "mine.py").write_text(BROUGHT)
    command = ["arena", "railroad_ink", "--code", str(tmp_path / "mine.py"), "--bots", "mine,other", "--games", "4"]
    points = []
    for jobs in ("1", "2"):
        assert run([*command, "--jobs", jobs, "--json"]) == 0
        result = json.loads(capsys.readouterr().out)
        assert result["jobs"] == int(jobs)
        points.append([bot["points"] for bot in result["bots"]])
    assert points[0] == points[1]


GAME_CODE = """
import roundhouse as rh
from roundhouse.games.railroad_ink import RailroadInk

class Mine(RailroadInk):
    id = "mine"

rh.register(Mine())
"""


def test_a_file_may_bring_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.py"
    file.write_text(GAME_CODE)
    wish = ["mine", "--code", str(file), "--bots", "greedy", "--games", "2", "--jobs", "2"]
    done = started("-m", "roundhouse.cli", "arena", *wish)
    assert done.returncode == 0, done.stderr


def test_a_file_is_run_once(tmp_path: Path) -> None:
    file = tmp_path / "once.py"
    file.write_text("import roundhouse as rh\nfrom roundhouse.bots import Random\nrh.register_bot('once', Random)\n")
    load_code(file)
    file.unlink()
    load_code(file)


def test_the_terminal_plays_against_a_bot_of_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda _="": "quit")
    assert run(["play", "railroad_ink", "--new", "--code", str(EXAMPLES / "bot.py"), "--bots", "dreamer"]) == 0
    assert "dreamer" in capsys.readouterr().out


# -- installed ----------------------------------------------------------------------------------------------------

PACKAGE = """
import roundhouse as rh

class First(rh.Bot):
    def choose(self, desk):
        return desk.moves[0]
"""
POINTS = """
[roundhouse.bots]
installed = stranger:First
railroad_ink.inker = stranger:First
steam_rollers.roller = stranger:First
standard = stranger:First
broken = stranger:Nobody
missing = nowhere:First
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "stranger.py").write_text(PACKAGE)
    about = tmp_path / "stranger-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(POINTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "stranger", raising=False)
    return tmp_path


def test_an_installed_package_brings_bots_and_is_imported_late(installed: Path) -> None:
    names = bot_names(GAME)
    assert names == ["easy", "standard", "expert", "broken", "inker", "installed", "missing", "random", "greedy"]
    assert BotInfo("inker", "inker", "", True) in game_info(GAME, "pl").bots
    assert "stranger" not in sys.modules
    bot = make_bot("inker", GAME)
    assert type(bot).__module__ == "stranger"
    assert bot.choose(rh.Table.new(GAME, seed="x").desk(0, Fast(1))) > 0
    assert type(make_bot("standard", GAME)).__module__ != "stranger"
    for name in ("broken", "missing"):
        with pytest.raises(rh.BadOption, match=f"the bot {name} of (stranger|nowhere):.* cannot be loaded"):
            make_bot(name, GAME)


def test_the_processes_of_a_match_find_installed_bots(installed: Path) -> None:
    path = os.pathsep.join(filter(None, (str(installed), os.environ.get("PYTHONPATH"))))
    wish = ["railroad_ink", "--bots", "inker,installed", "--games", "2", "--jobs", "2"]
    done = started("-m", "roundhouse.cli", "arena", *wish, PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    assert "inker" in done.stdout
