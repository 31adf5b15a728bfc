import { expect, test } from "vitest";
import { compileGame } from "../../../src/dsl/index.ts";
import { programFrom } from "../../../src/dsl/runtime/game/compiled-program.ts";
import { checkRules, completed } from "../../support/check-rules.ts";

const SEA = `
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
zone waves of 1..6, row of 2 { de "die Welle, die Wellen" en "wave, waves" }
action rest { de "ruhen" en "rest" }
`;

test("what would be is asked of procedures, with their arguments", () => {
  checkRules(`${SEA}
to dive(n: 1..3) { pay n pearls }
value rich(n: 1..3): yes/no = your pearls > 2 after dive(n)
value left: 0..9 = your pearls after dive(2)
value many(n: 1..3) = your pearls after dive
                                     // ^^^^ argument-count: \`dive\` takes 1 argument, not 0.
value wrong = your pearls after dive(yes)
                                  // ^^^ wrong-type: This is \`yes/no\`, but \`1..3\` is expected here.
value bare = your pearls after rest
                            // ^^^^ wrong-kind: \`rest\` is a \`action\`; expected here: to.
`);
});

test("the position afterwards must follow from the one before", () => {
  checkRules(`${SEA}
to choosing { choose rest }
to rolling { roll 1 to waves }
to ending { end game }
to deeper { do rolling }
value a = your pearls after choosing
       // ^^^^^^^^^^^^^^^^^^^^^^^^^^ after-open: How things stand after \`choosing\` cannot be known beforehand: a player chooses on the way.
value b = your pearls after deeper
       // ^^^^^^^^^^^^^^^^^^^^^^^^ after-open: How things stand after \`deeper\` cannot be known beforehand: it is left to chance.
value c = your pearls after ending
       // ^^^^^^^^^^^^^^^^^^^^^^^^ after-open: How things stand after \`ending\` cannot be known beforehand: the game may end on the way.
`);
});

test("one position that is not there is looked at at a time", () => {
  checkRules(`${SEA}
to dive { gain 1 pearls }
to dream { if your pearls > 3 after dive { gain 1 pearls } }
value soon = your pearls after dive
value a = soon after dive
       // ^^^^^^^^^^^^^^^ after-nested: On the way to what comes after \`dive\`, the rules ask for another \`after\`.
value b = your pearls after dream
       // ^^^^^^^^^^^^^^^^^^^^^^^ after-nested: On the way to what comes after \`dream\`, the rules ask for another \`after\`.
`);
});

test("a value that asks for itself afterwards is a circle", () => {
  checkRules(`${SEA}
value depth = your pearls after dive
   // ^^^^^ recursive-define: \`depth\` is defined by itself.
to dive { if depth > 3 { gain 1 pearls } }
`);
});

test("what was known of a space is not known afterwards", () => {
  checkRules(`
shape Bay squares 2 by 2
family Fish { fins: 1..9 }
piece cod: Fish { de "der Dorsch, die Dorsche" en "cod, cods" fins is 2 }
zone bay of Fish on Bay { de "die Bucht, die Buchten" en "bay, bays" }
to clear { for each s in spaces of bay where s is filled { remove bay[s] from bay[s] } }
value fins(s: space of bay): yes/no = s is filled and (s is filled and bay[s].fins > 1) after clear
value bare(s: space of bay): yes/no = s is filled and bay[s].fins > 1 after clear
                                                   // ^^^^^^ maybe-unfilled: The space of \`bay[s]\` may be empty here; something that lies there is needed.
`);
});

test("rules that stop on the way leave everything as it was", () => {
  const text = `${SEA}
to dive { score 1 as luck pay 3 pearls }
reason luck { de "Glück" en "luck" }
value left = your pearls after dive
flow { each player { gain 2 pearls choose rest } }
example poor { de "Anna hat zwei Perlen." en "Anna has two pearls."
  given { players Anna, Benno }
  then Anna has left is 0
}`;
  const { compiled, diagnostics } = compileGame([{ path: "sea.regel", text }, completed(text)]);
  if (compiled === undefined) throw new Error(diagnostics.map(({ code }) => code).join());
  const program = programFrom(compiled.js);
  const state = new Int32Array(compiled.meta.size);
  program.init(state, 2, 1, []);
  const before = [...state];

  expect(() => program.conditions[0]?.(state, 0)).toThrow("short");
  expect([...state]).toEqual(before);
});
