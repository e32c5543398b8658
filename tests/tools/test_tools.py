"""The tools of the house: which tests are near, what a release needs, what a wheel is made of."""

from __future__ import annotations

import datetime
import importlib
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
TODAY = datetime.date(2030, 5, 17)


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    """`tool("quick")`: a module of tools/."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return importlib.import_module


# -- quick --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "near"),
    [
        (["src/roundhouse/games/railroad_ink/rules/play.py"], ["tests/games/railroad_ink", "…"]),
        (["src/roundhouse/core/table.py"], ["tests/core", "…"]),
        (["src/roundhouse/__init__.py"], ["tests/core/test_registry.py", "…"]),
        (["src/roundhouse/server/templates/base.html"], ["tests/server", "tests/web/test_web_texts.py"]),
        (["src/roundhouse/web/walk.js"], ["tests/web"]),
        (["src/roundhouse/games/steam_rollers/text/pl.ftl"], ["tests/games/steam_rollers", "tests/core/test_texts.py"]),
        (["src/roundhouse/core/text/pl.ftl"], ["tests/core"]),
        (
            ["tests/bots/test_generic_bots.py", "tests/arena/gone.py"],
            ["tests/bots/test_generic_bots.py", "tests/arena"],
        ),
        (["tests/bots/test_gone.py"], []),
        (["tests/golden/railroad_ink/lava.txt"], ["tests/games/test_goldens.py"]),
        (["examples/bot.py"], ["tests/examples", "tests/server/test_server_docs.py"]),
        (["docs/library.md"], ["docs/library.md", "tests/tools"]),
        (["docs/images/railroad_ink.svg"], []),
        (["Makefile"], ["tests/tools"]),
    ],
)
def test_tests_are_found_near_what_changed(changed: list[str], near: list[str], tool: Any) -> None:
    """`…`: the file itself, for its examples."""
    wanted = [changed[0] if name == "…" else name for name in near]
    assert tool("quick").tests_of(changed) == wanted


def test_every_module_has_tests_near(tool: Any) -> None:
    for path in (ROOT / "src").rglob("*.py"):
        name = path.relative_to(ROOT).as_posix()
        assert any(near.startswith("tests/") for near in tool("quick").tests_of([name])), name


def test_what_is_late_is_skipped_and_said(tmp_path: Path) -> None:
    (tmp_path / "test_late.py").write_text("def test_one() -> None:\n    raise AssertionError\n")
    command = [sys.executable, "-m", "pytest", "-p", "deadline", "-p", "no:cacheprovider", "test_late.py"]

    def told(end: str) -> tuple[int, str]:
        tools = {"PYTHONPATH": str(ROOT / "tools"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "ROUNDHOUSE_END": end}
        environment = {**os.environ, **tools}
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout

    late = told("0")
    assert late[0] == 0, late
    assert "time was up: 1 tests were left to make test" in late[1]
    assert told("9e9")[0] == 1


# -- release ------------------------------------------------------------------------------------------------------


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A tree that can be released."""
    package = tmp_path / "src" / "roundhouse"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "1.2.3"\n')
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n\n## 1.2.3 – 2030-05-17\n\n- Faster.\n\n## 1.2.2 – 2029-01-01\n")
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def git(place: Path, *words: str) -> None:
    who = [
        "-c",
        "user.name=A",
        "-c",
        "user.email=a@example.org",
        "-c",
        "tag.gpgsign=false",
        "-c",
        "commit.gpgsign=false",
    ]
    subprocess.run(["git", *who, *words], cwd=place, check=True)


def commit(place: Path) -> None:
    git(place, "add", "--all")
    git(place, "commit", "--quiet", "--allow-empty", "--message", "x")


def test_a_tree_that_can_be_released(repository: Path, tool: Any) -> None:
    release = tool("release")
    assert release.faults(repository, TODAY) == []
    git(repository, "tag", "v1.2.3")
    assert release.faults(repository, TODAY) == [], "the tag may be there, on this commit"
    commit(repository)
    assert release.faults(repository, TODAY) == ["there is a tag v1.2.3 already, on another commit"]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ("## 1.2.3 – unreleased\n- x\n", "'unreleased' is no day; write ## 1.2.3 – 2030-05-17"),
        ("## 1.2.4 – 2030-05-17\n- x\n", "the newest part of CHANGELOG.md is '1.2.4', the version is '1.2.3'"),
        ("## 1.2.3 – 2030-05-18\n- x\n", "2030-05-18 is still to come"),
        ("## 1.2.3 – 2030-05-17\n\n## 1.2.2 – 2029-01-01\n- x\n", "says nothing about 1.2.3"),
        ("nothing", "has no part for any version"),
    ],
)
def test_a_changelog_that_is_not_closed_is_told(changes: str, fault: str, repository: Path, tool: Any) -> None:
    (repository / "CHANGELOG.md").write_text(changes)
    found = tool("release").faults(repository, TODAY)
    assert fault in found[0]
    assert found[1:] == ["not everything is committed"]


