/** What people say at the table: to everybody, and to their partners alone. */
/** @import {PhraseInfo, SaidInfo, TableState} from "./types.js" */
/** @import {Table} from "./table.js" */

import { Refused, ask, tell } from "./api.js";
import { badge } from "./badge.js";
import { at, h, keep, recall } from "./dom.js";
import { complainAbout } from "./manners.js";
import { lang, t } from "./texts.js";

export class Chat {
  /**
   * @param {HTMLElement} host
   * @param {Table} table
   */
  constructor(host, table) {
    this.host = host;
    this.table = table;
    this.last = 0;
    this.loaded = false;
    this.unread = 0;
    /** Counts how often the page was cleared: an answer from before is no longer wanted. */
    this.turn = 0;
    /** @type {Promise<void> | null} */
    this.busy = null;
    this.empty = h("p", { class: "empty" }, t("chat-none"));
    this.list = h("ol", { class: "said" });
    this.name = h("input", { name: "name", maxlength: 40, required: true, placeholder: t("your-name"), "aria-label": t("your-name"), value: recall("name") ?? "", autocomplete: "nickname" });
    this.words = h("input", { name: "words", maxlength: 500, required: true, placeholder: t("chat-say"), "aria-label": t("chat-say"), autocomplete: "off" });
    this.closed = h("p", { class: "closed", hidden: true }, t("chat-closed"));
    this.form = h("form", { class: "say", onsubmit: (/** @type {SubmitEvent} */ event) => { event.preventDefault(); void this.send(); } }, this.name, h("div", { class: "together" }, this.words, h("button", { class: "main" }, t("chat-send"))));
    /** @type {HTMLSelectElement} */
    this.phrase = h("select", { name: "phrase", "aria-label": t("say-phrase"), required: true });
    /** What the phrases were made from. */
    this.offered = "";
    this.whispers = h("form", { class: "whisper", hidden: true, onsubmit: (/** @type {SubmitEvent} */ event) => { event.preventDefault(); void this.whisper(); } },
      h("div", { class: "together" }, this.phrase, h("button", {}, t("whisper-send"))));
    /** For whoever set up the table. */
    this.hosting = h("p", { class: "hosting", hidden: true });
    /** Whose words one does not want to read. */
    this.muted = h("p", { class: "hosting muted", hidden: true });
    host.append(this.empty, this.list, this.muted, this.closed, this.whispers, this.form, this.hosting);
    document.addEventListener("rh-blocked", () => {
      this.clear();
      this.offer(table.past ? null : table.state);
      void this.fetch();
      void this.showMuted();
    });
    this.update();
    table.on("seat", () => {
      this.clear();
      this.update();
      void this.fetch();
    });
    table.on("opened", () => {
      void this.fetch();
      void this.offerToHost();
      void this.showMuted();
    });
    table.on("covered", () => this.clear());
    table.on("changed", () => this.offer(table.past ? null : table.state));
  }

  /** Spectators say who they are; a seat has a name. */
  update() {
    const watcher = this.table.seat === null;
    this.name.hidden = !watcher;
    this.name.required = watcher;
  }

  /**
   * Whether one may say what one likes; else, what can be said to the partners alone, and what to everybody.
   * @param {Pick<TableState, "free_chat" | "phrases" | "courtesies"> | null} state
   */
  offer(state) {
    const { free_chat: free, phrases, courtesies } = state ?? { free_chat: true, phrases: [], courtesies: [] };
    this.form.hidden = !free;
    this.closed.hidden = free;
    this.whispers.hidden = !phrases.length && !courtesies.length;
    const offered = JSON.stringify([phrases, courtesies]);
    if (offered === this.offered) return;
    this.offered = offered;
    const { value } = this.phrase;
    const group = (/** @type {string} */ label, /** @type {string} */ way, /** @type {PhraseInfo[]} */ some) => some.length
      ? [h("optgroup", { label }, ...some.map(one => h("option", { value: `${way} ${one.id}`, selected: `${way} ${one.id}` === value }, one.label)))]
      : [];
    this.phrase.replaceChildren(
      h("option", { value: "" }, `${t("say-phrase")} …`),
      ...group(t("whisper"), "whisper", phrases),
      ...group(t("courtesy"), "courtesy", courtesies),
    );
  }

