/** Who sits where; seats that are given to bots, taken back, or looked at. */
/** @import {SeatInfo, SeatsInfo, TableState} from "./types.js" */
/** @import {Table} from "./table.js" */

import { wishes } from "./agreeing.js";
import { ask, tell } from "./api.js";
import { badge } from "./badge.js";
import { timeOf } from "./clocks.js";
import { confirm } from "./dialogs.js";
import { at, h, put } from "./dom.js";
import { complainAbout } from "./manners.js";
import { share, spareKey } from "./share.js";
import { own } from "./table.js";
import { t } from "./texts.js";

export class Seats {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.host = at("rh-seats");
    /** Whether the game counts for ratings, and whether it is my table. */
    this.rated = false;
    this.hosting = false;
    /** Who played when that was asked last: a bot in somebody's place makes it count no more. */
    this.kinds = "";
    table.on("changed", () => {
      if (!table.state) return;
      this.show(table.state);
      void this.askTerms(table.state);
    });
  }

  /** @param {TableState} state */
  show(state) {
    /** @type {Node[]} */
    const children = [h("ul", { class: "seats" }, ...state.seats.map(seat => this.row(state, seat)))];
    if (state.seats.some(seat => seat.kind === "open") && !state.over) children.push(share(state.id));
    if (state.options.length) children.push(h("p", { class: "terms" }, state.options.join(" · ")));
    if (state.clock) children.push(h("p", { class: "clock-terms" }, state.clock.words));
    if (this.rated) children.push(h("p", { class: "clock-terms" }, t("rated-here")));
    const wish = wishes(this.table, state);
    if (wish) children.push(wish);
    if (own(state).length && !state.over) children.push(spareKey(state.id));
    if (state.brought.length) {
      const [digest, ...about] = state.brought;
      children.push(h("div", { class: "brought" }, h("p", {}, t("brought-about"), " ", h("code", {}, digest.slice(0, 16)), "…"), h("ul", {}, ...about.map(words => h("li", {}, words)))));
    }
    children.push(h("p", { class: "seal" }, t("seal"), " ", h("code", {}, state.commitment.slice(0, 16)), "…"));
    put(this.host, children);
  }

  /** @param {TableState} state */
  async askTerms(state) {
    const kinds = state.seats.map(seat => seat.kind).join(" ");
    if (kinds === this.kinds) return;
    this.kinds = kinds;
    if (/bot|open/.test(kinds) && !this.rated && own(state).length) return;
    /** @type {SeatsInfo | null} */
    const info = await ask(`/tables/${state.id}/seats`).catch(() => null);
    this.rated = info?.rated ?? false;
    this.hosting = info?.host ?? false;
    if (this.table.state) this.show(this.table.state);
  }

  /** @param {TableState} state @param {SeatInfo} seat */
  row(state, seat) {
    return h("li", { class: `seat${seat.acting ? " acting" : ""}${seat.seat === state.seat ? " shown" : ""}` },
      badge(seat.seat),
      h("span", { class: "who" }, h("span", { class: "name" }, seat.name || t("seat-open")), h("small", {}, this.about(seat), seat.acting && !state.over ? ` · ${t("acting")}` : "", state.clock && seat.kind === "person" && !state.over ? ` · ${timeOf(state.clock, seat)}` : "")),
      h("span", { class: "acts" }, ...this.acts(state, seat)));
  }

  /** @param {SeatInfo} seat */
  about(seat) {
    if (seat.kind === "open") return t("seat-open");
    if (seat.kind === "bot") {
      const known = this.table.game?.bots.find(one => one.name === seat.bot?.split(":")[0]);
      return t("seat-bot", { bot: known?.label ?? t("bot") });
    }
    if (seat.program) return t(seat.mine ? "seat-program-yours" : "seat-program");
    return seat.mine ? t("seat-you") : seat.online ? t("seat-here") : t("seat-away");
  }

  /** @param {TableState} state @param {SeatInfo} seat */
  acts(state, seat) {
    const act = (/** @type {string} */ key, /** @type {() => void} */ doIt) => h("button", { type: "button", class: "small", "aria-label": `${t(key)}: ${seat.name}`, onclick: doIt }, t(key));
    const mine = seat.mine && seat.kind === "person";
    // Whether they have been away for long enough, the server says.
    const awaited = seat.kind === "person" && seat.acting && !seat.mine && !seat.online;
    const absent = own(state).length > 0 && awaited;
    // Opened for whoever has the link, and nobody has come: a bot can play on after all.
    const empty = own(state).length > 0 && seat.kind === "open" && !seat.mine;
    return [
      mine && own(state).length > 1 && seat.seat !== state.seat ? act("look", () => this.table.hand([seat])) : null,
      (absent || (awaited && this.hosting)) && !state.over ? act("nudge", () => void this.change("nudge", seat)) : null,
      (mine || absent || empty) && !state.over ? act("give-to-bot", () => void this.give(seat)) : null,
      absent && !state.over ? act("open-seat", () => void this.open(state, seat)) : null,
      seat.mine && (seat.kind === "bot" || seat.kind === "open") && !state.over ? act("take-back", () => void this.change("back", seat)) : null,
      seat.kind === "person" && !seat.mine ? act("manners-open", () => complainAbout(state.id, seat.name, { seat: seat.seat }, () => document.dispatchEvent(new Event("rh-blocked")))) : null,
    ];
  }

  /** @param {SeatInfo} seat */
  async give(seat) {
    if (!await confirm({ title: t("give-to-bot"), text: t("give-about", { name: seat.name }), yes: t("give-to-bot") })) return;
    await this.change("bot", seat);
  }

  /** Somebody has gone: the others decide. @param {TableState} state @param {SeatInfo} seat */
  async open(state, seat) {
    if (!await confirm({ title: t("open-seat"), text: t("open-about", { name: seat.name }), yes: t("open-seat") })) return;
    await tell(`/tables/${this.table.id}/propose`, { seat: own(state)[0].seat, kind: "open", about: seat.seat }).catch(error => this.table.emit("trouble", error));
    await this.table.refresh();
  }

  /** @param {"bot" | "back" | "nudge"} what @param {SeatInfo} seat */
  async change(what, { seat }) {
    await tell(`/tables/${this.table.id}/${what}`, { seat }).catch(error => this.table.emit("trouble", error));
    await this.table.refresh();
  }
}
