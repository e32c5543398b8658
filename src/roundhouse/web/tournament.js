/** A tournament: who takes part, the rounds with their tables, the standings, and where its chance comes from. */
/** @import {CupTable, RoundInfo, TournamentInfo} from "./types.js" */

import { ask, entropy, tell } from "./api.js";
import { confirm } from "./dialogs.js";
import { at, h, keep, put, recall, say } from "./dom.js";
import { attempt, complain } from "./problem.js";
import { handOut } from "./share.js";
import { lang, listed, t } from "./texts.js";

/** Milliseconds between two looks. */
const OFTEN = 10_000;
const name = document.body.dataset.tournament ?? "";
/** What was said of its state last. */
let told = "";

/** Do something to the tournament, and show what it is then. @param {string} what @param {object} [body] */
function act(what, body = {}) {
  return attempt(async () => show(await tell(`/tournaments/${name}/${what}`, body)));
}

/** The same, if they are sure. @param {string} what @param {string} words @param {string} about @param {object} [body] */
async function sure(what, words, about, body = {}) {
  if (await confirm({ title: words, text: about, yes: words })) await act(what, body);
}

/** @param {number} worth */
function figure(worth) {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(worth);
}

/** @param {TournamentInfo} cup */
function facts(cup) {
  return [cup.title, t(`cup-form-${cup.form}`), cup.form === "groups" ? t("cup-tables-of", { seats: cup.seats }) : "", cup.rounds ? t("cup-rounds-count", { count: cup.rounds }) : "",
    cup.duplicate ? t("cup-duplicate") : "", ...cup.options, cup.clock].filter(Boolean).join(" · ");
}

/** @param {TournamentInfo} cup */
function stateWords(cup) {
  if (cup.state === "on") return cup.round ? t("cup-round-of", { round: cup.round, rounds: cup.rounds }) : t("cup-begins");
  const first = cup.ranks.filter(rank => rank.place === 1).map(rank => nameOf(cup)(rank.number));
  if (cup.state === "over" && first.length) return t(first.length === 1 ? "cup-won" : "cup-shared", { names: listed(first) });
  if (cup.state !== "open") return t(`cup-state-${cup.state}`);
  const missing = cup.fewest - cup.entrants.length;
  return missing > 0 ? t("cup-waits", { count: missing }) : t("cup-ready");
}

/** Joining, before it begins; or leaving. @param {TournamentInfo} cup */
function part(cup) {
  const me = cup.entrants.find(one => one.number === cup.me);
  if (cup.state === "open" && !me) {
    const field = h("input", { name: "name", required: true, maxlength: 40, autocomplete: "nickname", value: recall("name") ?? "" });
    const join = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      keep("name", field.value);
      void act("join", { name: field.value, entropy: entropy() });
    };
    return [h("form", { class: "join", onsubmit: join }, h("label", {}, h("span", {}, t("cup-join-about")), field), h("button", { class: "main" }, t("cup-join")))];
  }
  if (!me || me.gone || !["open", "on"].includes(cup.state)) return [];
  const table = cup.played[0]?.tables.find(one => one.mine && !one.over);
  const bye = cup.state === "on" && cup.played[0] && !cup.played[0].over && cup.played[0].byes.includes(me.number);
  return [
    table ? h("p", { class: "cup-mine" }, h("a", { class: "button main", href: `/table/${table.id}` }, t("cup-to-table")))
      : h("p", {}, cup.state === "open" ? t("cup-joined", { name: me.name }) : bye ? t("cup-bye-me") : t("cup-wait-others")),
    h("p", {}, h("button", { type: "button", class: "small", onclick: () => void sure("leave", t("cup-leave"), t(cup.state === "open" ? "cup-leave-open" : "cup-leave-on")) }, t("cup-leave"))),
  ];
}

