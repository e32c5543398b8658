"""tools/mutants.py, tried on a module of a few lines."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parents[2] / "tools"
RULES = """
def pay(cash: int, price: int = 2) -> int:
    if cash >= price:
        cash -= price
    return cash

def count(cash: int) -> int:
    coins = 0
    while cash:
        cash //= 2
        coins += 1
    return coins
"""
TESTS = """
from toy_rules import count, pay

def test_pay() -> None:
    assert pay(5, 3) == 2
    assert pay(1, 3) == 1

def test_count() -> None:
    assert count(4) == 3
"""
SCRIPT = f"""
import sys
from pathlib import Path
sys.path[:0] = [{str(TOOLS)!r}, "."]
import mutants
mutants.SOURCE, mutants.PATIENCE = Path(), 0.3
mutants.prepare()
run = mutants.Run("toy", ["test_toy.py"])
assert run.check(None) == "", "without a mistake"
for mutant in mutants.mutants("toy_rules", Path("toy_rules.py").read_text()):
    print(mutant.name, run.check(mutant) or "nobody", sep=" | ")
"""


def test_each_mistake_is_noticed_or_not(tmp_path: Path) -> None:
    (tmp_path / "toy_rules.py").write_text(RULES)
    (tmp_path / "test_toy.py").write_text(TESTS)
    done = subprocess.run([sys.executable, "-c", SCRIPT], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    pay, count = "test_toy.py::test_pay", "test_toy.py::test_count"
    assert dict(line.split(" | ") for line in done.stdout.splitlines()) == {
        # Nobody pays without a price, or with just enough.
        "toy_rules.pay: def pay(cash: int, price: int=2) -> int: -> def pay(cash: int, price: int=3) -> int:": "nobody",
        "toy_rules.pay: def pay(cash: int, price: int=2) -> int: -> def pay(cash: int, price: int=1) -> int:": "nobody",
        "toy_rules.pay: if cash >= price: -> if cash > price:": "nobody",
        "toy_rules.pay: if cash >= price: -> if cash < price:": pay,
        "toy_rules.pay: if cash >= price: -> if True:": pay,
        "toy_rules.pay: if cash >= price: -> if False:": pay,
        "toy_rules.pay: cash -= price -> pass": pay,
        "toy_rules.pay: cash -= price -> cash += price": pay,
        "toy_rules.count: coins = 0 -> coins = 1": count,
        "toy_rules.count: coins = 0 -> coins = -1": count,
        "toy_rules.count: cash //= 2 -> pass": "time-out",
        "toy_rules.count: cash //= 2 -> cash *= 2": "time-out",
        "toy_rules.count: cash //= 2 -> cash //= 3": count,
        "toy_rules.count: cash //= 2 -> cash //= 1": "time-out",
        "toy_rules.count: coins += 1 -> pass": count,
        "toy_rules.count: coins += 1 -> coins -= 1": count,
        "toy_rules.count: coins += 1 -> coins += 2": count,
        "toy_rules.count: coins += 1 -> coins += 0": count,
    }
