"""Every command once as a person or a program would call it, and what they say when something is wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.analysis import questions
from roundhouse.cli import analyse, run
from roundhouse.cli.words import Gap, gaps_in
from roundhouse.core.chance import Fast
from roundhouse.core.game import rule_lines
from roundhouse.core.hindsight import Hindsight
from roundhouse.core.table import Table
from roundhouse.core.texts import CORE_TEXT, LANGUAGES
from roundhouse.games.railroad_ink import RailroadInk

PLACEMENTS = [["A_road_straight", row, 1, 0, 0] for row in range(7)]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of two, with one move taken back on the way."""
    table, chance = Table.new("railroad_ink", seats=2, seed="poznan"), Fast(1)
    table.play(0, table.moves(0)[0])
    table.undo(0)
    while not table.over:
        seat = table.actors()[0]
        moves = table.moves(seat)
        table.play(seat, moves[chance.number(len(moves))])
    path = tmp_path / "game.json"
    path.write_text(table.record.to_json(), encoding="utf-8")
    return path


def told(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    """What a command says: on stdout if all is well; else one line on stderr."""
    assert run(words) == code
    out, err = capsys.readouterr()
    if code == 1:
        assert err.startswith("roundhouse: ")
        assert err.count("\n") == 1
        return str(err)
    assert code or not err
    return str(out or err)


def read(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    return json.loads(told(capsys, *words))


# -- all of them --------------------------------------------------------------------------------------------------


def test_without_a_word_the_games_are_opened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said: list[list[str]] = []

    def app(words: list[str], **_: Any) -> int:
        said.append(words)
        return 0

    monkeypatch.setattr("roundhouse.cli.app.app", app)
    assert run([]) == 0
    assert said == [["serve", "--open-browser"]]
    monkeypatch.setattr("roundhouse.cli.find_spec", lambda name: None)
    for words in ([], ["serve"]):
        assert run(words) == 1
        wish, other = capsys.readouterr().err.splitlines()
        assert wish.endswith("pip install 'roundhouse[web]'")
        assert "uvx --from 'roundhouse[web]' roundhouse" in other


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "--version").strip() == roundhouse.__version__


@pytest.mark.parametrize(
    "command",
    [
        "play",
        "serve",
        "games",
        "rules",
        "arena",
        "replay",
        "analyse",
        "hindsight",
        "verify",
        "score",
        "words",
        "bench",
        "backup",
        "restore",
    ],
)
def test_every_command_has_help_with_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"roundhouse {command} " in told(capsys, command, "--help").split("\n", 1)[1]


@pytest.mark.parametrize(
    "words", [["fly"], ["rules"], ["arena", "railroad_ink"], ["games", "--what"], ["bench", "--seconds", "x"]]
)
def test_wrong_usage_is_told_with_exit_code_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(words) == 2
    assert capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["games", "--lang", "de"], "there is no language 'de'; languages: en, pl"),
        (["rules", "chess"], "there is no game 'chess'; games here: railroad_ink"),
        (["rules", "railroad_ink", "RI-2.33"], "has no rule 'RI-2.33'; near: RI-2.3"),
        (["arena", "railroad_ink", "--bots", "nobody"], "no bot 'nobody'; bots here: easy, standard, expert, random"),
        (["arena", "railroad_ink", "--bots", "random", "--games", "0"], "1 game or more"),
        (["arena", "railroad_ink", "--bots", "random", "--option", "lava"], "'lava' is no option; write name=value"),
        (["arena", "railroad_ink", "--bots", "random", "--option", "a=b"], "has no option 'a'"),
        (["words", "--lang", "en"], "'en' is no language to translate to"),
        (["words", "--lang", "deutsch"], "'deutsch' is no language to translate to"),
        (["verify", "missing.json"], "missing.json: No such file or directory"),
        (["replay", "missing.json"], "missing.json: No such file or directory"),
        (["score", "railroad_ink", "missing.json"], "missing.json: No such file or directory"),
        (["play", "railroad_ink", "--hotseat", "--bots", "greedy", "--new"], "leave out --bots"),
        (
            ["play", "railroad_ink", "--seats", "2", "--bots", "greedy,random", "--new"],
            "2 bots are too many for 2 seats",
        ),
        (["play", "railroad_ink", "--seats", "9", "--new"], "1 to 6 players, not 9"),
    ],
)
def test_what_can_be_expected_to_go_wrong_is_one_line(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert message in told(capsys, *words, code=1)


def _keys(lang: str) -> dict[str, set[str]]:
    text = (CORE_TEXT / f"{lang}.cli.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^([a-z0-9-]+) =((?:.*\n)(?:[ ].*\n|\n(?=[ ]))*)", text, re.MULTILINE)
    return {key: set(re.findall(r"\{ \$(\w+) ", words)) for key, words in messages}


def test_both_languages_have_the_same_sentences_with_the_same_arguments() -> None:
    assert _keys("en") == _keys("pl")


def test_every_sentence_is_used_and_every_used_one_is_there() -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in (Path(roundhouse.__file__).parent / "cli").glob("*.py")
    )
    known = set(_keys("en"))
    named = set(re.findall(r"""["'](cli-[a-z-]+[a-z])["']""", source))
    assert named <= known
    families = set(re.findall(r"""["'](cli-[a-z]+-)\{""", source))
    assert {key for key in known - named if not any(key.startswith(family) for family in families)} == set()


