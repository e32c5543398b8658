"""Where messages may go that people give us addresses for: nowhere on the server's own network.

An address is looked at when it is given, so that its owner is told at once; and every single connection is looked at
when it is made, by the number that is connected to: what a name leads to may change in between.
"""

from __future__ import annotations

import ipaddress
import socket
import sys
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from ...core.errors import BadOption
from ...core.texts import Text

#: Services that apprise knows and that talk to a place by http alone. No files, no programs, no mail of its own.
SCHEMES = frozenset(
    [
        "discord",
        "form",
        "forms",
        "gchat",
        "gotify",
        "gotifys",
        "guilded",
        "json",
        "jsons",
        "mastodon",
        "mastodons",
        "matrix",
        "matrixs",
        "mmost",
        "mmosts",
        "msteams",
        "nctalk",
        "nctalks",
        "ntfy",
        "ntfys",
        "pbul",
        "pover",
        "rocket",
        "rockets",
        "ryver",
        "signal",
        "signals",
        "slack",
        "tgram",
        "toot",
        "toots",
        "twist",
        "webex",
        "wxteams",
        "workflow",
        "workflows",
        "xml",
        "xmls",
        "zulip",
    ]
)
#: Those whose address names a host.
HOSTED = frozenset(
    one + secure
    for one in ("form", "gotify", "json", "mastodon", "matrix", "mmost", "nctalk", "rocket", "signal", "toot", "xml")
    for secure in ("", "s")
)
#: What may stand behind the ? of such an address. Some services read a file that is named there: not here.
PARAMETERS = frozenset(
    ["auth", "channel", "format", "mode", "priority", "tags", "thread", "title", "to", "token", "topic"]
)
LONGEST = 1000
#: The new numbers that are given out; and numbers for examples and protocols, which older Pythons do not know.
EVERYBODYS = ipaddress.ip_network("2000::/3")
NOBODYS = tuple(map(ipaddress.ip_network, ("3fff::/20", "192.0.0.0/24", "192.88.99.0/24")))


class NotThere(OSError):
    """Messages must not go to this place."""


def is_public(address: str) -> bool:
    """Whether a number is one that anybody can reach: not this machine, and not a network behind it."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None:
            return is_public(str(inner))
        # A number of the old kind in a network of translators (NAT64), or written as one of the new kind.
        if any(found in ipaddress.ip_network(net) for net in ("64:ff9b::/96", "::/96")):
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
        # Nothing else was given out to be reached by everybody: not what translators and routers make up, such as
        # ::ffff:0:127.0.0.1, which Pythons take for public.
        if found not in EVERYBODYS:
            return False
    return found.is_global and not found.is_multicast and not any(found in net for net in NOBODYS)


def guard(private: bool) -> None:
    """From now on this process connects to no place that is not public, whatever asks it to. It cannot be undone, so it
    is for a process that does nothing but deliver."""

    def look(event: str, args: tuple[Any, ...]) -> None:
        if event in ("socket.connect", "socket.sendto", "socket.sendmsg", "socket.bind"):
            where = args[1]
            if isinstance(where, tuple) and (event == "socket.bind" or is_public(str(where[0]))):
                return
            if isinstance(where, tuple) and private:
                return
            raise NotThere(f"messages must not go to {where!r}")
        if event in ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn"):
            raise NotThere("messages start no programs")

    sys.addaudithook(look)


def check_push(endpoint: str, private: bool) -> None:
    """An endpoint that a browser gave out."""
    parts = _split(endpoint)
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise _bad()
    check_host(parts.hostname, private)


def check_apprise(address: str, private: bool) -> None:
    """An address of a service. Where it names a host, that one; the others have hosts of their own."""
    parts = _split(address)
    if parts.scheme not in SCHEMES or len(address) > LONGEST:
        raise BadOption("no such service", Text("bad-service", {"services": ", ".join(sorted(SCHEMES))}))
    if any(name.lower().lstrip("+-:") not in PARAMETERS for name, _ in parse_qsl(parts.query, keep_blank_values=True)):
        raise _bad()
    hosted = parts.scheme in HOSTED or (parts.scheme in ("ntfy", "ntfys") and parts.path.strip("/"))
    if hosted or _is_host(parts.hostname):
        check_host(parts.hostname, private)


def check_host(host: str | None, private: bool) -> None:
    """Whether all that a name leads to now is public. Blocking."""
    if not host:
        raise _bad()
    if private:
        return
    try:
        found = {str(one[4][0]) for one in socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError):
        raise BadOption("nobody is found there", Text("bad-host")) from None
    if not all(map(is_public, found)):
        raise BadOption("messages do not go there", Text("bad-target"))


def _is_host(name: str | None) -> bool:
    """Where services have hosts of their own, this is mostly a word; but it may be a host."""
    return name is not None and (name == "localhost" or "." in name or ":" in name or name.isdigit())


def _split(address: str) -> Any:
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        raise _bad() from None
    if len(address) > LONGEST or not address.isprintable():
        raise _bad()
    return parts


def _bad() -> BadOption:
    return BadOption("this is no address that messages can be sent to", Text("bad-address"))
