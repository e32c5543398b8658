/** Who I am: a guest, who needs nothing; or somebody who keeps their seats, with keys, browsers and programs. */
/** @import {Arrived, BlockedInfo, CodesInfo, DeviceLink, KeyInfo, MeInfo, ProgramInfo, TokenInfo} from "./types.js" */

import { ask, tell } from "./api.js";
import { showCodes } from "./codes.js";
import { confirm, open } from "./dialogs.js";
import { at, h, keep, recall, say } from "./dom.js";
import { Left, make, possible, sign } from "./passkeys.js";
import { complain as complainOf } from "./problem.js";
import { handOut } from "./share.js";
import { lang, t } from "./texts.js";

const host = at("rh-me");

/** @param {unknown} error */
function complain(error) {
  complainOf(error, error instanceof Left ? t("passkey-left") : undefined);
}

/** Do something, and show what there is then. @param {() => Promise<unknown>} act */
async function attempt(act) {
  at("rh-problem").hidden = true;
  host.setAttribute("aria-busy", "true");
  try {
    await act();
    await refresh();
  } catch (error) {
    complain(error);
  }
  host.removeAttribute("aria-busy");
}

/** @param {number} moment */
function day(moment) {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(new Date(moment * 1000));
}

/** @param {string} words @param {() => Promise<unknown>} act @param {string} [kind] @param {string} [label] */
function button(words, act, kind = "", label = words) {
  return h("button", { type: "button", class: kind, "aria-label": label, onclick: () => void attempt(act) }, words);
}

/** @param {string} title @param {string} kind @param {...import("./dom.js").Child} children */
function card(title, kind, ...children) {
  return h("section", { class: `framed card ${kind}`, "aria-label": title }, h("h2", {}, title), ...children);
}

/**
 * A field and a button.
 * @param {{label: string, words: string, value?: string, kind?: string, name: string, complete?: string, most?: number}} what
 * @param {(value: string) => Promise<unknown>} act
 */
function form({ label, words, value = "", kind = "", name, complete = "off", most = 40 }, act) {
  const field = h("input", { type: "text", name, value, required: true, maxlength: most, autocomplete: complete });
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    void attempt(() => act(field.value.trim()));
  };
  return h("form", { onsubmit: send }, h("label", {}, h("span", {}, label), field), h("button", { class: kind }, words));
}

/** @param {Arrived} arrived */
async function arrived({ name, seats, left, codes }) {
  keep("name", name);
  if (codes.length) await showCodes(codes);
  say(t("arrived", { name, count: seats }));
  if (left) open({ title: t("arrived-left"), kind: "small", body: [h("p", {}, t("arrived-left-about", { count: left }))] });
}

// -- a guest ------------------------------------------------------------------------------------------------------

/** A link by mail, if the address is right. @param {string} mail */
function mailForm(mail) {
  return form({ label: t("mail"), words: t("mail-link"), name: "mail", value: mail, complete: "email", most: 254 }, async address => {
    const name = recall("name") ?? "";
    await tell("/me/mail", { mail: address, ...(name ? { name } : {}) });
    open({ title: t("mail-link"), kind: "small", body: [h("p", {}, t("mail-sent"))] });
  });
}

/** @param {boolean} mails whether the server sends any */
function guestCards(mails) {
  const way = possible()
    ? form({ label: t("your-name"), words: t("keep-seats"), value: recall("name") ?? "", kind: "main", name: "name", complete: "nickname" }, async name => arrived(await make(name)))
    : h("p", {}, h("strong", {}, t("passkey-impossible")));
  return [
    card(t("keep-seats"), "key", h("p", {}, t("guest-about")), h("p", {}, t("passkey-about")), way),
    card(t("have-account"), "",
      possible() ? h("p", { class: "actions" }, button(t("sign-in-key"), async () => arrived(await sign()), "main")) : null,
      h("details", { open: !possible() }, h("summary", {}, t("sign-in-code")),
        form({ label: t("code"), words: t("sign-in"), name: "code" }, async code => arrived(await tell("/me/recover", { code })))),
      mails ? h("div", {}, h("p", {}, t("mail-sign-in")), mailForm("")) : null,
      h("p", {}, h("small", {}, t("sign-in-device")))),
    mineCard(""),
  ];
}

// -- somebody -----------------------------------------------------------------------------------------------------

/** @param {KeyInfo[]} keys @param {(one: KeyInfo) => HTMLElement | null} act @param {string} used */
function list(keys, act, used) {
  return h("ul", { class: "mine-list" }, ...keys.map(one => h("li", {},
    h("span", { class: "what" }, h("strong", {}, one.label, one.here ? ` · ${t("this-browser")}` : ""), h("small", {}, t(used, { made: day(one.created), used: day(one.used) }))),
    act(one))));
}

/** @param {MeInfo} me */
function nameCard(me) {
  return card(t("your-name"), "key", h("p", {}, t("name-about")),
    form({ label: t("name-new"), words: t("rename"), value: me.name, name: "name", complete: "nickname" }, async name => {
      await tell("/me/name", { name });
      keep("name", name);
    }));
}

