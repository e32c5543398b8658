/** What stands beside the board: scores, log, seats. Each is made anew from what the table says. */
/** @import {GameInfo, LogLine, RivalInfo, SeatInfo, SheetInfo, SheetLine, TableState} from "./types.js" */

import { badge, rivalBadge } from "./badge.js";
import { h } from "./dom.js";
import { lang, signed, t } from "./texts.js";

/** @typedef {(where: string[], seat: number | null) => void} Light */

/**
 * Put children in, unless they are the same: nothing jumps, no focus is lost.
 * @param {HTMLElement} host
 * @param {Node[]} children
 */
export function put(host, children) {
  const fresh = h("div", {}, ...children);
  const now = h("div", {}, ...[...host.childNodes].map(child => child.cloneNode(true)));
  for (const one of now.querySelectorAll("details")) one.toggleAttribute("open", false);
  const bare = /** @type {HTMLElement} */ (fresh.cloneNode(true));
  for (const one of bare.querySelectorAll("details")) one.toggleAttribute("open", false);
  if (now.isEqualNode(bare)) return;
  const opened = new Set([...host.querySelectorAll("details[open]")].map(one => one.getAttribute("data-name")));
  const top = host.scrollTop;
  for (const one of fresh.querySelectorAll("details")) if (opened.has(one.getAttribute("data-name"))) one.open = true;
  host.replaceChildren(...fresh.childNodes);
  host.scrollTop = top;
}

/**
 * A row that lights its place on the board.
 * @param {(Node | string)[]} words
 * @param {string[]} where
 * @param {number | null} seat
 * @param {Light | null} light
 * @param {string} [kind]
 */
function row(words, where, seat, light, kind = "") {
  if (!where.length || !light) return h("span", { class: `row ${kind}` }, ...words);
  const on = () => light(where, seat);
  const off = () => light([], null);
  return h("button", { type: "button", class: `row ${kind}`, "data-where": where.join(" "), onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off, onclick: on }, ...words);
}

// -- scores -------------------------------------------------------------------------------------------------------

/** One sheet: a seat's, that of partners, or that of a rival, who has no seat. @typedef {RivalInfo & {seats: number[]}} One */

/** Everybody's sheets. @param {SheetInfo} sheet @returns {One[]} */
function everybody(sheet) {
  const teams = sheet.teams.map(seats => ({ ...sheet.seats[seats[0]], name: seats.map(seat => sheet.seats[seat].name).join(" & "), seats }));
  return [...teams, ...(sheet.rival ? [{ ...sheet.rival, seats: [] }] : [])];
}

/** Whose sheet it is, and whether it won. @param {One} one */
function whose(one) {
  const badges = one.seats.length ? one.seats.map(badge) : [rivalBadge(one.name)];
  return [...badges, h("span", { class: "name" }, one.name), one.winner ? h("span", { class: "cup" }, `★ ${t("winner")}`) : null];
}

/**
 * @param {One} sheet
 * @param {Light | null} light
 */
function lines(sheet, light) {
  const body = sheet.lines.map((/** @type {SheetLine} */ line) =>
    h("li", {}, row([h("span", {}, line.text), h("span", { class: "points" }, signed(line.points))], line.where, sheet.seats[0] ?? null, light)),
  );
  return h("ul", { class: "sheet" }, ...body, h("li", { class: "total" }, h("span", { class: "row" }, h("span", {}, t("total")), h("span", { class: "points" }, signed(sheet.total)))));
}

/**
 * @param {HTMLElement} host
 * @param {SheetInfo} sheet
 * @param {number | null} first
 * @param {Light} light
 */
export function showScores(host, sheet, first, light) {
  const mine = (/** @type {One} */ one) => Number(first !== null && one.seats.includes(first));
  const order = everybody(sheet).sort((a, b) => mine(b) - mine(a));
  put(host, order.map((one, place) =>
    h("details", { class: `ticket${one.winner ? " winner" : ""}`, "data-name": `sheet-${one.seats[0] ?? "rival"}`, open: place === 0 && !host.childElementCount },
      h("summary", {}, h("span", { class: "who" }, ...whose(one)), h("span", { class: "points" }, signed(one.total))),
      lines(one, light)),
  ));
}

/**
 * The whole sheet, line by line, for the end.
 * @param {SheetInfo} sheet
 */
