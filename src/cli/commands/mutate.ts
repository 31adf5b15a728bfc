// `regel mutate GAME [RULE …]`: runs the examples against mutants, and lists the survivors.

import { findNearest } from "../../dsl/index.ts";
import { declarationOf, type Mutant } from "../../mutate/mutant.ts";
import { MutantRunner, type Obstacle } from "../../mutate/mutant-runner.ts";
import { createMutants } from "../../mutate/mutants-of.ts";
import { sampleOf } from "../../mutate/sample.ts";
import { countStatuses, type MutantResult, rateOf } from "../../mutate/summary.ts";
import {
  type Arguments,
  type Command,
  readThreadCount,
  readWholeNumber,
  seedRange,
} from "../arguments.ts";
import { findGame, type GameFiles } from "../files.ts";
import { interrupted, runInterruptible } from "../interrupt.ts";
import { createBrokenRulesError } from "../load-game.ts";
import {
  equivalentMutantsPath,
  findWrongEntries,
  markEquivalents,
  readEquivalentMutants,
} from "../mutate/equivalent-mutants.ts";
import { formatMutationJson, formatMutationText, type MutationReport } from "../mutate/report.ts";
import { runMutants } from "../mutate/threads.ts";
import { CommandError, type Shell } from "../shell.ts";
import { readVariedGame } from "../variant-arguments.ts";

export const mutateCommand: Command = {
  flags: {
    variant: "value",
    sample: "value",
    seed: "value",
    threads: "value",
    "at-least": "value",
    json: "switch",
  },
  run: mutateRules,
};

async function mutateRules(shell: Shell, args: Arguments): Promise<number> {
  const [name, ...rules] = args.words;
  if (name === undefined) throw new CommandError(shell.texts.needsArgument("mutate", "game"));
  const { files, variants } = readVariedGame(shell, args, findGame(shell, name));
  const threads = readThreadCount(shell, args);
  const atLeast = readWholeNumber(shell, args, "at-least", { min: 0, max: 100, missing: 0 });
  const sampled = sampling(shell, args);
  refuseObstacle(shell, files, variants);
  const mutants = sampled(wantedMutants(shell, files, { variants, rules }));
  // The list is about the rules of the game itself.
  const listed = variants.length === 0 ? readEquivalentMutants(shell, files) : new Map();

  const task = { sources: files.sources, variants, mutants };
  const progress = (done: number) =>
    shell.progress(done, mutants.length, shell.texts.progress.mutate);
  const { outcomes, isStopped } = await runInterruptible((stop) =>
    runMutants(task, threads, stop, progress),
  );
  const run = mutants.flatMap((mutant, i): MutantResult[] => {
    const outcome = outcomes[i];
    return outcome === undefined ? [] : [{ mutant, outcome }];
  });
  const tried = markEquivalents(run, listed);
  const mutation: MutationReport = { files, variants, tried, of: mutants.length };
  shell.out((args.values.has("json") ? formatMutationJson : formatMutationText)(shell, mutation));
  if (isStopped) {
    shell.err(shell.texts.mutate.stopped(tried.length, mutants.length));
    return interrupted;
  }
  const wrong =
    listed.size === 0
      ? []
      : findWrongEntries(
          shell,
          listed,
          createMutants(files.sources, { variants: [], rules: [] }),
          tried,
        );
  if (wrong.length > 0) {
    shell.err([shell.texts.mutate.wrongList(equivalentMutantsPath(files)), ...wrong].join("\n"));
    return 1;
  }
  const rate = rateOf(countStatuses(tried));
  if (rate >= atLeast) return 0;
  shell.err(shell.texts.mutate.tooFew(shell.number(rate, 1), atLeast));
  return 1;
}

/** Returns a function that samples mutants if `--sample` is given. */
function sampling(
  shell: Shell,
  args: Arguments,
): (mutants: readonly Mutant[]) => readonly Mutant[] {
  const size = readWholeNumber(shell, args, "sample", { min: 1, max: 1e9, missing: 0 });
  const seed = readWholeNumber(shell, args, "seed", { ...seedRange, missing: 1 });
  return (mutants) => (size === 0 ? mutants : sampleOf(mutants, size, seed));
}

/** Throws if mutants cannot be run, with the reason. */
function refuseObstacle(shell: Shell, files: GameFiles, variants: readonly string[]): void {
  const obstacle = new MutantRunner(files.sources, variants).findObstacle();
  if (obstacle !== undefined) throw refusal(shell, files, variants, obstacle);
}

function refusal(
  shell: Shell,
  files: GameFiles,
  variants: readonly string[],
  obstacle: Obstacle,
): CommandError {
  switch (obstacle.kind) {
    case "broken":
      return createBrokenRulesError(shell, files, obstacle.diagnostics, variants);
    case "no-examples":
      return new CommandError(shell.texts.noExamples);
    case "failing":
      return new CommandError(shell.texts.mutate.failing(obstacle.example, files.path));
    default:
      return obstacle satisfies never;
  }
}

/** Returns the mutants of the given rules. Throws on an unknown rule. */
function wantedMutants(
  shell: Shell,
  files: GameFiles,
  wanted: { readonly variants: readonly string[]; readonly rules: readonly string[] },
): Mutant[] {
  const all = createMutants(files.sources, { ...wanted, rules: [] }).map(({ rule }) => rule);
  const known = new Set([...all, ...all.map(declarationOf)]);
  for (const rule of wanted.rules) {
    if (!known.has(rule))
      throw new CommandError(shell.texts.mutate.nothingIn(rule, findNearest(rule, known)));
  }
  if (all.length === 0) throw new CommandError(shell.texts.mutate.nothing);
  return createMutants(files.sources, wanted);
}
