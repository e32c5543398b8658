// Others' moves, one after the other.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { Follow, dwell } from "../../src/roundhouse/web/follow.js";
import { joined } from "../../src/roundhouse/web/frames.js";
import { Table } from "../../src/roundhouse/web/table.js";

const line = (move, seat, text = `${seat} makes ${move}`) => ({ move, seat, text, where: [] });
const log = [line(0, null), line(1, 0), line(2, 1), line(3, 2), line(4, 1)];
const frame = move => ({
  move, seat: log[move].seat, back: false, lines: [log[move]], flights: [], areas: [],
  boards: [{ seat: 0, edits: [{ at: 0, gone: 1, put: [`<g id="m">${move}</g>`] }], changed: ["m"], gone: [], desc: "" }],
});
const drawing = moves => ({ key: "k", live: `<g id="m">${moves}</g>`, notes: "", desc: "" });
/** What seat 0 sees after so many moves, as news since some of them. */
const state = (moves, since = null) => ({
  number: moves, own_number: 1, moves, seat: 0, picks: [], seats: [], drawing: drawing(moves), areas: [], others: [], sheet: {},
  log: log.filter(one => one.move <= moves), since,
  frames: since === null ? [] : log.slice(since + 1, moves + 1).map(one => frame(one.move)),
});

let table, follow, pace, seen, moving, happened;
/** Let everything that waits for nothing but its turn go on. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
const pass = async time => {
  mock.timers.tick(time);
  await settle();
};
beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  pace = 1000;
  table = new Table("t", () => assert.fail("nothing is asked"), 0);
  follow = new Follow(table, () => pace);
  seen = [];
  moving = [];
  happened = [];
  table.on("changed", () => seen.push(Number(table.shown.drawing.live.replace(/\D/g, ""))));
  table.on("moving", shots => moving.push(...shots.map(shot => shot.move)));
  table.on("happened", (before, news) => happened.push([before.moves, news.moves]));
  table.take(state(0));
  seen.length = 0;
});

test("own move first, at a glance, then each of the others', then what is now", async () => {
  table.take(state(3, 0));
  assert.equal(table.current, false);
  assert.equal(seen.at(-1), 1);
  assert.equal(table.followed.shot.lines[0].text, "0 makes 1");
  await pass(400);
  assert.equal(seen.at(-1), 2);
  await pass(1000);
  assert.equal(seen.at(-1), 3);
  assert.deepEqual(happened, []);
  await pass(599);
  assert.equal(table.current, false);
  await pass(1);
  assert.equal(table.current, true);
  assert.equal(seen.at(-1), 3);
  assert.deepEqual(moving, [1, 2, 3]);
  assert.deepEqual(happened, [[0, 3]]);
});

test("what comes meanwhile is shown after it", async () => {
  table.take(state(2, 0));
  table.take(state(4, 2));
  for (const time of [400, 1000, 1000, 1000, 1000]) await pass(time);
  assert.deepEqual(moving, [1, 2, 3, 4]);
  assert.equal(table.current, true);
  assert.deepEqual(happened, [[0, 4]]);
});

test("skipped: what is now is shown, and nothing more comes", async () => {
  table.take(state(4, 0));
  follow.skip();
  assert.equal(seen.at(-1), 4);
  const count = seen.length;
  await pass(10000);
  assert.equal(seen.length, count);
  assert.deepEqual(happened, [[0, 4]]);
});

test("at once: nothing is followed", () => {
  pace = 0;
  table.take(state(4, 0));
  assert.deepEqual(seen, [4]);
  assert.deepEqual(happened, [[0, 4]]);
});

test("one's own move is shown at once, and its pieces move; moves taken back are not followed", () => {
  table.take(state(1, 0));
  assert.deepEqual([seen, moving], [[1], [1]]);
  table.take({ ...state(0), number: 2 });
  assert.equal(seen.at(-1), 0);
  assert.equal(table.current, true);
});

test("asked for before one's own move was answered: what is known is not shown again", async () => {
  table.take(state(1, 0));
  table.take(state(3, 0));
  assert.equal(follow.running, true);
  await pass(1000);
  assert.deepEqual(moving, [1, 2, 3]);
});

test("too far behind: what is now is shown", () => {
  table.take(state(2, 0));
  assert.equal(follow.running, true);
  table.take(state(4));
  assert.equal(follow.running, false);
  assert.equal(seen.at(-1), 4);
});

test("who has much to catch up with looks at each for less long", () => {
  assert.equal(dwell(1000, 1, 1), 1000);
  assert.equal(dwell(1000, 1, 0), 600);
  assert.equal(dwell(1000, 1, 2), 1000);
  assert.ok(dwell(1000, 1, 30) < 100);
  const all = Array.from({ length: 32 }, (_, waiting) => dwell(1000, 1, waiting)).reduce((sum, one) => sum + one);
  assert.ok(all < 10_000, String(all));
});

test("what has more to tell is looked at for longer, but not without end", () => {
  assert.equal(dwell(1000, 2, 1), 1350);
  assert.equal(dwell(1000, 50, 1), 2000);
});

const take = (move, seat) => ({
  move, seat, back: false, lines: [line(move, seat)], flights: [{ art: "", way: ["deck", "hand"], seat }], boards: [],
  areas: [{ name: "market", title: `after ${move}` }],
});

test("what somebody takes one after the other is one step; what another takes is another", () => {
  const [one, other] = joined([take(1, 1), take(2, 1), take(3, 2)]);
  assert.deepEqual(one.lines.map(told => told.text), ["1 makes 1", "1 makes 2"]);
  assert.equal(one.move, 2);
  assert.equal(one.flights.length, 2);
  assert.deepEqual(one.areas.map(area => area.title), ["after 2"]);
  assert.equal(other.move, 3);
  assert.equal(joined([take(1, 1), frame(2)]).length, 2);
});

test("who does without is looked at for less long, and a settlement is read as one thing", () => {
  const quiet = { ...frame(2), boards: [], lines: [line(2, 1), line(2, 0), line(2, 2), line(2, null)] };
  assert.equal(follow.time({ ...frame(2), lines: quiet.lines }), dwell(pace, 2, 0));
  assert.equal(follow.time(quiet), dwell(pace, 2, 0) / 2);
});

test("one looks to where something will happen before it happens, and not for what one has done", async () => {
  const looked = [];
  follow = new Follow(table = new Table("t", () => assert.fail("nothing is asked"), 0), () => pace, shot => looked.push(shot.move) && 200);
  seen = [];
  table.on("changed", () => seen.push(Number(table.shown.drawing.live.replace(/\D/g, ""))));
  table.take(state(0));
  table.take(state(2, 0));
  assert.equal(seen.at(-1), 1);
  await pass(400);
  assert.deepEqual([looked, seen.at(-1)], [[2], 1]);
  await pass(200);
  assert.equal(seen.at(-1), 2);
  // Where the first is somebody else's, all is as it was until then.
  await pass(600);
  table.take(state(3, 2));
  assert.deepEqual([looked, seen.at(-1), table.current], [[2, 3], 2, false]);
  follow.skip();
  await pass(200);
  assert.deepEqual([seen.at(-1), table.current], [3, true]);
});
