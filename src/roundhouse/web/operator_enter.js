/** The operator is let in by a link. Its key stands behind the # of the address, and is sent only when somebody says so. */

import { Refused, tell } from "./api.js";
import { at } from "./dom.js";
import { t } from "./texts.js";

at("rh-enter").addEventListener("click", async () => {
  try {
    await tell("/operator/enter", { key: location.hash.slice(1) });
    location.replace("/operator");
  } catch (error) {
    const place = at("rh-problem");
    place.textContent = error instanceof Refused ? error.message : t("error-0-title");
    place.hidden = false;
  }
});
