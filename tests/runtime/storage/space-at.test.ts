import { expect, test } from "vitest";
import { type Compiled, compileGame, loadGame, RuleError } from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";

// Outside a board there is no space: neither another one nor what lies behind the board in the state.

const reef = `
shape Reef squares 3 by 2
zone reef of 1..9 on Reef
mark column: 1..3
mark row: 1..2
mark far: 0..9
mark found: space of reef or none
counter zero { de "die Null, die Nullen" en "zero, zeros" }
`;

function compiledFrom(rules: string): Compiled {
  const text = reef + rules;
  const { compiled, diagnostics } = compileGame([{ path: "reef.regel", text }, completed(text)]);
  if (compiled === undefined) throw new Error(diagnostics.map(({ code }) => code).join());
  return compiled;
}

/** The space found, as a number from 0, or -1. */
function foundAt(at: string): number {
  const game = loadGame(
    compiledFrom(`
reason deep { de "Tiefe" en "depth" }
table number(space of reef) = 1, 2, 3, 4, 5, 6
flow { for you { let s = ${at} if s is not none { score number(s) as deep } } }`),
  );
  const state = game.start({ players: 2, seed: 1 });
  return (game.scores(state)[0] ?? 0) - 1;
}

test.each([0, 1, 2, 3, 4, -1, 1000000])("column %i has its spaces and no others", (column) => {
  for (const row of [-2, 0, 1, 2, 3, 400]) {
    const isThere = column >= 1 && column <= 3 && row >= 1 && row <= 2;
    const at = `spaceAt(reef, ${column} + zero, ${row} + zero)`;
    expect(foundAt(at), at).toBe(isThere ? (row - 1) * 3 + column - 1 : -1);
  }
});

test("a number beyond its type stops the game where it is set, before a space is asked for", () => {
  const rules = (column: number, row: number) => `
flow { set column to ${column} + zero set row to ${row} + zero add 7 to reef[spaceAt(reef, column, row)] }`;
  const start = (column: number, row: number) =>
    loadGame(compiledFrom(rules(column, row))).start({ players: 2, seed: 1 });

  expect(() => start(3, 2)).not.toThrow();
  for (const [column, row] of [
    [4, 1],
    [0, 2],
    [1, 3],
    [2, 0],
  ] as const) {
    expect(() => start(column, row)).toThrow(RuleError);
    const { meta } = loadGame(compiledFrom(rules(column, row)));
    try {
      start(column, row);
    } catch (error) {
      const { start: from, end } = meta.spans[(error as RuleError).at] ?? { start: 0, end: 0 };
      const isColumn = column < 1 || column > 3;
      const expected = `${isColumn ? column : row} + zero`;
      expect((reef + rules(column, row)).slice(from, end)).toBe(expected);
    }
  }
});

test("a definition's parameter beyond its range reaches no other space", () => {
  const compiled = compiledFrom(`
value along(column: 1..3): space of reef = spaceAt(reef, column, 1)
flow { add 7 to reef[along(5 + zero)] }`);
  expect(() => loadGame(compiled).start({ players: 2, seed: 1 })).toThrow(RuleError);
});

test("nothing is tested where both numbers are sure to lie on the board", () => {
  const compiled = compiledFrom(`
flow { for each c in 1..3 { for each r in 0..1 { add 7 to reef[spaceAt(reef, 4 - c, r + 1)] } } }`);
  expect(compiled.js.match(/\b(squareAt|member)\(/g)).toBe(null);
  expect(() => loadGame(compiled).start({ players: 2, seed: 1 })).not.toThrow();
});
