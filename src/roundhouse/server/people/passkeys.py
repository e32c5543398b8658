"""Passkeys: a key pair of which the private half never leaves the person's device, so that there is nothing here that
could be stolen, guessed or fished for. The library knows the protocol (WebAuthn); it takes a second to read, so that is
done when somebody first asks."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, insert, select, update

from ..schema import passkeys

#: Seconds that somebody may take at their authenticator.
PATIENCE = 300
#: Of one person.
MOST = 20


class Site(NamedTuple):
    """Where the page is that asks: keys are made for it, and fit nowhere else."""

    #: The name of the site, without its port.
    host: str
    origins: list[str]


class Made(NamedTuple):
    id: str
    public_key: str
    signs: int


class Kept(NamedTuple):
    """A key as it lies in the database."""

    id: str
    person: str
    public_key: str
    signs: int


class BadKey(Exception):
    """It is none, or not signed by it."""


def site_of(site: str, host: str, https: bool) -> Site:
    """`site`: what the operator says; else what the browser asked for, which it has signed as well."""
    if site:
        return Site(urlsplit(site).hostname or "", [site.rstrip("/")])
    schemes = ("https",) if https else ("http", "https")
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        name = ""
    return Site(name, [f"{scheme}://{host}" for scheme in schemes])


def wish_to_make(site: Site, person: str, name: str, known: Sequence[str]) -> tuple[str, dict[str, Any]]:
    """The challenge, and what the browser is told: to make a key for this person, on a device that has none yet."""
    import webauthn
    from webauthn.helpers import structs

    told = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name="Roundhouse",
        user_id=person.encode(),
        user_name=name,
        user_display_name=name,
        timeout=1000 * PATIENCE,
        # The key itself knows whose it is: nobody needs to type a name, and nobody can ask whether it is known.
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=_bytes(one)) for one in known],
    )
    return _text(told.challenge), msgspec.json.decode(webauthn.options_to_json(told))


def check_made(site: Site, challenge: str, credential: dict[str, Any]) -> Made:
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origins,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError) as error:  # whatever was sent
        raise BadKey from error
    return Made(_text(found.credential_id), _text(found.credential_public_key), found.sign_count)


def wish_to_sign(site: Site) -> tuple[str, dict[str, Any]]:
    """The challenge, and what the browser is told: to sign it with whichever key it has for this site."""
    import webauthn

    told = webauthn.generate_authentication_options(rp_id=site.host, timeout=1000 * PATIENCE)
    return _text(told.challenge), msgspec.json.decode(webauthn.options_to_json(told))


def check_signed(site: Site, challenge: str, credential: dict[str, Any], key: Kept) -> int:
    """How often the key has signed by now."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origins,
            credential_public_key=_bytes(key.public_key),
            credential_current_sign_count=key.signs,
        ).new_sign_count
    except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadKey from error


def challenge_of(credential: dict[str, Any]) -> str:
    """Which challenge was signed, as the browser says; whether that is so is looked at later."""
    try:
        said = msgspec.json.decode(_bytes(credential["response"]["clientDataJSON"]))
        return str(said["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadKey from error


# -- in the database ----------------------------------------------------------------------------------------------


def keep(connection: Connection, person: str, made: Made, label: str, now: float) -> None:
    row = {"id": made.id, "person": person, "public_key": made.public_key, "signs": made.signs, "label": label}
    connection.execute(insert(passkeys), {**row, "created": now, "used": now})


def find(connection: Connection, name: str) -> Kept | None:
    query = select(passkeys.c.id, passkeys.c.person, passkeys.c.public_key, passkeys.c.signs)
    row = connection.execute(query.where(passkeys.c.id == name)).first()
    return None if row is None else Kept(*row)


def of(connection: Connection, person: str) -> list[str]:
    return list(connection.execute(select(passkeys.c.id).where(passkeys.c.person == person)).scalars())


def used(connection: Connection, key: Kept, signs: int, now: float) -> None:
    connection.execute(update(passkeys).where(passkeys.c.id == key.id).values(signs=signs, used=now))


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
