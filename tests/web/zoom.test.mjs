// Zooming and panning: what is seen, in numbers.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Gestures } from "../../src/roundhouse/web/gestures.js";
import { STEP, Zoom } from "../../src/roundhouse/web/zoom.js";

/** A board of 200 x 100 units, shown as 400 x 200 pixels. */
class Host extends EventTarget {
  classes = new Set();
  classList = { toggle: (name, on) => (on ? this.classes.add(name) : this.classes.delete(name)) };
}

class Svg {
  viewBox = [0, 0, 200, 100];
  setAttribute(name, value) {
    assert.equal(name, "viewBox");
    this.viewBox = value.split(" ").map(Number);
  }
  getBoundingClientRect() {
    return { width: 400, height: 200 };
  }
  getScreenCTM() {
    const [x, y, width] = this.viewBox;
    const scale = 400 / width;
    return { inverse: () => ({ scale, x, y }) };
  }
}

globalThis.DOMPoint = class {
  constructor(x, y) {
    Object.assign(this, { x, y });
  }
  matrixTransform({ scale, x, y }) {
    return { x: this.x / scale + x, y: this.y / scale + y };
  }
};

let host, board, zoom, hands;
beforeEach(() => {
  host = new Host();
  board = { width: 200, height: 100, svg: new Svg() };
  zoom = new Zoom(host, board);
  hands = new Gestures(host, zoom);
});

const near = (found, wanted) =>
  found.forEach((value, place) => assert.ok(Math.abs(value - wanted[place]) < 1e-6, `${found} is not ${wanted}`));
const event = (type, more = {}) =>
  Object.assign(new Event(type, { cancelable: true }), { clientX: 0, clientY: 0, pointerId: 1, ...more });
const send = (type, more) => {
  const sent = event(type, more);
  host.dispatchEvent(sent);
  return sent;
};

test("closer: less is seen, around the middle", () => {
  zoom.by(2);
  near(board.svg.viewBox, [50, 25, 100, 50]);
  assert.ok(host.classes.has("zoomed"));
});

test("never further than the whole, never closer than six times", () => {
  zoom.by(0.1);
  near(board.svg.viewBox, [0, 0, 200, 100]);
  assert.ok(!host.classes.has("zoomed"));
  zoom.by(1000);
  assert.equal(zoom.scale, 6);
});

test("the point under the pointer stays where it is", () => {
  const before = zoom.place(100, 50);
  zoom.by(2, before.x, before.y);
  const after = zoom.place(100, 50);
  near([after.x, after.y], [before.x, before.y]);
});

test("the view never leaves the board", () => {
  zoom.by(2, 0, 0);
  near(board.svg.viewBox, [0, 0, 100, 50]);
  zoom.pan(1000, 1000);
  near(board.svg.viewBox, [0, 0, 100, 50]);
  zoom.pan(-10000, -10000);
  near(board.svg.viewBox, [100, 50, 100, 50]);
});

test("a pan follows the finger: so many pixels, so much of the board", () => {
  zoom.by(2);
  zoom.pan(40, 20);
  near(board.svg.viewBox, [50 - 10, 25 - 5, 100, 50]);
});

test("fit shows everything again", () => {
  zoom.by(3, 0.1, 0.9);
  zoom.fit();
  near(board.svg.viewBox, [0, 0, 200, 100]);
});

test("whoever listens is told", () => {
  let told = 0;
  host.addEventListener("zoom", () => told++);
  zoom.by(2);
  zoom.fit();
  assert.equal(told, 2);
});

test("the wheel belongs to the page where there is nothing to zoom out of", () => {
  assert.equal(send("wheel", { deltaY: 100 }).defaultPrevented, false);
  assert.equal(zoom.scale, 1);
  assert.equal(send("wheel", { deltaY: -100 }).defaultPrevented, true);
  assert.ok(zoom.scale > 1);
  assert.equal(send("wheel", { deltaY: 100 }).defaultPrevented, true);
});

test("two fingers: twice as far apart is twice as close", () => {
  send("pointerdown", { pointerId: 1, clientX: 100, clientY: 100 });
  send("pointerdown", { pointerId: 2, clientX: 200, clientY: 100 });
  send("pointermove", { pointerId: 2, clientX: 300, clientY: 100 });
  assert.equal(zoom.scale, 2);
});

