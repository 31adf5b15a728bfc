// `regel diff GAME A B`: compares the rules of two variants, with witnesses and affected examples.

import { compareInSteps, type VariantComparison } from "../../compare/comparison.ts";
import type { ContentIndex } from "../../compare/impact.ts";
import { type Game, IncrementalCompiler, loadGame, RuleError } from "../../dsl/index.ts";
import { MAX_RECORDS_BYTES } from "../../files/most-bytes.ts";
import { parseRecords } from "../../play/session/parse-record.ts";
import { type Arguments, type Command, readWholeNumber, seedRange } from "../arguments.ts";
import { formatComparisonJson } from "../diff/json.ts";
import { renderComparisonText } from "../diff/text.ts";
import { readText } from "../files.ts";
import { createBrokenRulesError, createRuleFailureError, isError } from "../load-game.ts";
import { readSharedPlayerCount } from "../setup.ts";
import { CommandError, type Shell } from "../shell.ts";
import { parseTwoSides, type TwoSides } from "../variant-arguments.ts";

export const diffCommand: Command = {
  flags: {
    games: "value",
    players: "value",
    seed: "value",
    records: "value",
    json: "switch",
    exact: "switch",
  },
  run: showDifferences,
};

/** A comparison with both games loaded. */
export interface PlayableComparison {
  readonly comparison: VariantComparison;
  readonly a: Game;
  readonly b: Game;
}

function showDifferences(shell: Shell, args: Arguments): number {
  const sides = parseTwoSides(shell, args, "diff");
  const games = readWholeNumber(shell, args, "games", { min: 0, max: 1e6, missing: 400 });
  const seed = readWholeNumber(shell, args, "seed", { ...seedRange, missing: 1 });
  const surroundings = { sections: [], records: recordsIn(shell, args) };
  const compared = comparedSides(shell, args, sides, { games, seed, surroundings });
  const isJson = args.values.has("json");
  const isExact = args.values.has("exact");
  shell.out(
    isJson ? formatComparisonJson(shell, compared) : renderComparisonText(shell, compared, isExact),
  );
  return 0;
}

function comparedSides(
  shell: Shell,
  args: Arguments,
  { files, a, b }: TwoSides,
  terms: {
    readonly games: number;
    readonly seed: number;
    readonly surroundings: ContentIndex;
  },
): PlayableComparison {
  const project = new IncrementalCompiler();
  const metas = [a, b].flatMap(
    (chosen) => project.compile(files.sources, chosen).compiled?.meta ?? [],
  );
  const isChosen = args.values.has("players") && metas.length === 2;
  const players = isChosen ? readSharedPlayerCount(shell, metas, args) : undefined;
  const run = compareInSteps(project, files.sources, { a, b }, { ...terms, players });
  const comparison = finished(shell, run);
  for (const { chosen, diagnostics } of [comparison.a, comparison.b]) {
    if (diagnostics.some(isError)) throw createBrokenRulesError(shell, files, diagnostics, chosen);
  }
  const { compiled: inA } = comparison.a;
  const { compiled: inB } = comparison.b;
  if (inA === undefined || inB === undefined) throw createBrokenRulesError(shell, files, []);
  return { comparison, a: loadGame(inA), b: loadGame(inB) };
}

/** Runs a comparison to its end. */
function finished(shell: Shell, run: ReturnType<typeof compareInSteps>): VariantComparison {
  try {
    for (;;) {
      const { done, value } = run.next();
      if (done) return value;
      shell.progress(Math.round(value * 100), 100, shell.texts.progress.diff);
    }
  } catch (error) {
    throw error instanceof RuleError ? createRuleFailureError(shell, undefined, error) : error;
  }
}

/** Returns the records of `--records FILE`, named by file and first line. */
function recordsIn(shell: Shell, { values }: Arguments): ContentIndex["records"] {
  const file = values.get("records");
  if (file === undefined) return [];
  const parsed = parseRecords(readText(shell, file, MAX_RECORDS_BYTES));
  if (parsed.kind === "problem") {
    throw new CommandError(
      `${file}:${parsed.problem.line}: ${parsed.problem.text[shell.language]}`,
    );
  }
  return parsed.records.map((record) => ({ name: `${file}:${record.headLines.mark}`, record }));
}
