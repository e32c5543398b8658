/** What the moment calls for, under the prompt: a seat to take, somebody to invite, a hint, the end of the game. */
/** @import {Hint, TableState} from "./types.js" */

import { entropy, tell } from "./api.js";
import { closeWindow, open } from "./dialogs.js";
import { h, keep, recall } from "./dom.js";
import { finalSheet, put, share } from "./panels.js";
import { t } from "./texts.js";

/**
 * @typedef {{refresh: () => Promise<void>, complain: (error: unknown) => void, play: (move: string) => void,
 *   replay: (from: number, running: boolean) => void}} Page
 */

/**
 * @param {HTMLElement} host
 * @param {TableState} state
 * @param {Hint | null} hint
 * @param {Page} page
 */
export function showMoment(host, state, hint, page) {
  /** @type {Node[]} */
  const parts = [];
  const mine = state.seats.some(seat => seat.mine);
  const free = state.seats.filter(seat => seat.kind === "open").length;
  if (state.over) parts.push(ending(state, page));
  else if (!mine) parts.push(free ? joinForm(state, page) : h("p", { class: "quietly" }, t("you-watch")));
  else if (free) parts.push(invitation(state, free));
  if (hint) {
    const { move, labels } = hint;
    parts.push(h("div", { class: "hint" },
      h("p", {}, h("strong", {}, t("hint-is")), " ", labels.join(" → ")),
      h("button", { type: "button", class: "small main", onclick: () => page.play(move) }, t("hint-play"))));
  }
  put(host, parts);
}

/** @param {TableState} state @param {number} free */
function invitation(state, free) {
  const invite = () => open({ title: t("share"), kind: "small", body: [share(state.id)] });
  return h("p", { class: "invite" }, h("span", {}, t("seats-open", { count: free })), h("button", { type: "button", class: "small main", onclick: invite }, t("share")));
}

/** @param {TableState} state @param {Page} page */
function joinForm(state, page) {
  const name = h("input", { name: "name", required: true, maxlength: 40, autocomplete: "nickname", value: recall("name") ?? "" });
  const sit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    try {
      keep("name", name.value);
      await tell(`/tables/${state.id}/sit`, { name: name.value, entropy: entropy() });
      await page.refresh();
    } catch (error) {
      page.complain(error);
    }
  };
  return h("form", { class: "join", onsubmit: sit }, h("label", {}, h("span", {}, t("join-about")), name), h("button", { class: "main" }, t("join")));
}

/** @param {TableState} state @param {Page} page */
function ending(state, page) {
  return h("p", { class: "actions" },
    h("button", { type: "button", class: "main", onclick: () => page.replay(state.moves, false) }, t("replay")),
    again(state, page),
    h("button", { type: "button", onclick: () => celebrate(state, page) }, t("score-sheet")),
    h("a", { class: "button plain", href: `/api/tables/${state.id}/record`, download: "" }, t("download")),
    h("a", { class: "button plain", href: `/table/${state.id}/fair` }, t("fair")));
}

/** The way to the next game: for those who played. @param {TableState} state @param {Page} page */
function again(state, page) {
  if (state.rematch) return h("a", { class: "button", href: `/table/${state.rematch}` }, t("rematch-go"));
  if (!state.seats.some(seat => seat.mine)) return null;
  const rematch = async () => {
    try {
      const { url } = await tell(`/tables/${state.id}/rematch`);
      location.assign(url);
    } catch (error) {
      page.complain(error);
    }
  };
  return h("button", { type: "button", onclick: rematch }, t("rematch"));
}

/** The end: who has won, and the whole sheet. @param {TableState} state @param {Page} page */
export function celebrate(state, page) {
  const [who, ...why] = [...state.sheet.verdict].reverse();
  open({
    title: who,
    kind: "end",
    body: [
      ...why.map(words => h("p", {}, words)),
      finalSheet(state.sheet),
      h("p", { class: "actions" },
        h("button", { type: "button", class: "main", onclick: () => { closeWindow(); page.replay(0, true); } }, t("replay")),
        again(state, page),
        h("a", { class: "button plain", href: `/table/${state.id}/fair` }, t("fair"))),
    ],
  });
}
