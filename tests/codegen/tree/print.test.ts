import { expect, test } from "vitest";
import { b, type CodeSteps } from "../../../src/dsl/codegen/code/build.ts";
import type { CodeType, Region } from "../../../src/dsl/codegen/code/code.ts";
import { printProgram } from "../../../src/dsl/codegen/js/print.ts";
import { stateSlot } from "./executors.ts";

// JavaScript without needless parentheses, and with `|0` only where a number may leave 32 bits.

const [x, y, c] = [b.variable("x"), b.variable("y"), b.variable("c", "flag")];
const s = b.variable("s", "int", { from: 0, to: 100 });
const slot = stateSlot("slot", 8);
const state: Region = { kind: "state", slot };
const own: Region = { kind: "state", slot: { ...slot, owner: "seat" } };
const even: Region = { kind: "state", slot: { ...slot, members: 3, owner: "seat" } };
const uneven: Region = { kind: "state", slot: { ...slot, members: 3 } };
const table: Region = { kind: "constants", name: "table", numbers: [4, 5] };
const scratch: Region = { kind: "scratch", name: "numbers", length: 9, range: s.range };
const at = b.address;
const exits = (name: string, last: (label: { readonly name: string }) => CodeSteps) =>
  b.loop(name, (label) => [b.if(b.greaterOrEqual(x, 9), b.break(label)), last(label)]);

/** The statements of a function of x, y, c and s, whose names are in this order. */
function printed(steps: CodeSteps, result?: CodeType): string {
  const { text } = printProgram(
    [b.routine("f", [x, y, c, s], result, () => steps)],
    ({ members }) => ({
      bases: members === 1 ? [20] : [20, 28, 36],
      step: 8,
      stride: 50,
    }),
  );
  return text
    .replace(/(?:.*\n)*function [^{]*\{/, "")
    .replace(/\}$/, "")
    .replace(/(\w)\$\d/g, "$1");
}

const value = (one: Parameters<typeof b.return>[0]) => [b.return(one)];

test.each<readonly [string, CodeSteps]>([
  ["return x+y|0;", value(b.add(x, y))],
  ["return s+5;", value(b.add(s, 5))],
  ["return s-5;", value(b.subtract(s, 5))],
  ["return (x+y|0)*3|0;", value(b.multiply(b.add(x, y), 3))],
  ["return s*3+s;", value(b.add(b.multiply(s, 3), s))],
  ["return x+y&7;", value(b.bitAnd(b.add(x, y), 7))],
  ["return (x&7)+1;", value(b.add(b.bitAnd(x, 7), 1))],
  ["return x-(y-s)|0;", value(b.subtract(x, b.subtract(y, s)))],
  ["return -x|0;", value(b.negate(x))],
  ["return x>>>1;", value(b.shiftRightUnsigned(x, 1))],
  ["return x>>>y|0;", value(b.shiftRightUnsigned(x, y))],
  ["return Math.min(x,y);", value(b.min(x, y))],
  ["return (x/y|0)+1|0;", value(b.add(b.op("quotient", x, y), 1))],
  ["return Math.max(x,y,s);", value(b.max(b.max(x, y), s))],
  ["return x&~y;", value(b.bitAnd(x, b.bitNot(y)))],
  ["if(c===x<y)y=1;", b.if(b.equal(c, b.less(x, y)), b.set(y, 1))],
  ["return c?x:-1;", value(b.select(c, x, -1))],
  ["return -(x<y)|0;", value(b.mask(b.less(x, y)))],
  ["return x&-(x<y);", value(b.bitAnd(x, b.mask(b.less(x, y))))],
  ["return S[20];", value(b.load(at(state, 0)))],
  ["return S[20+s];", value(b.load(at(state, s)))],
  ["return S[19+s];", value(b.load(at(state, b.subtract(s, 1))))],
  ["return S[21+s*50];", value(b.load(at(own, 1, { seat: s })))],
  ["return S[12+s*8+x*50];", value(b.load(at(even, 0, { seat: x, member: b.subtract(s, 1) })))],
  ["return Gnumbers_0[2+x];", value(b.load(at(scratch, b.add(x, 2))))],
  ["return Ktable_0[s];", value(b.load(at(table, s)))],
  ["S[20]=x+1;", b.store(at(state, 0), b.add(x, 1))],
  ["S[20]++;", b.store(at(state, 0), b.add(b.load(at(state, 0)), 1))],
  ["if(c)x=1;", b.if(c, b.set(x, 1))],
  [
    "if(c){x=1;}else if(x<2){y=2;}else {const z=3;}",
    b.if(c, b.set(x, 1), b.if(b.less(x, 2), b.set(y, 2), b.let(b.variable("z"), 3))),
  ],
  [
    'if(c&&(x<1||y<2))fail("full",7);',
    b.if(b.and(c, b.or(b.less(x, 1), b.less(y, 2))), b.fail("full", 7)),
  ],
  ["for(;x<9;x=x+s|0)y=x;", exits("l", () => [b.set(y, x), b.set(x, b.add(x, s))])],
  [
    "for(;x<9;){if(c)continue;x=y;}",
    exits("l", (label) => [b.if(c, b.continue(label)), b.set(x, y)]),
  ],
  ["L0:for(;x<9;){for(;;)break L0;}", exits("l", (label) => b.loop("inner", () => b.break(label)))],
  [
    "L0:for(;;){switch(x){case 0:{break L0;}}continue;}",
    b.loop("l", (label) => [b.switch(x, [b.break(label)]), b.continue(label)]),
  ],
])("%s", (text, steps) => {
  const result = text.startsWith("return") ? "int" : undefined;

  expect(printed(steps, result)).toBe(text);
});

test("members of different sizes have a table of their addresses", () => {
  const addressOf = () => ({ bases: [20, 31, 28], step: undefined, stride: 0 });
  const { text } = printProgram(
    [b.routine("f", [x], "int", () => b.return(b.load(at(uneven, 1, { member: x }))))],
    addressOf,
  );

  expect(text).toBe("const Kslot_0=[20,31,28];\nfunction f_1(S,x$0){return S[Kslot_0[x$0]+1];}");
});
