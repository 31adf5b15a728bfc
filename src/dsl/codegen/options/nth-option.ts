// Finding a form of a move by its place in the list, after the forms have been counted.

import { b, type CodeSteps } from "../code/build.ts";
import type { Operand } from "../code/build-values.ts";
import type { Var } from "../code/code.ts";
import { numberRoutines } from "../library/numbers.ts";
import { variableFor } from "../lower/env.ts";
import { loopOverBits } from "../lower/expressions/domains.ts";
import type { Lowering } from "../lower/lowering.ts";
import { type CountingState, type FirstPick, setAt, valueAt } from "./counting-state.ts";
import { type Column, loadColumn } from "./head-steps.ts";
import { lowerHoistedZone, planHoistedZone } from "./hoisted-zones.ts";
import { encodePicks } from "./option-encoding.ts";

export function lowerNthOption(c: Lowering, counting: CountingState, k: Var): CodeSteps {
  const { code, counted, kept } = counting;
  const { between, first, last } = counted;
  if (first === undefined) {
    const [only] = kept.picked as [Column];
    return b.return(encodePicks(c.with(only.local, loadColumn(only, k)), code));
  }
  const words = [...Array(kept.words).keys()];
  if (between.length === 0 && last === undefined)
    return words.map((w) => nthOfWord(c, counting, first, w, k));
  // The last of them returns: k is below what has been counted.
  return [words.map((w) => searchWord(c, counting, first, w, k)), b.return(0)];
}

/** Where there is one set, its k-th bit. */
function nthOfWord(
  c: Lowering,
  { code, kept }: CountingState,
  first: FirstPick,
  w: number,
  k: Var,
) {
  const set = b.load(b.address(kept.sets, w));
  const value = valueAt(first, w, b.callPure(numberRoutines.nthBit, set, k));
  const found = b.once("x", value, (x) => b.return(encodePicks(c.with(first.pick.local, x), code)));
  if (w === kept.words - 1) return found;
  return b.once("n", b.op("bitCount", set), (count) => [
    b.if(b.less(k, count), found),
    b.set(k, b.subtract(k, count)),
  ]);
}

/** Goes through the values of the first pick in a word, then through the combinations that one is in. */
function searchWord(
  c: Lowering,
  counting: CountingState,
  first: FirstPick,
  w: number,
  k: Var,
): CodeSteps {
  const { code, counted, kept } = counting;
  const { between, last } = counted;
  const [union, count] = [b.variable("u"), b.natural("n")];
  const every = (body: (i: Var) => CodeSteps) => b.countUp("i", 0, b.load(kept.many), body);
  const word = (i: Operand) => b.load(setAt(kept, i, w));
  const bitOf = (i: Operand, bit: Operand) => b.bitAnd(b.shiftRight(word(i), bit), 1);
  const picked = (at: Operand) =>
    kept.picked.reduce((inner, column) => inner.with(column.local, loadColumn(column, at)), c);
  const i = b.natural("i");
  const x = variableFor(first.pick.local);
  const inner = picked(i).with(first.pick.local, b.value(x));
  const find = (then: Lowering) => [
    b.let(i, 0),
    b.loop("combinations", () => [
      b.if(b.notEqual(bitOf(i, bit), 0), [
        b.if(b.equal(k, 0), b.return(encodePicks(then, code))),
        b.set(k, b.subtract(k, 1)),
      ]),
      b.set(i, b.add(i, 1)),
    ]),
  ];
  const bit = b.variable("b", "int", { from: 0, to: 31 });
  const each = (found: CodeSteps, times: Operand): CodeSteps => [
    b.let(count, 0),
    every((at) => b.set(count, b.add(count, bitOf(at, bit)))),
    b.set(count, b.multiply(count, times)),
    b.if(b.greaterOrEqual(k, count), b.set(k, b.subtract(k, count)), [
      b.let(x, valueAt(first, w, bit)),
      found,
    ]),
  ];
  const lasts = b.load(b.address(kept.lasts, b.add(bit, w * 32)));
  const searched =
    last === undefined
      ? each(find(inner), 1)
      : b.once("l", lasts, (many) => {
          const place = b.natural("z");
          const list = planHoistedZone(last, between.length + 1, -1, counted.plan);
          const lies = loadColumn({ local: last.local, region: list.list }, place);
          return each(
            [
              b.let(place, b.op("remainder", b.value(k), many)),
              b.set(k, b.op("quotient", b.value(k), many)),
              lowerHoistedZone(c.with(first.pick.local, b.value(x)), list),
              find(inner.with(last.local, lies)),
            ],
            many,
          );
        });
  return [
    b.let(union, 0),
    every((at) => b.set(union, b.bitOr(union, word(at)))),
    loopOverBits(b.value(union), (found) => [b.let(bit, found), searched]),
  ];
}
