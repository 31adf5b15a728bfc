// `regel test [PATH …]`: runs the examples in rules.

import { describeFault, type ExampleResult, type Game } from "../../dsl/index.ts";
import type { Arguments, Command } from "../arguments.ts";
import { compileCached } from "../compiled-cache.ts";
import { findOwnVariants, type GameFiles, writeText } from "../files.ts";
import { compileGameOrFail, formatPosition, gameOf } from "../load-game.ts";
import { CommandError, type Shell } from "../shell.ts";
import { readVariants } from "../variant-arguments.ts";
import { gamesIn } from "./check.ts";

export const testCommand: Command = {
  flags: { variant: "value", report: "value" },
  run: testRules,
};

/** Errors in a game do not prevent the examples of others from running. */
function testRules(shell: Shell, args: Arguments): number {
  const { words, values } = args;
  const chosen = readVariants(shell, args);
  const found = gamesIn(shell, words);
  const tried = chosen.length === 0 ? found.flatMap(allOf) : chosenOf(shell, found, chosen);
  const games = tried.map(({ files, variants }) => playable(shell, files, variants));
  let [passed, failed] = [0, 0];
  for (const game of games) {
    for (const { id, own } of game?.meta.examples ?? []) {
      if (!own || game === undefined) continue;
      const result = game.runExample(id);
      if (result.passed) passed += 1;
      else failed += 1;
      if (!result.passed) shell.out(failure(shell, game, result));
    }
  }
  const report = values.get("report");
  if (report !== undefined) writeText(shell, report, `${JSON.stringify({ passed, failed })}\n`);
  if (passed + failed === 0) shell.err(shell.texts.noExamples);
  // Parsed by other programs, hence the same in every language.
  shell.out(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 && !games.includes(undefined) ? 0 : 1;
}

interface Tried {
  readonly files: GameFiles;
  readonly variants: readonly string[];
}

/** Returns the game and each of its variants; only the game if it has errors. */
function allOf(files: GameFiles): Tried[] {
  if (files.own !== undefined)
    return findOwnVariants(files).map((id) => ({ files, variants: [id] }));
  const { compiled } = compileCached(files.sources);
  const real = compiled?.meta.variants.filter(({ isEmpty }) => !isEmpty) ?? [];
  return [{ files, variants: [] }, ...real.map(({ id }) => ({ files, variants: [id] }))];
}

/** Returns the games that have the given variants. */
function chosenOf(shell: Shell, found: readonly GameFiles[], variants: readonly string[]): Tried[] {
  const knowing = found.filter((files) => {
    const known = compileCached(files.sources).compiled?.meta.variants.map(({ id }) => id) ?? [];
    return variants.every((id) => known.includes(id));
  });
  const [only, another] = found;
  if (knowing.length === 0 && another === undefined && only !== undefined) {
    compileGameOrFail(shell, only, variants); // Says what does not fit, and where.
  }
  if (knowing.length === 0) throw new CommandError(shell.texts.compare.nobodyKnows(variants));
  return knowing.map((files) => ({ files, variants }));
}

/** Loads a game. Prints the errors in its rules and returns `undefined` if there are some. */
function playable(shell: Shell, files: GameFiles, variants: readonly string[]): Game | undefined {
  try {
    return gameOf(shell, files, variants);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    shell.err(error.message);
    return undefined;
  }
}

/** Formats the failure of an example: position, expected and actual values. */
function failure(shell: Shell, { meta }: Game, { id, problem }: ExampleResult): string {
  const example = meta.examples.find((one) => one.id === id);
  const source = problem?.source ?? example?.source;
  const place = source === undefined ? "" : formatPosition(meta, source);
  const lines = [
    `${shell.colours.red("✗")} ${place}: ${shell.texts.exampleFailed(id, meta.chosen)}`,
    `  ${example?.text[shell.language] ?? ""}`,
    `  ${problem === undefined ? "" : describeFault(problem, shell.language)}`,
  ];
  return `${lines.filter((line) => line.trim() !== "").join("\n")}\n`;
}
