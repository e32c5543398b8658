"""Clocks at tables: what was agreed, how time is counted, and what happens when it is up."""
