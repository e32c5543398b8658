"""Tables as messages: what one seat sees, in one language. Made from views only."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from ..bots import bot_names, bot_title, default_bot
from ..core.drawing import Drawing
from ..core.ending import verdict
from ..core.game import Game
from ..core.news import outlook
from ..core.picks import Node, tree
from ..core.record import Brought
from ..core.refusal import Refusal
from ..core.sheet import Line, Rival, Sheet
from ..core.table import Table
from ..core.texts import Translator
from ..core.verify import Draw
from ..core.view import View
from .chatting import courtesies, free_chat
from .messages import (
    BoardInfo,
    BotInfo,
    ChoiceInfo,
    DrawInfo,
    DrawingInfo,
    GameInfo,
    LessonInfo,
    LogLine,
    OptionInfo,
    OtherInfo,
    PhraseInfo,
    PickInfo,
    Preview,
    ReplayStep,
    RivalInfo,
    SaidInfo,
    SeatInfo,
    SeatSheetInfo,
    SheetInfo,
    SheetLine,
    TableState,
)
from .naming import name_of, words_at
from .new_tables import default_seats
from .store import Chair, Said

Have = frozenset[str]


def game_info(game: Game, lang: str) -> GameInfo:
    tr = game.words(lang)
    bots = [BotInfo(name, bot_title(name, tr)) for name in bot_names(game)]
    return GameInfo(
        id=game.id,
        title=tr("title"),
        tagline=tr("tagline"),
        stage=game.stage,
        seats=list(game.seats),
        default_seats=default_seats(game),
        options=[
            OptionInfo(
                option.name,
                tr(f"option-{option.name}"),
                tr(f"option-{option.name}-about") if tr.has(f"option-{option.name}-about") else "",
                option.default,
                [
                    ChoiceInfo(choice, tr(f"option-{option.name}-{choice}"), tr(f"option-{option.name}-{choice}-about"))
                    for choice in option.choices
                ],
                [seats for seats in game.seats if option.counts(seats)],
            )
            for option in game.options
        ],
        bots=bots,
        default_bot=default_bot(game),
        own_design=[tr(key) for key in game.own_design],
        boards=game.boards,
    )


def drawing_info(drawing: Drawing, have: Have) -> DrawingInfo:
    return DrawingInfo(
        drawing.key,
        drawing.width,
        drawing.height,
        drawing.live,
        drawing.title,
        drawing.desc,
        UNSET if drawing.key in have else drawing.static,
        drawing.notes,
        drawing.notes_title,
    )


def board_info(game: Game, lang: str) -> BoardInfo:
    """A board that somebody has brought, before anybody plays on it."""
    tr = game.words(lang)
    drawing = game.draw(Table.new(game, seed="board").view(), tr)
    return BoardInfo(
        Brought.of(game.board or "").digest,
        about_board(game, tr),
        drawing_info(drawing, frozenset()),
        list(game.seats),
        default_seats(game),
    )


def about_board(game: Game, tr: Translator) -> list[str]:
    return [tr(text) for text in game.about_board()]


def drawings(table: Table, view: View, tr: Translator, have: Have) -> tuple[DrawingInfo, list[OtherInfo]]:
    """A seat's own area (a spectator looks at the first), and the areas of the others, where each has its own."""
    mine = view.seat or 0
    own = table.game.draw(view, tr, mine)
    found = []
    for seat in range(table.seats):
        if seat != mine:
            drawing = table.game.draw(view, tr, seat)
            if drawing == own:
                return drawing_info(own, have), []  # one board for all: nothing more to show
            found.append(OtherInfo(seat, drawing_info(drawing, have)))
    return drawing_info(own, have), found


def log_lines(table: Table, seat: int | None, tr: Translator) -> list[LogLine]:
    return [
        LogLine(tr(event.text), list(event.where), event.seat, event.move)
        for event in table.events(seat, public=seat is None)
    ]


def sheet_info(sheet: Sheet, over: bool, tr: Translator) -> SheetInfo:
    winners = sheet.winners if over else ()
    return SheetInfo(
        seats=[
            SeatSheetInfo(
                one.seat,
                tr.name(one.seat),
                one.total,
                _lines(one.lines, tr),
                one.seat in winners,
            )
            for one in sheet.seats
        ],
        rival=None if sheet.rival is None else _rival_info(sheet.rival, over and not winners, tr),
        teams=[list(team) for team in sheet.teams],
        winners=list(winners),
        verdict=[tr(sentence) for sentence in verdict(sheet)] if over else [],
    )


def _rival_info(rival: Rival, winner: bool, tr: Translator) -> RivalInfo:
    return RivalInfo(tr(rival.name), rival.total, _lines(rival.lines, tr), winner)


def _lines(lines: Sequence[Line], tr: Translator) -> list[SheetLine]:
    return [SheetLine(line.what, tr(line.text), line.points, list(line.where)) for line in lines]


def pick_infos(game: Game, view: View, node: Node, tr: Translator, picked: tuple[str, ...] = ()) -> list[PickInfo]:
    found = []
    for name, child in node.children.items():
        assert child.pick is not None
        one = PickInfo(name, tr(child.pick.text), art=child.pick.art)
        if child.move is not None:
            one.move = game.moveset.notation(child.move)
        else:
            path = (*picked, name)
            one.ask = tr(game.prompt(view, path))
            one.picks = pick_infos(game, view, child, tr, path)
        found.append(one)
    return found


