// The generator in the state and the chance events that use it, as routines of the code tree.

import { b, type CodeSteps } from "../code/build.ts";
import type { Operand } from "../code/build-values.ts";
import {
  ANY_INT,
  type Atom,
  type CodeValue,
  type RegionParam,
  type Routine,
} from "../code/code.ts";
import { memoized } from "./memoized.ts";
import { numberRoutines } from "./numbers.ts";
import { zoneRoutines } from "./zones.ts";

const param = (name: string, length: number | undefined): RegionParam => ({
  kind: "param",
  name,
  length,
  range: ANY_INT,
});

/** The four words of the generator. */
const words = param("words", 4);

/** The next 32 random bits; see runtime/engine/sfc32.ts. */
const sfc32 = (() => {
  const at = (index: number) => b.address(words, index);
  return b.routine("sfc32", [words], "int", () =>
    b.once("a", b.load(at(0)), (first) =>
      b.once("b", b.load(at(1)), (second) =>
        b.once("c", b.load(at(2)), (third) =>
          b.once("counter", b.load(at(3)), (counter) =>
            b.once("bits", b.add(b.add(first, second), counter), (bits) => [
              b.store(at(0), b.bitXor(second, b.shiftRightUnsigned(second, 9))),
              b.store(at(1), b.add(third, b.shiftLeft(third, 3))),
              b.store(
                at(2),
                b.add(b.bitOr(b.shiftLeft(third, 21), b.shiftRightUnsigned(third, 11)), bits),
              ),
              b.store(at(3), b.add(counter, 1)),
              b.return(bits),
            ]),
          ),
        ),
      ),
    ),
  );
})();

/** A number in 0 … n - 1; its bias is negligible for n of a few hundred. */
const randomBelow = (() => {
  const [n, bits] = [b.variable("n"), b.variable("bits")];
  return b.routine("randomBelow", [words, n], "int", () => [
    b.callInto(bits, sfc32, b.address(words, 0)),
    b.return(b.callPure(numberRoutines.upperHalf, bits, n)),
  ]);
})();

const MAX_INT = 2 ** 31 - 1;

/** Compares numbers as unsigned: with the sign bit flipped, a signed comparison does. */
const unsignedLess = (x: CodeValue, y: CodeValue) => b.less(signFlipped(x), signFlipped(y));
const signFlipped = (x: CodeValue) => b.bitXor(x, -(2 ** 31));

/** Random bits without bias below n: the given ones, or fresh ones. */
const fairBits = (() => {
  const [bits, n, fair] = [b.variable("bits"), b.variable("n"), b.variable("fair")];
  const next = b.variable("next");
  const half = b.op("remainder", b.add(b.op("remainder", MAX_INT, n), 1), n);
  return b.routine("fairBits", [words, bits, n], "int", () =>
    // 2³² modulo n, for n of at most 2³⁰.
    b.once("unfair", b.op("remainder", b.multiply(half, 2), n), (unfair) => [
      b.let(fair, bits),
      b.loop("unfair", (label) => [
        b.if(b.not(unsignedLess(b.multiply(fair, n), unfair)), b.break(label)),
        b.callInto(next, sfc32, b.address(words, 0)),
        b.set(fair, next),
      ]),
      b.return(fair),
    ]),
  );
})();

/** A uniform number in 0 … n - 1; see runtime/engine/bounded-random.ts. */
const seededBelow = (() => {
  const [n, drawn, bits] = [b.variable("n"), b.variable("drawn"), b.variable("bits")];
  const fair = b.variable("fair");
  const mayBeUnfair = unsignedLess(b.multiply(bits, n), b.value(n));
  return b.routine("seededBelow", [words, n], "int", () => [
    b.callInto(drawn, sfc32, b.address(words, 0)),
    b.let(bits, drawn),
    b.if(mayBeUnfair, [
      b.callInto(fair, fairBits, b.address(words, 0), bits, n),
      b.set(bits, fair),
    ]),
    b.return(b.callPure(numberRoutines.upperHalf, bits, n)),
  ]);
})();

