/** What one does about somebody who spoils the game: read nothing of theirs, meet them no more, or tell the operator. */

import { Refused, ask, tell } from "./api.js";
import { open } from "./dialogs.js";
import { h } from "./dom.js";
import { t } from "./texts.js";

/**
 * A window with what can be done.
 * @param {string} table
 * @param {string} name
 * @param {{seat: number} | {line: number}} whom who sits there; or who said this, as who only watches has no seat
 * @param {() => void} done something is other than before
 */
export function complainAbout(table, name, whom, done) {
  const trouble = h("p", { class: "notice", role: "alert", hidden: true });
  const words = h("textarea", { rows: 4, maxlength: 1000, required: true, "aria-label": t("report-words") });
  const attempt = async (/** @type {() => Promise<unknown>} */ act) => {
    try {
      await act();
      dialog.close();
      done();
    } catch (error) {
      trouble.textContent = error instanceof Refused ? error.message : t("error-0-title");
      trouble.hidden = false;
    }
  };
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    void attempt(() => tell(`/tables/${table}/report`, { ...whom, words: words.value }));
  };
  const profile = h("p", { hidden: true });
  const lead = (/** @type {number} */ seat) => ask(`/tables/${table}/who?seat=${seat}`).then(({ id }) => {
    if (!id) return;
    profile.append(h("a", { href: `/people/${id}` }, t("profile-of", { name })));
    profile.hidden = false;
  }, () => {}); // who only watches is told of nobody
  const muting = h("div", {});
  const offer = (/** @type {boolean} */ muted) => muting.replaceChildren(h("p", {}, t(muted ? "muted-about" : "mute-about")),
    h("p", { class: "actions" }, h("button", { type: "button", onclick: () => void attempt(() => tell(`/tables/${table}/mute`, { ...whom, mute: !muted })) }, t(muted ? "unmute" : "mute"))));
  if ("seat" in whom) {
    void lead(whom.seat);
    ask(`/tables/${table}/muted`).then(({ seats }) => offer(seats.includes(whom.seat)), () => offer(false));
  } else offer(false); // else nothing of theirs would be read
  const dialog = open({
    title: name,
    kind: "small",
    body: [
      trouble,
      profile,
      muting,
      h("p", {}, t("block-about")),
      h("p", { class: "actions" }, h("button", { type: "button", onclick: () => void attempt(() => tell(`/tables/${table}/block`, whom)) }, t("block"))),
      h("form", { class: "report", onsubmit: send }, h("p", {}, t("report-about")), words, h("p", { class: "actions" }, h("button", {}, t("report")))),
    ],
  });
}
