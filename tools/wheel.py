"""`make wheel`: a pure wheel and one compiled for this machine, in dist/. Each is installed in fresh environments, with
and without the web table, and tried there (smoke.py), but for --untried. Exits with 3 if there is no C compiler: then
there is the pure one only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import compiled
from versions import versions

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
#: Enables build_hook.py.
COMPILED = {"HATCH_BUILD_HOOK_ENABLE_CUSTOM": "true"}
#: With which extras a wheel is tried: none, and those that a table in the browser needs.
EXTRAS = ("", "web")


def run(*words: str | Path, **environment: str) -> None:
    command = [str(word) for word in words]
    done = subprocess.run(command, cwd=ROOT, check=False, env={**os.environ, **environment}).returncode  # noqa: S603
    if done:
        sys.exit(done)


def built(**environment: str) -> Path:
    """Built as everybody builds it, from what pyproject.toml says, but with the tested versions of what it takes."""
    before = {*DIST.glob("*.whl")}
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation")
    run(*pip, "--wheel-dir", DIST, ".", **environment)
    (wheel,) = {*DIST.glob("*.whl")} - before
    return wheel


def tried(wheel: Path, kind: str, extra: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        run(sys.executable, "-m", "venv", place / "env")
        python = place / "env" / "bin" / "python"
        limits = place / "versions.txt"
        limits.write_text("\n".join(versions()), encoding="utf-8")
        wish = f"{wheel}[{extra}]" if extra else str(wheel)
        if shutil.which(uv := str(Path(sys.executable).with_name("uv"))):
            install: list[str | Path] = [uv, "pip", "install", "--quiet", "--compile-bytecode", "--python", python]
            if not subprocess.run([*install, "--constraint", limits, wish], check=False).returncode:  # noqa: S603
                wish = ""
        if wish:
            pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
            run(*pip, "--constraint", limits, wish)
        # -I: nothing of this folder or of the environment's variables may help.
        run(python, "-I", ROOT / "tools" / "smoke.py", kind, *filter(None, [extra]))


def finish(wheel: Path, kind: str) -> None:
    for extra in () if "--untried" in sys.argv else EXTRAS:
        tried(wheel, kind, extra)
    print(wheel.relative_to(ROOT), flush=True)


def main() -> int:
    shutil.rmtree(DIST, ignore_errors=True)
    finish(built(), "pure")
    if not compiled.has_compiler():
        print("No C compiler here: there is no compiled wheel.", file=sys.stderr)
        return compiled.NO_COMPILER
    finish(built(**COMPILED), "compiled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
