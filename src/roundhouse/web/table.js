/** The table: fetches what a seat sees and puts it on the page. Knows no game: see choosing.js for how one moves. */
/** @import {GameInfo, ReplayStep, SeatInfo, TableState} from "./types.js" */

import { Refused, ask, tell } from "./api.js";
import { Chat } from "./chat.js";
import { Choosing } from "./choosing.js";
import { confirm } from "./dialogs.js";
import { at, keep, recall, say } from "./dom.js";
import { Board, have } from "./drawing.js";
import { Guide } from "./guide.js";
import { HandOver } from "./handover.js";
import { Line } from "./live.js";
import { celebrate, showMoment } from "./moment.js";
import { Others } from "./others.js";
import { showLog, showScores, showSeats } from "./panels.js";
import { Replay } from "./replay.js";
import { showRules, withRule } from "./rulebook.js";
import { setting, showSettings, tick } from "./settings.js";
import { seen, welcome } from "./since.js";
import { Tabs } from "./tabs.js";
import { t } from "./texts.js";
import { STEP, Zoom } from "./zoom.js";

const id = document.body.dataset.table ?? "";
const desk = at("rh-desk");
const host = at("rh-board");

/** @type {TableState | null} */
let state = null;
/** The seat whose view is shown; null: a spectator's. @type {number | null} */
let shown = null;
/** Somebody wanted to stay with the seat shown although another one of this browser is to move. */
let stays = false;
/** What a replay shows instead. @type {ReplayStep | null} */
let past = null;
/** All games of the house, as soon as they are known: until then bots are called bots. @type {GameInfo[]} */
let games = [];
/** Lines of the log from here on are new since the last own move. */
let fresh = 0;
let visited = false;

const board = new Board(host);
const zoom = new Zoom(host, board);
const others = new Others(at("rh-others"));
const handOver = new HandOver();
const choosing = new Choosing(host, board, { table: id, state: () => state, past: () => past !== null, render, refresh, complain });
const replay = new Replay(at("rh-replay"), {
  table: id,
  seat: () => shown,
  shown: step => { past = step; render(); },
  closed: () => { past = null; render(); },
  failed: complain,
});
const chat = new Chat(at("rh-chat"), id, { seat: () => shown, failed: complain });
const guide = new Guide(at("rh-guide"), id, light);
const moment = {
  refresh,
  complain,
  play: (/** @type {string} */ move) => void choosing.play(move),
  replay: (/** @type {number} */ from, /** @type {boolean} */ running) => {
    replay.open(state?.moves ?? 0, from);
    replay.play(running);
  },
};

// -- what the table says ------------------------------------------------------------------------------------------

/** @type {Promise<void> | null} */
let fetching = null;
let again = false;

/** Fetch what this seat sees; one question at a time, and the last answer is always the newest. */
function refresh() {
  again = true;
  fetching ??= fetchAll().finally(() => (fetching = null));
  return fetching;
}

async function fetchAll() {
  while (again) {
    again = false;
    const seat = shown;
    try {
      /** @type {TableState} */
      const news = await ask(`/tables/${id}?have=${have()}${seat === null ? "" : `&seat=${seat}`}`);
      if (seat === shown) accept(news);
      else again = true;
      at("rh-problem").hidden = true;
    } catch (error) {
      if (!(error instanceof Refused && error.problem.status === 403 && seat !== null)) complain(error);
      else {
        shown = null; // the seat has gone to somebody else
        again = true;
      }
    }
  }
}

/** @param {TableState} news */
function accept(news) {
  const seats = own(news);
  line.open(seats.map(seat => seat.seat));
  const seat = whose(news);
  if (seat === "ask") {
    state = news;
    const acting = seats.filter(one => one.acting);
    hand(acting.length ? acting : seats);
  } else if (seat !== "stay" && seat !== shown) show(seat);
  else take(news);
}

/** @param {TableState} news */
function own(news) {
  return news.seats.filter(seat => seat.mine && seat.kind === "person");
}

/**
 * Which seat to show: the only one of this browser, or the one the screen was handed to.
 * @param {TableState} news
 * @returns {"stay" | "ask" | number | null}
 */
