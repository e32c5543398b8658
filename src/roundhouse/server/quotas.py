"""How much of what fills the disk one person, and one address, may do in a day."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from ..core.errors import RoundhouseError
from ..core.texts import Text
from .browser import Asker
from .settings import Settings

A_DAY = 24 * 3600
#: Families and schools share an address; whoever makes up persons does, too.
SHARE = 5
REMEMBERED = 100_000
TABLES, BOARDS, CHAT, UNDOS, ANALYSES = "tables", "boards", "chat", "undos", "analyses"
MAILS, MESSAGES, REPORTS = "mails", "messages", "reports"
#: Links by mail that one person may ask for in a day: nobody needs more.
MOST_MAILS = 20
#: And so many reports: they are read by a person.
MOST_REPORTS = 20


class Enough(RoundhouseError):
    """It was too much; `said` tells of what."""

    def __init__(self, said: Text) -> None:
        super().__init__(said.key)
        self.said = said


class Quotas:
    """Counted anew every day, by each process for itself."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        self._most = {
            TABLES: settings.tables_a_day,
            BOARDS: settings.boards_a_day,
            CHAT: settings.chat_a_day,
            UNDOS: settings.undos_a_day,
            ANALYSES: settings.analyses_a_day,
            MAILS: MOST_MAILS,
            MESSAGES: settings.messages_a_day,
            REPORTS: MOST_REPORTS,
        }
        self._clock = clock
        self._day = -1
        self._used: OrderedDict[tuple[str, str], int] = OrderedDict()

    def take(self, kind: str, asker: Asker) -> None:
        """One more. The address first: made-up persons of one address use up no memory."""
        today = int(self._clock() // A_DAY)
        if today != self._day:
            self._day = today
            self._used.clear()
        most = self._most[kind]
        for who, allowed in ((asker.address, SHARE * most), (asker.payer, most)):
            used = self._used.pop((kind, who), 0)
            self._used[kind, who] = min(used + 1, allowed)
            if used >= allowed:
                raise Enough(Text(f"enough-{kind}", {"most": allowed}))
        while len(self._used) > REMEMBERED:
            self._used.popitem(last=False)
