/** What a move would do: looked up before it is made, and shown as a ghost on the board. */
/** @import {Area, PickInfo, Preview} from "./types.js" */
/** @import {Board} from "./drawing.js" */
/** @import {Menu} from "./menu.js" */
/** @import {Table} from "./table.js" */
/** @import {Turn} from "./turn.js" */

import { ask } from "./api.js";
import { h } from "./dom.js";
import { have } from "./drawing.js";

const HOVER = 140;

export class Previews {
  /**
   * @param {Table} table
   * @param {Turn} turn
   * @param {Board} board
   */
  constructor(table, turn, board) {
    this.table = table;
    this.turn = turn;
    this.board = board;
    /** @type {Map<string, Promise<Preview>>} */
    this.known = new Map();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.hovering = undefined;
    /** The choice that is pointed at, and what follows it without a choice. @type {string[]} */
    this.pointed = [];
    /** Where it lies on the page: the ghost of a move may have something else there, or nothing. @type {DOMRect[]} */
    this.places = [];
    /** What it speaks of: the ghost of giving a ticket back no longer has the ticket. @type {string[]} */
    this.about = [];
    // When the position has changed nothing is known any more.
    table.on("seat", () => this.known.clear());
    table.on("position", () => this.known.clear());
  }

  /** @param {string} move @returns {Promise<Preview>} */
  of(move) {
    let found = this.known.get(move);
    if (!found) {
      found = ask(`/tables/${this.table.id}/preview?seat=${this.turn.seat}&move=${encodeURIComponent(move)}&have=${have()}`);
      this.known.set(move, found);
      found.catch(() => this.known.delete(move));
    }
    return found;
  }

  /**
   * Give choices their pictures as soon as they are known, and then what follows from each, where that differs.
   * @param {PickInfo[]} picks
   * @param {Area | null} area
   * @param {Menu[]} menus
   */
  async dressUp(picks, area, menus) {
    const follows = await Promise.all(picks.map(async pick => {
      const known = await this.of(pick.move ?? "").catch(() => null); // the choice can be made without
      const buttons = menus.flatMap(menu => menu.button(pick.id) ?? []);
      for (const button of buttons) {
        if (known?.drawing?.key !== this.board.key || !area || button.querySelector("svg")) continue;
        button.prepend(this.board.cutout(known.drawing, area));
        button.classList.add("pictured");
      }
      return { buttons, words: known?.consequence ?? "" };
    }));
    if (picks.length > 1 && follows.every(({ words }) => words === follows[0].words)) return;
    for (const { buttons, words } of follows.filter(one => one.words)) {
      for (const button of buttons.filter(one => !one.querySelector("small"))) button.querySelector(".words")?.append(h("small", {}, words));
    }
  }

  /**
   * Show where a choice lies and, if it leads to one move only, what that would do.
   * @param {PickInfo} pick
   * @param {number} [wait] until its ghost appears
   */
  point(pick, wait = HOVER) {
    if (this.turn.busy || this.turn.seat === null) return;
    clearTimeout(this.hovering);
    const known = this.board.haunted && this.pointed[0] === pick.id;
    this.pointed = [pick.id];
    let end = pick;
    while (!end.move && end.picks?.length === 1) {
      [end] = end.picks;
      this.pointed.push(end.id);
    }
    if (!known) {
      this.places = this.board.things(pick.id).map(element => element.getBoundingClientRect());
      this.about = [...this.pointed.flatMap(id => this.board.where(id)), ...end.where ?? pick.where ?? []];
    }
    this.light();
    this.board.mark("next", end.picks?.map(next => next.id) ?? []);
    if (!end.move) return;
    const { move } = end;
    this.hovering = setTimeout(async () => {
      if (this.turn.seat === null) return; // the turn was over sooner
      const now = this.hovering;
      const known = await this.of(move).catch(() => null);
      if (now === this.hovering && known) this.haunt(known);
    }, wait);
  }

  /** The choice that was pointed at when its ghost appeared here. @param {MouseEvent} event */
  haunting(event) {
    const here = this.places.some(
      ({ left, right, top, bottom }) =>
        left <= event.clientX && event.clientX <= right && top <= event.clientY && event.clientY <= bottom,
    );
    return this.board.haunted && here ? this.pointed[0] : undefined;
  }

  /** Light what is pointed at, and the places that it speaks of. */
  light() {
    this.board.unmark("pointed", "lit", "next");
    this.board.mark("pointed", this.pointed);
    const { last, move } = this.turn.walk;
    this.board.mark("lit", new Set([...this.about, ...(move ? last?.where ?? [] : [])]));
  }

  unpoint() {
    if (this.turn.busy) return; // what was chosen is shown until the answer
    clearTimeout(this.hovering);
    this.hovering = undefined;
    this.pointed = [];
    this.about = [];
    this.light();
    this.board.unghost();
  }

  /** @param {Preview} known */
  haunt(known) {
    if (!known.drawing) return;
    this.board.ghost(known.drawing, known.areas);
    this.light();
  }
}
