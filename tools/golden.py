"""Make the golden records anew, on purpose: `python tools/golden.py railroad_ink`.

A golden record is a whole game, kept in tests/golden/<game>/ as <name>.json (the record) and <name>.txt (a transcript
made for reading in a diff: every entry with its sentences, the points after every roll, the final sheet). The tests
replay the record and compare. Games are played by a seeded mix of greed (or a bot) and whim, so that every kind of move
occurs.
Games of people are kept beside them: their records are never made anew, only the transcripts are.
Nothing here knows a game but the list of what to play.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from roundhouse import Table
from roundhouse.bots import make_bot
from roundhouse.core.bot import Bot
from roundhouse.core.chance import Fast
from roundhouse.core.freeze import digest
from roundhouse.core.registry import find_game
from roundhouse.core.sheet import Rival, SeatSheet
from roundhouse.core.texts import Translator

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
#: How many moves a greedy choice compares, and how often a seat takes back its last move.
SAMPLE = 6
UNDO = 0.03


@dataclass(frozen=True)
class Golden:
    """One game to play. `whims`: how eagerly a kind of move is taken whenever it is possible; `bot`: who chooses
    otherwise, if greed is not enough to come to an end; `wishes`: by seat, moves that are made before all others as
    soon as they are possible, for something that must happen."""

    name: str
    seats: int
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)
    whims: Mapping[str, float] = field(default_factory=dict)
    bot: str = ""
    wishes: Mapping[int, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Played:
    """A game that people have played somewhere else, move by move in our notation; what chance said is as it was there.
    `points`: how it ended there, by seat."""

    name: str
    points: tuple[int, ...]


METEOR = {"ignore": 0.25}
LAVA = {"eat": 1.0, "volcano": 0.04}

#: Tickets are worth nothing until they are completed: greed alone would never draw any.
TRAINS = {"tickets": 0.06, "keep": 1.0}
BUSES = {**TRAINS, "wait": 0.5, "pass": 0.3}
TEAMS = {**TRAINS, "share": 0.03, "decline": 0.15, "place": 1.0}

#: Age of Steam needs somebody who can count; whims see to it that everything happens.
STEAM = {
    "issue": 0.04,
    "choose": 0.3,
    "put": 1.0,
    "produce": 0.9,
    "bid": 0.05,
    "build": 0.04,
    "pass": 0.05,
    "urbanize": 0.5,
    "reward": 1.0,
}
#: Shares beyond all reason: somebody goes bankrupt.
RECKLESS = {**STEAM, "issue": 0.15}
#: Unfinished track has to be given up.
GERMAN = {"choose": 0.1, "put": 1.0, "produce": 0.9, "bid": 0.05, "build": 0.02, "join": 0.3, "urbanize": 0.5}
#: Nobody builds anything: those who are left at the end have nothing but shares.
IDLE = {"done": 1.0, "pass": 1.0, "drop": 1.0}
BOT = "standard"
#: Western US: railways across the continent, tile by tile.
ST_LOUIS_DENVER = (
    "build N7 straight 2",
    "build M7 gentle 0",
    "build L6 gentle 3",
    "build K6 straight 2",
    "build J6 straight 2",
)
LOS_ANGELES_SALT_LAKE = tuple(f"build {place} straight 1" for place in ("C9", "C8", "D7", "D6"))
SALT_LAKE_DENVER = (*(f"build {place} straight 2" for place in ("F5", "G5", "H5")), "build I5 gentle 3")
SAN_FRANCISCO_SALT_LAKE = ("build B7 gentle 2", "build C7 gentle 5", "build C6 straight 1", "build D5 gentle 2")


def builder(*lines: tuple[str, ...]) -> tuple[str, ...]:
    """The wishes of somebody who builds nothing else, and issues shares for it."""
    return ("issue 3", *(tile for line in lines for tile in line), "done")


ALONE = {0: builder(ST_LOUIS_DENVER, SALT_LAKE_DENVER[::-1], LOS_ANGELES_SALT_LAKE[::-1])}
IN_TWO = {0: builder(LOS_ANGELES_SALT_LAKE, SALT_LAKE_DENVER), 1: builder(ST_LOUIS_DENVER)}
IN_THREE = {**IN_TWO, 2: builder(SAN_FRANCISCO_SALT_LAKE)}
#: SteamRollers: with everything, and with tiles taken and used more often than they are worth.
EXPANSIONS = {"coal": "yes", "orders": "yes", "start": "yes"}
TILES = {
    "steal": 0.5,
    "decline": 0.5,
    "done": 0.1,
    "pair": 0.6,
    "nudge": 0.15,
    "flip": 0.1,
    "reroll": 0.15,
    "set": 0.3,
    "tile": 0.12,
}
EVE = {"reroll-eve": 0.7, "protect": 0.7, "leave": 0.5, **TILES, "pair": 0.0}

GOLDENS: dict[str, tuple[Golden, ...]] = {
    "age_of_steam_rust_belt": (
        Golden("rust_belt_3", 3, "rust_belt_3-0", whims=RECKLESS, bot=BOT),
        Golden("rust_belt_4", 4, "rust_belt_4-1", whims=STEAM, bot=BOT),
        Golden("rust_belt_5", 5, "rust_belt_5-0", whims=STEAM, bot=BOT),
        Golden("rust_belt_6", 6, "rust_belt_6-0", whims=STEAM, bot=BOT),
        Golden("rust_belt_tie", 4, "rust_belt_tie-2", whims=IDLE, bot=BOT),
    ),
    "age_of_steam_western_us": (
        Golden("western_us_3", 3, "western_us_3-0", whims=STEAM, bot=BOT),
        Golden("western_us_6", 6, "western_us_6-0", whims=STEAM, bot=BOT),
        Golden("western_us_alone", 3, "western_us_alone-0", bot=BOT, wishes=ALONE),
        Golden("western_us_in_two", 3, "western_us_in_two-1", bot=BOT, wishes=IN_TWO),
        Golden("western_us_in_three", 3, "western_us_in_three-0", bot=BOT, wishes=IN_THREE),
    ),
    "age_of_steam_southern_us": (
        Golden("southern_us_3", 3, "southern_us_3-0", whims=STEAM, bot=BOT),
        Golden("southern_us_6", 6, "southern_us_6-0", {"doubling": "turn4"}, whims=STEAM, bot=BOT),
    ),
    "age_of_steam_germany": (
        Golden("germany_3", 3, "germany_3-1", whims=GERMAN, bot=BOT),
        Golden("germany_6", 6, "germany_6-0", whims=GERMAN, bot=BOT),
    ),
    "age_of_steam_barbados": (Golden("barbados_lost", 1, "barbados_1-0", whims=STEAM, bot=BOT),),
    "age_of_steam_st_lucia": (Golden("st_lucia_2", 2, "st_lucia_2-1", whims=STEAM, bot=BOT),),
    "age_of_steam_tutorial": (
        Golden("tutorial_2", 2, "tutorial_2-0", whims=STEAM, bot=BOT),
        Golden("tutorial_3", 3, "tutorial_3-0", whims=STEAM, bot=BOT, wishes={0: ("choose production",)}),
    ),
    "railroad_ink": (
        Golden("base_1", 1, "base_1-0"),
        Golden("base_4", 4, "base_4-0"),
        Golden("lava_1", 1, "lava_1-1", {"expansion": "lava"}, LAVA),
        Golden("lava_4", 4, "lava_4-0", {"expansion": "lava"}, LAVA),
        Golden("meteor_1", 1, "meteor_1-1", {"expansion": "meteor"}, METEOR),
        Golden("meteor_4", 4, "meteor_4-0", {"expansion": "meteor"}, METEOR),
    ),
    "steam_rollers": (
        Golden("all_2", 2, "all_2-1", {**EXPANSIONS, "borders": "medium"}, TILES, "standard"),
        Golden("all_5", 5, "all_5-2", {**EXPANSIONS, "borders": "hard"}, TILES, "standard"),
        Golden("eve_1", 1, "eve_1-1", {"level": "worker"}, EVE, "standard"),
        Golden("eve_6", 1, "eve_6-0", {"level": "tycoon", "goods": "4"}, EVE, "standard"),
        Golden("eve_wins", 1, "eve_wins-32", {"level": "tycoon"}, {"transport": 0.0}),
    ),
    "ticket_to_ride_paris": (
        Golden("paris_2", 2, "paris_2-0", whims=BUSES),
        Golden("paris_3", 3, "paris_3-0", whims=BUSES),
        Golden("paris_4", 4, "paris_4-0", whims=BUSES),
    ),
    "ticket_to_ride_asia": (
        Golden("asia_4", 4, "asia_4-0", whims=TEAMS),
        Golden("asia_6", 6, "asia_6-0", whims=TEAMS),
    ),
    "ticket_to_ride_usa": (
        Golden("usa_2", 2, "usa_2-0", whims=TRAINS),
        Golden("usa_5", 5, "usa_5-0", whims=TRAINS),
    ),
}

#: Recorded games of a public server for Age of Steam (YourDeveloperFriend/choochoo on GitHub, src/maps/*/playthroughs,
#: by their numbers there). After every turn money, income, shares, engines, cubes and bag were those of the recording.
#: Put into other words only: a New City stands before the tiles of its build, the end of a build and dropping out of an
#: auction are written out, and cubes of Production are placed in the order in which they were drawn.
PEOPLE: dict[str, tuple[Played, ...]] = {
    # 2692: seat 1 is bankrupt.
    "age_of_steam_rust_belt": (Played("rust_belt_people", (57, 0, 42, 54, 50)),),
    # 2824: twenty tiles at half price, the direct link, terminals.
    "age_of_steam_germany": (Played("germany_people", (58, 45, 58, 72, 52)),),
    # 2852: with doubling=turn4, as that server reads the rule.
    "age_of_steam_southern_us": (Played("southern_us_people", (48, 63, 58, 73, 81)),),
    # 3038: dollars, after the shares were bought back.
    "age_of_steam_barbados": (Played("barbados_people", (51,)),),
}


def play(game: str, golden: Golden) -> Table:
    """Play a game to its end. The same golden gives the same record."""
    dice = random.Random(golden.seed)
    names = NAMES[: golden.seats]
    table = Table.new(game, seats=golden.seats, options=golden.options, seed=golden.seed, names=names)
    bots = [make_bot(golden.bot, table.game) for _ in names] if golden.bot else []
    seat = table.actors()[0]
    while not table.over:
        # A seat mostly goes on where it may, so that the transcript reads well; sometimes another comes between.
        if seat not in table.actors() or dice.random() < 0.1:
            seat = dice.choice(table.actors())
        if dice.random() < UNDO and table.undo_refusal(seat) is None:
            table.undo(seat)
        else:
            bot = bots[seat] if bots else None
            table.play(
                seat, wished(table, seat, golden.wishes.get(seat, ())) or choose(table, seat, dice, golden.whims, bot)
            )
    return table


def wished(table: Table, seat: int, wishes: Sequence[str]) -> int | None:
    """The first wish that is possible now."""
    moves = [table.game.moveset.pack(wish) for wish in wishes]
    return next((move for move in moves if table.state.refusal(seat, move) is None), None)


def choose(table: Table, seat: int, dice: random.Random, whims: Mapping[str, float], bot: Bot | None = None) -> int:
    """A move by whim, or the bot's, or the best of a few for the seat's own points."""
    moves = sorted(table.state.moves(seat))  # so that the order in which the rules find them does not matter
    by_word: dict[str, list[int]] = {}
    for move in moves:
        by_word.setdefault(table.game.moveset.unpack(move).WORD, []).append(move)
    for word, eagerness in whims.items():
        if word in by_word and dice.random() < eagerness:
            return dice.choice(by_word[word])
    if bot is not None:
        return bot.choose(table.desk(seat, Fast(dice.getrandbits(32))))
    # A kind of move that is in the whims is left to them, if there is anything else.
    rest = [move for word, group in by_word.items() if word not in whims for move in group] or moves
    return max(dice.sample(rest, min(SAMPLE, len(rest))), key=lambda move: value(table, seat, move))


def value(table: Table, seat: int, move: int) -> float:
    state = table.state.clone()
    state.play(seat, move, Fast(1))
    return table.game.value(state, seat)


# -- the transcript -----------------------------------------------------------------------------------------------


def transcript(table: Table) -> str:
    """A game from its record, log and sheet, in English."""
    record, words = table.record, table.words()
    lines = [
        f"{words('title')} ({record.game}, rules {record.rules})",
        f"players  {', '.join(table.names)}",
        *(f"option   {name} = {choice}" for name, choice in record.options.items()),
        f"setup    {answers(table, record.setup)}",
    ]
    replay = Table.load(record, upto=0)
    lines += [*(f"{'':52}{sentence}" for sentence in replay.log()), ""]
    for number, entry in enumerate(record.entries, start=1):
        said = len(replay.events())
        replay.follow(entry)
        name = table.names[entry.seat]
        if entry.move is None:
            lines.append(f"{number:4}  {name:6}  {'undo' if entry.undo else f'rewind {entry.rewind}'}")
            continue
        sentences = [words(event.text) for event in replay.events()[said:]]
        lines.append(f"{number:4}  {name:6}  {entry.move:36}  {sentences[0] if sentences else ''}".rstrip())
        lines += [f"{'':52}{sentence}" for sentence in sentences[1:]]
        if entry.chance or replay.over:
            totals = (f"{name} {total}" for name, total in zip(table.names, replay.sheet().totals, strict=True))
            lines += [f"      chance  {answers(table, entry.chance)}"] if entry.chance else []
            lines += [f"      points  {', '.join(totals)}", ""]
    return "\n".join([*lines, *final_sheet(table), f"digest  {digest(table.view())}"]) + "\n"


def answers(table: Table, given: list[tuple[str, int]] | tuple[tuple[str, int], ...]) -> str:
    """What chance said, by name where the game has names for it."""
    said = []
    for purpose, answer in given:
        if purpose in table.game.dice:
            said.append(f"{purpose} {table.game.dice[purpose][answer - 1]}")
        elif purpose in table.game.draws:
            said.append(f"{purpose} {table.game.draws[purpose][answer]}")
        else:
            said.append(f"{purpose} {answer}")
    return ", ".join(said)


def final_sheet(table: Table) -> list[str]:
    words, sheet, lines = table.words(), table.sheet(), []
    for team in sheet.teams:
        lines += one_sheet(" & ".join(table.names[seat] for seat in team), sheet[team[0]], words)
    if sheet.rival is not None:
        lines += one_sheet(words(sheet.rival.name), sheet.rival, words)
    return lines


def one_sheet(name: str, part: SeatSheet | Rival, words: Translator) -> list[str]:
    lines = [name]
    for line in part.lines:
        where = " ".join(place.partition("-")[2] or place for place in line.where)
        lines.append(f"  {words(line.text):28}{line.points:4}  {where}".rstrip())
    return [*lines, f"  {'total':28}{part.total:4}", ""]


def main() -> None:
    games = sys.argv[1:]
    if not games or any(game not in GOLDENS for game in games):
        raise SystemExit(f"usage: python tools/golden.py <game> ...   games: {', '.join(GOLDENS)}")
    for game in games:
        folder = FOLDER / find_game(game).id
        folder.mkdir(parents=True, exist_ok=True)
        for golden in GOLDENS[game]:
            table = play(game, golden)
            (folder / f"{golden.name}.json").write_text(table.record.to_json(), encoding="utf-8")
            (folder / f"{golden.name}.txt").write_text(transcript(table), encoding="utf-8")
            print(f"{game} {golden.name}: {len(table.record.entries)} entries, totals {table.sheet().totals}")
        for played in PEOPLE.get(game, ()):
            table = Table.load((folder / f"{played.name}.json").read_text(encoding="utf-8"))
            (folder / f"{played.name}.txt").write_text(transcript(table), encoding="utf-8")


if __name__ == "__main__":
    main()
