/** Setting up a table: options, and who sits where. */
/** @import {BotInfo, GameInfo} from "./types.js" */

import { Refused, ask, setUp } from "./api.js";
import { badge } from "./badge.js";
import { at, h, keep, recall } from "./dom.js";
import { OwnBoard } from "./ownboard.js";
import { t } from "./texts.js";

const form = /** @type {HTMLFormElement} */ (at("rh-new"));
const gameId = document.body.dataset.game ?? "";
const KINDS = ["me", "friend", "bot", "open"];

/** What was said about a seat, kept while the number of players changes. @type {{kind: string, name: string, bot: string}[]} */
const chairs = [];

/** @type {OwnBoard | null} */
let board = null;

/** @param {unknown} error */
function complain(error) {
  const place = at("rh-problem");
  place.textContent = error instanceof Refused ? error.message : t("error-0-title");
  place.hidden = false;
  place.scrollIntoView({ block: "nearest" });
}

/**
 * A group of radio buttons, each with an explanation.
 * @param {string} name
 * @param {string} legend
 * @param {{value: string, label: string, about: string}[]} choices
 * @param {string} chosen
 * @param {() => void} [changed]
 */
function radios(name, legend, choices, chosen, changed = () => {}) {
  return h("fieldset", { id: `rh-${name}`, class: "radios" }, h("legend", {}, legend),
    ...choices.map(choice => h("label", { class: choice.about ? "explained" : null },
      h("input", { type: "radio", name, value: choice.value, checked: choice.value === chosen, onchange: changed }),
      h("span", {}, h("strong", {}, choice.label), choice.about ? h("small", {}, choice.about) : null))));
}

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
  askNumber(game);
  ready();
}

/** How many play: a board of one's own may be for other numbers than the game's. @param {GameInfo} game */
function askNumber(game) {
  const { seats, default_seats } = board?.players ?? game;
  const before = count(game);
  for (let seat = chairs.length; seat < Math.max(...seats); seat++) {
    chairs.push({ kind: seat ? "bot" : "me", name: seat ? "" : recall("name") ?? "", bot: game.default_bot });
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
  const note = h("small", {});
  const more = () => {
    name.hidden = one.kind !== "me" && one.kind !== "friend";
    name.placeholder = t(one.kind === "me" ? "your-name" : "friends-name");
    bot.hidden = one.kind !== "bot";
    note.textContent = one.kind === "open" ? t("kind-open-about") : one.kind === "bot" ? bots.find(level => level.name === one.bot)?.about ?? "" : "";
    note.hidden = !note.textContent;
  };
  const kind = h("select", { "aria-label": number, onchange: () => { one.kind = kind.value; more(); } }, ...KINDS.map(value => h("option", { value, selected: value === one.kind }, t(`kind-${value}`))));
  more();
  return h("div", { class: "chair" }, badge(seat), kind, name, bot, note);
}

/** @param {GameInfo} game */
async function submit(game) {
  const data = new FormData(form);
  const taken = chairs.slice(0, count(game)).map(one => ({
    kind: one.kind,
    ...(one.name.trim() && (one.kind === "me" || one.kind === "friend") ? { name: one.name.trim() } : {}),
    ...(one.kind === "bot" ? { bot: one.bot } : {}),
  }));
  const me = taken.find(one => one.kind === "me")?.name;
  if (me) keep("name", me);
  const brought = board?.text;
  const { url } = await setUp(brought ? "/tables/brought" : "/tables", {
    ...(brought ? { board: brought } : {}),
    game: game.id,
    seats: taken.length,
    options: Object.fromEntries(game.options.filter(option => option.seats.includes(taken.length)).map(option => [option.name, data.get(`option-${option.name}`)])),
    chairs: taken,
    listed: data.get("listed") === "on",
  });
  location.assign(url);
}

try {
  /** @type {GameInfo[]} */
  const games = await ask("/games");
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