  /** The host closes the chat, and opens it again; what the others can do stays as it is. */
  async offerToHost() {
    /** @type {import("./types.js").SeatsInfo | null} */
    const info = await ask(`/tables/${this.table.id}/seats`).catch(() => null);
    if (!info?.host) return;
    const words = t(info.chat_closed ? "chat-open" : "chat-close");
    this.hosting.hidden = false;
    this.hosting.replaceChildren(h("button", { type: "button", class: "small", onclick: async () => {
      await tell(`/tables/${this.table.id}/close-chat`, { closed: !info.chat_closed }).catch(error => this.table.emit("trouble", error));
      await this.offerToHost();
    } }, words));
  }

  /** Who is muted is told to whoever muted them, with the way back. */
  async showMuted() {
    /** @type {import("./types.js").MutedInfo | null} */
    const found = await ask(`/tables/${this.table.id}/muted`).catch(() => null);
    const names = (this.table.state?.seats ?? []).filter(seat => found?.seats.includes(seat.seat));
    this.muted.hidden = !names.length;
    this.muted.replaceChildren(...names.map(({ seat, name }) => h("span", {}, t("muted-is", { name }), " ", h("button", { type: "button", class: "small", "aria-label": `${t("unmute")}: ${name}`, onclick: async () => {
      await tell(`/tables/${this.table.id}/mute`, { seat, mute: false }).catch(error => this.table.emit("trouble", error));
      document.dispatchEvent(new Event("rh-blocked"));
    } }, t("unmute")), " ")));
  }

  /** Take everything out of the page: the next to look may not be a partner. */
  clear() {
    this.turn++;
    this.last = 0;
    this.loaded = false;
    this.unread = 0;
    this.list.replaceChildren();
    this.offer(null);
    this.mark();
  }

  /** Fetch what is new; one question at a time. */
  async fetch() {
    if (this.busy) await this.busy;
    this.busy = this.load();
    await this.busy;
    this.busy = null;
  }

  async load() {
    const { turn } = this;
    const { seat } = this.table;
    try {
      /** @type {SaidInfo[]} */
      const said = await ask(`/tables/${this.table.id}/chat?after=${this.last}${seat === null ? "" : `&seat=${seat}`}`);
      if (turn !== this.turn) return;
      for (const one of said.filter(one => one.id > this.last)) {
        const watcher = one.seat === null;
        const aside = one.readers.length ? h("span", { class: "aside" }, t("whispered")) : null;
        this.list.append(h("li", { class: aside ? "whispered" : null },
          h("p", { class: "by" }, one.seat === null ? null : badge(one.seat), h("strong", {}, one.name), watcher ? h("span", { class: "aside" }, t("spectator")) : null, aside, " ", h("time", {}, clock(one.at)), watcher && !one.mine ? this.manners(one) : null), h("p", {}, one.words)));
        this.last = one.id;
        if (this.loaded && this.host.hidden) this.unread++;
      }
      this.loaded = true;
      this.empty.hidden = this.last > 0;
      if (said.length) this.list.scrollTop = this.list.scrollHeight;
      this.mark();
    } catch (error) {
      if (turn !== this.turn || (error instanceof Refused && error.problem.status === 403)) return; // the seat has gone
      this.table.emit("trouble", error);
    }
  }

  /** What one can do about somebody who has no seat. @param {SaidInfo} said */
  manners({ id, name }) {
    const show = () => complainAbout(this.table.id, name, { line: id }, () => document.dispatchEvent(new Event("rh-blocked")));
    return h("button", { type: "button", class: "small manners", "aria-label": `${t("manners-open")}: ${name}`, title: t("manners-open"), onclick: show }, "⋯");
  }

  /** The chat is looked at. */
  read() {
    this.unread = 0;
    this.list.scrollTop = this.list.scrollHeight;
    this.mark();
  }

  mark() {
    const sign = at("rh-unread");
    sign.hidden = !this.unread;
    sign.textContent = String(this.unread);
  }

  async send() {
    const { seat } = this.table;
    const words = this.words.value.trim();
    if (!words) return;
    if (seat === null) keep("name", this.name.value);
    try {
      await tell(`/tables/${this.table.id}/chat`, seat === null ? { words, name: this.name.value } : { words, seat });
      this.words.value = "";
      await this.fetch();
    } catch (error) {
      this.table.emit("trouble", error);
    }
  }

  async whisper() {
    const { seat } = this.table;
    if (seat === null || !this.phrase.value) return;
    try {
      const [way, phrase] = this.phrase.value.split(" ");
      await tell(`/tables/${this.table.id}/${way}`, { seat, phrase });
      this.phrase.value = "";
      await this.fetch();
    } catch (error) {
      this.table.emit("trouble", error);
    }
  }
}

/** When something was said: the time of day. @param {number} at */
function clock(at) {
  return new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit" }).format(new Date(at * 1000));
}