# -- games, rules, bench ------------------------------------------------------------------------------------------


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    (ink,) = [game for game in read(capsys, "games", "--json") if game["id"] == "railroad_ink"]
    assert ink["title"] == "Railroad Ink"
    assert ink["seats"] == [1, 2, 3, 4, 5, 6]
    assert ink["options"] == [{"name": "expansion", "choices": ["none", "lava", "meteor"], "default": "none"}]
    assert ink["bots"] == ["easy", "standard", "expert", "random", "greedy"]
    assert "railroad_ink" in told(capsys, "games")


def test_the_language_is_that_of_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Gracze" in told(capsys, "games")
    assert "Players" in told(capsys, "games", "--lang", "en")
    monkeypatch.setenv("LC_ALL", "C")
    assert "Players" in told(capsys, "games")


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    whole = told(capsys, "rules", "railroad_ink")
    one = told(capsys, "rules", "railroad_ink", "ri-2.3")
    assert one.startswith("RI-2.3 ")
    assert "RI-2.4" in whole
    assert "RI-2.4" not in one
    for other in ("RIR-41.1", "RH-4"):
        assert other in whole
        assert told(capsys, "rules", "railroad_ink", other).startswith(f"{other} ")
    assert told(capsys, "rules", "railroad_ink", "RI-2.3", "--lang", "pl") != one


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    speeds = [s for s in read(capsys, "bench", "--seconds", "0.01", "--json") if s["game"] == "railroad_ink"]
    assert [speed["options"]["expansion"] for speed in speeds] == ["none", "lava", "meteor"]
    assert all(s["plies_per_second"] > s["games_per_second"] > 0 and s["clone_microseconds"] > 0 for s in speeds)
    assert "Railroad Ink" in told(capsys, "bench", "--seconds", "0.01")


# -- arena --------------------------------------------------------------------------------------------------------


def test_arena(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "railroad_ink", "--bots", "random,greedy", "--games", "2", "--seed", "s", "--jobs", "1")
    result = read(capsys, *words, "--option", "expansion=meteor", "--json")
    assert (result["games"], result["seats"], result["seed"]) == (2, 2, "s")
    assert result["options"] == {"expansion": "meteor"}
    assert [bot["bot"] for bot in result["bots"]] == ["random", "greedy"]
    shown = told(capsys, *words)
    assert re.search(r"greedy.*random", shown)  # the better one first
    assert "Games: 2, players: 2, processes: 1, seed: s." in shown


# -- replay -------------------------------------------------------------------------------------------------------


