"""Build the documentation site: `make docs`. Pages come from docs/, from other folders where they belong, from the
examples, from what was measured and from docstrings; they are gathered in build/docs, and mkdocs makes build/site of
them, strictly: a link that leads nowhere is an error.
"""

from __future__ import annotations

import os
import pkgutil
import re
import shutil
import subprocess
import sys
from pathlib import Path

import figures

import roundhouse

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "docs"
#: Pages that live elsewhere, because people look for them there.
ELSEWHERE = {
    "bench/README.md": "measurements.md",
    "SECURITY.md": "SECURITY.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "CODE_OF_CONDUCT.md": "CODE_OF_CONDUCT.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "LICENSE": "LICENSE.md",
    "examples/README.md": "examples/README.md",
    "examples/signals/signals/words/rules.en.md": "examples/signals/rules.md",
}
#: What programs use: each package has a page for each of its modules.
REFERENCE = (
    "roundhouse",
    "roundhouse.core",
    "roundhouse.bots",
    "roundhouse.arena",
    "roundhouse.analysis",
    "roundhouse.env",
    "roundhouse.testing",
)
#: What stands behind the language of a block of code is for the tests.
FENCE = re.compile(r"^(```\w+) .*$", re.MULTILINE)
LINK = re.compile(r"(\]\()([^)\s]+)(\))")
LANGUAGES = {".py": "python", ".mjs": "javascript", ".js": "javascript", ".toml": "toml", ".ftl": "fluent"}


def main() -> None:
    gather()
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", str(ROOT / "mkdocs.yml")]
    if subprocess.run(command, check=False, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}).returncode:  # noqa: S603
        sys.exit("The site could not be built: see above.")
    print("build/site/index.html is there; to search it, serve it: python3 -m http.server -d build/site")


def gather() -> None:
    """All pages in one folder, with links that lead from one to the other."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    pages = {ROOT / "docs" / path.relative_to(PAGES): path for path in PAGES.rglob("*.md")}
    pages |= {ROOT / source: PAGES / target for source, target in ELSEWHERE.items()}
    shutil.copytree(ROOT / "docs" / "images", PAGES / "images", dirs_exist_ok=True)
    examples = _examples()
    for source, page in pages.items():
        page.parent.mkdir(parents=True, exist_ok=True)
        text = FENCE.sub(r"\1", source.read_text(encoding="utf-8"))
        page.write_text(_relinked(text, source, page, pages | examples), encoding="utf-8")
    measured = (PAGES / ELSEWHERE["bench/README.md"]).read_text(encoding="utf-8")
    (PAGES / "figures.md").write_text(figures.page(measured), encoding="utf-8")
    _reference()


def _examples() -> dict[Path, Path]:
    """A page for every file of code among the examples, and one for each folder."""
    found: dict[Path, Path] = {}
    for path in sorted((ROOT / "examples").rglob("*")):
        if path.suffix not in LANGUAGES or "__pycache__" in path.parts or ".egg-info" in str(path):
            continue
        page = PAGES / path.relative_to(ROOT).with_suffix(path.suffix + ".md")
        page.parent.mkdir(parents=True, exist_ok=True)
        code = path.read_text(encoding="utf-8")
        page.write_text(f"# {path.name}\n\n````{LANGUAGES[path.suffix]}\n{code}````\n", encoding="utf-8")
        found[path] = page
    for notebook in (ROOT / "examples").glob("*.ipynb"):
        found[notebook] = PAGES / "examples" / "README.md"
    found[ROOT / "examples"] = PAGES / "examples" / "README.md"
    found[ROOT / "examples" / "signals"] = PAGES / "examples" / "README.md"
    return found


def _relinked(text: str, source: Path, page: Path, pages: dict[Path, Path]) -> str:
    def there(match: re.Match[str]) -> str:
        target, hash_, anchor = match[2].partition("#")
        if not target or "://" in target:
            return match[0]
        wanted = (source.parent / target).resolve()
        if wanted == ROOT / "README.md":
            known: Path | None = PAGES / "index.md"
        else:
            known = pages.get(wanted)
        if known is None:
            return match[0]
        return f"{match[1]}{_relative(known, page.parent)}{hash_}{anchor}{match[3]}"

    return LINK.sub(there, text)


def _relative(target: Path, start: Path) -> str:
    up = 0
    while not target.is_relative_to(start):
        start, up = start.parent, up + 1
    return "../" * up + target.relative_to(start).as_posix()


def _reference() -> None:
    """From docstrings: a page for every module that programs use."""
    folder = PAGES / "reference"
    folder.mkdir()
    names: list[str] = []
    for package in REFERENCE:
        names.append(package)
        if package != roundhouse.__name__:
            path = ROOT / "src" / package.replace(".", "/")
            names += [f"{package}.{one.name}" for one in pkgutil.iter_modules([str(path)])]
    lines = ["# Reference", "", "Every module that programs use, from its own words.", ""]
    for name in names:
        (folder / f"{name}.md").write_text(f"# {name}\n\n::: {name}\n", encoding="utf-8")
        lines.append(f"- [{name}]({name}.md)")
    (folder / "index.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
