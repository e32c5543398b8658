// A bot in JavaScript. It plays any game at random, and Ticket to Ride with an idea: whoever can claim a route does, and
// takes no tickets. What is said is told in docs/process-bots.md.
//
//     roundhouse arena ticket_to_ride_paris --bots "process:node examples/process_bot.mjs,random"

import { createInterface } from "node:readline";

const DULL = ["tickets"];
const GOOD = ["claim"];

let random = Math.random;

/** Numbers from 0 to 1 that follow from a seed, so that a match can be played again. */
function seeded(seed) {
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

/** The place for a better idea: `view` is what the seat may know, `moves` are all legal moves. */
function choose(view, moves) {
  const of = (kinds) => moves.filter((move) => kinds.includes(move.split(" ")[0]));
  const liked = [of(GOOD), moves.filter((move) => !of(DULL).includes(move)), moves].find((some) => some.length);
  return liked[Math.floor(random() * liked.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    random = seeded(message.seed);
    console.log(JSON.stringify({ type: "ready" }));
  } else if (message.type === "choose") {
    console.log(JSON.stringify({ move: choose(message.view, message.moves) }));
  }
}
