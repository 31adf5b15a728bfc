// What is told about an author's rules: in words, by examples, at a moment where they count. What
// takes long is done a few milliseconds at a time, so that the thread goes on listening.

import {
  type Compiled,
  editsOf,
  type Game,
  type IncrementalCompiler,
  playoutOptimizations,
  type RulesFile,
} from "../../dsl/index.ts";
import { BaseGame, type Checked, ToldGame } from "./compiled-rules.ts";
import { seekingMoment, type ToldMoment } from "./find-witness.ts";
import { type ToldChange, type ToldRuleText, toldChanges, toldRules } from "./rule-changes.ts";
import { proving, type ToldProofs, type ToldWalk, walked } from "./run-examples.ts";
import { type WrittenExample, writtenFor } from "./write-example.ts";

/** Rules that could be compiled, with their own examples. */
export interface Understood {
  readonly sources: readonly RulesFile[];
  readonly variants: readonly string[];
  readonly checked: Checked;
  readonly compiled: Compiled;
  readonly game: Game;
}

/** How long it works before it listens again, in milliseconds. */
const slice = 25;

export class Telling {
  readonly #project: IncrementalCompiler;
  readonly #base: BaseGame;
  #sources: readonly RulesFile[] = [];
  #variants: readonly string[] = [];
  #now: ToldGame | undefined;
  /** The same with all examples of the game, once somebody has asked for them. */
  #whole: ToldGame | undefined;
  /** Counts what was asked for; the search that is not the last any more is given up. */
  #asked = 0;

  constructor(project: IncrementalCompiler) {
    this.#project = project;
    this.#base = new BaseGame(project);
  }

  /** Tells about these rules from now on. */
  use({ sources, variants, checked, compiled, game }: Understood): void {
    this.#sources = sources;
    this.#variants = variants;
    this.#now = new ToldGame(checked, compiled, game);
    this.#whole = undefined;
    this.#asked += 1;
  }

  /** What changes against the game with these files; nothing before there are rules. */
  changes(files: readonly RulesFile[]): readonly ToldChange[] | undefined {
    const base = this.#base.of(files);
    if (this.#now === undefined) return undefined;
    if (base === undefined) return [];
    const edits = editsOf(this.#project, this.#sources, this.#variants);
    return toldChanges(base, this.#now, this.#sources, edits);
  }

  /** All rules as they are now. */
  rules(files: readonly RulesFile[]): readonly ToldRuleText[] | undefined {
    return this.#now && toldRules(this.#base.of(files), this.#now, this.#sources);
  }

  /** Tries examples; nothing where other rules came meanwhile. */
  proofs(
    files: readonly RulesFile[],
    ownPaths: readonly string[],
    onProgress: (progress: number) => void,
  ): Promise<ToldProofs | undefined> {
    const now = this.#withExamples();
    if (now === undefined) return Promise.resolve(undefined);
    return this.#inSlices(proving(this.#base.of(files), now, new Set(ownPaths)), onProgress);
  }

  /** An example with its positions; nothing where these rules have it no more. */
  walk(id: string): ToldWalk | undefined {
    const now = this.#withExamples();
    return now && walked(now, id);
  }

  /** Searches for a moment at which the change can be seen; nothing where there is none. */
  moment(
    files: readonly RulesFile[],
    names: readonly string[],
    onProgress: (progress: number) => void,
  ): Promise<ToldMoment | undefined> {
    const [base, now] = [this.#base.of(files), this.#now];
    if (base === undefined || now === undefined) return Promise.resolve(undefined);
    return this.#inSlices(seekingMoment(base, now, names), onProgress);
  }

  /** Writes an example into a file: the last move of a game that was recorded under these rules. */
  write(record: string, path: string): WrittenExample | undefined {
    const now = this.#now;
    if (now === undefined) return undefined;
    const { compiled, game } = now;
    const [project, sources, variants] = [this.#project, this.#sources, this.#variants];
    return writtenFor({ project, sources, variants, compiled, game }, record, path);
  }

  #withExamples(): ToldGame | undefined {
    if (this.#now === undefined) return undefined;
    if (this.#whole === undefined) {
      const without = playoutOptimizations;
      const { game, compiled } = this.#project.compile(this.#sources, this.#variants, { without });
      this.#whole = game && compiled && new ToldGame(game, compiled);
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
