"""A kit that somebody typed in from their own game: a JSON file with any of the parts of design.py. What is wrong with
one is told with its place in the file; parts that are not in it are ours."""

from __future__ import annotations

import hashlib
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from ...core.errors import RoundhouseError
from ...core.paper import BadPaper, Mark, read_marked
from .facts import BORDERS, CARGO_CITIES, COAL, FIELD_OF, GOODS, GREY, HEIGHT, KINDS, LEVELS, NUMBERS, TILES, WIDTH
from .kit import OURS, Kit, OrderSide, TileSide
from .plan import Plan

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
_ALSO: Final = ("title", "shifted", "provenance")


class Fault(Struct, frozen=True):
    """What is wrong with a file, and where: the line, and the part of the file ("cities[3]")."""

    line: int
    where: str
    reason: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.where}: {self.reason}"


class BadKit(RoundhouseError, ValueError):
    """A file that cannot be played with, with every fault."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults

    def __reduce__(self) -> tuple[type[BadKit], tuple[tuple[Fault, ...]]]:
        return type(self), (self.faults,)


def read_kit(text: str) -> Kit:
    """The kit of a file. Raises BadKit with every fault."""
    reader = _Reader()
    kit = reader.read(text)
    if reader.faults:
        raise BadKit(tuple(reader.faults))
    return kit


class _Reader:
    """Goes through a file and notes what is wrong on the way."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, at: Mark, where: str, reason: str) -> None:
        self.faults.append(Fault(at.line, where, reason))

    def read(self, text: str) -> Kit:
        """Ours, with what the file says in place of it."""
        if len(text) > MAX_TEXT:
            self.faults.append(Fault(1, "file", f"the file is longer than {MAX_TEXT} characters"))
            return OURS
        try:
            file = read_marked(text)
        except BadPaper as error:
            self.faults.append(Fault(error.line, "file", error.reason))
            return OURS
        parts = self.object(file, "file", (), (*PARTS, *_ALSO))
        typed = tuple(part for part in PARTS if part in parts)
        if not typed and not self.faults:
            self.fault(file, "file", f"at least one part is needed: {', '.join(PARTS)}")
        if any(part in parts for part in SHEET) and not all(part in parts for part in SHEET):
            self.fault(file, "file", f"{', '.join(SHEET)} go together")
        if self.faults:
            return OURS
        return self.kit(file, parts, typed, text)

    def kit(self, file: Mark, parts: dict[str, Mark], typed: tuple[str, ...], text: str) -> Kit:
        kit = replace(
            OURS,
            name=hashlib.sha256(text.encode()).hexdigest()[:32],
            title=self.word(parts["title"], "title") if "title" in parts else "",
            text=text,
            typed=typed,
        )
        if "rows" in parts:
            shifted = self.one_of(parts["shifted"], "shifted", PARITY) if "shifted" in parts else 1
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
        for number, item in enumerate(self.list(mark, "rows", 1, HEIGHT)):
            value = item.value
            if not isinstance(value, str) or not 0 < len(value) <= WIDTH or value.strip("123456."):
                self.fault(item, f"rows[{number}]", f"1 to {WIDTH} of the digits 1 to 6 and dots are expected")
            else:
                found.append(value)
        return tuple(found)

    def fields(self, mark: Mark, where: str) -> tuple[int, ...]:
        found = []
        for number, item in enumerate(self.list(mark, where, 6, 6)):
            if not isinstance(item.value, str) or item.value not in FIELD_OF:
                self.fault(item, f"{where}[{number}]", "a field such as c2 is expected: the row's letter, the column")
            else:
                found.append(FIELD_OF[item.value])
        return tuple(found)

    def colours(self, mark: Mark) -> tuple[int, ...]:
        items = self.list(mark, "colours", 6, 6)
        found = tuple([self.one_of(item, f"colours[{n}]", GOODS[:COAL]) for n, item in enumerate(items)])
        expected = sorted([*range(GREY), GREY, GREY])
        grey = [place + 1 for place, colour in enumerate(found) if colour == GREY]
        if items and (sorted(found) != expected or grey != list(CARGO_CITIES)):
            self.fault(mark, "colours", "cities 3 and 4 are grey, the others red, blue, green and yellow")
        return found

    def black_die(self, mark: Mark) -> tuple[tuple[int, int], ...]:
        found = []
        for number, item in enumerate(self.list(mark, "blackDie", 6, 6)):
            where = f"blackDie[{number}]"
            kinds = [
                self.one_of(one, f"{where}[{place}]", KINDS) for place, one in enumerate(self.list(item, where, 2, 2))
            ]
            if len(set(kinds)) == 1:
                self.fault(item, where, "two different kinds are expected")
            found.append((min(kinds, default=0), max(kinds, default=0)))
        return tuple(found)

    def tiles(self, mark: Mark) -> tuple[TileSide, ...]:
        found = []
        for name, item in self.object(mark, "tiles", TILES).items():
            where = f"tiles.{name}"
            parts = self.object(item, where, ("use", "points"))
            if len(parts.keys() & {"use", "points"}) == 2:
                sign = self.one_of(parts["use"], f"{where}.use", SIGNS)
                found.append((name, TileSide(sign == 0, self.number(parts["points"], f"{where}.points", -MAX_POINTS))))
        by_name = dict(found)
        return tuple(by_name.get(name, TileSide(False, 0)) for name in TILES)

    def orders(self, mark: Mark) -> tuple[OrderSide, ...]:
        by_name = {}
        for name, item in self.object(mark, "orders", ORDER_SIDES).items():
            where = f"orders.{name}"
            parts = self.object(item, where, ("goods", "points"))
            if len(parts.keys() & {"goods", "points"}) == 2:
                listed = enumerate(self.list(parts["goods"], f"{where}.goods", 1, MAX_GOODS))
                goods = [self.one_of(good, f"{where}.goods[{place}]", GOODS[:COAL]) for place, good in listed]
                by_name[name] = OrderSide(tuple(sorted(goods)), self.number(parts["points"], f"{where}.points", 0))
        return tuple(by_name.get(name, OrderSide((), 0)) for name in ORDER_SIDES)

    def borders(self, mark: Mark, part: str) -> tuple[tuple[tuple[int, int], ...], ...]:
        maps = []
        for number, item in enumerate(self.list(mark, part, 6, 6)):
            pairs = []
            for place, pair in enumerate(self.list(item, f"{part}[{number}]", 1, 15)):
                where = f"{part}[{number}][{place}]"
                ends = sorted([self.number(one, where, 1, 6) for one in self.list(pair, where, 2, 2)])
                pairs.append((ends[0], ends[-1]) if ends else (1, 1))
            maps.append(tuple(pairs))
        return tuple(maps)

    # -- what can be seen only when the parts are sound -----------------------------------------------------------

    def sheet(self, at: Mark, kit: Kit) -> None:
        """Every region is one piece with its city, its town and enough fields."""
        size = len(kit.rows) * WIDTH
        for number, (city, town) in enumerate(zip(kit.cities, kit.towns, strict=True), start=1):
            for what, field in (("city", city), ("town", town)):
                row, column = divmod(field, WIDTH)
                inside = field < size and column < len(kit.rows[row]) and kit.rows[row][column] == str(number)
                if not inside:
                    self.fault(at, "rows", f"{what} {number} does not lie in region {number}")
            if city == town:
                self.fault(at, "rows", f"city and town {number} are on one field")
            fields = sum(row.count(str(number)) for row in kit.rows) - 1
            if fields < LEAST_FIELDS:
                self.fault(at, "rows", f"region {number} needs {LEAST_FIELDS} fields beside its city, it has {fields}")

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
                self.fault(parts.get("rows", file), "rows", f"region {region} is in several pieces")
        for part, maps in (("medium", plan.kit.medium), ("hard", plan.kit.hard)):
            for number, pairs in enumerate(maps if part in parts else ()):
                for place, pair in enumerate(pairs):
                    if pair[0] == pair[1] or pair not in touching:
                        reason = f"regions {pair[0]} and {pair[1]} have no border"
                        self.fault(parts[part], f"{part}[{number}][{place}]", reason)

    # -- small things ---------------------------------------------------------------------------------------------

    def object(self, mark: Mark, where: str, needed: tuple[str, ...], also: tuple[str, ...] = ()) -> dict[str, Mark]:
        if not isinstance(mark.value, dict):
            self.fault(mark, where, "an object { } is expected")
            return {}
        for name in needed:
            if name not in mark.value:
                self.fault(mark, where, f"{name!r} is missing")
        known = (*needed, *also)
        for name, part in mark.value.items():
            if name not in known:
                self.fault(part, f"{where}.{name}", f"not known here; known are {', '.join(known)}")
        return {name: part for name, part in mark.value.items() if name in known}

    def list(self, mark: Mark, where: str, least: int, most: int) -> list[Mark]:
        if not isinstance(mark.value, list):
            self.fault(mark, where, "a list [ ] is expected")
            return []
        if not least <= len(mark.value) <= most:
            number = str(least) if least == most else f"{least} to {most}"
            self.fault(mark, where, f"{number} are expected, these are {len(mark.value)}")
            return []
        return mark.value

    def word(self, mark: Mark, where: str) -> str:
        value = mark.value
        if not isinstance(value, str) or not 0 < len(value) <= 60 or not value.isprintable() or not value.strip():
            self.fault(mark, where, "a text of 1 to 60 printable characters is expected")
            return ""
        return value

    def one_of(self, mark: Mark, where: str, names: tuple[str, ...]) -> int:
        """The place of a word among some."""
        if not isinstance(mark.value, str) or mark.value not in names:
            self.fault(mark, where, f"one of {', '.join(names)} is expected")
            return 0
        return names.index(mark.value)

    def number(self, mark: Mark, where: str, least: int, most: int = MAX_POINTS) -> int:
        if type(mark.value) is not int or not least <= mark.value <= most:
            self.fault(mark, where, f"a whole number from {least} to {most} is expected")
            return least
        return mark.value
