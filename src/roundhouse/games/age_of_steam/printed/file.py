"""A map file: what is printed on the map, and the named rules in which its game differs from the one it is brought to.
Every fault is told with its place in the file. docs/adding-a-map.md walks through the parts."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ....core.board import BadBoard, Reader, quoted
from ....core.paper import Mark
from .facts import CITY_COLUMNS, COLOURS, CUBES, FOLDER, SPACES, WHITE, column_of
from .hexes import PLAIN, RIVER, SIDES, SPOTS, STEPS, TERRAINS, Board, City, Direct, Town, axial, spot_of
from .settings import Settings
from .settings_file import read_settings

MAX_TEXT: Final = 60_000
MAX_STOPS: Final = 60
MAX_CUBES: Final = 9
MAX_PRICE: Final = 20
#: As many as a move can tell apart.
MAX_DIRECT: Final = 4
LAYOUTS: Final = ("flat", "pointy")
REGIONS: Final = ("east", "west")
NEEDED: Final = ("title", "layout", "hexes", "cities", "towns")
ALSO: Final = ("terrain", "prices", "terminals", "direct", "rivers", "water", "settings", "provenance")


def read_map(name: str, text: str, base: Settings) -> tuple[Board, Settings]:
    """The map of a file and the rules it is played by: those of `base`, changed by what the file says. Raises BadBoard
    with every fault."""
    reader = _Reader(base)
    found = reader.read(name, text)
    if reader.faults or found is None:
        raise BadBoard(tuple(reader.faults))
    return found


class _Reader(Reader):
    def __init__(self, base: Settings) -> None:
        super().__init__(FOLDER / "words")
        self.base = base
        #: The number of each hex by its label, and what stands on which.
        self.places: dict[str, int] = {}
        self.stands: dict[int, str] = {}
        self.ids: set[str] = set()

    def read(self, name: str, text: str) -> tuple[Board, Settings] | None:
        file = self.marked(text, MAX_TEXT)
        parts = {} if file is None else self.parts(file, "file", NEEDED, ALSO)
        if file is None or not parts:
            return None
        title = self.word(parts["title"], "title")
        pointy = self.one_of(parts["layout"], "layout", LAYOUTS) == "pointy"
        spots = self.hexes(parts["hexes"])
        if self.faults:
            return None  # nothing else could be told about a map without hexes
        at = [-1] * SPOTS
        for place, spot in enumerate(spots):
            at[spot] = place
        across = _across(spots, pointy)
        cities = self.cities(parts["cities"])
        cities += self.terminals(parts["terminals"]) if "terminals" in parts else []
        board = Board(
            id=name,
            title=title,
            pointy=pointy,
            labels=tuple(self.places),
            spots=tuple(spots),
            at=tuple(at),
            terrain=self.terrain(parts["terrain"]) if "terrain" in parts else (PLAIN,) * len(spots),
            prices=self.prices(parts["prices"]) if "prices" in parts else (0,) * len(spots),
            cities=tuple(cities),
            towns=tuple(self.towns(parts["towns"])),
            direct=tuple(self.direct(parts["direct"], cities, across)) if "direct" in parts else (),
            across=tuple(across),
            rivers=self.rivers(parts["rivers"]) if "rivers" in parts else ((),) * len(spots),
            water=tuple(self.water(parts["water"], at)) if "water" in parts else (),
        )
        settings = read_settings(self, parts["settings"], self.base) if "settings" in parts else self.base
        if not self.faults:
            settings = self.whole(file, parts, board, settings)
        return board, settings

    # -- the land -------------------------------------------------------------------------------------------------

    def labels(self, mark: Mark, where: str) -> list[str]:
        """Labels of hexes in one text, as "A1 A2 B1"."""
        if not isinstance(mark.value, str):
            self.fault(mark, where, "labels")
            return []
        found = []
        for word in mark.value.split():
            try:
                spot_of(word)
                found.append(word)
            except ValueError:
                self.fault(mark, where, "no-hex", word=quoted(word))
        return found

    def hexes(self, mark: Mark) -> list[int]:
        spots: list[int] = []
        for row, item in enumerate(self.items(mark, "hexes", 1, SPOTS)):
            for word in self.labels(item, f"hexes[{row}]"):
                if word in self.places:
                    self.fault(item, f"hexes[{row}]", "taken", name=word)
                else:
                    self.places[word] = len(spots)
                    spots.append(spot_of(word))
        if not spots and not self.faults:
            self.fault(mark, "hexes", "no-hexes")
        return spots

    def known(self, mark: Mark, where: str) -> list[int]:
        """The numbers of hexes that are on the map."""
        found = []
        for word in self.labels(mark, where):
            if word in self.places:
                found.append(self.places[word])
            else:
                self.fault(mark, where, "off-map", hex=word)
        return found

    def terrain(self, mark: Mark) -> tuple[str, ...]:
        terrain = [PLAIN] * len(self.places)
        for kind, item in self.parts(mark, "terrain", (), TERRAINS[1:]).items():
            for place in self.known(item, f"terrain.{kind}"):
                if terrain[place] != PLAIN:
                    self.fault(item, f"terrain.{kind}", "terrain", hex=self.label(place), terrain=terrain[place])
                terrain[place] = kind
        return tuple(terrain)

    def by_hex(self, mark: Mark, where: str) -> dict[int, tuple[Mark, str]]:
        """The parts of an object with a hex for each, and where they are."""
        if not isinstance(mark.value, dict):
            self.fault(mark, where, "object")
            return {}
        for word, item in mark.value.items():
            if word not in self.places:
                self.fault(item, f"{where}.{word[:20]}", "off-map", hex=quoted(word))
        return {
            self.places[word]: (item, f"{where}.{word}") for word, item in mark.value.items() if word in self.places
        }

    def prices(self, mark: Mark) -> tuple[int, ...]:
        found = [0] * len(self.places)
        for place, (item, where) in self.by_hex(mark, "prices").items():
            found[place] = self.price(item, where)
        return tuple(found)

    def price(self, mark: Mark, where: str) -> int:
        return self.number(mark, where, 1, MAX_PRICE)

    def rivers(self, mark: Mark) -> tuple[tuple[int, ...], ...]:
        found: list[tuple[int, ...]] = [()] * len(self.places)
        for place, (item, where) in self.by_hex(mark, "rivers").items():
            listed = enumerate(self.items(item, where, 1, SIDES))
            sides = [self.number(side, f"{where}[{number}]", 0, SIDES - 1) for number, side in listed]
            if len(set(sides)) < len(sides):
                self.fault(item, where, "river")
            found[place] = tuple(sides)
        return tuple(found)

    def water(self, mark: Mark, at: list[int]) -> list[int]:
        words = self.labels(mark, "water")
        for word in words:
            if at[spot_of(word)] >= 0:
                self.fault(mark, "water", "land", hex=word)
        return [spot_of(word) for word in words]

    # -- what stands on it ----------------------------------------------------------------------------------------

    def stop(self, parts: dict[str, Mark], where: str) -> tuple[str, str, int]:
        """The id, name and hex of a city or town: one to a hex."""
        name = self.id(parts["id"], f"{where}.id", self.ids)
        title = self.word(parts["name"], f"{where}.name")
        places = self.known(parts["at"], f"{where}.at")
        if len(places) != 1:
            self.fault(parts["at"], f"{where}.at", "one-hex")
            return name, title, 0
        if places[0] in self.stands:
            self.fault(parts["at"], f"{where}.at", "taken", name=quoted(self.stands[places[0]]))
        self.stands[places[0]] = name
        return name, title, places[0]

    def cities(self, mark: Mark) -> list[City]:
        cities: list[City] = []
        for number, item in enumerate(self.items(mark, "cities", 0, MAX_STOPS)):
            where = f"cities[{number}]"
            parts = self.parts(item, where, ("id", "name", "at", "colour", "cubes"), ("growth", "region", "port"))
            if not parts:
                continue
            name, title, place = self.stop(parts, where)
            column = self.growth(parts["growth"], f"{where}.growth") if "growth" in parts else -1
            if column >= 0 and any(city.column == column for city in cities):
                self.fault(parts["growth"], f"{where}.growth", "die")
            cities.append(
                City(
                    id=name,
                    name=title,
                    hex=place,
                    colour=COLOURS.index(self.one_of(parts["colour"], f"{where}.colour", COLOURS[:WHITE])),
                    column=column,
                    cubes=self.number(parts["cubes"], f"{where}.cubes", 0, MAX_CUBES),
                    region=self.region(parts, where),
                    port=self.truth(parts["port"], f"{where}.port") if "port" in parts else False,
                )
            )
        return cities

    def growth(self, mark: Mark, where: str) -> int:
        sides = tuple(f"{side} {die}" for side in ("light", "dark") for die in range(1, CITY_COLUMNS // 2 + 1))
        side, number = self.one_of(mark, where, sides).split()
        return column_of(side, int(number))

    def region(self, parts: dict[str, Mark], where: str) -> str:
        return self.one_of(parts["region"], f"{where}.region", REGIONS) if "region" in parts else ""

    def terminals(self, mark: Mark) -> list[City]:
        cities = []
        for number, item in enumerate(self.items(mark, "terminals", 0, MAX_STOPS)):
            parts = self.parts(item, f"terminals[{number}]", ("id", "name", "at"))
            if parts:
                cities.append(City(*self.stop(parts, f"terminals[{number}]"), -1, terminal=True))
        return cities

    def towns(self, mark: Mark) -> list[Town]:
        towns = []
        for number, item in enumerate(self.items(mark, "towns", 0, MAX_STOPS)):
            parts = self.parts(item, f"towns[{number}]", ("id", "name", "at"), ("region",))
            if parts:
                where = f"towns[{number}]"
                towns.append(Town(*self.stop(parts, where), self.region(parts, where)))
        return towns

    def direct(self, mark: Mark, cities: list[City], across: list[int]) -> list[Direct]:
        by_id = {city.id: city.hex for city in cities}
        found: list[Direct] = []
        for number, item in enumerate(self.items(mark, "direct", 0, MAX_DIRECT)):
            where = f"direct[{number}]"
            parts = self.parts(item, where, ("between", "price"))
            if not parts:
                continue
            price = self.price(parts["price"], f"{where}.price")
            ends = self.some_of(parts["between"], f"{where}.between", tuple(by_id) or ("",))
            hexes = [by_id[end] for end in ends if end in by_id]
            ports = [hexes[0] * SIDES + side for side in range(SIDES)] if len(hexes) == 2 else []
            port = next((port for port in ports if across[port] == hexes[1]), -1)
            if port < 0:
                self.fault(item, f"{where}.between", "touch")
            elif any({hexes[0], hexes[1]} == {other.a, other.b} for other in found):
                self.fault(item, f"{where}.between", "joined")
            else:
                found.append(Direct(hexes[0], hexes[1], port, price))
        return found

    # -- what can be seen only when the parts are sound -----------------------------------------------------------

    def whole(self, file: Mark, parts: dict[str, Mark], board: Board, settings: Settings) -> Settings:
        """What map and rules must have for each other; the rules, without what they say of places that are not here."""
        rules = parts.get("settings", file)
        stops = [city.hex for city in board.cities] + [town.hex for town in board.towns]
        if not 2 <= len(stops) <= MAX_STOPS:
            self.fault(file, "file", "stops", most=MAX_STOPS, given=len(stops))
            return settings
        reached = _reached(stops[0], board.across)
        for stop in stops:
            if stop not in reached:
                start, to = quoted(self.stands[stops[0]]), quoted(self.stands[stop])
                self.fault(file, "hexes", "no-way", start=start, to=to)
        self.ground(parts, board)
        for place, terrain in enumerate(board.terrain):
            if not board.prices[place] and not settings.terrain_prices[TERRAINS.index(terrain)]:
                self.fault(rules, "settings.terrain_prices", "price", terrain=terrain, hex=board.labels[place])
                break
        if not any(not city.terminal for city in board.cities) and not settings.land_cubes:
            self.fault(parts["cities"], "cities", "no-cities")
        if settings.continent and any(all(c.region != region for c in board.cities) for region in REGIONS):
            self.fault(parts["cities"], "cities", "regions")
        if board.direct and settings.unfinished:
            self.fault(parts["direct"], "direct", "direct")
        self.enough_cubes(file, board, settings)
        if settings.fed not in {"", *(city.id for city in board.cities)}:
            if settings.fed != self.base.fed:
                self.fault(rules, "settings.fed", "no-city", name=quoted(settings.fed))
            settings = replace(settings, fed="")
        return settings

    def ground(self, parts: dict[str, Mark], board: Board) -> None:
        """Terrain and prices count where track is laid on land, and rivers flow through river hexes and past stops."""
        for place, label in enumerate(board.labels):
            if place in self.stands:
                name = quoted(self.stands[place])
                if board.terrain[place] != PLAIN:
                    self.fault(parts["terrain"], f"terrain.{board.terrain[place]}", "built-up", hex=label, name=name)
                if board.prices[place]:
                    self.fault(parts["prices"], f"prices.{label}", "built-up", hex=label, name=name)
            elif board.rivers[place] and board.terrain[place] != RIVER:
                self.fault(parts["rivers"], f"rivers.{label}", "no-river", hex=label)

    def enough_cubes(self, file: Mark, board: Board, settings: Settings) -> None:
        """AS-1.1: there must be cubes for everything that gets some at the start."""
        cities = [city for city in board.cities if not city.terminal]
        needed = {"all": SPACES, "top": 10}.get(settings.chart, 0) + len(board.cities) - len(cities)
        needed += sum(settings.city_cubes or city.cubes for city in cities)
        if settings.town_cubes == "bag":
            needed += len(board.towns)
        if settings.land_cubes:
            land = [kind for place, kind in enumerate(board.terrain) if place not in self.stands]
            needed += land.count(PLAIN) + land.count(RIVER)
        there = sum(CUBES[colour] for colour in settings.goods)
        if needed > there:
            self.fault(file, "file", "cubes", needed=needed, there=there)
        if settings.town_cubes == "cotton" and len(board.towns) > CUBES[WHITE]:
            self.fault(file, "towns", "cotton", towns=CUBES[WHITE])

    # -- small things ---------------------------------------------------------------------------------------------

    def label(self, place: int) -> str:
        return list(self.places)[place]


def _across(spots: list[int], pointy: bool) -> list[int]:
    """The hex over each side of each hex; -1: none."""
    places = {axial(spot, pointy): place for place, spot in enumerate(spots)}
    across = []
    for spot in spots:
        q, r = axial(spot, pointy)
        across += [places.get((q + dq, r + dr), -1) for dq, dr in STEPS]
    return across


def _reached(start: int, across: tuple[int, ...]) -> set[int]:
    reached, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for there in across[here * SIDES : here * SIDES + SIDES]:
            if there >= 0 and there not in reached:
                reached.add(there)
                edge.append(there)
    return reached
