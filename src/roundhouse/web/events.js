/** Telling that something has happened, without knowing who listens. */

/** @template {Record<string, unknown[]>} T what can happen, and what is told of it */
export class Events {
  constructor() {
    /** @type {Map<keyof T, ((...what: any[]) => void)[]>} */
    this.ears = new Map();
  }

  /**
   * Listen. Who came first is told first.
   * @template {keyof T} K
   * @param {K} event
   * @param {(...what: T[K]) => void} ear
   */
  on(event, ear) {
    this.ears.set(event, [...this.ears.get(event) ?? [], ear]);
  }

  /**
   * @template {keyof T} K
   * @param {K} event
   * @param {T[K]} what
   */
  emit(event, ...what) {
    for (const ear of this.ears.get(event) ?? []) ear(...what);
  }
}
