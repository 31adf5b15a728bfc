// Compiles and compares rules in a worker. Long tasks run in time slices, report progress and can
// be cancelled.

import { type ProxyMarked, proxy } from "comlink";
import { type ComparisonProgress, compareInSteps } from "../../compare/comparison.ts";
import type {
  ComparisonView,
  NamedSide,
  SidePair,
  WitnessView,
} from "../../compare/comparison-view.ts";
import { type Figures, figuresOf, isSameThroughout, labelsOf } from "../../compare/figures.ts";
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
  RuleError,
  type RulesFile,
  rulesOf,
  type TextLanguage,
  withoutTexts,
} from "../../dsl/index.ts";
import { listCommonSetups } from "../../play/compare/setup.ts";
import { parseRecords } from "../../play/session/parse-record.ts";
import type { SimulationPlan } from "../../play/simulation/simulate.ts";
import { playPairedGames, timeSliceMs } from "./paired-games.ts";
import { TurnService } from "./turn-service.ts";

type CompileResult =
  | { readonly kind: "compiled"; readonly compiled: Compiled }
  /** The errors as sentences. */
  | { readonly kind: "problems"; readonly problems: readonly string[] };

/** Two sets of active variants, and additional rules by the reader. */
export interface Chosen extends SidePair<readonly string[]> {
  readonly own: RulesFile | undefined;
}

interface CompareRequest {
  readonly chosen: Chosen;
  readonly language: TextLanguage;
  readonly names: readonly string[];
  readonly sections: readonly Section[];
  /** Saved games as text. */
  readonly records: readonly { readonly name: string; readonly text: string }[];
  /** Maximum number of games searched for each witness. */
  readonly games: number;
  readonly seed: number;
}

/** The witness to step through: between side a, and side a with one group of changes. */
interface WalkRequest {
  readonly chosen: Chosen;
  readonly group: number;
  readonly witness: WitnessView;
  readonly sides: SidePair<NamedSide>;
}

/** What many games show of a group of changes. */
export interface Effect {
  readonly figures: Figures;
  /** The numbers of players of these games: that at which something differed, or all that were tried. */
  readonly players: readonly number[];
  /** Whether both games can be played by other numbers of players, too. */
  readonly hasChoice: boolean;
}

/** A group of changes of a comparison, to be played many times. */
interface EffectRequest {
  readonly chosen: Chosen;
  readonly group: number;
  readonly language: TextLanguage;
  /** Names of the seats. */
  readonly seats: readonly string[];
  readonly games: number;
  readonly seed: number;
}

interface SimulateRequest {
  readonly chosen: Chosen;
  readonly language: TextLanguage;
  /** Names of the seats. */
  readonly seats: readonly string[];
  readonly plan: SimulationPlan;
  readonly games: number;
}

/** Compares and simulates variants of one game. */
export class CompareService {
  readonly #project: IncrementalCompiler;
  #sources: readonly RulesFile[] = [];
  readonly #loaded = new WeakMap<Compiled, Game>();
  /** Number of requests so far; all but the last are cancelled. */
  #order = 0;

  constructor(project: IncrementalCompiler) {
    this.#project = project;
  }

  /** Sets the files of the game; call it first. */
  read(sources: readonly RulesFile[]): void {
    this.#sources = sources;
  }

  /** Compiles the game with some of its variants. */
  compile(variants: readonly string[], language: TextLanguage): CompileResult {
    const { compiled, diagnostics } = this.#project.compile(this.#sources, variants);
    if (compiled === undefined) {
      const problems = errorsIn(diagnostics).map((one) => message(language, one));
      return { kind: "problems", problems };
    }
    // Examples are omitted: the page does not use them, and they would be copied.
    return {
      kind: "compiled",
      compiled: { ...compiled, meta: { ...compiled.meta, examples: [] } },
    };
  }

  /** Cancels the current request. */
  cancel(): void {
    this.#order += 1;
  }

