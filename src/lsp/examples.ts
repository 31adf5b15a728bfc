// The examples of a game, played: what came of each, by where it stands.

import { type ExampleMeta, type ExampleResult, loadGame, type TextLanguage } from "../dsl/index.ts";
import { type ActiveVariants, listActiveVariants, type WorkspaceGame } from "./games.ts";

/** What came of one example. */
export interface ExampleStatus {
  readonly passed: boolean;
  /** What did not come true, in words. */
  readonly problem: string | undefined;
}

/** Outcomes by place: the path and the offset of the name of the example. */
export type ExampleStatuses = ReadonlyMap<string, ExampleStatus>;

export function outcomeKey(path: string, start: number): string {
  return `${path}:${start}`;
}

/** An example that can be played. */
interface Playable {
  readonly key: string;
  readonly play: () => ExampleStatus;
}

/**
 * Plays all examples of a game and of its variants, and lets others do something in between.
 * Nothing comes back once `isStale`.
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

/** Plays one example; nothing if there is none, or the rules have errors. */
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
  // Rules are compiled only for an author who has written an example.
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
  return { passed, problem: problem?.text[language] };
}
