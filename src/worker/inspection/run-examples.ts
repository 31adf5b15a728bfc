// Runs examples under an author's rules: the author's, and failing ones of the base game.

import { type ExampleOutcome, outcomeOf } from "../../compare/examples.ts";
import type { DisplayText, LogEntry, PositionSnapshot } from "../../dsl/index.ts";
import { RuleError, snapshotPosition } from "../../dsl/index.ts";
import type { CompiledRules } from "./compiled-rules.ts";
import type { FileLine } from "./rule-changes.ts";

/** An example with its outcome. */
export interface ExampleResultView {
  readonly id: string;
  readonly text: DisplayText;
  readonly proves: readonly string[];
  readonly place: FileLine;
  readonly outcome: ExampleOutcome;
  /** Line at which it fails. */
  readonly fault: FileLine | undefined;
}

/** The outcomes of all examples. */
export interface ExampleResultsView {
  readonly own: readonly ExampleResultView[];
  /** Examples that hold in the base game but not under these rules. */
  readonly fallen: readonly ExampleResultView[];
  /** Number of examples of the base game that were run. */
  readonly tried: number;
}

/** Runs one example per step; yields the progress from 0 to 1. */
export function* runExamples(
  base: CompiledRules | undefined,
  now: CompiledRules,
  ownPaths: ReadonlySet<string>,
): Generator<number, ExampleResultsView> {
  const own: ExampleResultView[] = [];
  const fallen: ExampleResultView[] = [];
  const { examples } = now.compiled.meta;
  for (const { id, source } of examples) {
    if (!ownPaths.has(pathOf(now, source.file))) continue;
    own.push(proofOf(now, now, id));
    yield 0;
  }
  const known = new Set(own.map(({ id }) => id));
  const olds = base?.compiled.meta.examples.filter(({ id }) => !known.has(id)) ?? [];
  for (const [index, { id }] of olds.entries()) {
    if (base?.holds(id)) {
      const proof = proofOf(base, now, id);
      if (proof.outcome.kind !== "holds") fallen.push(proof);
    }
    yield index / olds.length;
  }
  return { own, fallen, tried: olds.length };
}

/** Runs an example that is declared in one game under the rules of another. */
function proofOf(stands: CompiledRules, tried: CompiledRules, id: string): ExampleResultView {
  const example = stands.compiled.meta.examples.find((one) => one.id === id);
  if (example === undefined) throw new RangeError(`there is no example ${id}`);
  const { text, proves, source } = example;
  const outcome = outcomeOf(tried.game, id);
  const at = outcome.kind === "fails" ? tried.game.runExample(id).problem?.source : undefined;
  return {
    id,
    text,
    proves,
    place: { path: pathOf(stands, source.file), line: source.line },
    outcome,
    fault: at && { path: pathOf(tried, at.file), line: at.line },
  };
}

function pathOf({ compiled }: CompiledRules, file: number): string {
  return compiled.meta.sources[file]?.path ?? "";
}

/** The positions of an example: the given one, and one after each move. */
export interface ExampleReplay {
  readonly names: readonly string[];
  readonly steps: readonly ReplayStep[];
}

interface ReplayStep {
  readonly picture: PositionSnapshot;
  /** The move before this position; `undefined` at the start. */
  readonly move:
    | { readonly player: number; readonly says: DisplayText; readonly entries: readonly LogEntry[] }
    | undefined;
}

/** Replays an example up to its first illegal move; `undefined` if it does not exist. */
export function replayExample({ game }: CompiledRules, id: string): ExampleReplay | undefined {
  if (!game.meta.examples.some((example) => example.id === id)) return undefined;
  const { state, names, moves } = game.exampleStart(id);
  const at = state.slice();
  const steps: ReplayStep[] = [{ picture: snapshotPosition(game, at), move: undefined }];
  for (const { player, option, chance } of moves) {
    const entries: LogEntry[] = [];
    const says = game.says(option);
    try {
      game.play(at, option, (entry) => entries.push(entry), chance);
    } catch (error) {
      if (!(error instanceof RuleError || error instanceof RangeError)) throw error;
      break;
    }
    steps.push({ picture: snapshotPosition(game, at), move: { player, says, entries } });
  }
  return { names, steps };
}
