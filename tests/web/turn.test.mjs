// A turn: pointing and choosing, on the way to a move.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Table } from "../../src/roundhouse/web/table.js";
import { Turn } from "../../src/roundhouse/web/turn.js";

const leaf = (id, move = id) => ({ id, label: id, move });
const node = (id, ...picks) => ({ id, label: id, ask: "?", picks });
const picks = () => [node("die-1", leaf("a", "1 a"), leaf("b", "1 b")), node("die-2", leaf("b", "2 b"), leaf("c", "2 c"))];
const state = (number, more = {}) => ({ number, own_number: 0, seat: 0, picks: picks(), seats: [], ...more });

let table, turn, told;
beforeEach(() => {
  table = new Table("t", () => assert.fail("nothing is asked"), 0);
  turn = new Turn(table, id => id.startsWith("city"));
  told = [];
  for (const event of ["stepped", "asked", "chosen", "impossible", "turned"]) turn.on(event, (...what) => told.push([event, ...what]));
  table.take(state(1));
  told.length = 0;
});
const ids = level => level.map(pick => pick.id);

test("a way to a move, by pointing", () => {
  turn.point("die-1");
  assert.deepEqual(ids(turn.level), ["a", "b"]);
  assert.equal(turn.onBoard, true);
  turn.point("b");
  assert.deepEqual(told.map(([event]) => event), ["stepped", "asked", "stepped", "chosen"]);
  assert.deepEqual(told.at(-1), ["chosen", "1 b", "die-1\nb"]);
});

test("the second thing first: where one pick leads there, both are picked", () => {
  turn.point("a");
  assert.deepEqual(told.at(-1), ["chosen", "1 a", "die-1\na"]);
});

test("the second thing first: where several lead there, they are asked for", () => {
  turn.point("b");
  assert.deepEqual(ids(turn.ways), ["die-1", "die-2"]);
  turn.choose(turn.ways[1]);
  assert.deepEqual(told.at(-1), ["chosen", "2 b", "die-2\nb"]);
});

test("what leads nowhere is told", () => {
  turn.point("z");
  assert.deepEqual(told, [["impossible", "z"]]);
});

test("back: first the question, then the choice, then there is nothing", () => {
  turn.point("die-1");
  assert.equal(turn.back(), true);
  assert.deepEqual(turn.walk.ids, []);
  turn.point("b");
  assert.equal(turn.back(), true);
  assert.equal(turn.through, null);
  assert.equal(turn.back(), false);
});

test("somebody else's move leaves a choice half made, an own one ends it", () => {
  turn.point("die-1");
  table.take(state(2));
  assert.deepEqual(turn.walk.ids, ["die-1"]);
  table.take(state(3, { own_number: 1 }));
  assert.deepEqual(turn.walk.ids, []);
});

test("while a move is on its way, and in a replay, nothing is chosen", () => {
  turn.busy = true;
  turn.point("die-1");
  assert.deepEqual(turn.walk.ids, []);
  turn.busy = false;
  table.lookBack({});
  turn.point("die-1");
  assert.deepEqual(turn.walk.ids, []);
  assert.deepEqual(turn.level, []);
  assert.equal(turn.seat, null);
});

test("the nearest meaning of a click: what can be picked now, whatever lies on it", () => {
  const cubes = [node("cube-1", leaf("city-a", "1 a"), leaf("city-b", "1 b")), node("cube-2", leaf("city-a", "2 a"))];
  table.take(state(2, { own_number: 1, picks: cubes }));
  assert.equal(turn.meant(["cube-2", "city-a"]), "cube-2");
  turn.point("cube-1");
  assert.equal(turn.meant(["cube-2", "city-a"]), "city-a", "a lit destination is never the cube on it");
  assert.equal(turn.meant(["cube-2", "city-c"]), "cube-2", "one may still change one's mind");
  assert.equal(turn.meant([]), undefined);
  turn.point(turn.meant(["cube-2", "city-a"]));
  assert.deepEqual(told.at(-1), ["chosen", "1 a", "cube-1\ncity-a"]);
});

test("another cube picked instead is not delivered by the same click", () => {
  const cubes = [node("cube-1", leaf("city-a", "1 a"), leaf("city-b", "1 b")), node("cube-2", leaf("city-a", "2 a"))];
  table.take(state(2, { own_number: 1, picks: cubes }));
  turn.point("cube-1");
  turn.point("cube-2");
  assert.deepEqual(turn.walk.ids, ["cube-2"]);
  assert.ok(!told.some(([event]) => event === "chosen"));
});

test("a move that brings somebody else more is asked about, once", () => {
  const gift = [{ ...leaf("city-a", "gift"), gains: [1, 2] }, { ...leaf("city-b", "fair"), gains: [2, 2] }];
  table.take(state(2, { own_number: 1, picks: gift }));
  turn.point("city-a");
  assert.equal(turn.doubt, true);
  assert.deepEqual(turn.rival, { seat: 1, gain: 2, mine: 1 });
  assert.ok(!told.some(([event]) => event === "chosen"));
  assert.equal(turn.back(), true);
  assert.equal(turn.doubt, false);
  assert.deepEqual(turn.walk.ids, []);
  turn.point("city-a");
  turn.sure();
  assert.deepEqual(told.at(-1), ["chosen", "gift", "city-a"]);
  turn.restart();
  turn.point("city-b");
  assert.deepEqual(told.at(-1), ["chosen", "fair", "city-b"]);
});

test("things are kept by ticking them", () => {
  const kept = (id, move) => ({ id, label: `back ${id}`, kept: id, move });
  table.take(state(2, { own_number: 1, picks: [kept("a", "back a"), kept("b", "back b"), leaf("keep", "all")] }));
  assert.deepEqual(ids(turn.keepable), ["a", "b"]);
  turn.keep();
  assert.ok(!told.some(([event]) => event === "chosen"), "nothing is ticked: that is too little");
  turn.point("a");
  turn.keep();
  assert.deepEqual(told.at(-1), ["chosen", "back b", "back b"]);
  turn.restart();
  assert.equal(turn.ticked.size, 0);
  for (const id of ["a", "b", "a", "a"]) turn.tick(id);
  turn.keep();
  assert.deepEqual(told.at(-1), ["chosen", "all", "keep"]);
});

test("a click on its place turns a piece, a click elsewhere moves it", () => {
  const lies = way => ({ id: `turn-${way}`, label: "", move: String(way), turned: true });
  const cells = ["city-a", "city-b"].map(id => node(id, lies(0), lies(1)));
  table.take(state(2, { own_number: 1, picks: [node("die", ...cells)] }));
  turn.point("die");
  turn.point("city-a");
  assert.deepEqual(ids(turn.turns), ["turn-0", "turn-1"]);
  turn.point("city-a");
  assert.deepEqual(told.at(-1), ["turned"]);
  turn.point("city-b");
  assert.deepEqual(turn.walk.ids, ["die", "city-b"]);
});