function whose(news) {
  const seats = own(news);
  if (!seats.length) return null;
  if (seats.length === 1) return seats[0].seat;
  const here = seats.find(seat => seat.seat === shown);
  if (news.over) return here ? "stay" : seats[0].seat;
  if (here && (here.acting || stays || !seats.some(seat => seat.acting))) return "stay";
  return "ask";
}

/** Take the news for the seat shown. @param {TableState} news */
function take(news) {
  const before = state?.seat === news.seat ? state : null;
  if (before && news.number < before.number) return; // an answer that was overtaken
  state = news;
  if (before?.number !== news.number) {
    const moved = before?.own_number !== news.own_number;
    if (moved) fresh = news.log.length;
    choosing.begin(news, moved);
  }
  handOver.close();
  if (desk.hidden) {
    desk.hidden = false;
    void chat.fetch();
    if (visited) at("rh-main").focus(); // the screen was handed over
  }
  if (!visited) welcome(news, from => moment.replay(from, false));
  visited = true;
  seen(news);
  render();
  if (before && before.number !== news.number) announce(before, news);
}

/** Show another seat's view. @param {number | null} seat */
function show(seat) {
  shown = seat;
  stays = false;
  state = null;
  choosing.begin(null, true);
  replay.close();
  chat.clear();
  if (seat !== null) keep(`seat-${id}`, String(seat), sessionStorage);
  chat.update();
  void chat.fetch();
  void refresh();
}

/** Nothing of the next person's view is fetched before they say that they are there. @param {SeatInfo[]} next */
function hand(next) {
  cover();
  const here = state?.seats.find(seat => seat.seat === shown);
  handOver.open(next, here, { take: show, stay: () => { stays = true; void refresh(); } });
}

/** Take what this seat sees out of the page. */
function cover() {
  desk.hidden = true;
  choosing.popover.hide();
  choosing.popover.menu.show([]);
  choosing.menu.show([]);
  board.clear();
  chat.clear();
  guide.show([], false);
  for (const part of ["rh-prompt", "rh-why", "rh-special", "rh-scores", "rh-log", "rh-plain", "rh-said"]) at(part).replaceChildren();
}

/** @param {TableState} before @param {TableState} news */
function announce(before, news) {
  const lines = news.log.slice(before.log.length).map(entry => entry.text);
  if (lines.length) tick();
  say([...lines, news.over ? news.sheet.verdict.join(" ") : news.prompt].join(" "));
  if (news.over && !before.over) celebrate(news, moment);
}

/** @param {unknown} error */
function complain(error) {
  const place = at("rh-problem");
  const said = error instanceof Refused ? withRule(id, error.message, error.problem.rule) : [t("error-0-title")];
  place.replaceChildren(...said);
  place.hidden = false;
  if (!(error instanceof Refused)) throw error;
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden || !state || desk.hidden) return;
  welcome(state, from => moment.replay(from, false));
  seen(state);
});

// -- showing ------------------------------------------------------------------------------------------------------

function render() {
  if (!state || desk.hidden) return;
  const now = past ?? state;
  const can = !past && state.picks.length > 0;
  document.title = `${state.picks.length ? "● " : ""}${state.title} · ${t("site")}`;
  document.body.classList.toggle("watching", shown === null);
  document.body.classList.toggle("over", state.over);
  at("rh-options").textContent = [...(state.brought.length ? [t("brought")] : []), ...state.options].join(" · ");
  board.show(now.drawing);
  showNotes(now.drawing.notes ? now.drawing.notes_title : "");
  document.body.classList.toggle("wide", board.width > board.height);
  host.style.setProperty("--ratio", String(board.width / board.height));
  zoom.apply();
  others.show(now.others, now.sheet);
  showScores(at("rh-scores"), now.sheet, shown, light);
  showLog(at("rh-log"), now.log, past ? now.log.length : fresh, light);
  showSeats(at("rh-seats"), state, games.find(one => one.id === state?.game), { give, take: takeBack, look });
  at("rh-plain").textContent = state.plain;
  guide.show(past ? [] : state.guide, can);
  const words = past ? t("replay-running") : state.over ? state.sheet.verdict.join(" ") : choosing.walk.last?.ask || state.prompt;
  at("rh-prompt").textContent = words;
  at("rh-now").classList.toggle("mine", can);
  at("rh-acts").hidden = shown === null || state.over;
  // A button that cannot be used stays reachable, so that it can say why.
  at("rh-undo").setAttribute("aria-disabled", String(Boolean(past) || !state.can_undo));
  at("rh-hint").setAttribute("aria-disabled", String(!can));
  at("rh-ask").setAttribute("aria-disabled", String(!can));
  chat.offer(past ? null : state);
  at("rh-special").hidden = past !== null;
  showMoment(at("rh-special"), state, choosing.hint, moment);
  choosing.show();
}

