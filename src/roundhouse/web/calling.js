/** Calling somebody who looks elsewhere: it is their turn. In the title, the icon and, if they wish, by a notification. */
/** @import {Table} from "./table.js" */

import { setting } from "./settings.js";
import { t } from "./texts.js";

export class Calling {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
    this.plain = this.icon.href;
    /** @type {Notification | null} */
    this.note = null;
    table.on("changed", () => this.show());
    table.on("happened", (before, news) => news.picks.length && !before.picks.length && this.call());
    document.addEventListener("visibilitychange", () => document.hidden || this.note?.close());
  }

  show() {
    const { state } = this.table;
    if (!state) return;
    const mine = state.picks.length > 0;
    document.title = `${mine ? `● ${t("your-turn")} · ` : ""}${state.title} · ${t("site")}`;
    const icon = mine ? this.plain.replace("icon.svg", "icon-turn.svg") : this.plain;
    if (this.icon.href !== icon) this.icon.href = icon;
  }

  /** Only somebody who is not looking is called. */
  call() {
    const { id, state } = this.table;
    if (!document.hidden || setting("call") !== "on" || !("Notification" in window) || Notification.permission !== "granted") return;
    this.note = new Notification(t("your-turn"), { body: state?.title ?? "", tag: id, icon: "/static/icon-192.png" });
    this.note.onclick = () => {
      window.focus();
      this.note?.close();
    };
  }
}
