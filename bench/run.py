"""`make bench`: measure the interpreted and the compiled build in one run, and write the figures into README.md."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from readme import put, where

ROOT = Path(__file__).resolve().parent.parent
#: Positions late in so many games of Age of Steam; fewer where only the interpreted build can play them.
LATE = ROOT / "build" / "late.json"
LATE_GAMES, FEWER_GAMES = 500, 10
#: What is measured: the games, the web table, what pages ask of it, lists of deliveries.
SCRIPTS = (("measure.py",), ("serving.py",), ("crowd.py",), ("deliveries.py", "time", str(LATE)))


def run(*words: str, **environment: str) -> str:
    command = [sys.executable, str(ROOT / words[0]), *words[1:]]
    return subprocess.run(  # noqa: S603
        command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True, check=True
    ).stdout


def measure(**environment: str) -> list[dict[str, Any]]:
    """The figures of every script."""
    return [json.loads(run(f"bench/{script}", *words, **environment)) for script, *words in SCRIPTS]


def builds() -> list[list[dict[str, Any]]]:
    """The figures of each build that can be made here."""
    compiler = [sys.executable, str(ROOT / "tools" / "compiled.py")]
    print("Compiling ...", flush=True)
    compiled = {"PYTHONPATH": str(ROOT / "build" / "compiled")}
    has_compiled = subprocess.run(compiler, check=False).returncode == 0  # noqa: S603
    print("Playing games of Age of Steam for lists of deliveries ...", flush=True)
    if has_compiled:
        run("bench/deliveries.py", "play", str(LATE_GAMES), str(LATE), **compiled)
    else:
        LATE.parent.mkdir(exist_ok=True)
        run("bench/deliveries.py", "play", str(FEWER_GAMES), str(LATE))
    print("Measuring the interpreted build ...", flush=True)
    found = [measure()]
    if has_compiled:
        print("Measuring the compiled build ...", flush=True)
        found.append(measure(**compiled))
    return found


def tables(found: list[dict[str, Any]]) -> str:
    lines = [
        where(),
        "",
        "| game | seats | options | build | plies/s | yardstick | ratio | games/s at 159k | with score | clone µs |",
        "|---|---|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    for figures in found:
        build = "compiled" if figures["compiled"] else "interpreted"
        for row in figures["modes"]:
            options = ", ".join(f"{name}={value}" for name, value in row["unusual"].items()) or "–"
            lines.append(
                f"| {row['game']} | {row['seats']} | {options} | {build} | {row['plies/s']:,} | {row['yardstick']:,} "
                f"| {row['ratio']} | {row['games/s where the yardstick is usual']:,} | {row['games/s with score']:,} "
                f"| {row['clone µs']} |"
            )
    lines += ["", "| game | bot | build | ms a decision, mean | most | s a game |", "|---|---|---|---:|---:|---:|"]
    for figures in found:
        build = "compiled" if figures["compiled"] else "interpreted"
        lines += [
            f"| {row['game']} | {row['bot']} | {build} | {row['mean ms']} | {row['max ms']} | {row['s a game']} |"
            for row in figures["bots"]
        ]
    return "\n".join(lines)


def flat(values: Any, before: str = "") -> list[tuple[str, Any]]:
    if not isinstance(values, dict):
        return [(before, values)]
    return [row for name, value in values.items() for row in flat(value, f"{before}: {name}".removeprefix(": "))]


def side_by_side(title: str, found: list[dict[str, Any]]) -> str:
    """A column for each build."""
    rows: dict[str, list[str]] = {}
    for figures in found:
        for name, value in flat(figures):
            rows.setdefault(name, []).append("–" if value is None else str(value))
    lines = [f"| {name} | {' | '.join(values)} |" for name, values in rows.items()]
    return "\n".join(["", f"| {title} |{' |' * len(found)}", f"|---|{'---:|' * len(found)}", *lines])


def main() -> None:
    found = builds()
    games, web, pages, lists = ([figures[place] for figures in found] for place in range(len(SCRIPTS)))
    others = (("the web table", web), ("what pages ask of it", pages), ("Age of Steam: lists of deliveries", lists))
    text = "\n".join([tables(games), *(side_by_side(title, figures) for title, figures in others)])
    print(text)
    put("figures", text)


if __name__ == "__main__":
    main()
