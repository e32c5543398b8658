/** Times of clocks, reckoned and put into words. Knows no page. */

const MINUTE = 60, HOUR = 3600, DAY = 86400;

/**
 * The seconds that are left now; what stands has what it had.
 * @param {{until: number | null, left: number}} one
 * @param {number} now in seconds, by the server's clock
 */
export function remaining(one, now) {
  return Math.max(0, one.until === null ? one.left : one.until - now);
}

/** As a clock shows it: 9:05, 1:02:03. @param {number} seconds */
export function face(seconds) {
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / HOUR), Math.floor(whole / MINUTE) % 60, whole % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, place) => place ? String(part).padStart(2, "0") : String(part)).join(":");
}

/**
 * About how long, by its largest part: 3 d, 5 hr, 12 min.
 * @param {number} seconds
 * @param {string} lang
 */
export function about(seconds, lang) {
  const [unit, size] = seconds >= DAY ? ["day", DAY] : seconds >= HOUR ? ["hour", HOUR] : ["minute", MINUTE];
  return new Intl.NumberFormat(lang, { style: "unit", unit: String(unit), unitDisplay: "short" }).format(Math.floor(seconds / Number(size)));
}

/**
 * A moment, as one says it: with the day of the week if it is near, else with the date.
 * @param {number} moment in seconds
 * @param {number} now
 * @param {string} lang
 */
export function moment(moment, now, lang) {
  const then = new Date(moment * 1000);
  const today = then.toDateString() === new Date(now * 1000).toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const day = today ? {} : moment - now < 6 * DAY ? { weekday: "short" } : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(lang, { ...day, hour: "numeric", minute: "2-digit" }).format(then);
}
