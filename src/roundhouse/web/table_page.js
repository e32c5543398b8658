/** The page of a table: its parts, each with one job. Knows no game. */

import { ask } from "./api.js";
import { Aim } from "./aim.js";
import { Areas } from "./areas.js";
import { Analysis } from "./analysis.js";
import { AsText } from "./as_text.js";
import { Calling } from "./calling.js";
import { Chat } from "./chat.js";
import { Clocks } from "./clocks.js";
import { Choices } from "./choices.js";
import { Counting } from "./counting.js";
import { at, keep, recall, say, still } from "./dom.js";
import { Board } from "./drawing.js";
import { Easel } from "./easel.js";
import { Explaining } from "./explaining.js";
import { Follow, PACES } from "./follow.js";
import { Gestures } from "./gestures.js";
import { Guide } from "./guide.js";
import { Hands } from "./hands.js";
import { HandOver } from "./handover.js";
import { Hints } from "./hint.js";
import { Hold } from "./hold.js";
import { HoldBar } from "./hold_bar.js";
import { listenToKeys } from "./keys.js";
import { Labels } from "./labels.js";
import { Lights } from "./lights.js";
import { fresh } from "./lines.js";
import { Log } from "./log.js";
import { Looks } from "./looks.js";
import { Moment } from "./moment.js";
import { Motion } from "./motion.js";
import { Moves } from "./moves.js";
import { Naming } from "./naming.js";
import { listenToNews } from "./news.js";
import { Now } from "./now.js";
import { Others } from "./others.js";
import { Previews } from "./previews.js";
import { Replay, linked } from "./replay.js";
import { Scores } from "./scores.js";
import { ASIDE, SMALL } from "./screen.js";
import { Seats } from "./seats.js";
import { setting, tick } from "./settings.js";
import { Sheet } from "./sheet.js";
import { Since } from "./since.js";
import { Spotlight } from "./spotlight.js";
import { Table } from "./table.js";
import { Tabs } from "./tabs.js";
import { Tips } from "./tips.js";
import { Ticker } from "./ticker.js";
import { tellTrouble } from "./trouble.js";
import { Turn } from "./turn.js";
import { WhyNots } from "./why_not.js";
import { Zoom } from "./zoom.js";

const id = document.body.dataset.table ?? "";
const kept = recall(`seat-${id}`, sessionStorage);
const looks = new Looks(id);
const table = new Table(id, (seat, heard) => looks.ask(seat, heard), kept === null ? null : Number(kept));
const host = at("rh-board");
const around = [host, at("rh-tray"), at("rh-players"), at("rh-charts")];
const board = new Board(host, "", () => ASIDE.matches);
ASIDE.addEventListener("change", () => table.update());
const turn = new Turn(table, pick => board.things(pick).length > 0);

const desk = at("rh-desk");
table.on("opened", again => {
  desk.hidden = false;
  if (again) at("rh-main").focus(); // the screen was handed over
});
table.on("covered", () => {
  desk.hidden = true;
  at("rh-said").replaceChildren();
});
table.on("seat", seat => seat !== null && keep(`seat-${id}`, String(seat), sessionStorage));
new AsText(table, at("rh-as-text"));
tellTrouble(table);

// What is shown is shown in this order: the board first, as others light places on it.
const zoom = new Zoom(host, board, still);
zoom.wide = () => SMALL.matches && innerHeight > innerWidth;
new Gestures(host, zoom);
new Labels(host, board, zoom);
new Easel(table, host, board, zoom);
board.around = new Areas(table);
const tips = new Tips(table, new Explaining(table));
const others = new Others(table, at("rh-others"), at("rh-second"));
const lights = new Lights(table, turn, board, others);
const previews = new Previews(table, turn, board);
new Now(table, turn);
new Calling(table);
new Clocks(table);
new Scores(table, lights);
const counting = new Counting(table, lights, () => (document.hidden ? 0 : PACES[setting("pace")]));
new Log(table, lights);
new Seats(table);
const choices = new Choices(table, turn, board, previews);
const sheets = [choices.panel, choices.popover.element];
new Ticker(table, lights, sheets);
host.addEventListener("zoom", () => choices.place());
const spotlight = new Spotlight(table, turn, board, zoom, () => SMALL.matches, sheets);
const hints = new Hints(table, turn, board, previews);
const whyNots = new WhyNots(table, turn, board, host, new Naming(table, turn), tips);
const hold = new Hold(() => setting("end"));
new HoldBar(hold, table);
const moves = new Moves(table, turn, previews, hold, looks);
const analysis = new Analysis(table);
const replay = new Replay(at("rh-replay"), table, () => PACES[setting("pace")], analysis, (where, seat) => lights.light(where, seat));
analysis.replay = replay;
const follow = new Follow(table, () => (document.hidden ? 0 : PACES[setting("pace")]), shot => spotlight.follow(shot));
// Whoever acts has seen enough.
for (const place of around) place.addEventListener("click", () => follow.skip());
const chat = new Chat(at("rh-chat"), table);
new Guide(at("rh-guide"), table, lights);
new HandOver(table);
new Moment(table, replay, counting, analysis);
new Since(table, replay);
new Motion(table, board, others);

new Aim(host, turn, zoom, { point: id => whyNots.pointed(id), which: picks => choices.which(picks) });
new Hands(host, around.slice(1), { board, turn, choices, hints, lights, previews, whyNots });
listenToKeys(table, { turn, moves, hold, hints, whyNots, replay, zoom, follow, counting });
new Sheet(table, new Tabs(at("rh-tabs"), panel => panel === "rh-chat" && chat.read()));

// What others did is heard, too: all of it at once, however long one looks at it.
table.on("position", (news, _, before) => {
  if (!before) return;
  const lines = fresh(before.log, news.log).map(line => line.text);
  say([...lines, news.over ? news.sheet.verdict.join(" ") : news.prompt].join(" "));
});
table.on("happened", (before, news) => news.log.length > before.log.length && tick());

table.on("position", (news, own) => own && !news.picks.length && document.dispatchEvent(new Event("rh-moved")));

listenToNews(table, chat);
await table.refresh();
const move = linked();
if (move !== null && table.state && table.open) replay.open(table.state.moves, Math.min(move, table.state.moves));
table.games = await ask("/games").catch(() => []);
table.update();
