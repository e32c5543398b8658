/** When I sleep and am away: clocks do not count it, and nobody writes to me then. */
/** @import {HoursInfo} from "./types.js" */

import { ask, serverNow, tell } from "./api.js";
import { at, h } from "./dom.js";
import { attempt, complain } from "./problem.js";
import { moment } from "./times.js";
import { lang, t } from "./texts.js";

const DAY = 24 * 60;

/** Minutes of the day as a field for times knows them. @param {number} minutes */
function clockTime(minutes) {
  return [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, "0")).join(":");
}

/** @param {string} words */
function minutesOf(words) {
  const [hours, minutes] = words.split(":").map(Number);
  return (hours * 60 + minutes) % DAY;
}

/** @param {() => Promise<HoursInfo>} work */
function change(work) {
  return attempt(async () => {
    show(await work());
    at("rh-done").textContent = t("hours-saved");
  });
}

/** @param {HoursInfo} hours */
function show(hours) {
  const zones = [...new Set([Intl.DateTimeFormat().resolvedOptions().timeZone, hours.zone, ...Intl.supportedValuesOf?.("timeZone") ?? []])];
  const zone = h("select", {}, ...zones.map(name => h("option", { value: name, selected: name === hours.zone }, name.replaceAll("_", " "))));
  const from = h("input", { type: "time", value: clockTime(hours.night_from), required: true });
  const to = h("input", { type: "time", value: clockTime(hours.night_to), required: true });
  const days = h("input", { type: "number", min: 1, max: Math.max(1, hours.vacation_left), value: Math.min(7, Math.max(1, hours.vacation_left)) });
  const save = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    void change(() => tell("/hours", { zone: zone.value, night_from: minutesOf(from.value), night_to: minutesOf(to.value) }));
  };
  const leave = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    void change(() => tell("/hours/away", { days: Number(days.value) }));
  };
  at("rh-hours").replaceChildren(
    h("form", { class: "hours", onsubmit: save },
      h("label", {}, h("span", {}, t("zone")), zone),
      h("div", { class: "together" }, h("label", {}, h("span", {}, t("night-from")), from), h("label", {}, h("span", {}, t("night-to")), to)),
      h("p", {}, h("button", { class: "main" }, t("save")))),
    h("h2", {}, t("vacation")),
    hours.away_until
      ? h("p", {}, t("vacation-until", { when: moment(hours.away_until, serverNow(), lang) }), " ", h("button", { type: "button", onclick: () => void change(() => tell("/hours/away", { days: 0 })) }, t("vacation-back")))
      : h("form", { class: "hours", onsubmit: leave }, h("p", {}, t("vacation-about", { days: hours.vacation_left })), h("label", {}, h("span", {}, t("vacation-days")), days), h("p", {}, h("button", { disabled: hours.vacation_left < 1 }, t("vacation-go")))));
}

ask("/hours").then(show, complain);
