/** What can be chosen now, as menus: in the list, and beside the place on the board that was clicked. */
/** @import {Area, PickInfo, TableState} from "./types.js" */
/** @import {Item} from "./menu.js" */
/** @import {Board} from "./drawing.js" */
/** @import {Previews} from "./previews.js" */
/** @import {Table} from "./table.js" */
/** @import {Turn} from "./turn.js" */

import { at, h } from "./dom.js";
import { Menu } from "./menu.js";
import { Popover } from "./popover.js";
import { t } from "./texts.js";

const SHORT = 4; // a label of so many letters is a chip, not a row
const MOST_PREVIEWS = 12;

export class Choices {
  /**
   * @param {Table} table
   * @param {Turn} turn
   * @param {Board} board
   * @param {Previews} previews
   */
  constructor(table, turn, board, previews) {
    this.table = table;
    this.turn = turn;
    this.board = board;
    this.previews = previews;
    this.menu = new Menu(at("rh-choices"), t("choices"));
    this.popover = new Popover(board, () => turn.back());
    turn.on("stepped", () => this.previews.unpoint());
    turn.on("chosen", () => this.popover.hide());
    table.on("changed", () => this.show());
    table.on("covered", () => this.clear());
  }

  /** Whether something is asked beside a place on the board. */
  get beside() {
    return this.popover.shown;
  }

  /** The board has moved: what is asked beside a place follows it. */
  place() {
    this.popover.place();
  }

  clear() {
    this.popover.hide();
    this.popover.menu.show([]);
    this.menu.show([]);
  }

  show() {
    const { turn } = this;
    if (turn.busy) return; // the move is on its way: what was chosen stays until the answer
    const { level } = turn;
    /** @type {HTMLElement} */ (document.querySelector(".choices")).hidden = !level.length;
    this.menu.show(this.items(level));
    const first = turn.through === null ? undefined : this.board.things(turn.through)[0];
    const place = this.area();
    const loose = turn.onBoard && turn.walk.steps.length && level.length && level.every(pick => !this.board.things(pick.id).length);
    if (first) this.ask(t("through"), this.items(turn.ways).map(item => ({ ...item, main: false })), this.board.area(first));
    else if (loose && place) this.ask(turn.walk.last?.ask ?? "", this.items(level, true), place);
    else this.popover.hide();
  }

  /** @param {string} words @param {Item[]} items @param {Area} area */
  ask(words, items, area) {
    this.popover.show(words, items, area);
    if (!this.turn.byTouch) this.popover.menu.focus();
  }

  /**
   * Choices for a menu; those without a place on the board come first.
   * @param {PickInfo[]} level
   * @param {boolean} [onBoard]
   * @returns {Item[]}
   */
  items(level, onBoard = false) {
    const loose = (/** @type {PickInfo} */ pick) => !this.board.things(pick.id).length;
    const area = this.area();
    const dressed = level.filter(pick => pick.move).length <= MOST_PREVIEWS;
    return [...level.filter(loose), ...level.filter(pick => !loose(pick))].map(pick => {
      if (pick.move && dressed) {
        void this.previews.dressUp(pick, area, [this.menu, this.popover.menu]).then(() => this.popover.place());
      }
      return {
        id: pick.id,
        label: pick.label,
        picture: this.board.picture(pick.id) ?? art(pick, this.table.state),
        main: loose(pick) && !this.turn.walk.steps.length,
        short: pick.label.length <= SHORT,
        choose: () => {
          this.turn.onBoard = onBoard || this.turn.through !== null;
          this.turn.choose(pick);
        },
        enter: () => this.previews.point(pick),
        leave: () => this.previews.unpoint(),
      };
    });
  }

  /** Where the way has come to on the board. @returns {Area | null} */
  area() {
    for (const id of this.turn.walk.ids.reverse()) {
      const [element] = this.board.things(id);
      if (element) return this.board.area(element);
    }
    return null;
  }
}

/**
 * The picture of a choice that has no place on the board.
 * @param {PickInfo} pick
 * @param {TableState | null} state
 */
function art(pick, state) {
  if (pick.art === undefined || !state) return null;
  const frame = h("span");
  frame.innerHTML = state.art[pick.art];
  const svg = frame.firstElementChild;
  svg?.setAttribute("class", "art");
  svg?.setAttribute("aria-hidden", "true");
  return svg;
}
