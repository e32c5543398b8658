// What is offered, and in which order.
import assert from "node:assert/strict";
import { test } from "node:test";

import { offer, start } from "../../src/roundhouse/web/offer.js";

const leaf = id => ({ id, label: id, move: id });
const shown = id => id.startsWith("hex");
const ids = picks => picks.map(pick => pick.id);

test("what ends a turn is the main thing once something was done", () => {
  const level = [leaf("hex-a"), leaf("done")];
  assert.equal(offer(level, shown, true, true).main.id, "done");
  assert.equal(offer(level, shown, true, false).main, null, "to build nothing is passing");
});

test("what does without is never the main thing beside anything else, whatever was done before", () => {
  const nothing = { ...leaf("done"), passes: true };
  assert.equal(offer([leaf("hex-a"), nothing], shown, true, true).main, null);
  assert.equal(offer([nothing], shown, true, true).main.id, "done");
});

test("what is left alone is the main thing", () => {
  assert.equal(offer([leaf("pass")], shown, true, false).main.id, "pass");
});

test("of several none is, nor inside a choice", () => {
  assert.equal(offer([leaf("yes"), leaf("no")], shown, true, true).main, null);
  assert.equal(offer([leaf("done")], shown, false, true).main, null);
});

test("numbers are set, not listed; what is no number stays", () => {
  const bids = ["bid-2", "bid-3", "bid-4", "bid-5"].map(leaf);
  const found = offer([...bids, leaf("drop")], shown, true, true);
  assert.deepEqual(ids(found.numbers), ids(bids));
  assert.deepEqual(ids(found.loose), ["drop"]);
  assert.equal(found.main, null, "the number is the main thing, never the pass");
});

test("a few numbers, numbers on the board and numbers inside a choice are listed", () => {
  assert.deepEqual(offer(["bid-2", "bid-3"].map(leaf), shown, true, true).numbers, []);
  const places = ["hex-1", "hex-2", "hex-3", "hex-4"].map(leaf);
  assert.deepEqual(offer(places, shown, true, true).numbers, []);
  assert.deepEqual(ids(offer(places, shown, true, true).placed), ids(places));
  assert.deepEqual(offer(["turn-0", "turn-1", "turn-2", "turn-3"].map(leaf), shown, false, true).numbers, []);
});

// -- where setting a number begins ---------------------------------------------------------------------------------
const items = [{ id: "none", passes: true }, { id: "one" }, { id: "two", usual: true }];

test("with what is usual, even if that is to do without", () => {
  assert.equal(start(items, undefined), 2);
  assert.equal(start([{ id: "none", passes: true, usual: true }, { id: "one" }], undefined), 0);
});

test("without anything usual it never begins with doing without", () => {
  assert.equal(start(items.slice(0, 2), undefined), 1);
  assert.equal(start(items.slice(0, 1), undefined), 0, "unless there is nothing else");
  assert.equal(start([], undefined), 0);
});

test("what somebody has set stays", () => {
  assert.equal(start(items, "one"), 1);
  assert.equal(start(items, "none"), 0);
});
