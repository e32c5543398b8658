"""Start the web table and keep it running."""

from __future__ import annotations

import contextlib
import gc
import logging
import socket
import sys
from types import FrameType
from typing import TYPE_CHECKING

import structlog
import uvicorn

from .doors import OTHER_FILES, Doors, lines, raise_files
from .settings import Settings

if TYPE_CHECKING:
    from .hall import Hall

SWITCH = 0.0005
#: How many new objects, survivors of them, and survivors of those are looked through for rings that nobody holds. Looks
#: are made of thousands of objects that die together: with Python's 700 they were looked through, and thousands of
#: tables with them, all the time: a fifth of the processor, and half a second at once.
RINGS = (10_000, 5, 100)


def serve(settings: Settings) -> None:
    """Until Ctrl-C; open moves are written before it ends."""
    from .app import create_app

    _set_up_logs(settings.log_json)
    # The thread that writes needs the interpreter for a moment, often: with Python's 5 ms it would wait for its turn
    # longer than for the disk.
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*RINGS)
    app = create_app(settings)
    gc.freeze()  # what is there now stays
    files = raise_files()
    doors = Doors(files - OTHER_FILES, settings.connections, settings.proxies)
    http, socket_line = lines(doors, settings.rate)
    config = uvicorn.Config(
        app,
        http=http,
        ws=socket_line,
        # Nobody else is believed when they say whom they ask for.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=8192,
        ws_ping_interval=20,
        ws_per_message_deflate=False,  # messages are short: it would cost more than it saves
        timeout_graceful_shutdown=5,
        # Longer than those who ask keep a line: else it is closed now and then just as the next question comes.
        timeout_keep_alive=75,
    )
    with contextlib.suppress(KeyboardInterrupt):  # said again when all is closed
        _Host(config, app.state.hall).run()


class _Host(uvicorn.Server):
    """Waits at the end until all that was asked is answered; streams have no end of their own."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self.hall = hall

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.hall.closing = True
        super().handle_exit(sig, frame)


def _set_up_logs(as_json: bool) -> None:
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    shape: structlog.types.Processor = (
        structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            shape,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(),
    )


def port_is_free(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True
