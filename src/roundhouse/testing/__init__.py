"""The public conformance suite: what every game, ours or a stranger's, must pass.

>>> from roundhouse.testing import conform
>>> report = conform("railroad_ink", seats=1, options={"expansion": "none"}, samples=1, junk=100, aside=False)
>>> report.games
1
"""

from .run import conform
from .spot import ConformanceError, Place, Report, Spot
from .walk import reach

__all__ = ["ConformanceError", "Place", "Report", "Spot", "conform", "reach"]
