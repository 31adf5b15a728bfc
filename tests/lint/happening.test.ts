import { test } from "vitest";
import { lintRules } from "../support/lint-reports.ts";

test("an action, a procedure and an event that nothing leads to", () => {
  lintRules(`
reason depth { de "Tiefe" en "depth" }
action dive { de "tauchen" en "dive" score 1 as depth }
    // ^^^^ never-happens: Nobody is ever offered \`dive\`: no \`choose\` names the action.
to rest { de "ruhen" en "rest" score 1 as depth }
// ^^^^ never-happens: No \`do\` names \`rest\`: it is never carried out.
event flood { de "bei Flut" en "at high tide" }
   // ^^^^^ never-happens: No \`announce\` names the event \`flood\`: it never happens.
when flood { score 1 as depth }
`);
});

test("an event that nothing answers", () => {
  lintRules(`
event flood { de "bei Flut" en "at high tide" }
   // ^^^^^ never-answered: \`flood\` is announced, but there is no \`when flood\`.
flow { each player { announce flood } }
`);
});

test("lasting points answer the event at which they are counted", () => {
  lintRules(`
family Fish
zone pond of Fish { de "der Teich, die Teiche" en "pond, ponds" }
player zone net of Fish { de "das Netz, die Netze" en "net, nets" }
piece goby : Fish { de "die Grundel, die Grundeln" en "goby, gobies" copies 9 in pond while in net { worth 1 } }
event ends { de "am Ende" en "at the end" }
worth when ends
flow {
  each player { draw 2 from pond to your net announce ends }
}
`);
});

test("what is free of costs, done beyond a limit or chosen in a piece happens", () => {
  lintRules(`
family Fish
zone pond of Fish { de "der Teich, die Teiche" en "pond, ponds" }
player zone net of Fish { de "das Netz, die Netze" en "net, nets" }
player counter coral { de "die Koralle, die Korallen" en "coral, corals" max 3 beyond { do spill } }
to spill { de "verschütten" en "spill" set your coral to 3 }
event landed(fish: Fish) { de "wenn {fish} landet" en "when {fish} is landed" }
action rest { de "ruhen" en "rest" gain 1 coral }
piece goby : Fish {
  de "die Grundel, die Grundeln" en "goby, gobies"
  copies 9 in pond
  when landed { choose free rest }
}
flow {
  each player {
    move goby from pond to your net
    announce landed(goby)
  }
}
ranking { most your coral }
`);
});
