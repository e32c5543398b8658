"""Who is not let in."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from ..core.errors import BadOption
from .browser import Asker
from .errors import Banned

PERSON, ADDRESS = "person", "address"


class Bans:
    def __init__(self, banned: Iterable[tuple[str, str]]) -> None:
        """Kind and who: a person's hash; an address, or a network of them."""
        banned = list(banned)
        self._persons = {who for kind, who in banned if kind == PERSON}
        self._networks = [ipaddress.ip_network(who) for kind, who in banned if kind == ADDRESS]

    def __bool__(self) -> bool:
        return bool(self._persons or self._networks)

    def check(self, asker: Asker) -> None:
        if not self._persons.isdisjoint((asker.owner, asker.person)) or (
            self._networks and self._comes_from(asker.address)
        ):
            raise Banned

    def _comes_from(self, address: str) -> bool:
        try:
            here = ipaddress.ip_network(address, strict=False)
        except ValueError:
            return False
        return any(here.overlaps(network) for network in self._networks if network.version == here.version)


def network(words: str) -> str:
    """An address or a network, as it is kept."""
    try:
        return str(ipaddress.ip_network(words, strict=False))
    except ValueError:
        raise BadOption(f"{words!r} is neither an address nor a network such as 192.0.2.0/24") from None
