// Runs mutants: compiles the changed rules and runs the examples until one fails.

import {
  type ast,
  type CheckedGame,
  type Diagnostic,
  type Game,
  IncrementalCompiler,
  isSameProgram,
  loadGame,
  playoutPasses,
  type RulesFile,
  type Span,
} from "../dsl/index.ts";
import { applyMutant, declarationOf, type Mutant } from "./mutant.ts";

export type MutantStatus =
  /** An example fails, or is invalid now. */
  | { readonly kind: "killed"; readonly by: string }
  /** All examples pass. */
  | { readonly kind: "survived" }
  /** All examples pass, and none could fail: an author has found out why. */
  | { readonly kind: "equivalent"; readonly reason: string }
  /** The rules do not compile: an author would notice. */
  | { readonly kind: "invalid"; readonly code: string }
  /** The compiled program is unchanged, so no example could fail. */
  | { readonly kind: "same" };

/** Why mutants cannot be run. */
export type Obstacle =
  | { readonly kind: "broken"; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: "no-examples" }
  | { readonly kind: "failing"; readonly example: string };

/** An example with its span. */
interface Example {
  readonly id: string;
  readonly proves: readonly string[];
  readonly span: Span;
}

/** Examples make few moves: what only makes random games faster takes longer than it saves. */
const forExamples = { without: playoutPasses };

/** Runs the mutants of a game under some variants, with an incremental compiler. */
export class MutantRunner {
  private readonly project = new IncrementalCompiler();
  private readonly sources: readonly RulesFile[];
  private readonly variants: readonly string[];
  private readonly examples: readonly Example[];
  private readonly original: CheckedGame | undefined;

  constructor(sources: readonly RulesFile[], variants: readonly string[]) {
    this.sources = sources;
    this.variants = variants;
    this.original = this.project.check(sources, variants).game;
    this.examples = this.original === undefined ? [] : this.findExamples(this.original);
  }

  /** Returns why mutants cannot be run, or `undefined`; runs all examples. */
  findObstacle(): Obstacle | undefined {
    const { compiled, diagnostics } = this.project.compile(
      this.sources,
      this.variants,
      forExamples,
    );
    return compiled === undefined
      ? { kind: "broken", diagnostics }
      : obstacleIn(loadGame(compiled), this.examples);
  }

  /** Returns the examples that the game or its active variants declare. */
  private findExamples({ examples }: CheckedGame): Example[] {
    const spans = new Map(
      this.sources
        .flatMap((source) => examplesIn(this.project.parse(source).ast.decls))
        .map((one) => [one.name.text, one.span]),
    );
    return examples.flatMap(({ id, own, proves }) => {
      const span = spans.get(id);
      return own && span !== undefined ? [{ id, proves, span }] : [];
    });
  }

  /** Returns the status of a mutant. The reported example does not depend on earlier runs. */
  examine(mutant: Mutant): MutantStatus {
    const sources = applyMutant(this.sources, mutant);
    const { game, compiled, diagnostics } = this.project.compile(
      sources,
      this.variants,
      forExamples,
    );
    if (game === undefined || compiled === undefined) return this.refused(mutant, diagnostics);
    const by = firstFailing(loadGame(compiled), this.inOrder(mutant.rule));
    if (by !== undefined) return { kind: "killed", by };
    const isSame = this.original !== undefined && isSameProgram(this.original, game);
    return { kind: isSame ? "same" : "survived" };
  }

  /** Returns the status of a mutant that does not compile: killed if all errors are in examples. */
  private refused({ edit }: Mutant, diagnostics: readonly Diagnostic[]): MutantStatus {
    const shift = edit.text.length - (edit.span.end - edit.span.start);
    const moved = ({ file, start }: Span) =>
      file === edit.span.file && start >= edit.span.end ? start + shift : start;
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    const exampleAt = ({ file, start }: Span) =>
      this.examples.find(
        ({ span }) =>
          span.file === file && start >= moved(span) && start < moved(span) + span.end - span.start,
      );
    const [first] = errors;
    const example = first && exampleAt(first.span);
    return example !== undefined && errors.every(({ span }) => exampleAt(span) !== undefined)
      ? { kind: "killed", by: example.id }
      : { kind: "invalid", code: first?.code ?? "" };
  }

  /** Returns the ids of the examples, those first that prove the rule. */
  private inOrder(rule: string): string[] {
    const names = new Set([...rule.split("."), declarationOf(rule)]);
    const proving = this.examples.filter(({ proves }) => proves.some((name) => names.has(name)));
    const others = this.examples.filter((example) => !proving.includes(example));
    return [...proving, ...others].map(({ id }) => id);
  }
}

function examplesIn(decls: readonly ast.Decl[]): ast.Example[] {
  return decls.flatMap((decl) => {
    if (decl.kind === "example") return [decl];
    if (decl.kind === "variant") return decl.examples;
    return decl.kind === "question" ? decl.readings.flatMap(({ examples }) => examples) : [];
  });
}

function obstacleIn(game: Game, examples: readonly Example[]): Obstacle | undefined {
  if (examples.length === 0) return { kind: "no-examples" };
  const ids = examples.map(({ id }) => id);
  const example = firstFailing(game, ids);
  return example === undefined ? undefined : { kind: "failing", example };
}

function firstFailing(game: Game, examples: readonly string[]): string | undefined {
  return examples.find((id) => !holds(game, id));
}

/** Returns whether an example passes; rule errors, endless loops and crashes count as failures. */
function holds(game: Game, example: string): boolean {
  try {
    return game.runExample(example).passed;
  } catch {
    return false;
  }
}
