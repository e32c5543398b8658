"""The log: who may read what, and when what was hidden is shown."""

from __future__ import annotations

from roundhouse.core.log import Log
from roundhouse.core.texts import Seat, text


def test_an_event_becomes_a_text() -> None:
    log = Log()
    log.say("take", 1, where=["cell-a1"], card=text("card", value=3))
    log.say("end")
    assert log.events[0].text == text("log-take", seat=Seat(1), card=text("card", value=3))
    assert log.events[0].where == ("cell-a1",)
    assert log.events[1].text == text("log-end")


def test_who_may_read() -> None:
    log = Log()
    log.say("open")
    log.say("secret", 0, only=[0, 2])
    everybody, some = log.events
    assert [everybody.readable(seat) for seat in (0, 1, 2, None)] == [True] * 4
    assert [some.readable(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]


def test_a_reveal_shows_what_was_hidden_until_then() -> None:
    log = Log()
    log.say("draw", 0, only=[0])
    log.say("lay", 0, only=[0], until_reveal=True)
    log.say("lay", 1, only=[1], until_reveal=True)
    log.reveal()
    log.say("lay", 0, only=[0], until_reveal=True)
    assert [event.readable(None) for event in log.events] == [False, True, True, False]
    assert [event.until_reveal for event in log.events] == [False, False, False, True]


def test_a_log_goes_back_to_a_mark_and_hides_again_what_was_revealed() -> None:
    log = Log()
    log.say("lay", 0, only=[0], until_reveal=True)
    mark = log.mark()
    log.say("lay", 1, only=[1], until_reveal=True)
    log.reveal()
    log.back_to(mark)
    assert [(event.seat, event.readable(None)) for event in log.events] == [(0, False)]
    log.say("end")
    assert len(mark) == 1
