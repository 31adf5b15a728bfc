import { test } from "vitest";
import { lintRules } from "../support/lint-reports.ts";

test("a value, a table and a reason that no rule uses", () => {
  lintRules(`
value price = 2
   // ^^^^^ never-used: No rule uses \`price\` (value).
table share(count: 2..4) = 8, 6, 5
   // ^^^^^ never-used: No rule uses \`share\` (table).
reason depth { de "Tiefe" en "depth" }
    // ^^^^^ never-used: No rule uses \`depth\` (reason).
`);
});

test("what is used elsewhere is fine: in copies, holes, limits and exceptions", () => {
  lintRules(`
table copiesOf(fins: 1..2) = 3, 2
value most = 5
value price = 2
player counter coral { de "die Koralle, die Korallen" en "coral, corals" max most }
family Fish { fins: 1..2 }
zone pond of Fish { de "der Teich, die Teiche" en "pond, ponds" }
player zone net of Fish { de "das Netz, die Netze" en "net, nets" }
piece fish(fins: 1..2) : Fish {
  de "der Fisch {fins}, die Fische {fins}" en "fish {fins}, fish {fins}"
  fins is fins
  copies copiesOf(fins) in pond
  while in net { price plus 1 }
}
action land {
  de "landen" en "land"
  needs enough: your coral > 1
    else de "Es kostet {price coral}." en "It costs {price coral}."
  draw from pond to your net
}
flow {
  each player {
    gain seat coral
    choose land
  }
}
ranking { most sum of fish.fins for fish in your net }
`);
});

test("a requirement, a cost, an enum, a family, a shape and an option that nothing mentions", () => {
  lintRules(`
requirement deepEnough { needs deep: seat > 1 else de "Zu flach." en "Too shallow." }
         // ^^^^^^^^^^ never-used: No rule uses \`deepEnough\` (requirement).
cost air { pay 1 coral }
  // ^^^ never-used: No rule uses \`air\` (cost).
enum Tide { ebb flood }
  // ^^^^ never-used: No rule uses \`Tide\` (enum).
family Fish
    // ^^^^ never-used: No rule uses \`Fish\` (family).
shape Reef squares 2 by 2
   // ^^^^ never-used: No rule uses \`Reef\` (shape).
option opening { rich de "reich" en "rich" poor de "arm" en "poor" }
    // ^^^^^^^ never-used: No rule uses \`opening\` (option).
player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
            // ^^^^^ never-read: \`coral\` (counter) changes, but no rule reads it.
flow { each player { gain 1 coral } }
`);
});

test("an example alone does not use a requirement", () => {
  lintRules(`
requirement deepEnough { needs deep: seat > 1 else de "Zu flach." en "Too shallow." }
         // ^^^^^^^^^^ never-used: No rule uses \`deepEnough\` (requirement).
reason depth { de "Tiefe" en "depth" }
action dive { de "tauchen" en "dive" score 1 as depth }
flow { each player { choose dive } }
example onePoint proves dive, deepEnough {
  de "Ein Punkt." en "One point."
  given { players Anna, Benno }
  when Anna dive
  then Anna scores 1
}
`);
});

test("counters and marks that are only changed, or only read, or neither", () => {
  lintRules(`
counter coral { de "die Koralle, die Korallen" en "coral, corals" }
     // ^^^^^ never-read: \`coral\` (counter) changes, but no rule reads it.
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
     // ^^^^^^ never-set: No rule changes the counter \`pearls\`; it is always 0.
mark tide: yes/no
  // ^^^^ never-set: No rule sets the mark \`tide\`; it is always what it is at first.
mark wind: 1..6 starts 3
mark moon: 1..8
  // ^^^^ never-used: No rule uses \`moon\` (mark).
reason depth { de "Tiefe" en "depth" }
flow {
  gain 1 coral
  each player { if pearls is 0 and tide { score wind as depth } }
}
`);
});

