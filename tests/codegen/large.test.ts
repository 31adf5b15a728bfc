// Programs do not grow with what their rules describe: a family of many is compiled like one of few.

import { expect, test } from "vitest";
import { compileGame, loadGame } from "../../src/dsl/index.ts";

const game = `
game many { de "Viele" en "Many" players 2 }
counter shells { de "Muscheln" en "Shells" }
ranking { most shells }
`;

/** Rules about a family with so many members. */
const families: readonly (readonly [name: string, rules: (members: number) => string])[] = [
  ["a mark", (n) => `mark m[1..${n}]: 1..6\nflow { set m[1] to 3 }`],
  ["a mark of each player", (n) => `player mark m[1..${n}]: 2..6\nflow { }`],
  ["a mark over negative numbers", (n) => `mark m[-${n}..-1]: 1..6\nflow { set m[-1] to 3 }`],
  ["a counter", (n) => `counter c[1..${n}] { de "C" en "C" starts 5 }\nflow { set c[2] to 3 }`],
  ["zones", (n) => `mark k: 1..${n}\nzone z[1..${n}] of 1..6, 1 places\nflow { add 2 to z[k] }`],
  ["a choice", (n) => `action a { de "A" en "A" pick x from 1..${n} }\nflow { choose a }`],
  ["a range", (n) => `flow { if (number of x in 1..${n} where x > shells) > 2 { end game } }`],
];

function compiled(rules: string) {
  const { compiled, diagnostics } = compileGame([{ path: "many.regel", text: game + rules }]);
  expect(diagnostics).toEqual([]);
  if (compiled === undefined) throw new Error("There is no program.");
  return compiled;
}

test.each(families)("%s of 10,000 makes no longer program than of 1,000", (_, rules) => {
  const lengthOf = (members: number) => compiled(rules(members)).js.length;

  expect(lengthOf(10_000) - lengthOf(1_000)).toBeLessThan(50);
});

test("a hundred thousand marks are compiled, and each has its first value", () => {
  const game = loadGame(compiled("player mark m[1..50000]: 3..6\nflow { }"));
  const state = game.start({ players: 2, seed: 1 });

  expect(state.filter((slot) => slot === 3).length).toBeGreaterThanOrEqual(100_000);
});
