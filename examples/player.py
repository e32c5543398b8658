"""A program that plays at all its tables, with nothing but Python's library: as long as one of them goes on.

    python examples/player.py railroad_ink ticket_to_ride_usa        # two new tables, with our bots
    python examples/player.py http://localhost:8000/table/AbCd12     # sit down where somebody has left a seat open
    ROUNDHOUSE_TOKEN=rh_… python examples/player.py                  # play on wherever this token has a seat

Its token is who it is: kept, it finds its seats again after any break. One stream tells what is asked of it at all its
tables, and after a break goes on where it was. A server that is away or busy is asked again: a move has a number and a
new table a key, so neither happens twice. docs/api.md tells the rest; `choose` is the place for a better idea.
"""

import json
import os
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPException
from typing import Any

SERVER = os.environ.get("ROUNDHOUSE_URL", "http://localhost:8000") + "/api"
OWN = {"Authorization": f"Bearer {os.environ.get('ROUNDHOUSE_TOKEN') or secrets.token_urlsafe(16)}"}


def call(path: str, body: Any = None, read: Callable[[Any], Any] = json.load, last: str = "") -> Any:
    more = {"Content-Type": "application/json", "Idempotency-Key": secrets.token_urlsafe(16), "Last-Event-ID": last}
    request = urllib.request.Request(SERVER + path, json.dumps(body).encode() if body else None, OWN | more)  # noqa: S310
    while True:
        try:
            return read(urllib.request.urlopen(request, timeout=60))  # noqa: S310
        except urllib.error.HTTPError as error:
            if error.code == 409:
                return None  # the table has moved on: what is asked now will be told
            if error.code not in (429, 502, 503):
                raise SystemExit(f"the server says: {json.load(error).get('detail', error)}") from None
        except (OSError, HTTPException):
            pass  # nobody there, or the line broke
        time.sleep(0.5)


def events(last: str = "") -> Iterator[Any]:
    while True:
        with suppress(OSError, HTTPException):
            for line in call("/stream", read=iter, last=last):
                name, _, value = line.decode().strip().partition(": ")
                last = value if name == "id" else last
                if name == "data":
                    yield json.loads(value)
        time.sleep(0.5)


def choose(picks: Any) -> str:  # a leaf of the tree; `state` below has also the board, the score, the clock
    pick = random.choice(picks)
    return str(pick["move"]) if "move" in pick else choose(pick["picks"])


for word in sys.argv[1:]:
    if "/table/" in word:
        call(f"/tables/{word.rpartition('/')[2]}/sit", {"name": "My program"})
    else:
        call("/tables", {"game": word})
for event in events():
    if event["type"] == "tables" and not event["tables"]:
        break  # all games are over
    for turn in event.get("turns", ()):
        table, seat = f"/tables/{event['table']}", turn["seat"]
        if (state := call(f"{table}?seat={seat}&have=all")) and state["picks"]:
            call(f"{table}/moves", {"seat": seat, "move": choose(state["picks"]), "number": state["own_number"]})
