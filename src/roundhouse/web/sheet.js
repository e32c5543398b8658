/** On a phone what is told about the game lies behind its tabs, on a sheet that comes up over the board. On a desk with much
 * at its side whoever asks for a tab gets more room for it. */
/** @import {Table} from "./table.js" */
/** @import {Tabs} from "./tabs.js" */

import { at } from "./dom.js";
import { SMALL } from "./screen.js";

export class Sheet {
  /** @param {Table} table @param {Tabs} tabs */
  constructor(table, tabs) {
    this.tabs = tabs;
    this.info = at("rh-info");
    /** What has a place of its own on a larger screen, and before what it stands there. @type {[HTMLElement, Element][]} */
    this.guests = [[at("rh-players"), at("rh-choices-panel")], [at("rh-others"), this.info]];
    this.could = false;
    // Before the tabs themselves: whether this one is open is known only now.
    at("rh-tabs").addEventListener("click", event => this.tap(event), { capture: true });
    at("rh-tabs").addEventListener("keydown", event => /^Arrow(Left|Right)$/.test(event.key) && this.info.classList.add("wanted"));
    at("rh-info-close").addEventListener("click", () => this.close());
    at("rh-board").addEventListener("pointerdown", () => this.close());
    addEventListener("keydown", event => event.key === "Escape" && this.close());
    SMALL.addEventListener("change", () => this.settle());
    table.on("changed", () => {
      // The board is back in view when it is one's turn; nobody is interrupted in the middle of a word.
      if (table.can && !this.could && !this.info.contains(document.activeElement?.closest("input") ?? null)) this.close();
      this.could = table.can;
      this.show();
    });
    this.settle();
  }

  /** @param {Event} event */
  tap(event) {
    const tab = event.target instanceof Element ? event.target.closest("[role=tab]") : null;
    if (!tab) return;
    const asked = SMALL.matches ? "open" : "wanted";
    const again = this.info.classList.contains(asked) && tab.getAttribute("aria-selected") === "true";
    this.info.classList.toggle(asked, !again);
  }

  close() {
    this.info.classList.remove("open");
  }

  /** Everything where it belongs in a window of this size. */
  settle() {
    this.close();
    const around = at("rh-around");
    for (const [guest, next] of this.guests) {
      if (SMALL.matches) around.append(guest);
      else next.before(guest);
    }
    if (!SMALL.matches && !around.hidden) this.tabs.select("rh-scores");
    this.show();
  }

  show() {
    at("rh-tab-around").hidden = !SMALL.matches || this.guests.every(([guest]) => guest.hidden);
  }
}
