import { test } from "vitest";
import { checkAlone, checkVariants } from "../../support/check-rules.ts";

/** What the games of these tests are about. */
const things = `
game reef { de "Riff" en "reef" players 1..4 }
enum Hue { red blue }
player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
player counter fish[Hue] { de "der Fisch, die Fische" en "fish, fish" }
player mark ready: yes/no
player zone hand of 1..6
player zone bag of 1..6
counter tide { de "die Flut, die Fluten" en "tide, tides" }
mark now: Hue
zone pool of 1..6
track current of players 1..9
reason growth { de "Wuchs" en "growth" }
family Kelp
piece weed : Kelp { while in kelp { price plus 1 } }
player zone kelp of Kelp
value price = 2
ranking { most score }
`;

test("all decide at the same time about what is their own", () => {
  checkAlone(
    `
event dived
when dived { if your ready and tide > 2 { score your coral as growth } }
action dive {
  de "tauchen" en "dive"
  pick n from your hand
  needs your coral >= price
  pay price coral
  move n from your hand to your bag
}
flow {
  each player at once {
    for each hue in Hue { set (your fish)[hue] to tide + seat }
    repeat until your ready {
      may choose dive
      announce dived
      set your ready to yes
    }
    if some p in players where size of kelp of p > 2 { gain 1 coral }
  }
  set tide to tide + 1
  each player { draw from pool to your hand }
}
`,
    things,
  );
});

test("what all share is settled afterwards", () => {
  checkAlone(
    `
flow {
  each player at once {
    gain 1 tide
 // ^^^^^^^^^^^ at-once-shared: All decide at the same time here; \`tide\` belongs to all.
    for each now in Hue { gain 1 coral }
 // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ at-once-shared: All decide at the same time here; \`now\` belongs to all.
    move first from pool to your hand
 // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ at-once-shared: All decide at the same time here; \`pool\` belongs to all.
    move all from your hand to pool
 // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ at-once-shared: All decide at the same time here; \`pool\` belongs to all.
    move you on current by 1
 // ^^^^^^^^^^^^^^^^^^^^^^^^ at-once-shared: All decide at the same time here; \`current\` belongs to all.
  }
}
`,
    things,
  );
});

test("what happens beyond the limit of a counter is looked at, too", () => {
  checkAlone(
    `
player counter shells { de "die Muschel, die Muscheln" en "shell, shells" max 3 beyond { gain 1 tide pay 1 shells } }
                                                                                      // ^^^^^^^^^^^ at-once-shared: All decide at the same time here; \`tide\` belongs to all.
flow { each player at once { gain 5 shells } }
`,
    things,
  );
});

test("a place that is reached in many ways is reported once", () => {
  checkAlone(
    `
event dived
when dived { gain 1 tide }
          // ^^^^^^^^^^^ at-once-shared: All decide at the same time here; \`tide\` belongs to all.
to swim { announce dived }
action dive {
  de "tauchen" en "dive"
  gain 1 coral
  do swim
}
flow {
  each player at once { choose dive may choose free dive }
  each player at once { do swim }
  each player { do swim }
}
`,
    things,
  );
});

test("what others own is theirs", () => {
  checkAlone(
    `
to give(p: player) { set coral of p to 3 }
                  // ^^^^^^^^^^^^^^^^^^^ at-once-others: All decide at the same time here; this \`coral\` may be another player's.
flow { each player at once { for each p in players { do give(p) } } }
`,
    things,
  );
});

test("what others change meanwhile cannot be looked at", () => {
  checkAlone(
    `
value richest: yes/no = some p in players where coral of p > your coral
action dive {
  de "tauchen" en "dive"
  needs not richest
// (column 3, width 17) at-once-reads: All decide at the same time here; others change their \`coral\` meanwhile.
  pick p from players
  let far = coral of p
// (column 3, width 20) at-once-reads: All decide at the same time here; others change their \`coral\` meanwhile.
  pay 1 coral
  score far as growth
}
flow {
  each player at once {
    choose dive
    set (your fish)[red] to sum of (fish of p)[blue] for p in players
 // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ at-once-reads: All decide at the same time here; others change their \`fish\` meanwhile.
    if some p in players where score of p > 3 { set your ready to yes }
 // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ at-once-reads: All decide at the same time here; others change their \`score\` meanwhile.
    repeat until every p in players has ready of p { set your ready to yes }
 // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ at-once-reads: All decide at the same time here; others change their \`ready\` meanwhile.
  }
}
`,
    things,
  );
});

test("what is printed depends on whose board it is", () => {
  checkAlone(
    `
shape Bay squares 2 by 1 { hue: Hue }
board north of Bay { de "Nord" en "north" red blue }
board south of Bay { de "Süd" en "south" blue red }
player mark bay: board of Bay
player zone sea of Kelp on Bay by bay
flow {
  each player at once {
    for each p in players { if (sea of p)[a1] is filled { gain 1 coral } }
                         // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ at-once-reads: All decide at the same time here; others change their \`bay\` meanwhile.
    set your bay to south
  }
}
`,
    things,
  );
});

test("chance comes before or after", () => {
  checkAlone(
    `
flow {
  each player at once {
    let face = roll 1..6
 // ^^^^^^^^^^^^^^^^^^^^ at-once-chance: All decide at the same time here; the results of chance would depend on the order.
    let card = draw from your bag
 // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ at-once-chance: All decide at the same time here; the results of chance would depend on the order.
    draw 2 from your bag to your hand
 // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ at-once-chance: All decide at the same time here; the results of chance would depend on the order.
    roll 2 to your hand
 // ^^^^^^^^^^^^^^^^^^^ at-once-chance: All decide at the same time here; the results of chance would depend on the order.
  }
}
`,
    things,
  );
});

test("everybody decides for one player, and the game goes on", () => {
  checkAlone(
    `
flow {
  each player at once {
    each player { gain 1 coral }
 // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ at-once-players: All decide at the same time here; each only about what is their own.
    each player at once { gain 1 coral }
 // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ at-once-players: All decide at the same time here; each only about what is their own.
    end game
 // ^^^^^^^^ at-once-end: All decide at the same time here; the game cannot end before everybody is done.
  }
}
`,
    things,
  );
});

test("a report names the block, and variants are measured by the same rule", () => {
  checkVariants(
    `
player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
counter tide { de "die Flut, die Fluten" en "tide, tides" }
to grow { de "wachsen" en "grow" gain 1 coral }
flow { each player at once { do grow } }
    // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ all-decide: here all decide at the same time
variant flood of reef {
  de "Flut" en "flood"
  extend grow { gain 1 tide }
             // ^^^^^^^^^^^ at-once-shared: All decide at the same time here; \`tide\` belongs to all. (Settle it after the block.)
}
`,
    "flood",
  );
});
