// An author's rules tried out in many games: against those that they go on from, or by themselves.

import { type Figures, figuresOf, labelsOf } from "../../compare/figures.ts";
import {
  type DisplayText,
  editsOf,
  type Game,
  type IncrementalCompiler,
  loadGame,
  loadInstrumented,
  problemText,
  RuleError,
  type RulesFile,
  rulesOf,
  type TextLanguage,
} from "../../dsl/index.ts";
import type { PairedResult } from "../../play/compare/paired-game.ts";
import { tableFor } from "../../play/compare/setup.ts";
import {
  createMatchTable,
  EndlessGame,
  playRecordedGame,
  type SimulationPlan,
} from "../../play/simulation/simulate.ts";
import { type Coverage, coverageOf } from "../../playground/coverage.ts";
import { playPairedGames } from "../compare/paired-games.ts";

interface SimulationRequest {
  readonly language: TextLanguage;
  /** The files of the game that the rules go on from; none for a game of one's own. */
  readonly base: readonly RulesFile[] | undefined;
  /** All files, with the author's. */
  readonly sources: readonly RulesFile[];
  /** The paths of the author's. */
  readonly own: readonly string[];
  readonly variants: readonly string[];
  /** Names of the seats. */
  readonly seats: readonly string[];
  readonly plan: SimulationPlan;
  readonly games: number;
}

/** The first game that ends differently. */
export interface FirstDivergence {
  /** From 1. */
  readonly game: number;
  /** The move, from 1, up to which both are the same. */
  readonly move: number;
  /** How it goes by the author's rules. */
  readonly record: string;
}

export type SimulationResult =
  | {
      readonly kind: "tried";
      /** With two times the same game where there is nothing to compare with. */
      readonly figures: Figures;
      readonly coverage: Coverage;
      readonly parting: FirstDivergence | undefined;
    }
  /** Rules with errors cannot be tried; the editor says why. */
  | { readonly kind: "faults" }
  /** Rules that cannot be carried out. */
  | { readonly kind: "problem"; readonly text: DisplayText };

export class SimulationService {
  readonly #project: IncrementalCompiler;
  /** Counts what was ordered; an order that is not the last any more is given up. */
  #order = 0;

  constructor(project: IncrementalCompiler) {
    this.#project = project;
  }

  /** Gives up whatever is being done. */
  cancel(): void {
    this.#order += 1;
  }

  /** Plays games; given up, it tells of those that were played. */
  async run(
    order: SimulationRequest,
    onProgress: (progress: number) => void,
  ): Promise<SimulationResult> {
    const { language, base, sources, own, variants, seats, plan, games } = order;
    const mine = this.#project.compileInstrumented(sources, variants, this.#counted(order));
    const other = base && this.#project.compile(base);
    if (mine === undefined || (base !== undefined && other?.compiled === undefined)) {
      return { kind: "faults" };
    }
    const counts = mine.places.map(() => 0);
    const b = loadInstrumented(mine.compiled, counts);
    const a = other?.compiled === undefined ? b : loadGame(other.compiled);
    const number = ++this.#order;
    let parted: number | undefined;
    try {
      const statistics = await playPairedGames({
        a,
        b,
        plan,
        games,
        onProgress,
        isGivenUp: async () => {
          await new Promise((resolve) => setTimeout(resolve));
          return number !== this.#order;
        },
        onPair: (pair, index) => {
          if (parted === undefined && !isSame(pair)) parted = index;
        },
      });
      const rules = [
        other?.game,
        this.#project.check(sources, variants, { examples: "own" }).game,
      ].flatMap((game) => (game === undefined ? [] : rulesOf(game)));
      const titles = new Map(rules.map(({ path, title }) => [path, title]));
      const labels = labelsOf([a.meta, b.meta], titles, language);
      // Where both sides are the same game, each was played twice.
      const played = a === b ? 2 * statistics.games : statistics.games;
      const mineOnly = sources.filter(({ path }) => own.includes(path));
      return {
        kind: "tried",
        figures: figuresOf(statistics, (seat) => seats[seat] ?? "", labels),
        coverage: coverageOf(mineOnly, mine.places, counts, played),
        parting: parted === undefined ? undefined : partingOf(a, b, plan, parted),
      };
    } catch (error) {
      if (error instanceof RuleError) return { kind: "problem", text: problemText(error) };
      if (error instanceof EndlessGame) return { kind: "problem", text: endless };
      if (error instanceof RangeError) {
        return { kind: "problem", text: { de: error.message, en: error.message } };
      }
      throw error;
    }
  }

  /** The author's files, and the rules of others that they change. */
  #counted({ sources, own, variants }: SimulationRequest) {
    const edits = editsOf(this.#project, sources, variants);
    const files = new Set(own);
    const mine = edits.filter(({ span }) => files.has(span.file));
    return { files, changed: new Map(mine.map(({ path, span }) => [path, span])) };
  }
}

const endless: DisplayText = {
  de: "Eine der Partien nimmt kein Ende: Nach 100.000 Entscheidungen wurde sie abgebrochen.",
  en: "One of the games does not end: it was given up after 100,000 decisions.",
};

function isSame({ a, b }: PairedResult): boolean {
  return a.decisions === b.decisions && a.scores.join() === b.scores.join();
}

/** Plays the pair once more, to see where it parts. */
function partingOf(a: Game, b: Game, plan: SimulationPlan, index: number): FirstDivergence {
  const [one, other] = [a, b].map((game) => recorded(game, plan, index));
  if (one === undefined || other === undefined) throw new Error("Two games are played.");
  const words = one.past.map(({ option }) => a.notation(option));
  const move = other.past.findIndex(
    ({ option, points }, at) =>
      b.notation(option) !== words[at] || points.join() !== one.past[at]?.points.join(),
  );
  const same = move < 0 ? Math.min(one.length, other.length) : move;
  return { game: index + 1, move: same, record: other.save() };
}

function recorded(game: Game, plan: SimulationPlan, index: number) {
  const { options } = tableFor(game.meta, createMatchTable(plan, index));
  return playRecordedGame(game, { ...plan, options }, index);
}
