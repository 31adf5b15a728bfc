import { test } from "vitest";
import { lintRules } from "../support/lint-reports.ts";

test("a look of something that there is not", () => {
  lintRules(`
player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
look coral { icon "coral" }
look corral { icon "coral" }
  // ^^^^^^ look-of-nothing: Nothing that could be drawn is called \`corral\`.
reason dives { de "Tauchgang" en "dive" }
look dives { fill "#336699" }
flow { each player { gain 1 coral score 1 as dives } }
ranking { most your coral }
`);
});
