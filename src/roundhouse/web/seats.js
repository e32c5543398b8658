/** Who sits where; seats that are given to bots, taken back, or looked at. */
/** @import {SeatInfo, TableState} from "./types.js" */
/** @import {Table} from "./table.js" */

import { tell } from "./api.js";
import { badge } from "./badge.js";
import { confirm } from "./dialogs.js";
import { at, h, put } from "./dom.js";
import { share, spareKey } from "./share.js";
import { own } from "./table.js";
import { t } from "./texts.js";

export class Seats {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.host = at("rh-seats");
    table.on("changed", () => table.state && this.show(table.state));
  }

  /** @param {TableState} state */
  show(state) {
    /** @type {Node[]} */
    const children = [h("ul", { class: "seats" }, ...state.seats.map(seat => this.row(state, seat)))];
    if (state.seats.some(seat => seat.kind === "open") && !state.over) children.push(share(state.id));
    if (own(state).length && !state.over) children.push(spareKey(state.id));
    if (state.brought.length) {
      const [digest, ...about] = state.brought;
      children.push(h("div", { class: "brought" }, h("p", {}, t("brought-about"), " ", h("code", {}, digest.slice(0, 16)), "…"), h("ul", {}, ...about.map(words => h("li", {}, words)))));
    }
    children.push(h("p", { class: "seal" }, t("seal"), " ", h("code", {}, state.commitment.slice(0, 16)), "…"));
    put(this.host, children);
  }

  /** @param {TableState} state @param {SeatInfo} seat */
  row(state, seat) {
    return h("li", { class: `seat${seat.acting ? " acting" : ""}${seat.seat === state.seat ? " shown" : ""}` },
      badge(seat.seat),
      h("span", { class: "who" }, h("span", { class: "name" }, seat.name || t("seat-open")), h("small", {}, this.about(seat), seat.acting && !state.over ? ` · ${t("acting")}` : "")),
      h("span", { class: "acts" }, ...this.acts(state, seat)));
  }

  /** @param {SeatInfo} seat */
  about(seat) {
    if (seat.kind === "open") return t("seat-open");
    if (seat.kind === "bot") {
      const known = this.table.game?.bots.find(one => one.name === seat.bot?.split(":")[0]);
      return t("seat-bot", { bot: known?.label ?? t("bot") });
    }
    return seat.mine ? t("seat-you") : seat.online ? t("seat-here") : t("seat-away");
  }

  /** @param {TableState} state @param {SeatInfo} seat */
  acts(state, seat) {
    const act = (/** @type {string} */ key, /** @type {() => void} */ doIt) => h("button", { type: "button", class: "small", "aria-label": `${t(key)}: ${seat.name}`, onclick: doIt }, t(key));
    const mine = seat.mine && seat.kind === "person";
    // Whether they have been away for long enough, the server says.
    const absent = own(state).length > 0 && seat.kind === "person" && seat.acting && !seat.mine && !seat.online;
    return [
      mine && own(state).length > 1 && seat.seat !== state.seat ? act("look", () => this.table.hand([seat])) : null,
      (mine || absent) && !state.over ? act("give-to-bot", () => void this.give(seat)) : null,
      seat.mine && seat.kind === "bot" && !state.over ? act("take-back", () => void this.change("back", seat)) : null,
    ];
  }

  /** @param {SeatInfo} seat */
  async give(seat) {
    if (!await confirm({ title: t("give-to-bot"), text: t("give-about", { name: seat.name }), yes: t("give-to-bot") })) return;
    await this.change("bot", seat);
  }

  /** @param {"bot" | "back"} what @param {SeatInfo} seat */
  async change(what, { seat }) {
    await tell(`/tables/${this.table.id}/${what}`, { seat }).catch(error => this.table.emit("trouble", error));
    await this.table.refresh();
  }
}
