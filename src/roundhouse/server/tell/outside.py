"""The process that delivers to places which people name: it can reach public numbers alone, has little memory, and is
ended when it takes too long."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import json
import multiprocessing
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ..thinking import end_with_parent

#: Seconds: for one answer, and for all of a delivery.
TIMEOUT, PATIENCE = 10, 40
#: Bytes of an answer that are read; nobody needs to know more than whether it was taken.
LONGEST_ANSWER = 64 * 1024
#: Bytes of memory beyond which a delivery is no delivery.
ROOM = 3 << 30
#: Seconds that a push is kept for a browser that is off.
TTL = 24 * 3600


class Gone(Exception):
    """Nobody is there any more: the address is to be forgotten."""


class TooSlow(OSError):
    """It took so long that it was given up."""


class Outside:
    """Delivers, one message at a time. The process is started with the first."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()

    async def push(self, subscription: str, words: dict[str, str], key: bytes, site: str, message: str) -> None:
        if not await self._do(send_push, subscription, json.dumps(words), key, site, message):
            raise Gone

    async def apprise(self, address: str, title: str, body: str) -> None:
        if not await self._do(send_apprise, address, title, body):
            raise OSError("the service did not take it")

    async def _do(self, *work: Any) -> Any:
        async with self._turn:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, context, _start, (self.private,))
            try:
                async with asyncio.timeout(PATIENCE):
                    return await asyncio.get_running_loop().run_in_executor(self._pool, *work)
            except TimeoutError:
                self._end()
                raise TooSlow(f"not delivered within {PATIENCE} seconds") from None
            except BrokenProcessPool as error:
                self._end()
                raise OSError(f"not delivered: {error!r}") from None

    def _end(self) -> None:
        if self._pool is not None:
            # A pool has no other way to end a process that does not listen (until Python 3.14).
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            self.close()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


# -- in the process -----------------------------------------------------------------------------------------------


def _start(private: bool) -> None:
    threading.Thread(target=end_with_parent, daemon=True).start()
    with contextlib.suppress(ImportError, ValueError, OSError):  # not everywhere
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
    import apprise  # noqa: F401  before the door is shut: it looks for its services
    import pywebpush  # noqa: F401

    from .targets import guard

    guard(private)
    _read_little()


def _read_little() -> None:
    """Services answer by requests, whichever library asks them: of what they say only the beginning is read, packed or
    not. What is longer is an error, and the connection is closed."""
    from requests import Response
    from requests.exceptions import ContentDecodingError

    iterate: Any = Response.iter_content

    def some(self: Response, chunk_size: int | None = 1, decode_unicode: bool = False) -> Iterator[Any]:
        read = 0
        for part in iterate(self, min(chunk_size or LONGEST_ANSWER, LONGEST_ANSWER), decode_unicode):
            read += len(part)
            if read > LONGEST_ANSWER:
                self.close()
                raise ContentDecodingError("the answer is too long")
            yield part

    Response.iter_content = some  # type: ignore[method-assign]


def send_push(subscription: str, words: str, key: bytes, site: str, message: str) -> bool:
    """Whether the browser can still be reached."""
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush

    vapid = Vapid02.from_raw(base64.urlsafe_b64encode(key).rstrip(b"="))
    topic = base64.urlsafe_b64encode(hashlib.sha256(message.encode()).digest())[:32].decode()
    try:
        webpush(
            json.loads(subscription),
            words,
            vapid_private_key=vapid,
            vapid_claims={"sub": site},
            ttl=TTL,
            timeout=TIMEOUT,
            # A browser that was off gets a message once, however often it was sent.
            headers={"Topic": topic, "Urgency": "normal"},
        )
    except WebPushException as error:
        if error.response is not None and error.response.status_code in (404, 410):
            return False
        raise OSError(str(error)[:300]) from None
    return True


def send_apprise(address: str, title: str, body: str) -> bool:
    import apprise

    asset = apprise.AppriseAsset(app_id="Roundhouse", app_desc="Roundhouse", async_mode=False, plugin_paths=[])
    service = apprise.Apprise(asset=asset)
    if not service.add(address):
        raise OSError("the service does not know this address")
    return bool(service.notify(body=body, title=title))
