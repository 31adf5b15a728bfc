import { expect, test } from "vitest";
import { BINARY_OPS, type BinaryOp } from "../../src/dsl/operators/operators.ts";
import { parse } from "../../src/dsl/syntax/parse.ts";
import { printExpr } from "../../src/dsl/syntax/print-expr.ts";

test.each([
  ["a + b * c", "(a + (b * c))"],
  ["a - b - c", "((a - b) - c)"],
  ["a - (b - c)", "(a - (b - c))"],
  ["a * b mod c", "((a * b) mod c)"],
  ["a + b / 2 rounded up", "(a + (b / 2 rounded up))"],
  ["a * b / 2 rounded down * c", "(((a * b) / 2 rounded down) * c)"],
  ["-a + b", "((-a) + b)"],
  ["- -a", "(-(-a))"],
  ["-a.b[c]", "(-a.b[c])"],
  ["a or b and c", "(a or (b and c))"],
  ["a or b or c", "((a or b) or c)"],
  ["not a and b", "((not a) and b)"],
  ["not a is b", "(not (a is b))"],
  ["not not a", "(not (not a))"],
  ["a + 1 < b * 2", "((a + 1) < (b * 2))"],
  ["a is b + 1", "(a is (b + 1))"],
  ["a is not b and c", "((a is not b) and c)"],
  ["a is empty or b is not full", "((a is empty) or (b is not full))"],
  ["a is in {b, c + 1}", "(a is in {b, (c + 1)})"],
  ["a is not in b", "(a is not in b)"],
  ["a is in 1..n + 1 and b", "((a is in 1..(n + 1)) and b)"],
  ["number of (a.b + 1) in c is 2", "((number of ((a.b + 1)) in c) is 2)"],
  ["kinds of your goods", "(kinds of your goods)"],
  ["kinds of your goods[3]", "(kinds of your goods[3])"],
  ["size of region of space + 1", "((size of (region of space)) + 1)"],
  ["size of kinds of a.b", "(size of (kinds of a.b))"],
  ["place of you on track + 1", "(place(you, track) + 1)"],
  ["f(a, b + c).d", "f(a, (b + c)).d"],
  ["3 * number of a in b", "(3 * (number of a in b))"],
  ["number of different A.b in your c", "(number of different A.b in your c)"],
  ["some x: A in 1..n + 1 where x > 2", "(some x: A in 1..(n + 1) where (x > 2))"],
  ["every x in a has x is filled or b", "(every x in a has ((x is filled) or b))"],
  ["sum of x.a + 1 for x in b where c", "(sum of (x.a + 1) for x in b where c)"],
  ["if a then b else c + 1", "(if a then b else (c + 1))"],
  ["1 + if a then b else c", "(1 + (if a then b else c))"],
])("%s is %s", (text, parenthesised) => {
  expect(printedValue(text)).toBe(parenthesised);
});

test.each(["number", "sum", "empty", "max", "score", "roll", "mark", "value", "player"])(
  "%s may be a name",
  (word) => {
    expect(printedValue(`your ${word} + ${word}`)).toBe(`(your ${word} + ${word})`);
  },
);

const operators = Object.keys(BINARY_OPS) as BinaryOp[];
const pairs = operators.flatMap((first) => operators.map((second) => [first, second] as const));

// Comparisons do not chain.
test.each(pairs.filter((pair) => pair.some((op) => BINARY_OPS[op].rank !== 3)))(
  "%s and %s: the tighter binds first, and of two alike the left one",
  (first, second) => {
    expect(printedValue(`a ${first} b ${second} c`)).toBe(
      BINARY_OPS[first].rank < BINARY_OPS[second].rank
        ? `(a ${first} (b ${second} c))`
        : `((a ${first} b) ${second} c)`,
    );
  },
);

/** The value in `value x = …`, with all its parentheses. */
function printedValue(text: string): string {
  const { ast, diagnostics } = parse({ path: "value.regel", text: `value x = ${text}` });
  const [decl] = ast.decls;

  expect(diagnostics).toEqual([]);
  return decl?.kind === "value" ? printExpr(decl.body) : "";
}
