import { expect, test } from "vitest";
import { selectMostDifferent } from "../../src/compare/figures.ts";
import { IncrementalCompiler, loadGame } from "../../src/dsl/index.ts";
import { writeRecord } from "../../src/play/session/record.ts";
import { playRecordedGame } from "../../src/play/simulation/simulate.ts";
import { CompareService } from "../../src/worker/compare/compare-service.ts";
import { reefWith } from "../play/compare/reef.ts";

const desk = new CompareService(new IncrementalCompiler());
desk.read(
  reefWith(`
variant dear of reef { de "Teurer Handel" en "Dear trade" change price from 2 to 3 }
variant cheap of reef { de "Billiger Handel" en "Cheap trade" change price from 2 to 1 }
`),
);
const chosen = { a: [], b: ["dear"], own: undefined };
const compareOrder = {
  chosen,
  language: "en",
  names: [],
  sections: [],
  records: [],
  games: 50,
  seed: 1,
} as const;
const simulateOrder = {
  chosen,
  language: "en",
  seats: ["Seat 1", "Seat 2"],
  plan: { bots: ["random", "random"], options: {}, seed: 1 },
  games: 300,
} as const;

test("a game under variants is compiled, or it is said why not", () => {
  expect(desk.compile(["dear"], "en")).toMatchObject({
    kind: "compiled",
    compiled: { meta: { chosen: ["dear"], examples: [] } },
  });
  expect(desk.compile(["dear", "cheap"], "de")).toMatchInlineSnapshot(`
    {
      "kind": "problems",
      "problems": [
        "\`dear\` und \`cheap\` wollen Verschiedenes von \`price\`; beide zugleich geht nicht.",
      ],
    }
  `);
});

test("a comparison tells how far it is, and brings no program", async () => {
  const heard: number[] = [];
  const answer = await desk.compare(compareOrder, (progress) => heard.push(progress));

  expect(heard.every((one) => one >= 0 && one <= 1)).toBe(true);
  expect(answer?.groups.map(({ statement }) => statement)).toEqual(["The price: 3, until now 2."]);
  expect(JSON.stringify(answer)).not.toContain('"js"');
});

test("both games of a witness are stepped through in the thread, and a page gets pictures", async () => {
  const told = await desk.compare(compareOrder, () => {});
  const witness = told?.groups[0]?.witness;
  if (witness === undefined) return expect.unreachable();
  const sides = {
    a: { name: "Reef", within: "in the reef" },
    b: { name: "Dear trade", within: "with dear trade" },
  };
  const walk = desk.walk({ chosen, group: 0, witness, sides });
  const opening = walk?.opening();
  if (walk === undefined || opening === undefined) return expect.unreachable();

  // Plain data alone: what can be copied to a page, and holds no program.
  expect(structuredClone(opening)).toEqual(opening);
  expect(opening.frame).toMatchObject({ at: witness.moves.length, last: witness.moves.length + 1 });
  expect(walk.go(0)).toMatchObject({ at: 0, move: undefined });
  const parted = walk.go(99);
  expect(parted.at).toBe(parted.last);
  expect(parted.arrived.b.refusal).toBe(witness.outcomes?.b.reason);
  const before = walk.go(witness.moves.length);
  const [option] = before.options.common;
  expect(walk.play(option?.notation ?? "")).toMatchObject({
    at: before.at + 1,
    last: before.at + 1,
  });
  expect(walk.play("no such move")).toMatchObject({ at: before.at + 1, problem: undefined });
});

test("sides with errors have nothing to step through", async () => {
  const told = await desk.compare(compareOrder, () => {});
  const witness = told?.groups[0]?.witness;
  if (witness === undefined) return expect.unreachable();
  const own = { path: "own.regel", text: "variant mine of reef { change prise from 2 to 1 }" };
  const order = { chosen: { a: [], b: ["mine"], own }, group: 0, witness };

  const side = { name: "", within: "" };
  expect(desk.walk({ ...order, sides: { a: side, b: side } })).toBeUndefined();
});

test("saved games that could not be played any more are named; unreadable ones are let be", async () => {
  const original = desk.compile([], "en");
  if (original.kind === "problems") return expect.unreachable();
  const game = loadGame(original.compiled);
  const plan = { bots: ["random", "random"], options: {}, seed: 5 } as const;
  const record = (index: number) => writeRecord(playRecordedGame(game, plan, index).record());
  const records = [
    { name: "broken", text: "nothing" },
    { name: "first", text: record(0) },
    { name: "second", text: record(1) },
  ];
  const answer = await desk.compare({ ...compareOrder, records }, () => {});

  expect(answer?.groups[0]?.reach.records).toEqual([
    { name: "first", why: "`trade` is not allowed here." },
  ]);
});

test("rules of the reader's own are compared like others", async () => {
  const own = {
    path: "own.regel",
    text: 'variant mine of reef { de "M" en "M" change price from 2 to 1 }',
  };
  const answer = await desk.compare(
    { ...compareOrder, chosen: { a: ["dear"], b: ["mine"], own } },
    () => {},
  );

  expect(answer?.sides.b).toEqual({ name: "M", within: "with the variant “M”", problems: [] });
  expect(answer?.groups[0]?.differences[0]?.numbers).toMatchObject([{ a: "3", b: "1" }]);
});

test("what is ordered anew gives up what was ordered before", async () => {
  const far = { ...compareOrder, games: 1e6, chosen: { a: [], b: [], own: undefined } };
  const before = desk.simulate({ ...simulateOrder, games: 1e6 }, () => {});
  const after = await desk.compare(far, () => {});

  expect((await before)?.games).toBeGreaterThan(0);
  expect((await before)?.games).toBeLessThan(1e6);
  expect(after?.groups).toEqual([]);
});

test("figures of many games name everything once", async () => {
  const figures = await desk.simulate(simulateOrder, () => {});
  const ids = figures?.events.map(({ id }) => id) ?? [];

  expect(figures?.games).toBe(300);
  expect(new Set(ids).size).toBe(ids.length);
  expect(selectMostDifferent(figures?.events ?? [], 1)).toMatchObject([
    { id: "trade", label: "trade", difference: { noticeable: true } },
  ]);
});
