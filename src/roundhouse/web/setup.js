/** Setting up a table: options, and who sits where. */
/** @import {Acquaintance, BotInfo, GameInfo} from "./types.js" */

import { ask, setUp, tell } from "./api.js";
import { badge } from "./badge.js";
import { ClockSetup } from "./clock_setup.js";
import { at, h, keep, recall } from "./dom.js";
import { OwnBoard } from "./ownboard.js";
import { complain } from "./problem.js";
import { radios } from "./radios.js";
import { t } from "./texts.js";

const form = /** @type {HTMLFormElement} */ (at("rh-new"));
const gameId = document.body.dataset.game ?? "";
const KINDS = ["me", "friend", "bot", "open"];
/** People with whom one has played: a seat can be kept for each of them. @type {Acquaintance[]} */
let known = [];

/** What was said about a seat, kept while the number of players changes. @type {{kind: string, name: string, bot: string, person: string}[]} */
const chairs = [];

/** @type {OwnBoard | null} */
let board = null;
const clock = new ClockSetup();

/** @param {GameInfo} game */
function build(game) {
  at("rh-options").replaceChildren(
    // First, as some options are for some numbers of players only.
    h("div", { id: "rh-numbers" }),
    ...game.options.map(option => radios(`option-${option.name}`, option.label, option.choices, option.default)),
  );
  if (game.boards) {
    board = new OwnBoard(game.id, game.own_design, () => { askNumber(game); ready(); });
    at("rh-own-board").replaceChildren(board.element);
  }
  at("rh-clock-setup").replaceChildren(clock.element);
  askNumber(game);
  ready();
}

/** How many play: a board of one's own may be for other numbers than the game's. @param {GameInfo} game */
function askNumber(game) {
  const { seats, default_seats } = board?.players ?? game;
  const before = count(game);
  for (let seat = chairs.length; seat < Math.max(...seats); seat++) {
    chairs.push({ kind: seat ? "bot" : "me", name: seat ? "" : recall("name") ?? "", bot: game.default_bot, person: known[0]?.id ?? "" });
  }
  const numbers = seats.map(number => ({ value: String(number), label: String(number), about: "" }));
  const choice = radios("seats", t("players"), numbers, String(seats.includes(before) ? before : default_seats), () => list(game));
  choice.classList.add("numbers");
  choice.hidden = seats.length === 1;
  at("rh-numbers").replaceChildren(choice);
  list(game);
}

/** The table can be opened, unless a board is chosen that cannot be played on. */
function ready() {
  /** @type {HTMLButtonElement} */ (form.querySelector("button[type=submit]")).disabled = Boolean(board?.waits);
}

/** @param {GameInfo} game */
function count(game) {
  return Number(new FormData(form).get("seats") ?? game.default_seats);
}

/** The seats, and the options that count with so many. @param {GameInfo} game */
function list(game) {
  const players = count(game);
  for (const option of game.options) {
    at(`rh-option-${option.name}`).hidden = !option.seats.includes(players);
  }
  at("rh-chairs").replaceChildren(h("fieldset", { class: "chairs" }, h("legend", {}, t("seats")), ...chairs.slice(0, players).map((_, seat) => chair(game.bots, seat))));
}

/** @param {BotInfo[]} bots @param {number} seat */
function chair(bots, seat) {
  const one = chairs[seat];
  const number = t("seat-number", { number: seat + 1 });
  /** @type {HTMLInputElement} */
  const name = h("input", { type: "text", maxlength: 40, value: one.name, placeholder: t(one.kind === "me" ? "your-name" : "friends-name"), "aria-label": `${number}: ${t("name")}`, oninput: () => (one.name = name.value) });
  /** @type {HTMLSelectElement} */
  const bot = h("select", { "aria-label": `${number}: ${t("bot-level")}`, onchange: () => { one.bot = bot.value; more(); } }, ...bots.filter(level => level.offered || level.name === one.bot).map(level => h("option", { value: level.name, selected: level.name === one.bot }, level.label)));
  /** @type {HTMLSelectElement} */
  const person = h("select", { "aria-label": `${number}: ${t("invite-whom")}`, onchange: () => (one.person = person.value) }, ...known.map(other => h("option", { value: other.id, selected: other.id === one.person }, other.name)));
  const note = h("small", {});
  const more = () => {
    name.hidden = one.kind !== "me" && one.kind !== "friend";
    name.placeholder = t(one.kind === "me" ? "your-name" : "friends-name");
    bot.hidden = one.kind !== "bot";
    person.hidden = one.kind !== "invited";
    note.textContent = one.kind === "open" ? t("kind-open-about") : one.kind === "invited" ? t("kind-invited-about") : one.kind === "bot" ? bots.find(level => level.name === one.bot)?.about ?? "" : "";
    note.hidden = !note.textContent;
  };
  const kind = h("select", { "aria-label": number, onchange: () => { one.kind = kind.value; more(); } }, ...[...KINDS, ...known.length ? ["invited"] : []].map(value => h("option", { value, selected: value === one.kind }, t(`kind-${value}`))));
  more();
  return h("div", { class: "chair" }, badge(seat), kind, name, bot, person, note);
}

/** @param {GameInfo} game */
async function submit(game) {
  const data = new FormData(form);
  const wished = chairs.slice(0, count(game));
  const taken = wished.map(one => ({
    kind: one.kind === "invited" ? "open" : one.kind,
    ...(one.name.trim() && (one.kind === "me" || one.kind === "friend") ? { name: one.name.trim() } : {}),
    ...(one.kind === "bot" ? { bot: one.bot } : {}),
  }));
  const me = taken.find(one => one.kind === "me")?.name;
  if (me) keep("name", me);
  const brought = board?.text;
  const { id, url } = await setUp(brought ? "/tables/brought" : "/tables", {
    ...(brought ? { board: brought } : {}),
    game: game.id,
    seats: taken.length,
    options: Object.fromEntries(game.options.filter(option => option.seats.includes(taken.length)).map(option => [option.name, data.get(`option-${option.name}`)])),
    chairs: taken,
    listed: data.get("listed") === "on",
    ...(clock.wish ? { clock: clock.wish } : {}),
  });
  // Whoever cannot be invited (twice, or of a name like another's) can still come by the link, as the next page says.
  for (const [seat, one] of wished.entries()) if (one.kind === "invited") await tell(`/tables/${id}/invite`, { person: one.person, seat }).catch(() => {});
  location.assign(url);
}

try {
  /** @type {GameInfo[]} */
  const games = await ask("/games");
  known = await ask("/me/acquaintances").catch(() => []); // the link is enough
  const game = games.find(one => one.id === gameId);
  if (game) {
    build(game);
    form.addEventListener("submit", event => {
      event.preventDefault();
      submit(game).catch(complain);
    });
  }
} catch (error) {
  complain(error);
}
