// Putting together what is here and what is new.
import assert from "node:assert/strict";
import { test } from "node:test";

import { patched, steps, whole } from "../../src/roundhouse/web/frames.js";

const drawing = (live, notes = "") => ({ key: "k", live, notes, desc: "" });
const line = (text, move) => ({ text, move, where: [], seat: 0 });
const change = (seat, ...edits) => ({ seat, edits, changed: [], gone: [], desc: "now" });
const frame = (move, boards, lines = [], areas = []) => ({ move, seat: 0, back: false, lines, boards, areas });
const before = {
  number: 4,
  seat: 1,
  drawing: drawing('<g id="a">1</g><g id="b"/>', "notes"),
  others: [{ seat: 0, drawing: drawing("<g/>") }],
  areas: [{ name: "hand", title: "old" }, { name: "stock", title: "same" }],
  log: [line("one", 1), line("two", 2)],
};
const news = {
  ...before,
  number: 6,
  since: 4,
  drawing: drawing(""),
  others: [{ seat: 0, drawing: drawing("") }],
  areas: [],
  log: [line("three", 3)],
  log_from: 1,
  frames: [
    frame(3, [change(1, { at: 0, gone: 1, put: ['<g id="a">2</g>', '<g id="c"/>'] })]),
    frame(4, [change(0, { at: 0, gone: 1, put: ["<g>x</g>"] })], [], [{ name: "hand", title: "new" }]),
  ],
};

test("pieces begin before elements with an id", () => {
  assert.equal(patched('<g><g id="a"/>x<g id="b"/></g>', [{ at: 2, gone: 1, put: ['<g id="d"/></g>'] }]), '<g><g id="a"/>x<g id="d"/></g>');
  assert.equal(patched("", [{ at: 0, gone: 1, put: ["<g/>"] }]), "<g/>");
});

test("what is new leads to the whole", () => {
  const state = whole(news, before);
  assert.equal(state.drawing.live, '<g id="a">2</g><g id="c"/><g id="b"/>');
  assert.equal(state.drawing.notes, "notes");
  assert.equal(state.others[0].drawing.live, "<g>x</g>");
  assert.deepEqual(state.areas.map(area => area.title), ["new", "same"]);
  assert.deepEqual(state.log.map(one => one.text), ["one", "three"]);
});

test("it goes on from nothing else", () => {
  assert.equal(whole(news, null), null);
  assert.equal(whole(news, { ...before, number: 5 }), null);
  assert.equal(whole(news, { ...before, seat: null }), null);
  assert.deepEqual(whole({ ...news, since: null }, null), { ...news, since: null });
});

test("a reel has a step for every move, also for one that could not be seen", () => {
  const start = { at: 2, moves: 9, sheet: "before", ...before };
  const shown = { ...frame(4, [change(1, { at: 0, gone: 1, put: ["<g/>"] })], [line("hidden", 3), line("shown", 4)]), sheet: "after" };
  const found = steps({ start, upto: 4, frames: [shown] }, 1);
  assert.deepEqual([...found.keys()], [2, 3, 4]);
  assert.equal(found.get(3).drawing.live, before.drawing.live);
  assert.equal(found.get(4).drawing.live, '<g/><g id="b"/>');
  assert.deepEqual(found.get(4).log.map(one => one.text), ["one", "two", "hidden", "shown"]);
  assert.deepEqual([found.get(3).sheet, found.get(4).sheet], ["before", "after"]);
  assert.deepEqual([found.get(3).at, found.get(4).at], [3, 4]);
});
