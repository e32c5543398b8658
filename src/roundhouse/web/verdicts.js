/** What an expert would have done, beside a step of the replay: in words, and on the board. */
/** @import {DecisionInfo, ExpertInfo} from "./types.js" */
/** @import {Step} from "./frames.js" */
/** @import {Analysis} from "./analysis.js" */
/** @import {Table} from "./table.js" */

import { ask } from "./api.js";
import { badge } from "./badge.js";
import { h } from "./dom.js";
import { have } from "./drawing.js";
import { other } from "./frames.js";
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
    analysis.on("known", () => this.step && this.show(this.step));
  }

  /** What was decided with a step of the game, or since the last one that could be seen. @param {Step} step @returns {DecisionInfo[]} */
  of(step) {
    const { at, after, shot } = step;
    return (this.analysis.done?.decisions ?? []).filter(one =>
      (one.last > after && one.last <= at) || (one.move <= at && at < one.last && one.seat === shot?.seat));
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

  /** @param {Step} step @param {DecisionInfo} one @param {HTMLElement} toggle */
  async toggle(step, one, toggle) {
    const on = toggle.getAttribute("aria-pressed") !== "true";
    for (const button of this.place.querySelectorAll("button")) {
      button.setAttribute("aria-pressed", "false");
      button.textContent = t("analysis-show");
    }
    if (!on) {
      this.table.lookBack(step);
      return;
    }
    /** @type {ExpertInfo} */
    const info = await ask(`/tables/${this.table.id}/expert?move=${one.move}&by=${one.seat}&have=${have()}`);
    if (this.step !== step) return;
    toggle.setAttribute("aria-pressed", "true");
    toggle.textContent = t("analysis-show-played");
    const theirs = step.others.find(board => board.seat === one.seat);
    const before = theirs?.drawing ?? step.drawing;
    if (theirs) {
      const others = step.others.map(board => (board === theirs ? { ...board, drawing: info.drawing } : board));
      this.table.lookBack({ ...step, others }, undefined, one.seat);
    } else this.table.lookBack({ ...step, drawing: info.drawing, areas: info.areas });
    this.light([...info.path, ...other(before.live, info.drawing.live)], one.seat);
  }
}
