// Zones, as routines of the code tree that are built for each capacity. `Meta` describes the layouts:
// places hold 0 or element + 1; rows hold their length, then the elements; counts hold the total, then
// the count of each element.
//
// Contents are hardly predictable, and a misprediction costs more than a few iterations: so the
// routines of places have no branches.

import { b, type CodeSteps } from "../code/build.ts";
import type { Operand } from "../code/build-values.ts";
import { ANY_INT, type CodeValue, type RegionParam, type Routine } from "../code/code.ts";
import { memoized } from "./memoized.ts";

const zoneParam = (length: number | undefined): RegionParam => ({
  kind: "param",
  name: "zone",
  length,
  range: ANY_INT,
});

const at = (zone: RegionParam, index: Operand) => b.address(zone, index);

/** Sets a number of a zone to a value that is computed from it. */
const update = (
  zone: RegionParam,
  index: Operand,
  to: (value: CodeValue) => CodeValue,
): CodeSteps => b.store(at(zone, index), to(b.load(at(zone, index))));

/** 1 if a number from 0 is not 0. */
const isPositive = (number: Operand) => b.shiftRightUnsigned(b.negate(number), 31);

// Places ---------------------------------------------------------------------------

/** The number of occupied places. */
const placesSize = memoized((capacity: number): Routine => {
  const zone = zoneParam(capacity);
  const size = b.variable("size");
  return b.routine("placesSize", [zone], "int", () => [
    b.let(size, 0),
    b.countUp("i", 0, capacity, (i) => b.set(size, b.add(size, isPositive(b.load(at(zone, i)))))),
    b.return(size),
  ]);
});

/** Adds an element to the first free place; `limit` of the places may be used. */
const placesAdd = memoized((capacity: number): Routine => {
  const zone = zoneParam(capacity);
  const [limit, element, span] = [b.variable("limit"), b.variable("element"), b.variable("at")];
  return b.routine("placesAdd", [zone, limit, element, span], undefined, () =>
    inOnePlace({
      zone,
      end: b.value(limit),
      isHere: (value) => b.subtract(value, 1),
      stored: (value, here) => b.bitOr(value, b.bitAnd(b.add(element, 1), here)),
      otherwise: b.fail("full", span),
    }),
  );
});

/** Removes an element from the first place that contains it. */
const placesRemove = memoized((capacity: number): Routine => {
  const zone = zoneParam(capacity);
  const [element, span] = [b.variable("element"), b.variable("at")];
  return b.routine("placesRemove", [zone, element, span], undefined, () =>
    inOnePlace({
      zone,
      end: b.value(capacity),
      isHere: (value) => b.subtract(b.bitXor(value, b.add(element, 1)), 1),
      stored: (value, here) => b.bitAnd(value, b.bitNot(here)),
      otherwise: b.fail("absent", span),
    }),
  );
});

/** Changes the first place for which `isHere` is negative. */
function inOnePlace({
  zone,
  end,
  isHere,
  stored,
  otherwise,
}: {
  readonly zone: RegionParam;
  readonly end: CodeValue;
  readonly isHere: (value: CodeValue) => CodeValue;
  readonly stored: (value: CodeValue, here: CodeValue) => CodeValue;
  readonly otherwise: CodeSteps;
}): CodeSteps {
  // All bits set until the place is found, then 0.
  const open = b.variable("open");
  return [
    b.let(open, -1),
    b.countUp("i", 0, end, (i) =>
      b.once("value", b.load(at(zone, i)), (value) =>
        b.once("here", b.bitAnd(b.shiftRight(isHere(value), 31), open), (here) => [
          b.store(at(zone, i), stored(value, here)),
          b.set(open, b.bitAnd(open, b.bitNot(here))),
        ]),
      ),
    ),
    b.if(b.notEqual(open, 0), otherwise),
  ];
}

/** Removes and returns the element in the first occupied place; the zone must not be empty. */
const placesFirst = memoized((capacity: number): Routine => {
  const zone = zoneParam(capacity);
  return b.routine("placesFirst", [zone], "int", () => [
    b.countUp("i", 0, capacity, (i) =>
      b.once("value", b.load(at(zone, i)), (value) =>
        b.if(b.notEqual(value, 0), [b.store(at(zone, i), 0), b.return(b.subtract(value, 1))]),
      ),
    ),
    b.return(0),
  ]);
});

