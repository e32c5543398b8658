// The table: what is asked, which seat is shown, and what is told of it.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Table } from "../../src/roundhouse/web/table.js";

const chair = (seat, more = {}) => ({ seat, name: `P${seat}`, kind: "person", mine: false, acting: false, ...more });
const state = (number, more = {}) => ({
  id: "t", number, own_number: 0, seat: 0, over: false, picks: [], seats: [chair(0, { mine: true, acting: true })], ...more,
});

let table, asked, answers, told;
beforeEach(() => {
  asked = [];
  answers = [];
  told = [];
  table = new Table("t", seat => {
    asked.push(seat);
    return Promise.resolve().then(() => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    });
  }, 0);
  for (const event of ["seat", "position", "covered", "handed", "opened", "changed", "happened", "trouble", "answered"]) {
    table.on(event, (...what) => told.push([event, ...what]));
  }
});
const events = () => told.map(([event]) => event);

test("the first answer opens the table, the next tells what happened", async () => {
  answers.push(state(3), state(4, { own_number: 1 }));
  await table.refresh();
  assert.deepEqual(events(), ["position", "opened", "changed", "answered"]);
  told.length = 0;
  await table.refresh();
  assert.deepEqual(events(), ["position", "changed", "happened", "answered"]);
  assert.equal(told[0][2], true, "it was a move of the seat shown");
});

test("one question at a time, and one more for all who asked meanwhile", async () => {
  answers.push(state(1), state(2));
  await Promise.all([table.refresh(), table.refresh(), table.refresh()]);
  assert.equal(asked.length, 2);
  assert.equal(table.state.number, 2);
});

test("news that the answer knew already is not asked for", async () => {
  answers.push(state(3));
  await Promise.all([table.refresh(), table.refresh(3)]);
  assert.equal(asked.length, 1);
});

test("what is known is not asked for again", async () => {
  answers.push(state(5));
  await table.refresh(5);
  await table.refresh(5);
  await table.refresh(4);
  assert.equal(asked.length, 1);
  answers.push(state(6));
  await table.refresh(6);
  assert.equal(asked.length, 2);
});

test("an answer that was overtaken changes nothing", async () => {
  answers.push(state(5), state(4));
  await table.refresh();
  await table.refresh();
  assert.equal(table.state.number, 5);
});

test("nothing of a seat is shown before somebody says that they are there", async () => {
  const seats = [chair(0, { mine: true }), chair(1, { mine: true, acting: true })];
  answers.push(state(1, { seats }));
  await table.refresh();
  assert.deepEqual(events(), ["covered", "handed", "answered"]);
  assert.deepEqual(told[1][1].map(seat => seat.seat), [1]);
  table.update();
  assert.ok(!events().includes("changed"));
  answers.push(state(1, { seats, seat: 1 }));
  table.show(1);
  await table.fetching;
  assert.deepEqual(asked, [0, 1]);
  assert.ok(events().includes("changed"));
});

test("whoever wishes to stay with a seat does", async () => {
  const seats = [chair(0, { mine: true }), chair(1, { mine: true, acting: true })];
  answers.push(state(1, { seats }), state(1, { seats }));
  await table.refresh();
  table.stay();
  await table.fetching;
  assert.equal(table.seat, 0);
  assert.equal(table.open, true);
});

test("a spectator becomes a player with the only seat of the browser", async () => {
  table.seat = null;
  answers.push(state(1, { seat: null }), state(1));
  await table.refresh();
  assert.deepEqual(asked, [null, 0]);
  assert.equal(table.state.seat, 0);
});

test("a seat that has gone to somebody else is watched", async () => {
  const gone = Object.assign(new Error(), { problem: { status: 403 } });
  answers.push(gone, state(1, { seat: null, seats: [chair(0)] }));
  await table.refresh();
  assert.deepEqual(asked, [0, null]);
  assert.ok(!events().includes("trouble"));
});

test("other trouble is told, and not asked again", async () => {
  answers.push(new Error("no"));
  await table.refresh();
  assert.deepEqual(events(), ["trouble"]);
  assert.equal(asked.length, 1);
});

test("a replay is shown instead, and nobody can choose meanwhile", async () => {
  answers.push(state(1, { picks: [{ id: "a", label: "a", move: "a" }] }));
  await table.refresh();
  assert.equal(table.can, true);
  const step = { at: 0 };
  table.lookBack(step);
  assert.equal(table.shown, step);
  assert.equal(table.can, false);
  table.lookBack(null);
  assert.equal(table.shown, table.state);
});

test("who is there is known from the line, also when an answer was on its way for longer", async () => {
  const seats = () => [chair(0, { mine: true, online: true }), chair(1, { online: false }), chair(2, { kind: "bot", online: true })];
  const online = () => table.state.seats.map(one => one.online);
  answers.push(state(1, { seats: seats() }), state(2, { seats: seats() }), state(3, { seats: seats() }));
  await table.refresh();
  table.present([0, 1]);
  assert.deepEqual(online(), [true, true, true]);
  await table.refresh();
  assert.deepEqual(online(), [true, true, true]);
  table.present(null);
  await table.refresh();
  assert.deepEqual(online(), [true, false, true]);
});
