"""roundhouse verify"""

from __future__ import annotations

from pathlib import Path

from ..core import verify as core
from ..core.record import Record
from .common import Json, Lang, console, naming, print_json, read_text, words


def verify(file: Path, /, *, as_json: Json = False, lang: Lang = None) -> int:
    """Check every die and card of a record against the seed that was committed to before the first move.

    ```
    roundhouse verify game.json
    ```

    The exit code is 0 if all was fair, 1 if anything was not.

    Parameters
    ----------
    file
        A record, as `roundhouse play` saves it.
    """
    with naming(file):
        record = Record.from_json(read_text(file))
        verdict = core.verify(record)
    wrong = [draw for draw in verdict.draws if not draw.fair]
    checked = len(verdict.draws) - verdict.unverifiable
    if as_json:
        print_json(
            {
                "fair": verdict.fair,
                "commitment": verdict.commitment,
                "entropy": record.entropy,
                "draws": len(verdict.draws),
                "checked": checked,
                "not_checkable": verdict.unverifiable,
                "mismatches": wrong,
            }
        )
        return 0 if verdict.fair else 1
    tr = words(lang)
    console.print(tr("cli-verify-commitment", commitment=verdict.commitment))
    for seat, entropy in enumerate(record.entropy):
        if entropy:
            console.print(tr("cli-verify-entropy", name=record.names[seat] or tr.name(seat), entropy=entropy))
    console.print(tr("cli-verify-checked", draws=checked))
    if verdict.unverifiable:
        console.print(tr("cli-verify-scripted", draws=verdict.unverifiable))
    for draw in wrong:
        console.print(
            tr(
                "cli-verify-mismatch",
                entry=draw.entry,
                purpose=draw.purpose,
                recorded=str(draw.recorded),
                recomputed=str(draw.recomputed),
            )
        )
    console.print(tr("cli-verify-fair" if verdict.fair else "cli-verify-unfair"))
    return 0 if verdict.fair else 1
