"""The floods of the review, from addresses of their own on the loopback, for so many seconds. For `make soak`.

    python tools/attack.py http://127.0.0.1:8000 TABLE --seconds 20

It attacks this machine alone, and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import secrets
import sys
from collections import Counter
from urllib.parse import urlsplit

import httpx
import websockets
from websockets.exceptions import WebSocketException

SOCKETS = 20
READERS = 8
HALF_SENT = 300
NOTHING_NEW = (OSError, WebSocketException, httpx.HTTPError, EOFError)
#: What was answered, by flood and status.
answers: Counter[str] = Counter()


def client(url: str, last: int) -> httpx.AsyncClient:
    """From another address of the loopback than everybody else."""
    way = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{last}")
    token = {"Authorization": f"Bearer {secrets.token_urlsafe(16)}"}
    return httpx.AsyncClient(base_url=f"{url}/api", transport=way, headers=token, timeout=30)


async def pings(url: str, table: str) -> None:
    """Messages without end, answers that nobody reads."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    while True:
        try:
            async with websockets.connect(address, local_addr=("127.0.0.2", 0), max_queue=None) as line:
                answers["socket opened"] += 1
                while True:
                    for _ in range(100):
                        await line.send('{"type":"ping"}')
                    await asyncio.sleep(0)
        except NOTHING_NEW:
            answers["socket refused or closed"] += 1
            await asyncio.sleep(0.05)


async def looks(url: str, table: str) -> None:
    async with client(url, 3) as asking:
        while True:
            with contextlib.suppress(*NOTHING_NEW):
                asking.headers["Authorization"] = f"Bearer {secrets.token_urlsafe(16)}"
                answers[f"look {(await asking.get(f'/tables/{table}')).status_code}"] += 1


async def hints(url: str) -> None:
    """Asked for, and not waited for."""
    async with client(url, 4) as asking:
        table = (await asking.post("/tables", json={"game": "railroad_ink", "seats": 1})).json()["id"]
        while True:
            with contextlib.suppress(*NOTHING_NEW, TimeoutError):
                async with asyncio.timeout(0.4):
                    answers[f"hint {(await asking.get(f'/tables/{table}/hint?seat=0')).status_code}"] += 1


async def half_sent(url: str) -> None:
    host, port = urlsplit(url).hostname, urlsplit(url).port
    while True:
        lines = []
        for _ in range(HALF_SENT):
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(host, port, local_addr=("127.0.0.5", 0))
                writer.write(b"GET / HTTP/1.1\r\nHost: half")
                lines.append(writer)
        answers["half a request"] += len(lines)
        await asyncio.sleep(2)
        for writer in lines:
            writer.close()


async def undos(url: str) -> None:
    async with client(url, 6) as asking:
        table = (await asking.post("/tables", json={"game": "railroad_ink", "seats": 1})).json()["id"]
        state = (await asking.get(f"/tables/{table}?seat=0")).json()
        pick = state["picks"][0]
        while "move" not in pick:
            pick = pick["picks"][0]
        for number in itertools.count(step=2):
            with contextlib.suppress(*NOTHING_NEW):
                move = {"seat": 0, "move": pick["move"], "number": number}
                answers[f"move {(await asking.post(f'/tables/{table}/moves', json=move)).status_code}"] += 1
                back = {"seat": 0, "number": number + 1}
                answers[f"undo {(await asking.post(f'/tables/{table}/undo', json=back)).status_code}"] += 1


async def tables(url: str) -> None:
    """Tables of bots alone."""
    chairs = [{"kind": "bot", "bot": "random"}] * 6
    async with client(url, 7) as asking:
        while True:
            with contextlib.suppress(*NOTHING_NEW):
                wish = {"game": "railroad_ink", "seats": 6, "chairs": chairs}
                asking.headers["Authorization"] = f"Bearer {secrets.token_urlsafe(16)}"
                answers[f"table {(await asking.post('/tables', json=wish)).status_code}"] += 1


async def attack(url: str, table: str, seconds: float) -> None:
    floods = [
        *(pings(url, table) for _ in range(SOCKETS)),
        *(looks(url, table) for _ in range(READERS)),
        *(hints(url) for _ in range(4)),
        half_sent(url),
        undos(url),
        tables(url),
    ]
    running = [asyncio.ensure_future(flood) for flood in floods]
    await asyncio.sleep(seconds)
    for flood in running:
        flood.cancel()
    await asyncio.gather(*running, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url")
    parser.add_argument("table")
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    if urlsplit(given.url).hostname != "127.0.0.1":
        sys.exit("only this machine is attacked")
    asyncio.run(attack(given.url, given.table, given.seconds))
    print(json.dumps(dict(sorted(answers.items()))))


if __name__ == "__main__":
    main()
