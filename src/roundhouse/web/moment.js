/** What the moment calls for, under the prompt: a seat to take, somebody to invite, the end of the game. */
/** @import {TableState} from "./types.js" */
/** @import {Analysis} from "./analysis.js" */
/** @import {Counting} from "./counting.js" */
/** @import {Replay} from "./replay.js" */
/** @import {Table} from "./table.js" */

import { motionBar } from "./agreeing.js";
import { entropy, tell } from "./api.js";
import { closeWindow, open } from "./dialogs.js";
import { at, h, keep, put, recall } from "./dom.js";
import { finalSheet } from "./scores.js";
import { share } from "./share.js";
import { story } from "./story.js";
import { t } from "./texts.js";

export class Moment {
  /** @param {Table} table @param {Replay} replay @param {Counting} counting @param {Analysis} analysis */
  constructor(table, replay, counting, analysis) {
    this.analysis = analysis;
    this.table = table;
    this.replay = replay;
    this.counting = counting;
    this.host = at("rh-special");
    table.on("changed", () => table.state && this.show(table.state));
    table.on("covered", () => this.host.replaceChildren());
    table.on("happened", (before, news) => news.over && !before.over && void this.end(news));
  }

  /** @param {TableState} state */
  show(state) {
    this.host.hidden = this.table.past !== null;
    const mine = state.seats.some(seat => seat.mine);
    const free = state.seats.filter(seat => seat.kind === "open").length;
    /** @type {Node[]} */
    const parts = [];
    if (state.closed) parts.push(h("p", { class: "ended" }, state.closed));
    if (state.motion && !state.over) parts.push(motionBar(this.table, state, state.motion));
    if (state.over) parts.push(this.ending(state));
    else if (!mine && !state.closed) parts.push(free ? this.joinForm(state) : h("p", { class: "quietly" }, t("you-watch")));
    else if (free && !state.closed) parts.push(invitation(state, free));
    put(this.host, parts);
  }

  /** @param {TableState} state */
  joinForm(state) {
    const name = h("input", { name: "name", required: true, maxlength: 40, autocomplete: "nickname", value: recall("name") ?? "" });
    const sit = async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      try {
        keep("name", name.value);
        await tell(`/tables/${state.id}/sit`, { name: name.value, entropy: entropy() });
        await this.table.refresh();
      } catch (error) {
        this.table.emit("trouble", error);
      }
    };
    return h("form", { class: "join", onsubmit: sit }, h("label", {}, h("span", {}, t("join-about")), name), h("button", { class: "main" }, t("join")));
  }

  /** @param {TableState} state */
  ending(state) {
    return h("p", { class: "actions" },
      h("button", { type: "button", class: "main", onclick: () => this.replay.open(state.moves, state.moves) }, t("replay")),
      h("button", { type: "button", onclick: () => void this.analysis.open() }, t("analyse")),
      this.again(state),
      h("button", { type: "button", onclick: () => this.celebrate(state) }, t("score-sheet")),
      h("a", { class: "button plain", href: `/api/tables/${state.id}/record`, download: "" }, t("download")),
      h("a", { class: "button plain", href: `/table/${state.id}/fair` }, t("fair")));
  }

  /** The way to the next game: for those who played. @param {TableState} state */
  again(state) {
    const mine = state.seats.some(seat => seat.mine);
    if (state.rematch && !mine) return h("a", { class: "button", href: `/table/${state.rematch}` }, t("rematch-go"));
    if (!mine) return null;
    // Also where somebody has asked already: this seat is kept, and taken by asking.
    const rematch = async () => {
      try {
        const { url } = await tell(`/tables/${state.id}/rematch`, { entropy: entropy() });
        location.assign(url);
      } catch (error) {
        this.table.emit("trouble", error);
      }
    };
    if (!state.rematch) return h("button", { type: "button", onclick: rematch }, t("rematch"));
    const go = (/** @type {Event} */ event) => {
      event.preventDefault();
      void rematch();
    };
    return h("a", { class: "button", href: `/table/${state.rematch}`, onclick: go }, t("rematch-go"));
  }

  /** Count on the board, then tell the result. @param {TableState} state @param {boolean} [asked] somebody wished for it */
  async end(state, asked = false) {
    closeWindow();
    await this.counting.run(state.sheet, asked);
    if (this.table.state?.id === state.id && this.table.open) this.celebrate(state);
  }

  /** The end: who has won, and the whole sheet. @param {TableState} state */
  celebrate(state) {
    const [who, ...why] = [...state.sheet.verdict].reverse();
    const watch = () => {
      closeWindow();
      this.replay.open(state.moves, 0, true);
    };
    open({
      title: who,
      kind: "end",
      body: [
        ...why.map(words => h("p", {}, words)),
        finalSheet(state.sheet),
        story(state.id),
        h("p", { class: "actions" },
          h("button", { type: "button", class: "main", onclick: watch }, t("replay")),
          h("button", { type: "button", onclick: () => void this.analysis.open() }, t("analyse")),
          h("button", { type: "button", onclick: () => void this.end(state, true) }, t("count-again")),
          this.again(state),
          h("a", { class: "button plain", href: `/table/${state.id}/fair` }, t("fair"))),
      ],
    });
  }
}

/** @param {TableState} state @param {number} free */
function invitation(state, free) {
  const invite = () => open({ title: t("share"), kind: "small", body: [share(state.id)] });
  return h("p", { class: "invite" }, h("span", {}, t("seats-open", { count: free })), h("button", { type: "button", class: "small main", onclick: invite }, t("share")));
}
