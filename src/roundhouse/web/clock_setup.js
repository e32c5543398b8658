/** Setting up the clock of a new table: none, unless somebody wishes. */

import { h } from "./dom.js";
import { t } from "./texts.js";

const MINUTE = 60, DAY = 86400;
/** Seconds in the bank, and with each turn. @type {Record<string, {name: string, bank: number, turn: number}[]>} */
const PACES = {
  live: [{ name: "quick", bank: 5 * MINUTE, turn: 15 }, { name: "usual", bank: 15 * MINUTE, turn: 30 }, { name: "calm", bank: 45 * MINUTE, turn: MINUTE }],
  days: [{ name: "day", bank: DAY, turn: DAY }, { name: "three", bank: 3 * DAY, turn: 3 * DAY }, { name: "week", bank: 7 * DAY, turn: 7 * DAY }],
};

export class ClockSetup {
  constructor() {
    this.kind = this.choice("clock-kind", ["none", "live", "days"], "clock-kind", () => this.show());
    this.pace = h("select", { "aria-label": t("clock-pace"), onchange: () => this.show() });
    this.bank = this.number("clock-bank");
    this.turn = this.number("clock-turn");
    this.zero = this.choice("clock-zero", ["move", "seat", "nothing"], "clock-zero");
    this.nights = h("input", { type: "checkbox", checked: true });
    this.weekends = h("input", { type: "checkbox" });
    this.own = h("div", { class: "together" }, this.field("clock-bank", this.bank), this.field("clock-turn", this.turn));
    this.rest = h("div", {}, ...[["nights", this.nights], ["weekends", this.weekends]].map(([name, box]) => h("label", { class: "check" }, box, h("span", {}, t(`clock-${name}`)))));
    this.more = h("div", { class: "clock-more" }, h("label", {}, h("span", {}, t("clock-pace")), this.pace), this.own, this.rest, h("label", {}, h("span", {}, t("clock-at-zero")), this.zero));
    this.element = h("fieldset", { class: "clock-setup" }, h("legend", {}, t("clock")), this.kind, this.more);
    this.show();
  }

  /** @param {string} id @param {string[]} values @param {string} key @param {() => void} [changed] @returns {HTMLSelectElement} */
  choice(id, values, key, changed = () => {}) {
    return h("select", { id: `rh-${id}`, "aria-label": t(id === "clock-kind" ? "clock" : "clock-at-zero"), onchange: changed }, ...values.map(value => h("option", { value }, t(`${key}-${value}`))));
  }

  /** @param {string} id @returns {HTMLInputElement} */
  number(id) {
    return h("input", { id: `rh-${id}`, type: "number", min: 0, max: 360, step: "any", inputmode: "decimal" });
  }

  /** @param {string} key @param {HTMLElement} input */
  field(key, input) {
    return h("label", { for: input.id }, h("span", {}, t(`${key}-${this.kind.value === "days" ? "days" : "live"}`)), input);
  }

  show() {
    const kind = this.kind.value;
    this.more.hidden = kind === "none";
    if (kind === "none") return;
    const paces = PACES[kind];
    if (this.pace.dataset.kind !== kind) {
      this.pace.dataset.kind = kind;
      this.pace.replaceChildren(...[...paces.map(pace => pace.name), "own"].map(value => h("option", { value, selected: value === paces[1].name }, t(`clock-pace-${value}`))));
    }
    const known = paces.find(pace => pace.name === this.pace.value);
    const [bank, turn] = this.units(kind);
    if (known) {
      this.bank.value = String(known.bank / bank);
      this.turn.value = String(known.turn / turn);
    }
    this.own.replaceChildren(this.field("clock-bank", this.bank), this.field("clock-turn", this.turn));
    this.own.hidden = Boolean(known);
    this.rest.hidden = kind !== "days";
  }

  /** Seconds of what is typed: minutes and seconds, or days and days. @param {string} kind */
  units(kind) {
    return kind === "days" ? [DAY, DAY] : [MINUTE, 1];
  }

  /** What is agreed; null: nobody is in a hurry. */
  get wish() {
    const kind = this.kind.value;
    if (kind === "none") return null;
    const [bank, turn] = this.units(kind);
    const days = kind === "days";
    return { kind, bank: Math.round(Number(this.bank.value) * bank), turn: Math.round(Number(this.turn.value) * turn), zero: this.zero.value, nights: days && this.nights.checked, weekends: days && this.weekends.checked };
  }
}

