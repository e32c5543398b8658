/** A menu that is walked by arrow keys, Home and End, and by typing; one stop for the Tab key. */

import { h } from "./dom.js";

const LONG = 26; // a label of more letters is too long for a small button

/**
 * @typedef {{id: string, label: string, picture?: Node | null, note?: string, main?: boolean, short?: boolean, passes?: boolean, usual?: boolean,
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
    /** What each of them stands for. @type {Map<HTMLButtonElement, Item>} */
    this.items = new Map();
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
    const active = /** @type {HTMLButtonElement} */ (document.activeElement);
    const nowhere = active === document.body || active === null;
    const inside = this.element.contains(active) || (this.waiting && nowhere);
    this.waiting = inside && !items.length;
    this.under = null;
    // What can still be chosen keeps its button: somebody may have walked to it, or be pressing it just now. In another
    // company it has another place, and is another button.
    const before = this.buttons;
    const known = new Map(before.map(button => [button.dataset.choice, button]));
    const same = (before.length === 1) === (items.length === 1);
    this.items.clear();
    this.buttons = items.map((item, place) => {
      const button = (same && known.get(item.id)) || this.blank(item.id);
      if (same) known.delete(item.id);
      this.items.set(button, item);
      button.tabIndex = place ? -1 : 0;
      button.className = `item${item.main ? " main" : ""}${item.short ? " short" : ""}${item.label.length > LONG ? " long" : ""}${item.picture ? " pictured" : ""}`;
      button.replaceChildren(
        ...(item.picture ? [item.picture] : []),
        h("span", { class: "words" }, item.label, item.note ? h("small", {}, item.note) : null),
      );
      return button;
    });
    for (const button of known.values()) button.remove();
    this.buttons.forEach((button, place) => {
      const there = this.element.children[place] ?? null;
      if (there !== button) this.element.insertBefore(button, there);
    });
    this.element.hidden = !items.length;
    if (!inside) return;
    const here = this.buttons.indexOf(active);
    this.focus(Math.max(0, here));
    if (here >= 0) this.focused(active);
  }

  /** A button without words. @param {string} id @returns {HTMLButtonElement} */
  blank(id) {
    /** @type {HTMLButtonElement} */
    const button = h("button", {
      type: "button",
      role: "menuitem",
      "data-choice": id,
      onclick: () => this.items.get(button)?.choose(),
      onpointermove: () => this.point(button),
      onpointerleave: () => this.unpoint(button),
      onfocus: () => this.focused(button),
      onblur: () => this.unpoint(button),
    });
    return button;
  }

  /** By keys alone: a click gives the focus, too, and takes it away. @param {HTMLButtonElement} button */
  focused(button) {
    if (button.matches(":focus-visible")) this.point(button);
  }

  /**
   * Somebody moves to a choice. One that merely appears under a pointer at rest was not pointed at by anybody.
   * @param {HTMLButtonElement} button
   */
  point(button) {
    if (this.under === button) return;
    this.under = button;
    this.items.get(button)?.enter?.();
  }

  /** @param {HTMLButtonElement} button */
  unpoint(button) {
    if (this.under !== button) return;
    this.under = null;
    this.items.get(button)?.leave?.();
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
