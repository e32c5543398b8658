/** What went wrong on a page: said in its one place for that. */

import { Refused } from "./api.js";
import { at } from "./dom.js";
import { t } from "./texts.js";

/** @param {unknown} error @param {string} [words] for what the server did not refuse in words of its own */
export function complain(error, words = t("error-0-title")) {
  const place = at("rh-problem");
  place.textContent = error instanceof Refused ? error.message : words;
  place.hidden = false;
  place.scrollIntoView({ block: "nearest" });
}

/** Do something: what went wrong before is forgotten, what goes wrong now is said. @param {() => Promise<unknown>} act */
export async function attempt(act) {
  at("rh-problem").hidden = true;
  try {
    await act();
  } catch (error) {
    complain(error);
  }
}
