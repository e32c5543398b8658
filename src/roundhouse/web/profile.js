/** What somebody has played: by game, against whom, and every game with the way to its replay. */
/** @import {GameRecord, MetInfo, PastGame, PastGames, ProfileInfo} from "./types.js" */

import { ask, tell } from "./api.js";
import { at, h } from "./dom.js";
import { bar, curve, tenths } from "./figures.js";
import { complain } from "./problem.js";
import { lang, listed, signed, t } from "./texts.js";

const host = at("rh-profile");
const person = host.dataset.person ?? "me";

/** @param {string} title @param {...import("./dom.js").Child} children */
function block(title, ...children) {
  return h("section", { class: "part", "aria-label": title }, h("h2", {}, title), ...children);
}

// -- by game ------------------------------------------------------------------------------------------------------

/** @param {string} what @param {string} value */
function figure(what, value) {
  return h("div", {}, h("dt", {}, what), h("dd", {}, value));
}

/** @param {GameRecord} one @param {boolean} wishes */
function record(one, wishes) {
  const places = one.places.map((often, place) => ({ words: t("place-often", { place: place + 1, often }), often })).filter(row => row.often);
  return h("li", { class: "framed record" },
    h("h3", {}, one.title),
    h("dl", { class: "figures" },
      figure(t("games-played"), String(one.games)),
      one.place === null ? null : figure(t("games-won"), `${one.won} · ${Math.round(100 * one.won / one.games)} %`),
      figure(t("points-best"), signed(one.best)),
      one.place === null ? null : figure(t("place-mean"), tenths(one.place)),
      figure(t("points-mean"), tenths(one.points))),
    one.place === null ? null : h("div", { class: "places" }, bar(one.places), h("small", {}, places.map(row => row.words).join(" · "))),
    wishes ? rating(one) : null);
}

/** @param {GameRecord} one */
function rating(one) {
  if (!one.rating) return h("p", { class: "rating" }, h("small", {}, t("rating-soon", { count: one.rated })));
  const { strength, doubt, games } = one.rating;
  return h("div", { class: "rating" },
    h("p", {}, h("strong", {}, t("rating")), " ", h("b", {}, tenths(strength)), ` ± ${tenths(doubt)} `, h("small", {}, t("rating-games", { count: games }))),
    curve(one.rating.curve));
}

// -- against whom -------------------------------------------------------------------------------------------------

/** @param {MetInfo} one */
function met(one) {
  const name = one.id && person !== one.id ? h("a", { href: `/people/${one.id}` }, one.name) : h("strong", {}, one.name);
  return h("li", { class: "met" },
    h("span", { class: "what" }, name, h("small", {}, t("met-games", { count: one.games }))),
    h("span", { class: "score" }, bar([one.ahead, one.even, one.behind]),
      h("small", {}, t("met-score", { ahead: one.ahead, behind: one.behind, even: one.even }))));
}

// -- games --------------------------------------------------------------------------------------------------------

/** @param {PastGame} game */
function past(game) {
  const day = new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(new Date(game.at * 1000));
  const mine = game.seats.find(seat => seat.mine);
  const others = game.seats.filter(seat => !seat.mine).map(seat => `${seat.name} ${signed(seat.points)}`);
  const place = mine && game.teams > 1 && game.how !== "screen" ? t("place-of", { place: mine.place, teams: game.teams }) : "";
  const signs = [game.rated ? t("past-rated") : "", game.how ? t(`past-${game.how}`) : ""].filter(Boolean);
  return h("li", { class: `ticket${mine && game.teams > 1 && mine.place === 1 && !game.how ? " won" : ""}` },
    h("a", { href: `/table/${game.table}`, "aria-label": `${t("to-replay")}: ${game.title}, ${day}` },
      h("strong", {}, game.title),
      h("span", {}, place ? h("b", {}, place) : null, place ? " · " : null, mine ? t("past-points", { points: signed(mine.points) }) : ""),
      h("span", {}, others.length ? listed(others) : t("past-alone")),
      h("small", {}, [day, ...signs].join(" · "))),
    h("a", { class: "again", href: `/table/${game.table}#move-0`, "aria-label": `${t("replay")}: ${game.title}, ${day}` }, t("replay")));
}

/** @param {ProfileInfo} profile */
function history(profile) {
  const list = h("ul", { class: "tickets" }, ...profile.past.map(past));
  const more = h("button", { type: "button", class: "plain", hidden: !profile.more }, t("past-more"));
  more.addEventListener("click", async () => {
    more.setAttribute("aria-busy", "true");
    try {
      /** @type {PastGames} */
      const later = await ask(`/people/${person}/games?skip=${list.children.length}`);
      const first = later.past.map(past);
      list.append(...first);
      first[0]?.querySelector("a")?.focus();
      more.hidden = !later.more;
    } catch (error) {
      complain(error);
    }
    more.removeAttribute("aria-busy");
  });
  const hidden = profile.hidden ? h("p", { class: "empty" }, t("past-hidden", { count: profile.hidden })) : null;
  return block(t("past"), profile.past.length ? list : null, more, hidden, !profile.past.length && !profile.hidden ? h("p", { class: "empty" }, t("past-none")) : null);
}

// -- ratings ------------------------------------------------------------------------------------------------------

/** Whether I want to be rated. @param {ProfileInfo} profile */
function wish(profile) {
  if (!profile.member) return block(t("rating"), h("p", {}, t("rating-guest")), h("p", { class: "actions" }, h("a", { class: "button", href: "/me" }, t("keep-seats"))));
  const box = h("input", { type: "checkbox", name: "rating", checked: profile.wishes });
  box.addEventListener("change", async () => {
    box.disabled = true;
    await tell("/me/rating", { on: box.checked }).then(refresh, complain);
    box.disabled = false;
    document.getElementsByName("rating")[0]?.focus();
  });
  return block(t("rating"), h("label", { class: "check" }, box, h("span", {}, h("strong", {}, t("rating-wish")), h("small", {}, t("rating-about")))));
}

// -- the page -----------------------------------------------------------------------------------------------------

async function refresh() {
  /** @type {ProfileInfo} */
  const profile = await ask(`/people/${person}`);
  at("rh-profile-name").textContent = profile.mine ? t("my-games") : profile.name;
  const games = profile.games.length ? [block(t("by-game"), h("ul", { class: "records" }, ...profile.games.map(one => record(one, profile.wishes))))] : [];
  const against = profile.met.length ? [block(t(profile.mine ? "met" : "met-you"), h("ul", { class: "mets" }, ...profile.met.map(met)))] : [];
  host.replaceChildren(...games, ...against, history(profile), ...(profile.mine ? [wish(profile)] : []));
  host.removeAttribute("aria-busy");
}

refresh().catch(complain);
