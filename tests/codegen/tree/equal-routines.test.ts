import { expect, test } from "vitest";
import { b } from "../../../src/dsl/codegen/code/build.ts";
import type { CodeBlock, Region, Routine, Var } from "../../../src/dsl/codegen/code/code.ts";
import { codeForm } from "../../../src/dsl/codegen/code/code-form.ts";
import { EqualRoutines } from "../../../src/dsl/codegen/code/equal-routines.ts";

// Equal routines of a program are written once. Names do not matter, everything else does.

const table: Region = { kind: "constants", name: "table", numbers: [3, 1, 4] };
const copy: Region = { kind: "constants", name: "table", numbers: [3, 1, 4] };
const nowhere = () => ({ bases: [0], step: 1, stride: 0 });
const small = { from: 0, to: 2 };

/** A routine with a loop, a table and names of its own. */
function searching(word: string, region = table, { from = 0, most = 3, range = small } = {}) {
  const wanted = b.variable(word, "int", range);
  return b.routine(word, [wanted], "int", () => [
    b.countUp(`${word}I`, from, most, (i) => [
      b.if(b.equal(b.load(b.address(region, i)), wanted), b.return(i)),
    ]),
    b.return(-1),
  ]);
}

function around(params: readonly Var[], body: CodeBlock): Routine {
  return { name: "around", params, result: undefined, body };
}

test("a routine is shared whatever its names are", () => {
  const routines = new EqualRoutines();
  const first = searching("one");
  expect(routines.sharedWith(first)).toBe(first);
  expect(routines.sharedWith(searching("other"))).toBe(first);
});

test("routines that differ anywhere are not shared", () => {
  const routines = new EqualRoutines();
  expect(unlike.map((one) => unlike.indexOf(routines.sharedWith(one)))).toEqual(
    unlike.map((_, i) => i),
  );
});

test("programs are compared without names, and tables by their numbers", () => {
  const form = (routine: Routine) => codeForm([routine], nowhere).join();
  const [first, ...others] = unlike.map(form);

  expect(form(searching("other", copy))).toBe(first);
  // Tables are other ones and have the same numbers: here, and where these routines are called.
  expect(others[0]).toBe(first);
  expect(new Set(others).size).toBe(others.length - 1);
});

const unlike = unlikeRoutines();

function unlikeRoutines(): readonly Routine[] {
  const [x, y] = [b.variable("x"), b.variable("y")];
  const flag = b.variable("x", "flag");
  const param = (length: number | undefined) =>
    ({ kind: "param", name: "zone", length, range: small }) as const;
  const [short, long] = [param(2), param(3)];
  const [inner, outer] = [{ name: "loop" }, { name: "loop" }];
  const left = (label: typeof inner): CodeBlock => [
    {
      kind: "loop",
      label: outer,
      body: [{ kind: "loop", label: inner, body: [b.break(label)] }, b.break(outer)],
    },
  ];
  return [
    searching("a"),
    searching("a", copy),
    searching("a", table, { from: 1 }),
    searching("a", table, { most: 2 }),
    searching("a", table, { range: { from: 0, to: 3 } }),
    around([], []),
    around([x], []),
    around([flag], []),
    around([x, y], [b.let(b.variable("z"), x)]),
    around([x, y], [b.let(b.variable("z"), y)]),
    around([x, y], [b.let(b.variable("z"), b.add(x, y))]),
    around([x, y], [b.let(b.variable("z"), b.subtract(x, y))]),
    around([x, y], [b.set(x, y)]),
    around([x, y], [b.call(searching("a"), x)]),
    around([x, y], [b.call(searching("a", copy), x)]),
    around([x, y], [b.callInto(b.variable("z"), searching("a", copy), x)]),
    around([x, y], [b.fail("deep", x)]),
    around([x, y], [b.fail("absent", x)]),
    around([x, y], [b.fail("absent", 1)]),
    around([], [{ kind: "count", counter: 1 }]),
    around([], [{ kind: "count", counter: 2 }]),
    around([], [b.return()]),
    around([], [b.switch(x, [[], [b.return()]])]),
    around([], [b.switch(x, [[]], [b.return()])]),
    around([], left(inner)),
    around([], left(outer)),
    { ...around([], [b.return(b.load(b.address(short, 0)))]), params: [short] },
    { ...around([], [b.return(b.load(b.address(long, 0)))]), params: [long] },
  ];
}
