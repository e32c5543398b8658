"""How the server is run: by environment variables, or by the options of `roundhouse serve`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import fields

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
    #: What one address, and one person, may ask for in a minute: a move or a look counts as one, a hint as more.
    rate: int = 1200
    #: Connections from one address at once.
    connections: int = 256
    #: Addresses and networks of proxies, with commas: they alone are believed whom they ask for.
    proxies: str = ""
    #: What one person may do in a day (everybody at one address together five times as much); see quotas.py.
    tables_a_day: int = 100
    boards_a_day: int = 30
    chat_a_day: int = 1000
    undos_a_day: int = 2000
    analyses_a_day: int = 40
    #: Tables that one person may have set up and that are not over: those that wait for people, and all of them.
    waiting_tables: int = 20
    unfinished_tables: int = 100
    #: Bots play on without a person at the table for so many minutes after the last look.
    bots_alone_minutes: int = 10
    #: After so many hours without a move the others may let a bot play for whoever is awaited; 0: never.
    absent_hours: int = 24
    #: Days of vacation that one person may take in a year: their clocks stand then.
    vacation_days: int = 30
    #: What nobody has touched for so many days is removed if it is not over: a game, a table that waits, one of bots
    #: alone; 0: never. The people of a table are told so many days before.
    keep_days: int = 90
    keep_waiting_days: int = 14
    keep_bots_days: int = 7
    notice_days: int = 7
    #: The server that takes our mail, as host or host:port, and who we are there; empty: no mail is sent.
    mail_server: str = ""
    mail_user: str = ""
    mail_password: str = ""
    mail_from: str = ""
    #: starttls, tls, none, or empty: whatever the server offers.
    mail_tls: str = ""
    #: Seconds before somebody is told: whoever plays on at once is not told at all.
    tell_delay: int = 60
    #: Messages to addresses that one person may ask for in a day: confirmations and trials.
    messages_a_day: int = 20
    #: Whether messages may go to private addresses: those of this machine and of the networks behind it.
    tell_private: bool = False
    #: Set where the site is reached by https: cookies are then marked Secure.
    https: bool = False
    #: Where people find it, such as https://games.example.org: passkeys are made for it, and links in messages lead
    #: there. Empty: wherever they ask; links lead to host and port.
    site: str = ""
    log_json: bool = False
    #: One line for each request, with its id, what it took and what came of it.
    access_log: bool = False
    #: Who may read /metrics: whoever has this token; or, on a port of its own, this machine.
    metrics_token: str = ""
    metrics_port: int = 0

    @property
    def url(self) -> str:
        if self.db:
            # SQLAlchemy wants to know the driver; people write the plain name.
            return self.db.replace("postgresql://", "postgresql+psycopg://", 1)
        folder = state_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'roundhouse.sqlite'}"

    @property
    def address(self) -> str:
        """Where people reach the site."""
        return self.site.rstrip("/") or f"http://{self.host}:{self.port}"

    @property
    def workers(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


def from_environment(environment: Mapping[str, str]) -> Settings:
    """Settings from ROUNDHOUSE_* variables; a value that does not fit is named."""
    found: dict[str, str | int | bool] = {}
    for field in fields(Settings):
        variable = f"ROUNDHOUSE_{field.name.upper()}"
        value = environment.get(variable)
        if value is None:
            continue
        if field.type is bool:
            if value not in ("0", "1"):
                raise BadOption(f"{variable} must be 0 or 1, not {value!r}")
            found[field.name] = value == "1"
        elif field.type is int:
            if not value.isascii() or not value.isdigit():
                raise BadOption(f"{variable} must be a whole number, not {value!r}")
            found[field.name] = int(value)
        else:
            found[field.name] = value
    return Settings(**found)  # type: ignore[arg-type]
