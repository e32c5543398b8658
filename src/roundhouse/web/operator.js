/** What whoever runs the server sees and does: load, reports, bans, tables. */
/** @import {BanInfo, KeptTable, OperatorInfo, ReportInfo} from "./types.js" */

import { ask, tell } from "./api.js";
import { open } from "./dialogs.js";
import { at, h, say } from "./dom.js";
import { attempt, complain } from "./problem.js";
import { lang, listed, t } from "./texts.js";

const host = at("rh-operator");
/** Seconds between two looks. */
const OFTEN = 15;
/** Which tables are listed. */
let state = "running";

/** Do something, and show what there is then. @param {() => Promise<unknown>} act */
function change(act) {
  return attempt(async () => {
    await act();
    await refresh();
  });
}

/** @param {number} moment */
function when(moment) {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(new Date(moment * 1000));
}

/** @param {string} title @param {...import("./dom.js").Child} children */
function card(title, ...children) {
  return h("section", { class: "framed card", "aria-label": title }, h("h2", {}, title), ...children);
}

/** @param {string} words @param {() => Promise<unknown>} act @param {string} about */
function button(words, act, about) {
  return h("button", { type: "button", class: "small", "aria-label": `${words}: ${about}`, onclick: () => void change(act) }, words);
}

/**
 * Ask for a reason, then do it.
 * @param {string} title
 * @param {string} label who reads it
 * @param {(why: string) => Promise<unknown>} act
 */
function withReason(title, label, act) {
  return /** @type {Promise<void>} */ (new Promise((resolve, reject) => {
    const why = h("input", { type: "text", name: "why", required: true, maxlength: 500, autocomplete: "off" });
    const send = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      dialog.close();
      act(why.value.trim()).then(() => resolve(), reject);
    };
    const dialog = open({
      title,
      kind: "small",
      body: [h("form", { onsubmit: send }, h("label", {}, label, why), h("p", { class: "actions" }, h("button", { class: "main" }, title), h("button", { type: "button", onclick: () => dialog.close() }, t("back"))))],
      closed: () => resolve(),
    });
    why.focus();
  }));
}

// -- load ---------------------------------------------------------------------------------------------------------

/** @param {OperatorInfo} info */
function loadCard({ load, counts, draining, until }) {
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  /** @type {[string, number | string][]} */
  const gauges = [...counts.map(one => /** @type {[string, number]} */ ([t(`state-${one.state}`), one.count])),
    [t("gauge-listeners"), load.listeners], [t("gauge-thinking"), load.thinking], [t("gauge-moves"), load.moves], [t("gauge-writes"), load.writes],
    [t("gauge-load"), `${Math.round(100 * load.load)} %`], [t("gauge-memory"), `${Math.round(load.memory)} MB`]];
  return card(t("operator-load"),
    h("dl", { class: "gauges" }, ...gauges.map(([what, value]) => h("div", {}, h("dt", {}, what), h("dd", {}, typeof value === "number" ? number.format(value) : value)))),
    draining ? h("p", {}, h("strong", {}, t("operator-draining"))) : null,
    h("p", { class: "actions" },
      h("button", { type: "button", onclick: () => void change(() => tell("/operator/drain", { on: !draining })) }, t(draining ? "operator-undrain" : "operator-drain")),
      h("button", { type: "button", onclick: () => void tell("/operator/leave").then(() => location.assign("/"), complain) }, t("operator-leave"))),
    h("p", {}, h("small", {}, t("operator-until", { when: when(until) }))));
}

// -- reports ------------------------------------------------------------------------------------------------------

/** @param {ReportInfo} one */
function report(one) {
  const about = `#${one.id}`;
  return h("li", {},
    h("span", { class: "what" },
      h("blockquote", {}, one.words),
      one.said.length ? h("ul", { class: "said", tabindex: 0, "aria-label": t("chat") }, ...one.said.map(line => h("li", {}, h("strong", {}, `${line.name}: `), line.words))) : null,
      h("small", {}, `${about} · ${when(one.at)} · `, h("a", { href: `/table/${one.table}` }, t("back-to-table")), one.about ? h("span", {}, ` · ${t("operator-about")} ${one.name} `, h("code", {}, one.about.slice(0, 12))) : null)),
    h("span", { class: "acts" },
      button(t("operator-settle"), () => tell("/operator/settle", { id: one.id }), about),
      one.about ? button(t("operator-ban"), () => withReason(t("operator-ban"), t("operator-reason"), why => tell("/operator/ban", { who: one.about, why })), about) : null,
      button(t("act-lock-chat"), () => tell(`/operator/tables/${one.table}`, { act: "lock-chat" }), about)));
}

