import { test } from "vitest";
import { checkRules, checkVariants } from "../../support/check-rules.ts";

test("faces are of one sort", () => {
  checkRules(`
enum Hue { red blue }
enum Fish { tang goby }
die hues = red, blue, tang
                   // ^^^^ wrong-type: This is \`Fish\`, but \`Hue\` is expected here.
die mixed = 1, red
         // ^ wrong-type: This is \`1\`, but \`Hue\` is expected here.
die odd = 1, 2, yes
             // ^^^ wrong-type: This is \`yes/no\`, but \`number\` is expected here.
die lost = red, blu
             // ^^^ unknown-name: Nothing here is called \`blu\`.
`);
});

test("a face that several enums know is of the one that knows the others", () => {
  checkRules(`
enum Hue { red blue plain }
enum Fish { tang goby plain }
die fishes = plain, goby, tang
flow { let fish = roll fishes if fish is goby { } }
`);
});

test("what is rolled has faces", () => {
  checkRules(`
enum Hue { red blue }
zone pool of Hue, 2 places
mark hue: Hue
mark tide: yes/no
counter coral { de "die Koralle, die Korallen" en "coral, corals" }
flow {
  roll pool
    // ^^^^ roll-faces: Only a die and a range, such as \`1..6\`, have faces; \`pool\` is of neither.
  roll hue
    // ^^^ roll-faces: Only a die and a range, such as \`1..6\`, have faces; \`hue\` is of neither.
  roll tide
    // ^^^^ roll-faces: Only a die and a range, such as \`1..6\`, have faces; \`tide\` is of neither.
  roll coral
    // ^^^^^ not-dice: \`coral\` is neither a zone nor a mark that dice could lie in.
}
`);
});

test("all dice of a zone are rolled where it says how many they are", () => {
  checkRules(`
die numbers = 1, 2, 3
zone pool of numbers
zone line of numbers, row of 3
flow {
  roll 2 to pool
  roll pool
    // ^^^^ roll-places: Only of numbered places is it known how many dice \`pool\` has.
  roll line
    // ^^^^ roll-places: Only of numbered places is it known how many dice \`line\` has.
}
`);
});

test("a die is no value, but its name is the type of its faces", () => {
  checkRules(`
enum Hue { red blue }
die hues = red, red, blue
value lucky(hue: hues): yes/no = hue is hues
                                     // ^^^^ not-a-value: \`hues\` (die) has no value of its own.
`);
});

test("a variant may change the faces of a die, all at once", () => {
  const rules = `
die numbers = 1, 2, 3 { de "der Würfel, die Würfel" en "die, dice" }
           // ^ stands-here: this is what stands there now
variant high of reef {
  de "Hoch" en "high"
  change numbers from 1, 2, 2 to 4, 5, 6
                   // ^^^^^^^ outdated-change: \`numbers\` is expected to be 1, 2, 2; by now it is 1, 2, 3. (If the variant still makes sense, write \`from 1, 2, 3\`.)
}
`;
  checkVariants(rules, "high");
  checkVariants(
    `
die numbers = 1, 2, 3 { de "der Würfel, die Würfel" en "die, dice" }
variant odd of reef {
  de "Schief" en "odd"
  change numbers(1) to 4
      // ^^^^^^^ not-changeable: \`numbers\` is no value that \`to\` could change. (\`change\` with the whole declaration anew is always possible.)
}
`,
    "odd",
  );
});
