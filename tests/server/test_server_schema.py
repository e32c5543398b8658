"""schemathesis over the interface as it describes itself: whatever is sent, there is no 5xx and never a trace."""

from __future__ import annotations

from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import FailedHealthCheck, Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from .served import Served

bounded = settings(
    max_examples=6,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[check for check in HealthCheck if check is not HealthCheck.filter_too_much],
)


def test_the_description_names_everything(server: Served) -> None:
    paths = httpx.get(f"{server.url}/api/schema/openapi.json").json()["paths"]
    assert {path.rstrip("/") for path in paths} >= {
        "/api/games",
        "/api/games/{game}",
        "/api/tables",
        "/api/tables/{table}",
        *(
            f"/api/tables/{{table}}/{what}"
            for what in (
                "moves",
                "undo",
                "sit",
                "leave",
                "keep",
                "seats",
                "bot",
                "back",
                "whisper",
                "courtesy",
                "why",
                "hint",
                "preview",
                "replay",
                "record",
                "fair",
            )
        ),
        *(f"/api/tables/{{table}}/{what}" for what in ("rematch", "chat", "qr.svg")),
        "/api/me",
        *(f"/api/me/{what}" for what in ("keep", "sign-in", "recover", "device", "programs", "records", "forget")),
    }


def test_nothing_brings_it_down(server: Served) -> None:
    token = {"Authorization": "Bearer token-of-a-wild-program-----"}
    table = httpx.post(f"{server.url}/api/tables", json={"game": "railroad_ink", "seats": 2}, headers=token).json()[
        "id"
    ]
    interface = schemathesis.openapi.from_dict(httpx.get(f"{server.url}/api/schema/openapi.json").json())
    operations = [found.ok() for found in interface.get_all_operations() if isinstance(found, Ok)]
    operations = [one for one in operations if one.path != "/api/stream"]  # it has no end
    assert len(operations) > 20

    def check(case: Any) -> None:
        # Half of the tables asked for are there, or hardly anything would be reached.
        if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2:
            case.path_parameters["table"] = table
        answer = case.call(base_url=server.url, headers=token)
        assert answer.status_code < 500, f"{case.operation.label}: {answer.text}"
        assert b"Traceback" not in answer.content
        if answer.status_code >= 400:
            assert "application/problem+json" in answer.headers["content-type"][0], case.operation.label

    harmless = []
    for operation in operations:
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            try:
                bounded(given(case=operation.as_strategy(generation_mode=mode))(check))()
            except (Unsatisfiable, FailedHealthCheck):
                if mode is GenerationMode.POSITIVE:
                    raise
                harmless.append(operation.label)  # there is nothing wrong that could be asked of it
    assert len(harmless) < len(operations) / 2
