/** What others did, shown move by move at a speed that one likes. Whoever does not wish to wait skips the rest. */
/** @import {LogLine, ReplayStep, TableState} from "./types.js" */
/** @import {Table} from "./table.js" */

/** How long each move is looked at, in milliseconds. @type {Record<string, number>} */
export const PACES = { calm: 1500, quick: 700, once: 0 };

/**
 * What was told between two states.
 * @param {TableState} before
 * @param {TableState} news
 * @returns {LogLine[]}
 */
export function toldSince(before, news) {
  return news.log.slice(before.log.length);
}

export class Follow {
  /**
   * @param {Table} table
   * @param {(move: number) => Promise<ReplayStep>} look the table after so many moves
   * @param {() => number} pace how long to look at each
   */
  constructor(table, look, pace) {
    this.table = table;
    this.look = look;
    this.pace = pace;
    /** The moves that are still to be shown. @type {number[]} */
    this.queue = [];
    this.running = false;
    /** @type {(() => void) | null} */
    this.hurry = null;
    table.on("position", (news, _, before) => before && this.follow(before, news));
    table.on("seat", () => this.skip());
    table.on("covered", () => this.skip());
  }

  /** @param {TableState} before @param {TableState} news */
  follow(before, news) {
    if (!this.pace() || news.moves <= before.moves) return;
    const others = toldSince(before, news).filter(line => line.seat !== news.seat && line.move > before.moves);
    const moves = [...new Set(others.map(line => line.move))].filter(move => move <= news.moves);
    if (!moves.length) return;
    // First as it was before them: a move of one's own has come with their answers.
    if (!this.running) this.queue.push(moves[0] - 1);
    this.queue.push(...moves);
    if (this.running) return;
    const { drawing, areas, others: boards, log, sheet } = before;
    this.table.follow({ at: before.moves, moves: news.moves, drawing, areas, others: boards, log, sheet });
    void this.run();
  }

  async run() {
    this.running = true;
    let first = true;
    for (let move = this.queue.shift(); move !== undefined; move = this.queue.shift()) {
      const step = await this.look(move).catch(() => null);
      if (!this.running || !step) break;
      this.table.follow(step);
      if (!first) await this.wait();
      first = false;
    }
    this.skip();
  }

  wait() {
    return new Promise(resolve => {
      const clock = setTimeout(resolve, this.pace());
      this.hurry = () => {
        clearTimeout(clock);
        resolve(undefined);
      };
    });
  }

  /** Show what is now. */
  skip() {
    if (!this.running) return;
    this.running = false;
    this.queue.length = 0;
    this.hurry?.();
    this.table.follow(null);
  }
}
