// One game of bots under two sets of rules, with common random numbers: same seed and same bots.

import type { Game, LogEntry, State } from "../../dsl/index.ts";
import type { BotResources } from "../bots/index.ts";
import { setupOf } from "../session/record.ts";
import {
  botsOf,
  chooseOption,
  createMatchTable,
  EndlessGame,
  maxDecisions,
  type SimulationPlan,
} from "../simulation/simulate.ts";
import { tableFor } from "./setup.ts";

/** Number of steps of the course: samples after 0 %, 5 % … 100 % of the decisions. */
export const courseSteps = 20;

/** Notation of the option that is no action. */
export const declining = "decline";

/** Counts by id. */
export type Counts = Readonly<Record<string, number>>;

/** The result of one of the games. */
export interface PairedGameSide {
  readonly scores: readonly number[];
  /** The seats from winner to last; equal seats share a place. */
  readonly ranking: readonly (readonly number[])[];
  readonly decisions: number;
  /** Points of all seats together after 0 %, 5 % … 100 % of the decisions. */
  readonly course: readonly number[];
  /** Points of all seats together by reason. */
  readonly reasons: Counts;
  /** How often each rule fired. */
  readonly rules: Counts;
  /** How often each action was played, including declining. */
  readonly actions: Counts;
  /** How often an action had an element as its argument: `take:cod`. */
  readonly taken: Counts;
}

/** The results of a pair. */
export interface PairedResult {
  readonly a: PairedGameSide;
  readonly b: PairedGameSide;
}

/** Resources of the bots in each game. */
export interface PairedMeans {
  readonly a: BotResources;
  readonly b: BotResources;
}

/** Plays game number `index` (from 0) in both; in A it equals `simulateGame`. */
export function playPairedGame(
  a: Game,
  b: Game,
  plan: SimulationPlan,
  index: number,
  means?: PairedMeans,
): PairedResult {
  return { a: watchedGame(a, plan, index, means?.a), b: watchedGame(b, plan, index, means?.b) };
}

function watchedGame(
  game: Game,
  plan: SimulationPlan,
  index: number,
  means: BotResources | undefined,
): PairedGameSide {
  const watcher = new Watcher(game);
  const table = tableFor(game.meta, createMatchTable(plan, index));
  const state = game.start(setupOf(table), watcher.hear);
  const bots = botsOf(plan, index, means);
  watcher.look(state);
  while (!game.isOver(state)) {
    if (watcher.totals.length > maxDecisions) throw new EndlessGame();
    const option = chooseOption(game, state, bots);
    watcher.notice(option);
    game.play(state, option, watcher.hear);
    watcher.look(state);
  }
  return watcher.result(state);
}

/** Counts events while a game is played. */
class Watcher {
  /** Points of all seats together after each decision, starting with the setup. */
  readonly totals: number[] = [];
  readonly #game: Game;
  readonly #rules: Record<string, number> = {};
  readonly #options = new Map<number, number>();

  constructor(game: Game) {
    this.#game = game;
  }

  readonly hear = (entry: LogEntry): void => {
    if (entry.kind === "rule") add(this.#rules, entry.rule, 1);
  };

  notice(option: number): void {
    this.#options.set(option, (this.#options.get(option) ?? 0) + 1);
  }

  look(state: State): void {
    this.totals.push(this.#game.scores(state).reduce((sum, points) => sum + points, 0));
  }

  result(state: State): PairedGameSide {
    const { meta } = this.#game;
    const reasons: Record<string, number> = {};
    for (const { reason, points } of this.#game.ledger(state)) {
      add(reasons, meta.reasons[reason]?.id ?? "", points);
    }
    return {
      scores: this.#game.scores(state),
      ranking: this.#game.ranking(state),
      decisions: this.totals.length - 1,
      course: courseOf(this.totals),
      reasons,
      rules: this.#rules,
      ...this.#played(),
    };
  }

  #played(): Pick<PairedGameSide, "actions" | "taken"> {
    const { meta } = this.#game;
    const actions: Record<string, number> = {};
    const taken: Record<string, number> = {};
    for (const [option, count] of this.#options) {
      if (this.#game.notation(option) === declining) {
        add(actions, declining, count);
        continue;
      }
      const { move, args } = this.#game.decode(option);
      const { id = "", params = [] } = meta.moves[move] ?? {};
      add(actions, id, count);
      for (const [index, { type }] of params.entries()) {
        if (type.kind === "kind") add(taken, `${id}:${meta.kinds[args[index] ?? -1]?.id}`, count);
      }
    }
    return { actions, taken };
  }
}

function courseOf(totals: readonly number[]): number[] {
  const last = totals.length - 1;
  return Array.from({ length: courseSteps + 1 }, (_, step) => {
    return totals[Math.round((step * last) / courseSteps)] ?? 0;
  });
}

function add(counts: Record<string, number>, id: string, count: number): void {
  counts[id] = (counts[id] ?? 0) + count;
}
