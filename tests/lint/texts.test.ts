import { test } from "vitest";
import { lintRules } from "../support/lint-reports.ts";

test("a long text that is the same in both languages; names and short ones are fine", () => {
  lintRules(`
reason depth { de "points for the deepest dive" en "points for the deepest dive" }
                                                // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ same-text: This text is the same in both languages.
               // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ also-here: and here
reason taxi { de "Taxi 12" en "Taxi 12" }
flow { each player { score 1 as depth score 1 as taxi } }
`);
});

test("a hole in one language, and a plural in one", () => {
  lintRules(`
player counter coral { de "die Koralle, die Korallen" en "coral" }
                                                      // ^^^^^^^ plural-missing: The English noun has one form only, the other language has two: \`pearl, pearls\`.
player counter sand { de "der Sand" en "sand" }
enum Hue { red de "rote Koralle" en "red coral, red corals" }
               // ^^^^^^^^^^^^^^ plural-missing: The German noun has one form only, the other language has two: \`die Perle, die Perlen\`.
action trade {
  de "tauschen" en "trade"
  says de "tauschen" en "trade {kind}"
       // ^^^^^^^^^^ hole-missing: The German text does not name \`{kind}\`.
  pick kind from Hue
  needs enough: your coral > 2
    else de "Es reichen {your coral} nicht: {kind}." en "That is not enough: {kind}."
                                                     // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hole-missing: The English text does not name \`{your coral}\`.
  pay 3 coral
}
flow { each player { gain seat coral gain 1 sand choose trade } }
ranking { most your sand }
`);
});