def seat_infos(
    table: Table, chairs: Sequence[Chair], totals: Sequence[int], me: str, online: set[int], tr: Translator
) -> list[SeatInfo]:
    actors = table.actors()
    return [
        SeatInfo(
            chair.seat,
            tr.name(chair.seat),
            chair.kind,
            chair.bot,
            chair.owner is not None and chair.owner == me,
            chair.seat in actors,
            chair.kind == "bot" or chair.seat in online,
            totals[chair.seat],
        )
        for chair in chairs
    ]


def table_state(
    name: str,
    table: Table,
    chairs: Sequence[Chair],
    seat: int | None,
    me: str,
    online: set[int],
    lang: str,
    have: Have,
    rematch: str | None,
) -> TableState:
    game = table.game
    tr = words_at(game, chairs, lang)
    view = table.view(seat)
    sheet = view.sheet()
    moves = table.state.moves(seat) if seat is not None and seat in table.actors() else []
    root = tree((game.path(view, move), move) for move in moves)
    refusal = table.undo_refusal(seat) if seat is not None else None
    drawing, others = drawings(table, view, tr, have)
    return TableState(
        id=name,
        game=game.id,
        title=game.title(tr.lang),
        options=[
            f"{tr(f'option-{option.name}')}: {tr(f'option-{option.name}-{table.record.options[option.name]}')}"
            for option in game.options_for(table.record.seats)
        ],
        number=len(table.record.entries),
        own_number=sum(entry.seat == seat for entry in table.record.entries),
        moves=table.ply,
        seat=seat,
        seats=seat_infos(table, chairs, sheet.totals, me, online, tr),
        over=table.over,
        prompt=_prompt(table, view, seat, tr),
        picks=pick_infos(game, view, root, tr),
        can_undo=seat is not None and refusal is None,
        undo_refusal=explain(refusal, tr) if refusal is not None else "",
        drawing=drawing,
        others=others,
        log=log_lines(table, seat, tr),
        sheet=sheet_info(sheet, table.over, tr),
        commitment=table.record.commitment or "",
        rematch=rematch,
        plain=game.plain(view, tr, seat or 0),
        phrases=[PhraseInfo(pick.id, tr(pick.text)) for pick in game.phrases(view)],
        free_chat=free_chat(table),
        courtesies=[PhraseInfo(one, tr(f"courtesy-{one}")) for one in courtesies(table) if seat is not None],
        brought=[] if table.record.board is None else [table.record.board.digest, *about_board(game, tr)],
        guide=[
            LessonInfo(one.id, tr(one.title), tr(one.text), tr(one.advice), list(one.where)) for one in game.guide(view)
        ],
    )


def explain(refusal: Refusal, tr: Translator) -> str:
    return tr(f"refusal-{refusal.code}", **refusal.args)


def said_info(line: Said, chairs: Sequence[Chair], tr: Translator) -> SaidInfo:
    """A line of chat; a phrase is told in the reader's own language."""
    unnamed = line.seat is not None and chairs[line.seat].unnamed
    name = name_of(chairs[line.seat], tr) if unnamed and line.seat is not None else line.name
    words = line.words if line.phrase is None else tr(line.phrase)
    return SaidInfo(line.id, name, line.seat, words, line.at, list(line.readers))


def draw_infos(game: Game, draws: Sequence[Draw], tr: Translator) -> list[DrawInfo]:
    """What chance was asked for and answered, in words as far as the game has any."""

    def answer(purpose: str, number: int) -> str:
        text = game.answer_text(purpose, number)
        if text is not None:
            return f"{number} · {tr(text)}"
        names = game.dice.get(purpose) or game.draws.get(purpose, ())
        place = number - 1 if purpose in game.dice else number
        return f"{number} · {names[place]}" if 0 <= place < len(names) and names[place] != str(number) else str(number)

    return [
        DrawInfo(
            draw.entry,
            draw.purpose,
            tr(f"chance-{draw.purpose}") if tr.has(f"chance-{draw.purpose}") else draw.purpose,
            answer(draw.purpose, draw.recorded),
            None if draw.recomputed is None else answer(draw.purpose, draw.recomputed),
            draw.fair,
        )
        for draw in draws
    ]


def _prompt(table: Table, view: View, seat: int | None, tr: Translator) -> str:
    if table.over:
        return tr("game-is-over")
    if seat is not None and seat in table.actors():
        return tr(table.game.prompt(view, ()))
    return tr("waiting-for", names=", ".join(tr.name(actor) for actor in table.actors()))


def replay_step(table: Table, moves: int, seat: int | None, tr: Translator, have: Have) -> ReplayStep:
    view = table.view(seat)
    drawing, others = drawings(table, view, tr, have)
    return ReplayStep(
        at=table.ply,
        moves=moves,
        drawing=drawing,
        others=others,
        log=log_lines(table, seat, tr),
        sheet=sheet_info(view.sheet(), table.over, tr),
    )


def preview(game: Game, view: View, move: int, tr: Translator, have: Have) -> Preview:
    """What follows from a move as far as its mover can tell: the picture after it, what it changes on the mover's
    score sheet, and whether it can be taken back. What cannot be told is said in words alone."""
    assert view.seat is not None
    ahead = outlook(game, view, move)
    if ahead.view is None:
        return Preview(None, tr("consequence-chance" if ahead.chance else "consequence-secrets"), ahead.final)
    points = ahead.view.sheet()[view.seat].total - view.sheet()[view.seat].total
    signed = f"+{points}" if points > 0 else f"−{-points}"
    # A game whose totals are no points says so in words of its own.
    key = "consequence-total" if tr.has("consequence-total") else "consequence-points"
    words = tr(key, points=abs(points), signed=signed)
    if ahead.told:
        words = f"{words} {tr('consequence-told')}"
    return Preview(drawing_info(game.draw(ahead.view, tr, view.seat), have), words, ahead.final)
