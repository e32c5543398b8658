"""A finished game explained: what every decision was worth, how the chances went, and what was luck.

>>> import roundhouse as rh
>>> from roundhouse.analysis import analyse
>>> from roundhouse.bots import Budget, make_bot
>>> from roundhouse.core.chance import Fast
>>> table, chance = rh.Table.new("railroad_ink", seed="poznan"), Fast(1)
>>> bot = make_bot("standard:width=1", table.game)
>>> while not table.over:
...     table.play(0, bot.choose(table.desk(0, chance)))
>>> found = analyse(table, Budget(worlds=2))
>>> len(found.decisions), found.seats[0].total == table.sheet()[0].total
(7, True)

Everything is found out through views and guesses: what is held against a seat is what it could have known.
"""

from .judging import Judged, Question, judge, questions
from .review import Analysis, Decision, Party, SeatReview, Turning, analyse, review

__all__ = [
    "Analysis",
    "Decision",
    "Judged",
    "Party",
    "Question",
    "SeatReview",
    "Turning",
    "analyse",
    "judge",
    "questions",
    "review",
]
