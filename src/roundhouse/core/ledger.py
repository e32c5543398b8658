"""A ledger says which rule stands for a subject: {"lane": "TP-3.4"}.

Maps and boards of one game have pages of rules with ids of their own. What they have in common speaks of subjects, and
cites the rule that the ledger has for them; only a map's own folder knows its ids.
"""

from __future__ import annotations

from .refusal import Refusal
from .texts import Arg

Ledger = dict[str, str]


def cite(ledger: Ledger, subject: str, code: str, **args: Arg) -> Refusal:
    """A refusal by the rule that stands for a subject."""
    return Refusal(ledger[subject], code, args)


def joined(*ledgers: Ledger) -> Ledger:
    """Several ledgers in one; none of them may speak of another's subject."""
    found: Ledger = {}
    for ledger in ledgers:
        twice = sorted(found.keys() & ledger.keys())
        if twice:
            raise ValueError(f"in two ledgers: {', '.join(twice)}")
        found |= ledger
    return found
