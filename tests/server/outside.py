"""The world outside, on this machine: a mail server, and a place that takes pushes and webhooks."""

from __future__ import annotations

import base64
import contextlib
import email
import json
import os
import threading
from collections.abc import Callable
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .served import free_port


class Mailbox:
    """An SMTP server that keeps what comes. `refuse`: whom nobody knows there. What happens, once, when a mail comes:
    `before` it is kept, and it is not; `after` it is, and nobody was told so yet."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.refuse: set[str] = set()
        self.before: Callable[[], None] | None = None
        self.after: Callable[[], None] | None = None
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port())

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if address in self.refuse:
            return "550 nobody here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        before, self.before = self.before, None
        if before is not None:
            before()
            return "451 not now"
        self.mails.append(email.message_from_bytes(envelope.content))
        after, self.after = self.after, None
        if after is not None:
            after()
        return "250 OK"

    @property
    def server(self) -> str:
        return f"127.0.0.1:{self.controller.port}"

    def words(self, place: int = -1) -> str:
        body = self.mails[place].get_payload(decode=True)
        assert isinstance(body, bytes)
        return body.decode()

    def __enter__(self) -> Self:
        self.controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.controller.stop()


class Endpoint:
    """Takes requests, and remembers them; answers with `status`. A browser's side of web push: it can read them."""

    def __init__(self) -> None:
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        #: What is answered, and (with such a status) where else it is to be found.
        self.answer, self.location = b"", ""
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                endpoint.came.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(endpoint.status)
                if endpoint.location:
                    self.send_header("Location", endpoint.location)
                self.end_headers()
                with contextlib.suppress(OSError):  # who has heard enough has gone
                    self.wfile.write(endpoint.answer)

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port: int = self.server.server_address[1]

    @property
    def subscription(self) -> str:
        public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _b64(public), "auth": _b64(self.auth)}
        return json.dumps({"endpoint": f"http://127.0.0.1:{self.port}/push", "keys": keys})

    def read(self, place: int = -1) -> Any:
        """What was pushed, as the browser reads it."""
        words = http_ece.decrypt(
            self.came[place][2], private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(words)

    def __enter__(self) -> Self:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


def _b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
