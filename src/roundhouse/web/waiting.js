/** A table whose seats are not all taken: who sits there, who is awaited. When all sit, the game begins. */
/** @import {SeatInfo, SeatsInfo} from "./types.js" */

import { ask, entropy, tell } from "./api.js";
import { badge } from "./badge.js";
import { confirm } from "./dialogs.js";
import { at, h, keep, recall } from "./dom.js";
import { Line } from "./live.js";
import { attempt, complain } from "./problem.js";
import { share, spareKey } from "./share.js";
import { t } from "./texts.js";

const table = document.body.dataset.table ?? "";

/** @param {() => Promise<any>} act */
function change(act) {
  return attempt(async () => {
    await act();
    await refresh();
  });
}

/** @param {number} seat */
function leave(seat) {
  return change(async () => {
    await tell(`/tables/${table}/leave`, { seat });
    location.assign("/");
  });
}

/** @param {SeatInfo} seat */
async function turnAway({ seat, name }) {
  if (!await confirm({ title: t("turn-away"), text: t("turn-away-about", { name }), yes: t("turn-away") })) return;
  await change(() => tell(`/tables/${table}/turn-away`, { seat }));
}

/** @param {SeatInfo} seat @param {boolean} sits whether I sit here @param {boolean} host whether it is my table */
function row(seat, sits, host) {
  const about = seat.kind === "open" || seat.kind === "kept" ? t("awaited") : seat.kind === "bot" ? t("bot") : seat.program ? t(seat.mine ? "seat-program-yours" : "seat-program") : seat.mine ? t("seat-you") : seat.online ? t("seat-here") : t("seat-away");
  return h("li", { class: "seat" }, badge(seat.seat),
    h("span", { class: "who" }, h("span", { class: "name" }, seat.kind === "open" ? t("seat-open") : seat.name), h("small", {}, about)),
    seat.kind === "kept" && sits && !seat.mine ? h("span", { class: "acts" }, h("button", { type: "button", class: "small", "aria-label": `${t("uninvite")}: ${seat.name}`, onclick: () => change(() => tell(`/tables/${table}/uninvite`, { seat: seat.seat })) }, t("uninvite"))) : null,
    host && seat.kind === "person" && !seat.mine ? h("span", { class: "acts" }, h("button", { type: "button", class: "small", "aria-label": `${t("turn-away")}: ${seat.name}`, onclick: () => turnAway(seat) }, t("turn-away"))) : null,
    seat.mine ? h("span", { class: "acts" }, h("button", { type: "button", class: "small", "aria-label": `${t("leave")}: ${seat.name}`, onclick: () => leave(seat.seat) }, t("leave"))) : null);
}

/** People with whom one has played before: a seat is kept for whoever is invited. */
function inviting() {
  const place = h("div", { class: "inviting" });
  void ask("/me/acquaintances").then((/** @type {import("./types.js").Acquaintance[]} */ known) => {
    if (!known.length) return;
    const who = h("select", { "aria-label": t("invite-whom") }, ...known.map(one => h("option", { value: one.id }, one.name)));
    const send = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      void change(() => tell(`/tables/${table}/invite`, { person: who.value }));
    };
    place.replaceChildren(h("form", { onsubmit: send }, h("p", {}, t("invite-about")), h("div", { class: "together" }, who, h("button", {}, t("invite")))));
  }, () => {}); // the link is enough
  return place;
}

/** @param {string} known the name of somebody for whom a seat is kept */
function joinForm(known) {
  const name = h("input", { name: "name", required: true, maxlength: 40, autocomplete: "nickname", value: recall("name") ?? known });
  const sit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    keep("name", name.value);
    void change(() => tell(`/tables/${table}/sit`, { name: name.value, entropy: entropy() }));
  };
  return h("form", { class: "join", onsubmit: sit }, h("label", {}, h("span", {}, t("join-about")), name), h("button", { class: "main" }, t("join")));
}

async function refresh() {
  /** @type {SeatsInfo} */
  const info = await ask(`/tables/${table}/seats`);
  if (info.dealt) {
    location.reload(); // the same address is now the game
    return;
  }
  const mine = info.seats.filter(seat => seat.mine && seat.kind !== "kept");
  line.open(mine.map(seat => seat.seat));
  const free = info.seats.filter(seat => seat.kind === "open" || seat.kind === "kept").length;
  at("rh-awaited").textContent = t("awaited-about", { count: free });
  at("rh-terms").textContent = info.clock;
  at("rh-seats").replaceChildren(...info.seats.map(seat => row(seat, mine.length > 0, info.host)));
  // A name half typed stays: the form is made once.
  const act = at("rh-act");
  const kept = !info.seats.some(seat => seat.kind === "open");
  const wanted = !mine.length ? "join" : kept ? "kept" : "share";
  if (act.dataset.shows !== wanted) {
    act.dataset.shows = wanted;
    const name = info.seats.find(seat => seat.mine)?.name ?? "";
    act.replaceChildren(wanted === "join" ? joinForm(name) : kept ? h("p", {}, t("kept-about")) : share(table), ...wanted === "join" ? [] : [...kept ? [] : [inviting()], spareKey(table)]);
  }
  at("rh-seal").replaceChildren(t("seal"), " ", h("code", {}, info.commitment.slice(0, 16)), "…");
}

const line = new Line(table, {
  news: message => message.type === "seats" && void refresh().catch(complain),
  up: () => void refresh().catch(complain),
  down: () => {},
});
refresh().catch(complain);
