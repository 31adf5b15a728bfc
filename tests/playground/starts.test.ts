// What an author may begin with can be played at once.

import { expect, test } from "vitest";
import { compileGame, format, loadGame, parse, type RulesFile } from "../../src/dsl/index.ts";
import {
  fileNameOf,
  findVariantNames,
  getProjectFolder,
  sourcesWith,
} from "../../src/playground/project.ts";
import {
  createEmptyGame,
  createFromGallery,
  createThreeLines,
} from "../../src/playground/templates.ts";
import { rulesOf } from "../support/rules-of.ts";

const base = rulesOf("burgundy");
const first = { id: "workersPerAction", value: 2 };

test("three lines are a variant in which one number is another", () => {
  const { files } = createThreeLines({ folder: "burgundy", id: "burgundy", first }, "en");
  const { compiled, diagnostics } = compileGame(sourcesWith(base, files), findVariantNames(files));

  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(compiled?.meta.chosen).toEqual(["mine"]);
  expect(files[0]?.path).toBe("rules/burgundy/variants/my-house-rule.regel");
});

test.each(["de", "en"] as const)(
  "an empty game has a rule and an example that holds (%s)",
  (language) => {
    const { files } = createEmptyGame(language);
    const { compiled, diagnostics } = compileGame(files);

    expect(diagnostics).toEqual([]);
    if (compiled === undefined) return;
    const game = loadGame(compiled);
    expect(game.meta.examples.map(({ id }) => game.runExample(id).passed)).toEqual([true, true]);
    expect(files.map(formatted)).toEqual(files.map(({ text }) => text));
    // Read in words, its rules have no holes of its text in them.
    expect(game.meta.moves.map(({ name }) => name[language])).not.toContainEqual(
      expect.stringContaining("{"),
    );
  },
);

test("a rule of the gallery takes the place of the game's file", () => {
  const source = base.find(({ path }) => path.endsWith("watchtower-five.regel"));
  if (source === undefined) throw new Error("The gallery has no watchtowers.");
  const changed = { ...source, text: source.text.replace("to 5", "to 6") };
  const { files } = createFromGallery("burgundy", "Watchtowers", changed);
  const all = sourcesWith(base, files);

  expect(all).toHaveLength(base.length);
  expect(all.map(({ path }) => path)).toEqual(base.map(({ path }) => path));
  expect(all.filter((one) => !base.includes(one))).toEqual([changed]);
});

test("files are called after the rule, in letters that every system knows", () => {
  expect(fileNameOf("Würfel, größer!")).toBe("wurfel-grosser.regel");
  expect(fileNameOf("…")).toBe("rules.regel");
  expect(getProjectFolder({ name: "", base: undefined, files: [] })).toBe("rules/own");
});

function formatted(source: RulesFile): string {
  const result = format(source);
  return "text" in result
    ? result.text
    : parse(source)
        .diagnostics.map(({ code }) => code)
        .join();
}
