"""Print the versions of uv.lock as constraints for pip: for setups in which uv cannot be used."""

from __future__ import annotations

import tomllib
from pathlib import Path

LOCK = Path(__file__).resolve().parent.parent / "uv.lock"


def versions() -> list[str]:
    packages = [
        one for one in tomllib.loads(LOCK.read_text(encoding="utf-8"))["package"] if "registry" in one["source"]
    ]
    names = [one["name"] for one in packages]
    # Where there are several versions, it depends on Python which it is: that is left to pip.
    return [f"{one['name']}=={one['version']}" for one in packages if names.count(one["name"]) == 1]


if __name__ == "__main__":
    print(*versions(), sep="\n")
