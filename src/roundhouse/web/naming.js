/** What things on the board are called. */
/** @import {Table} from "./table.js" */
/** @import {Turn} from "./turn.js" */

import { ask } from "./api.js";

export class Naming {
  /** @param {Table} table @param {Turn} turn */
  constructor(table, turn) {
    this.table = table;
    this.turn = turn;
    /** Of what cannot be picked now: asked for once in a position. @type {Promise<Record<string, string>> | null} */
    this.labels = null;
    table.on("position", () => (this.labels = null));
  }

  /** @param {string} id @returns {Promise<string>} */
  async of(id) {
    this.labels ??= ask(`/tables/${this.table.id}/labels?seat=${this.turn.seat}`).catch(() => ({}));
    return this.pick(id) ?? (await this.labels)[id] ?? id;
  }

  /** What a pick is called, wherever it stands in the tree. @param {string} id */
  pick(id) {
    const left = [...this.table.state?.picks ?? []];
    for (const pick of left) {
      if (pick.id === id) return pick.label;
      left.push(...pick.picks ?? []);
    }
    return undefined;
  }
}