test("one finger pans only what is zoomed, and a drag is no click", () => {
  send("pointerdown", { clientX: 100, clientY: 100 });
  send("pointermove", { clientX: 150, clientY: 100 });
  near(board.svg.viewBox, [0, 0, 200, 100]);
  assert.equal(hands.dragged, false);
  send("pointerup");
  zoom.by(2);
  send("pointerdown", { clientX: 100, clientY: 100 });
  send("pointermove", { clientX: 104, clientY: 100 });
  assert.equal(hands.dragged, false, "a finger may slip a little");
  send("pointermove", { clientX: 140, clientY: 100 });
  assert.equal(hands.dragged, true);
  near(board.svg.viewBox, [50 - 9, 25, 100, 50]);
  send("pointerup");
  send("pointermove", { clientX: 300, clientY: 100 });
  near(board.svg.viewBox, [50 - 9, 25, 100, 50]);
  let stopped = false;
  host.dispatchEvent(Object.assign(event("click"), { stopPropagation: () => (stopped = true) }));
  assert.equal(stopped, true);
  assert.equal(hands.dragged, false, "the next click is one");
});

test("a window of another shape than its board: all of it in the middle, and nothing beyond it when one is closer", () => {
  board.svg.getBoundingClientRect = () => ({ width: 400, height: 400 });
  zoom.apply();
  near(board.svg.viewBox, [0, -50, 200, 200]);
  zoom.by(2, 0.5, 0);
  near(board.svg.viewBox, [50, 0, 100, 100]);
  zoom.pan(0, -1000);
  near(board.svg.viewBox, [50, 0, 100, 100]);
});

test("a high board may have the whole width at first, and is all seen further away", () => {
  board.svg.getBoundingClientRect = () => ({ width: 400, height: 100 });
  zoom.apply();
  near(board.svg.viewBox, [-100, 0, 400, 100]);
  zoom.wide = () => true;
  zoom.apply();
  near(board.svg.viewBox, [0, 25, 200, 50]);
  assert.ok(!host.classes.has("zoomed"));
  zoom.by(0.1);
  near(board.svg.viewBox, [-100, 0, 400, 100]);
  zoom.fit();
  near(board.svg.viewBox, [0, 25, 200, 50]);
});

test("what covers the foot of the window is looked past", () => {
  board.svg.getBoundingClientRect = () => ({ width: 400, height: 400 });
  zoom.covered = 100;
  zoom.apply();
  near(board.svg.viewBox, [0, -25, 200, 200]);
  assert.ok(zoom.sees({ x: 0, y: 0, width: 200, height: 100 }));
  zoom.covered = 260;
  assert.ok(!zoom.sees({ x: 0, y: 0, width: 200, height: 100 }));
});

test("a place is shown as close as it fits, and no closer than is wanted", () => {
  zoom.show({ x: 0, y: 0, width: 50, height: 50 });
  near(board.svg.viewBox, [0, 0, 100, 50]);
  zoom.show({ x: 90, y: 40, width: 20, height: 20 }, 2);
  near(board.svg.viewBox, [50, 25, 100, 50]);
});

test("two taps at one place come closer, two more go back; the second is no click", () => {
  globalThis.Element ??= class {};
  const tap = (timeStamp, clientX = 100, clientY = 50) => {
    send("pointerdown", { pointerType: "touch", clientX, clientY });
    const up = event("pointerup", { pointerType: "touch", clientX, clientY });
    Object.defineProperty(up, "timeStamp", { value: timeStamp });
    host.dispatchEvent(up);
  };
  tap(1000);
  assert.equal(hands.dragged, false);
  tap(1200);
  assert.equal(hands.dragged, true);
  assert.ok(zoom.scale > 2);
  tap(3000);
  tap(3900);
  assert.ok(zoom.scale > 2, "too slow");
  tap(4000, 300);
  assert.ok(zoom.scale > 2, "too far");
  tap(4100, 300);
  assert.equal(zoom.scale, 1);
});

test("keys: closer, further, the whole; arrows only when zoomed", () => {
  assert.equal(send("keydown", { key: "ArrowLeft" }).defaultPrevented, false);
  assert.equal(send("keydown", { key: "+" }).defaultPrevented, true);
  near([zoom.scale], [STEP]);
  send("keydown", { key: "+", ctrlKey: true });
  near([zoom.scale], [STEP]);
  const [before] = board.svg.viewBox;
  send("keydown", { key: "ArrowLeft" });
  assert.ok(board.svg.viewBox[0] < before);
  send("keydown", { key: "-" });
  near([zoom.scale], [1]);
  send("keydown", { key: "=" });
  send("keydown", { key: "0" });
  assert.equal(zoom.scale, 1);
  assert.equal(send("keydown", { key: "x" }).defaultPrevented, false);
});

test("a high board is seen whole on a phone, unless that were far too small: then it has the width", () => {
  zoom.wide = () => true;
  board.height = 130; // 260 pixels at full width, where there are 200
  zoom.apply();
  assert.equal(zoom.scale, 1);
  near([zoom.unit], [200 / 130]);
  board.height = 300;
  zoom.apply();
  near([zoom.unit], [2]);
  zoom.wide = () => false;
  zoom.apply();
  near([zoom.unit], [200 / 300]);
});