/** What the host can do. @param {TournamentInfo} cup */
function hosting(cup) {
  if (!cup.host || !["open", "on"].includes(cup.state)) return [];
  const begin = () => void sure("start", t("cup-start"), t("cup-start-about", { count: cup.entrants.length }));
  const abandon = () => void sure("abandon", t("cup-abandon"), t("cup-abandon-about"));
  return [h("h2", {}, t("cup-host")),
    h("p", { class: "actions" },
      cup.state === "open" ? h("button", { type: "button", class: "main", disabled: cup.entrants.length < cup.fewest, onclick: begin }, t("cup-start")) : null,
      h("button", { type: "button", onclick: abandon }, t("cup-abandon")))];
}

/** @param {TournamentInfo} cup */
function nameOf(cup) {
  const names = new Map(cup.entrants.map(one => [one.number, one.name]));
  return (/** @type {number} */ number) => names.get(number) ?? "";
}

/** Who has come so far. @param {TournamentInfo} cup */
function entrants(cup) {
  const away = (/** @type {{number: number, name: string}} */ one) => h("button", { type: "button", class: "small", "aria-label": `${t("turn-away")}: ${one.name}`, onclick: () => void sure("turn-away", t("turn-away"), t("cup-turn-away-about", { name: one.name }), { number: one.number }) }, t("turn-away"));
  return cup.entrants.length
    ? [h("ol", { class: "cup-entrants" }, ...cup.entrants.map(one => h("li", {}, h("span", {}, one.name, one.program ? h("small", {}, ` ${t("seat-program")}`) : null, one.number === cup.me ? h("small", {}, ` ${t("seat-you")}`) : null), cup.host && one.number !== cup.me ? away(one) : null)))]
    : [h("p", { class: "empty" }, t("nobody-yet"))];
}

/** @param {TournamentInfo} cup */
function standings(cup) {
  const called = nameOf(cup);
  const gone = new Set(cup.entrants.filter(one => one.gone).map(one => one.number));
  const head = (/** @type {string} */ word, /** @type {string} */ about) => h("th", { scope: "col", class: "number" }, about ? h("abbr", { title: about }, word) : word);
  return [h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": t("cup-standing") },
    h("table", { class: "ranks" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col", class: "number" }, h("span", { class: "quiet" }, t("cup-place")), h("span", { "aria-hidden": true }, "#")), h("th", { scope: "col" }, t("name")), head(t("cup-points"), t("cup-points-about")),
        ...cup.breaks.map(one => head(t(`cup-break-${one}`), t(`cup-break-${one}-about`))))),
      h("tbody", {}, ...cup.ranks.map(rank => h("tr", { class: rank.number === cup.me ? "mine" : null },
        h("td", { class: "number" }, String(rank.place)), h("th", { scope: "row" }, called(rank.number), gone.has(rank.number) ? h("small", {}, ` ${t("cup-gone")}`) : null),
        h("td", { class: "number" }, h("strong", {}, figure(rank.points))), ...rank.breaks.map(worth => h("td", { class: "number" }, figure(worth)))))))),
    h("details", { "data-name": "breaks" }, h("summary", {}, t("cup-breaks")), h("dl", {}, h("dt", {}, t("cup-points")), h("dd", {}, t("cup-points-about")), ...cup.breaks.flatMap(one => [h("dt", {}, t(`cup-break-${one}`)), h("dd", {}, t(`cup-break-${one}-about`))])))];
}

/** @param {TournamentInfo} cup @param {CupTable} table */
function tableTicket(cup, table) {
  const called = nameOf(cup);
  const scored = table.seats.some(seat => seat.place !== null && seat.total !== null);
  const winners = table.seats.filter(seat => seat.place === 1 && scored).map(seat => seat.number);
  const rows = table.seats.map((seat, place) => h("span", { class: `cup-seat${winners.includes(seat.number) ? " winner" : ""}` }, h("span", { class: `badge seat-${place}`, "aria-hidden": true }, String(place + 1)), h("span", { class: "name" }, called(seat.number)),
    h("span", { class: "number" }, seat.gone ? t("cup-gave-up") : seat.total === null ? "" : String(seat.total))));
  const sign = table.sealed ? t(table.over ? "cup-sealed-over" : "cup-sealed") : table.over ? t(scored ? "over" : table.seats.some(seat => seat.place !== null) ? "cup-no-result" : "over") : t(table.mine ? "cup-yours" : "cup-running");
  const inside = [...rows, h("small", {}, h("b", {}, sign))];
  return h("li", { class: `ticket${table.mine && !table.over ? " mine" : ""}${table.sealed ? " sealed" : ""}` },
    table.sealed ? h("div", { class: "inside" }, ...inside) : h("a", { href: `/table/${table.id}` }, ...inside));
}

