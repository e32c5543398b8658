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

/**
 * @param {string} path
 * @param {RequestInit} [how]
 * @returns {Promise<any>}
 */
async function talk(path, how) {
  let answer;
  try {
    answer = await fetch(`/api${path}`, how);
  } catch {
    throw new Refused({ title: t("no-connection"), status: 0, detail: t("no-connection") });
  }
  if (answer.ok) return answer.status === 204 ? null : answer.json();
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

/** @param {string} path */
export function ask(path) {
  return talk(path);
}

/**
 * @param {string} path
 * @param {object} body
 */
export function tell(path, body = {}) {
  return talk(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Roundhouse": "1" },
    body: JSON.stringify(body),
  });
}
