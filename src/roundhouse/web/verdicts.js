/** What an expert would have done, beside a step of the replay: in words, and on the board. */
/** @import {DecisionInfo, ExpertInfo} from "./types.js" */
/** @import {Step} from "./frames.js" */
/** @import {Analysis} from "./analysis.js" */
/** @import {Table} from "./table.js" */

import { ask } from "./api.js";
import { badge } from "./badge.js";
import { h } from "./dom.js";
import { have } from "./drawing.js";
import { t } from "./texts.js";

export class Verdicts {
  /**
   * @param {HTMLElement} host
   * @param {Table} table
   * @param {Analysis} analysis
   * @param {(where: string[], seat: number | null) => void} light
   */
  constructor(host, table, analysis, light) {
    this.table = table;
    this.analysis = analysis;
    this.light = light;
    this.place = h("div", { class: "verdicts", hidden: true });
    host.append(this.place);
    /** @type {Step | null} */
    this.step = null;
    analysis.on("known", () => this.step && this.learn(this.step));
  }

  /** What was decided with a step of the game, or since the last one that could be seen. @param {Step} step @returns {DecisionInfo[]} */
  of(step) {
    const { at, after, shot } = step;
    return (this.analysis.done?.decisions ?? []).filter(one =>
      (one.last > after && one.last <= at) || (one.move <= at && at < one.last && one.seat === shot?.seat));
  }

  /** Whose board to look at: that of somebody else who decided, if one has not decided oneself. @param {Step} step */
  whose(step) {
    const seats = this.of(step).map(one => one.seat);
    return seats.includes(this.table.seat ?? 0) ? null : seats[0] ?? null;
  }

  /** The game is explained while one looks at it. @param {Step} step */
  learn(step) {
    if (this.whose(step) !== null) this.table.lookBack(step, undefined, this.whose(step));
    this.show(step);
  }

  /** @param {Step | null} step null: the replay is over */
  show(step) {
    this.step = step;
    this.place.hidden = !this.analysis.done;
    this.place.replaceChildren(...(step ? this.of(step).map(one => this.row(step, one)) : []));
  }

  /** @param {Step} step @param {DecisionInfo} one */
  row(step, one) {
    const toggle = h("button", { type: "button", class: "small", "aria-pressed": "false" }, t("analysis-show"));
    toggle.addEventListener("click", () => void this.toggle(step, one, toggle).catch(error => this.table.emit("trouble", error)));
    return h("p", { class: `judged-${one.verdict}` }, badge(one.seat), h("strong", { class: "verdict" }, one.label), h("span", { class: "worth" }, one.expert.length ? one.worth : ""), one.expert.length ? toggle : null);
  }

  /**
   * The expert's move or what was played, both as the seat sees it that decided; what differs is lit.
   * @param {Step} step
   * @param {DecisionInfo} one
   * @param {HTMLElement} toggle
   */
  async toggle(step, one, toggle) {
    const played = toggle.getAttribute("aria-pressed") === "true";
    /** @type {ExpertInfo} */
    const info = await ask(`/tables/${this.table.id}/expert?move=${one.move}&by=${one.seat}&played=${played}&have=${have()}`);
    if (this.step !== step) return;
    for (const button of this.place.querySelectorAll("button")) {
      const on = button === toggle && !played;
      button.setAttribute("aria-pressed", String(on));
      button.textContent = t(on ? "analysis-show-played" : "analysis-show");
    }
    const theirs = step.others.find(board => board.seat === one.seat);
    if (theirs) {
      const others = step.others.map(board => (board === theirs ? { ...board, drawing: info.drawing } : board));
      this.table.lookBack({ ...step, others }, undefined, one.seat);
    } else this.table.lookBack({ ...step, drawing: info.drawing, areas: info.areas });
    this.light(info.where, one.seat);
  }
}