export function finalSheet(sheet) {
  const order = everybody(sheet).sort((a, b) => b.total - a.total);
  return h("div", { class: "final" }, ...order.map(one =>
    h("section", { class: `ticket${one.winner ? " winner" : ""}` },
      h("h3", {}, ...whose(one)),
      lines(one, null))));
}

// -- log ----------------------------------------------------------------------------------------------------------

/**
 * @param {HTMLElement} host
 * @param {LogLine[]} log
 * @param {number} fresh lines from here on are new
 * @param {Light} light
 */
export function showLog(host, log, fresh, light) {
  const items = log.map((line, place) =>
    h("li", { class: place >= fresh ? "new" : null }, row([line.text], line.where, line.seat, light, line.seat === null ? "all" : "")));
  put(host, [h("ol", { class: "log" }, ...items.reverse())]);
}

// -- seats --------------------------------------------------------------------------------------------------------

/**
 * @param {HTMLElement} host
 * @param {TableState} state
 * @param {GameInfo | undefined} game
 * @param {{give: (seat: number) => void, take: (seat: number) => void, look: (seat: number) => void}} acts
 */
export function showSeats(host, state, game, acts) {
  const mine = state.seats.filter(seat => seat.mine && seat.kind === "person");
  const rows = state.seats.map((/** @type {SeatInfo} */ seat) => {
    const bot = seat.kind === "bot" ? game?.bots.find(one => one.name === seat.bot?.split(":")[0])?.label ?? t("bot") : "";
    const about = seat.kind === "open" ? t("seat-open") : seat.kind === "bot" ? t("seat-bot", { bot }) : seat.mine ? t("seat-you") : seat.online ? t("seat-here") : t("seat-away");
    const act = (/** @type {string} */ key, /** @type {() => void} */ doIt) => h("button", { type: "button", class: "small", "aria-label": `${t(key)}: ${seat.name}`, onclick: doIt }, t(key));
    return h("li", { class: `seat${seat.acting ? " acting" : ""}${seat.seat === state.seat ? " shown" : ""}` },
      badge(seat.seat),
      h("span", { class: "who" }, h("span", { class: "name" }, seat.name || t("seat-open")), h("small", {}, about, seat.acting && !state.over ? ` · ${t("acting")}` : "")),
      h("span", { class: "acts" },
        mine.length > 1 && seat.mine && seat.kind === "person" && seat.seat !== state.seat ? act("look", () => acts.look(seat.seat)) : null,
        seat.mine && seat.kind === "person" && !state.over ? act("give-to-bot", () => acts.give(seat.seat)) : null,
        seat.mine && seat.kind === "bot" && !state.over ? act("take-back", () => acts.take(seat.seat)) : null));
  });
  /** @type {Node[]} */
  const children = [h("ul", { class: "seats" }, ...rows)];
  if (state.seats.some(seat => seat.kind === "open") && !state.over) children.push(share(state.id));
  if (state.brought.length) {
    const [digest, ...about] = state.brought;
    children.push(h("div", { class: "brought" }, h("p", {}, t("brought-about"), " ", h("code", {}, digest.slice(0, 16)), "…"), h("ul", {}, ...about.map(words => h("li", {}, words)))));
  }
  children.push(h("p", { class: "seal" }, t("seal"), " ", h("code", {}, state.commitment.slice(0, 16)), "…"));
  put(host, children);
}

/**
 * The link for the one who takes the open seat, and its code for a camera.
 * @param {string} table
 */
export function share(table) {
  const link = `${location.origin}/table/${table}`;
  /** @type {HTMLInputElement} */
  const field = h("input", { readonly: true, value: link, "aria-label": t("share-link"), onfocus: () => field.select() });
  const copy = h("button", { type: "button", class: "small", onclick: async () => {
    try {
      await navigator.clipboard.writeText(link);
      copy.textContent = t("copied");
    } catch {
      field.select();
    }
  } }, t("copy"));
  return h("div", { class: "share" }, h("p", {}, t("share-about")), h("div", { class: "together" }, field, copy),
    h("img", { src: `/api/tables/${table}/qr.svg`, alt: t("qr"), width: 160, height: 160, class: "qr", loading: "lazy" }));
}

/**
 * When something was said: the time of day.
 * @param {number} at
 */
export function clock(at) {
  return new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit" }).format(new Date(at * 1000));
}