test("a loop reads its mark, and screens read what a look shows", () => {
  lintRules(`
mark round: 1..3
counter laid { de "die Karte, die Karten" en "card, cards" }
table share(count: 1..3) = 3, 2, 1
look share { crossedBy "laid" }
reason depth { de "Tiefe" en "depth" }
flow {
  for each round in 1..3 {
    gain 1 laid
    each player { score share(seat) as depth }
  }
}
`);
});

test("a track that is never read, and one that is never used", () => {
  lintRules(`
track season of players 0..9 { de "die Leiste, die Leisten" en "track, tracks" }
   // ^^^^^^ never-read: \`season\` (track) changes, but no rule reads it.
track tides of players 0..9 { de "die Leiste, die Leisten" en "track, tracks" }
   // ^^^^^ never-used: No rule uses \`tides\` (track).
flow { each player { move you on season by 1 } }
`);
});

test("zones and grids in which nothing ever lies; a box in which things end up is fine", () => {
  lintRules(`
family Fish
zone pond of Fish { de "der Teich, die Teiche" en "pond, ponds" }
zone box of Fish { de "die Schachtel, die Schachteln" en "box, boxes" }
zone basin of Fish { de "das Becken, die Becken" en "basin, basins" }
  // ^^^^^ never-used: No rule uses \`basin\` (zone).
shape Reef squares 2 by 2
player zone reef of Fish on Reef { de "das Riff, die Riffe" en "reef, reefs" }
         // ^^^^ never-filled: Rules ask about \`reef\`, but nothing ever lies there.
piece goby : Fish { de "die Grundel, die Grundeln" en "goby, gobies" copies 9 in pond }
flow { each player { draw from pond to box } }
ranking { most number of goby in your reef }
`);
});

test("fields that neither rules nor looks read", () => {
  lintRules(`
enum Hue { red blue }
family Fish {
  fins: 1..9
  hue: Hue
  weight: 1..9
// (column 3, width 6) unread-field: No rule and no look reads the field \`weight\` of \`Fish\`.
}
zone pond of Fish { de "der Teich, die Teiche" en "pond, ponds" }
player zone net of Fish { de "das Netz, die Netze" en "net, nets" }
piece goby : Fish { de "die Grundel, die Grundeln" en "goby, gobies" fins is 2 hue is red weight is 3 copies 3 in pond }
piece tang : Fish { de "der Doktor, die Doktoren" en "tang, tangs" fins is 4 hue is blue weight is 3 copies 3 in pond }
look goby { fillBy "hue" }
flow { each player { draw from pond to your net } }
ranking { most sum of fish.fins for fish in your net }
`);
});

test("a field whose values name families is read by readers", () => {
  lintRules(`
enum Home {
  sand de "der Sandfisch, die Sandfische" en "sand fish, sand fish"
  reef de "der Rifffisch, die Rifffische" en "reef fish, reef fish"
}
family Fish { home: Home }
family Sandy : Fish { home is sand }
family Rocky : Fish { home is reef }
zone pond of Fish { de "der Teich, die Teiche" en "pond, ponds" }
player zone net of Fish { de "das Netz, die Netze" en "net, nets" }
piece sole : Sandy { de "die Seezunge, die Seezungen" en "sole, soles" copies 3 in pond }
piece plaice : Sandy { de "die Scholle, die Schollen" en "plaice, plaices" copies 3 in pond }
piece tang : Rocky { de "der Doktor, die Doktoren" en "tang, tangs" copies 3 in pond }
flow { each player { draw from pond to your net } }
ranking { most number of Sandy in your net }
`);
});

test("a source that nothing cites; what a variant cites is cited", () => {
  lintRules(`
source rulebook { de "Anleitung" en "rulebook" }
source letters { de "Briefe" en "letters" }
source reviews { de "Kritiken" en "reviews" }
    // ^^^^^^^ never-used: Nothing cites the source \`reviews\`.
see rulebook 3
value price = 2
reason depth { de "Tiefe" en "depth" }
flow { each player { score price as depth } }
variant cheap of reef {
  de "billig" en "cheap"
  see letters
}
`);
});
