import { test } from "vitest";
import { lintRules } from "../support/lint-reports.ts";

test("a file in an older language, and one that uses its words without saying so", () => {
  lintRules(`
language 1
      // ^ older-language: This file is written in an older version of the language; the newest is 2.
flow {}
`);
  lintRules(`
track current of players 1..9 { de "die Strömung, die Strömungen" en "current, currents" }
flow { each player { advance you on current by place of you on current } }
                  // ^^^^^^^ older-language: This file is written in an older version of the language; the newest is 2.
`);
});

test("the newest language, and a file that needs none, are fine", () => {
  lintRules(`
language 2
flow {}
`);
  lintRules(`
flow {}
`);
});
