// The threads beside an author: one watches over what is written, others compile and play it. All
// of them are this file with the language in it, so that it is fetched once; what else a thread needs
// follows.

import "../thread/sandbox.ts";
import "../../dsl/index.ts";

/** What is said before the part is there that answers. */
const early: MessageEvent[] = [];
const keep = (message: MessageEvent) => void early.push(message);
addEventListener("message", keep);

// A thread has the name of its part.
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