/** @param {TournamentInfo} cup @param {RoundInfo} round */
function roundOf(cup, round) {
  const called = nameOf(cup);
  return h("details", { class: "cup-round", "data-name": `round-${round.number}`, open: round.number === cup.round },
    h("summary", {}, h("h2", {}, t("cup-round", { number: round.number })), h("small", {}, round.over ? t("over") : t("cup-tables-over", { over: round.tables.filter(table => table.over).length, count: round.tables.length }))),
    h("ul", { class: "tickets" }, ...round.tables.map(table => tableTicket(cup, table))),
    round.byes.length ? h("p", { class: "cup-byes" }, t("cup-byes", { names: listed(round.byes.map(called)) })) : null);
}

/** @param {TournamentInfo} cup */
function seeds(cup) {
  const called = nameOf(cup);
  const code = (/** @type {string} */ words) => h("dd", {}, words ? h("code", {}, words) : t("fair-added-none"));
  const about = cup.duplicate ? t("cup-fair-duplicate") : t("cup-fair-about");
  return [h("p", {}, about), h("dl", {},
    h("dt", {}, t("cup-seal")), code(cup.seal),
    ...cup.secret ? [h("dt", {}, t("cup-secret")), code(cup.secret), ...cup.entrants.flatMap((one, place) => [h("dt", {}, t("fair-added", { name: called(one.number) })), code(cup.words[place])]),
      ...cup.seeds.flatMap(one => [h("dt", {}, t("cup-seed", { number: one.round }), " ", ...one.tables.flatMap((table, place) => [h("a", { href: `/table/${table}/fair` }, t("cup-seed-table", { number: place + 1 })), " "])), code(one.seed)])] : []),
  h("p", {}, h("small", {}, t("cup-fair-how")))];
}

/** @param {TournamentInfo} cup */
function show(cup) {
  at("rh-facts").textContent = facts(cup);
  const words = stateWords(cup);
  at("rh-state").textContent = words;
  if (told && told !== words) say(words);
  told = words;
  const open = cup.state === "open";
  // A name half typed stays: the form is made once.
  const mode = `${cup.state} ${cup.me} ${cup.round} ${cup.played[0]?.tables.map(table => `${table.mine}${table.over}`)} ${cup.entrants.find(one => one.number === cup.me)?.gone}`;
  const here = at("rh-part");
  if (here.dataset.shows !== mode) {
    here.dataset.shows = mode;
    const parts = part(cup);
    here.replaceChildren(...parts);
    here.hidden = !parts.length;
    if (open) here.append(h("div", { class: "share" }, h("p", {}, t("cup-share")), ...handOut(`${location.origin}/tournament/${name}`, `/api/tournaments/${name}/qr.svg`)));
    at("rh-host").hidden = !cup.host || !["open", "on"].includes(cup.state);
    at("rh-fair").hidden = false;
  }
  put(at("rh-host"), hosting(cup));
  at("rh-standing-head").textContent = open ? t("cup-entrants", { count: cup.entrants.length }) : t("cup-standing");
  put(at("rh-ranks"), open ? entrants(cup) : standings(cup));
  put(at("rh-rounds"), cup.played.map(round => roundOf(cup, round)));
  put(at("rh-seeds"), seeds(cup));
}

async function refresh() {
  try {
    show(await ask(`/tournaments/${name}`));
  } catch (error) {
    complain(error);
  }
}

await refresh();
setInterval(() => document.visibilityState === "visible" && void refresh(), OFTEN);
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void refresh());
