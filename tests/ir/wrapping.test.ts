import { expect, test } from "vitest";
import { INT_OPS } from "../../src/dsl/codegen/code/operators.ts";
import { BINARY_OPS, UNARY_OPS } from "../../src/dsl/operators/operators.ts";

// What is known before the game is the number that a program would compute: with 32 bits, modulo 2³².

const numbers = [0, 1, -1, 7, 65_537, 2 ** 31 - 1, -(2 ** 31)];

test.each([
  ["+", INT_OPS.add],
  ["-", INT_OPS.subtract],
  ["*", INT_OPS.multiply],
] as const)("constants wrap as numbers of programs do: %s", (sign, row) => {
  for (const a of numbers)
    for (const b of numbers) expect(BINARY_OPS[sign].evaluate(a, b)).toBe(row.is(a, b));
});

test("the least number is its own negative", () => {
  expect(UNARY_OPS["-"].evaluate(-(2 ** 31))).toBe(-(2 ** 31));
});