def test_replay_tells_the_game_and_shows_the_board(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = told(capsys, "replay", str(record))
    assert "Player 2 has finished the round." in whole
    assert "The game is over." in whole
    begun = told(capsys, "replay", str(record), "--at", "0")
    assert "finished" not in begun
    assert "Round 1 of 7" in begun


def test_replay_as_one_seat_sees_it(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the middle of a round nobody sees what another has drawn."""
    own = told(capsys, "replay", str(record), "--at", "4", "--seat", "0")
    other = told(capsys, "replay", str(record), "--at", "4", "--seat", "1")
    assert "Player 1 draws" in own
    assert "Player 1 draws" not in other


def test_replay_writes_pictures(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    svg, png = tmp_path / "board.svg", tmp_path / "board.png"
    told(capsys, "replay", str(record), "--svg", str(svg), "--png", str(png), "--seat", "1", "--lang", "pl")
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    assert png.read_bytes().startswith(b"\x89PNG\r\n")


@pytest.mark.parametrize(
    ("words", "message"), [(["--at", "9999"], "entries, not 9999"), (["--seat", "2"], "seats 0 to 1")]
)
def test_replay_of_what_is_not_there(
    words: list[str], message: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert message in told(capsys, "replay", str(record), *words, code=1)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not a record"),
        (b"{", "not a record"),
        (b"[1]", "not a Roundhouse record"),
        (b"\xff\xfe\x00", "not a text file"),
        (b'{"format": "roundhouse-record", "version": 99}', "record format 99 is not known here"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_bad_record_is_told(
    command: str, content: bytes, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    error = told(capsys, command, str(path), code=1)
    assert error.startswith(f"roundhouse: {path}: ")
    assert message in error


# -- verify -------------------------------------------------------------------------------------------------------


def test_verify_a_fair_game(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    verdict = read(capsys, "verify", str(record), "--json")
    commitment = json.loads(record.read_text())["commitment"]
    assert verdict == {
        "fair": True,
        "commitment": commitment,
        "entropy": [],
        "draws": 28,
        "checked": 28,
        "not_checkable": 0,
        "mismatches": [],
    }
    shown = told(capsys, "verify", str(record))
    assert commitment in shown
    assert "28 draws" in shown
    assert "Fair" in shown


def test_verify_finds_a_loaded_die(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The station die of the last round: its two sides with the same station can be swapped and all stays legal."""
    raw = json.loads(record.read_text())
    last = max(place for place, entry in enumerate(raw["entries"]) if entry.get("chance"))
    chance = raw["entries"][last]["chance"]
    purpose, answer = chance[3]
    assert purpose == "B"
    loaded = answer + 1 if answer % 2 else answer - 1
    chance[3][1] = loaded
    record.write_text(json.dumps(raw))
    assert run(["verify", str(record), "--json"]) == 1
    verdict = json.loads(capsys.readouterr().out)
    assert verdict["fair"] is False
    assert verdict["mismatches"] == [{"entry": last + 1, "purpose": "B", "recorded": loaded, "recomputed": answer}]
    assert run(["verify", str(record)]) == 1
    assert f"Entry {last + 1}, B: the record says {loaded}, the seed gives {answer}." in capsys.readouterr().out


def test_verify_says_what_cannot_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = Table.new("railroad_ink", seed="x", script={"B": ["B_overpass"]})
    path = tmp_path / "scripted.json"
    path.write_text(table.record.to_json())
    verdict = read(capsys, "verify", str(path), "--json")
    assert (verdict["checked"], verdict["not_checkable"], verdict["fair"]) == (3, 1, True)
    assert "1 draw was given by hand and cannot be checked." in told(capsys, "verify", str(path))


def test_verify_refuses_another_seed(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(record.read_text().replace('"seed":"poznan"', '"seed":"gdynia"'))
    assert "not the one that was committed to" in told(capsys, "verify", str(record), code=1)


# -- score --------------------------------------------------------------------------------------------------------


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    path = tmp_path / "paper.json"
    path.write_text(json.dumps({"name": "Saturday", "placements": PLACEMENTS}))
    return path


def test_score_paper(paper: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert read(capsys, "score", "railroad_ink", str(paper), "--json") == {
        "name": "Saturday",
        "networks": [2],
        "longest_rail": 0,
        "longest_road": 7,
        "centre": 0,
        "errors": 0,
        "lava": 0,
        "meteor": 0,
        "total": 11,
    }
    shown = told(capsys, "score", "railroad_ink", str(paper))
    assert re.search(r"Highway +│ +7 ", shown)
    assert re.search(r"Total +│ +11 ", shown)
    assert re.search(r"Autostrada +│ +7 ", told(capsys, "score", "railroad_ink", str(paper), "--lang", "pl"))


def test_several_positions_are_one_json_object_a_line(paper: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = json.loads(paper.read_text())
    paper.write_text(json.dumps({"positions": [one, {**one, "name": "Sunday"}]}))
    lines = told(capsys, "score", "railroad_ink", str(paper), "--json").splitlines()
    assert [json.loads(line)["name"] for line in lines] == ["Saturday", "Sunday"]


def test_an_expected_score_agrees_or_not(paper: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = json.loads(paper.read_text())
    paper.write_text(json.dumps({**one, "expected": {"total": 11, "road": 7}}))
    assert re.search(r"As expected +│ +yes ", told(capsys, "score", "railroad_ink", str(paper)))
    paper.write_text(json.dumps({**one, "expected": {"total": 12}}))
    assert run(["score", "railroad_ink", str(paper), "--json"]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["total"] == 11
    assert err == f"roundhouse: {paper}: Saturday: line 1: total is 11, not 12\n"


def test_a_bad_paper_is_told_with_file_and_line(paper: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paper.write_text('{"placements": [\n["A_road_straight", 0, 1, 0, 0],\n["A_road_bend", 1, 1, 0, 0]]}')
    error = told(capsys, "score", "railroad_ink", str(paper), code=1)
    assert error.startswith(f"roundhouse: {paper}: line 3: unknown face 'A_road_bend'")


# -- words --------------------------------------------------------------------------------------------------------


def test_nothing_is_missing_in_our_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["words"]) == 0
    out, err = capsys.readouterr()
    assert not out
    assert [line.rpartition(" ")[2] for line in err.splitlines()] == [f"{lang}." for lang in LANGUAGES[1:]]


def test_a_new_language_lacks_everything_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["words", "railroad_ink", "--lang", "de"]) == 1
    out, err = capsys.readouterr()
    files = re.findall(r"^### (.*)$", out, re.MULTILINE)
    assert [Path(name).name for name in files] == ["de.ftl", "rules.de.md", "rulings.de.md"]
    english = Path(files[0]).with_name("en.ftl").read_text(encoding="utf-8")
    game = roundhouse.find_game("railroad_ink")
    rules = [rule for rule in rule_lines(game.reference("en")) if not rule.startswith("RH-")]
    keys = re.findall(r"^([a-zA-Z][\w-]*) =", english, re.MULTILINE)
    assert re.findall(r"^([a-zA-Z][\w-]*) =", out, re.MULTILINE) == keys
    assert re.findall(r"^- (\S+) ", out, re.MULTILINE) == rules
    assert err == f"{len(keys) + len(rules)} sentences and rules are missing in de; they are shown in English.\n"


def test_what_is_missing_belongs_to_its_file(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    for name, words in {
        "words/en.ftl": "# Why\none = one\ntwo = { $n ->\n    [one] a\n   *[other] b\n}\n",
        "words/en.more.ftl": "three = three\n",
        "words/de.ftl": "one = eins\nthree = drei\n",
        "words/rules.en.md": "- XX-1 One.\n- XX-2 Two.\n",
        "words/rules.de.md": "- XX-2 Zwei.\n",
    }.items():
        (tmp_path / name).write_text(words, encoding="utf-8")

    class Half(RailroadInk):
        texts = (tmp_path / "words",)

    assert list(gaps_in("de", [Half()], whole=False)) == [
        Gap(str(tmp_path / "words" / "de.ftl"), {"two": "two = { $n ->\n    [one] a\n   *[other] b\n}"}),
        Gap(str(tmp_path / "words" / "rules.de.md"), {"XX-1": "- XX-1 One."}),
    ]


def test_words_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["words", "--lang", "de", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    files = {gap["file"].removeprefix(str(Path(roundhouse.__file__).parent)) for gap in found["de"]}
    assert {"/core/text/de.ftl", "/core/text/de.cli.ftl", "/server/text/de.ftl"} <= files
    assert "/games/age_of_steam/maps/germany/words/rules.de.md" in files
    assert {"/core/text/rules.de.md", "/games/age_of_steam/maps/germany/words/rulings.de.md"} <= files


# -- analyse ------------------------------------------------------------------------------------------------------


def test_a_game_is_explained_in_words_and_for_programs(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The last two decisions: the first ones of a game take longest.
    monkeypatch.setattr(analyse, "decisions_of", lambda table: list(questions(table))[-2:])
    words = ["analyse", str(record), "--budget", "1", "-j", "1"]
    out = told(capsys, *words, "--all", "--svg", str(tmp_path / "curves"))
    assert "1 decision" in out or "One decision" in out
    assert "finish the round" in out
    assert (tmp_path / "curves" / "chances.svg").read_text(encoding="utf-8").startswith("<svg")
    found = read(capsys, *words, "--json")
    assert (found["format"], len(found["decisions"])) == ("roundhouse-analysis", 2)


def test_a_running_game_is_not_explained(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    running = tmp_path / "running.json"
    table = Table.load(record.read_text(encoding="utf-8"), upto=5)
    running.write_text(table.record.to_json(), encoding="utf-8")
    assert "only a finished game" in told(capsys, "analyse", str(running), code=1)
    assert "milliseconds" in told(capsys, "analyse", str(record), "--budget", "0", code=1)


# -- hindsight ----------------------------------------------------------------------------------------------------


def test_the_best_that_the_dice_allowed_is_told_drawn_and_saved(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    best = Table.new("railroad_ink", 1, seed="best")
    found = [Hindsight(seat, 20 * seat, 40, 40, 1.0, best.record) for seat in range(2)]
    monkeypatch.setattr(RailroadInk, "hindsight", lambda *_: found)
    svg, save = tmp_path / "best.svg", tmp_path / "best.json"
    out = told(capsys, "hindsight", str(record), "--seat", "2", "--svg", str(svg), "--save", str(save))
    assert "Player 2 reached 20 of 40 points that these dice allowed: 50 %" in out
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    assert Table.load(save.read_text(encoding="utf-8")).game.id == "railroad_ink"
    assert read(capsys, "hindsight", str(record), "--seat", "2", "--json")[0]["best"] == 40
    assert "no seat 3" in told(capsys, "hindsight", str(record), "--seat", "3", code=1)


def test_what_could_have_been_is_not_told_of_a_running_game(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = tmp_path / "running.json"
    running.write_text(Table.load(record.read_bytes(), upto=5).record.to_json(), encoding="utf-8")
    assert "only of a finished game" in told(capsys, "hindsight", str(running), code=1)
