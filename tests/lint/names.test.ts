import { test } from "vitest";
import { lintRules } from "../support/lint-reports.ts";

test("a parameter, a pick and a let that nothing speaks of", () => {
  lintRules(`
value double(n: 1..9, m: 1..9) = 2 * n
                   // ^ unused-name: \`m\` (parameter) is not used.
reason depth { de "Tiefe" en "depth" }
action dive(air: 1..9) {
         // ^^^ unused-name: \`air\` (parameter) is not used.
  de "tauchen" en "dive"
  pick fathoms from 1..6
    // ^^^^^^^ unused-name: \`fathoms\` (pick) is not used.
  let unit = 6
   // ^^^^ unused-name: \`unit\` (let) is not used.
  score 1 as depth
}
to rest(hours: 1..9) {
     // ^^^^^ unused-name: \`hours\` (parameter) is not used.
  de "ruhen" en "rest"
  let luck = roll 1..6
   // ^^^^ unused-name: \`luck\` (let) is not used.
  score 1 as depth
}
flow {
  each player {
    choose dive(double(1, 2))
    do rest(3)
  }
}
`);
});

test("holes of texts speak of names, events pass theirs on, and a draw takes something away", () => {
  lintRules(`
family Fish
zone pond of Fish { de "der Teich, die Teiche" en "pond, ponds" }
piece goby : Fish { de "die Grundel, die Grundeln" en "goby, gobies" copies 9 in pond }
reason depth { de "Tiefe" en "depth" }
event sank(fathoms: 1..6) { de "nach {fathoms} Faden" en "after {fathoms} fathoms" }
when sank { score 1 as depth }
action dive {
  de "tauchen" en "dive"
  says de "{fathoms} Faden" en "{fathoms} fathoms"
  pick fathoms from 1..6
  announce sank(1)
}
flow {
  let gone = draw from pond
  each player { choose dive }
}
`);
});
