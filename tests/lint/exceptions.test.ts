import { test } from "vitest";
import { lintRules } from "../support/lint-reports.ts";

test("exceptions that change nothing", () => {
  lintRules(`
value pull = 1
   // ^^^^ declared-here: declared here
   // ^^^^ declared-here: declared here
value depth = 3
family Fish
zone pond of Fish { de "der Teich, die Teiche" en "pond, ponds" }
player zone net of Fish { de "das Netz, die Netze" en "net, nets" }
reason sum { de "Summe" en "sum" }
piece goby : Fish {
  de "die Grundel, die Grundeln" en "goby, gobies"
  copies 9 in pond
  while in net {
    pull is 1
 // ^^^^^^^^^ same-as-base: With this exception \`pull\` is what it is anyway.
    depth is 4
    pull plus 0
 // ^^^^^^^^^^^ same-as-base: With this exception \`pull\` is what it is anyway.
  }
}
flow { each player { draw pull from pond to your net score depth as sum } }
`);
});
