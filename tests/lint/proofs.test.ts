import { test } from "vitest";
import { lintRules } from "../support/lint-reports.ts";

test("a game without examples", () => {
  lintRules(`
game reef { de "Riff" en "reef" players 2 }
  // ^^^^ no-examples: \`reef\` has no examples.
reason depth { de "Tiefe" en "depth" }
flow { each player { score 1 as depth } }
`);
});

test("rules without an example, examples without a rule", () => {
  lintRules(`
game reef { de "Riff" en "reef" players 2 }
reason depth { de "Tiefe" en "depth" }
value fathom = 1
   // ^^^^^^ unproved: No example proves \`fathom\`.
table share(count: 2..2) = 1
   // ^^^^^ unproved: No example proves \`share\`.
requirement rested { needs awake: seat < 9 else de "Müde." en "Tired." }
         // ^^^^^^ unproved: No example proves \`rested\`.
action dive {
  de "tauchen" en "dive"
  needs deep: seat < 9 else de "Zu flach." en "Too shallow."
  needs rested
  score fathom * share(players) as depth
}
action rest { de "ruhen" en "rest" announce sank }
    // ^^^^ unproved: No example proves \`rest\`.
event sank { de "nach dem Ruhen" en "after a rest" }
when sank { do float }
  // ^^^^ unproved: No example proves \`sank\`.
to float { de "treiben" en "float" score 1 as depth }
// ^^^^^ unproved: No example proves \`float\`.
flow { each player { choose dive, rest } }
example start {
  de "Der Anfang." en "The start."
  given { players Anna, Benno }
  then Anna can dive
}
example onePoint after start proves deep {
  de "Ein Punkt." en "One point."
  when Anna dive
  then Anna scores 1
}
example again {
     // ^^^^^ proves-nothing: \`again\` does not say which rule it is an example of; \`proves\` would name it.
  de "Noch einmal." en "Once more."
  given { players Anna, Benno }
  then Anna can rest
}
`);
});

test("a piece is proved by its kinds and families, a family by its pieces", () => {
  lintRules(`
game reef { de "Riff" en "reef" players 2 }
value pull = 1
family Fish { while in net { pull plus 1 } }
family Eel : Fish { while in net { pull plus 2 } }
    // ^^^ unproved: No example proves \`Eel\`.
zone pond of Fish { de "der Teich, die Teiche" en "pond, ponds" }
player zone net of Fish { de "das Netz, die Netze" en "net, nets" }
piece goby(n: 1..2) : Fish { de "die Grundel {n}, die Grundeln {n}" en "goby {n}, gobies {n}" copies 3 in pond while in net { pull plus n } }
piece tang : Fish { de "der Doktor, die Doktoren" en "tang, tangs" copies 9 in pond }
piece eel : Eel { de "der Aal, die Aale" en "eel, eels" copies 9 in pond while in net { pull plus 3 } }
   // ^^^ unproved: No example proves \`eel\`.
action land { de "landen" en "land" draw pull from pond to your net }
flow { each player { choose land } }
example one proves land, pull, goby2 {
  de "Ein Fisch." en "One fish."
  given { players Anna, Benno Anna { net goby2 } }
  then Anna has pull is 4
}
`);
});

test("what a variant changes is proved by an example of its own", () => {
  lintRules(`
game reef { de "Riff" en "reef" players 2 }
value fathom = 1
reason depth { de "Tiefe" en "depth" }
action dive { de "tauchen" en "dive" score fathom as depth }
flow { each player { choose dive } }
example one proves dive, fathom {
  de "Ein Punkt." en "One point."
  given { players Anna, Benno }
  when Anna dive
  then Anna scores 1
}
variant deepSea of reef {
  de "Tiefsee" en "deep sea"
  change fathom from 1 to 2
      // ^^^^^^ variant-unproved: No example of \`deepSea\` proves its change to \`fathom\`.
  extend dive { score 1 as pearls }
  add reason pearls { de "Perlen" en "pearls" }
  add to rest { de "ruhen" en "rest" score 1 as pearls }
      // ^^^^ never-happens: No \`do\` names \`rest\`: it is never carried out.
      // ^^^^ unproved: No example proves \`rest\`.
  example three proves dive {
    de "Drei Punkte." en "Three points."
    given { players Anna, Benno }
    when Anna dive
    then Anna scores 3
  }
}
`);
});

test("how often a face comes up no example can show", () => {
  lintRules(`
game reef { de "Riff" en "reef" players 2 }
die weather = 1, 2, 3
mark today: weather
reason depth { de "Tiefe" en "depth" }
flow { roll today each player { score today as depth } }
example start proves flow {
  de "Der Anfang." en "The start."
  given { players Anna, Benno }
  then Anna has your score > 0
}
variant storm of reef {
  de "Sturm" en "storm"
  change weather to 1, 3, 3
}
`);
});
