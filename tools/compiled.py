"""Build core and rules with mypyc, beside a copy of the package: build/compiled/roundhouse.

The sources are compiled unchanged; the interpreted build stays the reference. Exits with 3 if there is no C compiler.
With --quick it is built sooner and runs slower; with --ready nothing is built, and the folder printed if it is fresh.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "roundhouse"
BUILD = ROOT / "build" / "compiled"
STAMP = BUILD / ".fingerprint"
#: What is hot of the house: chance, playouts, the search.
HOUSE = re.compile(r"core/(chance|playout)|bots/search")
#: And of every game: the facts that are looked up all the time, the rules and the bots, the folders of its maps.
GAME = re.compile(r"games/\w+/(printed/facts|(rules|bots)/\w+|(maps|boards)/\w+/\w+)")
#: Structs cannot be compiled, and what only says something is not worth it; in the folder of a map: its game, its
#: settings, what is drawn below it, what is said at its table.
MAP_COOL = ("game.py", "settings.py", "land.py", "guide.py", "phrases.py")
#: There CP-SAT does the work.
HINDSIGHT = tuple(f"hindsight{part}.py" for part in ("", "_bound", "_lava", "_meteor", "_model"))
COOL = ("__init__.py", "moves.py", "refusals.py", "names.py", "kinds.py", "steps.py", *HINDSIGHT, *MAP_COOL)
NO_COMPILER = 3
#: How much the C compiler optimizes: for tests it is to be done soon, for play and measurements it is to be fast.
QUICK, BEST = 1, 3


def modules() -> list[str]:
    found = [path.relative_to(SOURCE) for path in sorted(SOURCE.rglob("*.py")) if path.name not in COOL]
    names = [(path, path.with_suffix("").as_posix()) for path in found]
    return [f"{SOURCE.name}/{path}" for path, name in names if HOUSE.fullmatch(name) or GAME.fullmatch(name)]


def has_compiler() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None


def fingerprint() -> str:
    """Changes with every source file, with this script and with Python: the build is made anew only then."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [Path(__file__), *sorted(SOURCE.rglob("*.*"))]:
        if path.suffix != ".pyc":
            digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def is_ready(level: int) -> bool:
    """Whether there is a build of these sources, made with as much care."""
    made = STAMP.read_text().split() if STAMP.exists() else []
    return bool(made) and made[0] == fingerprint() and int(made[1]) >= level


def build(level: int) -> None:
    if is_ready(level):
        return
    mark = fingerprint()
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(SOURCE, BUILD / "roundhouse", ignore=shutil.ignore_patterns("__pycache__"))
    script = (
        "from setuptools import setup; from mypyc.build import mypycify; "
        f"made = mypycify({modules()!r}, opt_level='{level}', debug_level='0'); "
        "setup(name='roundhouse-compiled', packages=[], ext_modules=made, script_args=['-q', 'build_ext', '--inplace'])"
    )
    # Nobody reads warnings about C that was generated, and looking for them takes longer than compiling.
    environment = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} -w", "MYPYPATH": str(BUILD)}
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-W", "ignore", "-c", script],
        cwd=BUILD,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"the compiled build failed:\n{done.stdout}\n{done.stderr}")
    STAMP.write_text(f"{mark} {level}")


def extensions() -> list[Path]:
    """What was made, where Python finds it; what setuptools leaves in its own folder is in these places already."""
    found = sorted(BUILD.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))
    return [path for path in found if "build" not in path.relative_to(BUILD).parts]


if __name__ == "__main__":
    if "--ready" in sys.argv:
        ready = is_ready(QUICK)
        words = (
            "The rules run compiled." if ready else "The rules run interpreted; after `make compiled` they are faster."
        )
        print(words, file=sys.stderr)
        if ready:
            print(BUILD)
        sys.exit()
    if not has_compiler():
        print("No C compiler here: Roundhouse goes on interpreted.", file=sys.stderr)
        sys.exit(NO_COMPILER)
    build(QUICK if "--quick" in sys.argv else BEST)
    print(BUILD.relative_to(ROOT))
