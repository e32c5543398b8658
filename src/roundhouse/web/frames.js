/** Frames: what happened, move by move. From what is here and what is new comes the whole again. */
/** @import {AreaInfo, DrawingInfo, EditInfo, FrameInfo, OtherInfo, Reel, ReplayStep, TableState} from "./types.js" */

/** A layer is cut before every element that has an id. */
const PIECE = /(?=<[^<]* id=")/;

/**
 * A live layer after some edits.
 * @param {string} live
 * @param {EditInfo[]} edits
 */
export function patched(live, edits) {
  const pieces = live.split(PIECE);
  for (const { at, gone, put } of edits) pieces.splice(at, gone, ...put);
  return pieces.join("");
}

/**
 * The boards of a position by seat: the reader's own, and the others'.
 * @param {{drawing: DrawingInfo, others: OtherInfo[]}} shown
 * @param {number | null} seat
 * @returns {Map<number, DrawingInfo>}
 */
function boards(shown, seat) {
  return new Map([[seat ?? 0, shown.drawing], ...shown.others.map(one => /** @type {const} */ ([one.seat, one.drawing]))]);
}

/**
 * The drawings of some boards after a frame.
 * @param {Map<number, DrawingInfo>} drawings
 * @param {FrameInfo} frame
 */
export function after(drawings, frame) {
  const now = new Map(drawings);
  for (const { seat, edits, notes, desc } of frame.boards) {
    const drawing = now.get(seat);
    if (drawing) now.set(seat, { ...drawing, live: patched(drawing.live, edits), notes: notes ?? drawing.notes, desc });
  }
  return now;
}

/**
 * The areas around a board after a frame.
 * @param {AreaInfo[]} areas
 * @param {FrameInfo} frame
 */
export function beside(areas, frame) {
  return areas.map(area => frame.areas.find(now => now.name === area.name) ?? area);
}

/**
 * The whole state, from what is new since the one before.
 * @param {TableState} news
 * @param {TableState | null} before
 * @returns {TableState | null} null: it does not go on from there
 */
export function whole(news, before) {
  if (news.since === null) return news;
  if (!before || before.number !== news.since || before.seat !== news.seat) return null;
  const led = news.frames.reduce(after, boards(before, before.seat));
  const drawn = (/** @type {number} */ seat, /** @type {DrawingInfo} */ drawing) => {
    const { live, notes } = led.get(seat) ?? drawing;
    return { ...drawing, live, notes };
  };
  const areas = news.frames.reduce(beside, before.areas);
  return {
    ...news,
    areas,
    drawing: drawn(news.seat ?? 0, news.drawing),
    others: news.others.map(one => ({ ...one, drawing: drawn(one.seat, one.drawing) })),
    log: [...before.log.slice(0, news.log_from), ...news.log],
  };
}

/**
 * Every step of a reel.
 * @param {Reel} reel
 * @param {number | null} seat whose eyes saw it
 * @returns {Map<number, ReplayStep>} by the number of moves
 */
export function steps(reel, seat) {
  let step = reel.start;
  const found = new Map([[step.at, step]]);
  const frames = new Map(reel.frames.map(frame => [frame.move, frame]));
  for (let at = step.at + 1; at <= reel.upto; at++) {
    const frame = frames.get(at);
    step = frame ? { ...following(step, frame, seat ?? 0), at } : { ...step, at };
    found.set(at, step);
  }
  return found;
}

/**
 * @param {ReplayStep} step
 * @param {FrameInfo} frame
 * @param {number} mine
 * @returns {ReplayStep}
 */
function following(step, frame, mine) {
  const now = after(boards(step, mine), frame);
  return {
    ...step,
    drawing: now.get(mine) ?? step.drawing,
    areas: beside(step.areas, frame),
    others: step.others.map(one => ({ ...one, drawing: now.get(one.seat) ?? one.drawing })),
    // What is shown only now stands where it happened.
    log: [...step.log, ...frame.lines].sort((one, other) => one.move - other.move),
    sheet: frame.sheet ?? step.sheet,
  };
}
