/** A menu that is walked by arrow keys, Home and End, and by typing; one stop for the Tab key. */

import { h } from "./dom.js";

/**
 * @typedef {{id: string, label: string, picture?: Node | null, note?: string, main?: boolean, short?: boolean,
 *   choose: () => void, enter?: () => void, leave?: () => void}} Item
 */

export class Menu {
  /**
   * @param {HTMLElement} host
   * @param {string} label
   */
  constructor(host, label) {
    this.host = host;
    this.element = h("div", { role: "menu", "aria-label": label, class: "menu" });
    this.element.addEventListener("keydown", event => this.key(event));
    host.append(this.element);
    /** @type {HTMLButtonElement[]} */
    this.buttons = [];
    this.typed = "";
    this.typedAt = 0;
    /** What somebody has moved to, by pointer or keys. @type {HTMLButtonElement | null} */
    this.under = null;
    /** The focus was here when the last choice went. */
    this.waiting = false;
  }

  /** @param {Item[]} items */
  show(items) {
    // Whoever waits for others with the focus here gets it back with the next choices, unless they went elsewhere.
    const nowhere = document.activeElement === document.body || document.activeElement === null;
    const inside = this.element.contains(document.activeElement) || (this.waiting && nowhere);
    this.waiting = inside && !items.length;
    this.buttons = items.map((item, place) => {
      /** @type {HTMLButtonElement} */
      const button = h(
        "button",
        {
          type: "button",
          role: "menuitem",
          tabindex: place ? -1 : 0,
          "data-choice": item.id,
          class: `item${item.main ? " main" : ""}${item.short ? " short" : ""}${item.picture ? " pictured" : ""}`,
          onclick: item.choose,
          onpointermove: () => void this.point(button, item),
          onpointerleave: () => this.unpoint(button, item),
          // By keys alone: a click gives the focus, too, and takes it away.
          onfocus: () => void (button.matches(":focus-visible") && this.point(button, item)),
          onblur: () => this.unpoint(button, item),
        },
        item.picture,
        h("span", { class: "words" }, item.label, item.note ? h("small", {}, item.note) : null),
      );
      return button;
    });
    this.element.replaceChildren(...this.buttons);
    this.element.hidden = !items.length;
    if (inside) this.focus();
  }

  /**
   * Somebody moves to a choice. One that merely appears under a pointer at rest was not pointed at by anybody.
   * @param {HTMLButtonElement} button
   * @param {Item} item
   */
  point(button, item) {
    if (this.under === button) return;
    this.under = button;
    item.enter?.();
  }

  /**
   * @param {HTMLButtonElement} button
   * @param {Item} item
   */
  unpoint(button, item) {
    if (this.under !== button) return;
    this.under = null;
    item.leave?.();
  }

  /** @param {number} [place] */
  focus(place = 0) {
    this.buttons.forEach((button, number) => button.tabIndex = number === place ? 0 : -1);
    this.buttons[place]?.focus();
  }

  /** @param {string} id */
  button(id) {
    return this.buttons.find(button => button.dataset.choice === id);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.buttons.length) return;
    const here = this.buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const many = this.buttons.length;
    /** @type {Record<string, number>} */
    const places = {
      ArrowDown: (here + 1) % many,
      ArrowRight: (here + 1) % many,
      ArrowUp: (here - 1 + many) % many,
      ArrowLeft: (here - 1 + many) % many,
      Home: 0,
      End: many - 1,
    };
    /** @type {number | undefined} */
    let place = places[event.key];
    if (place === undefined && /^[\p{L}\p{N}]$/u.test(event.key)) place = this.type(event.key, here);
    if (place === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.focus(place);
  }

  /**
   * @param {string} letter
   * @param {number} here
   * @returns {number | undefined}
   */
  type(letter, here) {
    const now = Date.now();
    this.typed = now - this.typedAt > 800 ? letter : this.typed + letter;
    this.typedAt = now;
    const begin = this.typed.length > 1 ? here : here + 1;
    const sought = this.typed.toLowerCase();
    for (let step = 0; step < this.buttons.length; step++) {
      const place = (begin + step) % this.buttons.length;
      if (this.buttons[place].textContent?.trim().toLowerCase().startsWith(sought)) return place;
    }
    return undefined;
  }
}
