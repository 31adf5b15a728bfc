import { expect, test } from "vitest";
import { compileGame } from "../../../src/dsl/index.ts";
import { checkRules, completed } from "../../support/check-rules.ts";

// What would grow beyond all limits is refused before anything is built for it.

test("shapes have rows with letters", () => {
  checkRules(`
shape Reef squares 9 by 27
        // ^^^^^^^^^^^^^^^ value-outside: 27 is not within 1..26.
`);
});

test("rows of hexes have their limits", () => {
  checkRules(`
shape Reef hexes 4-1000000000-4
        // ^^^^^^^^^^^^^^^^^^^^ value-outside: 1000000000 is not within 1..100.
`);
});

test("parameters of pieces multiply", () => {
  checkRules(`
family Fish { fins: 1..1000 spots: 1..1000 }
piece tang(fins: 1..1000, spots: 1..1000) : Fish {
   // ^^^^ too-many-kinds: With \`tang\` there are more than 10000 kinds of pieces; smaller ranges make fewer.
  de "Doktorfisch" en "tang" fins is fins spots is spots
}
`);
});

test("costs that include each other multiply", () => {
  const costs = Array.from(
    { length: 30 },
    (_, i) => `cost air${i + 1} { costs air${i} costs air${i} }`,
  );
  const text = `
cost air0 { needs enough: yes else de "Keine Luft." en "No air." }
${costs.join("\n")}
action dive { de "tauchen" en "dive" costs air30 }`;
  const { diagnostics } = compileGame([{ path: "test.regel", text }, completed(text)]);

  expect(diagnostics.map(({ code }) => code)).toEqual(["too-many-costs"]);
});

test("a requirement that needs itself comes to an end", () => {
  checkRules(`
requirement air { needs air }
                     // ^^^ too-many-costs: By way of \`air\` an action includes more than 1000 requirements and costs.
action dive { de "tauchen" en "dive" needs air }
flow { each player { choose dive } }
`);
});

test("all that a game holds is copied with every move", () => {
  checkRules(`
mark lure[1..100000]: 1..6
player mark bait[1..100000]: 1..6
         // ^^^^ too-much-to-hold: The game holds 1300000 numbers, \`bait\` alone 400000; at most 1000000 are possible.
player mark hook[1..100000]: 1..6
player mark line[1..100000]: 1..6
`);
});

test("loops in loops of an expression multiply", () => {
  checkRules(`
value pairs = number of a in 1..9000 where (number of b in 1..9000 where b > a) > 5
   // ^^^^^ too-much-work: Working out \`pairs\` may take more than 10000000 steps: loops stand in loops here.
`);
});

test("loops multiply by way of definitions, too", () => {
  const doubles = Array.from(
    { length: 30 },
    (_, i) => `define d${i + 1} = number of a in 1..2 where d${i} > a`,
  );
  const { diagnostics } = compileGame([
    { path: "test.regel", text: `value d0 = 1\n${doubles.join("\n")}` },
    completed(""),
  ]);
  expect(diagnostics[0]?.code).toBe("too-much-work");
});

test.each([
  ["sums", `value toll = ${Array(30_000).fill("1").join(" + ")}`],
  ["conditions", `value open: yes/no = ${Array(30_000).fill("yes").join(" and ")}`],
  ["signs", `value toll = ${"- ".repeat(2_000)}1`],
  ["branches", `to rest { ${Array(2_000).fill("if 1 < 2 { }").join(" else ")} }`],
  ["blocks", `to rest { ${"if 1 < 2 { ".repeat(2_000)}${"}".repeat(2_000)} }`],
])("what is too deep is reported once: %s", (_, text) => {
  const { diagnostics } = compileGame([{ path: "test.regel", text }, completed(text)]);

  expect(diagnostics.map(({ code }) => code)).toEqual(["too-deep"]);
});

test("a long chain of rules is no trouble", () => {
  const chain = Array.from({ length: 500 }, (_, i) => `to p${i + 1} { do p${i} }`);
  const text = `to p0 { }\n${chain.join("\n")}\nflow { do p500 }`;

  expect(compileGame([{ path: "test.regel", text }, completed(text)]).diagnostics).toEqual([]);
});

test("ranges below zero are as long as they are", () => {
  const nested = (depth: number): string =>
    depth === 0 ? "1" : `number of x${depth} in -1..1 where x${depth} < ${nested(depth - 1)}`;
  checkRules(`\ndefine steps: number = ${nested(8)}\n`);
});

const numbered = (n: number, line: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => line(i)).join("\n");

test.each([
  ["levels", `${numbered(2_000, (i) => `value d${i} = d${i + 1} + 1`)}\ndefine d2000 = 1`],
  ["levels", `${numbered(2_000, (i) => `to p${i} { do p${i + 1} }`)}\nto p2000 { }`],
  ["names", `to rest { ${numbered(300, (i) => `let a${i} = ${i}`)} }`],
  ["steps", numbered(2_000, (i) => `shape S${i} squares 26 by 26`)],
] as const)("too many %s end the check with one report", (unit, text) => {
  const { diagnostics } = compileGame([{ path: "test.regel", text }, completed(text)]);

  expect(diagnostics.map(({ code, facts }) => [code, facts])).toEqual([
    ["too-much-to-check", expect.objectContaining({ unit })],
  ]);
});

test("behind too many comparisons unknown names are reported without a suggestion", () => {
  const text = `${numbered(3_000, (i) => `mark lure${i}a: 1..6`)}\n${numbered(3_000, (i) => `value v${i} = lure${i}b`)}`;
  const { diagnostics } = compileGame([{ path: "test.regel", text }, completed(text)]);
  const nearest = diagnostics.map(({ facts }) => "nearest" in facts && facts.nearest);

  expect(diagnostics).toHaveLength(3_000);
  expect(nearest[0]).toBe("lure0a");
  expect(nearest.at(-1)).toBeUndefined();
});

test("what is one name too many is named", () => {
  const [lets, last] = [numbered(200, (i) => `let a${i} = ${i}`).replaceAll("\n", " "), "depth"];
  const before = " ".repeat(`to rest { ${lets} let `.length - 3);
  checkRules(`
to rest { ${lets} let ${last} = 1 }
${before}// ^^^^^ too-much-to-check: There is too much to check here: more than 200 names hold at the same time.
`);
});
