import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("only counters and marks are set", () => {
  checkRules(`
zone pool of 1..6
flow { set pool to 3 }
        // ^^^^ not-settable: Only counters and marks can be set.
`);
});

test("a mark takes values of its type", () => {
  checkRules(`
mark tide: yes/no
flow { set tide to 3 }
                // ^ wrong-type: This is \`3\`, but \`yes/no\` is expected here.
`);
});

test("an unknown name cannot be set", () => {
  checkRules(`
mark tide: yes/no
flow { set tied to yes }
        // ^^^^ unknown-name: Nothing here is called \`tied\`.
`);
});

test("points are for something", () => {
  checkRules(`
flow { score 3 }
    // ^^^^^^^ missing-reason: The ledger must say what these points are for.
`);
});

test("points are for a reason that is declared", () => {
  checkRules(`
reason growth { de "Wachstum" en "growth" }
flow { score 3 as grwth }
               // ^^^^^ unknown-name: Nothing here is called \`grwth\`.
`);
});

test("a roll needs faces", () => {
  checkRules(`
family Fish
piece tang: Fish
zone pool of Fish
flow { roll 2 to pool }
              // ^^^^ roll-faces: Only a die and a range, such as \`1..6\`, have faces; \`pool\` is of neither.
`);
});

test("one result is rolled from a range", () => {
  checkRules(`
enum Coral { red blue }
flow { let face = roll Coral }
                    // ^^^^^ not-a-domain: \`Coral\` does not consist of things to go through one by one.
`);
});

test("things stay what they are when they move", () => {
  checkRules(`
enum Coral { red blue }
zone pool of Coral
zone tank of 1..6
flow {
  move all from pool to tank
                     // ^^^^ wrong-type: This is \`1..6\`, but \`Coral\` is expected here.
  move first from pool to tank
                       // ^^^^ wrong-type: This is \`1..6\`, but \`Coral\` is expected here.
  draw 2 from pool to tank
                   // ^^^^ wrong-type: This is \`1..6\`, but \`Coral\` is expected here.
}
`);
});

test("only players are advanced, and only on tracks", () => {
  checkRules(`
track current of players 1..7
zone pool of 1..6
flow {
  move 3 on current by 1
    // ^ wrong-type: This is \`3\`, but \`player\` is expected here.
  move seat on pool by 1
    // ^^^^ wrong-type: This is \`1..4\`, but \`player\` is expected here.
            // ^^^^ wrong-kind: \`pool\` is a \`zone\`; expected here: track.
}
`);
});

test("a mark that a loop sets is of the type that the loop goes through", () => {
  checkRules(`
mark tide: yes/no
flow { for each tide in 1..3 { } }
             // ^^^^ wrong-type: This is \`yes/no\`, but \`1..3\` is expected here.
`);
});

test("an action that is offered is declared", () => {
  checkRules(`
action dive { de "tauchen" en "dive" }
flow { choose divee }
           // ^^^^^ unknown-name: Nothing here is called \`divee\`.
`);
});

test("an action gets its arguments", () => {
  checkRules(`
action dive(depth: 1..6) { de "tauchen" en "dive" }
flow { choose dive }
           // ^^^^ argument-count: \`dive\` takes 1 argument, not 0.
`);
});

test("only zones are emptied", () => {
  checkRules(`
enum Coral { red blue }
shape Reef squares 3 by 1
zone reef of Coral on Reef
zone pool of Coral
flow {
  remove all from reef
               // ^^^^ not-a-place: Here a zone or a space of a shape is expected.
  remove all 3 from pool
          // ^ wrong-type: This is \`3\`, but \`Coral\` is expected here.
}
`);
});

test("some players are picked by a condition", () => {
  checkRules(`
flow { each player where seat { } }
                      // ^^^^ wrong-type: This is \`1..4\`, but \`yes/no\` is expected here.
`);
});
