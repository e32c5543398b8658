/** What can be done now: the prompt and the buttons below it. */
/** @import {Step} from "./frames.js" */
/** @import {TableState} from "./types.js" */
/** @import {Table} from "./table.js" */
/** @import {Turn} from "./turn.js" */

import { doubts } from "./choices.js";
import { at, h, say } from "./dom.js";
import { t } from "./texts.js";

const SOON = 300;
const LONG = 64; // letters of a sentence that fit into two lines on a phone
const WORDY = 100; // letters of all that is said, beyond which it is set smaller

export class Now {
  /** @param {Table} table @param {Turn} turn */
  constructor(table, turn) {
    this.table = table;
    this.turn = turn;
    this.prompt = at("rh-prompt");
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.clock = undefined;
    table.on("changed", () => table.state && this.show(table.state));
    table.on("covered", () => this.prompt.replaceChildren());
    table.on("waiting", on => this.wait(on));
    turn.on("asked", () => say(this.prompt.textContent ?? ""));
    turn.on("chosen", (_, label) => this.send(label));
  }

  /** @param {TableState} state */
  show(state) {
    const { can, current, seat } = this.table;
    document.body.classList.toggle("watching", seat === null);
    document.body.classList.toggle("over", state.over);
    at("rh-options").textContent = [...(state.brought.length ? [t("brought")] : []), ...state.options].join(" · ");
    if (!this.turn.busy) this.say(this.words(state));
    at("rh-now").classList.toggle("mine", can);
    at("rh-skip").hidden = !this.table.followed;
    at("rh-acts").hidden = (seat === null || state.over) && !this.table.followed;
    if (!this.turn.busy) at("rh-back").hidden = !this.turn.walk.steps.length;
    // A button that cannot be used stays reachable, so that it can say why.
    at("rh-undo").setAttribute("aria-disabled", String(!current || !state.can_undo));
    at("rh-hint").setAttribute("aria-disabled", String(!can));
    at("rh-ask").setAttribute("aria-disabled", String(!can));
  }

  /** What was chosen stands there at once, however long the server takes. @param {string} label */
  send(label) {
    this.prompt.classList.remove("lengthy", "wordy");
    const [what, how] = label.split("\n");
    if (what) this.prompt.replaceChildren(h("span", { class: "sent" }, what), ...(how ? [" ", h("small", {}, how)] : []));
  }

  /** What is long is set smaller: it has no more room. @param {string} words */
  say(words) {
    const parts = said(words);
    this.prompt.replaceChildren(...parts);
    this.prompt.classList.toggle("lengthy", String(parts[0]).length > LONG);
    this.prompt.classList.toggle("wordy", words.length > WORDY);
  }

  /** A sign that the server is asked, if it takes long. @param {boolean} on */
  wait(on) {
    clearTimeout(this.clock);
    if (on) this.clock = setTimeout(() => at("rh-now").setAttribute("aria-busy", "true"), SOON);
    else at("rh-now").removeAttribute("aria-busy");
  }

  /** @param {TableState} state */
  words(state) {
    const { followed, past } = this.table;
    if (past) return t("replay-running");
    if (followed) return told(followed) || t("following");
    if (this.table.counting) return t("counting");
    if (this.turn.doubt) return doubts(this.table, this.turn);
    return state.over ? [...state.sheet.verdict].reverse().join(" ") : this.turn.walk.last?.ask || state.prompt;
  }
}

/** What a step tells of its move. @param {Step} step */
export function told(step) {
  const lines = step.shot?.lines ?? step.log.filter(line => line.move === step.at);
  return lines.map(line => line.text).join(" ");
}

/** The first sentence large, what it goes on to say small. @param {string} words */
function said(words) {
  const [first, ...more] = words.split(/(?<=\S{3}[.!?]|\d[.!?]) (?=\S)/);
  return more.length ? [first, " ", h("small", {}, more.join(" "))] : [first];
}
