/** Choosing a move: on the board, in the menu, or beside the place that was clicked. And: undo, hint, why not? */
/** @import {Area, Hint, PickInfo, TableState, WhyNot} from "./types.js" */
/** @import {Item} from "./menu.js" */
/** @import {Board} from "./drawing.js" */

import { Refused, ask, tell } from "./api.js";
import { Cursor } from "./cursor.js";
import { confirm } from "./dialogs.js";
import { at, h, say, still } from "./dom.js";
import { Menu } from "./menu.js";
import { Popover } from "./popover.js";
import { Previews } from "./previews.js";
import { withRule } from "./rulebook.js";
import { setting } from "./settings.js";
import { t } from "./texts.js";
import { Walk } from "./walk.js";

const SHORT = 4; // a label of so many letters is a chip, not a row
const MOST_PREVIEWS = 12;
const HINT_STEP = 500;

export class Choosing {
  /**
   * @param {HTMLElement} host
   * @param {Board} board
   * @param {{table: string, state: () => TableState | null, past: () => boolean, render: () => void,
   *   refresh: () => Promise<void>, complain: (error: unknown) => void}} page
   */
  constructor(host, board, page) {
    this.board = board;
    this.page = page;
    this.walk = new Walk([]);
    /** @type {Hint | null} */
    this.hint = null;
    /** So many steps of the hint are lit. */
    this.hinted = 0;
    /** Whether the last choice was made on the board: then the next ones appear beside it. */
    this.onBoard = false;
    /** Whether the choices beside the board are those that lead through a place pointed at first. */
    this.through = false;
    this.touched = false;
    this.busy = false;
    /** What things are called that cannot be picked now. @type {Promise<Record<string, string>> | null} */
    this.labels = null;
    this.note = at("rh-why");
    this.menu = new Menu(at("rh-choices"), t("choices"));
    this.popover = new Popover(board, () => this.back());
    this.previews = new Previews(board, { table: page.table, seat: () => this.seat, relight: () => this.relight() });
    this.cursor = new Cursor(host, board, { at: id => void this.name(id), chosen: id => this.pointed(id) });
    this.listen(host);
  }

  /** The seat that chooses: none for a spectator, and none in a replay. */
  get seat() {
    return this.page.past() ? null : this.page.state()?.seat ?? null;
  }

  /** What can be picked now. */
  get level() {
    return this.seat === null ? [] : this.walk.level;
  }

  /**
   * The position has changed. Somebody else's move does not disturb a choice half made.
   * @param {TableState | null} news
   * @param {boolean} moved by this seat
   */
  begin(news, moved) {
    const way = this.walk.ids;
    this.previews.forget();
    this.labels = null;
    this.walk = new Walk(news?.picks ?? []);
    if (moved) {
      this.hint = null;
      this.tell(null);
    } else this.walk.follow(way);
  }

  // -- showing ----------------------------------------------------------------------------------------------------

  show() {
    if (this.busy) return; // the move is on its way: what was chosen stays until the answer
    const { level } = this;
    at("rh-back").hidden = !this.walk.steps.length;
    /** @type {HTMLElement} */ (document.querySelector(".choices")).hidden = !level.length;
    this.menu.show(this.items(level));
    this.relight();
    const area = this.place();
    const beside = this.onBoard && this.walk.steps.length && level.length && level.every(pick => !this.board.elements(pick.id).length);
    if (beside && area) this.beside(this.walk.last?.ask ?? "", this.items(level, true), area);
    else if (!this.through) this.popover.hide();
  }

  /** Light what can be picked now. */
  relight() {
    this.board.unmark("can", "picked", "hinted");
    this.board.svg.classList.toggle("choosing", this.level.length > 0);
    this.board.mark("can", this.level.map(pick => pick.id));
    this.board.mark("picked", this.walk.ids);
    this.board.mark("hinted", this.hint?.path.slice(0, this.hinted) ?? []);
  }

  /**
   * Choices for a menu; those without a place on the board come first.
   * @param {PickInfo[]} level
   * @param {boolean} [onBoard]
   * @returns {Item[]}
   */
  items(level, onBoard = false) {
    const loose = (/** @type {PickInfo} */ pick) => !this.board.elements(pick.id).length;
    const area = this.place();
    const dressed = level.filter(pick => pick.move).length <= MOST_PREVIEWS;
    return [...level.filter(loose), ...level.filter(pick => !loose(pick))].map(pick => {
      if (pick.move && dressed) {
        void this.previews.dressUp(pick, area, [this.menu, this.popover.menu]).then(() => this.popover.place());
      }
      return {
        id: pick.id,
        label: pick.label,
        picture: this.board.picture(pick.id) ?? art(pick),
        main: loose(pick) && !this.walk.steps.length,
        short: pick.label.length <= SHORT,
        choose: () => {
          this.onBoard = onBoard;
          this.choose(pick);
        },
        enter: () => this.previews.point(pick),
        leave: () => this.previews.unpoint(),
      };
    });
  }

