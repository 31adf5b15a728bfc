// Runs the examples of a game and maps their statuses to their positions.

import {
  describeFault,
  type ExampleMeta,
  type ExampleResult,
  loadGame,
  type TextLanguage,
} from "../dsl/index.ts";
import { type ActiveVariants, listActiveVariants, type WorkspaceGame } from "./games.ts";

/** The result of one example. */
export interface ExampleStatus {
  readonly passed: boolean;
  /** Localized text of the failed condition. */
  readonly problem: string | undefined;
}

/** Statuses by key: path and offset of the name of the example. */
export type ExampleStatuses = ReadonlyMap<string, ExampleStatus>;

/** Returns the key of an example in `ExampleStatuses`. */
export function outcomeKey(path: string, start: number): string {
  return `${path}:${start}`;
}

/** An example that can be run. */
interface Playable {
  readonly key: string;
  readonly play: () => ExampleStatus;
}

/**
 * Runs all examples of a game and of its variants, and yields to the event loop in between. Returns
 * `undefined` once `isStale`.
 */
export async function playExamples(
  game: WorkspaceGame,
  language: TextLanguage,
  { isStale, breathe }: { readonly isStale: () => boolean; readonly breathe: () => Promise<void> },
): Promise<ExampleStatuses | undefined> {
  const outcomes = new Map<string, ExampleStatus>();
  for (const variants of listActiveVariants(game)) {
    await breathe();
    if (isStale()) return undefined;
    for (const { key, play } of playables(game, variants, language)) {
      await breathe();
      if (isStale()) return undefined;
      outcomes.set(key, play());
    }
  }
  return outcomes;
}

/** Runs one example. Returns `undefined` if there is none or the rules have errors. */
export function playExample(
  game: WorkspaceGame,
  key: string,
  language: TextLanguage,
): ExampleStatus | undefined {
  for (const variants of listActiveVariants(game)) {
    const found = playables(game, variants, language).find((one) => one.key === key);
    if (found !== undefined) return found.play();
  }
  return undefined;
}

function playables(
  { workspace }: WorkspaceGame,
  variants: ActiveVariants,
  language: TextLanguage,
): Playable[] {
  // Optimization: rules without examples are not compiled.
  const files = workspace.sources.filter(({ path }) => workspace.isOwn(path));
  if (!files.some(({ text }) => /\bexample\b/.test(text))) return [];
  const compiled = workspace.compiled(variants);
  if (compiled === undefined) return [];
  const { examples, sources } = compiled.meta;
  const pathOf = (example: ExampleMeta) => sources[example.source.file]?.path ?? "";
  const own = examples.filter((example) => example.own && workspace.isOwn(pathOf(example)));
  if (own.length === 0) return [];
  const game = loadGame(compiled);
  return own.map((example) => ({
    key: outcomeKey(pathOf(example), example.source.start),
    play: () => outcome(game.runExample(example.id), language),
  }));
}

function outcome({ passed, problem }: ExampleResult, language: TextLanguage): ExampleStatus {
  return { passed, problem: problem && describeFault(problem, language) };
}
