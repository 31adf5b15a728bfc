import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("a text is in both languages", () => {
  checkRules(`
reason growth { en "growth" }
             // ^^^^^^^^^^^ missing-text: \`growth\` has no German text.
reason decay { de "Zerfall" }
            // ^^^^^^^^^^^^ missing-text: \`decay\` has no English text.
`);
});

test("a thing without any text lacks two", () => {
  checkRules(`
action dive { }
    // ^^^^ missing-text: \`dive\` has no German text.
    // ^^^^ missing-text: \`dive\` has no English text.
`);
});

test("a hole in a reason names what is known there", () => {
  checkRules(`
action dive {
  de "tauchen" en "dive"
  pick metres from 1..6
  needs shallow: metres < 4
    else de "{metres} Meter sind zu tief." en "{feet} feet are too deep."
                                             // ^^^^ unknown-name: Nothing here is called \`feet\`.
}
`);
});

test("a hole is a name, with fields at most", () => {
  checkRules(`
action dive {
  de "tauchen" en "dive"
  pick metres from 1..6
  needs shallow: metres < 4
    else de "{metres + 1} Meter sind zu tief." en "Too deep."
          // ^^^^^^^^^^^^ unknown-hole: \`{metres + 1}\` names nothing that is known here.
}
`);
});

test("what an action says names what is picked", () => {
  checkRules(`
action dive {
  de "tauchen" en "dive"
  says de "{metres} Meter tauchen" en "dive {depth} metres"
                                         // ^^^^^^^ unknown-hole: \`{depth}\` names nothing that is known here.
  pick metres from 1..6
}
`);
});

test("what a value says names itself and its parameters", () => {
  checkRules(`
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
value toll(depth: 1..3) = 2 {
  de "der Zoll" en "the toll"
  says de "in Tiefe {depth} kostet es {toll pearls}" en "at depth {height} it costs {toll}"
                                                     // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unknown-hole: \`{height}\` names nothing that is known here.
}
`);
});

test("what counts the things in a hole is a counter", () => {
  checkRules(`
event tide
action dive {
  de "tauchen" en "dive"
  pick metres from 1..6
  needs shallow: metres < 4
    else de "{metres tide} sind zu tief." en "Too deep."
                  // ^^^^ wrong-kind: \`tide\` is a \`event\`; expected here: counter.
}
`);
});

test("options, enums, shapes and fields have words in both languages, or none", () => {
  checkRules(`
option sea { de "die See" calm de "ruhig" en "calm" }
          // ^^^^^^^^^^^^ missing-text: \`sea\` has no English text.
enum Tide { en "tide" ebb }
         // ^^^^^^^^^ missing-text: \`Tide\` has no German text.
shape Reef squares 1 by 1 { de "der Grund" tide: Tide { en "tide" } }
                         // ^^^^^^^^^^^^^^ missing-text: \`Reef\` has no English text.
                                                     // ^^^^^^^^^ missing-text: \`tide\` has no German text.
family Fish { fins: 1..9 { de "die Flosse" } size: 1..2 }
                        // ^^^^^^^^^^^^^^^ missing-text: \`fins\` has no English text.
`);
});
