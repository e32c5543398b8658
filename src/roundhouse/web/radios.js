/** A group of radio buttons, each with an explanation. */

import { h } from "./dom.js";

/**
 * @param {string} name
 * @param {string} legend
 * @param {{value: string, label: string, about: string}[]} choices
 * @param {string} chosen
 * @param {() => void} [changed]
 */
export function radios(name, legend, choices, chosen, changed = () => {}) {
  return h("fieldset", { id: `rh-${name}`, class: "radios" }, h("legend", {}, legend),
    ...choices.map(choice => h("label", { class: choice.about ? "explained" : null },
      h("input", { type: "radio", name, value: choice.value, checked: choice.value === chosen, onchange: changed }),
      h("span", {}, h("strong", {}, choice.label), choice.about ? h("small", {}, choice.about) : null))));
}
