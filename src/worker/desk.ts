// Where rules are compiled and compared, beside the page. What takes long is done a few milliseconds
// at a time, so that whoever asked hears how far it is and can change their mind.

import { type ComparedGroup, comparing, type Progress } from "../compare/comparison.ts";
import { type Figures, figuresOf, labelsOf } from "../compare/figures.ts";
import type { Section } from "../compare/reach.ts";
import { errorsIn, tell } from "../compare/tell.ts";
import type { Both, ToldComparison } from "../compare/told.ts";
import {
  type Compiled,
  changesBetween,
  type Language,
  loadGame,
  type Meta,
  message,
  type Project,
  rulesOf,
  type Source,
  withoutTexts,
} from "../dsl/index.ts";
import { parseRecords } from "../play/record-parse.ts";
import type { SimulationPlan } from "../play/simulate.ts";
import { pairedGames, slice } from "./pairing.ts";

export type Outcome =
  | { readonly kind: "compiled"; readonly compiled: Compiled }
  /** Why it cannot be, in sentences. */
  | { readonly kind: "problems"; readonly problems: readonly string[] };

/** Two choices of variants, and rules that the reader has written. */
export interface Chosen extends Both<readonly string[]> {
  readonly own: Source | undefined;
}

export interface CompareOrder {
  readonly chosen: Chosen;
  readonly language: Language;
  readonly names: readonly string[];
  readonly sections: readonly Section[];
  /** Saved games, as texts. */
  readonly records: readonly { readonly name: string; readonly text: string }[];
  /** Games to search for each witness. */
  readonly games: number;
  readonly seed: number;
}

/** Games to play through: the first side, and for each group the first side with it. */
export interface GroupGames {
  readonly a: Compiled;
  readonly groups: readonly (Compiled | undefined)[];
}

export interface CompareAnswer {
  readonly told: ToldComparison;
  readonly games: GroupGames | undefined;
}

export interface SimulateOrder {
  readonly chosen: Chosen;
  readonly language: Language;
  /** Names of the seats. */
  readonly seats: readonly string[];
  readonly plan: SimulationPlan;
  readonly games: number;
}

export class Desk {
  readonly #project: Project;
  #sources: readonly Source[] = [];
  /** Counts what was ordered; an order that is not the last any more is given up. */
  #order = 0;

  constructor(project: Project) {
    this.#project = project;
  }

  /** The files of the game, once. */
  read(sources: readonly Source[]): void {
    this.#sources = sources;
  }

  /** The game under some of its variants. */
  compile(variants: readonly string[], language: Language): Outcome {
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
    { chosen, language, names, sections, records, games, seed }: CompareOrder,
    onProgress: (progress: Progress) => void,
  ): Promise<CompareAnswer | undefined> {
    const order = ++this.#order;
    const sources = this.#with(chosen);
    const surroundings = { sections, records: records.flatMap(readRecord) };
    const run = comparing(this.#project, sources, chosen, { games, seed, names, surroundings });
    for (;;) {
      const end = performance.now() + slice;
      let step = run.next();
      while (step.done !== true && performance.now() < end) step = run.next();
      if (step.done === true) {
        const { a, groups } = step.value;
        const told = tell(step.value, sources, this.#variants(sources), language);
        return { told, games: a.compiled && gamesOf(a.compiled, groups) };
      }
      onProgress(step.value);
      if (await this.#isGivenUp(order)) return undefined;
    }
  }

  /** The games of a comparison that is known already. */
  games(chosen: Chosen): GroupGames | undefined {
    const { a, groups } = changesBetween(this.#project, this.#with(chosen), chosen.a, chosen.b);
    return a.compiled && gamesOf(a.compiled, groups);
  }

  /** Plays games in both; given up, it tells of those that were played. */
  async simulate(
    { chosen, language, seats, plan, games }: SimulateOrder,
    onProgress: (progress: Progress) => void,
  ): Promise<Figures | undefined> {
    const order = ++this.#order;
    const sources = this.#with(chosen);
    const [one, other] = [chosen.a, chosen.b].map((ids) => this.#project.compile(sources, ids));
    if (one?.compiled === undefined || other?.compiled === undefined) return undefined;
    const [a, b] = [loadGame(one.compiled), loadGame(other.compiled)];
    const statistics = await pairedGames({
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
  #variants(sources: readonly Source[]): Meta["variants"] {
    const { compiled } = this.#project.compile(sources);
    return (compiled ?? this.#project.compile(this.#sources).compiled)?.meta.variants ?? [];
  }

  #with({ own }: Chosen): readonly Source[] {
    return own === undefined ? this.#sources : [...this.#sources, own];
  }

  /** Lets messages come in. */
  async #isGivenUp(order: number): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve));
    return order !== this.#order;
  }
}

/** The first record of a text; one that cannot be read is touched by nothing. */
function readRecord({ name, text }: CompareOrder["records"][number]) {
  const parsed = parseRecords(text);
  const record = parsed.kind === "records" ? parsed.records[0] : undefined;
  return record === undefined ? [] : [{ name, record }];
}

function gamesOf(a: Compiled, groups: readonly Pick<ComparedGroup, "compiled">[]): GroupGames {
  return { a: lean(a), groups: groups.map(({ compiled }) => compiled && lean(compiled)) };
}

/** Without texts and examples, which nobody needs to play. */
function lean({ meta, js }: Compiled): Compiled {
  return { meta: withoutTexts(meta), js };
}