/** @param {MeInfo} me */
function keysCard(me) {
  const remove = (/** @type {KeyInfo} */ one) => button(t("remove"), async () => {
    if (await confirm({ title: t("remove"), text: t("remove-key-about", { name: one.label }), yes: t("remove") })) await tell("/me/passkeys/remove", { id: one.id });
  }, "small", `${t("remove")}: ${one.label}`);
  return card(t("passkeys"), "", h("p", {}, t("passkeys-about")), list(me.passkeys, remove, "made-used"),
    h("p", { class: "actions" }, possible() ? button(t("passkey-add"), async () => arrived(await make(me.name))) : t("passkey-impossible")),
    h("h3", {}, t("codes")), h("p", {}, t("codes-left", { count: me.codes })),
    h("p", { class: "actions" }, button(t("codes-new"), async () => {
      if (!await confirm({ title: t("codes-new"), text: t("codes-new-about"), yes: t("codes-new") })) return;
      /** @type {CodesInfo} */
      const { codes } = await tell("/me/codes");
      await showCodes(codes);
    })),
    me.mails || me.mail ? h("div", {}, h("h3", {}, t("mail")), h("p", {}, me.mail ? t("mail-mine", { mail: me.mail }) : t("mail-about")),
      me.mail ? h("p", { class: "actions" }, button(t("remove"), () => tell("/me/mail/remove"), "small", `${t("remove")}: ${t("mail")}`)) : mailForm("")) : null);
}

async function linkDevice() {
  /** @type {DeviceLink} */
  const { link, qr, minutes } = await tell("/me/device");
  open({ title: t("device-add"), kind: "small", body: [h("p", {}, t("device-about", { minutes })), h("div", { class: "share" }, ...handOut(link, `data:image/svg+xml,${encodeURIComponent(qr)}`))] });
}

/** @param {MeInfo} me */
function browsersCard(me) {
  const out = (/** @type {KeyInfo} */ one) => button(t("sign-out"), () => one.here ? tell("/me/sign-out") : tell("/me/browsers/remove", { id: one.id }), "small", `${t("sign-out")}: ${one.label}`);
  return card(t("browsers"), "", h("p", {}, t("browsers-about")), list(me.browsers, out, "made-seen"),
    h("p", { class: "actions" }, button(t("device-add"), linkDevice), button(t("sign-out-all"), async () => {
      if (await confirm({ title: t("sign-out-all"), text: t("sign-out-all-about"), yes: t("sign-out-all") })) await tell("/me/sign-out", { everywhere: true });
    })));
}

/** @param {MeInfo} me */
function programsCard(me) {
  const revoke = (/** @type {ProgramInfo} */ one) => button(t("revoke"), async () => {
    if (await confirm({ title: t("revoke"), text: t("revoke-about", { name: one.name }), yes: t("revoke") })) await tell("/me/programs/revoke", { id: one.id });
  }, "small", `${t("revoke")}: ${one.name}`);
  return card(t("programs"), "", h("p", {}, t("programs-about")),
    h("ul", { class: "mine-list" }, ...me.programs.map(one => h("li", {}, h("span", { class: "what" }, h("strong", {}, one.name), h("small", {}, t("made", { made: day(one.created) }))), revoke(one)))),
    form({ label: t("program-name"), words: t("program-new"), name: "program" }, async name => {
      /** @type {TokenInfo} */
      const { token } = await tell("/me/programs", { name });
      open({ title: t("program-token", { name }), kind: "small", body: [h("p", {}, t("program-token-about")), h("code", { class: "token" }, token)] });
    }));
}

/**
 * Whom one has blocked, or muted, and the way back.
 * @param {BlockedInfo[]} people
 * @param {"blocked" | "muted"} title
 * @param {"unblock" | "unmute"} undo
 * @param {string} about
 */
function shunnedCard(people, title, undo, about) {
  if (!people.length) return [];
  const back = (/** @type {BlockedInfo} */ one) => button(t(undo), () => tell(`/me/${undo}`, { id: one.id }), "small", `${t(undo)}: ${one.name}`);
  return [card(t(title), "", h("p", {}, t(about)),
    h("ul", { class: "mine-list" }, ...people.map(one => h("li", {}, h("span", { class: "what" }, h("strong", {}, one.name)), back(one)))))];
}

/** What can be taken along, and being forgotten; for guests, too. @param {string} name */
function mineCard(name) {
  const forget = async () => {
    const typed = h("input", { type: "text", "aria-label": t("name-again", { name }), autocomplete: "off" });
    const sure = await new Promise(resolve => {
      let answer = false;
      const dialog = open({
        title: t("forget-me"),
        kind: "small",
        body: [
          h("p", {}, t("forget-me-about")),
          name ? h("p", {}, h("label", {}, t("name-again", { name }), typed)) : "",
          h("p", { class: "actions" }, h("button", { type: "button", class: "danger", onclick: () => { answer = true; dialog.close(); } }, t("forget-me")), h("button", { type: "button", onclick: () => dialog.close() }, t("back"))),
        ],
        closed: () => resolve(answer),
      });
    });
    if (!sure) return;
    await tell("/me/forget", { name: typed.value });
    localStorage.removeItem("rh-name");
  };
  return card(t("what-is-mine"), "", h("p", {}, t("records-about")),
    h("p", { class: "actions" }, h("a", { class: "button", href: "/api/me/records", download: true }, t("records")),
      h("a", { class: "button plain", href: "/kept" }, t("kept")),
      button(t("forget-me"), forget, "danger")));
}

// -- the page -----------------------------------------------------------------------------------------------------

async function refresh() {
  /** @type {MeInfo} */
  const me = await ask("/me");
  /** @type {BlockedInfo[]} */
  const blocked = await ask("/me/blocked");
  const cards = me.kind === "member" ? [nameCard(me), keysCard(me), browsersCard(me), programsCard(me), mineCard(me.name)] : guestCards(me.mails);
  /** @type {BlockedInfo[]} */
  const muted = await ask("/me/muted");
  host.replaceChildren(...cards, ...shunnedCard(muted, "muted", "unmute", "mute-about"), ...shunnedCard(blocked, "blocked", "unblock", "block-about"));
  at("rh-me-name").textContent = me.name;
  host.removeAttribute("aria-busy");
}

refresh().catch(complain);
