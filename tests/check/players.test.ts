import { test } from "vitest";
import { checkRules } from "../support/check-rules.ts";

test("rules are carried out for a player", () => {
  checkRules(`
mark tide: 1..3
flow { for tide { } }
        // ^^^^ wrong-type: This is \`1..3\`, but \`player\` is expected here.
`);
});

test("next to a player sits a player", () => {
  checkRules(`
flow { for next player after 3 { } }
                          // ^ wrong-type: This is \`3\`, but \`player\` is expected here.
`);
});

test("what sits next to a player is no number", () => {
  checkRules(`
reason growth { de "Wachstum" en "growth" }
flow { each player { score previous player before you as growth } }
                        // ^^^^^^^^^^^^^^^^^^^^^^^^^^ wrong-type: This is \`player\`, but \`number\` is expected here.
`);
});
