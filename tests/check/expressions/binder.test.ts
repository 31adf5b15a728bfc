import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("a number is nothing to go through", () => {
  checkRules(`
flow { for each n in 3 { end game } }
                  // ^ not-a-domain: \`3\` does not consist of things to go through one by one.
`);
});

test("spaces belong to a grid", () => {
  checkRules(`
zone pool of 1..6
flow { for each s in spaces of pool { end game } }
                            // ^^^^ not-a-domain: \`pool\` does not consist of things to go through one by one.
`);
});

test("boards belong to a shape", () => {
  checkRules(`
event tide
flow { for each b in boards of tide { end game } }
                            // ^^^^ wrong-kind: \`tide\` is a \`event\`; expected here: shape.
`);
});

test("only spaces have neighbours", () => {
  checkRules(`
value depth = number of n in neighbours of 3 where yes
                                        // ^ wrong-type: This is \`3\`, but \`space\` is expected here.
`);
});

test("only spaces have a group", () => {
  checkRules(`
value depth = size of group of 3
                            // ^ wrong-type: This is \`3\`, but \`space\` is expected here.
`);
});

test("what lies in a zone may be of the family that is asked for", () => {
  checkRules(`
family Fish
family Coral
zone pool of Coral
piece fan: Coral
flow { for each f: Fish in pool { end game } }
                // ^^^^ wrong-type: This is \`Fish\`, but \`Coral\` is expected here.
`);
});

test("a family is needed where one is named", () => {
  checkRules(`
enum Coral { red blue }
zone pool of Coral
flow { for each f: Coral in pool { end game } }
                // ^^^^^ wrong-kind: \`Coral\` is a \`enum\`; expected here: family.
`);
});

test("the size of a number is not known", () => {
  checkRules(`
value depth = size of 3
                   // ^ not-a-domain: \`3\` does not consist of things to go through one by one.
`);
});

test("what is counted is of the sort that lies there", () => {
  checkRules(`
enum Coral { red blue }
zone pool of Coral
value many = number of (2 + 1) in pool
                     // ^^^^^ wrong-type: This is \`number\`, but \`Coral\` is expected here.
value odd = number of (red) in Coral
                            // ^^^^^ not-a-place: Here a zone or a space of a shape is expected.
`);
});

test("a region is that of a board, and of a shape that says what makes one", () => {
  checkRules(`
shape Reef squares 2 by 1 { depth: 1..3 regions by depth }
zone corals of player on Reef
shape Pond squares 2 by 1 { depth: 1..3 }
board pond of Pond { de "Teich" en "pond" 1 2 }
zone lilies of player on Pond
value deep(s: space of corals) = number of t in region of s where t is s
                                             // ^^^^^^ no-board: There is no board of \`Reef\`, on which this could be seen: \`board … of Reef { … }\` declares one.
value depth(s: space of corals) = s.depth
                                 // ^^^^^ no-board: There is no board of \`Reef\`, on which this could be seen: \`board … of Reef { … }\` declares one.
value wide(s: space of lilies) = size of (region of s)
                                       // ^^^^^^ no-regions: \`Pond\` does not say what makes a region: \`regions by\` names the field.
`);
});
