"""How the server is run: by environment variables, or by the options of `roundhouse serve`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from ..core.errors import BadOption


def state_folder() -> Path:
    """Where games are kept between runs."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "roundhouse"


class Settings(Struct, frozen=True, kw_only=True):
    """Each can be set by an environment variable: ROUNDHOUSE_ and the name in capitals."""

    #: A SQLAlchemy URL; empty: SQLite in the state folder.
    db: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    #: Processes for bots to think in; 0: one for each core but one.
    bot_workers: int = 0
    #: Requests and messages that change something, for one address: so many a minute.
    rate: int = 1200
    #: Set where the site is reached by https: cookies are then marked Secure.
    https: bool = False
    log_json: bool = False

    @property
    def url(self) -> str:
        if self.db:
            # SQLAlchemy wants to know the driver; people write the plain name.
            return self.db.replace("postgresql://", "postgresql+psycopg://", 1)
        folder = state_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'roundhouse.sqlite'}"

    @property
    def workers(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


def from_environment(environment: Mapping[str, str]) -> Settings:
    """Settings from ROUNDHOUSE_* variables; a value that does not fit is named."""
    found: dict[str, str | int | bool] = {}
    for name, kind in (("db", str), ("host", str), ("port", int), ("bot_workers", int), ("rate", int)):
        value = environment.get(f"ROUNDHOUSE_{name.upper()}")
        if value is None:
            continue
        try:
            found[name] = kind(value)
        except ValueError:
            raise BadOption(f"ROUNDHOUSE_{name.upper()} must be a whole number, not {value!r}") from None
    for name in ("https", "log_json"):
        value = environment.get(f"ROUNDHOUSE_{name.upper()}")
        if value is not None:
            if value not in ("0", "1"):
                raise BadOption(f"ROUNDHOUSE_{name.upper()} must be 0 or 1, not {value!r}")
            found[name] = value == "1"
    return Settings(**found)  # type: ignore[arg-type]