/** Moves all elements into a zone with layout counts, whose first element is stored as `first`. */
const placesCounted = memoized((capacity: number): Routine => {
  const zone = zoneParam(capacity);
  const to: RegionParam = { ...zoneParam(undefined), name: "to" };
  const first = b.variable("first");
  return b.routine("placesCounted", [zone, to, first], undefined, () =>
    b.countUp("i", 0, capacity, (i) =>
      b.once("value", b.load(at(zone, i)), (value) =>
        b.once("one", isPositive(value), (one) => [
          b.store(at(zone, i), 0),
          update(to, 0, (total) => b.add(total, one)),
          // An empty place adds 0 to the total.
          b.once("index", b.bitAnd(b.subtract(value, first), b.negate(one)), (index) =>
            update(to, index, (count) => b.add(count, one)),
          ),
        ]),
      ),
    ),
  );
});

/** The set of elements in the zone. */
const placesKinds = memoized((capacity: number): Routine => {
  const zone = zoneParam(capacity);
  const set = b.variable("set");
  return b.routine("placesKinds", [zone], "int", () => [
    b.let(set, 0),
    b.countUp("i", 0, capacity, (i) =>
      b.once("value", b.load(at(zone, i)), (value) =>
        b.if(b.notEqual(value, 0), b.set(set, b.bitOr(set, b.shiftLeft(1, b.subtract(value, 1))))),
      ),
    ),
    b.return(set),
  ]);
});

/** Whether the number at an index is the same as an earlier one. */
const seenBefore = (() => {
  const zone = zoneParam(undefined);
  const index = b.variable("index");
  return b.routine("seenBefore", [zone, index], "flag", () => [
    b.once("value", b.load(at(zone, index)), (value) =>
      b.countUp("j", 0, index, (j) => b.if(b.equal(b.load(at(zone, j)), value), b.return(true))),
    ),
    b.return(false),
  ]);
})();

// Rows ------------------------------------------------------------------------------

const row = zoneParam(undefined);
const lengthOfRow = b.load(at(row, 0));

/** Appends an element; stops the game if the row is full. */
const rowAdd = (() => {
  const [limit, element, span] = [b.variable("limit"), b.variable("element"), b.variable("at")];
  return b.routine("rowAdd", [row, limit, element, span], undefined, () =>
    b.once("length", lengthOfRow, (length) => [
      b.if(b.greaterOrEqual(length, limit), b.fail("full", span)),
      b.store(at(row, b.add(length, 1)), element),
      b.store(at(row, 0), b.add(length, 1)),
    ]),
  );
})();

/** Removes the element at an index; the following elements move up. */
const closeGap = (() => {
  const index = b.variable("index");
  return b.routine("closeGap", [row, index], undefined, () =>
    b.once("length", lengthOfRow, (length) => [
      b.countUp("j", index, length, (j) => b.store(at(row, j), b.load(at(row, b.add(j, 1))))),
      b.store(at(row, length), 0),
      b.store(at(row, 0), b.subtract(length, 1)),
    ]),
  );
})();

/** Removes the first occurrence of an element. */
const rowRemove = (() => {
  const [element, span] = [b.variable("element"), b.variable("at")];
  return b.routine("rowRemove", [row, element, span], undefined, () => [
    b.countUp("i", 1, b.add(lengthOfRow, 1), (i) =>
      b.if(b.equal(b.load(at(row, i)), element), [b.call(closeGap, at(row, 0), i), b.return()]),
    ),
    b.fail("absent", span),
  ]);
})();

/** The last element; 0 in an empty row. */
const rowEnd = b.routine("rowEnd", [row], "int", () => b.return(b.load(at(row, lengthOfRow))));

/** Removes and returns the first element of the row, which must not be empty. */
const rowFirst = b.routine("rowFirst", [row], "int", () =>
  b.once("first", b.load(at(row, 1)), (first) => [
    b.call(closeGap, at(row, 0), 1),
    b.return(first),
  ]),
);

/** Removes and returns the last element of the row, which must not be empty. */
const rowLast = b.routine("rowLast", [row], "int", () =>
  b.once("length", lengthOfRow, (length) =>
    b.once("last", b.load(at(row, length)), (last) => [
      b.store(at(row, length), 0),
      b.store(at(row, 0), b.subtract(length, 1)),
      b.return(last),
    ]),
  ),
);

