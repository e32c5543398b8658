"""Dockerfile and compose.yaml cannot be run everywhere; what can be said without running them is checked."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import yaml  # type: ignore[import-untyped]

from roundhouse.server.settings import from_environment

ROOT = Path(__file__).parents[2]
INSTRUCTIONS = {"FROM", "ENV", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "CMD"}


def instructions() -> list[tuple[str, str]]:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    lines = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ").splitlines()
    found: list[tuple[str, str]] = []
    for line in filter(None, lines):
        word, _, rest = line.partition(" ")
        found.append((word, rest.strip()))
    return found


def test_the_dockerfile() -> None:
    found = instructions()
    assert {word for word, _ in found} == INSTRUCTIONS
    # It is built beside, where there is a compiler, and the wheel is that of the image's own Python.
    begins = [place for place, (word, _) in enumerate(found) if word == "FROM"]
    assert [found[place][1] for place in begins] == ["python:3.12-slim AS build", "python:3.12-slim"]
    built = " ".join(rest for word, rest in found[: begins[1]] if word == "RUN")
    assert re.search(r"apt-get install .*gcc.* python tools/wheel.py .*dist/\*-cp312-\*\.whl", built)
    assert ("COPY", "--from=build /opt/roundhouse /opt/roundhouse") in found
    # It does not run as root, and is told so after everything is installed.
    words = [word for word, _ in found[begins[1] :]]
    assert words.index("USER") > words.index("RUN")
    for word, rest in found:
        if word == "COPY" and "--from" not in rest:
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
        if word == "CMD":
            assert msgspec.json.decode(rest) == ["python", "-m", "roundhouse.server"]
    environment = dict(pair.split("=", 1) for word, rest in found if word == "ENV" for pair in rest.split())
    assert environment["PATH"].startswith("/opt/roundhouse/bin:")
    settings = from_environment(environment)
    assert (settings.host, settings.port, settings.log_json) == ("0.0.0.0", 8000, True)
    assert settings.url == "sqlite:////data/roundhouse.sqlite"


def test_the_compose_file() -> None:
    services: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert set(services) == {"roundhouse", "postgres"}
    given = services["roundhouse"]["environment"]
    url = from_environment(given).url
    assert url.startswith("postgresql+psycopg://roundhouse:")
    assert url.endswith("@postgres/roundhouse")
    assert services["roundhouse"]["depends_on"]["postgres"]["condition"] == "service_healthy"
    assert services["postgres"]["image"].partition(":")[2]
    # All visitors come through the gateway of the container's network: its word is taken for who they are.
    assert from_environment(given).proxies


def test_the_image_takes_only_what_it_needs() -> None:
    kept = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert kept[0] == "*"
    copied = {
        source
        for word, rest in instructions()
        if word == "COPY" and "--from" not in rest
        for source in rest.split()[:-1]
    }
    assert {f"!{source}" for source in copied} == {word for word in kept if word.startswith("!")}
