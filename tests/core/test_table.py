"""The table: setting up, looking, playing, answering."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import roundhouse as rh
from roundhouse.core.chance import Fast
from roundhouse.core.record import Entry
from roundhouse.testing import reach
from signals import GAME, Signals
from signals.rules.events import Events, Told
from signals.rules.moves import Lay


def ink(seats: int = 2, seed: str = "table", **more: object) -> rh.Table:
    return rh.Table.new("railroad_ink", seats=seats, seed=seed, **more)  # type: ignore[arg-type]


def finish_round(table: rh.Table, but: int = 0) -> None:
    """Play the first move each time, until only so many moves are missing to the end of the round."""
    number = sum(entry.move == "finish" for entry in table.record.entries)
    goal = (number // table.seats + 1) * table.seats
    while number < goal:
        seat = table.actors()[0]
        move = next((m for m in table.moves(seat) if str(m) == "finish"), table.moves(seat)[0])
        if number + 1 == goal and str(move) == "finish" and but:
            return
        table.play(seat, move)
        number += str(move) == "finish"


# -- setting up ---------------------------------------------------------------------------------------------------


def test_a_new_table() -> None:
    table = ink(names=["Ada", "Żaneta"], options={"expansion": "lava"})
    assert (table.seats, table.names, table.over) == (2, ("Ada", "Żaneta"), False)
    assert table.record.options == {"expansion": "lava"}
    assert table.record.commitment == rh.commitment("table")
    assert repr(table) == "<Table railroad_ink, 2 seats, 0 moves, to move: Ada, Żaneta>"


def test_who_has_chosen_no_name_is_called_something_in_the_readers_language() -> None:
    for nameless in (ink(), ink(names=["", ""])):
        assert nameless.record.names == ["", ""]
        assert nameless.names == ("Player 1", "Player 2")
        assert rh.Table.load(nameless.record.to_json()).names == nameless.names
    table = ink(names=["", "Żaneta"])
    assert table.names == ("Player 1", "Żaneta")
    finish_round(table)
    log = {lang: "\n".join(table.log(lang)) for lang in ("en", "pl")}
    assert "Player 1 has finished the round." in log["en"]
    assert "Gracz 1 kończy rundę." in log["pl"]
    assert "Player" not in log["pl"]
    assert "Gracz 1" in table.plain(lang="pl")


def test_the_same_seed_gives_the_same_dice_and_no_seed_others() -> None:
    assert ink(seed="x").digest() == ink(seed="x").digest() != ink(seed="y").digest()
    assert rh.Table.new("railroad_ink").record.seed != rh.Table.new("railroad_ink").record.seed


@pytest.mark.parametrize("names", [["a"], ["a", "b", "c"], ["a", " "], ["a", "x" * 41], ["a", "b\n"]])
def test_names_that_cannot_be(names: list[str]) -> None:
    with pytest.raises(rh.BadOption, match=r"names are needed|is no name: 1 to 40 printable characters"):
        ink(names=names)


def test_settings_that_cannot_be() -> None:
    with pytest.raises(rh.BadOption, match="players, not 9"):
        ink(seats=9)
    with pytest.raises(rh.BadOption, match="moon"):
        ink(options={"moon": "full"})
    with pytest.raises(rh.BadScript, match="never asks"):
        ink(script={"moon": [1]})


class Choosy(Signals):
    def check_combination(self, seats: int, options: object) -> None:
        if seats == 3:
            raise rh.BadOption("not with three")


def test_settings_that_do_not_go_together() -> None:
    with pytest.raises(rh.BadOption, match="not with three"):
        rh.Table.new(Choosy(), seats=3)
    record = rh.Table.new(GAME, seats=3).record
    with pytest.raises(rh.BadRecord, match="a corrupt record: not with three"):
        rh.Table.load(record, game=Choosy())


@pytest.mark.parametrize("seat", [-1, 2, True, "0", None, 0.0])
def test_a_seat_that_is_not_there(seat: int) -> None:
    table = ink()
    for act in (table.moves, table.undo):
        with pytest.raises(rh.BadOption, match="this table has the seats 0 to 1, not"):
            act(seat)
    with pytest.raises(rh.BadOption, match="seats 0 to 1"):
        table.play(seat, "finish")
    with pytest.raises(rh.BadOption, match="seats 0 to 1"):
        table.refusal(seat, "finish")
    with pytest.raises(rh.BadOption, match="seats 0 to 1"):
        table.rewind(seat, 0, [0, 1])


# -- looking ------------------------------------------------------------------------------------------------------


def test_views_sheets_and_pictures() -> None:
    table = ink()
    table.play(0, table.moves(0)[0])
    assert table.view().seat is None
    assert table.view(1).seat == 1
    assert table.view() != table.view(0)
    # The other's drawing of this round is not seen yet: only the whole truth and the drawer count it.
    assert table.sheet() == table.sheet(0) != table.sheet(1)
    for picture in (table.svg(), table.svg(0), table.svg(1, "pl"), table._repr_svg_()):
        assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert table._repr_svg_() == table.svg()
    alone = ink(seats=1)
    assert alone._repr_svg_() == alone.svg(0)
    assert table.plain(0) != table.plain(0, "pl")
    with pytest.raises(rh.BadOption):
        table.view(2)


def test_the_log_is_for_those_who_may_read_it() -> None:
    table = ink(names=["Ada", "Bo"])
    begun = table.log()
    table.play(0, table.moves(0)[0])
    assert table.log() == table.log(seat=0) != begun
    assert table.log()[-1].startswith("Ada")
    assert table.log("pl") != table.log()
    assert table.log(seat=1) == begun
    assert table.events(public=True) == table.events(1)
    assert [event.move for event in table.events(0)] == [0, 1]
    assert table.events() == table.events(0)


def test_picks_lead_to_moves() -> None:
    table = ink()
    leaves = dict(table.picks(0).leaves())
    assert sorted(leaves.values()) == sorted(move.pack() for move in table.moves(0))


def test_a_desk_has_what_a_bot_may_know() -> None:
    table = ink()
    table.play(1, table.moves(1)[0])
    desk = table.desk(0, Fast(1))
    assert desk.moves == [move.pack() for move in table.moves(0)]
    assert desk.view == table.view(0)
    assert desk.guess().view(0) == table.view(0)


def test_playing_on_what_actors_gives_does_not_touch_the_table() -> None:
    table = ink()
    table.actors().clear()
    assert table.actors() == [0, 1]


# -- playing ------------------------------------------------------------------------------------------------------


def test_a_move_is_played_in_any_form() -> None:
    tables = [ink() for _ in range(3)]
    move = tables[0].moves(0)[5]
    forms: tuple[rh.Move | str | int, ...] = (move, str(move), move.pack())
    for table, form in zip(tables, forms, strict=True):
        assert table.refusal(0, form) is None
        table.play(0, form)
    assert len({table.digest() for table in tables}) == 1
    assert tables[0].record.entries == [Entry(0, str(move))]
    assert [len(table.record.entries) for table in tables] == [1, 1, 1]


def test_a_refusal_carries_the_rule_the_code_and_the_words() -> None:
    table = ink()
    before = table.digest(), table.record.to_json()
    with pytest.raises(rh.Refused) as caught:
        table.play(0, "finish")
    error = caught.value
    assert (error.rule, error.code) == ("RI-2.5", "dice-left")
    assert error.refusal == table.refusal(0, "finish")
    assert error.text == table.explain(error.refusal)
    assert error.text != table.explain(error.refusal, "pl")
    assert str(error) == f"{error.text} [RI-2.5]"
    assert (table.digest(), table.record.to_json()) == before


@pytest.mark.rule("RH-1", "RH-2", "RH-3")
def test_the_rules_of_the_table_itself() -> None:
    table = rh.Table.new(GAME, seed="a")
    table.play(0, table.moves(0)[0])
    for move, rule in ((0, "RH-1"), (-5, "RH-1"), (1 << 99, "RH-1"), ("lay one", "RH-2")):
        with pytest.raises(rh.Refused) as caught:
            table.play(0, move)
        assert caught.value.rule == rule
    for words in ("dance", "", "lay seven"):
        refusal = table.refusal(0, words)
        assert refusal is not None
        assert refusal.rule == "RH-1"
        with pytest.raises(rh.BadMove):
            table.play(0, words)
    over = reach(GAME, 2, ply=8)
    assert over.over
    assert repr(over) == "<Table signals, 2 seats, 8 moves, over>"
    with pytest.raises(rh.Refused) as caught:
        over.play(0, Lay(0))
    assert caught.value.rule == "RH-3"


def test_why_not() -> None:
    table = ink()

    class Asked(Signals):
        def candidates(self, view: object, picked: tuple[str, ...]) -> list[int]:
            return [Lay(card).pack() for card in range(4)] if picked else []

    held = rh.Table.new(Asked(), script={"deck": [0, 0, 1, 1]})
    assert held.why_not(0, ["lay"]) is None
    assert held.why_not(0, []) is None
    held.play(0, Lay(0))
    refusal = held.why_not(0, ["lay"])
    assert refusal is not None
    assert refusal.rule == "RH-2"
    assert table.why_not(0, ["nothing-like-this"]) is None


# -- chance and scripts -------------------------------------------------------------------------------------------


def test_a_script_names_faces() -> None:
    table = ink(script={"A": ["A_rail_t", "A_road_t", 1], "B": ["B_overpass"]})
    assert table.record.setup == [("A", 6), ("A", 5), ("A", 1), ("B", 1)]
    assert table.record.scripted == ["A", "B"]


def test_what_a_script_does_not_name_comes_from_the_seed() -> None:
    plain, scripted = ink(), ink(script={"A": [1, 1, 1]})
    assert scripted.record.setup[3] == plain.record.setup[3]
    assert scripted.record.setup[:3] == [("A", 1)] * 3


@pytest.mark.parametrize("script", [{"A": [1, 1, 1]}, {"B": ["B_overpass"]}])
def test_a_script_that_has_run_out_leaves_the_table_as_it_was(script: dict[str, list[int | str]]) -> None:
    table = ink(script=script)
    (purpose,) = script
    finish_round(table, but=1)
    before = (table.digest(), table.record.to_json(), table.events(1), table.events(0), table.events(public=True))
    last = table.actors()[0]
    for _ in range(2):
        with pytest.raises(rh.NeedAnswer, match=f"'{purpose}'") as caught:
            table.play(last, "finish")
        assert caught.value.choices == 6
        now = (table.digest(), table.record.to_json(), table.events(1), table.events(0), table.events(public=True))
        # Above all, nothing hidden is revealed by a move that was not played.
        assert now == before
    table.answer(purpose, [2] if purpose == "B" else [2, 3])
    if purpose == "A":
        with pytest.raises(rh.NeedAnswer):
            table.play(last, "finish")
        table.answer("A", [4])
    table.play(last, "finish")
    answers = [answer for asked, answer in table.record.entries[-1].chance if asked == purpose]
    assert answers == ([2] if purpose == "B" else [2, 3, 4])
    assert rh.Table.load(table.record.to_json()).digest() == table.digest()


def test_questions_that_came_to_nothing_are_not_counted() -> None:
    """A die of the seed that was asked before the script ran out falls the same the next time."""
    plain, scripted = ink(), ink(script={"B": ["B_overpass"]})
    for table in (plain, scripted):
        finish_round(table, but=1)
    last = scripted.actors()[0]
    with pytest.raises(rh.NeedAnswer):
        scripted.play(last, "finish")
    scripted.answer("B", ["B_overpass"])
    scripted.play(last, "finish")
    seed = rh.Table.new("railroad_ink", seats=2, seed="table")
    finish_round(seed)
    asked = [a for a in seed.record.entries[-1].chance if a[0] == "A"]
    assert [a for a in scripted.record.entries[-1].chance if a[0] == "A"] == asked


def test_an_answer_that_cannot_be_is_refused_at_once() -> None:
    table = ink()
    with pytest.raises(rh.BadScript, match="A: 9 is not within 1 to 6"):
        table.answer("A", [9])
    assert table.record.scripted == []


def test_an_answer_that_does_not_fit_does_not_stand_in_the_way() -> None:
    """All four cards 'one' are dealt: there is no fifth to draw."""
    table = rh.Table.new(GAME, script={"deck": ["one"] * 4})
    for seat, move in ((0, "lay one"), (1, "lay one"), (0, "take one")):
        table.play(seat, move)
    table.answer("deck", ["two", "one"])
    before = table.digest(), table.record.to_json()
    with pytest.raises(rh.BadScript, match="there is no 0 left to draw"):
        table.play(1, "take one")
    assert (table.digest(), table.record.to_json()) == before
    with pytest.raises(rh.NeedAnswer):
        table.play(1, "take one")
    table.answer("deck", ["two", "three"])
    table.play(1, "take one")
    assert table.record.entries[-1].chance == (("deck", 1), ("deck", 2))


def test_a_script_for_setting_up_that_runs_out_makes_no_table() -> None:
    with pytest.raises(rh.NeedAnswer):
        ink(script={"A": [1]})


def test_a_loaded_table_takes_a_script() -> None:
    table = ink(script={"A": [1, 1, 1]})
    finish_round(table, but=1)
    last = table.actors()[0]
    again = rh.Table.load(table.record.to_json(), script={"A": [4, 5, 6]})
    again.play(last, "finish")
    assert [a for p, a in again.record.entries[-1].chance if p == "A"] == [4, 5, 6]
    empty = rh.Table.load(table.record.to_json())
    with pytest.raises(rh.NeedAnswer):
        empty.play(last, "finish")


# -- loading and following ----------------------------------------------------------------------------------------


def test_a_loaded_table_goes_on_as_the_first_would_have() -> None:
    table = ink()
    finish_round(table)
    again = rh.Table.load(table.record.to_json())
    for each in (table, again):
        finish_round(each)
    assert again.record == table.record
    assert again.digest() == table.digest()


def test_a_table_is_loaded_up_to_an_entry() -> None:
    table = ink()
    digests = [table.digest()]
    for _ in range(6):
        table.play(0, table.moves(0)[0]) if 0 in table.actors() else table.play(1, table.moves(1)[0])
        digests.append(table.digest())
    for upto, digest in enumerate(digests):
        part = rh.Table.load(table.record, upto=upto)
        assert part.digest() == digest
        assert len(part.record.entries) == upto
    for upto in (-1, 7):
        with pytest.raises(rh.BadRecord, match=f"the record has 6 entries, not {upto}"):
            rh.Table.load(table.record, upto=upto)


def test_a_table_follows_another_and_can_take_over() -> None:
    table, follower = ink(), ink()
    finish_round(table)
    table.play(0, table.moves(0)[0])
    table.undo(0)
    table.rewind(1, 2, [1, 0])
    finish_round(table)
    for entry in table.record.entries:
        follower.follow(entry)
    assert follower.record == table.record
    assert follower.events() == table.events()
    # The next dice are those that the first table would have rolled.
    for each in (table, follower):
        finish_round(each)
    assert follower.record == table.record


@pytest.mark.parametrize(
    "entry",
    [
        Entry(0, "dance"),
        Entry(0, "finish"),
        Entry(7, "finish"),
        Entry(0, undo=True),
        Entry(7, undo=True),
        Entry(0, rewind=9),
        Entry(0),
    ],
    ids=str,
)
def test_an_entry_that_does_not_fit_leaves_a_follower_as_it_was(entry: Entry) -> None:
    table = ink()
    before = table.digest(), table.record.to_json(), table.events()
    with pytest.raises(rh.RoundhouseError):
        table.follow(entry)
    assert (table.digest(), table.record.to_json(), table.events()) == before


@pytest.mark.parametrize("chance", [(), (("A", 1), ("A", 1)), (("A", 1),) * 5, (("A", 9),) * 4], ids=len)
def test_answers_that_do_not_fit_leave_a_follower_as_it_was(chance: tuple[tuple[str, int], ...]) -> None:
    table = ink()
    finish_round(table, but=1)
    before = table.digest(), table.record.to_json(), table.events(public=True)
    with pytest.raises(rh.BadRecord):
        table.follow(Entry(table.actors()[0], "finish", chance))
    assert (table.digest(), table.record.to_json(), table.events(public=True)) == before


def test_a_defect_of_the_rules_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table = rh.Table.new(GAME, seed="a")
    before = table.digest(), table.record.to_json(), table.events()

    def stumble(self: object, seat: int, card: int, events: Events) -> None:
        assert isinstance(events, Told)
        events.log.say("lay", seat)
        raise ZeroDivisionError

    monkeypatch.setattr(GAME.Position, "lay", stumble)
    with pytest.raises(ZeroDivisionError):
        table.play(0, table.moves(0)[0])
    assert (table.digest(), table.record.to_json(), table.events()) == before
