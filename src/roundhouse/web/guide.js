/** The guide of games that teach themselves: one lesson at a time, each shown once, above what can be done now. */
/** @import {LessonInfo} from "./types.js" */
/** @import {Lights} from "./lights.js" */
/** @import {Table} from "./table.js" */

import { h, keep, recall } from "./dom.js";
import { t } from "./texts.js";

export class Guide {
  /**
   * @param {HTMLElement} host
   * @param {Table} table
   * @param {Lights} lights
   */
  constructor(host, table, lights) {
    this.host = host;
    this.key = `guide-${table.id}`;
    this.lights = lights;
    this.known = new Set((recall(this.key, sessionStorage) ?? "").split(" "));
    /** @type {LessonInfo[]} */
    this.lessons = [];
    /** The lesson that somebody who could act has in view. @type {string | null} */
    this.read = null;
    /** What is on the page: it is left alone while it stays the same, so that it is read out once. */
    this.shown = "";
    table.on("changed", () => this.show(table.past ? [] : table.state?.guide ?? [], table.can));
    table.on("covered", () => this.show([], false));
  }

  /**
   * @param {LessonInfo[]} lessons
   * @param {boolean} can whether the person can act now
   */
  show(lessons, can) {
    this.lessons = lessons;
    // Who plays on has seen enough of a lesson.
    if (this.read && !lessons.some(one => one.id === this.read)) this.learn(this.read);
    const lesson = lessons.find(one => !this.known.has(one.id));
    this.read = can ? lesson?.id ?? null : this.read;
    const now = lesson ? JSON.stringify([lesson, this.left()]) : lessons.length ? "again" : "";
    if (now === this.shown) return;
    this.shown = now;
    this.host.replaceChildren(...(lesson ? [this.lesson(lesson)] : lessons.length ? [this.again()] : []));
  }

  left() {
    return this.lessons.filter(one => !this.known.has(one.id)).length;
  }

  /** @param {LessonInfo} lesson */
  lesson(lesson) {
    const look = h("button", { type: "button", class: "small", "aria-pressed": "false", onclick: () => {
      const on = look.getAttribute("aria-pressed") !== "true";
      look.setAttribute("aria-pressed", String(on));
      this.lights.light(on ? lesson.where : [], null);
    } }, t("guide-look"));
    return h("div", { class: "lesson" },
      // The way on stays in sight, however long the lesson is.
      h("header", {},
        h("h2", {}, lesson.title),
        h("button", { type: "button", class: "small main", onclick: () => this.next(lesson.id) }, t(this.left() > 1 ? "guide-next" : "guide-done"))),
      h("p", {}, lesson.text),
      h("p", { class: "advice" }, h("strong", {}, t("guide-advice")), " ", lesson.advice, lesson.where.length ? look : null));
  }

  again() {
    return h("button", { type: "button", class: "small plain", onclick: () => {
      for (const lesson of this.lessons) this.known.delete(lesson.id);
      this.turn();
    } }, t("guide-again"));
  }

  /** @param {string} id */
  next(id) {
    this.learn(id);
    this.turn();
  }

  /** Show what comes next; who used the keyboard stays there. */
  turn() {
    this.lights.light([], null);
    this.read = null;
    this.show(this.lessons, false);
    this.host.querySelector("button")?.focus();
  }

  /** @param {string} id */
  learn(id) {
    this.known.add(id);
    keep(this.key, [...this.known].join(" "), sessionStorage);
  }
}
