// A decision that is held: until it stands it can be taken back.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { Hold, PATIENCE } from "../../src/roundhouse/web/hold.js";

let wish, hold;
beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  wish = "wait";
  hold = new Hold(() => wish);
});

test("it stands by itself after a while, and not before", async () => {
  const stands = hold.decide("a claim");
  assert.equal(hold.held, true);
  mock.timers.tick(PATIENCE - 1);
  assert.equal(hold.held, true);
  mock.timers.tick(1);
  assert.equal(hold.held, false);
  assert.equal(await stands, true);
});

test("it can be taken back until then, and then it does not come again", async () => {
  const stands = hold.decide("a claim");
  hold.end(false);
  mock.timers.tick(2 * PATIENCE);
  assert.equal(await stands, false);
  assert.equal(hold.held, false);
});

test("it can be made sooner", async () => {
  const stands = hold.decide("a claim");
  hold.end(true);
  assert.equal(await stands, true);
});

test("a second decision has a whole while of its own", async () => {
  void hold.decide("one");
  mock.timers.tick(PATIENCE - 1);
  hold.end(false);
  void hold.decide("another");
  mock.timers.tick(PATIENCE - 1);
  assert.equal(hold.held, true);
});

test("by button: it waits as long as one likes", () => {
  wish = "button";
  void hold.decide("a claim");
  mock.timers.tick(100 * PATIENCE);
  assert.equal(hold.held, true);
  assert.equal(hold.byItself, false);
});

test("at once: nothing is held", async () => {
  wish = "once";
  assert.equal(await hold.decide("a claim"), true);
  assert.equal(hold.held, false);
});

test("whoever listens is told when it begins and when it ends", () => {
  const told = [];
  hold.on("changed", () => told.push([hold.held, hold.words]));
  void hold.decide("a claim");
  hold.end(true);
  hold.end(true);
  assert.deepEqual(told, [[true, "a claim"], [false, "a claim"]]);
});
