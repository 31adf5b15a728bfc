// What is told about an author's rules: in words, by examples, at a moment where they count. What
// takes long is done a few milliseconds at a time, so that the thread goes on listening.

import {
  type CheckedGame,
  type Compiled,
  editsOf,
  type Game,
  type IncrementalCompiler,
  playoutOptimizations,
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

/** Rules that could be compiled, with their own examples. */
interface InspectionInput {
  readonly sources: readonly RulesFile[];
  readonly variants: readonly string[];
  readonly checked: CheckedGame;
  readonly compiled: Compiled;
  readonly game: Game;
}

/** How long it works before it listens again, in milliseconds. */
const slice = 25;

export class InspectionService {
  readonly #project: IncrementalCompiler;
  readonly #base: BaseGame;
  #sources: readonly RulesFile[] = [];
  #variants: readonly string[] = [];
  #now: CompiledRules | undefined;
  /** The same with all examples of the game, once somebody has asked for them. */
  #whole: CompiledRules | undefined;
  /** Counts what was asked for; the search that is not the last any more is given up. */
  #asked = 0;

  constructor(project: IncrementalCompiler) {
    this.#project = project;
    this.#base = new BaseGame(project);
  }

  /** Tells about these rules from now on. */
  use({ sources, variants, checked, compiled, game }: InspectionInput): void {
    this.#sources = sources;
    this.#variants = variants;
    this.#now = new CompiledRules(checked, compiled, game);
    this.#whole = undefined;
    this.#asked += 1;
  }

  /** What changes against the game with these files; nothing before there are rules. */
  changes(files: readonly RulesFile[]): readonly RuleChangeView[] | undefined {
    const base = this.#base.of(files);
    if (this.#now === undefined) return undefined;
    if (base === undefined) return [];
    const edits = editsOf(this.#project, this.#sources, this.#variants);
    return renderRuleChanges(base, this.#now, this.#sources, edits);
  }

  /** All rules as they are now. */
  rules(files: readonly RulesFile[]): readonly RuleTextView[] | undefined {
    return this.#now && renderRuleTexts(this.#base.of(files), this.#now, this.#sources);
  }

  /** Tries examples; nothing where other rules came meanwhile. */
  proofs(
    files: readonly RulesFile[],
    ownPaths: readonly string[],
    onProgress: (progress: number) => void,
  ): Promise<ExampleResultsView | undefined> {
    const now = this.#withExamples();
    if (now === undefined) return Promise.resolve(undefined);
    return this.#inSlices(runExamples(this.#base.of(files), now, new Set(ownPaths)), onProgress);
  }

  /** An example with its positions; nothing where these rules have it no more. */
  walk(id: string): ExampleReplay | undefined {
    const now = this.#withExamples();
    return now && replayExample(now, id);
  }

  /** Searches for a moment at which the change can be seen; nothing where there is none. */
  moment(
    files: readonly RulesFile[],
    names: readonly string[],
    onProgress: (progress: number) => void,
  ): Promise<WitnessMatch | undefined> {
    const [base, now] = [this.#base.of(files), this.#now];
    if (base === undefined || now === undefined) return Promise.resolve(undefined);
    return this.#inSlices(searchWitness(base, now, names), onProgress);
  }

  /** Writes an example into a file: the last move of a game that was recorded under these rules. */
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
      const without = playoutOptimizations;
      const { game, compiled } = this.#project.compile(this.#sources, this.#variants, { without });
      this.#whole = game && compiled && new CompiledRules(game, compiled);
    }
    return this.#whole;
  }

  async #inSlices<T>(
    run: Generator<number, T>,
    onProgress: (progress: number) => void,
  ): Promise<T | undefined> {
    const asked = ++this.#asked;
    for (;;) {
      const end = performance.now() + slice;
      let step = run.next();
      while (step.done !== true && performance.now() < end) step = run.next();
      if (step.done === true) return step.value;
      onProgress(step.value);
      await new Promise((resolve) => setTimeout(resolve));
      if (asked !== this.#asked) return undefined;
    }
  }
}
