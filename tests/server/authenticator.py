"""An authenticator in a few lines, and browsers that have one: for tests of who somebody is, without a window."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec


class Authenticator:
    """Holds keys, as a phone does. It signs for the site that the page is of, whatever the page says."""

    def __init__(self) -> None:
        self.keys: dict[str, tuple[ec.EllipticCurvePrivateKey, str]] = {}

    def make(self, told: dict[str, Any], origin: str) -> dict[str, Any]:
        key, name = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(32)
        self.keys[text(name)] = key, told["user"]["id"]
        public = key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        attested = bytes(16) + len(name).to_bytes(2, "big") + name + cbor2.dumps(cose)
        data = _about(told["rp"]["id"], 0x45) + attested
        said = _said("webauthn.create", told["challenge"], origin)
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {"clientDataJSON": text(said), "attestationObject": text(made)}
        return {"id": text(name), "rawId": text(name), "type": "public-key", "response": response}

    def sign(self, told: dict[str, Any], origin: str, name: str = "") -> dict[str, Any]:
        name = name or next(iter(self.keys))
        key, user = self.keys[name]
        data, said = _about(told["rpId"], 0x05), _said("webauthn.get", told["challenge"], origin)
        signature = key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": text(said),
            "authenticatorData": text(data),
            "signature": text(signature),
            "userHandle": user,
        }
        return {"id": name, "rawId": name, "type": "public-key", "response": response}


def _about(site: str, flags: int) -> bytes:
    return hashlib.sha256(site.encode()).digest() + bytes([flags]) + bytes(4)


def _said(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser: it has a cookie and comes by the name of the site."""

    def __init__(self, url: str, agent: str = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0") -> None:
        self.origin = url.replace("127.0.0.1", "localhost")
        headers = {"X-Roundhouse": "1", "Host": self.origin.partition("//")[2], "User-Agent": agent}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=60)

    def ask(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(f"/api{path}", params=query or None)

    def tell(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api{path}", json=body)

    def me(self) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("/me").json()
        return found

    def keep(self, key: Authenticator, name: str = "Ann") -> dict[str, Any]:
        """Make an account, or one more key to it."""
        told = self.tell("/me/keep/begin", name=name)
        assert told.status_code == 200, told.text
        kept = self.tell("/me/keep", credential=key.make(told.json(), self.origin))
        assert kept.status_code == 200, kept.text
        found: dict[str, Any] = kept.json()
        return found

    def sign_in(self, key: Authenticator) -> httpx.Response:
        told = self.tell("/me/sign-in/begin").json()
        return self.tell("/me/sign-in", credential=key.sign(told, self.origin))

    def table(self, **wish: Any) -> str:
        answer = self.tell("/tables", **{"game": "railroad_ink", "seats": 2, **wish})
        assert answer.status_code == 201, answer.text
        name: str = answer.json()["id"]
        return name

    def mine(self, table: str) -> list[int]:
        seats = self.ask(f"/tables/{table}/seats").json()["seats"]
        return [seat["seat"] for seat in seats if seat["mine"]]

    def tables(self) -> set[str]:
        return {one["id"] for one in self.ask("/tables", list="mine").json()}

    def close(self) -> None:
        self.http.close()
