"""Small mistakes in a module: a comparison, a sign or a number is changed, a statement or a branch dropped."""

from __future__ import annotations

import ast
import hashlib
import warnings
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import CodeType

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
OTHERS = {"min": "max", "max": "min", "any": "all", "all": "any"}
#: Where no mistake is made: types, and what is there to catch mistakes.
UNTOUCHED = ("annotation", "returns", "decorator_list", "type_params", "bases")


def mistakes(node: ast.AST) -> Iterator[ast.AST]:
    """What could stand in the place of a node."""
    yield from _in_expression(node)
    yield from _in_flow(node)


def _in_expression(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(left, ops, comparators):
            for i, op in enumerate(ops):
                for other in COMPARISONS[type(op)]:
                    yield ast.Compare(left, [*ops[:i], other(), *ops[i + 1 :]], comparators)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for i in range(len(values)):
                left_over = values[:i] + values[i + 1 :]
                yield ast.BoolOp(op, left_over) if len(left_over) > 1 else left_over[0]
        case ast.UnaryOp(ast.Not() | ast.USub() | ast.Invert(), operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in ARITHMETIC:
            yield ast.BinOp(left, ARITHMETIC[type(op)](), right)
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Call(ast.Name(name), args, keywords) if name in OTHERS:
            yield ast.Call(ast.Name(OTHERS[name], ast.Load()), args, keywords)


def _in_flow(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.IfExp(_, body, orelse):
            yield body
            yield orelse
        case ast.comprehension(target, iter_, ifs, is_async) if ifs:
            yield ast.comprehension(target, iter_, [], is_async)
        case ast.AugAssign(target, op, value):
            yield ast.Pass()
            if type(op) in ARITHMETIC:
                yield ast.AugAssign(target, ARITHMETIC[type(op)](), value)
        case ast.If(_, then, otherwise):
            yield ast.If(ast.Constant(True), then, otherwise)
            yield ast.If(ast.Constant(False), then, otherwise)
        case ast.Expr(ast.Call()) | ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()


@dataclass
class Mutant:
    """One mistake: what stands for `node` in a field of its parent."""

    module: str
    tree: ast.Module
    parent: ast.AST
    field: str
    index: int | None
    node: ast.AST
    within: str = ""
    statement: ast.stmt | None = None
    name: str = ""
    line: int = 0

    def put(self, node: ast.AST) -> ast.AST:
        """Put a node in the place, and give back what was there."""
        if self.index is None:
            there: ast.AST = getattr(self.parent, self.field)
            setattr(self.parent, self.field, node)
        else:
            nodes: list[ast.AST] = getattr(self.parent, self.field)
            there, nodes[self.index] = nodes[self.index], node
        return there

    def describe(self) -> None:
        """The name tells the room, the function, and what of the statement's first line is different."""
        there = self.put(self.node)
        after = _first_line(self.node if there is self.statement else self.statement)
        self.put(there)
        before = _first_line(self.statement)
        start = _in_common(before, after)
        end = _in_common(before[start:][::-1], after[start:][::-1])
        head, tail = before[:start], before[len(before) - end :]
        head, tail = f"…{head[-50:]}" if head[50:] else head, f"{tail[:40]}…" if tail[40:] else tail
        change = [f"{head}{text[start : len(text) - end]}{tail}" for text in (before, after)]
        self.name = f"{self.module.rpartition('.')[2]}.{self.within}: {change[0]} -> {change[1]}"
        self.line = getattr(self.statement, "lineno", 0)

    def code(self) -> CodeType:
        """The module with the mistake in it."""
        there = self.put(self.node)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                return compile(ast.fix_missing_locations(self.tree), self.module, "exec", dont_inherit=True)
        finally:
            self.put(there)


def _first_line(statement: ast.AST | None) -> str:
    return ast.unparse(statement).splitlines()[0] if statement else ""


def _in_common(one: str, other: str) -> int:
    """How many characters are the same at the beginning."""
    return next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def mutants(module: str, text: str) -> list[Mutant]:
    """All mistakes that can be made in a module."""
    tree = ast.parse(text)
    found = [*_within(module, tree, tree, "", None)]
    seen: Counter[str] = Counter()
    for mutant in found:
        mutant.describe()
        seen[mutant.name] += 1
        if seen[mutant.name] > 1:
            mutant.name += f" ({seen[mutant.name]})"
    return found


def _within(module: str, tree: ast.Module, parent: ast.AST, name: str, statement: ast.stmt | None) -> Iterator[Mutant]:
    for key, value in ast.iter_fields(parent):
        if key in UNTOUCHED or (key == "keywords" and isinstance(parent, ast.ClassDef)):
            continue
        for index, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(node, ast.AST) or isinstance(node, ast.Assert | ast.Raise) or _for_types(node):
                continue
            stands_in = node if isinstance(node, ast.stmt) else statement
            for other in mistakes(node):
                yield Mutant(module, tree, parent, key, index, other, name, stands_in)
            inner = f"{name}.{node.name}".strip(".") if isinstance(node, ast.FunctionDef | ast.ClassDef) else name
            yield from _within(module, tree, node, inner, stands_in)


def _for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def drawn(found: Sequence[Mutant], number: int) -> list[Mutant]:
    """So many of them, chosen by their names."""
    by_chance = sorted(found, key=lambda mutant: hashlib.sha256(mutant.name.encode()).digest())
    return sorted(by_chance[:number], key=lambda mutant: (mutant.module, mutant.line))
