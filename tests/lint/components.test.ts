import { test } from "vitest";
import { lintRules } from "../support/lint-reports.ts";

test("a zone of a family that gets no copies", () => {
  lintRules(`
enum Depth { shallow deep dark }
family Fish { depth: Depth }
zone pond[Depth] of Fish by depth { de "der Teich, die Teiche" en "pond, ponds" }
  // ^^^^ copies-gap: Other zones \`pond\` get copies, but nothing ever lies in that of \`deep\`, \`dark\`.
player zone net of Fish { de "das Netz, die Netze" en "net, nets" }
piece goby : Fish { de "die Grundel, die Grundeln" en "goby, gobies" depth is shallow copies 4 in pond[shallow] }
flow { for each depth in Depth { each player { move all from pond[depth] to your net } } }
`);
});

test("a zone that rules fill needs no copies", () => {
  lintRules(`
zone pond[1..3] of Fish { de "der Teich, die Teiche" en "pond, ponds" }
family Fish
piece goby : Fish { de "die Grundel, die Grundeln" en "goby, gobies" copies 4 in pond[1] }
flow { each player { draw 1 from pond[1] to pond[2] } }
ranking { most size of pond[3] }
`);
});

test("a board with more spaces of a colour than there are pieces for them", () => {
  lintRules(`
enum Hue { red "R" blue "B" }
family Coral { hue: Hue }
zone pool of Coral { de "das Becken, die Becken" en "pool, pools" }
piece fan : Coral { de "der Fächer, die Fächer" en "fan, fans" hue is red copies 4 in pool }
piece horn : Coral { de "das Horn, die Hörner" en "horn, horns" hue is blue copies 1 in pool }
shape Reef squares 3 by 2 { hue: Hue }
board lagoon of Reef { de "Lagune" en "lagoon"
   // ^^^^^^ board-outnumbers: \`lagoon\` has 2 spaces for \`blue\`, and the game only 1 piece of that sort.
  R B R
  B R R
}
board bay of Reef { de "Bucht" en "bay"
   // ^^^ board-outnumbers: \`bay\` has 5 spaces for \`red\`, and the game only 4 pieces of that sort.
  R R R
  R R B
}
option home of boards of Reef
player zone reef of Coral on Reef by home { de "das Riff, die Riffe" en "reef, reefs" }
action build {
  de "bauen" en "build"
  pick coral from pool, space from spaces of your reef
  needs sameHue: coral.hue is space.hue else de "{der coral} passt nicht auf Feld {space}." en "{the coral} does not fit space {space}."
  move coral from pool to your reef[space]
}
flow { each player { choose build } }
`);
});

test("colours of which the rules add pieces are not counted, all others are", () => {
  lintRules(`
enum Hue { red "R" blue "B" }
family Coral { hue: Hue }
zone pool of Coral { de "das Becken, die Becken" en "pool, pools" }
piece fan : Coral { de "der Fächer, die Fächer" en "fan, fans" hue is red copies 1 in pool }
piece horn : Coral { de "das Horn, die Hörner" en "horn, horns" hue is blue }
shape Reef squares 3 by 1 { hue: Hue }
board lagoon of Reef { de "Lagune" en "lagoon"
   // ^^^^^^ board-outnumbers: \`lagoon\` has 2 spaces for \`red\`, and the game only 1 piece of that sort.
  R B R
}
option home of boards of Reef
player zone reef of Coral on Reef by home { de "das Riff, die Riffe" en "reef, reefs" }
action build {
  de "bauen" en "build"
  pick coral from pool, space from spaces of your reef
  needs sameHue: coral.hue is space.hue else de "{der coral} passt nicht auf Feld {space}." en "{the coral} does not fit space {space}."
  move coral from pool to your reef[space]
}
flow { add horn to pool each player { choose build } }
`);
});
