/** Lines of the log. */
/** @import {LogLine} from "./types.js" */

/** @param {LogLine} line */
const key = line => `${line.move} ${line.text}`;

/**
 * The lines that were not told before. They need not be the last ones: what was done in secret stands where it happened.
 * @param {LogLine[]} before
 * @param {LogLine[]} now
 * @returns {LogLine[]}
 */
export function fresh(before, now) {
  const known = new Map();
  for (const line of before) known.set(key(line), (known.get(key(line)) ?? 0) + 1);
  return now.filter(line => {
    const left = known.get(key(line)) ?? 0;
    known.set(key(line), left - 1);
    return left <= 0;
  });
}
