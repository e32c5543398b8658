"""The longest path in the plainest way: every order of routes that hang together, from every place. Slow and sure."""

from __future__ import annotations


def longest(edges: list[tuple[int, int, int]]) -> int:
    """`edges` are (place, place, length); each may be walked once, places may be passed again."""
    best = 0
    todo: list[tuple[int, int, frozenset[int]]] = [
        (place, 0, frozenset()) for place in {end for edge in edges for end in edge[:2]}
    ]
    while todo:
        here, length, used = todo.pop()
        best = max(best, length)
        for number, (a, b, spaces) in enumerate(edges):
            if number not in used and here in (a, b):
                todo.append((a + b - here, length + spaces, used | {number}))
    return best


def joined(edges: list[tuple[int, int, int]], a: int, b: int) -> bool:
    reached = {a}
    for _ in edges:
        for one, other, _spaces in edges:
            if one in reached or other in reached:
                reached |= {one, other}
    return b in reached
