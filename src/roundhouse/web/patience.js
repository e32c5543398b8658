/** A pause that somebody may end: the rest of what they wait for is not interesting to everybody. */

export class Patience {
  constructor() {
    /** @type {(() => void) | null} */
    this.end = null;
  }

  /** @param {number} time in milliseconds @returns {Promise<void>} */
  wait(time) {
    return new Promise(resolve => {
      const clock = setTimeout(resolve, time);
      this.end = () => {
        clearTimeout(clock);
        resolve();
      };
    });
  }

  /** Wait no longer. */
  hurry() {
    this.end?.();
  }
}
