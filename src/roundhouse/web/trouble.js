/** What went wrong, said until the server answers again. */
/** @import {Table} from "./table.js" */

import { Refused } from "./api.js";
import { at } from "./dom.js";
import { withRule } from "./rulebook.js";
import { t } from "./texts.js";

/** @param {Table} table */
export function tellTrouble(table) {
  const place = at("rh-problem");
  table.on("answered", () => (place.hidden = true));
  table.on("trouble", error => {
    const said = error instanceof Refused ? withRule(table.id, error.message, error.problem.rule) : [t("error-0-title")];
    place.replaceChildren(...said);
    place.hidden = false;
    if (!(error instanceof Refused)) throw error;
  });
}
