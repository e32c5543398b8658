/** What the things on the board are: asked for once in a position, when somebody wants to know. */
/** @import {ExplainedInfo} from "./types.js" */
/** @import {Table} from "./table.js" */

import { ask } from "./api.js";

export class Explaining {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** @type {Promise<Record<string, ExplainedInfo>> | null} */
    this.known = null;
    table.on("position", () => (this.known = null));
    table.on("seat", () => (this.known = null));
  }

  /** @param {string[]} names what a thing is called, the nearest name first @returns {Promise<ExplainedInfo | null>} */
  async of(names) {
    const { id, seat } = this.table;
    this.known ??= ask(`/tables/${id}/explain${seat === null ? "" : `?seat=${seat}`}`).catch(() => ({}));
    const all = await this.known;
    const found = names.find(name => name in all);
    return found === undefined ? null : all[found];
  }
}

/** What a thing in a drawing may be called: by itself, or by what it is a part of. @param {Element} thing @returns {string[]} */
export function namesOf(thing) {
  /** @type {string[]} */
  const names = [];
  for (let at = /** @type {Element | null} */ (thing); at && at.tagName.toLowerCase() !== "svg"; at = at.parentElement) {
    names.push(...[at.getAttribute("data-pick"), at.getAttribute("data-about"), at.id].flatMap(name => name || []));
  }
  return names;
}
