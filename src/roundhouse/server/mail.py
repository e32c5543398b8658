"""Mail, if the operator has named a server for it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from urllib.parse import urlsplit

from ..core.errors import BadOption
from ..core.texts import Text
from .settings import Settings

#: Seconds for one answer of the server.
TIMEOUT = 20
LONGEST = 254


class NotTaken(Exception):
    """The server says that nobody is there: trying again would not help."""


def can_mail(settings: Settings) -> bool:
    return bool(settings.mail_server and settings.mail_from)


def check_mail(address: str) -> str:
    """An address that a mail can be sent to: one, and nothing but it."""
    address = address.strip()
    name, at, domain = address.partition("@")
    try:
        found = Address(username=name, domain=domain).addr_spec
    except (ValueError, IndexError):
        found = ""
    plain = found.isascii() and found.isprintable() and not any(sign in found for sign in ' ,;<>"()[]\\')
    # What the library has left out, or put into quotes, was no part of an address.
    if not at or "." not in domain or "@" in domain or not plain or found != address or len(found) > LONGEST:
        raise BadOption("this is no mail address", Text("bad-mail"))
    return found


async def mail(
    settings: Settings, to: str, subject: str, text: str, key: str = "", headers: Mapping[str, str] | None = None
) -> None:
    """Send one. `key`: sent again with the same one, it has the same Message-ID, so that a reader shows it once."""
    import aiosmtplib  # only who has a mail server needs it

    # Folded, a link would be written in a way that mail programs do not follow.
    message = EmailMessage(SMTP.clone(max_line_length=998))
    message["From"], message["To"], message["Subject"] = settings.mail_from, check_mail(to), " ".join(subject.split())
    message["Date"] = formatdate(usegmt=True)
    name = hashlib.sha256(f"{key} {to}".encode()).hexdigest()[:32] if key else ""
    domain = urlsplit(settings.address).hostname or "localhost"
    if name:
        message["Message-ID"] = f"<{name}@{domain}>"
    message["Auto-Submitted"] = "auto-generated"
    for header, value in (headers or {}).items():
        message[header] = value
    message.set_content(text)
    host, _, port = settings.mail_server.partition(":")
    try:
        await aiosmtplib.send(
            message.as_bytes(),
            sender=parseaddr(settings.mail_from)[1],
            recipients=[str(message["To"])],
            hostname=host,
            port=int(port) if port else None,
            username=settings.mail_user or None,
            password=settings.mail_password or None,
            use_tls=settings.mail_tls == "tls",
            start_tls={"starttls": True, "none": False}.get(settings.mail_tls),
            timeout=TIMEOUT,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        if all(one.code >= 500 for one in error.recipients):
            raise NotTaken(str(error)) from None
        raise
