/** The board as characters, for readers of text: asked for while it is open. */
/** @import {Table} from "./table.js" */

import { ask } from "./api.js";

export class AsText {
  /**
   * @param {Table} table
   * @param {HTMLElement} host a <details> with the text inside
   */
  constructor(table, host) {
    this.table = table;
    this.host = /** @type {HTMLDetailsElement} */ (host);
    this.words = /** @type {HTMLElement} */ (host.querySelector("pre"));
    this.host.addEventListener("toggle", () => this.fill());
    table.on("changed", () => this.fill());
    table.on("covered", () => this.words.replaceChildren());
  }

  async fill() {
    const state = this.table.state;
    if (!this.host.open || state === null) return;
    const seat = state.seat === null ? "" : `?seat=${state.seat}`;
    const { plain } = await ask(`/tables/${state.id}/plain${seat}`);
    if (this.table.state === state) this.words.textContent = plain; // else something newer is on its way
  }
}
