/** What can be chosen now, as menus: in the list, and beside the place on the board that was clicked. */
/** @import {Area, PickInfo, TableState} from "./types.js" */
/** @import {Item} from "./menu.js" */
/** @import {Board} from "./drawing.js" */
/** @import {Previews} from "./previews.js" */
/** @import {Table} from "./table.js" */
/** @import {Turn} from "./turn.js" */

import { at, h } from "./dom.js";
import { ranked } from "./gains.js";
import { Menu } from "./menu.js";
import { offer } from "./offer.js";
import { Popover } from "./popover.js";
import { SMALL } from "./screen.js";
import { Stepper } from "./stepper.js";
import { t } from "./texts.js";
import { Ticks } from "./ticks.js";
import { Turning } from "./turning.js";

const SHORT = 4; // a label of so many letters is a chip, not a row
const LONG = 12; // a list of more is long

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
    const host = at("rh-choices");
    this.panel = at("rh-choices-panel");
    this.stepper = new Stepper(host);
    this.ticks = new Ticks(host, turn, where => board.relight(where));
    this.menu = new Menu(host, t("choices"));
    /** Whether somebody uses the list although the board answers. */
    this.listed = false;
    /** A finger has come near several things on the board: which is meant is asked. @type {PickInfo[]} */
    this.close = [];
    this.unfold = h("button", { type: "button", class: "small plain unfold", onclick: () => {
      this.listed = !this.listed;
      this.show();
      if (this.listed) this.menu.focus();
    } });
    host.append(this.unfold);
    this.popover = new Popover(board, () => this.close.length ? this.which([]) : turn.back());
    this.turning = new Turning(turn, this.popover, previews);
    turn.on("stepped", () => {
      this.close = [];
      this.previews.unpoint();
    });
    table.on("position", (_, moved) => {
      this.close = [];
      // On a phone the list lies over the board: it was opened for one choice.
      if (moved && SMALL.matches) this.listed = false;
    });
    SMALL.addEventListener("change", () => table.update());
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

  /** Ask which of these is meant. @param {PickInfo[]} picks none: it is no longer asked */
  which(picks) {
    this.close = picks;
    this.turn.onBoard = true;
    this.show();
  }

  clear() {
    this.popover.hide();
    this.popover.menu.show([]);
    this.stepper.show([]);
    this.ticks.show();
    this.menu.show([]);
  }

  show() {
    const { turn } = this;
    if (turn.busy) return; // the move is on its way: what was chosen stays until the answer
    const level = ranked(turn.level, turn.seat);
    const coming = ranked(turn.coming, this.table.seat);
    this.panel.hidden = !coming.length && !turn.doubt;
    this.list(coming);
    const first = turn.through === null ? undefined : this.board.things(turn.through)[0];
    const area = this.area();
    const loose = turn.onBoard && turn.walk.steps.length && level.length && !level.some(pick => turn.shown(pick.id));
    const close = this.close.flatMap(pick => this.board.things(pick.id)[0] ?? []);
    if (close.length) this.ask(t("which"), this.items(this.close, true), this.board.area(close[0]));
    else if (first) this.ask(t("through"), this.items(turn.ways, true), this.board.area(first));
    else if (turn.doubt && turn.onBoard && area) this.ask(doubts(this.table, turn), [this.sure()], area);
    else if (loose && area) this.ask(turn.walk.last?.ask ?? "", this.items(level, true), area);
    else this.popover.hide();
    this.turning.show();
    this.panel.classList.toggle("elsewhere", this.beside);
    if (this.table.current) this.dress(turn.through === null ? level : turn.ways, area);
  }

  /** What is chosen although somebody else gains more by it. @returns {Item} */
  sure() {
    const { turn } = this;
    return { id: "sure", label: t("doubt-sure"), note: turn.walk.last?.label, choose: () => turn.sure() };
  }

  /**
   * The list: numbers to be set, things to be kept, then what has no place on the board, then the rest. Where that is long
   * it is folded away, as the board answers: not for those who use the list.
   * @param {PickInfo[]} level
   */
  list(level) {
    const { turn } = this;
    const kept = turn.keepable.length > 0;
    const { numbers, loose, placed, main } = offer(kept ? [] : level, turn.shown, !turn.walk.steps.length, turn.table.state?.can_undo ?? false);
    const most = SMALL.matches ? 0 : LONG;
    const folded = placed.length > most && !this.listed;
    const marked = (/** @type {Item} */ item) => ({ ...item, main: item.id === main?.id });
    this.stepper.show(this.items(numbers));
    this.ticks.show();
    this.menu.show([...(turn.doubt ? [this.sure()] : []), ...this.items(loose).map(marked), ...(folded ? [] : this.items(placed))]);
    this.unfold.hidden = placed.length <= most;
    this.unfold.title = t(folded ? "unfold" : "fold", { count: placed.length });
    this.unfold.setAttribute("aria-expanded", String(!folded));
    this.unfold.textContent = t(folded ? "unfold" : "fold", { count: placed.length });
    this.unfold.dataset.choices = folded ? placed.map(pick => pick.id).join(" ") : "";
  }

  /** Pictures and consequences of moves. @param {PickInfo[]} level @param {Area | null} area */
  dress(level, area) {
    const moves = level.filter(pick => pick.move);
    if (moves.length > LONG) return;
    void this.previews.dressUp(moves, area, [this.menu, this.popover.menu]).then(() => this.popover.place());
  }

  /** @param {string} words @param {Item[]} items @param {Area} area */
  ask(words, items, area) {
    const { popover } = this;
    popover.show(words, items, area);
    if (!this.turn.byTouch && !popover.element.contains(document.activeElement)) popover.menu.focus();
  }

  /**
   * Choices for a menu.
   * @param {PickInfo[]} level
   * @param {boolean} [onBoard]
   * @returns {Item[]}
   */
  items(level, onBoard = false) {
    return level.map(pick => ({
      id: pick.id,
      label: pick.label,
      picture: this.board.picture(pick.id) ?? art(pick, this.table.state),
      short: pick.label.length <= SHORT,
      passes: pick.passes,
      usual: pick.usual,
      choose: () => {
        this.table.emit("seen");
        // A finger cannot hover: the first tap shows a way, the second takes it.
        if (this.turn.byTouch && pick.where && pick.move && this.previews.pointed[0] !== pick.id) {
          this.previews.point(pick);
          return;
        }
        this.listed = !onBoard;
        this.turn.onBoard = onBoard;
        this.turn.choose(pick);
      },
      enter: () => (onBoard && pick.turned && pick.move ? this.turning.face(pick.id) : this.previews.point(pick)),
      leave: () => onBoard && pick.turned && pick.move || this.previews.unpoint(),
    }));
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

/** Who gains more. @param {Table} table @param {Turn} turn */
export function doubts(table, turn) {
  const { gain = 0, mine = 0, seat = 0 } = turn.rival ?? {};
  return t("doubt", { name: table.state?.seats[seat]?.name ?? "", gain, mine });
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
