import { test } from "vitest";
import { lintRules } from "../support/lint-reports.ts";

test("exceptions that change nothing, or are always overridden", () => {
  lintRules(`
value pull = 1
   // ^^^^ declared-here: declared here
   // ^^^^ declared-here: declared here
value price = 2
value depth = 3
family Fish { while in net { price is 5 overrides } }
                          // ^^^^^^^^^^^^^^^^^^^^ also-here: and here
zone pond of Fish { de "der Teich, die Teiche" en "pond, ponds" }
player zone net of Fish { de "das Netz, die Netze" en "net, nets" }
reason sum { de "Summe" en "sum" }
piece goby : Fish {
  de "die Grundel, die Grundeln" en "goby, gobies"
  copies 9 in pond
  while in net {
    pull is 1
 // ^^^^^^^^^ same-as-base: With this exception \`pull\` is what it is anyway.
    price is 3
 // ^^^^^^^^^^ always-overridden: Another exception to \`price\` always overrides this one.
    depth is 4 overrides
            // ^^^^^^^^^ overrides-nothing: There is no exception to \`depth\` that this one could override.
    pull plus 0
 // ^^^^^^^^^^^ same-as-base: With this exception \`pull\` is what it is anyway.
  }
}
flow { each player { draw pull from pond to your net score price + depth as sum } }
`);
});

test("exceptions that bring a value back to its base are something", () => {
  lintRules(`
value pull = 1
family Fish
zone pond of Fish { de "der Teich, die Teiche" en "pond, ponds" }
player zone net of Fish { de "das Netz, die Netze" en "net, nets" }
piece goby : Fish { de "die Grundel, die Grundeln" en "goby, gobies" copies 9 in pond while in net { pull is 3 } }
piece eel : Fish { de "der Aal, die Aale" en "eel, eels" copies 9 in pond while in net { pull is 1 overrides } }
flow { each player { draw pull from pond to your net } }
`);
});
