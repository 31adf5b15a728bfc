// One game of bots under two sets of rules: the same seed, the same bots, the same streams of chance.

import type { Game, LogEntry, State } from "../../dsl/index.ts";
import type { BotResources } from "../bots/index.ts";
import { setupOf } from "../session/replay.ts";
import {
  botsOf,
  chooseOption,
  createMatchTable,
  EndlessGame,
  maxDecisions,
  type SimulationPlan,
} from "../simulation/simulate.ts";
import { tableFor } from "./setup.ts";

/** Where the course of a game is looked at: after 0 %, 5 % … 100 % of its decisions. */
export const courseSteps = 20;

/** The notation of the option that is no action. */
export const declining = "decline";

/** Counts by id. */
export type Counts = Readonly<Record<string, number>>;

/** How one of the games went. */
export interface PairedGameSide {
  readonly scores: readonly number[];
  /** The seats from winner to last; equal seats share a place. */
  readonly ranking: readonly (readonly number[])[];
  readonly decisions: number;
  /** Points of all seats together after 0 %, 5 % … 100 % of the decisions. */
  readonly course: readonly number[];
  /** Points of all seats together by reason. */
  readonly reasons: Counts;
  /** How often rules told that they fired. */
  readonly rules: Counts;
  /** How often each action was played; declining among them. */
  readonly actions: Counts;
  /** How often an action was played with a kind of piece: `take:cod`. */
  readonly taken: Counts;
}

export interface PairedResult {
  readonly a: PairedGameSide;
  readonly b: PairedGameSide;
}

/** What bots may use under each of the rules. */
export interface PairedMeans {
  readonly a: BotResources;
  readonly b: BotResources;
}

/** Plays game number `index` (from 0) of the plan in both; in A it is the game of `simulateGame`. */
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

/** Keeps count while a game is played. */
class Watcher {
  /** Points of all seats after each decision, the set-up first. */
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
