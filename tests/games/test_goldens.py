"""Golden records: whole games, replayed and compared."""

from __future__ import annotations

import pytest

import goldens
import roundhouse as rh
from roundhouse import Table, verify
from roundhouse.core.record import Record


@pytest.mark.parametrize(("game", "name"), goldens.names(*rh.game_ids()))
def test_a_golden_record_replays_to_its_transcript(game: str, name: str) -> None:
    """Every sentence, everything that chance said, the points on the way, the final sheet and the digest."""
    record = goldens.text(game, name)
    table = Table.load(record)
    assert table.over
    assert table.record.to_json() == record
    assert goldens.TOOL.transcript(table).splitlines() == goldens.text(game, name, "txt").splitlines()


@pytest.mark.parametrize(
    ("game", "name"), [(game, golden.name) for game in rh.game_ids() for golden in goldens.TOOL.GOLDENS[game]]
)
def test_what_chance_said_in_our_own_games_follows_from_the_seed(game: str, name: str) -> None:
    verdict = verify(Record.from_json(goldens.text(game, name)))
    assert verdict.fair
    assert verdict.unverifiable == 0


@pytest.mark.parametrize(
    ("game", "name", "points"),
    [(game, played.name, played.points) for game, kept in goldens.TOOL.PEOPLE.items() for played in kept],
)
def test_a_game_of_people_ends_with_the_points_that_they_had(game: str, name: str, points: tuple[int, ...]) -> None:
    """They were counted somewhere else, by another engine."""
    assert goldens.table(game, name).sheet().totals == points


@pytest.mark.parametrize("game", rh.game_ids())
def test_there_is_a_golden_record_for_everything_that_is_listed(game: str) -> None:
    listed = {f"{name}.{form}" for _, name in goldens.names(game) for form in ("json", "txt")}
    assert {path.name for path in (goldens.FOLDER / game).iterdir()} == listed


def test_the_tool_plays_the_same_game_again() -> None:
    """So that a golden record made anew differs only where the rules do."""
    game = "railroad_ink"
    golden = next(golden for golden in goldens.TOOL.GOLDENS[game] if golden.name == "lava_1")
    assert goldens.TOOL.play(game, golden).record.to_json() == goldens.text(game, "lava_1")