  /** Compares two sets of variants; resolves to `undefined` if cancelled. */
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
      if (await this.#isCancelled(order)) return undefined;
    }
  }

  /**
   * Returns a walk through both games of a witness, or `undefined` if one has errors. The games
   * stay in this worker, because they may run untrusted rules and pages do not compile programs.
   */
  walk({ chosen, group, witness, sides }: WalkRequest): (LockstepWalk & ProxyMarked) | undefined {
    const games = this.#pair(chosen, group);
    return games && proxy(new LockstepWalk({ games, witness, sides }));
  }

  /** Returns what pictures need to know of both sides, or `undefined` if one has errors. */
  metas(chosen: Chosen): SidePair<Meta> | undefined {
    const sources = this.#with(chosen);
    const [a, b] = [chosen.a, chosen.b].map((ids) => this.#project.compile(sources, ids).compiled);
    if (a === undefined || b === undefined) return undefined;
    const of = ({ meta }: Compiled) => ({ ...withoutTexts(meta), examples: [] });
    return { a: of(a), b: of(b) };
  }

  /**
   * Plays paired games with a group of changes and without it, by the smallest number of players with
   * which something differs. Returns `undefined` if another request cancels it, or if no set-up fits
   * both.
   */
  async effect(request: EffectRequest): Promise<Effect | undefined> {
    const { chosen, group, games, seed } = request;
    const order = this.#order;
    const pair = this.#pair(chosen, group);
    if (pair === undefined) return undefined;
    const setups = Map.groupBy(
      listCommonSetups(pair.a.meta, pair.b.meta),
      ({ players }) => players,
    );
    const tried: number[] = [];
    try {
      for (const [players, [setup]] of setups) {
        const bots = Array.from({ length: players }, () => "random" as const);
        const plan = { bots, options: setup?.options ?? {}, seed };
        const figures = await this.#figures(pair, { ...request, plan, games }, order, () => {});
        if (order !== this.#order) return undefined;
        tried.push(players);
        const isSame = isSameThroughout(figures);
        if (isSame && tried.length < setups.size) continue;
        const hasChoice = setups.size > 1;
        return { figures, players: isSame ? tried : [players], hasChoice };
      }
      return undefined;
    } catch (error) {
      if (error instanceof RuleError) return undefined;
      throw error;
    }
  }

  /** Returns a match by message under rules from elsewhere, or `undefined` if they have errors. */
  turns(own: RulesFile, variants: readonly string[]): (TurnService & ProxyMarked) | undefined {
    const { compiled } = this.#project.compile([...this.#sources, own], variants);
    if (compiled === undefined) return undefined;
    return proxy(new TurnService(this.#game(compiled), { ...compiled.meta, examples: [] }));
  }

  /** Simulates paired games; if cancelled, returns the statistics of those played so far. */
  async simulate(
    request: SimulateRequest,
    onProgress: (progress: ComparisonProgress) => void,
  ): Promise<Figures | undefined> {
    const order = ++this.#order;
    const sources = this.#with(request.chosen);
    const { a, b } = request.chosen;
    const [one, other] = [a, b].map((ids) => this.#project.compile(sources, ids).compiled);
    if (one === undefined || other === undefined) return undefined;
    const pair = { a: this.#game(one), b: this.#game(other) };
    return this.#figures(pair, request, order, onProgress);
  }

  async #figures(
    { a, b }: SidePair<Game>,
    { chosen, language, seats, plan, games }: SimulateRequest,
    order: number,
    onProgress: (progress: ComparisonProgress) => void,
  ): Promise<Figures> {
    const sources = this.#with(chosen);
    const statistics = await playPairedGames({
      a,
      b,
      plan,
      games,
      onProgress,
      isCancelled: () => this.#isCancelled(order),
    });
    const checked = [chosen.b, chosen.a].map((ids) => this.#project.compile(sources, ids).game);
    const rules = checked.flatMap((game) => (game === undefined ? [] : rulesOf(game)));
    const titles = new Map(rules.map(({ path, title }) => [path, title]));
    const labels = labelsOf([a.meta, b.meta], titles, language);
    return figuresOf(statistics, (seat) => seats[seat] ?? "", labels);
  }

  /** Returns all variants; if the reader's rules have errors, those of the game. */
  #variants(sources: readonly RulesFile[]): Meta["variants"] {
    const { compiled } = this.#project.compile(sources);
    return (compiled ?? this.#project.compile(this.#sources).compiled)?.meta.variants ?? [];
  }

  /** Side a, and side a with one group of changes. */
  #pair(chosen: Chosen, group: number): SidePair<Game> | undefined {
    const changes = changesBetween(this.#project, this.#with(chosen), chosen.a, chosen.b);
    const a = changes.a.compiled;
    const b = changes.groups[group]?.compiled ?? changes.b.compiled;
    return a && b && { a: this.#game(a), b: this.#game(b) };
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

  /** Lets the worker handle messages and returns whether the request was cancelled. */
  async #isCancelled(order: number): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve));
    return order !== this.#order;
  }
}

/** Parses the first record of a text; an invalid record is ignored. */
function readRecord({ name, text }: CompareRequest["records"][number]) {
  const parsed = parseRecords(text);
  const record = parsed.kind === "records" ? parsed.records[0] : undefined;
  return record === undefined ? [] : [{ name, record }];
}
