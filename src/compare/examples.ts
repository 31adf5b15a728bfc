// Examples of the rules with different outcomes under two variants.

import type { DisplayText, ExampleFault, Game, SourceRef } from "../dsl/index.ts";

/** The outcome of an example. */
export type ExampleOutcome =
  | { readonly kind: "holds" }
  /** The expected and the actual result. */
  | ({ readonly kind: "fails" } & ExampleFault)
  /** A reference of the example does not resolve. */
  | { readonly kind: "absent" };

/** An example that holds on one side only. */
export interface ChangedExample {
  readonly id: string;
  readonly text: DisplayText;
  readonly proves: readonly string[];
  /** The game that contains it, with its span there. */
  readonly stands: { readonly side: "a" | "b"; readonly source: SourceRef };
  readonly a: ExampleOutcome;
  readonly b: ExampleOutcome;
}

/** Finds the examples with different outcomes in two games. */
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

/** Returns the outcome of an example in a game. */
export function outcomeOf(game: Game, id: string): ExampleOutcome {
  if (!game.meta.examples.some((example) => example.id === id)) return { kind: "absent" };
  const { passed, problem } = game.runExample(id);
  if (passed) return { kind: "holds" };
  const { text = { de: "", en: "" }, legalMoves } = problem ?? {};
  return { kind: "fails", text, ...(legalMoves && { legalMoves }) };
}
