/** What can be done now: the prompt, the buttons below it, and the title of the window. */
/** @import {TableState} from "./types.js" */
/** @import {Table} from "./table.js" */
/** @import {Turn} from "./turn.js" */

import { at, say } from "./dom.js";
import { t } from "./texts.js";

export class Now {
  /** @param {Table} table @param {Turn} turn */
  constructor(table, turn) {
    this.table = table;
    this.turn = turn;
    this.prompt = at("rh-prompt");
    table.on("changed", () => table.state && this.show(table.state));
    table.on("covered", () => this.prompt.replaceChildren());
    turn.on("asked", () => say(this.prompt.textContent ?? ""));
  }

  /** @param {TableState} state */
  show(state) {
    const { can, past, seat } = this.table;
    document.title = `${state.picks.length ? "● " : ""}${state.title} · ${t("site")}`;
    document.body.classList.toggle("watching", seat === null);
    document.body.classList.toggle("over", state.over);
    at("rh-options").textContent = [...(state.brought.length ? [t("brought")] : []), ...state.options].join(" · ");
    this.prompt.textContent = this.words(state);
    at("rh-now").classList.toggle("mine", can);
    at("rh-acts").hidden = seat === null || state.over;
    if (!this.turn.busy) at("rh-back").hidden = !this.turn.walk.steps.length;
    // A button that cannot be used stays reachable, so that it can say why.
    at("rh-undo").setAttribute("aria-disabled", String(past !== null || !state.can_undo));
    at("rh-hint").setAttribute("aria-disabled", String(!can));
    at("rh-ask").setAttribute("aria-disabled", String(!can));
  }

  /** @param {TableState} state */
  words(state) {
    if (this.table.past) return t("replay-running");
    return state.over ? state.sheet.verdict.join(" ") : this.turn.walk.last?.ask || state.prompt;
  }
}
