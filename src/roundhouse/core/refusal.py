"""Why a move is not possible: the rule that forbids it, and a code for the sentence that says so."""

from __future__ import annotations

from msgspec import Struct

from .texts import Arg, Text

# Rules of the table itself, the same for every game.
NOT_A_MOVE = "RH-1"
NOT_YOUR_TURN = "RH-2"
GAME_OVER = "RH-3"
NO_UNDO = "RH-4"


class Refusal(Struct, frozen=True):
    """`rule` is the id of a rule or ruling of the game (or RH-n, the table's own), `code` names the sentence."""

    rule: str
    code: str
    args: dict[str, Arg] = {}

    @property
    def text(self) -> Text:
        return Text(f"refusal-{self.code}", self.args)


def refuse(rule: str, code: str, **args: Arg) -> Refusal:
    return Refusal(rule, code, args)


def not_a_move() -> Refusal:
    return Refusal(NOT_A_MOVE, "not-a-move")


def not_your_turn() -> Refusal:
    return Refusal(NOT_YOUR_TURN, "not-your-turn")


def game_over() -> Refusal:
    return Refusal(GAME_OVER, "game-over")
