/** A finished game explained: looked up or asked for, with a bar while it is worked out, then told in words and curves. */
/** @import {AnalysisInfo, AnalysedSeat, DecisionInfo, HindsightInfo, TurningInfo} from "./types.js" */
/** @import {Replay} from "./replay.js" */
/** @import {Table} from "./table.js" */

import { ask, tell } from "./api.js";
import { badge } from "./badge.js";
import { closeWindow, open } from "./dialogs.js";
import { h } from "./dom.js";
import { Events } from "./events.js";
import { curve } from "./story.js";
import { lang, signed, t } from "./texts.js";

/** Milliseconds between two looks at how far it has come. */
const AGAIN = 1200;
/** What is told at first: the decisions that an expert would have made otherwise. */
const TOLD = ["slip", "mistake"];

/** @extends {Events<{known: [info: AnalysisInfo]} & Record<string, unknown[]>>} */
export class Analysis extends Events {
  /** @param {Table} table */
  constructor(table) {
    super();
    this.table = table;
    /** What is known. @type {AnalysisInfo | null} */
    this.info = null;
    /** Where it goes on: the board at a move. @type {Replay | null} */
    this.replay = null;
  }

  get done() {
    return this.info?.status === "done" ? this.info : null;
  }

  /** @param {AnalysisInfo} info */
  learn(info) {
    this.info = info;
    this.emit("known", info);
    return info;
  }

  /** What there is of it; nothing is asked twice when all is known. @returns {Promise<AnalysisInfo>} */
  async look() {
    return this.done ?? this.learn(await ask(`/tables/${this.table.id}/analysis`));
  }

  /** The window: it begins the work if nobody has done so. */
  async open() {
    const body = h("div", { class: "analysis", "aria-live": "polite" }, h("p", {}, t("story-wait")));
    let shown = true;
    open({ title: t("analysis"), kind: "end", body: [body], closed: () => (shown = false) });
    try {
      let info = await this.look();
      if (info.status === "none") {
        await tell(`/tables/${this.table.id}/analyse`);
        info = await this.look();
      }
      while (shown && info.status === "running") {
        this.wait(body, info);
        await new Promise(resolve => setTimeout(resolve, AGAIN));
        info = shown ? await this.look() : info;
      }
      if (!shown) return;
      if (info.status === "done") this.tell(body, info);
      else closeWindow(); // somebody has stopped it
    } catch (error) {
      body.replaceChildren(h("p", {}, error instanceof Error ? error.message : ""));
    }
  }

  /** @param {HTMLElement} body @param {AnalysisInfo} info */
  wait(body, { done, total, may_stop }) {
    const stop = async () => {
      await tell(`/tables/${this.table.id}/analyse`, { stop: true });
      this.learn(await ask(`/tables/${this.table.id}/analysis`)); // it may have come to its end before
      closeWindow();
    };
    const bar = h("progress", { max: total || 1, value: done, "aria-label": t("analysis") });
    const words = total && done >= total ? t("analysis-rest") : t("analysis-progress", { done, total });
    if (body.querySelector("progress")) {
      body.querySelector("progress")?.replaceWith(bar);
      body.querySelector("output")?.replaceChildren(words);
      return;
    }
    body.replaceChildren(
      h("p", {}, t("analysis-about")),
      bar,
      h("p", {}, h("output", {}, words)),
      h("p", { class: "actions" }, h("button", { type: "button", class: "main", onclick: closeWindow }, t("analysis-later")),
        may_stop && h("button", { type: "button", onclick: () => void stop() }, t("analysis-stop"))),
    );
  }

  /** @param {HTMLElement} body @param {AnalysisInfo} info */
  tell(body, { seats, curves, turnings, decisions, hindsight }) {
    const every = h("input", { type: "checkbox" });
    const list = h("div", { class: "decisions" });
    const fill = () => {
      const told = decisions.filter(one => every.checked || TOLD.includes(one.verdict));
      list.replaceChildren(...(told.length ? told.map(one => this.decision(one)) : [h("p", {}, t("analysis-flawless"))]));
    };
    every.addEventListener("change", fill);
    fill();
    body.replaceChildren(
      h("div", { class: "analysed" }, ...seats.map(analysed)),
      ...(turnings.length ? [h("h3", {}, t("analysis-turnings")), h("ol", { class: "turnings" }, ...turnings.map(one => this.turning(one)))] : []),
      h("div", { class: "figures-of-game" }, ...curves.map(curve)),
      ...hindsight.map(one => this.hindsight(one)),
      h("h3", {}, t("analysis-decisions")),
      h("label", { class: "tick" }, every, " ", t("analysis-all", { count: decisions.length })),
      list,
    );
  }

  /** What the same dice allowed, beside what was drawn. @param {HindsightInfo} info */
  hindsight({ seat, reached, best, bound, share, words }) {
    const picture = (/** @type {string} */ head, /** @type {boolean} */ played) =>
      h("figure", {}, h("figcaption", {}, head), h("img", { src: `/api/tables/${this.table.id}/best.svg?seat=${seat}&played=${played}&lang=${lang}`, alt: head, loading: "lazy" }));
    return h("details", { class: "hindsight", "data-name": `hindsight-${seat}`, open: this.table.state?.seats[seat]?.mine ?? false },
      h("summary", {}, badge(seat), " ", best === bound ? t("hindsight", { share }) : t("hindsight-found", { share })),
      h("p", {}, words),
      h("div", { class: "boards" }, picture(`${t("analysis-played")}: ${reached}`, true), picture(`${t("hindsight-best")}: ${best}`, false)));
  }

  /** @param {TurningInfo} info */
  turning({ move, seat, words }) {
    return h("li", {}, h("button", { type: "button", class: "small", title: t("analysis-go"), onclick: () => this.go(move) }, badge(seat), " ", String(move)), " ", words);
  }

  /** @param {DecisionInfo} info */
  decision({ move, last, seat, verdict, label, played, expert, worth }) {
    const line = (/** @type {string} */ head, /** @type {string[]} */ moves) => h("div", {}, h("h4", {}, head), h("ul", {}, ...moves.map(words => h("li", {}, words))));
    return h("article", { class: `decision judged-${verdict}` },
      h("header", {}, h("button", { type: "button", class: "small", title: t("analysis-go"), onclick: () => this.go(last) }, badge(seat), " ", t("analysis-move", { move })),
        h("strong", { class: "verdict" }, label), h("span", {}, worth)),
      h("div", { class: "lines" }, line(t("analysis-played"), played), expert.length ? line(t("analysis-expert"), expert) : null));
  }

  /** To a move on the board. @param {number} move */
  go(move) {
    closeWindow();
    const moves = this.table.state?.moves ?? 0;
    this.replay?.open(moves, move);
  }
}

/** @param {AnalysedSeat} info */
function analysed({ seat, name, total, words }) {
  return h("section", {}, h("h3", {}, badge(seat), " ", `${name} · ${signed(total)}`), ...words.map(one => h("p", {}, one)));
}
