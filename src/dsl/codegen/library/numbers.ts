// Total arithmetic and checks of numbers, as routines of the code tree.

import { b } from "../code/build.ts";
import type { CodeValue, IntRange, Routine } from "../code/code.ts";
import { memoized } from "./memoized.ts";

const division = (name: string, adjusted: (rest: CodeValue, divisor: CodeValue) => CodeValue) => {
  const [x, y] = [b.variable("a"), b.variable("b")];
  return b.routine(name, [x, y], "int", () => [
    // Divisors in rules are mostly 1 until an exception changes them.
    b.if(b.equal(y, 1), b.return(x)),
    b.once("rest", b.op("remainder", x, y), (rest) => {
      // -1 where the exact quotient is not the one rounded towards 0; the sign is that of the quotient.
      const isOff = b.mask(b.and(b.notEqual(rest, 0), b.less(adjusted(rest, b.value(y)), 0)));
      const quotient = b.op("quotient", x, y);
      return b.return(name === "divideDown" ? b.add(quotient, isOff) : b.subtract(quotient, isOff));
    }),
  ]);
};

/** a / b rounded down; 0 if b is 0. */
const divideDown = division("divideDown", (rest, divisor) => b.bitXor(rest, divisor));

/** a / b rounded up; 0 if b is 0. */
const divideUp = division("divideUp", (rest, divisor) => b.bitNot(b.bitXor(rest, divisor)));

/** The remainder 0 … b - 1, also for negative a; 0 if b is 0. */
const modulo = (() => {
  const [x, y] = [b.variable("a"), b.variable("b")];
  return b.routine("modulo", [x, y], "int", () =>
    b.once("rest", b.op("remainder", x, y), (rest) => {
      const isOff = b.and(b.notEqual(rest, 0), b.less(b.bitXor(rest, y), 0));
      return b.return(b.add(rest, b.bitAnd(y, b.mask(isOff))));
    }),
  );
})();

/** Below this, products with 16-bit numbers are positive. */
const SMALL = 2 ** 15;

/** The upper half of the product of two unsigned numbers; see runtime/engine/numbers.ts. */
const upperHalf = (() => {
  const [bits, n] = [b.variable("bits"), b.variable("n")];
  const low = (of: CodeValue) => b.bitAnd(of, 0xffff);
  const high = (of: CodeValue) => b.shiftRightUnsigned(of, 16);
  const [all, count] = [b.value(bits), b.value(n)];
  return b.routine("upperHalf", [bits, n], "int", () => [
    b.if(
      b.less(n, SMALL),
      b.return(high(b.add(b.multiply(high(all), n), high(b.multiply(low(all), n))))),
    ),
    b.once(
      "middle",
      b.add(b.multiply(high(all), low(count)), high(b.multiply(low(all), low(count)))),
      (middle) =>
        b.once("other", b.add(b.multiply(low(all), high(count)), low(middle)), (other) =>
          b.return(b.add(b.add(b.multiply(high(all), high(count)), high(middle)), high(other))),
        ),
    ),
  ]);
})();

/** Position of the k-th set bit; see runtime/engine/zones.ts. */
const nthBit = (() => {
  const [set, k] = [b.variable("set"), b.variable("k")];
  const [left, place] = [b.variable("left"), b.variable("place")];
  const step = (counts: CodeValue, bits: number, distance: number) =>
    b.once("many", b.bitAnd(b.shiftRightUnsigned(counts, place), bits), (many) =>
      b.once("above", isAbove(many), (above) => [
        b.set(left, b.subtract(left, b.bitAnd(many, b.negate(above)))),
        b.set(place, b.add(place, b.shiftLeft(above, distance))),
      ]),
    );
  const isAbove = (many: CodeValue) =>
    b.shiftRightUnsigned(b.subtract(b.subtract(many, left), 1), 31);
  return b.routine("nthBit", [set, k], "int", () =>
    b.once("pairs", pairsOf(b.value(set)), (pairs) =>
      b.once("fours", sumsOf(pairs, 2, 0x33333333), (fours) =>
        b.once(
          "eights",
          b.bitAnd(b.add(fours, b.shiftRightUnsigned(fours, 4)), 0x0f0f0f0f),
          (eights) => [
            b.let(left, k),
            b.let(place, 0),
            b.once("many", b.bitAnd(b.add(eights, b.shiftRightUnsigned(eights, 8)), 0xff), (many) =>
              b.once("above", isAbove(many), (above) => [
                b.set(left, b.subtract(left, b.bitAnd(many, b.negate(above)))),
                b.set(place, b.shiftLeft(above, 4)),
              ]),
            ),
            step(eights, 0xff, 3),
            step(fours, 0xf, 2),
            step(pairs, 0x3, 1),
            b.return(b.add(place, isAbove(b.bitAnd(b.shiftRightUnsigned(set, place), 1)))),
          ],
        ),
      ),
    ),
  );
})();

/** Bit counts of the pairs of bits. */
function pairsOf(set: CodeValue): CodeValue {
  return b.subtract(set, b.bitAnd(b.shiftRightUnsigned(set, 1), 0x55555555));
}

/** Sums of neighbouring fields of `bits` bits. */
function sumsOf(fields: CodeValue, bits: number, mask: number): CodeValue {
  return b.add(b.bitAnd(fields, mask), b.bitAnd(b.shiftRightUnsigned(fields, bits), mask));
}

/** The space at a column and a row of a square board, both from 1; -1 outside. */
const squareAt = memoized((columns: number, rows: number): Routine => {
  const [column, row] = [b.variable("column"), b.variable("row")];
  return b.routine("squareAt", [column, row], "int", () => [
    b.if(
      b.not(
        b.and(
          inRange(b.value(column), { from: 1, to: columns }),
          inRange(b.value(row), { from: 1, to: rows }),
        ),
      ),
      b.return(-1),
    ),
    b.return(b.add(b.multiply(b.subtract(row, 1), columns), b.subtract(column, 1))),
  ]);
});

/** A number within its declared limits; any other number stops the game. */
const checkRange = memoized((from: number, to: number) => checked("checkRange", { from, to }));

/** The same for a number that may be none. */
const checkOptionalRange = memoized((from: number, to: number) =>
  checked("checkOptionalRange", { from, to }, true),
);

/** An index of a member, counted from 0; any other one stops the game. */
const memberIndex = memoized((from: number, count: number): Routine => {
  const [index, at] = [b.variable("index"), b.variable("at")];
  return b.routine("memberIndex", [index, at], "int", () => [
    b.if(b.not(inRange(b.value(index), { from, to: from + count - 1 })), b.fail("outside", at)),
    b.return(b.subtract(index, from)),
  ]);
});

function checked(name: string, range: IntRange, isOptional = false): Routine {
  const [value, at] = [b.variable("value"), b.variable("at")];
  const isNone = isOptional ? b.equal(value, -1) : false;
  return b.routine(name, [value, at], "int", () => [
    b.if(b.not(b.or(isNone, inRange(b.value(value), range))), b.fail("out-of-range", at)),
    b.return(value),
  ]);
}

function inRange(value: CodeValue, { from, to }: IntRange): CodeValue {
  return b.and(b.greaterOrEqual(value, from), b.lessOrEqual(value, to));
}

export const numberRoutines = {
  divideDown,
  divideUp,
  modulo,
  upperHalf,
  nthBit,
  squareAt,
  checkRange,
  checkOptionalRange,
  memberIndex,
};
