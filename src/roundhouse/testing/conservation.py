"""Nothing appears and nothing vanishes."""

from __future__ import annotations

from .spot import Spot, check


@check("conservation")
def conserved(spot: Spot) -> None:
    """The inventory is what it was at the beginning."""
    now = spot.state.inventory()
    if now != spot.inventory:
        names = [name for name in {**spot.inventory, **now} if spot.inventory.get(name) != now.get(name)]
        changes = ", ".join(f"{name}: {spot.inventory.get(name)} -> {now.get(name)}" for name in names)
        spot.fail("conservation", f"the inventory has changed: {changes}")
