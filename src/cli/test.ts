// `regel test [PATH …]`: runs the examples in rules.

import type { ExampleResult, Game } from "../dsl/index.ts";
import type { Arguments, Command } from "./arguments.ts";
import { gamesIn } from "./check.ts";
import { type GameFiles, writeText } from "./files.ts";
import { gameOf, placeIn } from "./language.ts";
import { Refusal, type Shell } from "./output.ts";

export const testCommand: Command = {
  flags: { report: "value" },
  run: testRules,
};

/** A broken game does not keep the examples of the others from being run. */
function testRules(shell: Shell, { words, values }: Arguments): number {
  const found = gamesIn(shell, words);
  const games = found.flatMap((files) => playable(shell, files) ?? []);
  const all = games.flatMap(({ files, game }) => [game, ...variantsOf(shell, files, game)]);
  let [passed, failed] = [0, 0];
  for (const game of all) {
    for (const { id, own } of game.meta.examples) {
      if (!own) continue;
      const result = game.runExample(id);
      if (result.passed) passed += 1;
      else failed += 1;
      if (!result.passed) shell.out(failure(shell, game, result));
    }
  }
  const report = values.get("report");
  if (report !== undefined) writeText(shell, report, `${JSON.stringify({ passed, failed })}\n`);
  if (passed + failed === 0) shell.err(shell.texts.noExamples);
  // Read by other programs, hence the same in every language.
  shell.out(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 && games.length === found.length ? 0 : 1;
}

/** The game, or nothing when its rules have errors, which are printed. */
function playable(shell: Shell, files: GameFiles): { files: GameFiles; game: Game } | undefined {
  try {
    return { files, game: gameOf(shell, files) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    shell.err(error.message);
    return undefined;
  }
}

/** The game under each of its variants that states examples. */
function variantsOf(shell: Shell, files: GameFiles, { meta }: Game): Game[] {
  const real = meta.variants.filter(({ isEmpty }) => !isEmpty);
  return real.map(({ id }) => gameOf(shell, files, [id]));
}

/** Where an example fails, what was expected and what came out. */
function failure(shell: Shell, { meta }: Game, { id, problem }: ExampleResult): string {
  const example = meta.examples.find((one) => one.id === id);
  const source = problem?.source ?? example?.source;
  const place = source === undefined ? "" : placeIn(meta, source);
  const lines = [
    `${shell.colours.red("✗")} ${place}: ${shell.texts.exampleFailed(id)}`,
    `  ${example?.text[shell.language] ?? ""}`,
    `  ${problem?.text[shell.language] ?? ""}`,
  ];
  return `${lines.filter((line) => line.trim() !== "").join("\n")}\n`;
}
