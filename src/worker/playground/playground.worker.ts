// Entry file of the playground's workers: one runs the language server, others compile and play.
// The language is imported here, so that its chunk is loaded once; each entry point follows.

import "../thread/sandbox.ts";
import "../../dsl/index.ts";

/** Messages that arrive before the entry point has been loaded. */
const early: MessageEvent[] = [];
const keep = (message: MessageEvent) => void early.push(message);
addEventListener("message", keep);

// The name of the worker selects its entry point.
const part =
  self.name === "language"
    ? import("../language-server/server-entry.ts")
    : import("./playground-entry.ts");
part.then(() => {
  removeEventListener("message", keep);
  for (const { data, ports } of early) {
    dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
  }
}, reportError);
