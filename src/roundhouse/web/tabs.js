/** Tabs: one panel at a time; arrow keys go from tab to tab. */

export class Tabs {
  /**
   * @param {HTMLElement} list
   * @param {(panel: string) => void} chosen
   */
  constructor(list, chosen) {
    /** @type {HTMLElement[]} */
    this.tabs = [...list.querySelectorAll("[role=tab]")].filter(tab => tab instanceof HTMLElement);
    this.chosen = chosen;
    for (const tab of this.tabs) {
      tab.addEventListener("click", () => {
        this.select(tab.getAttribute("aria-controls") ?? "");
        // In a low window it may lie below what is in sight.
        list.parentElement?.scrollIntoView({ block: "nearest" });
      });
    }
    list.addEventListener("keydown", event => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const there = this.tabs.filter(tab => !tab.hidden);
      const here = there.indexOf(/** @type {HTMLElement} */ (document.activeElement));
      if (!step || here < 0) return;
      const next = there[(here + step + there.length) % there.length];
      this.select(next.getAttribute("aria-controls") ?? "");
      next.focus();
    });
  }

  /** @param {string} panel */
  select(panel) {
    for (const tab of this.tabs) {
      const name = tab.getAttribute("aria-controls") ?? "";
      tab.setAttribute("aria-selected", String(name === panel));
      tab.tabIndex = name === panel ? 0 : -1;
      const place = document.getElementById(name);
      if (place) place.hidden = name !== panel;
    }
    this.chosen(panel);
  }
}
