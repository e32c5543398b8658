"""Games as a dataset: a Parquet file, one row a game or a decision, and a card that says how it was made.

Needs the extra `data`. Rows go to the file as games come, so it may be larger than memory. It gets its name when it is
whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import msgspec
from msgspec import Struct

from .. import __version__
from ..core.bot import BotLike
from ..core.chance import Fast
from ..core.errors import BadOption, MissingExtra
from ..core.features import Features
from ..core.game import Game
from ..core.record import Brought
from .match import play_match
from .plan import Plan, make_plan
from .result import Played, Result
from .trace import Trace, check_rows

try:
    import pyarrow as pa
    from pyarrow import parquet
except ImportError:
    raise MissingExtra("A dataset", "data") from None

#: Raised whenever a column changes its meaning.
SCHEMA: Final = 1
#: Under which name the file's metadata tell how it was made.
KEY: Final = "roundhouse"
#: So many rows, or so many bytes of features, are held before they are written.
ROWS_HELD: Final = 20_000
BYTES_HELD: Final = 16_000_000

_WORD: Final = pa.dictionary(pa.int32(), pa.string())
_LINE: Final = pa.struct([("seat", pa.int8()), ("what", pa.string()), ("points", pa.int32()), ("where", pa.string())])
#: By kind of row: name, type and meaning of each column.
_COMMON: Final[list[tuple[str, Any, str]]] = [
    ("game", _WORD, "the game's id"),
    ("rules", _WORD, "the version of its rules"),
    ("seats", pa.int8(), "how many played"),
    ("options", _WORD, "the game's options: name=choice, with commas between"),
    ("number", pa.int32(), "the number of the game in this dataset"),
    ("deal", pa.string(), "the seed of its dice and cards; of a record, its file"),
]
COLUMNS: Final[dict[str, list[tuple[str, Any, str]]]] = {
    "games": [
        *_COMMON,
        ("players", pa.list_(_WORD), "by seat: the bot, or who played; empty: not told"),
        ("points", pa.list_(pa.int32()), "by seat"),
        ("winners", pa.list_(pa.int8()), "the seats that won; several: they share it, or are partners"),
        ("decisions", pa.int32(), "how many moves were made"),
        ("lines", pa.list_(_LINE), "the score sheets: whose, what, points, and where on the board"),
    ],
    "decisions": [
        *_COMMON,
        ("decision", pa.int32(), "the number of the move in the game, from 0"),
        ("seat", pa.int8(), "whose decision it was"),
        ("player", _WORD, "the bot in that seat, or who played; empty: not told"),
        ("legal", pa.int32(), "how many moves were legal"),
        ("move", pa.string(), "the move that was chosen, in the game's notation"),
        ("points", pa.int32(), "what the seat came to in the end"),
        ("margin", pa.int32(), "points beyond the best of the others (alone: beyond Eve's, or points)"),
        ("win", pa.float32(), "the seat's part of the victory: 1, 0, or a share"),
        ("features", pa.list_(pa.float32()), "what the seat could know then, in numbers; see the layout"),
    ],
}


class Told(Struct, frozen=True):
    """A game to put into a dataset."""

    game: Game
    seats: int
    options: dict[str, str]
    number: int
    deal: str
    players: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    trace: Trace

    @property
    def setting(self) -> str:
        board = "" if self.game.board is None else f"/board {Brought.of(self.game.board).digest[:12]}"
        return f"{self.game.id}/{self.seats}/{_options(self.options)}{board}"


def told(plan: Plan, played: Played) -> Told:
    """A game of a match."""
    if played.trace is None:
        raise BadOption("nothing is told of these games: the plan of the match must say what rows are wanted")
    return Told(
        game=plan.game,
        seats=plan.seats,
        options=plan.options,
        number=played.number,
        deal=plan.deal(played.number),
        players=tuple(plan.labels[bot] for bot in played.bots),
        points=played.points,
        winners=played.winners,
        trace=played.trace,
    )


def write_match(
    path: str | Path,
    game: str | Game,
    bots: Sequence[str | BotLike],
    games: int,
    rows: str = "games",
    seed: str = "arena",
    options: Mapping[str, str] | None = None,
    seats: int | None = None,
    jobs: int | None = None,
) -> Result:
    """Play a match (see roundhouse.arena.match) and write its games to a dataset."""
    plan = make_plan(game, bots, seed, options, seats, rows=rows)
    with dataset_of(path, plan, games) as data:
        return play_match(plan, range(games), jobs, lambda one: data.add(told(plan, one)))


def dataset_of(path: str | Path, plan: Plan, games: int) -> Dataset:
    """A dataset for the games of a match."""
    about = {
        "match": f"{plan.game.id}, {plan.seats} seats, {games} games",
        "bots": ", ".join(plan.labels) + "; everybody moves on one seat from game to game",
        "seed": plan.seed,
        "again": "the same version plays the same games with the same bots and seed",
    }
    return Dataset(path, plan.rows, about)


class Dataset:
    """A Parquet file that is being written, and its card beside it. `about`: how the games came to be."""

    def __init__(self, path: str | Path, rows: str = "decisions", about: Mapping[str, str] | None = None) -> None:
        check_rows(rows)
        self.path, self.rows = Path(path), rows
        self.card = self.path.with_suffix(".card.md")
        self.about = dict(about or {})
        self.games = self.written = 0
        if self.path.is_dir():
            raise BadOption(f"{self.path} is a folder: name the file that is to be written")
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._part = self.path.with_name(self.path.name + ".part")
        self._card_part = self.card.with_name(self.card.name + ".part")
        fields = [pa.field(name, kind, metadata={"about": what}) for name, kind, what in COLUMNS[rows]]
        self._schema = pa.schema(fields, metadata={"roundhouse_schema": str(SCHEMA)})
        self._writer = parquet.ParquetWriter(self._part, self._schema, compression="zstd")
        self._held: list[dict[str, Any]] = []
        self._features = 0
        #: By setting: where which feature lies. Of every game the version of its rules.
        self._layouts: dict[str, list[tuple[str, int, int, float]]] = {}
        self._rules: dict[str, str] = {}

    def add(self, one: Told) -> None:
        self.games += 1
        self._rules[one.game.id] = one.game.rules
        common = {
            "game": one.game.id,
            "rules": one.game.rules,
            "seats": one.seats,
            "options": _options(one.options),
            "number": one.number,
            "deal": one.deal,
        }
        if self.rows == "games":
            self._held.append(common | _game_row(one))
        else:
            if one.setting not in self._layouts:
                self._layouts[one.setting] = _layout(one)
            self._held += [common | row for row in _decision_rows(one)]
            self._features += sum(len(decision.features) for decision in one.trace.decisions)
        if len(self._held) >= ROWS_HELD or self._features >= BYTES_HELD:
            self._write()

    def _write(self) -> None:
        columns = {name: [row[name] for row in self._held] for name in self._schema.names if name != "features"}
        arrays = {name: pa.array(values, self._schema.field(name).type) for name, values in columns.items()}
        if self.rows == "decisions":
            arrays["features"] = _lists([row["features"] for row in self._held])
        self._writer.write_table(pa.table(arrays, self._schema))
        self.written += len(self._held)
        self._held, self._features = [], 0

    def __enter__(self) -> Dataset:
        return self

    def __exit__(self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        if kind is not None:
            self._give_up()
            return
        try:
            self._finish()
        except BaseException:
            self._give_up()
            raise

    def _give_up(self) -> None:
        """What is not whole is not left behind; a full disk also refuses the end of a file."""
        with suppress(OSError):
            self._writer.close()
        self._part.unlink(missing_ok=True)
        self._card_part.unlink(missing_ok=True)

    def _finish(self) -> None:
        self._write()
        facts = {
            "schema": SCHEMA,
            "rows": self.rows,
            "made_by": f"Roundhouse {__version__}",
            "games": self.games,
            "rules": self._rules,
            "about": self.about,
            "layouts": self._layouts,
        }
        self._writer.add_key_value_metadata({KEY: msgspec.json.encode(facts).decode()})
        self._writer.close()
        self._card_part.write_text(self._told(), encoding="utf-8")
        self._part.replace(self.path)
        self._card_part.replace(self.card)

    def _told(self) -> str:
        """The card."""
        lines = [
            f"# {self.path.name}",
            "",
            f"{self.written:,} rows, one for each of the {self.rows} of {self.games:,} games. Made by Roundhouse "
            f"{__version__}, schema {SCHEMA}; the same facts stand in the file's metadata (`{KEY}`).",
            "",
            "## How it was made",
            "",
            *(f"- {name}: {value}" for name, value in self.about.items()),
            *(f"- rules of {game}: version {rules}" for game, rules in self._rules.items()),
            "",
            "## Columns",
            "",
            "| column | type | what it is |",
            "|---|---|---|",
            *(f"| `{name}` | {_kind(kind)} | {what} |" for name, kind, what in COLUMNS[self.rows]),
        ]
        for setting, layout in self._layouts.items():
            lines += [
                "",
                f"## Features of {setting}",
                "",
                "Made from what the seat could see, its own seat first; each number is divided by what 1 stands for.",
                "",
                "| feature | first | numbers | 1 stands for |",
                "|---|---|---|---|",
                *(f"| `{name}` | {first} | {length} | {most:g} |" for name, first, length, most in layout),
            ]
        return "\n".join(lines) + "\n"


def facts(path: str | Path) -> dict[str, Any]:
    """How a dataset was made: what its metadata tell."""
    found = parquet.read_metadata(path).metadata or {}
    if KEY.encode() not in found:
        raise BadOption(f"{path} is no dataset of games")
    return dict(msgspec.json.decode(found[KEY.encode()]))


def _game_row(one: Told) -> dict[str, Any]:
    return {
        "players": one.players,
        "points": one.points,
        "winners": one.winners,
        "decisions": one.trace.choices,
        "lines": [msgspec.structs.asdict(line) for line in one.trace.lines],
    }


def _decision_rows(one: Told) -> list[dict[str, Any]]:
    partners = one.game.partners
    results = []
    for seat in range(one.seats):
        others = [points for other, points in enumerate(one.points) if other // partners != seat // partners]
        others = others or [one.trace.rival or 0]
        win = partners / len(one.winners) if seat in one.winners else 0.0
        results.append({"points": one.points[seat], "margin": one.points[seat] - max(others), "win": win})
    return [
        {
            "decision": number,
            "seat": decision.seat,
            "player": one.players[decision.seat],
            "legal": decision.legal,
            "move": decision.move,
            **results[decision.seat],
            "features": decision.features,
        }
        for number, decision in enumerate(one.trace.decisions)
    ]


def _lists(rows: Sequence[bytes]) -> Any:
    """Lists of float32 from their bytes."""
    offsets = [0]
    for row in rows:
        offsets.append(offsets[-1] + len(row) // 4)
    data = b"".join(rows)
    values = pa.Array.from_buffers(pa.float32(), len(data) // 4, [None, pa.py_buffer(data)])
    return pa.ListArray.from_arrays(pa.array(offsets, pa.int32()), values)


def _layout(one: Told) -> list[tuple[str, int, int, float]]:
    features = Features()
    one.game.features(one.game.new(one.seats, one.options, Fast(0)).view(0), features)
    return [(part.name, part.first, part.length, part.most) for part in features.features()]


def _options(options: Mapping[str, str]) -> str:
    return ",".join(f"{name}={choice}" for name, choice in sorted(options.items()))


def _kind(kind: Any) -> str:
    return (
        "string"
        if kind == _WORD
        else str(kind).replace("dictionary<values=string, indices=int32, ordered=0>", "string")
    )
