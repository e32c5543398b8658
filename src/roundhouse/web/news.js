/** What happens elsewhere: the line to the server tells of it, and the table asks what it was. */
/** @import {Chat} from "./chat.js" */
/** @import {Table} from "./table.js" */

import { at } from "./dom.js";
import { Line } from "./live.js";

/** @param {Table} table @param {Chat} chat */
export function listenToNews(table, chat) {
  const talk = () => void (table.open && chat.fetch());
  const line = new Line(table.id, {
    news: message => {
      if (message.type === "news") void table.refresh(message.number);
      else if (message.type === "seats") void table.refresh();
      else if (message.type === "online") table.present(message.seats);
      else if (message.type === "chat") talk();
    },
    up: again => {
      at("rh-line").hidden = true;
      if (!again) return;
      void table.refresh();
      talk();
    },
    down: () => {
      at("rh-line").hidden = false;
      table.present(null);
    },
  });
  table.on("mine", seats => line.open(seats));
}
