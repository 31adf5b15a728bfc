// Examples of the rules that come out differently under two variants.

import type { DisplayText, Game, SourceRef } from "../dsl/index.ts";

export type ExampleOutcome =
  | { readonly kind: "holds" }
  /** What was expected and what came out. */
  | { readonly kind: "fails"; readonly text: DisplayText }
  /** It speaks of things that are not there. */
  | { readonly kind: "absent" };

export interface ChangedExample {
  readonly id: string;
  readonly text: DisplayText;
  readonly proves: readonly string[];
  /** Which of the games has it, and where it stands there. */
  readonly stands: { readonly side: "a" | "b"; readonly source: SourceRef };
  readonly a: ExampleOutcome;
  readonly b: ExampleOutcome;
}

/** The examples of both games that hold in one of them only. */
export function findChangedExamples(a: Game, b: Game): ChangedExample[] {
  const inA = a.meta.examples.map((example) => ({ example, side: "a" as const }));
  const known = new Set(inA.map(({ example }) => example.id));
  const onlyB = b.meta.examples
    .filter(({ id }) => !known.has(id))
    .map((example) => ({ example, side: "b" as const }));
  return [...inA, ...onlyB].flatMap(({ example, side }): ChangedExample[] => {
    const { id, text, proves, source } = example;
    const [before, after] = [outcomeOf(a, id), outcomeOf(b, id)];
    if (before.kind === after.kind) return [];
    return [{ id, text, proves, stands: { side, source }, a: before, b: after }];
  });
}

/** How an example comes out in a game. */
export function outcomeOf(game: Game, id: string): ExampleOutcome {
  if (!game.meta.examples.some((example) => example.id === id)) return { kind: "absent" };
  const { passed, problem } = game.runExample(id);
  if (passed) return { kind: "holds" };
  return { kind: "fails", text: problem?.text ?? { de: "", en: "" } };
}
