/** Why something is not possible: said with a link to the rule. By pointing, or by the arrow keys. */
/** @import {WhyNot} from "./types.js" */
/** @import {Board} from "./drawing.js" */
/** @import {Naming} from "./naming.js" */
/** @import {Table} from "./table.js" */
/** @import {Tips} from "./tips.js" */
/** @import {Turn} from "./turn.js" */

import { ask } from "./api.js";
import { Cursor } from "./cursor.js";
import { at, say } from "./dom.js";
import { withRule } from "./rulebook.js";
import { t } from "./texts.js";

export class WhyNots {
  /**
   * @param {Table} table
   * @param {Turn} turn
   * @param {Board} board
   * @param {HTMLElement} host
   * @param {Naming} naming
   * @param {Tips} tips
   */
  constructor(table, turn, board, host, naming, tips) {
    this.table = table;
    this.turn = turn;
    this.board = board;
    this.naming = naming;
    this.tips = tips;
    this.note = at("rh-why");
    this.button = at("rh-ask");
    this.cursor = new Cursor(host, board, { at: id => void this.name(id), chosen: id => this.pointed(id) });
    this.button.addEventListener("click", () => this.toggle());
    turn.on("stepped", () => this.say(null));
    turn.on("impossible", id => void this.ask(id));
    table.on("said", why => this.say(why));
    table.on("covered", () => this.say(null));
  }

  /** Say it; or (null) say nothing any more. @param {WhyNot | null} why */
  say(why) {
    this.note.hidden = !why?.text;
    this.note.replaceChildren(...(why?.text ? withRule(this.table.id, why.text, why.rule) : []));
    if (why?.text) say(why.text);
  }

  /** @param {string} id */
  async ask(id) {
    const { turn } = this;
    if (turn.seat === null) return;
    this.board.unmark("cannot");
    const about = (/** @type {string[]} */ picks) => ask(`/tables/${this.table.id}/why?seat=${turn.seat}&picks=${encodeURIComponent(picks.join(","))}`);
    try {
      /** @type {WhyNot} */
      let why = await about([...turn.walk.ids, id]);
      if (!why.text && turn.walk.steps.length) why = await about([id]);
      this.say(why.text ? why : { rule: "", text: t(turn.level.length ? "why-other" : "why-wait") });
      this.board.mark("cannot", [id]);
    } catch (error) {
      this.table.emit("trouble", error);
    }
  }

  /** Something is pointed at: while one asks, what cannot be chosen is asked about. @param {string} id */
  pointed(id) {
    if (this.cursor.on && !this.turn.level.some(pick => pick.id === id)) void this.ask(id);
    else this.turn.point(id);
  }

  toggle() {
    this.turnOn(!this.cursor.on);
  }

  /** Whether pointing asks instead of choosing; by the arrow keys too. @param {boolean} on */
  turnOn(on) {
    const now = on && this.turn.level.length > 0;
    this.button.setAttribute("aria-pressed", String(now));
    this.board.unmark("cannot");
    if (now) this.say({ rule: "", text: t("why-how") });
    this.cursor.turn(now);
  }

  /** Say what a thing on the board is called, if it is still pointed at then. @param {string} id */
  async name(id) {
    const words = await this.naming.of(id);
    if (this.cursor.place !== id) return;
    say(words);
    const thing = this.board.svg.querySelector(".cursor");
    if (thing) await this.tips.tell(thing);
  }
}