  /** @param {string} words @param {Item[]} items @param {Area} area */
  beside(words, items, area) {
    this.popover.show(words, items, area);
    if (!this.touched) this.popover.menu.focus();
  }

  /** Where the way has come to on the board. @returns {Area | null} */
  place() {
    for (const id of this.walk.ids.reverse()) {
      const [element] = this.board.elements(id);
      if (element) return this.board.area(element);
    }
    return null;
  }

  // -- choosing ---------------------------------------------------------------------------------------------------

  /** Something on the board is pointed at. @param {string} id */
  pointed(id) {
    if (this.page.past() || this.busy) return;
    this.previews.unpoint();
    if (this.cursor.on && !this.level.some(pick => pick.id === id)) {
      void this.whyNot(id);
      return;
    }
    this.onBoard = true;
    const ways = this.walk.through(id);
    if (this.walk.reach(id)) this.onward();
    else if (ways.length === 1) this.chooseThrough(ways[0], id);
    else if (ways.length) {
      this.through = true;
      this.tell(null);
      this.board.unmark("picked");
      this.board.mark("picked", [id]);
      const items = this.items(ways).map(item => ({ ...item, main: false, choose: () => this.chooseThrough(ways.find(pick => pick.id === item.id) ?? ways[0], id) }));
      this.beside(t("through"), items, this.board.area(this.board.elements(id)[0]));
    } else void this.whyNot(id);
  }

  /** @param {PickInfo} pick */
  choose(pick) {
    if (this.busy) return;
    this.previews.unpoint();
    this.walk.choose(pick);
    this.onward();
  }

  /** The second thing was pointed at first: pick both. @param {PickInfo} pick @param {string} id */
  chooseThrough(pick, id) {
    this.previews.unpoint();
    this.walk.choose(pick);
    if (!this.walk.move) this.walk.reach(id);
    this.onward();
  }

  /** After a choice: the next one, or the move. */
  onward() {
    this.through = false;
    this.hint = null;
    this.tell(null);
    if (this.walk.move) void this.play(this.walk.move);
    else {
      this.page.render();
      say(at("rh-prompt").textContent ?? "");
    }
  }

  back() {
    this.previews.unpoint();
    this.tell(null);
    if (this.through) this.through = false;
    else if (this.walk.steps.length) this.walk.back();
    else if (this.hint) this.hint = null;
    else this.asking(false);
    this.popover.hide();
    this.page.render();
  }

  // -- doing ------------------------------------------------------------------------------------------------------

  /** @param {string} move */
  async play(move) {
    const state = this.page.state();
    if (this.busy || !state || this.seat === null) return;
    this.popover.hide();
    if (await this.final(move)) {
      const label = this.walk.last?.label;
      const text = label ? t("sure-about", { move: label }) : t("sure-plain");
      if (!await confirm({ title: t("sure"), text, yes: t("sure-yes") })) {
        this.walk.back();
        this.page.render();
        return;
      }
    }
    await this.change("moves", { seat: this.seat, move, number: state.own_number });
  }

  /** Whether to ask before a move: it cannot be taken back, and one wishes to be asked. @param {string} move */
  async final(move) {
    const wish = setting("confirm");
    if (wish !== "always" && !(wish === "touch" && this.touched)) return false;
    this.busy = true;
    const known = await this.previews.of(move).catch(() => null);
    this.busy = false;
    return known?.final ?? true;
  }

  async undo() {
    const state = this.page.state();
    if (this.busy || !state || this.seat === null) return;
    if (state.can_undo) await this.change("undo", { seat: this.seat, number: state.own_number });
    else this.tell(state.undo_refusal);
  }

  /** @param {"moves" | "undo"} what @param {object} body */
  async change(what, body) {
    this.busy = true;
    /** @type {WhyNot | null} */
    let refusal = null;
    try {
      await tell(`/tables/${this.page.table}/${what}`, body);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refusal = { rule: error.problem.rule ?? "", text: error.message };
    }
    // Nothing can be chosen before it is known what there is to choose from.
    await this.page.refresh();
    this.busy = false;
    this.through = false;
    this.onBoard = false;
    this.hint = null;
    this.walk = new Walk(this.page.state()?.picks ?? []);
    this.tell(refusal);
    this.page.render();
  }

  /** What a bot would do: said, and shown on the board step by step. */
  async showHint() {
    const state = this.page.state();
    if (this.seat === null || !state?.picks.length) return;
    const button = at("rh-hint");
    button.setAttribute("aria-busy", "true");
    try {
      /** @type {Hint} */
      const hint = await ask(`/tables/${this.page.table}/hint?seat=${this.seat}`);
      this.walk = new Walk(this.page.state()?.picks ?? []);
      this.hint = hint;
      this.hinted = 0;
      this.tell(null);
      this.page.render();
      say(`${t("hint-is")} ${hint.labels.join(", ")}`);
      const known = await this.previews.of(hint.move).catch(() => null);
      if (this.hint !== hint) return;
      if (known) this.previews.haunt(known);
      hint.path.forEach((_, step) => setTimeout(() => {
        this.hinted = step + 1;
        this.relight();
      }, still() ? 0 : step * HINT_STEP));
    } catch (error) {
      this.page.complain(error);
    } finally {
      button.removeAttribute("aria-busy");
    }
  }

