"""The application in this process, with a clock that tests set."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from litestar import Litestar
from litestar.testing import TestClient

from roundhouse.server import sweeping
from roundhouse.server.app import DOERS
from roundhouse.server.hall import Hall
from roundhouse.server.over_days import doing

from .served import moves

T = TypeVar("T")


class House:
    """The application in this process, with a clock of ours."""

    def __init__(self, client: TestClient[Litestar], clock: list[float]) -> None:
        self.client, self.clock = client, clock

    @property
    def hall(self) -> Hall:
        hall: Hall = self.client.app.state.hall
        return hall

    def tell(self, path: str, who: str = "ann", **body: Any) -> Any:
        return self.client.post(f"/api{path}", json=body, headers=self.token(who))

    def ask(self, path: str, who: str = "ann") -> Any:
        return self.client.get(f"/api{path}", headers=self.token(who))

    def table(self, who: str = "ann", **wish: Any) -> str:
        answer = self.tell("/tables", who, **{"game": "railroad_ink", **wish})
        assert answer.status_code == 201, answer.text
        name: str = answer.json()["id"]
        return name

    def removal(self, table: str) -> float | None:
        found: float | None = next(one["removal"] for one in self.mine() if one["id"] == table)
        return found

    def mine(self) -> list[Any]:
        found: list[Any] = self.ask("/tables?list=mine").json()
        return found

    def do(self, work: Callable[[Hall], Awaitable[T]]) -> T:
        """Something that the application does."""

        async def run() -> T:
            return await work(self.hall)

        with self.client.portal() as portal:
            return portal.call(run)

    def sweep(self) -> list[str]:
        return self.do(sweeping.sweep)

    def wait(self, seconds: float) -> None:
        """Time goes by, and what is due is done."""
        self.clock[0] += seconds
        while self.do(lambda hall: doing.do_due(hall, DOERS)):
            pass

    def state(self, table: str, seat: int | None = 0, who: str = "ann") -> Any:
        answer = self.ask(f"/tables/{table}" + ("" if seat is None else f"?seat={seat}"), who)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def play(self, table: str, seat: int = 0, who: str = "ann", wanted: str = "") -> Any:
        """The first legal move, or one that begins with these letters; the answer."""
        state = self.state(table, seat, who)
        found = [move for move in moves(state) if move.startswith(wanted)]
        return self.tell(f"/tables/{table}/moves", who, seat=seat, move=found[0], number=state["own_number"])

    @staticmethod
    def token(who: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {'token-of-' + who:-<30}"}
