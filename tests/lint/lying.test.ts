import { test } from "vitest";
import { lintRules } from "../support/lint-reports.ts";

test("rules for a place to which no rule brings the piece", () => {
  lintRules(`
value pull = 1
family Fish { while in bowl { pull plus 1 } }
family Eel : Fish { while in pool { pull plus 1 } }
                          // ^^^^ never-lies: No rule ever brings \`Eel\` to \`pool\`.
zone pond of Fish { de "der Teich, die Teiche" en "pond, ponds" }
player zone net of Fish { de "das Netz, die Netze" en "net, nets" }
player zone bowl of Fish { de "die Schale, die Schalen" en "bowl, bowls" }
player zone pool of Fish { de "das Becken, die Becken" en "pool, pools" }
piece goby : Fish { de "die Grundel, die Grundeln" en "goby, gobies" copies 9 in pond }
piece eel : Eel { de "der Aal, die Aale" en "eel, eels" copies 9 in pond while in net { pull plus 1 } }
flow {
  each player {
    draw pull from pond to your net
    move all from your net to your bowl
    move all goby from your bowl to your pool
  }
}
`);
});

test("a piece that is nowhere is asked about once", () => {
  lintRules(`
value pull = 1
family Fish
zone pond of Fish { de "der Teich, die Teiche" en "pond, ponds" }
player zone net of Fish { de "das Netz, die Netze" en "net, nets" }
piece goby : Fish { de "die Grundel, die Grundeln" en "goby, gobies" copies 9 in pond }
piece eel : Fish { de "der Aal, die Aale" en "eel, eels" while in net { pull plus 1 } }
   // ^^^ never-in-play: \`eel\` never comes into play: it has no copies, and no rule adds it.
flow { each player { draw pull from pond to your net } }
`);
});
