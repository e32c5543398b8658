// Others' moves, one after the other.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { Follow } from "../../src/roundhouse/web/follow.js";
import { Table } from "../../src/roundhouse/web/table.js";

const line = (move, seat, text = `${seat} makes ${move}`) => ({ move, seat, text, where: [] });
const log = [line(0, null), line(1, 0), line(2, 1), line(3, 2), line(4, 1)];
const state = moves => ({ number: moves, own_number: 1, moves, seat: 0, picks: [], seats: [], drawing: `now ${moves}`, others: [], sheet: {}, log: log.filter(one => one.move <= moves) });

let table, follow, pace, seen, happened;
/** Let everything that waits for nothing but its turn go on. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  pace = 1000;
  table = new Table("t", () => assert.fail("nothing is asked"), 0);
  follow = new Follow(table, move => Promise.resolve({ at: move, drawing: `step ${move}`, log: [] }), () => pace);
  seen = [];
  happened = [];
  table.on("changed", () => seen.push(table.shown.drawing));
  table.on("happened", (before, news) => happened.push([before.moves, news.moves]));
  table.take(state(0));
  seen.length = 0;
});

test("own move first, then each of the others', then what is now", async () => {
  table.take(state(3));
  assert.equal(table.current, false);
  await settle();
  assert.deepEqual(seen, ["now 0", "now 0", "step 1", "step 2"]);
  assert.deepEqual(happened, []);
  mock.timers.tick(1000);
  await settle();
  assert.equal(seen.at(-1), "step 3");
  mock.timers.tick(999);
  await settle();
  assert.equal(table.current, false);
  mock.timers.tick(1);
  await settle();
  assert.equal(seen.at(-1), "now 3");
  assert.equal(table.current, true);
  assert.deepEqual(happened, [[0, 3]]);
});

test("what comes meanwhile is shown after it", async () => {
  table.take(state(2));
  await settle();
  table.take(state(4));
  for (let move = 0; move < 3; move++) {
    mock.timers.tick(1000);
    await settle();
  }
  assert.ok(["step 2", "step 3", "step 4", "now 4"].every(one => seen.includes(one)), String(seen));
  assert.deepEqual(happened, [[0, 4]]);
});

test("skipped: what is now is shown, and nothing more comes", async () => {
  table.take(state(4));
  await settle();
  follow.skip();
  assert.equal(seen.at(-1), "now 4");
  const count = seen.length;
  mock.timers.tick(10000);
  await settle();
  assert.equal(seen.length, count);
  assert.deepEqual(happened, [[0, 4]]);
});

test("at once: nothing is followed", () => {
  pace = 0;
  table.take(state(4));
  assert.deepEqual(seen, ["now 4"]);
  assert.deepEqual(happened, [[0, 4]]);
});

test("one's own moves, and moves taken back, are not followed", () => {
  table.take(state(1));
  assert.equal(seen.at(-1), "now 1");
  table.take({ ...state(0), number: 2 });
  assert.equal(seen.at(-1), "now 0");
  assert.equal(table.current, true);
});

test("where a step cannot be had, what is now is shown", async () => {
  follow.look = () => Promise.reject(new Error("no"));
  table.take(state(4));
  await settle();
  assert.equal(seen.at(-1), "now 4");
  assert.equal(follow.running, false);
});
