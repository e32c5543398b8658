// Walking the tree of picks.
import assert from "node:assert/strict";
import { test } from "node:test";

import { inWords, Walk } from "../../src/roundhouse/web/walk.js";

const leaf = (id, move = id) => ({ id, label: id, move });
const node = (id, ...picks) => ({ id, label: id, ask: "?", picks });

/** Two dice; the first fits two cells, one of them in two turns; the second has one way only. */
const tree = () => [
  node("die-1", node("cell-a", leaf("turn-0", "1 a 0"), leaf("turn-1", "1 a 1")), leaf("cell-b", "1 b")),
  node("die-2", node("cell-c", leaf("turn-0", "2 c 0"))),
  leaf("pass"),
];

test("at the beginning everything can be picked and nothing is", () => {
  const walk = new Walk(tree());
  assert.deepEqual(walk.ids, []);
  assert.equal(walk.last, undefined);
  assert.equal(walk.move, undefined);
  assert.deepEqual(walk.level.map(pick => pick.id), ["die-1", "die-2", "pass"]);
});

test("a choice leads on, a leaf is a move", () => {
  const walk = new Walk(tree());
  walk.choose(walk.level[0]);
  assert.deepEqual(walk.level.map(pick => pick.id), ["cell-a", "cell-b"]);
  assert.equal(walk.move, undefined);
  walk.choose(walk.level[1]);
  assert.equal(walk.move, "1 b");
  assert.deepEqual(walk.level, []);
});

test("where only one thing can follow, it is picked along, and taken back along", () => {
  const walk = new Walk(tree());
  walk.choose(walk.level[1]);
  assert.deepEqual(walk.ids, ["die-2", "cell-c", "turn-0"]);
  assert.equal(walk.move, "2 c 0");
  walk.back();
  assert.deepEqual(walk.ids, []);
});

test("back goes one choice of a person's, and from nowhere nowhere", () => {
  const walk = new Walk(tree());
  walk.choose(walk.level[0]);
  walk.choose(walk.level[0]);
  walk.back();
  assert.deepEqual(walk.ids, ["die-1"]);
  walk.back();
  walk.back();
  assert.deepEqual(walk.ids, []);
});

test("a pick passed on the way can be exchanged for its neighbour", () => {
  const walk = new Walk(tree());
  walk.choose(walk.level[0]);
  walk.choose(walk.level[0]);
  assert.equal(walk.reach("cell-b"), true);
  assert.deepEqual(walk.ids, ["die-1", "cell-b"]);
  assert.equal(walk.reach("pass"), true);
  assert.deepEqual(walk.ids, ["pass"]);
});

test("what is nearest is reached: the same id may stand at several places", () => {
  const walk = new Walk([node("a", leaf("x", "deep"), leaf("y")), leaf("x", "shallow")]);
  walk.choose(walk.level[0]);
  walk.reach("x");
  assert.equal(walk.move, "deep");
});

test("what is nowhere on the way is not reached, and nothing changes", () => {
  const walk = new Walk(tree());
  walk.choose(walk.level[0]);
  assert.equal(walk.reach("cell-c"), false);
  assert.deepEqual(walk.ids, ["die-1"]);
});

test("pointing at the second thing first tells through which it can be picked", () => {
  const walk = new Walk(tree());
  assert.deepEqual(walk.through("cell-b").map(pick => pick.id), ["die-1"]);
  assert.deepEqual(walk.through("turn-0"), [], "it looks one step ahead only");
  assert.deepEqual(walk.through("nowhere"), []);
});

test("a way is gone again as far as it still exists, never onto a move", () => {
  const walk = new Walk(tree());
  walk.follow(["die-1", "cell-a", "turn-1"]);
  assert.deepEqual(walk.ids, ["die-1", "cell-a"]);
  const other = new Walk(tree());
  other.follow(["die-1", "cell-z", "turn-1"]);
  assert.deepEqual(other.ids, ["die-1"]);
});

test("no move is made by one click where its end has a place on the board", () => {
  const cubes = [node("cube-1", leaf("city-a", "1 a")), node("cube-2", node("city-b", leaf("turn-0", "2 b 0")))];
  const walk = new Walk(cubes, pick => pick.id.startsWith("city"));
  walk.choose(walk.level[0]);
  assert.equal(walk.move, undefined);
  assert.deepEqual(walk.level.map(pick => pick.id), ["city-a"]);
  walk.choose(walk.level[0]);
  assert.equal(walk.move, "1 a");
  // What is on the way and no end is picked along, and so is an end without a place.
  const other = new Walk(cubes, pick => pick.id.startsWith("city"));
  other.choose(other.level[1]);
  assert.equal(other.move, "2 b 0");
});

test("what was chosen is said in two lines: what it is about, and how; no promise that the end has made good", () => {
  assert.equal(inWords(["pass"]), "pass");
  assert.equal(inWords(["a cube (at best +3)", "to A: at best +3", "over B: +2"]), "a cube\nover B: +2");
  assert.equal(inWords([]), "");
});
