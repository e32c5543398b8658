"""roundhouse serve"""

from __future__ import annotations

import os
import threading
import time
import urllib.error
import urllib.request
import webbrowser

from ..core.errors import BadOption, MissingExtra
from .common import Lang, console, words


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    db: str | None = None,
    bot_workers: int | None = None,
    https: bool | None = None,
    log_json: bool | None = None,
    open_browser: bool = False,
    lang: Lang = None,
) -> None:
    """Open the web table: play in the browser, alone, at one screen or with friends.

    Every option can also be set by an environment variable, such as ROUNDHOUSE_PORT.

    ```
    roundhouse serve
    roundhouse serve --open-browser
    roundhouse serve --host 0.0.0.0 --port 8080
    ROUNDHOUSE_DB=postgresql://user@localhost/roundhouse roundhouse serve
    ```

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets other machines in. Default: 127.0.0.1.
    port
        The port. Default: 8000.
    db
        A database URL: sqlite:///FILE or postgresql://USER@HOST/NAME. Default: a SQLite file of your own.
    bot_workers
        Processes for bots that search, hints and analyses; other bots have one more for every four. Default: one for
        each core but one.
    https
        Say this where people come by https (through a proxy): cookies are then sent by https only.
    log_json
        Write the log as JSON, one object a line.
    open_browser
        Show the page in your browser as soon as it is there.
    """
    try:
        from ..server.run import port_is_free
        from ..server.run import serve as run
        from ..server.settings import from_environment
    except ImportError:
        raise MissingExtra("the web table", "web") from None
    given = {
        "host": host,
        "port": port,
        "db": db,
        "bot_workers": bot_workers,
        "https": None if https is None else int(https),
        "log_json": None if log_json is None else int(log_json),
    }
    wishes = {f"ROUNDHOUSE_{name.upper()}": str(value) for name, value in given.items() if value is not None}
    settings = from_environment({**os.environ, **wishes})
    if not port_is_free(settings.host, settings.port):
        raise BadOption(f"port {settings.port} is taken; try another: roundhouse serve --port {settings.port + 1}")
    address = f"http://{'localhost' if settings.host in ('127.0.0.1', '0.0.0.0') else settings.host}:{settings.port}"  # noqa: S104
    console.print(words(lang)("cli-serve", address=address))
    if open_browser:
        threading.Thread(target=_show, args=(address,), daemon=True).start()
    run(settings)


def _show(address: str) -> None:
    """Wait until the page answers, then show it; where there is no browser, the address above has to do."""
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1).close()  # noqa: S310
            break
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    webbrowser.open(address)
