"""Make `__slots__` and `clone` of every state from the fields that its `__init__` declares.

    python tools/fields.py           # write them
    python tools/fields.py --check   # exit with 1 if they are not what the fields say

    python tools/fields.py ../mygame # those of a folder, instead of all of ours

A class that wants them has the two lines BEGIN and END; between them is what is made. Fields are annotated where they
begin, `self.money: list[int] = [10] * seats`. In a list[Player] the players are copied, too, in a list[Shared[Player]]
they are not. Where a class has a `clone` of its own, the one that is made is called `_copy`.

A class that mypyc compiles has a last parameter of `__init__`, `blank`, without which nothing is set; the others have
the names of fields. A copy is made so. Without `blank`, a copy is made past `__init__`, as Python alone can do it.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: Where classes with fields are.
FOLDERS = (ROOT / "src" / "roundhouse" / "games", ROOT / "examples")
BEGIN = "    # -- made from the fields above by tools/fields.py"
END = "    # -- until here"
PLAIN = {"int", "bool", "str", "float", "tuple"}


def declared(init: ast.FunctionDef) -> dict[str, ast.expr]:
    """The fields that an `__init__` declares, with their types."""
    return {
        node.target.attr: node.annotation
        for node in ast.walk(init)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute)
    }


def copied(name: str, kind: ast.expr) -> str:
    """How a copy gets a field of this type."""
    outer, inner = _split(kind)
    match outer:
        case "list":
            one = _split(inner)[0]
            if one == "list":
                return f"[row[:] for row in self.{name}]"
            return f"self.{name}[:]" if one in {*PLAIN, "Shared"} else f"[one.clone() for one in self.{name}]"
        case "dict" | "set":
            return f"self.{name}.copy()"
        case "Shared":
            return f"self.{name}"
        case _ if outer in PLAIN:
            return f"self.{name}"
    raise SystemExit(f"{name}: {ast.unparse(kind)} is no type that can be copied; is it Shared?")


def _split(kind: ast.expr) -> tuple[str, ast.expr]:
    """`list[int]` as its two parts."""
    if isinstance(kind, ast.Subscript):
        return ast.unparse(kind.value), kind.slice
    return ast.unparse(kind), kind


def made(cls: ast.ClassDef, made_before: str) -> str:
    methods = {node.name: node for node in cls.body if isinstance(node, ast.FunctionDef)}
    init = methods["__init__"]
    fields = declared(init)
    given = [arg.arg for arg in init.args.args[1:]]
    own = "clone" in methods and "def clone" not in made_before
    slots = ", ".join(f'"{name}"' for name in sorted(fields))
    lines = [f"    __slots__ = ({slots},)", "", f"    def {'_copy' if own else 'clone'}(self) -> {cls.name}:"]
    if given[-1:] == ["blank"]:
        passed = "".join(f"self.{name}, " for name in given[:-1])
        lines.append(f"        copy = {cls.name}({passed}blank=False)")
    else:
        lines.append("        copy = type(self).__new__(type(self))")
    lines += [f"        copy.{name} = {copied(name, kind)}" for name, kind in fields.items()]
    return "\n".join([*lines, "        return copy", ""])


def renewed(text: str) -> str:
    """The text of a module with what is made of its fields."""
    lines = text.splitlines()
    tree = ast.parse(text).body
    ends = [node.lineno for node in tree[1:]] + [len(lines) + 1]  # comments at the end of a class are its own
    for node, end in reversed(list(zip(tree, ends, strict=True))):
        marks = [n for n in range(node.lineno - 1, end - 1) if lines[n].startswith((BEGIN, END))]
        if isinstance(node, ast.ClassDef) and marks:
            first, last = marks
            lines[first + 1 : last] = [made(node, "\n".join(lines[first:last]))]
    return _formatted("\n".join(lines) + "\n")


def _formatted(text: str) -> str:
    ruff = Path(sys.executable).with_name("ruff")
    command = [str(ruff), "format", "-", "--stdin-filename", str(ROOT / "src" / "made.py")]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout  # noqa: S603


def stale(folders: Sequence[Path] = FOLDERS) -> list[Path]:
    """The modules whose fields say something else than what was made of them."""
    texts = {path: path.read_text(encoding="utf-8") for path in modules(folders)}
    return [path for path, text in texts.items() if renewed(text) != text]


def modules(folders: Sequence[Path] = FOLDERS) -> list[Path]:
    found = sorted(path for folder in folders for path in folder.rglob("*.py"))
    return [path for path in found if BEGIN in path.read_text(encoding="utf-8")]


if __name__ == "__main__":
    words = sys.argv[1:]
    old = stale([Path(word) for word in words if word != "--check"] or FOLDERS)
    for path in old:
        print(path)
        if "--check" not in words:
            path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")
    sys.exit(bool(old) and "--check" in words)
