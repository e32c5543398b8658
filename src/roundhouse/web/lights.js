/** Lit on the board: what can be picked, what is picked, and the places that something speaks of. */
/** @import {LogLine} from "./types.js" */
/** @import {Board} from "./drawing.js" */
/** @import {Others} from "./others.js" */
/** @import {Table} from "./table.js" */
/** @import {Turn} from "./turn.js" */

export class Lights {
  /**
   * @param {Table} table
   * @param {Turn} turn
   * @param {Board} board
   * @param {Others} others
   */
  constructor(table, turn, board, others) {
    this.turn = turn;
    this.board = board;
    this.others = others;
    table.on("changed", () => turn.busy || this.show());
    // What was chosen is marked at once, however long the server takes.
    turn.on("chosen", () => this.show());
    board.on("haunted", () => this.show());
  }

  show() {
    const { board, turn } = this;
    board.unmark("can", "serves", "picked");
    board.svg.classList.toggle("choosing", turn.level.length > 0);
    board.mark("can", turn.level.map(pick => pick.id));
    const serving = turn.level.filter(pick => pick.serves);
    board.svg.classList.toggle("guided", serving.length > 0);
    board.mark("serves", serving.map(pick => pick.id));
    board.mark("picked", turn.through === null ? [...turn.walk.ids, ...turn.ticked] : [turn.through]);
    if (turn.walk.move) board.mark("lit", turn.walk.last?.where ?? []);
  }

  /** Mark what others touched last, each on its own board. @param {LogLine[]} lines */
  touched(lines) {
    this.board.unmark("last");
    this.others.unmark("last");
    for (const { where, seat } of lines) if (!this.others.mark("last", where, seat)) this.board.mark("last", where);
  }

  /**
   * Light places on the board of a seat.
   * @param {string[]} where
   * @param {number | null} seat
   */
  light(where, seat) {
    this.board.unmark("lit");
    this.others.unmark("lit");
    if (!this.others.mark("lit", where, seat)) this.board.mark("lit", where);
  }
}
