/** How I am told what happens while I look elsewhere: where, and what. */
/** @import {AddressInfo, TellInfo} from "./types.js" */

import { ask, tell } from "./api.js";
import { tellZone } from "./clocks.js";
import { at, h } from "./dom.js";
import { attempt, complain } from "./problem.js";
import { t } from "./texts.js";

const WISHES = /** @type {const} */ (["turn", "seat", "over", "chat"]);

/** @param {() => Promise<TellInfo | null>} work @param {string} [done] */
function change(work, done = t("hours-saved")) {
  at("rh-done").textContent = "";
  return attempt(async () => {
    const info = await work();
    if (info) show(info);
    at("rh-done").textContent = done;
  });
}

/** Whether this browser can be pushed to. */
function canPush() {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** What a browser subscribes with, as it wants it. @param {string} key */
function bytes(key) {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, letter => letter.charCodeAt(0));
}

/** @param {TellInfo} info */
async function subscribe(info) {
  if (await Notification.requestPermission() !== "granted") throw new Error("denied");
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(info.push_key) });
  return tell("/tell/addresses", { kind: "push", address: JSON.stringify(found) });
}

/** @param {AddressInfo} one */
function row(one) {
  const act = (/** @type {string} */ key, /** @type {() => void} */ doIt) => h("button", { type: "button", class: "small", "aria-label": `${t(key)}: ${one.label}`, onclick: doIt }, t(key));
  return h("li", {}, h("span", {}, `${t(`way-${one.kind}`)}: ${one.label}`, one.confirmed ? null : h("small", {}, ` ${t("tell-unconfirmed")}`)),
    h("span", { class: "acts" },
      one.confirmed ? act("tell-try", () => void change(() => tell(`/tell/addresses/${one.id}/try`), t("tell-sent"))) : null,
      act("tell-remove", () => void change(() => tell(`/tell/addresses/${one.id}/remove`)))));
}

/** @param {string} kind @param {string} type @param {string} hint */
function adder(kind, type, hint) {
  const field = h("input", { type, required: true, maxlength: 1000, placeholder: hint, "aria-label": t(`way-${kind}`), autocomplete: kind === "mail" ? "email" : "off" });
  const add = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    void change(() => tell("/tell/addresses", { kind, address: field.value }), t(kind === "mail" ? "tell-look" : "hours-saved"));
  };
  return h("form", { class: "together", onsubmit: add }, field, h("button", { class: "small" }, t(`add-${kind}`)));
}

/** @param {TellInfo} info */
function show(info) {
  const boxes = WISHES.map(what => h("input", { type: "checkbox", checked: info[what] }));
  const wish = () => void change(() => tell("/tell/wishes", Object.fromEntries(WISHES.map((what, place) => [what, boxes[place].checked]))));
  for (const box of boxes) box.addEventListener("change", wish);
  at("rh-tell").replaceChildren(
    h("ul", { class: "ways" }, ...info.addresses.map(row)),
    canPush() ? h("p", {}, h("button", { type: "button", class: "main", onclick: () => void change(() => subscribe(info)) }, t("add-push"))) : h("p", {}, h("small", {}, t("no-push"))),
    ...info.mail ? [adder("mail", "email", "name@example.org")] : [],
    h("details", {}, h("summary", {}, t("other-ways")), h("p", {}, t("apprise-about")), adder("apprise", "text", "ntfys://ntfy.sh/my-topic")),
    h("fieldset", { class: "wishes-told" }, h("legend", {}, t("tell-what")), ...WISHES.map((what, place) => h("label", { class: "check" }, boxes[place], h("span", {}, t(`tell-what-${what}`))))));
}

tellZone(); // nobody writes at night, which is where one lives
ask("/tell").then(show, complain);
