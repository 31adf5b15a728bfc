// Where rules are compiled and compared, beside the page. What takes long is done a few milliseconds
// at a time, so that whoever asked hears how far it is and can change their mind.

import { type ProxyMarked, proxy } from "comlink";
import { type ComparisonProgress, compareInSteps } from "../../compare/comparison.ts";
import type { ComparisonView, SidePair, WitnessView } from "../../compare/comparison-view.ts";
import { type Figures, figuresOf, labelsOf } from "../../compare/figures.ts";
import type { Section } from "../../compare/impact.ts";
import { LockstepWalk } from "../../compare/lockstep-walk.ts";
import { errorsIn, renderComparison } from "../../compare/render-comparison.ts";
import {
  type Compiled,
  changesBetween,
  type Game,
  type IncrementalCompiler,
  loadGame,
  type Meta,
  message,
  type RulesFile,
  rulesOf,
  type TextLanguage,
  withoutTexts,
} from "../../dsl/index.ts";
import { parseRecords } from "../../play/session/parse-record.ts";
import type { SimulationPlan } from "../../play/simulation/simulate.ts";
import { playPairedGames, timeSliceMs } from "./paired-games.ts";

type CompileResult =
  | { readonly kind: "compiled"; readonly compiled: Compiled }
  /** Why it cannot be, in sentences. */
  | { readonly kind: "problems"; readonly problems: readonly string[] };

/** Two choices of variants, and rules that the reader has written. */
export interface Chosen extends SidePair<readonly string[]> {
  readonly own: RulesFile | undefined;
}

interface CompareRequest {
  readonly chosen: Chosen;
  readonly language: TextLanguage;
  readonly names: readonly string[];
  readonly sections: readonly Section[];
  /** Saved games, as texts. */
  readonly records: readonly { readonly name: string; readonly text: string }[];
  /** Games to search for each witness. */
  readonly games: number;
  readonly seed: number;
}

/** Which position is to be stepped through: the first side, and the first side with one group. */
interface WalkOrder {
  readonly chosen: Chosen;
  readonly group: number;
  readonly witness: WitnessView;
  readonly names: SidePair<string>;
}

interface SimulateRequest {
  readonly chosen: Chosen;
  readonly language: TextLanguage;
  /** Names of the seats. */
  readonly seats: readonly string[];
  readonly plan: SimulationPlan;
  readonly games: number;
}

export class CompareService {
  readonly #project: IncrementalCompiler;
  #sources: readonly RulesFile[] = [];
  readonly #loaded = new WeakMap<Compiled, Game>();
  /** Counts what was ordered; an order that is not the last any more is given up. */
  #order = 0;

  constructor(project: IncrementalCompiler) {
    this.#project = project;
  }

  /** The files of the game, once. */
  read(sources: readonly RulesFile[]): void {
    this.#sources = sources;
  }

  /** The game under some of its variants. */
  compile(variants: readonly string[], language: TextLanguage): CompileResult {
    const { compiled, diagnostics } = this.#project.compile(this.#sources, variants);
    if (compiled === undefined) {
      const problems = errorsIn(diagnostics).map((one) => message(language, one));
      return { kind: "problems", problems };
    }
    // Nobody plays the examples; they would only be copied.
    return {
      kind: "compiled",
      compiled: { ...compiled, meta: { ...compiled.meta, examples: [] } },
    };
  }

  /** Gives up whatever is being done. */
  cancel(): void {
    this.#order += 1;
  }

  /** Nothing where it was given up. */
  async compare(
    { chosen, language, names, sections, records, games, seed }: CompareRequest,
    onProgress: (progress: ComparisonProgress) => void,
  ): Promise<ComparisonView | undefined> {
    const order = ++this.#order;
    const sources = this.#with(chosen);
    const surroundings = { sections, records: records.flatMap(readRecord) };
    const run = compareInSteps(this.#project, sources, chosen, {
      games,
      seed,
      names,
      surroundings,
    });
    for (;;) {
      const end = performance.now() + timeSliceMs;
      let step = run.next();
      while (step.done !== true && performance.now() < end) step = run.next();
      if (step.done === true) {
        return renderComparison(step.value, sources, this.#variants(sources), language);
      }
      onProgress(step.value);
      if (await this.#isGivenUp(order)) return undefined;
    }
  }

  /**
   * Both games of a witness, to be stepped through; `undefined` where one has errors. They stay in
   * this thread: what is compared may be anybody's rules, and no page makes programs from text.
   */
  walk({ chosen, group, witness, names }: WalkOrder): (LockstepWalk & ProxyMarked) | undefined {
    const changes = changesBetween(this.#project, this.#with(chosen), chosen.a, chosen.b);
    const a = changes.a.compiled;
    const b = changes.groups[group]?.compiled ?? changes.b.compiled;
    if (a === undefined || b === undefined) return undefined;
    const games = { a: this.#game(a), b: this.#game(b) };
    return proxy(new LockstepWalk({ games, witness, names }));
  }

  /** Plays games in both; given up, it tells of those that were played. */
  async simulate(
    { chosen, language, seats, plan, games }: SimulateRequest,
    onProgress: (progress: ComparisonProgress) => void,
  ): Promise<Figures | undefined> {
    const order = ++this.#order;
    const sources = this.#with(chosen);
    const [one, other] = [chosen.a, chosen.b].map((ids) => this.#project.compile(sources, ids));
    if (one?.compiled === undefined || other?.compiled === undefined) return undefined;
    const [a, b] = [this.#game(one.compiled), this.#game(other.compiled)];
    const statistics = await playPairedGames({
      a,
      b,
      plan,
      games,
      onProgress,
      isGivenUp: () => this.#isGivenUp(order),
    });
    const rules = [other, one].flatMap(({ game }) => (game === undefined ? [] : rulesOf(game)));
    const titles = new Map(rules.map(({ path, title }) => [path, title]));
    const labels = labelsOf([a.meta, b.meta], titles, language);
    return figuresOf(statistics, (seat) => seats[seat] ?? "", labels);
  }

  /** All variants; where own ones cannot be read, the others. */
  #variants(sources: readonly RulesFile[]): Meta["variants"] {
    const { compiled } = this.#project.compile(sources);
    return (compiled ?? this.#project.compile(this.#sources).compiled)?.meta.variants ?? [];
  }

  #game(compiled: Compiled): Game {
    const game =
      this.#loaded.get(compiled) ?? loadGame({ ...compiled, meta: withoutTexts(compiled.meta) });
    this.#loaded.set(compiled, game);
    return game;
  }

  #with({ own }: Chosen): readonly RulesFile[] {
    return own === undefined ? this.#sources : [...this.#sources, own];
  }

  /** Lets messages come in. */
  async #isGivenUp(order: number): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve));
    return order !== this.#order;
  }
}

/** The first record of a text; one that cannot be read is touched by nothing. */
function readRecord({ name, text }: CompareRequest["records"][number]) {
  const parsed = parseRecords(text);
  const record = parsed.kind === "records" ? parsed.records[0] : undefined;
  return record === undefined ? [] : [{ name, record }];
}
