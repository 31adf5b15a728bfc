import { expect, test } from "vitest";
import { gameOf } from "../support/rules-of.ts";
import { type ExampleRefusal, gameWithRows, refusalsInExamples } from "./rows.ts";

function printed(refusals: readonly ExampleRefusal[]): string {
  const lines = refusals.map(
    ({ example, explanation: { reason } }) =>
      `${example}\n  ${reason?.text.de}\n  ${reason?.text.en}\n`,
  );
  return lines.join("");
}

// The texts are those of the design's table, but for the rows that say why they are not.
test.each(["burgundy", "burgundy-dice"])("%s: the rows of the table", async (name) => {
  const rows = refusalsInExamples(gameWithRows(name), (id) => /^row\d/.test(id));

  expect(rows.length).toBeGreaterThanOrEqual(8);
  await expect(printed(rows)).toMatchFileSnapshot(`rows/${name}.txt`);
});

const games = [
  "burgundy",
  "burgundy-dice",
  "classics/breakthrough",
  "classics/connect-four",
  "classics/hex",
  "classics/pig",
  "classics/tic-tac-toe",
  "classics/yavalath",
  "white-castle",
  "burgundy-cards",
];

test("what examples say cannot be done is refused in these words", async () => {
  const texts = games.map((name) => {
    const refusals = refusalsInExamples(gameOf(name), () => true);
    return `${name}\n\n${printed(refusals)}`;
  });

  await expect(texts.join("\n")).toMatchFileSnapshot("examples.txt");
});

test("every refusal has a reason", () => {
  const without = games.flatMap((name) =>
    refusalsInExamples(gameOf(name), () => true)
      .filter(({ explanation }) => !explanation.legal && explanation.reason === undefined)
      .map(({ example }) => `${name}: ${example}`),
  );

  expect(without).toEqual([]);
});
