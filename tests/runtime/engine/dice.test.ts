// Dice: what comes up, how often, and what is told of it.

import { expect, test } from "vitest";
import type { LogEntry } from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

const game = (text: string, variants: readonly string[] = []) =>
  gameFrom([{ path: "test.regel", text }, completed(text)], variants);

const hues = `
enum Hue { red blue green }
die hues = green, blue, blue, blue
`;

test("each face of a die comes up equally often", () => {
  const one = game(`${hues}mark up: hues\nflow { roll up }`);
  const counts = [0, 0, 0];
  for (let seed = 0; seed < 4000; seed++) {
    const [mark] = one.view(one.start({ players: 2, seed })).shared.marks;
    const face = mark?.value ?? -1;
    counts[face] = (counts[face] ?? 0) + 1;
  }

  expect(counts[0]).toBe(0);
  expect(counts[1]).toBeGreaterThan(2850);
  expect(counts[1]).toBeLessThan(3150);
});

test("a die with the numbers of a range falls as the range does", () => {
  const rolled = (what: string) => {
    const one = game(
      `die numbers = 3, 4, 5\nmark up: 1..9\nflow { let f = roll ${what} set up to f }`,
    );
    return Array.from({ length: 50 }, (_, seed) => {
      return one.view(one.start({ players: 2, seed })).shared.marks[0]?.value;
    });
  };

  expect(rolled("numbers")).toEqual(rolled("3..5"));
});

test("a zone is rolled place by place, and all of it", () => {
  const text = `
${hues}
zone dice of hues, 3 places
zone others of 1..6, 2 places
flow {
  add red to dice
  roll dice
  roll others
}
`;
  const one = game(text);
  const entries: LogEntry[] = [];
  const view = one.view(one.start({ players: 2, seed: 7 }, (entry) => entries.push(entry)));
  const lying = view.shared.zones.map(({ items }) => items.map(({ value }) => value));
  const rolls = entries.flatMap((entry) => (entry.kind === "chance" ? [entry.value] : []));

  expect(lying.map((zone) => zone.length)).toEqual([3, 2]);
  expect(lying.flat()).toEqual(rolls);
  expect(lying[0]).not.toContain(0);
});

test("what is told names the face", () => {
  const text = `${hues}die numbers = 4, 4\nflow { let a = roll hues let b = roll numbers let c = roll 2..2 }`;
  const told: string[] = [];
  game(text).start({ players: 2, seed: 3 }, (entry) => {
    if (entry.kind === "chance") told.push(entry.text);
  });

  expect(told[0]).toMatch(/^roll (green|blue)$/);
  expect(told.slice(1)).toEqual(["roll 4", "roll 2"]);
});

const examples = `
game reef { de "Riff" en "reef" players 1..2 }
enum Hue { red blue green }
enum Mood { blue dull }
die hues = green, blue, blue
die small = 1, 1, 2
mark hue: hues
mark number: small
action throw { de "werfen" en "throw" roll hue roll number }
flow { each player { choose throw } choose throw }
`;

test.each([
  ["blue, 2", undefined],
  ["green, 1", undefined],
  ["red, 1", "impossible"],
  ["1, 1", "impossible"],
  ["blue, 3", "impossible"],
  ["blue, green", "impossible"],
])("in an example chance gives faces: %s", (results, problem) => {
  const one = game(`${examples}
example thrown {
  de "…" en "…"
  given { players Anna }
  chance ${results}
  when Anna throw
}
`);
  const found = one.runExample("thrown").problem?.text.en;

  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toBe("Chance cannot bring that result here.");
});

test("a variant changes the faces of a die", () => {
  const text = `
game reef { de "Riff" en "reef" players 2..2 }
die numbers = 1, 1, 2
mark up: 1..9
flow { let face = roll numbers set up to face }
variant high of reef { de "Hoch" en "High" change numbers to 7, 7 }
`;
  const one = game(text, ["high"]);

  expect(one.view(one.start({ players: 2, seed: 1 })).shared.marks[0]?.value).toBe(7);
});