/**
 * Light places on the board of a seat.
 * @param {string[]} where
 * @param {number | null} seat
 */
function light(where, seat) {
  board.unmark("lit");
  if (!others.light(where, seat)) board.mark("lit", where);
}

/** More about the board, for those who ask for it. @param {string} title what it is; none: there is nothing more */
function showNotes(title) {
  const button = at("rh-notes");
  const on = recall("notes") === "on";
  button.hidden = !title;
  button.title = title;
  button.setAttribute("aria-label", title);
  button.setAttribute("aria-pressed", String(on));
  board.svg.classList.toggle("noted", on);
}

// What a thing on the board speaks of is lit while it is pointed at. Under a ghost that is what was there before it.
host.addEventListener("pointerover", event => {
  if (choosing.previews.haunting(event)) return;
  const about = event.target instanceof Element ? event.target.closest("[data-where]") : null;
  if (about) light(about.getAttribute("data-where")?.split(" ") ?? [], null);
});
host.addEventListener("pointerout", event => {
  if (choosing.previews.haunting(event)) return;
  const from = event.target instanceof Element ? event.target.closest("[data-where]") : null;
  if (from && !(event.relatedTarget instanceof Node && from.contains(event.relatedTarget))) light([], null);
});

// -- seats --------------------------------------------------------------------------------------------------------

/** @param {number} seat */
function look(seat) {
  if (state) hand(own(state).filter(one => one.seat === seat));
}

/** @param {number} seat */
async function give(seat) {
  const name = state?.seats.find(one => one.seat === seat)?.name ?? "";
  if (!await confirm({ title: t("give-to-bot"), text: t("give-about", { name }), yes: t("give-to-bot") })) return;
  await tell(`/tables/${id}/bot`, { seat }).catch(complain);
  await refresh();
}

/** @param {number} seat */
async function takeBack(seat) {
  await tell(`/tables/${id}/back`, { seat }).catch(complain);
  await refresh();
}

// -- buttons and keys ---------------------------------------------------------------------------------------------

const rules = () => void showRules(id);
at("rh-zoom-in").addEventListener("click", () => zoom.by(STEP));
at("rh-zoom-out").addEventListener("click", () => zoom.by(1 / STEP));
at("rh-zoom-fit").addEventListener("click", () => zoom.fit());
at("rh-notes").addEventListener("click", () => {
  keep("notes", recall("notes") === "on" ? "off" : "on");
  render();
});
at("rh-open-rules").addEventListener("click", rules);
at("rh-open-settings").addEventListener("click", showSettings);
new Tabs(at("rh-tabs"), panel => panel === "rh-chat" && chat.read());

addEventListener("keydown", event => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") {
    if (replay.on) replay.close();
    else choosing.back();
    return;
  }
  const typing = event.target instanceof Element && event.target.closest("input:not([type=range]), textarea, select");
  if (typing || setting("keys") === "off") return;
  /** @type {Record<string, () => unknown>} */
  const keys = { u: () => choosing.undo(), h: () => choosing.showHint(), w: () => choosing.asking(!choosing.cursor.on), r: rules };
  keys[event.key.toLowerCase()]?.();
});

// -- beginning ----------------------------------------------------------------------------------------------------

const line = new Line(id, {
  news: message => {
    if (message.type === "news" || message.type === "seats") void refresh();
    else if (message.type === "chat" && !desk.hidden) void chat.fetch();
  },
  up: reconnected => {
    at("rh-line").hidden = true;
    if (!reconnected) return;
    void refresh();
    if (!desk.hidden) void chat.fetch();
  },
  down: () => (at("rh-line").hidden = false),
});

const kept = recall(`seat-${id}`, sessionStorage);
if (kept !== null) shown = Number(kept);
chat.update();
await refresh();
games = await ask("/games").catch(() => []);
render();
