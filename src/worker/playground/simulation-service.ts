// Simulates many games of an author's rules, paired with the base game if there is one.

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
  /** Files of the base game; `undefined` for a game without base. */
  readonly base: readonly RulesFile[] | undefined;
  /** All files, including the author's. */
  readonly sources: readonly RulesFile[];
  /** Paths of the author's files. */
  readonly own: readonly string[];
  readonly variants: readonly string[];
  /** Names of the seats. */
  readonly seats: readonly string[];
  readonly plan: SimulationPlan;
  readonly games: number;
}

/** The first pair of games with different results. */
export interface FirstDivergence {
  /** Number of the game, from 1. */
  readonly game: number;
  /** Number of moves that are equal in both. */
  readonly move: number;
  /** Record of the game under the author's rules. */
  readonly record: string;
}

/** The result of a simulation. */
export type SimulationResult =
  | {
      readonly kind: "tried";
      /** Both sides are the same game if there is no base game. */
      readonly figures: Figures;
      readonly coverage: Coverage;
      readonly parting: FirstDivergence | undefined;
    }
  /** The rules have errors, which the editor shows. */
  | { readonly kind: "faults" }
  /** A rule failed in a game. */
  | { readonly kind: "problem"; readonly text: DisplayText };

/** Runs simulations of an author's rules. */
export class SimulationService {
  readonly #project: IncrementalCompiler;
  /** Number of requests so far; all but the last are cancelled. */
  #order = 0;

  constructor(project: IncrementalCompiler) {
    this.#project = project;
  }

  /** Cancels the current request. */
  cancel(): void {
    this.#order += 1;
  }

  /** Simulates games; if cancelled, returns the statistics of those played so far. */
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
        isCancelled: async () => {
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
      // Without a base game both sides are the same, and each game was played twice.
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

  /** Returns the files and rules that coverage counts: the author's, and base rules they change. */
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

/** Replays a pair and returns its first difference. */
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