/** A number in `from … to`. */
const roll = (() => {
  const [from, to, drawn] = [b.variable("from"), b.variable("to"), b.variable("drawn")];
  return b.routine("roll", [words, from, to], "int", () => [
    b.callInto(drawn, randomBelow, b.address(words, 0), b.add(b.subtract(to, from), 1)),
    b.return(b.add(from, drawn)),
  ]);
})();

/** A random face of a die, whose faces are in a region. */
const rollDie = memoized((faceCount: number): Routine => {
  const faces = param("faces", faceCount);
  const drawn = b.variable("drawn");
  return b.routine("rollDie", [words, faces], "int", () => [
    b.callInto(drawn, randomBelow, b.address(words, 0), faceCount),
    b.return(b.load(b.address(faces, drawn))),
  ]);
});

/** A random index below a count; stops the game if the count is 0. */
const indexBelow = (count: Atom, span: Operand, use: (index: Atom) => CodeSteps): CodeSteps => {
  const drawn = b.variable("drawn");
  return [
    b.if(b.equal(count, 0), b.fail("nothing", span)),
    b.callInto(drawn, randomBelow, b.address(words, 0), count),
    use({ kind: "get", of: drawn }),
  ];
};

/** Draws from a zone with layout counts, whose first element is `first`. */
const drawCounts = (() => {
  const zone = param("zone", undefined);
  const [first, span] = [b.variable("first"), b.variable("at")];
  const i = b.natural("i");
  const left = b.variable("left");
  const count = b.load(b.address(zone, b.add(i, 1)));
  return b.routine("drawCounts", [words, zone, first, span], "int", () =>
    b.once("total", b.load(b.address(zone, 0)), (total) =>
      indexBelow(total, span, (drawn) => [
        b.let(i, 0),
        b.let(left, drawn),
        b.loop("behind", (label) => [
          b.if(b.less(left, count), b.break(label)),
          b.set(left, b.subtract(left, count)),
          b.set(i, b.add(i, 1)),
        ]),
        b.call(zoneRoutines.countsAdd, b.address(zone, 0), i, -1),
        b.return(b.add(first, i)),
      ]),
    ),
  );
})();

/** Draws from a zone with layout row. */
const drawRow = (() => {
  const zone = param("zone", undefined);
  const span = b.variable("at");
  return b.routine("drawRow", [words, zone, span], "int", () =>
    b.once("length", b.load(b.address(zone, 0)), (length) =>
      indexBelow(length, span, (drawn) =>
        b.once("element", b.load(b.address(zone, b.add(drawn, 1))), (element) => [
          b.call(zoneRoutines.closeGap, b.address(zone, 0), b.add(drawn, 1)),
          b.return(element),
        ]),
      ),
    ),
  );
})();

/** Draws from a zone with layout places, which stores the element `first` as 1. */
const drawPlaces = memoized((capacity: number): Routine => {
  const zone = param("zone", capacity);
  const [first, span, left] = [b.variable("first"), b.variable("at"), b.variable("left")];
  const i = b.variable("i", "int", { from: 0, to: capacity });
  const value = b.load(b.address(zone, i));
  const filled = b.callPure(zoneRoutines.placesSize(capacity), b.address(zone, 0));
  return b.routine("drawPlaces", [words, zone, first, span], "int", () =>
    b.once("filled", filled, (count) =>
      indexBelow(count, span, (drawn) => [
        b.let(left, drawn),
        b.let(i, 0),
        b.loop("behind", (label) => [
          b.if(b.and(b.notEqual(value, 0), b.lessOrEqual(left, 0)), b.break(label)),
          b.if(b.notEqual(value, 0), b.set(left, b.subtract(left, 1))),
          b.set(i, b.add(i, 1)),
        ]),
        b.once("element", b.add(b.subtract(value, 1), first), (element) => [
          b.store(b.address(zone, i), 0),
          b.return(element),
        ]),
      ]),
    ),
  );
});

export const chanceRoutines = {
  sfc32,
  randomBelow,
  seededBelow,
  roll,
  rollDie,
  drawCounts,
  drawRow,
  drawPlaces,
};
