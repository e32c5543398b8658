/** A table whose seats are not all taken: who sits there, who is awaited. When all sit, the game begins. */
/** @import {SeatInfo, SeatsInfo} from "./types.js" */

import { Refused, ask, entropy, tell } from "./api.js";
import { badge } from "./badge.js";
import { at, h, keep, recall } from "./dom.js";
import { Line } from "./live.js";
import { share, spareKey } from "./share.js";
import { t } from "./texts.js";

const table = document.body.dataset.table ?? "";

/** @param {unknown} error */
function complain(error) {
  const place = at("rh-problem");
  place.textContent = error instanceof Refused ? error.message : t("error-0-title");
  place.hidden = false;
}

/** @param {() => Promise<any>} act */
async function attempt(act) {
  at("rh-problem").hidden = true;
  try {
    await act();
    await refresh();
  } catch (error) {
    complain(error);
  }
}

/** @param {number} seat */
function leave(seat) {
  return attempt(async () => {
    await tell(`/tables/${table}/leave`, { seat });
    location.assign("/");
  });
}

/** @param {SeatInfo} seat */
function row(seat) {
  const about = seat.kind === "open" || seat.kind === "kept" ? t("awaited") : seat.kind === "bot" ? t("bot") : seat.mine ? t("seat-you") : seat.online ? t("seat-here") : t("seat-away");
  return h("li", { class: "seat" }, badge(seat.seat),
    h("span", { class: "who" }, h("span", { class: "name" }, seat.kind === "open" ? t("seat-open") : seat.name), h("small", {}, about)),
    seat.mine ? h("span", { class: "acts" }, h("button", { type: "button", class: "small", "aria-label": `${t("leave")}: ${seat.name}`, onclick: () => leave(seat.seat) }, t("leave"))) : null);
}

/** @param {string} known the name of somebody for whom a seat is kept */
function joinForm(known) {
  const name = h("input", { name: "name", required: true, maxlength: 40, autocomplete: "nickname", value: recall("name") ?? known });
  const sit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    keep("name", name.value);
    void attempt(() => tell(`/tables/${table}/sit`, { name: name.value, entropy: entropy() }));
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
  at("rh-seats").replaceChildren(...info.seats.map(row));
  // A name half typed stays: the form is made once.
  const act = at("rh-act");
  const kept = !info.seats.some(seat => seat.kind === "open");
  const wanted = !mine.length ? "join" : kept ? "kept" : "share";
  if (act.dataset.shows !== wanted) {
    act.dataset.shows = wanted;
    const name = info.seats.find(seat => seat.mine)?.name ?? "";
    act.replaceChildren(wanted === "join" ? joinForm(name) : kept ? h("p", {}, t("kept-about")) : share(table), ...wanted === "join" ? [] : [spareKey(table)]);
  }
  at("rh-seal").replaceChildren(t("seal"), " ", h("code", {}, info.commitment.slice(0, 16)), "…");
}

const line = new Line(table, {
  news: message => message.type === "seats" && void refresh().catch(complain),
  up: () => void refresh().catch(complain),
  down: () => {},
});
refresh().catch(complain);
