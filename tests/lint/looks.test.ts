import { test } from "vitest";
import { lintRules } from "../support/lint-reports.ts";

test("a look of something that there is not", () => {
  lintRules(`
player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
look coral { icon "coral" }
look corral { icon "coral" }
  // ^^^^^^ look-of-nothing: Nothing that could be drawn is called \`corral\`.
flow { each player { gain 1 coral } }
ranking { most your coral }
`);
});
