// Inspects an author's rules: texts, differences, examples and witnesses. Long tasks run in time
// slices, so that the worker can handle messages.

import {
  type CheckedGame,
  type Compiled,
  editsOf,
  type Game,
  type IncrementalCompiler,
  playoutPasses,
  type RulesFile,
} from "../../dsl/index.ts";
import { BaseGame, CompiledRules } from "./compiled-rules.ts";
import { searchWitness, type WitnessMatch } from "./find-witness.ts";
import {
  type RuleChangeView,
  type RuleTextView,
  renderRuleChanges,
  renderRuleTexts,
} from "./rule-changes.ts";
import {
  type ExampleReplay,
  type ExampleResultsView,
  replayExample,
  runExamples,
} from "./run-examples.ts";
import { type WrittenExample, writeExample } from "./write-example.ts";

/** Compiled rules with their own examples. */
interface InspectionInput {
  readonly sources: readonly RulesFile[];
  readonly variants: readonly string[];
  readonly checked: CheckedGame;
  readonly compiled: Compiled;
  readonly game: Game;
}

/** Requests that take long, so that they run beside others and can be cancelled. */
type LongRequest = "proofs" | "moment";

/** Duration of a time timeSliceMs, in milliseconds. */
const timeSliceMs = 25;

/** Answers requests about the current rules of an author. */
export class InspectionService {
  readonly #project: IncrementalCompiler;
  readonly #base: BaseGame;
  #sources: readonly RulesFile[] = [];
  #variants: readonly string[] = [];
  #now: CompiledRules | undefined;
  /** The same rules compiled with all examples of the game; created on demand. */
  #whole: CompiledRules | undefined;
  /** The newest request of each kind, while it runs; it ends when another one comes, or other rules. */
  readonly #running: Partial<Record<LongRequest, object>> = {};

  constructor(project: IncrementalCompiler) {
    this.#project = project;
    this.#base = new BaseGame(project);
  }

  /** Sets the rules for the following requests. */
  use({ sources, variants, checked, compiled, game }: InspectionInput): void {
    this.#sources = sources;
    this.#variants = variants;
    this.#now = new CompiledRules(checked, compiled, game);
    this.#whole = undefined;
    delete this.#running.proofs;
    delete this.#running.moment;
  }

  /** Returns the differences to the base game in `files`; `undefined` before the first rules. */
  changes(files: readonly RulesFile[]): readonly RuleChangeView[] | undefined {
    const base = this.#base.of(files);
    if (this.#now === undefined) return undefined;
    if (base === undefined) return [];
    const edits = editsOf(this.#project, this.#sources, this.#variants);
    return renderRuleChanges(base, this.#now, this.#sources, edits);
  }

  /** Returns the texts of all current rules; `undefined` before the first rules. */
  rules(files: readonly RulesFile[]): readonly RuleTextView[] | undefined {
    return this.#now && renderRuleTexts(this.#base.of(files), this.#now, this.#sources);
  }

  /** Runs the examples; resolves to `undefined` if the request is cancelled. */
  proofs(
    files: readonly RulesFile[],
    ownPaths: readonly string[],
    onProgress: (progress: number) => void,
  ): Promise<ExampleResultsView | undefined> {
    const now = this.#withExamples();
    if (now === undefined) return Promise.resolve(undefined);
    const run = runExamples(this.#base.of(files), now, new Set(ownPaths));
    return this.#inSlices("proofs", run, onProgress);
  }

  /** Returns an example with its positions, or `undefined` if the rules do not contain it. */
  walk(id: string): ExampleReplay | undefined {
    const now = this.#withExamples();
    return now && replayExample(now, id);
  }

  /** Searches for a witness of the changes; resolves to `undefined` if none is found. */
  moment(
    files: readonly RulesFile[],
    names: readonly string[],
    onProgress: (progress: number) => void,
  ): Promise<WitnessMatch | undefined> {
    const [base, now] = [this.#base.of(files), this.#now];
    if (base === undefined || now === undefined) return Promise.resolve(undefined);
    return this.#inSlices("moment", searchWitness(base, now, names), onProgress);
  }

  /** Writes the last move of a match that was recorded under these rules as an example. */
  write(record: string, path: string): WrittenExample | undefined {
    const now = this.#now;
    if (now === undefined) return undefined;
    const { compiled, game } = now;
    const [project, sources, variants] = [this.#project, this.#sources, this.#variants];
    return writeExample({ project, sources, variants, compiled, game }, record, path);
  }

  #withExamples(): CompiledRules | undefined {
    if (this.#now === undefined) return undefined;
    if (this.#whole === undefined) {
      const without = playoutPasses;
      const { game, compiled } = this.#project.compile(this.#sources, this.#variants, { without });
      this.#whole = game && compiled && new CompiledRules(game, compiled);
    }
    return this.#whole;
  }

  async #inSlices<T>(
    kind: LongRequest,
    run: Generator<number, T>,
    onProgress: (progress: number) => void,
  ): Promise<T | undefined> {
    this.#running[kind] = run;
    for (;;) {
      const end = performance.now() + timeSliceMs;
      let step = run.next();
      while (step.done !== true && performance.now() < end) step = run.next();
      if (step.done === true) return step.value;
      onProgress(step.value);
      await new Promise((resolve) => setTimeout(resolve));
      if (this.#running[kind] !== run) return undefined;
    }
  }
}
