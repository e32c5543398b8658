/** Making a tournament: which game, who meets whom, the same dice for all or not, and the clock. */
/** @import {GameInfo, TournamentInfo} from "./types.js" */

import { ask, entropy, tell } from "./api.js";
import { ClockSetup } from "./clock_setup.js";
import { at, h, keep, recall } from "./dom.js";
import { complain } from "./problem.js";
import { radios } from "./radios.js";
import { t } from "./texts.js";

const FORMS = ["swiss", "robin", "groups"];
/** Seats of a table of several. */
const [SMALLEST, LARGEST] = [3, 6];
const form = /** @type {HTMLFormElement} */ (at("rh-new"));
const clock = new ClockSetup();

/** The numbers of players that a form of tournament can have at a table of a game. @param {GameInfo} game @param {string} kind */
function tables(game, kind) {
  return game.seats.filter(seats => kind === "groups" ? seats >= SMALLEST && seats <= LARGEST : seats === 2);
}

/** A field with its words, and what else is to be said of it. @param {string} words @param {HTMLElement} input @param {string} [about] */
function field(words, input, about = "") {
  if (about) input.setAttribute("aria-describedby", `${input.id}-about`);
  return h("div", { class: "field" }, h("label", { for: input.id }, words), input, about ? h("small", { id: `${input.id}-about` }, about) : null);
}

class Setup {
  /** @param {GameInfo[]} games */
  constructor(games) {
    this.games = games.filter(game => FORMS.some(kind => tables(game, kind).length));
    const asked = new URLSearchParams(location.search).get("game");
    this.name = h("input", { type: "text", id: "rh-cup-name", required: true, maxlength: 60 });
    this.game = h("select", { id: "rh-cup-game", onchange: () => this.show() }, ...this.games.map(game => h("option", { value: game.id, selected: game.id === asked }, game.title)));
    this.kind = h("div", {});
    this.seats = h("div", {});
    this.rounds = h("input", { type: "number", id: "rh-cup-rounds", min: 1, max: 20, inputmode: "numeric", placeholder: t("cup-rounds-auto") });
    this.duplicate = h("input", { type: "checkbox", name: "duplicate" });
    this.options = h("div", {});
    this.plays = h("input", { type: "checkbox", checked: true });
    this.plays.addEventListener("change", () => (this.me.hidden = !this.plays.checked));
    this.me = h("input", { type: "text", maxlength: 40, autocomplete: "nickname", value: recall("name") ?? "", "aria-label": t("your-name"), placeholder: t("your-name") });
    form.replaceChildren(
      field(t("cup-name"), this.name),
      field(t("cup-game"), this.game),
      this.kind, this.seats,
      field(t("cup-rounds"), this.rounds, t("cup-rounds-about")),
      h("label", { class: "check" }, this.duplicate, h("span", {}, h("strong", {}, t("cup-duplicate")), h("small", {}, t("cup-duplicate-about")))),
      this.options, clock.element,
      h("div", { class: "cup-me" }, h("label", { class: "check" }, this.plays, h("span", {}, h("strong", {}, t("cup-me")))), this.me),
      h("p", { class: "actions" }, h("button", { class: "main" }, t("cup-make")), h("a", { class: "button plain", href: "/tournaments" }, t("back"))));
    form.addEventListener("submit", event => {
      event.preventDefault();
      this.make().catch(complain);
    });
    this.show();
  }

  /** @returns {GameInfo} */
  get chosen() {
    return this.games.find(game => game.id === this.game.value) ?? this.games[0];
  }

  /** What was chosen of a group. @param {string} name */
  of(name) {
    return String(new FormData(form).get(name) ?? "");
  }

  /** What can be chosen for the game that is chosen. */
  show() {
    const game = this.chosen, before = this.of("form");
    const possible = FORMS.filter(kind => tables(game, kind).length);
    const kind = possible.includes(before) ? before : possible[0];
    this.kind.replaceChildren(radios("form", t("cup-form"), possible.map(value => ({ value, label: t(`cup-form-${value}`), about: t(`cup-form-${value}-about`) })), kind, () => this.list()));
    this.options.replaceChildren(...game.options.map(option => radios(`option-${option.name}`, option.label, option.choices, option.default)));
    this.list();
  }

  /** The sizes of tables, and the options that count with so many. */
  list() {
    const game = this.chosen, kind = this.of("form"), before = Number(this.of("seats"));
    const sizes = tables(game, kind);
    const size = sizes.includes(before) ? before : sizes.includes(4) ? 4 : sizes[0];
    const choice = radios("seats", t("cup-seats"), sizes.map(number => ({ value: String(number), label: String(number), about: "" })), String(size), () => this.fit());
    choice.classList.add("numbers");
    this.seats.replaceChildren(choice);
    this.seats.hidden = kind !== "groups";
    this.fit();
  }

  fit() {
    const seats = Number(this.of("seats"));
    for (const option of this.chosen.options) at(`rh-option-${option.name}`).hidden = !option.seats.includes(seats);
  }

  async make() {
    const game = this.chosen, seats = Number(this.of("seats"));
    /** @type {TournamentInfo} */
    const made = await tell("/tournaments", {
      name: this.name.value,
      game: game.id,
      form: this.of("form"),
      seats,
      rounds: Number(this.rounds.value) || 0,
      options: Object.fromEntries(game.options.filter(option => option.seats.includes(seats)).map(option => [option.name, this.of(`option-${option.name}`)])),
      duplicate: this.duplicate.checked,
      ...(clock.wish ? { clock: clock.wish } : {}),
    });
    const me = this.me.value.trim();
    if (this.plays.checked && me) {
      keep("name", me);
      await tell(`/tournaments/${made.id}/join`, { name: me, entropy: entropy() });
    }
    location.assign(`/tournament/${made.id}`);
  }
}

try {
  new Setup(await ask("/games"));
} catch (error) {
  complain(error);
}
