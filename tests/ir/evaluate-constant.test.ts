import { expect, test } from "vitest";
import { checkGame } from "../../src/dsl/index.ts";
import { evaluateConstant } from "../../src/dsl/ir/evaluate-constant.ts";
import { completed } from "../support/check-rules.ts";
import { gameFrom } from "../support/rules-of.ts";

// One evaluator for the checker, lint and code generation, and it says what programs say.

const things = `
enum Tide { ebb flood storm }
table toll(depth: 2..5, Tide) = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
table next(Tide): Tide or none = flood, storm, none
value half(n: -99..99) = n / 2 rounded down
value fee = 3
`;

const formulas: readonly (readonly [string, number])[] = [
  ["7 / 2 rounded up", 4],
  ["-7 / 2 rounded up", -3],
  ["-7 / 2 rounded down", -4],
  ["7 / 0 rounded down", 0],
  ["-7 mod 3", 2],
  ["7 mod 0", 0],
  ["min(3, -2, 5) + max(1, 2) * abs(-4)", 6],
  ["half(half(-9))", -3],
  ["toll(2, ebb) + toll(5, storm)", 13],
  ["toll(6, ebb)", 0],
  ["toll(1, storm)", 0],
  ["fee + players", 5],
  ["if next(storm) is none then 1 else 2", 1],
  ["if next(ebb) is flood and not (1 > 2) then 1 else 2", 1],
  ["sum of x * x for x in -2..2 where x is not 0", 10],
  ["number of x in 5..1", 0],
  ["number of t in Tide where rank of t > 1", 2],
  ["size of union({ebb, flood}, {flood, storm})", 3],
  ["if storm is in {ebb, flood} then 1 else 0", 0],
  ["if every x in -1..1 has x < 2 then 1 else 0", 1],
];

const source = `${things}
counter answers[0..${formulas.length - 1}] { de "die Antwort, die Antworten" en "answer, answers" }
${formulas.map(([formula], i) => `value formula${i} = ${formula}`).join("\n")}
flow { ${formulas.map((_, i) => `set answers[${i}] to formula${i}`).join(" ")} }
`;
const sources = [{ path: "test.regel", text: source }, completed(source)];

test("what is evaluated before a game is what the program gives", () => {
  const { game, diagnostics } = checkGame(sources);
  expect(diagnostics).toEqual([]);
  const evaluated = formulas.map((_, i) => {
    const formula = game?.values.find(({ id }) => id === `formula${i}`);
    return formula && evaluateConstant(formula.body, { players: 2 });
  });
  const program = gameFrom(sources);
  const { counters } = program.view(program.start({ players: 2, seed: 1 })).shared;

  expect(evaluated).toEqual(formulas.map(([, value]) => value));
  expect(counters.map(({ value }) => value)).toEqual(evaluated);
});

test("what does not fit into 32 bits, and what takes too many steps, is not known", () => {
  const text = `
value large = 2147483647 + 1
value small = -2147483647 - 2
value back = (2147483647 + 1) - 1
value long = number of x in 1..2000000000
value nested = number of x in 1..1000 where (number of y in 1..1000 where (some z in 1..1000 where z is x + y)) > 1
`;
  const { game } = checkGame([{ path: "test.regel", text }, completed(text)]);
  const defines = game?.values ?? [];

  expect(defines.map(({ body }) => evaluateConstant(body))).toEqual(defines.map(() => undefined));
});
