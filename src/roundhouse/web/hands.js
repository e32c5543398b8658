/** Pointing at the board, by mouse, pen or finger. */
/** @import {PickInfo} from "./types.js" */
/** @import {Board} from "./drawing.js" */
/** @import {Choices} from "./choices.js" */
/** @import {Hints} from "./hint.js" */
/** @import {Lights} from "./lights.js" */
/** @import {Previews} from "./previews.js" */
/** @import {Turn} from "./turn.js" */
/** @import {WhyNots} from "./why_not.js" */

export class Hands {
  /**
   * @param {HTMLElement} host
   * @param {HTMLElement[]} aside where areas around the board lie
   * @param {{board: Board, turn: Turn, choices: Choices, hints: Hints, lights: Lights, previews: Previews, whyNots: WhyNots}} parts
   */
  constructor(host, aside, { board, turn, choices, hints, lights, previews, whyNots }) {
    this.turn = turn;
    this.choices = choices;
    this.hints = hints;
    this.previews = previews;
    addEventListener("pointerdown", event => (turn.byTouch = event.pointerType === "touch"), { capture: true });
    addEventListener("keydown", () => (turn.byTouch = false), { capture: true });
    for (const place of [host, ...aside]) this.listen(place, { board, choices, lights, previews, whyNots });
  }

  /**
   * @param {HTMLElement} host
   * @param {{board: Board, choices: Choices, lights: Lights, previews: Previews, whyNots: WhyNots}} parts
   */
  listen(host, { board, choices, lights, previews, whyNots }) {
    const { turn } = this;
    // A piece that is being turned stays in its place wherever the pointer goes.
    const leave = () => (choices.turning.on ? choices.turning.resume() : previews.unpoint());
    host.addEventListener("click", event => {
      const id = previews.haunting(event) ?? this.meant(event, host);
      if (id) {
        previews.unpoint();
        whyNots.pointed(id);
      } else if (choices.beside) turn.back();
    });
    // Not pointerover: the board may change under a pointer at rest, and nobody has pointed at anything then.
    host.addEventListener("pointermove", event => {
      if (!this.hovers(event)) return;
      const pick = this.level(this.meant(event, host));
      if (pick && pick.id !== previews.pointed[0]) previews.point(pick);
      else if (!pick && board.haunted) leave();
    });
    host.addEventListener("pointerout", event => {
      if (this.hovers(event) && pickAt(event.relatedTarget) !== pickAt(event.target)) leave();
    });
    // What a thing on the board speaks of is lit while it is pointed at. Under a ghost that is what was there before it.
    host.addEventListener("pointerover", event => {
      const about = whereAt(event.target);
      if (about && !previews.haunting(event)) lights.light(about.getAttribute("data-where")?.split(" ") ?? [], null);
    });
    host.addEventListener("pointerout", event => {
      const from = whereAt(event.target);
      const inside = event.relatedTarget instanceof Node && from?.contains(event.relatedTarget);
      if (from && !inside && !previews.haunting(event)) lights.light([], null);
    });
  }

  /** What is pointed at. @param {MouseEvent} event @param {HTMLElement} host */
  meant(event, host) {
    const here = document.elementsFromPoint(event.clientX, event.clientY).filter(element => host.contains(element));
    return this.turn.meant([event.target, ...here].flatMap(element => pickAt(element) ?? []));
  }

  /** @param {string | undefined} id @returns {PickInfo | undefined} */
  level(id) {
    return this.turn.level.find(pick => pick.id === id);
  }

  /** Whether looking ahead disturbs nothing that is shown. @param {PointerEvent} event */
  hovers(event) {
    return event.pointerType !== "touch" && !this.choices.beside && !this.hints.shown && !this.previews.haunting(event);
  }
}

/** @param {EventTarget | null} target */
function pickAt(target) {
  const element = target instanceof Element ? target.closest("[data-pick]") : null;
  return element?.getAttribute("data-pick") ?? undefined;
}

/** @param {EventTarget | null} target */
function whereAt(target) {
  return target instanceof Element ? target.closest("[data-where]") : null;
}
