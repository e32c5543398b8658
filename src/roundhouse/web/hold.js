/** A decision that ends a turn is held for a moment: until then it can be taken back. */

import { Events } from "./events.js";

/** Milliseconds until a decision stands by itself. */
export const PATIENCE = 3000;

/** @extends {Events<{changed: []}>} */
export class Hold extends Events {
  /** @param {() => string} wish whether decisions wait a while ("wait"), for a button ("button"), or not at all ("once") */
  constructor(wish) {
    super();
    this.wish = wish;
    /** What was decided, in words. */
    this.words = "";
    /** Whether it will stand by itself. */
    this.byItself = false;
    /** @type {((stands: boolean) => void) | null} */
    this.answer = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.clock = undefined;
  }

  /** Whether something is held. */
  get held() {
    return this.answer !== null;
  }

  /**
   * Hold a decision.
   * @param {string} words
   * @returns {Promise<boolean>} whether it stands
   */
  decide(words) {
    const wish = this.wish();
    if (wish === "once") return Promise.resolve(true);
    this.words = words;
    this.byItself = wish === "wait";
    return new Promise(resolve => {
      this.answer = resolve;
      if (this.byItself) this.clock = setTimeout(() => this.end(true), PATIENCE);
      this.emit("changed");
    });
  }

  /** @param {boolean} stands whether it is made, or taken back */
  end(stands) {
    const { answer } = this;
    if (!answer) return;
    clearTimeout(this.clock);
    this.answer = null;
    this.emit("changed");
    answer(stands);
  }
}