// -- bans ---------------------------------------------------------------------------------------------------------

/** @param {BanInfo[]} bans */
function bansCard(bans) {
  const who = h("input", { type: "text", name: "who", required: true, maxlength: 80, autocomplete: "off" });
  const why = h("input", { type: "text", name: "reason", required: true, maxlength: 500, autocomplete: "off" });
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    void change(() => tell("/operator/ban", { who: who.value.trim(), why: why.value.trim() }));
  };
  return card(t("operator-bans"),
    bans.length ? null : h("p", { class: "empty" }, t("operator-no-bans")),
    h("ul", { class: "mine-list" }, ...bans.map(one => h("li", {},
      h("span", { class: "what" }, h("strong", {}, h("code", {}, one.who.slice(0, 22))), h("small", {}, `${t(`ban-${one.kind}`)} · ${when(one.at)} · ${one.why}`)),
      button(t("operator-unban"), () => tell("/operator/unban", { who: one.who }), one.who.slice(0, 22))))),
    h("form", { onsubmit: send },
      h("label", {}, h("span", {}, t("operator-who")), who), h("label", {}, h("span", {}, t("operator-reason")), why), h("button", {}, t("operator-ban"))));
}

// -- tables -------------------------------------------------------------------------------------------------------

/** @param {KeptTable} one */
function table(one) {
  const act = (/** @type {string} */ what, /** @type {string} */ why = "") => tell(`/operator/tables/${one.id}`, { act: what, why });
  const closed = one.state === "ended" || one.state === "set-aside" || one.state === "agreed";
  const name = one.id.slice(0, 6);
  return h("li", {},
    h("span", { class: "what" },
      h("a", { href: `/table/${one.id}` }, one.game, " ", h("code", {}, name)),
      h("span", {}, listed(one.names)),
      h("small", {}, [t(`state-${one.state}`), t("operator-entries", { count: one.entries }), when(one.touched), one.why].filter(Boolean).join(" · "))),
    h("span", { class: "acts" },
      closed ? button(t("act-open"), () => act("open"), name) : button(t("act-end"), () => withReason(t("act-end"), t("operator-why"), why => act("end", why)), name),
      closed ? null : button(t("act-set-aside"), () => withReason(t("act-set-aside"), t("operator-why"), why => act("set-aside", why)), name),
      button(t(one.chat_locked ? "act-unlock-chat" : "act-lock-chat"), () => act(one.chat_locked ? "unlock-chat" : "lock-chat"), name)));
}

/** @param {KeptTable[]} tables */
function tablesCard(tables) {
  const states = ["running", "waiting", "over", "closed", "forgotten", "all"];
  const choose = (/** @type {string} */ one) => h("button", { type: "button", class: "small", "aria-pressed": String(one === state), "data-state": one, onclick: () => void change(async () => { state = one; }) }, t(`state-${one}`));
  return card(t("operator-tables"), h("div", { class: "states", role: "group", "aria-label": t("filter") }, ...states.map(choose)),
    tables.length ? h("ul", { class: "mine-list" }, ...tables.map(table)) : h("p", { class: "empty" }, t("filter-none")),
    h("p", {}, h("small", {}, t("operator-more"))));
}

// -- the page -----------------------------------------------------------------------------------------------------

async function refresh() {
  /** @type {[OperatorInfo, KeptTable[]]} */
  const [info, tables] = await Promise.all([ask("/operator"), ask(`/operator/tables?list=${state}`)]);
  const focused = document.activeElement?.getAttribute("data-state");
  host.replaceChildren(
    card(t("operator-reports", { count: info.reports.length }), info.reports.length ? h("ul", { class: "mine-list" }, ...info.reports.map(report)) : h("p", { class: "empty" }, t("operator-no-reports"))),
    loadCard(info), tablesCard(tables), bansCard(info.bans));
  if (focused) /** @type {HTMLElement | null} */ (host.querySelector(`[data-state="${focused}"]`))?.focus();
  host.removeAttribute("aria-busy");
  return info;
}

let reports = 0;
refresh().then(info => { reports = info.reports.length; }).catch(complain);
setInterval(async () => {
  // Nothing is taken away from somebody who types, or is asked something.
  if (document.hidden || document.querySelector("dialog[open]") || host.contains(document.activeElement)) return;
  const info = await refresh().catch(complain);
  if (info && info.reports.length > reports) say(t("operator-reports", { count: info.reports.length }));
  if (info) reports = info.reports.length;
}, OFTEN * 1000);
