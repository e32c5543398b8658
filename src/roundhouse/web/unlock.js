/** Seats are taken over by a key. It stands behind the # of the address, and is sent only when somebody says so. */

import { Refused, tell } from "./api.js";
import { at } from "./dom.js";
import { t } from "./texts.js";

const table = document.body.dataset.table ?? "";

at("rh-unlock").addEventListener("click", async () => {
  try {
    await tell(`/tables/${table}/unlock`, { key: location.hash.slice(1) });
    location.replace(`/table/${table}`);
  } catch (error) {
    const place = at("rh-problem");
    place.textContent = error instanceof Refused ? error.message : t("error-0-title");
    place.hidden = false;
  }
});
