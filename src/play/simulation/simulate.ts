// Simulates games of bots. Game i depends only on the plan and i, so any part can run anywhere.

import type { PlayableGame, State } from "../../dsl/index.ts";
import { type Bot, type BotKind, type BotResources, createBot } from "../bots/index.ts";
import { deriveSeed, seededRandom } from "../random.ts";
import { type MatchTable, setupOf } from "../session/record.ts";
import { type Session, startSession } from "../session/session.ts";
import type { GameResult } from "./statistics.ts";

/** The bots and setup of a simulation. */
export interface SimulationPlan {
  /** The bot on each seat; their number is the number of players. */
  readonly bots: readonly BotKind[];
  readonly options: Readonly<Record<string, string>>;
  /** Seed of the whole simulation, 32 bits. */
  readonly seed: number;
}

/** Number of decisions after which a game counts as endless. */
export const maxDecisions = 100_000;

/** Thrown when a game exceeds `maxDecisions`. */
export class EndlessGame extends Error {}

/** Resources of the bots, and a state buffer to reuse. */
interface SimulationResources {
  readonly means?: BotResources | undefined;
  readonly state?: State;
}

/** Plays game number `index` (from 0) of the plan, in the given buffer. */
export function simulateGame(
  game: PlayableGame,
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

/** Plays the same game in a session, which stores every move. */
export function playRecordedGame(
  game: PlayableGame,
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

/** Returns the rivals in all games of a plan; their seats follow those of the bots. */
export function rivalsOf(
  game: PlayableGame,
  plan: SimulationPlan,
): ReturnType<PlayableGame["rivals"]> {
  return game.rivals(game.start(setupOf(createMatchTable(plan, 0))));
}

/** Returns the result of a finished game. */
export function createGameResult(game: PlayableGame, state: State, decisions: number): GameResult {
  const [scores, ranking, ledger] = [game.scores(state), game.ranking(state), game.ledger(state)];
  return { scores, ranking, ledger, decisions };
}

/** Returns the setup of game number `index`. */
export function createMatchTable(plan: SimulationPlan, index: number): MatchTable {
  const seats = plan.bots.map((kind, seat) => ({ name: `Player ${seat + 1}`, kind }));
  return { seats, options: plan.options, seed: gameSeed(plan, index) };
}

function gameSeed(plan: SimulationPlan, index: number): number {
  return deriveSeed(plan.seed, 2 * index);
}

function choiceSeed(plan: SimulationPlan, index: number): number {
  return deriveSeed(plan.seed, 2 * index + 1);
}

/** Returns the bots of game number `index`; all share one RNG. */
export function botsOf(plan: SimulationPlan, index: number, means?: BotResources): Bot[] {
  const random = seededRandom(choiceSeed(plan, index));
  return plan.bots.map((kind) => createBot(kind, random, means));
}

/** Runs the compiled playout loop, which makes the same choices as random bots, but faster. */
function randomGame(game: PlayableGame, plan: SimulationPlan, index: number, state: State): number {
  const { bots, options } = plan;
  const setup = { players: bots.length, options, seed: gameSeed(plan, index) };
  try {
    return game.randomGame(state, setup, seededRandom(choiceSeed(plan, index)), maxDecisions);
  } catch (error) {
    if (error instanceof RangeError && !game.isOver(state)) throw new EndlessGame();
    throw error;
  }
}

function botPlayout(game: PlayableGame, state: State, bots: readonly Bot[]): number {
  for (let decisions = 0; decisions < maxDecisions; decisions++) {
    if (game.isOver(state)) return decisions;
    game.playUnchecked(state, chooseOption(game, state, bots));
  }
  throw new EndlessGame();
}

/** Returns the choice of the deciding seat's bot. */
export function chooseOption(game: PlayableGame, state: State, bots: readonly Bot[]): number {
  const bot = bots[game.decision(state)?.player ?? -1];
  if (bot === undefined) throw new RangeError("There is no bot for the deciding seat.");
  return bot(game, state);
}
