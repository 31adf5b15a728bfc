import { test } from "vitest";
import { lintRules } from "../support/lint-reports.ts";

test("a member that nothing ever has", () => {
  lintRules(`
enum Hue { red blue green }
                 // ^^^^^ never-occurs: Nothing is ever \`green\`, of the list \`Hue\`.
family Fish { hue: Hue }
zone pond of Fish { de "der Teich, die Teiche" en "pond, ponds" }
player zone net of Fish { de "das Netz, die Netze" en "net, nets" }
piece goby : Fish { de "die Grundel, die Grundeln" en "goby, gobies" hue is red copies 3 in pond }
piece tang : Fish { de "der Doktor, die Doktoren" en "tang, tangs" hue is blue copies 9 in pond }
flow { each player { draw 3 from pond to your net } }
ranking { most number of fish in your net where fish.hue is green }
`);
});

test("members that a loop, a die, a table or an option gives occur", () => {
  lintRules(`
enum Hue { red blue }
enum Tide { ebb flood }
enum Wind { calm strong }
enum Moon { dark bright }
die weather = calm, strong
mark wind: weather
table tideAt(hour: 1..2): Tide = ebb, flood
option moon of Moon
player counter coral[Hue]
reason depth { de "Tiefe" en "depth" }
flow {
  roll wind
  each player {
    for each hue in Hue { gain 1 coral[hue] }
    if wind is strong and moon is bright and tideAt(min(seat, 2)) is flood { score your coral[red] as depth }
  }
}
`);
});

test("a piece of which there is none", () => {
  lintRules(`
family Fish
zone pond of Fish { de "der Teich, die Teiche" en "pond, ponds" }
player zone net of Fish { de "das Netz, die Netze" en "net, nets" }
piece goby : Fish { de "die Grundel, die Grundeln" en "goby, gobies" copies 9 in pond }
piece tang(n: 1..3) : Fish { de "der Doktor {n}, die Doktoren {n}" en "tang {n}, tangs {n}" }
   // ^^^^ never-in-play: \`tang\` never comes into play: it has no copies, and no rule adds it.
piece eel : Fish { de "der Aal, die Aale" en "eel, eels" }
flow { each player { draw from pond to your net add eel to your net } }
ranking { most number of tang in your net }
`);
});
