"""A player over the network, with Python's own library: it sits down at a table with bots and plays a whole game.

    make play                                # in another window: the server
    python examples/client.py railroad_ink

docs/api.md tells everything about the requests. Nothing here knows any game: a choice is a walk down the tree of picks
that the server sends, and `choose` is the place for a better idea than chance.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
import time
import urllib.error
import urllib.request
from typing import Any

PATIENCE = 20  # how often a request is sent again before we give up


class Problem(Exception):
    """The server says no, and why."""

    def __init__(self, status: int, about: dict[str, Any]) -> None:
        super().__init__(" – ".join(filter(None, (about.get("title"), about.get("detail")))) or status)
        self.status = status
        self.code = about.get("code")


class Client:
    """Somebody at a server. The token is who they are: with it they find their seats again."""

    def __init__(self, server: str, token: str) -> None:
        self.api = server.rstrip("/") + "/api"
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def call(self, path: str, body: Any = None) -> Any:
        """One request. It is safe to send any of them again when no answer came: a move has a number."""
        data = None if body is None else json.dumps(body).encode()
        reason: Exception | None = None
        for wait in range(PATIENCE):
            request = urllib.request.Request(self.api + path, data, self.headers)  # noqa: S310 it is an address of ours
            try:
                with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):
                    raise Problem(error.code, json.load(error)) from None
                reason = error
            except (urllib.error.URLError, ConnectionError, TimeoutError) as error:
                reason = error
            time.sleep(0.1 * (wait + 1))
        raise SystemExit(f"{self.api} does not answer: {reason}")

    def new_table(self, game: str, seats: int, bot: str) -> str:
        chairs = [{"kind": "me", "name": "My program"}, *[{"kind": "bot", "bot": bot}] * (seats - 1)]
        return str(self.call("/tables", {"game": game, "seats": seats, "chairs": chairs})["id"])

    def play(self, table: str, seat: int) -> dict[str, Any]:
        """Play to the end; how the table stands then."""
        while not (state := self.call(f"/tables/{table}?seat={seat}&have=all"))["over"]:
            if not state["picks"]:
                time.sleep(0.05)  # the others think
                continue
            try:
                move = choose(state)
                self.call(f"/tables/{table}/moves", {"seat": seat, "move": move, "number": state["own_number"]})
            except Problem as problem:
                if problem.code != "stale":  # somebody was faster: look again
                    raise
        return dict(state)


def choose(state: dict[str, Any]) -> str:
    """A move: any leaf of the tree. `state["sheet"]` is the score so far; /plain has the board in characters."""
    pick = random.choice(state["picks"])
    while "move" not in pick:
        pick = random.choice(pick["picks"])
    return str(pick["move"])


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a game against bots over the network.")
    parser.add_argument("game", nargs="?", default="railroad_ink")
    parser.add_argument("--server", default="http://localhost:8000")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="random")
    wish = parser.parse_args()
    client = Client(wish.server, secrets.token_urlsafe(16))
    try:
        table = client.new_table(wish.game, wish.seats, wish.bot)
        print(f"{wish.server}/table/{table}")
        end = client.play(table, 0)
    except Problem as problem:
        raise SystemExit(f"the server says: {problem}") from None
    print(client.call(f"/tables/{table}/plain?seat=0")["plain"])
    for seat in end["sheet"]["seats"]:
        print(seat["name"], seat["total"], "*" if seat["winner"] else "")
        for line in seat["lines"]:
            print(f"  {line['points']:>4}  {line['text']}")


if __name__ == "__main__":
    main()