def test_a_version_that_is_none_is_told(repository: Path, tool: Any) -> None:
    (repository / "src" / "roundhouse" / "__init__.py").write_text('__version__ = "1.2.3.dev1"\n')
    assert "the version is '1.2.3.dev1': three numbers are wanted" in tool("release").faults(repository, TODAY)


def test_the_version_is_read_from_this_tree(tool: Any) -> None:
    import roundhouse

    assert tool("release").version_of(ROOT) == roundhouse.__version__


# -- wheel and build ----------------------------------------------------------------------------------------------


def test_a_compiled_wheel_has_the_extensions(tmp_path: Path, tool: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    hook, suffix = tool("build_hook"), tool("sysconfig").get_config_var("EXT_SUFFIX")
    build = tmp_path / "compiled"
    for name in (f"one__mypyc{suffix}", f"roundhouse/fast{suffix}", f"build/lib/roundhouse/fast{suffix}"):
        (build / name).parent.mkdir(parents=True, exist_ok=True)
        (build / name).write_bytes(b"machine code")
    levels: list[int] = []
    monkeypatch.setattr(hook.compiled, "BUILD", build)
    monkeypatch.setattr(hook.compiled, "build", levels.append)
    monkeypatch.setattr(hook.compiled, "has_compiler", lambda: True)

    def told(version: str) -> dict[str, Any]:
        data = {"pure_python": True, "infer_tag": False, "force_include": {}}
        hook.CompiledRules(str(ROOT), {}, None, None, str(tmp_path), "wheel").initialize(version, data)
        return data

    places = {str(build / name): name for name in (f"one__mypyc{suffix}", f"roundhouse/fast{suffix}")}
    assert told("standard") == {"pure_python": False, "infer_tag": True, "force_include": places}
    assert levels == [hook.compiled.BEST]
    assert told("editable") == {"pure_python": True, "infer_tag": False, "force_include": {}}
    monkeypatch.setattr(hook.compiled, "has_compiler", lambda: False)
    with pytest.raises(SystemExit, match="No C compiler"):
        told("standard")


def hooks(**environment: str) -> list[str]:
    """Those that a wheel of this project is built with."""
    code = "from hatchling.builders.wheel import WheelBuilder as B; print(*B('.').get_build_hooks('.'))"
    command = [sys.executable, "-c", code]
    given = {**os.environ, **environment}
    return subprocess.run(command, cwd=ROOT, env=given, capture_output=True, text=True, check=True).stdout.split()


def test_a_wheel_is_pure_unless_it_is_asked_for(tool: Any) -> None:
    assert hooks() == []
    assert hooks(**tool("wheel").COMPILED) == ["custom"]


@pytest.mark.parametrize("system", ["linux", "macos"])
def test_compiled_wheels_are_built_for_every_python(system: str, tool: Any) -> None:
    """The settings are read by cibuildwheel itself; what it would build is what the other workflow tests."""
    command = [sys.executable, "-m", "cibuildwheel", "--print-build-identifiers", "--platform", system]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    tested = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    pythons = re.findall(r'"(3\.\d+)"', tested.partition("python: [")[2].partition("]")[0])
    assert {name.partition("-")[0] for name in done.stdout.split()} == {f"cp{one.replace('.', '')}" for one in pythons}
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    assert settings["cibuildwheel"]["environment"] == tool("wheel").COMPILED
    # Built without isolation, so what a build takes is installed before; and the scripts are there.
    wanted = settings["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["dependencies"]
    assert {re.split(r"\W", one)[0] for one in wanted} <= set(settings["cibuildwheel"]["before-build"].split())
    scripts = re.findall(r"\{project\}/(\S+)", f"{settings['cibuildwheel']}")
    assert len(scripts) == 2
    assert all((ROOT / script).is_file() for script in scripts)


def test_a_build_is_used_while_it_is_fresh(tmp_path: Path, tool: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = tool("compiled")
    source = tmp_path / "src"
    source.mkdir()
    (source / "rules.py").write_text("x = 1\n")
    monkeypatch.setattr(compiled, "SOURCE", source)
    monkeypatch.setattr(compiled, "STAMP", tmp_path / "stamp")
    assert not compiled.is_ready(compiled.QUICK)
    compiled.STAMP.write_text(f"{compiled.fingerprint()} {compiled.QUICK}")
    assert compiled.is_ready(compiled.QUICK)
    assert not compiled.is_ready(compiled.BEST)
    (source / "rules.py").write_text("x = 2\n")
    assert not compiled.is_ready(compiled.QUICK)


# -- fields -------------------------------------------------------------------------------------------------------

CARDS = """
class Cards:
    def __init__(self, seats: int, blank: bool = True) -> None:
        if not blank:
            return
        self.seats: int = seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.order: Shared[list[int]] = []
        self.prices: dict[int, int] = {}
        self.piles: list[Pile] = []
        self.boards: list[Shared[Pile]] = []

    # -- made from the fields above by tools/fields.py
    # -- until here
"""


def test_slots_and_copies_are_made_from_the_fields(tool: Any) -> None:
    made = tool("fields").renewed(CARDS)
    space: dict[str, Any] = {}
    exec("from __future__ import annotations\n" + made, space)
    cards = space["Cards"](2)
    pile = space["Cards"](0)
    cards.piles, cards.boards = [pile], [pile]
    cards.hands[0].append(7)
    cards.prices[3] = 4
    copy = cards.clone()
    assert sorted(copy.__slots__) == ["boards", "hands", "order", "piles", "prices", "seats"]
    assert (copy.seats, copy.hands, copy.prices) == (2, [[7], []], {3: 4})
    assert copy.hands[0] is not cards.hands[0]
    assert copy.prices is not cards.prices
    assert copy.order is cards.order
    assert copy.piles[0] is not pile
    assert copy.boards == [pile]
    assert copy.boards is not cards.boards
    assert tool("fields").renewed(made) == made


def test_a_clone_of_its_own_asks_for_the_copy_that_is_made(tool: Any) -> None:
    own = CARDS + "\n    def clone(self) -> Cards:\n        return self._copy()\n"
    made = tool("fields").renewed(own)
    assert made.count("def clone") == made.count("def _copy") == 1
    assert tool("fields").renewed(made) == made


def test_without_blank_a_copy_is_of_the_same_class(tool: Any) -> None:
    plain = CARDS.replace(", blank: bool = True", "").replace("        if not blank:\n            return\n", "")
    space: dict[str, Any] = {}
    exec("from __future__ import annotations\n" + tool("fields").renewed(plain), space)
    variant = type("Variant", (space["Cards"],), {})(2)
    assert type(variant.clone()) is type(variant)
    assert variant.clone().hands == [[], []]


def test_fields_of_a_folder_are_found(tool: Any, tmp_path: Path) -> None:
    module = tmp_path / "mygame" / "state.py"
    module.parent.mkdir()
    module.write_text(CARDS)
    assert tool("fields").stale([tmp_path]) == [module]
    module.write_text(tool("fields").renewed(CARDS))
    assert tool("fields").modules([tmp_path]) == [module]
    assert tool("fields").stale([tmp_path]) == []


def test_a_field_that_cannot_be_copied_is_told(tool: Any) -> None:
    with pytest.raises(SystemExit, match="is it Shared"):
        tool("fields").renewed(CARDS.replace("dict[int, int]", "Plan"))


def test_what_is_made_from_fields_is_fresh(tool: Any) -> None:
    assert tool("fields").modules()
    assert tool("fields").stale() == [], "run: python tools/fields.py"


# -- figures ------------------------------------------------------------------------------------------------------


def test_figures_are_put_between_their_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    readme = importlib.import_module("readme")
    file = tmp_path / "README.md"
    file.write_text("a\n<!-- one -->\nold\n<!-- end of one -->\nb\n")
    readme.put("one", "new", file)
    assert file.read_text() == "a\n<!-- one -->\nnew\n<!-- end of one -->\nb\n"
    with pytest.raises(SystemExit, match="two"):
        readme.put("two", "new", file)


def test_the_page_of_figures_is_made_from_what_was_measured(tool: Any) -> None:
    page = tool("figures").page((ROOT / "bench" / "README.md").read_text(encoding="utf-8"))
    assert [line for line in page.splitlines() if line.startswith("## ")] == [
        "## Environments: steps a second",
        "## From one worker to two",
        "## Games, bots and the web table",
    ]
    table = "Words.\n\n| game | seats | options | build | games/s at 159k |\n|---|---|---|---|---:|\n"
    table += "| one | 2 | – | compiled | 1,234 |\n| one | 2 | – | interpreted | 12 |\n| one | 2 | a=b | compiled | 1 |"
    assert tool("figures").speeds(table) == [("one, 2", 1234.0)]
