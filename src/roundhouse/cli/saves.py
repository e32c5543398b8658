"""Games are saved after every move, in a folder of their own, so that nothing is lost however a game is left.

A game is a record, `<game>-<when>.json`, and, while it is not over, a list of who plays in which seat beside it,
`<game>-<when>.players`.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from ..core.errors import BadRecord

#: Who sits in each seat: a bot by its name, None for a person.
Players = list[str | None]


def state_folder() -> Path:
    """Where the XDG rules want it."""
    home = os.environ.get("XDG_STATE_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "state") / "roundhouse"


def write_whole(path: Path, text: str) -> None:
    """All of it or nothing: a crash in the middle leaves the old file."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with fresh.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


class Save(Struct, frozen=True):
    """Where one game is saved."""

    path: Path

    @property
    def players_path(self) -> Path:
        return self.path.with_suffix(".players")

    def players(self) -> Players:
        try:
            return msgspec.json.decode(self.players_path.read_bytes(), type=Players)
        except msgspec.MsgspecError as error:
            raise BadRecord(f"{self.players_path}: not a list of players: {error}") from None

    def write(self, record: str, players: Sequence[str | None], over: bool) -> None:
        """Bring the saved game up to date."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, record)
        if over:
            self.players_path.unlink(missing_ok=True)
        elif not self.players_path.exists():
            write_whole(self.players_path, msgspec.json.encode(players).decode())


def new_save(game: str) -> Save:
    # Two games may begin within a second.
    return Save(state_folder() / f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}-{secrets.token_hex(2)}.json")


def unfinished(game: str | None) -> Save | None:
    """The game that was left last, of one kind or of any."""
    found = [
        path.with_suffix(".json")
        for path in state_folder().glob(f"{game or '*'}-*.players")
        if path.with_suffix(".json").exists()
    ]
    return Save(max(found, key=lambda path: path.stat().st_mtime)) if found else None
