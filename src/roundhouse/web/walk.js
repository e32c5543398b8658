/** Walking the tree of picks: where somebody is on the way to a move. */
/** @import {PickInfo} from "./types.js" */

/**
 * What a way through the picks has come to: what it is about and, on a line of its own, how. What the first step could only
 * promise ("at best …") is known at the last.
 * @param {string[]} labels
 */
export function inWords(labels) {
  const [what = "", ...more] = labels;
  return more.length ? `${what.replace(/ \([^()]*\)$/, "")}\n${more.at(-1)}` : what;
}

export class Walk {
  /**
   * @param {PickInfo[]} roots
   * @param {(pick: PickInfo) => boolean} [shown] whether a pick has a place on the board
   */
  constructor(roots, shown = () => false) {
    this.roots = roots;
    this.shown = shown;
    /** @type {{pick: PickInfo, by: "person" | "itself"}[]} */
    this.steps = [];
  }

  /** The ids picked so far. */
  get ids() {
    return this.steps.map(step => step.pick.id);
  }

  /** @returns {PickInfo | undefined} */
  get last() {
    return this.steps.at(-1)?.pick;
  }

  /** What has been chosen. */
  get words() {
    return inWords(this.steps.map(step => step.pick.label));
  }

  /** What can be picked now. */
  get level() {
    return this.last ? this.last.picks ?? [] : this.roots;
  }

  /** The move, when the way has come to one. */
  get move() {
    return this.last?.move;
  }

  /**
   * Pick something of this level. Where only one thing can follow, it is picked along; but no move is made by one click
   * where its end can be seen and pointed at: a cube's destination, say.
   * @param {PickInfo} pick
   */
  choose(pick) {
    this.steps.push({ pick, by: "person" });
    for (;;) {
      const [next, ...others] = this.level;
      if (!next || others.length || (next.move && this.shown(next))) return;
      this.steps.push({ pick: next, by: "itself" });
    }
  }

  /** Back to where a choice was made. */
  back() {
    while (this.steps.pop()?.by === "itself");
  }

  /**
   * Pick by id: here, or at a place passed on the way, which is then gone back to.
   * @param {string} id
   */
  reach(id) {
    for (let depth = this.steps.length; depth >= 0; depth--) {
      const level = depth ? this.steps[depth - 1].pick.picks ?? [] : this.roots;
      const found = level.find(pick => pick.id === id);
      if (found) {
        this.steps.length = depth;
        this.choose(found);
        return true;
      }
    }
    return false;
  }

  /**
   * The picks of this level behind which `id` can be picked: somebody has pointed at the second thing first.
   * @param {string} id
   */
  through(id) {
    return this.level.filter(pick => pick.picks?.some(next => next.id === id));
  }

  /**
   * Go a whole way again, as far as it still exists.
   * @param {string[]} ids
   */
  follow(ids) {
    for (const id of ids) {
      const found = this.level.find(pick => pick.id === id);
      if (!found || found.move) return;
      this.steps.push({ pick: found, by: "person" });
    }
  }
}
