/** Talking to the server: JSON there and back. A refusal is thrown as a Refused, with words to show. */
/** @import {Problem} from "./types.js" */

import { t } from "./texts.js";

export class Refused extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.detail || problem.title);
    this.problem = problem;
  }
}

/** By how many milliseconds the server's clock is ahead of ours. */
let ahead = 0;

/** The time by the server's clock, in seconds. */
export function serverNow() {
  return (Date.now() + ahead) / 1000;
}

/**
 * @param {string} path
 * @param {RequestInit} [how]
 * @returns {Promise<{tag: string, body: any}>} the body is null if there is none, or if it is known already
 */
async function talk(path, how) {
  let answer;
  try {
    answer = await fetch(`/api${path}`, how);
  } catch {
    throw new Refused({ title: t("no-connection"), status: 0, detail: t("no-connection") });
  }
  const date = Date.parse(answer.headers.get("date") ?? "");
  if (!Number.isNaN(date)) ahead = date - Date.now();
  const tag = answer.headers.get("etag") ?? "";
  if (answer.status === 204 || answer.status === 304) return { tag, body: null };
  if (answer.ok) return { tag, body: await answer.json() };
  let problem;
  try {
    problem = await answer.json();
  } catch {
    problem = { title: t("error-0-title"), status: answer.status, detail: t("error-0-title") };
  }
  throw new Refused(problem);
}

/** A word of this browser's own chance, to be added to the seed of the dice. */
export function entropy() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, "0")).join("");
}

let pending = { wish: "", key: "", entropy: "" };

/**
 * Set up a table. Whoever asks again because no answer came gets the same table, not a second one.
 * @param {string} path
 * @param {object} wish
 * @returns {Promise<import("./types.js").Created>}
 */
export async function setUp(path, wish) {
  const words = JSON.stringify([path, wish]);
  if (pending.wish !== words) pending = { wish: words, key: entropy(), entropy: entropy() };
  const { body } = await tellTagged(path, { ...wish, entropy: pending.entropy }, { headers: { "Idempotency-Key": pending.key } });
  pending = { wish: "", key: "", entropy: "" };
  return body;
}

/** @param {string} path */
export async function ask(path) {
  return (await talk(path)).body;
}

/**
 * Ask for something that may be known already.
 * @param {string} path
 * @param {string} tag of what is known
 */
export function askUnless(path, tag) {
  return talk(path, tag ? { headers: { "If-None-Match": tag } } : undefined);
}

/**
 * @param {string} path
 * @param {object} body
 */
export async function tell(path, body = {}) {
  return (await tellTagged(path, body)).body;
}

/**
 * @param {string} path
 * @param {object} body
 * @param {RequestInit} [how]
 */
export function tellTagged(path, body, how = {}) {
  return talk(path, {
    ...how,
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Roundhouse": "1", ...how.headers },
    body: JSON.stringify(body),
  });
}
