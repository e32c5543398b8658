"""The files around the code say what is true: the lock, the forms, the checks of others, links between pages."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCK: dict[str, Any] = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("examples/*.md"), *ROOT.glob("bench/*.md")])


def read(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


# -- the lock -----------------------------------------------------------------------------------------------------


def wanted(requirement: str) -> tuple[str, str]:
    """The name of a requirement, as it is written in a lock, and what versions it takes."""
    found = re.fullmatch(r"([\w.-]+)(?:\[[\w,]+\])?([^;]*)(?:;.*)?", requirement)
    assert found, requirement
    return re.sub(r"[._-]+", "-", found[1]).lower(), found[2].strip()


def test_the_lock_is_of_these_dependencies() -> None:
    ours = next(package for package in LOCK["package"] if package["name"] == "roundhouse")
    extras = [one for extra in PROJECT["optional-dependencies"].values() for one in extra]
    asked = {wanted(one) for one in (*PROJECT["dependencies"], *extras) if not one.startswith("roundhouse[")}
    locked = {(one["name"], one.get("specifier", "")) for one in ours["metadata"]["requires-dist"]}
    assert asked == locked, "run .venv/bin/uv lock"
    assert LOCK["requires-python"] == PROJECT["requires-python"]


def test_the_lock_names_the_public_registry_alone() -> None:
    """Whoever made it may have another one nearby; others have not."""
    text = (ROOT / "uv.lock").read_text(encoding="utf-8")
    assert set(re.findall(r"\w+://([^/\"]+)", text)) == {"pypi.org", "files.pythonhosted.org"}
    assert all("registry" in one["source"] or one["name"] == "roundhouse" for one in LOCK["package"])


def test_pip_gets_the_versions_of_the_lock() -> None:
    told = subprocess.run([sys.executable, ROOT / "tools" / "versions.py"], capture_output=True, text=True, check=True)
    versions = dict(line.split("==") for line in told.stdout.splitlines())
    names = [one["name"] for one in LOCK["package"] if "registry" in one["source"]]
    assert set(versions) == {name for name in names if names.count(name) == 1}
    assert versions["msgspec"] == next(one["version"] for one in LOCK["package"] if one["name"] == "msgspec")


# -- forms and checks ---------------------------------------------------------------------------------------------


def test_others_run_the_same_tests() -> None:
    flow = read(".github/workflows/test.yml")
    matrix = flow["jobs"]["test"]["strategy"]["matrix"]
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert {name.partition("-")[0] for name in matrix["os"]} == {"ubuntu", "macos"}
    assert f">={matrix['python'][0]}" == PROJECT["requires-python"]
    commands = [step["run"] for job in flow["jobs"].values() for step in job["steps"] if "run" in step]
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert commands[0].startswith("make test ")
    assert {command.split()[1] for command in commands} <= targets


def test_whoever_plays_gets_what_an_analysis_needs() -> None:
    """Without OR-Tools an analysis of Railroad Ink would say nothing of the best that its dice allowed."""
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nplay:")[2].partition("\n\n")[0]
    assert "$(VENV)/.ready-web" in recipe
    assert "$(VENV)/.ready-hindsight ||" in recipe
    for place in ("Dockerfile", "README.md", "docs/hosting.md"):
        assert "[web]" not in (ROOT / place).read_text(encoding="utf-8")


def test_the_form_asks_for_the_record_and_the_move() -> None:
    form = read(".github/ISSUE_TEMPLATE/bug.yml")
    fields = {field["id"]: field for field in form["body"] if "id" in field}
    assert {"record", "move"} <= set(fields)
    for field in fields.values():
        assert field["attributes"]["label"]


def test_hooks_run_what_is_installed() -> None:
    for hook in read(".pre-commit-config.yaml")["repos"][0]["hooks"]:
        program = hook["entry"].split()[0]
        assert program.startswith(".venv/bin/")
        assert (Path(sys.executable).parent / Path(program).name).exists(), program


# -- pages --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name) if name else page
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), link


def anchors(page: Path) -> set[str]:
    """As GitHub makes them from headings."""
    titles = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}
