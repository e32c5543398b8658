"""The documentation site is built, and no link in it leads nowhere."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def docs(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    pytest.importorskip("mkdocs")
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    spec = importlib.util.spec_from_file_location("docs_tool", ROOT / "tools" / "docs.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "docs_tool", module)
    spec.loader.exec_module(module)
    return module


def test_the_site_is_built_and_links_lead_from_page_to_page(docs: ModuleType) -> None:
    docs.main()  # strict: it exits where a link leads nowhere
    site = ROOT / "build" / "site"
    reference = (site / "reference" / "roundhouse.env.codec.html").read_text(encoding="utf-8")
    assert "One number for each move that may come up" in reference
    assert "fonts.googleapis" not in (site / "index.html").read_text(encoding="utf-8")
    page = (docs.PAGES / "environments.md").read_text(encoding="utf-8")
    assert "(examples/learning.py.md)" in page
    assert (docs.PAGES / "examples" / "learning.py.md").exists()
    figures = (site / "figures.html").read_text(encoding="utf-8")
    assert "Environments: steps a second" in figures
    assert 'aria-label="Games a second' in figures
    assert "ticket_to_ride_usa, 5" in figures
    # Whatever has a place in the menu can be seen there.
    named = re.findall(r"^ +- [^:\n]+: (\S+)\.md$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    menu = set(
        re.findall(r'href="([^"]+)\.html" class="md-nav__link', (site / "arena.html").read_text(encoding="utf-8"))
    )
    assert len(named) > 25
    assert {name.replace("README", "index") for name in named} <= menu
    assert "python client" not in (docs.PAGES / "api.md").read_text(encoding="utf-8")


def test_examples_in_docstrings_are_code() -> None:
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        from docstrings import fenced
    finally:
        sys.path.pop(0)
    assert fenced("Words.\n\n>>> [1]\n[1]\n\nMore.") == "Words.\n\n```pycon\n>>> [1]\n[1]\n```\n\nMore."
