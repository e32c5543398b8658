/** Passkeys: what the server wishes is put to the browser, and what its authenticator says is put back into JSON. */

import { tell } from "./api.js";

/** Whether this browser makes passkeys here: by https or on localhost, and by a name, not by an address. */
export function possible() {
  return isSecureContext && "credentials" in navigator && "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** @param {string} text */
function bytes(text) {
  return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), sign => sign.charCodeAt(0));
}

/** @param {ArrayBuffer | null | undefined} buffer */
function text(buffer) {
  return buffer ? btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "") : undefined;
}

/** Said by whoever closes the browser's own window: nothing happened. */
export class Left extends Error {}

/** @param {() => Promise<Credential | null>} act @returns {Promise<any>} */
async function asked(act) {
  try {
    return await act();
  } catch (error) {
    throw error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name) ? new Left() : error;
  }
}

/**
 * Make a passkey for this name. Whoever is a guest has an account then.
 * @param {string} name
 * @returns {Promise<import("./types.js").Arrived>}
 */
export async function make(name) {
  const told = await tell("/me/keep/begin", { name });
  const publicKey = {
    ...told,
    challenge: bytes(told.challenge),
    user: { ...told.user, id: bytes(told.user.id) },
    excludeCredentials: (told.excludeCredentials ?? []).map((/** @type {any} */ one) => ({ ...one, id: bytes(one.id) })),
  };
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  const response = { clientDataJSON: text(made.response.clientDataJSON), attestationObject: text(made.response.attestationObject) };
  return tell("/me/keep", { credential: { id: made.id, rawId: text(made.rawId), type: made.type, response } });
}

/**
 * Sign in with a passkey of this site.
 * @returns {Promise<import("./types.js").Arrived>}
 */
export async function sign() {
  const told = await tell("/me/sign-in/begin");
  const publicKey = { ...told, challenge: bytes(told.challenge), allowCredentials: [] };
  const signed = await asked(() => navigator.credentials.get({ publicKey }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response;
  const response = { clientDataJSON: text(clientDataJSON), authenticatorData: text(authenticatorData), signature: text(signature), userHandle: text(userHandle) };
  return tell("/me/sign-in", { credential: { id: signed.id, rawId: text(signed.rawId), type: signed.type, response } });
}
