// Starts the web worker of bots as a file of the site. A game that is exported as one file has its
// script inside (`scripts/player.mjs`).

/** Starts `bot.worker.ts`. */
export function startBots(): Worker {
  return new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" });
}
