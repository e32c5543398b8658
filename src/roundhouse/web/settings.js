/** What a person likes, kept in this browser. */

import { h, keep, recall } from "./dom.js";
import { open } from "./dialogs.js";
import { t } from "./texts.js";

/** @type {Record<string, string[]>} */
const CHOICES = { end: ["wait", "button", "once"], pace: ["calm", "quick", "once"], boards: ["mover", "mine", "both"], sounds: ["off", "on"], keys: ["on", "off"], call: ["off", "on"] };

/** @param {"end" | "pace" | "boards" | "sounds" | "keys" | "call"} name */
export function setting(name) {
  const kept = recall(name);
  return kept && CHOICES[name].includes(kept) ? kept : CHOICES[name][0];
}

export function showSettings() {
  const body = Object.entries(CHOICES).map(([name, choices]) =>
    h(
      "fieldset",
      { class: "radios" },
      h("legend", {}, t(`setting-${name}`)),
      ...choices.map(choice =>
        h(
          "label",
          {},
          h("input", {
            type: "radio",
            name,
            value: choice,
            checked: setting(/** @type {"end"} */ (name)) === choice,
            onchange: () => {
              keep(name, choice);
              if (name === "sounds" && choice === "on") tick();
              // The browser asks only those who have asked for it.
              if (name === "call" && choice === "on" && "Notification" in window) void Notification.requestPermission();
            },
          }),
          h("span", {}, t(`setting-${name}-${choice}`)),
        ),
      ),
    ),
  );
  const keys = ["U", "H", "W", "A", "R", "Esc", t("space"), "+ − 0"].map((key, place) =>
    h("li", {}, h("kbd", {}, key), " ", t(`key-${["undo", "hint", "why", "aid", "rules", "back", "skip", "zoom"][place]}`)),
  );
  open({ title: t("settings"), kind: "small", body: [...body, h("h3", {}, t("keys")), h("ul", { class: "keys" }, ...keys)] });
}

/** @type {AudioContext | undefined} */
let sound;

/** A small tick, like a pen on wood, if sounds are on. */
export function tick() {
  if (setting("sounds") !== "on") return;
  sound ??= new AudioContext();
  const start = sound.currentTime;
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(880, start);
  tone.frequency.exponentialRampToValueAtTime(330, start + 0.07);
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.09);
  tone.connect(volume).connect(sound.destination);
  tone.start(start);
  tone.stop(start + 0.1);
}
