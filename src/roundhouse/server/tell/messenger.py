"""What the house needs to tell people something: its keys, the way outside, and who can be reached."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ..settings import Settings
from ..store import Store
from . import rows
from .outside import Outside

T = TypeVar("T")
#: What a link in a message does.
CONFIRM, STOP = "confirm", "stop"
#: Whoever has a place that is too slow is written to again after so many seconds: others wait meanwhile.
REST = 600
#: Names of places are looked up by so many threads of their own, for so many seconds: a name can be made to take long,
#: and nobody who plays shall wait for it.
THREADS, LOOK_UP = 2, 10
#: The order of the curve: keys are numbers below it.
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


class Messenger:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.outside = Outside(settings.tell_private)
        #: People who have given an address: nothing is written down for others. Looked at anew now and then.
        self.reachable: Collection[str] = frozenset()
        self._resting: dict[str, float] = {}
        self._names = ThreadPoolExecutor(THREADS, thread_name_prefix="roundhouse-names")
        self._links = b""
        self.key = b""

    def open(self, store: Store) -> None:
        """Keys are made with the database, and stay. Who can be reached is known before the first move comes."""
        self._links = store.secret("links")
        number = int.from_bytes(hashlib.sha512(store.secret("vapid")).digest(), "big") % (_ORDER - 1) + 1
        self.key = number.to_bytes(32, "big")
        with store.engine.connect() as connection:
            self.reachable = rows.reachable(connection)

    @property
    def public_key(self) -> str:
        """What browsers know the house by when it pushes."""
        # Only now: who plays at home need not wait for it.
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        public = ec.derive_private_key(int.from_bytes(self.key, "big"), ec.SECP256R1()).public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def link(self, what: str, address: str) -> str:
        """A link that only who reads what is sent to this address can know."""
        return f"{self.settings.address}/mail/{what}/{address}/{self.seal(what, address)}"

    def seal(self, what: str, address: str) -> str:
        return hmac.new(self._links, f"{what} {address}".encode(), hashlib.sha256).hexdigest()[:40]

    def fits(self, what: str, address: str, seal: str) -> bool:
        return hmac.compare_digest(self.seal(what, address).encode(), seal.encode())

    def rests(self, owner: str, now: float) -> float | None:
        """Until when nothing is sent to somebody; None: it is."""
        until = self._resting.get(owner, now)
        return until if now < until <= now + REST else None

    def let_rest(self, owner: str, now: float) -> None:
        self._resting = {one: until for one, until in self._resting.items() if until > now} | {owner: now + REST}

    async def look_up(self, work: Callable[[], T]) -> T:
        """Something that asks where names lead."""
        async with asyncio.timeout(LOOK_UP):
            return await asyncio.get_running_loop().run_in_executor(self._names, work)

    def close(self) -> None:
        self.outside.close()
        self._names.shutdown(wait=False, cancel_futures=True)