/** Sorts the row in ascending order. */
const rowSort = (() => {
  const j = b.variable("j");
  return b.routine("rowSort", [row], undefined, () =>
    b.countUp("i", 2, b.add(lengthOfRow, 1), (i) =>
      b.once("element", b.load(at(row, i)), (element) => [
        b.let(j, i),
        b.loop("down", (label) => {
          const before = b.load(at(row, b.subtract(j, 1)));
          return [
            // The length in front of the elements is no element.
            b.if(b.or(b.lessOrEqual(j, 1), b.lessOrEqual(before, element)), b.break(label)),
            b.store(at(row, j), before),
            b.set(j, b.subtract(j, 1)),
          ];
        }),
        b.store(at(row, j), element),
      ]),
    ),
  );
})();

/** The set of elements in the row. */
const rowKinds = (() => {
  const set = b.variable("set");
  return b.routine("rowKinds", [row], "int", () => [
    b.let(set, 0),
    b.countUp("i", 1, b.add(lengthOfRow, 1), (i) =>
      b.set(set, b.bitOr(set, b.shiftLeft(1, b.load(at(row, i))))),
    ),
    b.return(set),
  ]);
})();

// Counts ------------------------------------------------------------------------------

const counts = zoneParam(undefined);
/** The index of an element, from the first element of the zone on. */
const kind = b.variable("kind");
const countAt = at(counts, b.add(kind, 1));

/** Changes the count of an element and the total. */
const changeCount = (index: Operand, by: CodeValue): CodeSteps => [
  update(counts, 0, (total) => b.add(total, by)),
  update(counts, b.add(index, 1), (count) => b.add(count, by)),
];

/** Adds to the count of an element. */
const countsAdd = (() => {
  const count = b.variable("count");
  return b.routine("countsAdd", [counts, kind, count], undefined, () =>
    changeCount(kind, b.value(count)),
  );
})();

/** The count of an element; 0 if it is outside of the zone's `width` elements. */
const countOf = (() => {
  const width = b.variable("width");
  const isInside = b.and(b.greaterOrEqual(kind, 0), b.less(kind, width));
  return b.routine("countOf", [counts, kind, width], "int", () =>
    b.return(b.select(isInside, b.load(countAt), 0)),
  );
})();

/** Removes one copy of an element; stops the game if there is none. */
const countsRemove = (() => {
  const span = b.variable("at");
  return b.routine("countsRemove", [counts, kind, span], undefined, () => [
    b.if(b.lessOrEqual(b.load(countAt), 0), b.fail("absent", span)),
    changeCount(kind, b.value(-1)),
  ]);
})();

/** Removes all copies of one element. */
const countsRemoveAll = b.routine("countsRemoveAll", [counts, kind], undefined, () =>
  b.once("count", b.negate(b.load(countAt)), (count) => changeCount(kind, count)),
);

/** Moves all copies of one element to another zone. */
const countsMove = (() => {
  const to: RegionParam = { ...counts, name: "to" };
  const other = b.variable("other");
  return b.routine("countsMove", [counts, kind, to, other], undefined, () =>
    b.once("count", b.load(countAt), (count) => [
      changeCount(kind, b.negate(count)),
      b.call(countsAdd, at(to, 0), other, count),
    ]),
  );
})();

/** Removes and returns the first element with a count; the zone must not be empty. */
const countsFirst = (() => {
  const first = b.variable("first");
  const i = b.natural("i");
  return b.routine("countsFirst", [counts, first], "int", () => [
    b.let(i, 0),
    b.loop("empty", (label) => [
      b.if(b.notEqual(b.load(at(counts, b.add(i, 1))), 0), b.break(label)),
      b.set(i, b.add(i, 1)),
    ]),
    changeCount(i, b.value(-1)),
    b.return(b.add(first, i)),
  ]);
})();

/** The set of elements in a zone, without branches. */
const countsKinds = memoized((width: number): Routine => {
  const zone = zoneParam(width + 1);
  const [first, set] = [b.variable("first"), b.variable("set")];
  return b.routine("countsKinds", [zone, first], "int", () => [
    b.let(set, 0),
    b.countUp("i", 0, width, (i) =>
      b.set(
        set,
        b.bitOr(set, b.shiftLeft(isPositive(b.load(at(zone, b.add(i, 1)))), b.add(first, i))),
      ),
    ),
    b.return(set),
  ]);
});

export const zoneRoutines = {
  placesSize,
  placesAdd,
  placesRemove,
  placesFirst,
  placesCounted,
  placesKinds,
  seenBefore,
  rowAdd,
  closeGap,
  rowRemove,
  rowEnd,
  rowFirst,
  rowLast,
  rowSort,
  rowKinds,
  countsAdd,
  countOf,
  countsRemove,
  countsRemoveAll,
  countsMove,
  countsFirst,
  countsKinds,
};
