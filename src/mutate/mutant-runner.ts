// Whether the examples notice a mutant: the rules are compiled with the slip, and the examples are
// played until one does not come true.

import {
  type ast,
  type Compiled,
  type Diagnostic,
  type Game,
  IncrementalCompiler,
  loadGame,
  parse,
  type RulesFile,
  type Span,
} from "../dsl/index.ts";
import { applyMutant, declarationOf, type Mutant } from "./mutant.ts";

export type MutantStatus =
  /** An example fails, or makes no sense any more. */
  | { readonly kind: "killed"; readonly by: string }
  /** No example notices. */
  | { readonly kind: "survived" }
  /** The rules do not compile: an author would notice. */
  | { readonly kind: "invalid"; readonly code: string }
  /** The program is the same: there is nothing to notice. */
  | { readonly kind: "same" };

/** Why mutants cannot be tried. */
export type Obstacle =
  | { readonly kind: "broken"; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: "no-examples" }
  | { readonly kind: "failing"; readonly example: string };

/** An example, and where it stands. */
interface Example {
  readonly id: string;
  readonly proves: readonly string[];
  readonly span: Span;
}

/** Tries the mutants of one game under some variants; all that is used in between is kept. */
export class MutantRunner {
  private readonly project = new IncrementalCompiler();
  private readonly sources: readonly RulesFile[];
  private readonly variants: readonly string[];
  private readonly examples: readonly Example[];
  private readonly original: Compiled | undefined;
  /** What stands in the way, if anything does. */
  readonly obstacle: Obstacle | undefined;

  constructor(sources: readonly RulesFile[], variants: readonly string[]) {
    this.sources = sources;
    this.variants = variants;
    const { compiled, diagnostics } = this.project.compile(sources, variants);
    this.original = compiled;
    this.examples = compiled === undefined ? [] : examplesOf(sources, compiled);
    this.obstacle =
      compiled === undefined
        ? { kind: "broken", diagnostics }
        : obstacleIn(loadGame(compiled), this.examples);
  }

  /** What becomes of a mutant. Which example is named does not depend on what was tried before. */
  examine(mutant: Mutant): MutantStatus {
    const sources = applyMutant(this.sources, mutant);
    const { compiled, diagnostics } = this.project.compile(sources, this.variants);
    if (compiled === undefined) return this.refused(mutant, diagnostics);
    if (this.original !== undefined && isSameProgram(this.original, compiled))
      return { kind: "same" };
    const by = firstFailing(loadGame(compiled), this.inOrder(mutant.rule));
    return by === undefined ? { kind: "survived" } : { kind: "killed", by };
  }

  /** Where only examples are wrong now, they have noticed. */
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

  /** The examples, those first that prove the rule. */
  private inOrder(rule: string): string[] {
    const names = new Set([...rule.split("."), declarationOf(rule)]);
    const proving = this.examples.filter(({ proves }) => proves.some((name) => names.has(name)));
    const others = this.examples.filter((example) => !proving.includes(example));
    return [...proving, ...others].map(({ id }) => id);
  }
}

/** The examples that the game or its variants themselves state. */
function examplesOf(sources: readonly RulesFile[], { meta }: Compiled): Example[] {
  const spans = new Map(
    sources
      .flatMap((source) => examplesIn(parse(source).ast.decls))
      .map((one) => [one.name.text, one.span]),
  );
  return meta.examples.flatMap(({ id, own, proves }) => {
    const span = spans.get(id);
    return own && span !== undefined ? [{ id, proves, span }] : [];
  });
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

/** Rules that ask for the impossible, go round in circles or stop the engine have failed as well. */
function holds(game: Game, example: string): boolean {
  try {
    return game.runExample(example).passed;
  } catch {
    return false;
  }
}

/** Whether two games are the same program: they differ at most in places of their sources. */
export function isSameProgram(one: Compiled, other: Compiled): boolean {
  return one.js === other.js && withoutPlaces(one) === withoutPlaces(other);
}

const places = new Set(["sources", "source", "spans", "rulesHash", "condition"]);

function withoutPlaces({ meta }: Compiled): string {
  return JSON.stringify(meta, (key, value: unknown) => (places.has(key) ? undefined : value));
}
