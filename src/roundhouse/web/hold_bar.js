/** What is held, with the button that makes it and the one that takes it back. */
/** @import {Hold} from "./hold.js" */
/** @import {Table} from "./table.js" */

import { at, h, say } from "./dom.js";
import { t } from "./texts.js";

export class HoldBar {
  /** @param {Hold} hold @param {Table} table */
  constructor(hold, table) {
    this.hold = hold;
    this.host = at("rh-held");
    this.words = h("p", {});
    this.go = h("button", { type: "button", class: "main fuse", onclick: () => hold.end(true) }, t("held-end"));
    this.host.append(this.words, h("p", { class: "together" }, this.go, h("button", { type: "button", class: "again", onclick: () => hold.end(false) }, t("undo"))));
    hold.on("changed", () => this.show());
    table.on("changed", () => this.allow());
  }

  /** What is held can be taken back, whatever could be before. */
  allow() {
    if (this.hold.held) at("rh-undo").setAttribute("aria-disabled", "false");
  }

  show() {
    const { held, byItself, words } = this.hold;
    // Who walks by keys finds the button at once; who points need not.
    const byKeys = document.activeElement?.matches(":focus-visible") ?? false;
    this.host.hidden = !held;
    this.allow();
    this.go.classList.toggle("burning", held && byItself);
    if (!held) return;
    const by = byItself ? t("held-by-itself") : t("held-by-button");
    this.words.replaceChildren(h("strong", {}, words), " ", h("small", {}, by));
    say(`${words}. ${by}`);
    if (byKeys) this.go.focus();
  }
}
