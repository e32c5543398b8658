/** Frames: what happened, move by move. From what is here and what is new comes the whole again. */
/** @import {AreaInfo, BoardChange, DrawingInfo, EditInfo, FrameInfo, OtherInfo, Reel, ReplayStep, TableState} from "./types.js" */

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
  const there = new Map([...areas, ...frame.areas].map(area => [area.name, area]));
  return (frame.order ?? areas.map(area => area.name)).flatMap(name => there.get(name) ?? []);
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
 * @returns {Map<number, Step>} by the number of moves
 */
export function steps(reel, seat) {
  /** @type {Step} */
  let step = { ...reel.start, after: reel.start.at };
  const found = new Map([[step.at, step]]);
  const frames = new Map(reel.frames.map(frame => [frame.move, frame]));
  for (let at = step.at + 1; at <= reel.upto; at++) {
    const frame = frames.get(at);
    const after = step.shot ? step.at : step.after;
    step = frame ? { ...following(step, frame, seat ?? 0), shot: together(frame, seat ?? 0), after } : { ...step, at, shot: undefined, after };
    found.set(at, step);
  }
  return found;
}

/** A frame as a whole, in a replay. @param {FrameInfo} frame @param {number} mine @returns {Shot} */
function together(frame, mine) {
  const parts = shots(frame, mine);
  return parts.length > 1 ? frame : parts[0];
}

/**
 * A frame as it is shown: where everybody has a board, `look` is whose board is looked at; `time`, how long.
 * @typedef {FrameInfo & {look?: number, time?: number}} Shot
 */

/**
 * A step of a replay, and what has led to it: nothing where nothing could be seen. `after`: the step
 * before it of which something could be seen, as far as it is known.
 * @typedef {ReplayStep & {shot?: Shot, after: number}} Step
 */

/** Whether the owner of a board has done something there, and it is not just its name that looks otherwise. @param {BoardChange} change @param {FrameInfo} frame */
function drewOn({ seat, changed }, frame) {
  return frame.flights.some(flight => flight.seat === seat)
    || frame.lines.some(line => line.seat === seat && line.where.some(id => changed.includes(id)));
}

/**
 * A frame in which several have drawn at once, each on a board of their own: they are looked at one by one, and then at
 * the rest.
 * @param {FrameInfo} frame
 * @param {number} mine
 * @returns {Shot[]}
 */
export function shots(frame, mine) {
  const theirs = frame.boards.filter(change => change.seat !== mine && drewOn(change, frame));
  const looked = new Set(theirs.map(change => change.seat));
  if (looked.size < 2) return [{ ...frame, look: theirs[0]?.seat }];
  const own = (/** @type {number | null} */ seat) => seat !== null && looked.has(seat);
  const rest = {
    ...frame,
    look: mine,
    boards: frame.boards.filter(change => !own(change.seat)),
    lines: frame.lines.filter(line => !own(line.seat)),
    flights: frame.flights.filter(flight => !own(flight.seat)),
  };
  const parts = theirs.map(change => ({
    ...frame,
    look: change.seat,
    boards: [change],
    lines: frame.lines.filter(line => line.seat === change.seat),
    areas: [],
    order: undefined,
    flights: frame.flights.filter(flight => flight.seat === change.seat),
  }));
  return [...parts, rest];
}

/** Whether a frame leaves the boards as they are, as a card does that goes into a hand. @param {Shot} shot */
function handful({ boards, back, flights }) {
  return !back && flights.length > 0 && boards.every(board => !board.edits.length);
}

/**
 * What somebody takes with one hand after the other, such as two cards, is looked at as one thing.
 * @param {Shot[]} found
 * @returns {Shot[]}
 */
export function joined(found) {
  /** @type {Shot[]} */
  const all = [];
  for (const shot of found) {
    const before = all.at(-1);
    if (!before || before.seat !== shot.seat || !handful(before) || !handful(shot)) {
      all.push(shot);
      continue;
    }
    const newer = new Set(shot.areas.map(area => area.name));
    all[all.length - 1] = {
      ...shot,
      lines: [...before.lines, ...shot.lines],
      boards: [...before.boards, ...shot.boards],
      areas: [...before.areas.filter(area => !newer.has(area.name)), ...shot.areas],
      flights: [...before.flights, ...shot.flights],
      order: shot.order ?? before.order,
      sheet: shot.sheet ?? before.sheet,
    };
  }
  return all;
}

/**
 * What is to be seen after a frame.
 * @param {ReplayStep} step
 * @param {FrameInfo} frame
 * @param {number} mine
 * @returns {ReplayStep}
 */
export function following(step, frame, mine) {
  const now = after(boards(step, mine), frame);
  return {
    ...step,
    at: frame.move,
    drawing: now.get(mine) ?? step.drawing,
    areas: beside(step.areas, frame),
    others: step.others.map(one => ({ ...one, drawing: now.get(one.seat) ?? one.drawing })),
    // What is shown only now stands where it happened.
    log: [...step.log, ...frame.lines].sort((one, other) => one.move - other.move),
    sheet: frame.sheet ?? step.sheet,
  };
}
