/** Who gets what out of a choice: what is best for the mover comes first, and a gift to somebody else is asked about. */
/** @import {PickInfo} from "./types.js" */

/**
 * What somebody can choose, best for them first, and then what brings others least; what brings nobody anything keeps its
 * place behind it.
 * @param {PickInfo[]} level
 * @param {number | null} seat who chooses
 */
export function ranked(level, seat) {
  if (seat === null || !level.some(pick => pick.gains)) return level;
  const worth = (/** @type {PickInfo} */ pick) => {
    const mine = pick.gains?.[seat] ?? 0;
    return [mine, mine - (pick.gains ?? []).reduce((sum, gain) => sum + gain, 0)];
  };
  const paid = level.filter(pick => pick.gains).map(pick => ({ pick, worth: worth(pick) }));
  paid.sort((a, b) => b.worth[0] - a.worth[0] || b.worth[1] - a.worth[1]);
  return [...paid.map(({ pick }) => pick), ...level.filter(pick => !pick.gains)];
}

/**
 * Who else gains more by a move than whoever makes it, and how much; null: nobody does.
 * @param {PickInfo | undefined} pick
 * @param {number | null} seat
 * @returns {{seat: number, gain: number, mine: number} | null}
 */
export function rival(pick, seat) {
  if (!pick?.gains || seat === null) return null;
  const mine = pick.gains[seat] ?? 0;
  const gain = Math.max(...pick.gains);
  return gain > mine ? { seat: pick.gains.indexOf(gain), gain, mine } : null;
}
