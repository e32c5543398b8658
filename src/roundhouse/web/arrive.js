/** Sign in by a link from another device, or from a mail. Its key stands behind the # of the address. Whose account it is, is told before
 * anything happens: what this browser has played goes there. */
/** @import {Arrived, WhoseLink} from "./types.js" */

import { Refused, tell } from "./api.js";
import { showCodes } from "./codes.js";
import { at } from "./dom.js";
import { t } from "./texts.js";

const key = location.hash.slice(1);
const button = /** @type {HTMLButtonElement} */ (at("rh-arrive"));

/** @param {unknown} error */
function complain(error) {
  const place = at("rh-problem");
  place.textContent = error instanceof Refused ? error.message : t("error-0-title");
  place.hidden = false;
}

tell("/me/arrive/whose", { key }).then((/** @type {WhoseLink} */ { name }) => {
  at("rh-whose").textContent = t("arrive-whose", { name });
  button.disabled = false;
}, complain);

button.addEventListener("click", async () => {
  try {
    /** @type {Arrived} */
    const { codes } = await tell("/me/arrive", { key });
    if (codes.length) await showCodes(codes);
    location.replace("/me");
  } catch (error) {
    complain(error);
  }
});
