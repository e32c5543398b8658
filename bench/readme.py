"""Figures are written where people read them: into README.md of this folder, between two marks of their name."""

from __future__ import annotations

import datetime
import os
import platform
import sys
from pathlib import Path

README = Path(__file__).resolve().parent / "README.md"


def put(name: str, text: str, file: Path = README) -> None:
    """Replace what stands between the marks `<!-- name -->` and `<!-- end of name -->`."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, found, rest = file.read_text(encoding="utf-8").partition(begin)
    _, ended, after = rest.partition(end)
    if not (found and ended):
        sys.exit(f"{file}: the marks of {name} are missing")
    file.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")


def where() -> str:
    """When and on what it was measured, and how busy that was."""
    day = datetime.datetime.now(tz=datetime.UTC).date()
    machine = f"{processor()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
    return f"Measured on {day}: {machine}; load {os.getloadavg()[0]:.1f} before it."


def build() -> str:
    """Which build this process plays with."""
    from roundhouse.core import chance

    return "interpreted" if str(chance.__file__).endswith(".py") else "compiled"


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()
