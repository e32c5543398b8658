"""`make wheel`: a pure wheel and one compiled for this machine, in dist/; each is installed in a fresh environment and
tried there (smoke.py), but for --untried. Exits with 3 if there is no C compiler: then there is the pure one only."""

from __future__ import annotations

import base64
import hashlib
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

import compiled
from versions import versions

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
EXTRA = "web"


def run(*words: str | Path) -> None:
    done = subprocess.run([str(word) for word in words], cwd=ROOT, check=False).returncode  # noqa: S603
    if done:
        sys.exit(done)


def pure() -> Path:
    """Built as everybody builds it: from what pyproject.toml says."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", DIST, ".")
    (wheel,) = DIST.glob("*-py3-none-any.whl")
    return wheel


def tag() -> str:
    """This Python on this machine. Nothing is claimed about others."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def with_extensions(wheel: Path) -> Path:
    """The same wheel with what mypyc has made beside the sources; Python imports an extension first."""
    made = wheel.with_name(wheel.name.replace("py3-none-any", tag()))
    record: list[str] = []
    with zipfile.ZipFile(wheel) as before, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as after:

        def add(name: str, data: bytes) -> None:
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{name},sha256={digest},{len(data)}")
            after.writestr(name, data)

        for name in before.namelist():
            data = before.read(name)
            if name.endswith(".dist-info/RECORD"):
                index = name
            elif name.endswith(".dist-info/WHEEL"):
                data = data.replace(b"Root-Is-Purelib: true", b"Root-Is-Purelib: false")
                add(name, data.replace(b"py3-none-any", tag().encode()))
            else:
                add(name, data)
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for path in sorted(compiled.BUILD.rglob(f"*{suffix}")):
            # What setuptools leaves in its own folder is in the right places already.
            if "build" not in path.relative_to(compiled.BUILD).parts:
                add(path.relative_to(compiled.BUILD).as_posix(), path.read_bytes())
        after.writestr(index, "\n".join([*record, f"{index},,", ""]))
    return made


def tried(wheel: Path, kind: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        run(sys.executable, "-m", "venv", place / "env")
        python = place / "env" / "bin" / "python"
        limits = place / "versions.txt"
        limits.write_text("\n".join(versions()), encoding="utf-8")
        wish = f"{wheel}[{EXTRA}]"
        if shutil.which(uv := str(Path(sys.executable).with_name("uv"))):
            install: list[str | Path] = [uv, "pip", "install", "--quiet", "--python", python]
            if not subprocess.run([*install, "--constraint", limits, wish], check=False).returncode:  # noqa: S603
                wish = ""
        if wish:
            pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
            run(*pip, "--constraint", limits, wish)
        # -I: nothing of this folder or of the environment's variables may help.
        run(python, "-I", ROOT / "tools" / "smoke.py", kind)


def finish(wheel: Path, kind: str) -> None:
    if "--untried" not in sys.argv:
        tried(wheel, kind)
    print(wheel.relative_to(ROOT), flush=True)


def main() -> int:
    wheel = pure()
    finish(wheel, "pure")
    if not compiled.has_compiler():
        print("No C compiler here: there is no compiled wheel.", file=sys.stderr)
        return compiled.NO_COMPILER
    compiled.build(compiled.BEST)
    finish(with_extensions(wheel), "compiled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
