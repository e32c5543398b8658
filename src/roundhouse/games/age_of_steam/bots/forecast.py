"""How a game would end for a seat if it went on as it is: deliveries, engine, income, expenses, shares, turn by turn.

The others are only a chance that cubes are gone. All figures are points at the end of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.facts import MOST_ENGINE, MOST_SHARES, SHARE_PRICE
from ..rules.scoring import INCOME_POINTS, SHARE_POINTS

if TYPE_CHECKING:
    from ..rules.plan import Plan
    from .goods import Row
    from .weights import Weights

#: So much of a delivery in this turn is certain enough to pay expenses with, if the cube is at a stop where no other
#: has a link. Any other may be gone.
SURE: Final = 0.3
#: What it costs to be bankrupt; and so much for each dollar of income that was missing: who is in danger does what
#: brings them nearer to safety.
BANKRUPT: Final = 200.0
MISSING: Final = 5.0
#: A dollar at the end is worth next to nothing.
DOLLAR: Final = 0.05


class Purse:
    """What a seat has, what it may still do in this turn, and what it believes."""

    __slots__ = ("engine", "income", "links", "money", "moves", "shares", "turns", "upgradable", "weights")

    def __init__(
        self,
        money: float,
        income: float,
        shares: int,
        engine: int,
        turns: int,
        moves: int,
        upgradable: bool,
        links: int,
        weights: Weights,
    ) -> None:
        self.money = money
        self.income = income
        self.shares = shares
        self.engine = engine
        #: Turns left, this one included; deliveries left in this turn; whether the engine may be raised for one.
        self.turns = turns
        self.moves = moves
        self.upgradable = upgradable
        #: Links of its own.
        self.links = links
        self.weights = weights


def reduced(income: float, factor: int) -> float:
    """AS-8.3 for incomes that are only expected: without its steps."""
    if income <= 10.0:
        return income
    loss = min(1.0 + (income - 10.0) / 5.0, 2.0 * (income - 10.0))
    return income - factor * loss


def forecast(plan: Plan, turn: int, purse: Purse, now: list[Row], later: list[Row]) -> float:
    """The points that the seat may expect at the end, without track. `now`: what cubes could bring in this turn;
    `later`: in the turns after it, when plans are built."""
    most = 2 * purse.turns + 2
    same = later is now
    now = _best(now, purse.engine + 1, most)
    later = now if same else _best(later, MOST_ENGINE, most)
    first = [row[2] if row[1] == 0.0 else 0.0 for row in now]
    chances = _chances(later, purse.turns)
    best = -1e9
    for engine in range(purse.engine, MOST_ENGINE + 1):
        if engine > purse.engine and purse.turns == 1 and not purse.upgradable:
            break
        value = _play_on(plan, turn, purse, now, later, first, chances, engine)
        if value > best:
            best = value
        elif engine > purse.engine + 1:
            break
    return best


def _best(rows: list[Row], engine: int, most: int) -> list[Row]:
    engine = min(engine, MOST_ENGINE)
    if len(rows) <= most:
        return rows
    return sorted(rows, key=lambda row: -row[0][engine] * row[2] + 0.1 * row[1])[:most]


def _chances(rows: list[Row], turns: int) -> list[list[float]]:
    """By turn from now and by row: the chance that a cube is there."""
    found = []
    left = [row[2] for row in rows]
    for t in range(turns):
        chance = []
        for number, row in enumerate(rows):
            if t < row[1]:
                chance.append(0.0)
            else:
                chance.append(left[number])
                left[number] *= row[3]
        found.append(chance)
    return found


class Books:
    """Money, income and shares as they may become."""

    __slots__ = ("income", "money", "shares")

    def __init__(self, purse: Purse) -> None:
        self.money = purse.money
        self.income = purse.income
        self.shares = purse.shares

    def issue(self, plan: Plan, engine: int, spend: float, expected: float) -> None:
        """Shares for what is spent on track, and for the expenses that income and expected deliveries do not pay."""
        most = min(MOST_SHARES, self.shares + plan.issue)
        short = spend + max(0.0, self.shares + engine - self.income - expected) - self.money
        while short > 0.0 and self.shares < most:
            self.shares += 1
            self.money += SHARE_PRICE
            short -= SHARE_PRICE - 1
        self.money -= min(spend, max(0.0, self.money))

    def settle(self, gain: float, engine: int, factor: int) -> float:
        """AS-8.1 to AS-8.3: the income that is missing to stay in the game."""
        self.income += gain
        self.money += self.income - self.shares - engine
        missing = 0.0
        if self.money < 0.0:
            self.income += self.money
            self.money = 0.0
            if self.income < 0.0:
                missing = -self.income
                self.income = 0.0
        self.income = reduced(self.income, factor)
        return missing


def _play_on(
    plan: Plan,
    turn: int,
    purse: Purse,
    now: list[Row],
    later: list[Row],
    first: list[float],
    chances: list[list[float]],
    target: int,
) -> float:
    """Two sets of books: what may be hoped for, and what is left if nothing is built any more. The second says whether
    the seat is on the way to be bankrupt."""
    books, careful = Books(purse), Books(purse)
    engine = purse.engine
    same = now is later
    used: list[bool] = [False] * len(now)
    loss = 0.0
    weights = purse.weights
    for t in range(purse.turns):
        rows = now if t == 0 else later
        if t == 1 and not same:
            # Which of the later rows were used is not known: the best are, as many as in this turn.
            used = [False] * len(later)
            _take(later, used, chances[0], engine, purse.moves)
        moves = purse.moves if t == 0 else 2
        if t > 0:
            books.issue(plan, engine, weights.upkeep if t < purse.turns - 1 else 0.0, weights.expected)
            careful.issue(plan, engine, 0.0, 0.0)
        if engine < target and (purse.upgradable if t == 0 else True) and moves:
            engine += 1
            moves -= 1
        hope = weights.hope * min(engine, weights.row * (1 + purse.links) + weights.growth * (t - 1)) if t else 0.0
        one, other = _take(rows, used, chances[t] if t else first, engine, moves)
        if t == 0:
            sure = purse.income + _certain(now, used, engine, weights.stays)
            left = sure + min(0.0, purse.money + sure - purse.shares - engine)
            if left < 0.0:
                loss = BANKRUPT - MISSING * left
        seen = one + other
        hoped = 0.0
        if moves > 0 and one < hope:
            hoped = hope - one
        if moves > 1 and other < hope:
            hoped += hope - other
        when = turn + t
        factor = plan.reduction_factor if plan.reduction_from <= when <= plan.reduction_to else 1
        books.settle(seen + weights.hoped * hoped, engine, factor)
        missing = careful.settle(seen, engine, factor)
        if missing:
            loss = max(loss, (BANKRUPT + MISSING * missing) / (1 + 3 * t))
    if plan.score.in_money:
        return books.money - SHARE_PRICE * books.shares - loss
    return INCOME_POINTS * books.income - SHARE_POINTS * books.shares + DOLLAR * books.money - loss


def _take(rows: list[Row], used: list[bool], chance: list[float], engine: int, moves: int) -> tuple[float, float]:
    """Deliver the best cubes, two at most; what each brings."""
    best = second = -1
    most = more = 0.0
    if moves:
        for number, row in enumerate(rows):
            value = row[0][engine] * chance[number]
            if value > more and not used[number]:
                if value > most:
                    second, more = best, most
                    best, most = number, value
                else:
                    second, more = number, value
    if best >= 0:
        used[best] = True
    if moves < 2:
        return most, 0.0
    if second >= 0:
        used[second] = True
    return most, more


def _certain(rows: list[Row], used: list[bool], engine: int, usual: float) -> float:
    """What is certain enough of the deliveries that were made."""
    found = 0.0
    for number, row in enumerate(rows):
        if used[number]:
            stays = row[3]
            found += row[0][engine] * (1.0 if stays == 1.0 else SURE if stays == usual else 0.0)
    return found
