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

test("a look of a condition, which figures name by it", () => {
  lintRules(`
player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
action gather {
  de "Korallen sammeln" en "gather corals"
  says de "eine Koralle sammeln" en "gather a coral"
  needs room: your coral < 3
    else de "Mehr als 3 Korallen hast du nicht Platz; du hast {your coral}."
         en "You have room for 3 corals; you have {your coral}."
  gain 1 coral
}
look room { failsDe "kein Platz" failsEn "no room" }
flow { each player { may choose gather } }
ranking { most your coral }
`);
});
