"""Check that this commit can be released: version, changelog, tag, and both wheels in fresh environments.

    python tools/release.py            # everything
    python tools/release.py --quick    # without the wheels

Nothing is changed or sent anywhere; at the end it says what is left to do.
"""

from __future__ import annotations

import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NO_COMPILER = 3


def faults(root: Path, today: datetime.date) -> list[str]:
    """What is wrong with the version, the changelog, the tag and the tree."""
    found = []
    version = version_of(root)
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        found.append(f"the version is {version!r}: three numbers are wanted")
    found += faults_of_changelog((root / "CHANGELOG.md").read_text(encoding="utf-8"), version, today)
    if git(root, "status", "--porcelain"):
        found.append("not everything is committed")
    tagged = git(root, "tag", "--list", f"v{version}")
    if tagged and git(root, "rev-list", "-n1", f"v{version}") != git(root, "rev-parse", "HEAD"):
        found.append(f"there is a tag v{version} already, on another commit")
    return found


def version_of(root: Path) -> str:
    text = (root / "src" / "roundhouse" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.*)"$', text, re.MULTILINE)
    return found[1] if found else ""


def faults_of_changelog(text: str, version: str, today: datetime.date) -> list[str]:
    """Its newest part is this version's, closed with a day, and says something."""
    parts = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    if not parts:
        return ["CHANGELOG.md has no part for any version"]
    title, _, changes = parts[0].partition("\n")
    name, _, day = (word.strip() for word in title.partition("–"))
    found = []
    if name != version:
        found.append(f"the newest part of CHANGELOG.md is {name!r}, the version is {version!r}")
    try:
        if datetime.date.fromisoformat(day) > today:
            found.append(f"CHANGELOG.md: {day} is still to come")
    except ValueError:
        found.append(f"CHANGELOG.md: {day!r} is no day; write ## {version} – {today}")
    if not changes.strip():
        found.append(f"CHANGELOG.md says nothing about {name}")
    return found


def git(root: Path, *words: str) -> str:
    return subprocess.run(  # noqa: S603
        ["git", *words],  # noqa: S607
        cwd=root,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout.strip()


def main() -> int:
    found = faults(ROOT, datetime.datetime.now(tz=datetime.UTC).date())
    for fault in found:
        print(f"- {fault}", file=sys.stderr)
    if found:
        return 1
    if "--quick" not in sys.argv:
        tried = subprocess.run([sys.executable, str(ROOT / "tools" / "wheel.py")], check=False).returncode  # noqa: S603
        if tried not in (0, NO_COMPILER):
            return tried
    version = version_of(ROOT)
    print(f"{version} can be released. When make test is green:")
    if not git(ROOT, "tag", "--list", f"v{version}"):
        print(f"  git tag --annotate v{version} --message 'Roundhouse {version}'")
    print(f"  git push origin main v{version}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