  // -- why not? ---------------------------------------------------------------------------------------------------

  /**
   * Say why something is not possible, with a link to the rule; or (null) say nothing any more.
   * @param {WhyNot | null} why
   */
  tell(why) {
    this.note.hidden = !why?.text;
    if (!why?.text) return;
    const { rule, text } = why;
    this.note.replaceChildren(...withRule(this.page.table, text, rule));
    say(text);
  }

  /** @param {string} id */
  async whyNot(id) {
    if (this.seat === null) return;
    this.board.unmark("cannot");
    try {
      const about = (/** @type {string[]} */ picks) => ask(`/tables/${this.page.table}/why?seat=${this.seat}&picks=${encodeURIComponent(picks.join(","))}`);
      /** @type {WhyNot} */
      let why = await about([...this.walk.ids, id]);
      if (!why.text && this.walk.steps.length) why = await about([id]);
      this.tell(why.text ? why : { rule: "", text: t(this.level.length ? "why-other" : "why-wait") });
      this.board.mark("cannot", [id]);
    } catch (error) {
      this.page.complain(error);
    }
  }

  /** Whether pointing asks instead of choosing; by the arrow keys too. @param {boolean} on */
  asking(on) {
    const now = on && this.level.length > 0;
    at("rh-ask").setAttribute("aria-pressed", String(now));
    this.board.unmark("cannot");
    if (now) this.tell({ rule: "", text: t("why-how") });
    this.cursor.turn(now);
  }

  /** Say what a thing on the board is called. @param {string} id */
  async name(id) {
    this.labels ??= ask(`/tables/${this.page.table}/labels?seat=${this.seat}`).catch(() => ({}));
    const words = this.label(id) ?? (await this.labels)[id] ?? id;
    if (this.board.svg.querySelector(".cursor")?.getAttribute("data-pick") === id) say(words);
  }

  /** What a pick is called, wherever it stands in the tree. @param {string} id */
  label(id) {
    const left = [...this.page.state()?.picks ?? []];
    for (const pick of left) {
      if (pick.id === id) return pick.label;
      left.push(...pick.picks ?? []);
    }
    return undefined;
  }

  // -- hands ------------------------------------------------------------------------------------------------------

  /** @param {HTMLElement} host */
  listen(host) {
    addEventListener("pointerdown", event => (this.touched = event.pointerType === "touch"), { capture: true });
    addEventListener("keydown", () => (this.touched = false), { capture: true });
    host.addEventListener("click", event => {
      const id = this.previews.haunting(event) ?? pickAt(event.target);
      if (id) this.pointed(id);
      else if (this.popover.shown) this.back();
    });
    // Not pointerover: the board may change under a pointer at rest, and nobody has pointed at anything then.
    host.addEventListener("pointermove", event => {
      if (!this.hovers(event) || this.previews.haunting(event)) return;
      const id = pickAt(event.target);
      const pick = this.level.find(one => one.id === id);
      if (pick && id !== this.previews.pointed[0]) this.previews.point(pick);
      else if (!pick && this.board.haunted) this.previews.unpoint();
    });
    host.addEventListener("pointerout", event => {
      if (!this.hovers(event) || this.previews.haunting(event)) return;
      if (pickAt(event.relatedTarget) !== pickAt(event.target)) this.previews.unpoint();
    });
    host.addEventListener("zoom", () => this.popover.place());
    at("rh-back").addEventListener("click", () => this.back());
    at("rh-undo").addEventListener("click", () => void this.undo());
    at("rh-hint").addEventListener("click", () => void this.showHint());
    at("rh-ask").addEventListener("click", () => this.asking(!this.cursor.on));
  }

  /** Whether looking ahead disturbs nothing that is shown. @param {PointerEvent} event */
  hovers(event) {
    return event.pointerType !== "touch" && !this.popover.shown && !this.hint;
  }
}

/** The picture of a choice that has no place on the board. @param {PickInfo} pick */
function art(pick) {
  if (!pick.art) return null;
  const frame = h("span");
  frame.innerHTML = pick.art;
  const svg = frame.firstElementChild;
  svg?.setAttribute("class", "art");
  svg?.setAttribute("aria-hidden", "true");
  return svg;
}

/** @param {EventTarget | null} target */
function pickAt(target) {
  const element = target instanceof Element ? target.closest("[data-pick]") : null;
  return element instanceof SVGElement ? element.dataset.pick ?? null : null;
}
