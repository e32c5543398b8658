"""The state behind a view, for the rooms that only read it. Nobody plays on it."""

from __future__ import annotations

from ....core.reading import once
from .view import restore

state_of = once(restore)
