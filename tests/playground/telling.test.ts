// What is told about an author's rules: changes in words, examples, a moment at which they count.

import { expect, test } from "vitest";
import { createEmptyGame } from "../../src/playground/templates.ts";
import { PlaygroundService } from "../../src/worker/playground/playground-service.ts";
import { base, ownFile, ownPath, told, workshopWith } from "./telling-support.ts";

const five = "  change watchtowerPoints from 4 to 5";

test("a changed number is told in both languages, with what was and what is", () => {
  const changes = workshopWith(five).inspection.changes(base);
  expect(changes?.map(({ path }) => path)).toEqual(["watchtowerPoints"]);
  const [change] = changes ?? [];
  for (const language of ["de", "en"] as const) {
    expect(told(change, language, "a")).toContain("[4]");
    expect(told(change, language, "b")).toContain("[5]");
  }
  expect(told(change, "de", "b")).not.toBe(told(change, "en", "b"));
  expect(change?.place).toEqual({ path: ownPath, line: 3 });
});

test("the next number is told against the game, not against the one before", () => {
  const [change] =
    workshopWith(five, "  change watchtowerPoints from 4 to 7").inspection.changes(base) ?? [];
  expect(told(change, "en", "a")).toContain("[4]");
  expect(told(change, "en", "b")).toContain("[7]");
});

test("a new piece is told as new, with the number of its picture", () => {
  const workshop = workshopWith(`  add piece inn : Building {
    de "das Gasthaus, die Gasthäuser" en "inn, inns"
    copies 2 in bag[building]
  }`);
  const inn = workshop.inspection.changes(base)?.find(({ path }) => path === "inn");
  expect(inn?.texts.en.change).toBe("added");
  expect(inn?.piece).toBeGreaterThanOrEqual(0);
});

test("all rules are told, those marked that are not as they were", () => {
  const rules = workshopWith(five).inspection.rules(base) ?? [];
  expect(rules.length).toBeGreaterThan(150);
  expect(rules.filter(({ change }) => change !== undefined).map(({ path }) => path)).toEqual([
    "watchtowerPoints",
  ]);
  for (const { texts } of rules) {
    expect(texts.de.exact.length).toBeGreaterThan(0);
    expect(texts.en.exact.length).toBe(texts.de.exact.length);
    expect(texts.de.lines.length > 0 || texts.de.kind === "unworded").toBe(true);
  }
  const price = rules.find(({ path }) => path === "price");
  expect(price?.texts.en.kind).toBe("authored");
  expect(price?.texts.en.lines).toEqual([{ depth: 0, text: "A tile costs 2 silverlings." }]);
});

test("of a game of one's own all rules are told, and no change", () => {
  const workshop = new PlaygroundService();
  const { files } = createEmptyGame("en");
  workshop.take(files, [], "en");
  expect(workshop.inspection.changes([])).toEqual([]);
  expect(workshop.inspection.rules([])?.map(({ path }) => path)).toContain("take");
});

test("own examples are told with a tick or with what came out; those of the game that fall, too", async () => {
  const example = (id: string, points: number) => `
  example ${id} proves watchtower {
    de "Annas Wachturm." en "Anna's watchtower."
    given {
      players Anna, Benno
      Anna { dice 3, 2; storage watchtower; estate castle at d4 }
    }
    when Anna place(die: 3, tile: watchtower, space: e4)
    then Anna scores ${points} as watchtowers
  }`;
  const workshop = workshopWith(`${five}\n${example("right", 5)}\n${example("wrong", 4)}`);
  const seen: number[] = [];
  const proofs = await workshop.inspection.proofs(base, [ownPath], (progress) =>
    seen.push(progress),
  );
  expect(proofs?.own.map(({ id, outcome }) => [id, outcome.kind])).toEqual([
    ["right", "holds"],
    ["wrong", "fails"],
  ]);
  const wrong = proofs?.own[1];
  expect(wrong?.outcome).toMatchObject({ text: { en: "Expected: 4; found: 5." } });
  const lines = ownFile(`${five}\n${example("right", 5)}\n${example("wrong", 4)}`).text.split("\n");
  expect(lines[(wrong?.fault?.line ?? 0) - 1]).toContain("scores 4");
  expect(proofs?.fallen.length).toBeGreaterThan(0);
  expect(proofs?.fallen.every(({ outcome }) => outcome.kind !== "holds")).toBe(true);
  expect(proofs?.tried).toBeGreaterThan(200);
});

test("examples that are tried are given up when other rules come", async () => {
  const workshop = workshopWith(five);
  const proofs = workshop.inspection.proofs(base, [ownPath], () => {});
  workshop.take([...base, ownFile("  change watchtowerPoints from 4 to 6")], ["mine"], "en");
  expect(await proofs).toBeUndefined();
});

test("examples are tried to their end while a moment is looked for", async () => {
  const { inspection } = workshopWith(five);
  const proofs = inspection.proofs(base, [ownPath], () => {});
  const moment = inspection.moment(base, ["Anna", "Benno"], () => {});
  expect(await proofs).toBeDefined();
  expect(await moment).toBeDefined();
});

test("an example is shown step by step", async () => {
  const walk = workshopWith(five).inspection.walk("watchtowerBringsFour");
  expect(walk).toBeUndefined();
  const { inspection } = workshopWith(five);
  const [fallen] = (await inspection.proofs(base, [ownPath], () => {}))?.fallen ?? [];
  const steps = inspection.walk(fallen?.id ?? "")?.steps ?? [];
  expect(steps.length).toBeGreaterThan(1);
  expect(steps[0]?.move).toBeUndefined();
  expect(steps[1]?.move?.entries.some(({ kind }) => kind === "score")).toBe(true);
});

test("a moment is found at which the change counts; from it an example is written that holds", async () => {
  const workshop = workshopWith(five);
  const moment = await workshop.inspection.moment(base, ["Anna", "Benno"], () => {});
  expect(moment?.says.map(({ en }) => en).join(" ")).toMatch(/your rules/);
  const { resumed } = workshop.table.open(moment?.record ?? "");
  const last = resumed?.frame?.past.at(-1);
  expect(last?.entries.some((entry) => entry.kind === "score" && entry.amount === 5)).toBe(true);

  const written = workshop.inspection.write(workshop.table.record() ?? "", ownPath);
  expect(written?.kind).toBe("written");
  if (written?.kind !== "written") return;
  expect(written.text).toMatch(/proves place, watchtower/);
  expect(written.text).toMatch(/scores 5 as watchtowers/);
  expect(written.text.split("\n").length).toBeLessThan(20);
  workshop.take([...base, { path: ownPath, text: written.text }], ["mine"], "en");
  const proofs = await workshop.inspection.proofs(base, [ownPath], () => {});
  expect(proofs?.own.map(({ id, outcome }) => [id, outcome.kind])).toEqual([[written.id, "holds"]]);
});
