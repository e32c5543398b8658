/** Coming back: what happened since a seat was here last. */
/** @import {TableState} from "./types.js" */
/** @import {Replay} from "./replay.js" */
/** @import {Table} from "./table.js" */

import { closeWindow, open } from "./dialogs.js";
import { h, keep, recall } from "./dom.js";
import { t } from "./texts.js";

const MOST_LINES = 12;

/** @param {TableState} state */
const key = state => `seen-${state.id}-${state.seat}`;

export class Since {
  /** @param {Table} table @param {Replay} replay */
  constructor(table, replay) {
    this.replay = replay;
    table.on("opened", again => !again && table.state && this.welcome(table.state));
    table.on("changed", () => table.state && this.see(table.state));
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || !table.state || !table.open) return;
      this.welcome(table.state);
      this.see(table.state);
    });
  }

  /** Remember what is seen now. @param {TableState} state */
  see(state) {
    if (!document.hidden && state.seat !== null) keep(key(state), String(state.moves));
  }

  /** Tell what was missed. @param {TableState} state */
  welcome(state) {
    const kept = recall(key(state));
    if (kept === null || state.seat === null || state.over) return;
    const last = Number(kept);
    const missed = state.log.filter(line => line.move > last && line.seat !== state.seat);
    if (!missed.length || state.moves <= last) return;
    open({
      title: t("since"),
      kind: "small",
      body: [
        h("ol", { class: "log plain" }, ...missed.slice(-MOST_LINES).map(line => h("li", {}, line.text))),
        h("p", { class: "actions" },
          h("button", { type: "button", class: "main", onclick: closeWindow }, t("since-go-on")),
          h("button", { type: "button", onclick: () => { closeWindow(); this.replay.open(state.moves, last, true); } }, t("since-watch"))),
      ],
    });
  }
}
