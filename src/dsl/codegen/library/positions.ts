// Positions that were noted, as routines of the code tree. A position is two numbers, made of all that
// belongs to it: two positions with the same two are taken for the same one, which is wrong once in
// 2^64 pairs. The mixing is that of FNV-1a (Fowler, Noll, Vo), on whole numbers instead of bytes and
// with a shift, so that high bits reach low ones.

import { b, type CodeSteps } from "../code/build.ts";
import type { Operand } from "../code/build-values.ts";
import { ANY_INT, type CodeValue, type RegionParam } from "../code/code.ts";

/** The factor of each of the two numbers. */
export const FACTORS = [16777619, 0x5bd1e995] as const;

const region = (name: string): RegionParam => ({
  kind: "param",
  name,
  length: undefined,
  range: ANY_INT,
});

/** What every position begins with: the offset of FNV-1a. */
const OFFSET = 0x811c9dc5 | 0;

/** One round of the mixing, and what is done with its result. */
const mixing = (
  before: Operand,
  added: Operand,
  factor: Operand,
  use: (mixed: CodeValue) => CodeSteps,
) =>
  b.once("product", b.multiply(b.bitXor(before, added), factor), (product) =>
    use(b.bitXor(product, b.shiftRightUnsigned(product, 15))),
  );

/** The beginning of a position, with a number that distinguishes it. */
const beginPosition = (() => {
  const [added, factor] = [b.variable("added"), b.variable("factor")];
  return b.routine("beginPosition", [added, factor], "int", () =>
    mixing(OFFSET, added, factor, (mixed) => b.return(mixed)),
  );
})();

/** The numbers of a thing in their order, mixed into what comes before them. */
const mixInOrder = (() => {
  const things = region("things");
  const [count, before, factor] = [b.variable("count"), b.variable("before"), b.variable("factor")];
  const mix = b.variable("mix");
  return b.routine("mixInOrder", [things, count, before, factor], "int", () => [
    b.let(mix, before),
    b.countUp("i", 0, count, (i) =>
      mixing(mix, b.load(b.address(things, i)), factor, (mixed) => b.set(mix, mixed)),
    ),
    b.return(mix),
  ]);
})();

/** The same where the order does not matter: equal numbers on other places are the same position. */
const mixInAnyOrder = (() => {
  const things = region("things");
  const [count, before, factor] = [b.variable("count"), b.variable("before"), b.variable("factor")];
  const sum = b.variable("sum");
  return b.routine("mixInAnyOrder", [things, count, before, factor], "int", () => [
    b.let(sum, 0),
    b.countUp("i", 0, count, (i) =>
      mixing(factor, b.load(b.address(things, i)), factor, (mixed) =>
        b.set(sum, b.add(sum, mixed)),
      ),
    ),
    mixing(before, sum, factor, (mixed) => b.return(mixed)),
  ]);
})();

export const positionRoutines = { beginPosition, mixInOrder, mixInAnyOrder };
