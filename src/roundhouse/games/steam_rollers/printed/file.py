"""A kit that somebody typed in from their own game: a JSON file with any of the parts of design.py. What is wrong with
one is told with its place in the file; parts that are not in it are ours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from ....core.board import BadBoard, Reader, digest_of
from ....core.paper import Mark
from ..rules.plan import Plan
from .facts import (
    BORDERS,
    CARGO_CITIES,
    COAL,
    FIELD_OF,
    FOLDER,
    GOODS,
    GREY,
    HEIGHT,
    KINDS,
    LEVELS,
    NUMBERS,
    TILES,
    WIDTH,
)
from .kit import OURS, Kit, OrderSide, TileSide

MAX_TEXT: Final = 50_000
MAX_POINTS: Final = 20
MAX_GOODS: Final = 5
#: Eve may cross so many fields of one region before the first turn.
LEAST_FIELDS: Final = len(LEVELS)
SIGNS: Final = ("lightning", "infinity")
PARITY: Final = ("even", "odd")
ORDER_SIDES: Final = tuple(f"{number}{side}" for number in NUMBERS for side in "ab")
#: The parts of a file. The first three go together.
SHEET: Final = ("rows", "cities", "towns")
PARTS: Final = (*SHEET, "colours", "blackDie", "tiles", "orders", *BORDERS[1:])
ALSO: Final = ("title", "shifted", "provenance")


def read_kit(text: str) -> Kit:
    """The kit of a file. Raises BadBoard with every fault."""
    reader = _Reader(FOLDER / "words")
    kit = reader.read(text)
    if reader.faults:
        raise BadBoard(tuple(reader.faults))
    return kit


class _Reader(Reader):
    def read(self, text: str) -> Kit:
        """Ours, with what the file says in place of it."""
        file = self.marked(text, MAX_TEXT)
        if file is None:
            return OURS
        parts = self.parts(file, "file", (), (*PARTS, *ALSO))
        typed = tuple(part for part in PARTS if part in parts)
        if not typed and not self.faults:
            self.fault(file, "file", "no-part", parts=", ".join(PARTS))
        if any(part in parts for part in SHEET) and not all(part in parts for part in SHEET):
            self.fault(file, "file", "together", parts=", ".join(SHEET))
        if self.faults:
            return OURS
        return self.kit(file, parts, typed, text)

    def kit(self, file: Mark, parts: dict[str, Mark], typed: tuple[str, ...], text: str) -> Kit:
        kit = replace(
            OURS,
            name=digest_of(text),
            title=self.word(parts["title"], "title") if "title" in parts else "",
            text=text,
            typed=typed,
        )
        if "rows" in parts:
            shifted = self.place_in(parts["shifted"], "shifted", PARITY) if "shifted" in parts else 1
            cities, towns = self.fields(parts["cities"], "cities"), self.fields(parts["towns"], "towns")
            kit = replace(kit, rows=self.rows(parts["rows"]), shifted=shifted, cities=cities, towns=towns)
        if "colours" in parts:
            kit = replace(kit, colours=self.colours(parts["colours"]))
        if "blackDie" in parts:
            kit = replace(kit, black=self.black_die(parts["blackDie"]))
        if "tiles" in parts:
            kit = replace(kit, tiles=self.tiles(parts["tiles"]))
        if "orders" in parts:
            kit = replace(kit, orders=self.orders(parts["orders"]))
        if "medium" in parts:
            kit = replace(kit, medium=self.borders(parts["medium"], "medium"))
        if "hard" in parts:
            kit = replace(kit, hard=self.borders(parts["hard"], "hard"))
        if not self.faults:
            self.sheet(parts.get("rows", file), kit)
        if not self.faults:
            self.whole(file, parts, Plan(kit))
        return kit

    # -- the parts ------------------------------------------------------------------------------------------------

    def rows(self, mark: Mark) -> tuple[str, ...]:
        found = []
        for number, item in enumerate(self.items(mark, "rows", 1, HEIGHT)):
            value = item.value
            if not isinstance(value, str) or not 0 < len(value) <= WIDTH or value.strip("123456."):
                self.fault(item, f"rows[{number}]", "row", most=WIDTH)
            else:
                found.append(value)
        return tuple(found)

    def fields(self, mark: Mark, where: str) -> tuple[int, ...]:
        found = []
        for number, item in enumerate(self.items(mark, where, 6, 6)):
            if not isinstance(item.value, str) or item.value not in FIELD_OF:
                self.fault(item, f"{where}[{number}]", "field")
            else:
                found.append(FIELD_OF[item.value])
        return tuple(found)

    def colours(self, mark: Mark) -> tuple[int, ...]:
        items = self.items(mark, "colours", 6, 6)
        found = tuple([self.place_in(item, f"colours[{n}]", GOODS[:COAL]) for n, item in enumerate(items)])
        expected = sorted([*range(GREY), GREY, GREY])
        grey = [place + 1 for place, colour in enumerate(found) if colour == GREY]
        if items and (sorted(found) != expected or grey != list(CARGO_CITIES)):
            self.fault(mark, "colours", "colours")
        return found

    def black_die(self, mark: Mark) -> tuple[tuple[int, int], ...]:
        found = []
        for number, item in enumerate(self.items(mark, "blackDie", 6, 6)):
            where = f"blackDie[{number}]"
            listed = enumerate(self.items(item, where, 2, 2))
            kinds = [self.place_in(kind, f"{where}[{place}]", KINDS) for place, kind in listed]
            if len(set(kinds)) == 1:
                self.fault(item, where, "kinds")
            found.append((min(kinds, default=0), max(kinds, default=0)))
        return tuple(found)

    def tiles(self, mark: Mark) -> tuple[TileSide, ...]:
        by_name = {}
        for name, item in self.some_parts(mark, "tiles", TILES).items():
            where = f"tiles.{name}"
            parts = self.parts(item, where, ("use", "points"))
            if parts:
                lightning = self.one_of(parts["use"], f"{where}.use", SIGNS) == SIGNS[0]
                points = self.number(parts["points"], f"{where}.points", -MAX_POINTS, MAX_POINTS)
                by_name[name] = TileSide(lightning, points)
        return tuple(by_name.get(name, TileSide(False, 0)) for name in TILES)

    def orders(self, mark: Mark) -> tuple[OrderSide, ...]:
        by_name = {}
        for name, item in self.some_parts(mark, "orders", ORDER_SIDES).items():
            where = f"orders.{name}"
            parts = self.parts(item, where, ("goods", "points"))
            if parts:
                listed = enumerate(self.items(parts["goods"], f"{where}.goods", 1, MAX_GOODS))
                goods = [self.place_in(good, f"{where}.goods[{place}]", GOODS[:COAL]) for place, good in listed]
                points = self.number(parts["points"], f"{where}.points", 0, MAX_POINTS)
                by_name[name] = OrderSide(tuple(sorted(goods)), points)
        return tuple(by_name.get(name, OrderSide((), 0)) for name in ORDER_SIDES)

    def borders(self, mark: Mark, part: str) -> tuple[tuple[tuple[int, int], ...], ...]:
        maps = []
        for number, item in enumerate(self.items(mark, part, 6, 6)):
            pairs = []
            for place, pair in enumerate(self.items(item, f"{part}[{number}]", 1, 15)):
                where = f"{part}[{number}][{place}]"
                ends = sorted([self.number(one, where, 1, 6) for one in self.items(pair, where, 2, 2)])
                pairs.append((ends[0], ends[-1]) if ends else (1, 1))
            maps.append(tuple(pairs))
        return tuple(maps)

    # -- what can be seen only when the parts are sound -----------------------------------------------------------

    def sheet(self, at: Mark, kit: Kit) -> None:
        """Every region is one piece with its city, its town and enough fields."""
        for number, (city, town) in enumerate(zip(kit.cities, kit.towns, strict=True), start=1):
            if not _inside(kit, number, city):
                self.fault(at, "rows", "city-outside", number=number)
            if not _inside(kit, number, town):
                self.fault(at, "rows", "town-outside", number=number)
            if city == town:
                self.fault(at, "rows", "one-field", number=number)
            fields = sum(row.count(str(number)) for row in kit.rows) - 1
            if fields < LEAST_FIELDS:
                self.fault(at, "rows", "few-fields", number=number, least=LEAST_FIELDS, fields=fields)

    def whole(self, file: Mark, parts: dict[str, Mark], plan: Plan) -> None:
        """Regions are in one piece, and only regions that touch have a border."""
        touching = set()
        for place, there in enumerate(plan.beside):
            if there >= 0:
                touching.add((plan.region[place // 6], plan.region[there]))
        for region in NUMBERS:
            home = plan.city[region]
            reached, frontier = {home}, [home]
            while frontier:
                here = frontier.pop()
                for there in plan.beside[6 * here : 6 * here + 6]:
                    if there >= 0 and plan.region[there] == region and there not in reached:
                        reached.add(there)
                        frontier.append(there)
            if len(reached) <= len(plan.fields[region]):
                self.fault(parts.get("rows", file), "rows", "pieces", number=region)
        for part, maps in (("medium", plan.kit.medium), ("hard", plan.kit.hard)):
            for number, pairs in enumerate(maps if part in parts else ()):
                for place, pair in enumerate(pairs):
                    if pair[0] == pair[1] or pair not in touching:
                        where = f"{part}[{number}][{place}]"
                        self.fault(parts[part], where, "no-border", one=pair[0], other=pair[1])

    # -- small things ---------------------------------------------------------------------------------------------

    def place_in(self, mark: Mark, where: str, names: Sequence[str]) -> int:
        """The place of a word among a few."""
        return names.index(self.one_of(mark, where, names))


def _inside(kit: Kit, region: int, field: int) -> bool:
    row, column = divmod(field, WIDTH)
    return row < len(kit.rows) and kit.rows[row][column : column + 1] == str(region)
