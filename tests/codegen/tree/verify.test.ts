import { expect, test } from "vitest";
import { b, type CodeSteps } from "../../../src/dsl/codegen/code/build.ts";
import {
  ANY_INT,
  type CodeType,
  type CodeValue,
  type Region,
  type RegionParam,
} from "../../../src/dsl/codegen/code/code.ts";
import { verifyRoutine } from "../../../src/dsl/codegen/code/verify.ts";
import { stateSlot } from "./executors.ts";

// Builders refuse wrong types; what they cannot see, `verifyRoutine` reports.

const [x, y, isSo] = [b.variable("x"), b.variable("y"), b.variable("isSo", "flag")];
const constants: Region = { kind: "constants", name: "table", numbers: [1, 2, 3] };
const state: Region = { kind: "state", slot: stateSlot("slot", 2) };
const owned: Region = { kind: "state", slot: { ...stateSlot("owned", 2), owner: "seat" } };
const family: Region = { kind: "state", slot: { ...stateSlot("family", 2), members: 3 } };
const param: RegionParam = { kind: "param", name: "param", length: 3, range: ANY_INT };
const takesThree = b.routine("takesThree", [param], undefined, () => []);
const stores = b.routine("stores", [], "int", () => [b.store(b.address(state, 0), 1), b.return(1)]);
const flag: CodeValue = { kind: "flag", is: true };

const cases: readonly (readonly [problem: string, steps: CodeSteps, result?: CodeType])[] = [
  ["y is used before it is declared", b.set(y, 1)],
  ["y is used before it is declared", [b.if(isSo, b.let(y, 1)), b.set(x, y)]],
  ["y is used before it is declared", b.let(y, y)],
  ["declares x twice", [b.let(x, 1), b.let(x, 2)]],
  ["break outside of other", b.loop("round", () => b.break({ name: "other" }))],
  ["ends without a result", b.if(isSo, b.return(1)), "int"],
  ["returns flag", b.return(isSo), "int"],
  ["returns nothing", b.return(), "int"],
  ["returns int", b.return(1)],
  ["x is no int", { kind: "set", of: x, to: flag }],
  ["a condition is no flag", { kind: "if", when: b.value(1), then: [], else: [] }],
  ["an operand of add is no int", b.set(x, { kind: "op", op: "add", args: [flag, flag] })],
  [
    "a compared value is no int",
    b.set(x, b.select({ kind: "compare", op: "less", left: flag, right: flag }, 1, 2)),
  ],
  ["an attempted value is no int", b.set(x, { kind: "attempt", of: flag, otherwise: 0 })],
  ["operands of add", b.set(x, { kind: "op", op: "add", args: [b.value(1)] })],
  ["the constant 0.5", b.set(x, { kind: "int", is: 0.5 })],
  ["stores to table", b.store(b.address(constants, 0), 1)],
  ["index 3 of table", b.let(y, b.load(b.address(constants, 3)))],
  ["index 2 of slot", b.store(b.address(state, 2), 1)],
  ["index -1 of slot", b.set(x, b.load(b.address(state, -1)))],
  ["the seat of owned", b.store(b.address(owned, 0), 1)],
  ["the seat of slot", b.store(b.address(state, 0, { seat: x }), 1)],
  ["member of family", b.store(b.address(family, 0), 1)],
  ["member 3 of family", b.store(b.address(family, 0, { member: 3 }), 1)],
  ["param is a parameter of another routine", b.store(b.address(param, 0), 1)],
  ["takesThree gets too few numbers for param", b.call(takesThree, b.address(state, 0))],
  ["stores is called as a value and changes something", b.set(x, b.callPure(stores))],
];

test.each(cases.map(([problem, steps, result]) => ({ problem, steps, result })))(
  "$problem",
  ({ problem, steps, result }) => {
    const routine = b.routine(
      "bad",
      [isSo, ...(problem.startsWith("declares") ? [] : [x])],
      result,
      () => steps,
    );

    expect(verifyRoutine(routine)).toContain(`bad: ${problem}`);
  },
);

test("a routine that keeps to the rules has no problems", () => {
  const good = b.routine("good", [x, isSo], "int", () => [
    b.loop("round", (label) => [
      b.if(isSo, b.break(label), [b.let(y, b.load(b.address(owned, 1, { seat: x }))), b.set(x, y)]),
      b.if(b.less(x, 3), b.continue(label)),
      b.return(x),
    ]),
    b.call(takesThree, b.address(constants, 0)),
    b.switch(x, [b.return(1)], b.fail("full", 3)),
  ]);

  expect(verifyRoutine(good)).toEqual([]);
});

test.each([
  ["flag is no int", () => b.add(1, flag)],
  ["int is no flag", () => b.not(1)],
  ["int is no flag", () => b.select(isSo, flag, 1)],
  ["number of arguments of takesThree", () => b.call(takesThree)],
  ["argument param of takesThree", () => b.call(takesThree, 1)],
])("a builder refuses: %s", (problem, build) => {
  expect(build).toThrow(`code tree: ${problem}`);
});
