// Many games of bots. Game i depends on the plan and i alone, so any part can be played anywhere.

import type { Game, State } from "../../dsl/index.ts";
import { type Bot, type BotKind, type BotResources, createBot } from "../bots/index.ts";
import { derivedSeed, seededRandom } from "../random.ts";
import type { MatchTable } from "../session/record.ts";
import { setupOf } from "../session/replay.ts";
import { type Session, startSession } from "../session/session.ts";
import type { GameResult } from "./statistics.ts";

export interface SimulationPlan {
  /** The bot on each seat; as many as there are players. */
  readonly bots: readonly BotKind[];
  readonly options: Readonly<Record<string, string>>;
  /** Seed of the whole simulation, 32 bits. */
  readonly seed: number;
}

/** Decisions after which a game counts as endless. */
export const maxDecisions = 100_000;

/** Thrown when a game does not come to an end. */
export class EndlessGame extends Error {}

/** What games are played with. */
interface SimulationResources {
  readonly means?: BotResources | undefined;
  readonly state?: State;
}

/** Plays game number `index` (from 0) of the plan, in a buffer that may be used again. */
export function simulateGame(
  game: Game,
  plan: SimulationPlan,
  index: number,
  { means, state = new Int32Array(game.meta.size) }: SimulationResources = {},
): GameResult {
  if (plan.bots.every((kind) => kind === "random")) {
    return createGameResult(game, state, randomGame(game, plan, index, state));
  }
  state.set(game.start(setupOf(createMatchTable(plan, index))));
  return createGameResult(game, state, botPlayout(game, state, botsOf(plan, index, means)));
}

/** The same game, every move of it kept. */
export function playRecordedGame(
  game: Game,
  plan: SimulationPlan,
  index: number,
  means?: BotResources,
): Session {
  const session = startSession(game, createMatchTable(plan, index));
  const bots = botsOf(plan, index, means);
  while (!game.isOver(session.state)) {
    if (session.length === maxDecisions) throw new EndlessGame();
    session.play(chooseOption(game, session.state, bots));
  }
  return session;
}

/** The rivals who play in all games of a plan; their seats come behind those of the bots. */
export function rivalsOf(game: Game, plan: SimulationPlan): ReturnType<Game["rivals"]> {
  return game.rivals(game.start(setupOf(createMatchTable(plan, 0))));
}

/** How a finished game ended. */
export function createGameResult(game: Game, state: State, decisions: number): GameResult {
  const [scores, ranking, ledger] = [game.scores(state), game.ranking(state), game.ledger(state)];
  return { scores, ranking, ledger, decisions };
}

/** The table of game number `index`. */
export function createMatchTable(plan: SimulationPlan, index: number): MatchTable {
  const seats = plan.bots.map((kind, seat) => ({ name: `Player ${seat + 1}`, kind }));
  return { seats, options: plan.options, seed: gameSeed(plan, index) };
}

function gameSeed(plan: SimulationPlan, index: number): number {
  return derivedSeed(plan.seed, 2 * index);
}

function choiceSeed(plan: SimulationPlan, index: number): number {
  return derivedSeed(plan.seed, 2 * index + 1);
}

/** The bots of game number `index`; all share one stream of chance. */
export function botsOf(plan: SimulationPlan, index: number, means?: BotResources): Bot[] {
  const random = seededRandom(choiceSeed(plan, index));
  return plan.bots.map((kind) => createBot(kind, random, means));
}

/** The compiled game's own loop, which chooses as random bots would, only faster. */
function randomGame(game: Game, plan: SimulationPlan, index: number, state: State): number {
  const { bots, options } = plan;
  const setup = { players: bots.length, options, seed: gameSeed(plan, index) };
  try {
    return game.randomGame(state, setup, seededRandom(choiceSeed(plan, index)), maxDecisions);
  } catch (error) {
    if (error instanceof RangeError && !game.isOver(state)) throw new EndlessGame();
    throw error;
  }
}

function botPlayout(game: Game, state: State, bots: readonly Bot[]): number {
  for (let decisions = 0; decisions < maxDecisions; decisions++) {
    if (game.isOver(state)) return decisions;
    game.playUnchecked(state, chooseOption(game, state, bots));
  }
  throw new EndlessGame();
}

/** What the bot chooses whose decision it is. */
export function chooseOption(game: Game, state: State, bots: readonly Bot[]): number {
  const bot = bots[game.decision(state)?.player ?? -1];
  if (bot === undefined) throw new RangeError("A decision of nobody at the table.");
  return bot(game, state);
}
