// Match review: expected results before each decision, and choices that were clearly worse than the
// best.

import type { Game, State } from "../../dsl/index.ts";
import type { Network } from "../bots/network.ts";
import { analyse } from "../bots/search.ts";
import type { Random } from "../random.ts";
import { type Loss, lossOf } from "./blunder.ts";
import { runPlayout } from "./playout.ts";
import { findReasons, type MoveReason } from "./reason.ts";
import {
  computeMean,
  computeStandardError,
  noSums,
  type Sums,
  withNumber,
} from "./running-mean.ts";

/** A decision of a match: position, seat and chosen option. */
export interface PlayedDecision {
  readonly state: State;
  readonly seat: number;
  readonly option: number;
}

/** The expected result of a seat. */
interface ExpectedResult {
  readonly score: number;
  readonly win: number;
  /** Standard error of the score. */
  readonly error: number;
}

/** The review of one decision. */
export interface ReviewedDecision {
  readonly seat: number;
  /** Expected results before the decision, by seat. */
  readonly expected: readonly ExpectedResult[];
  readonly blunder: Blunder | undefined;
}

interface Blunder {
  readonly chosen: number;
  readonly better: MoveReason;
  readonly loss: Loss;
}

/** Resources and limits of a review. */
export interface Effort {
  readonly random: Random;
  readonly network?: Network | undefined;
  /** Playouts for the expected results. */
  readonly games: number;
  /** Iterations of the search for a better choice, per option. */
  readonly search: number;
  /** Iterations for each of the two options that are compared. */
  readonly comparison: number;
  /** Returns whether the choices of a seat are judged. */
  readonly isJudged: (seat: number) => boolean;
}

/** Maximum number of iterations for one decision. */
const mostSearched = 2000;

/** Reviews the decisions of a match, one per step. */
export function* reviewMatch(
  game: Game,
  decisions: readonly PlayedDecision[],
  effort: Effort,
): Generator<ReviewedDecision, void> {
  for (const decided of decisions) {
    const { seat } = decided;
    const best = bestAt(game, decided, effort);
    const expected = expectedAfter(game, decided, best, effort);
    const isChosen = best === decided.option || !effort.isJudged(seat);
    const blunder = isChosen ? undefined : blunderAt(game, decided, best, effort);
    yield { seat, expected, blunder };
  }
}

/** Returns the option that the search ranks first. */
function bestAt(
  game: Game,
  { state, seat }: PlayedDecision,
  { random, network, search }: Effort,
): number {
  const options = game.options(state);
  const [only] = options;
  if (options.length === 1 && only !== undefined) return only;
  const iterations = Math.min(mostSearched, search * options.length);
  const [best] = analyse(game, state, seat, { random, network, iterations }).moves;
  if (best === undefined) throw new RangeError("The game is over.");
  return best.code;
}

/** Estimates the results after an option, with hidden information determinized for the seat. */
function expectedAfter(
  game: Game,
  { state, seat }: PlayedDecision,
  option: number,
  { random, games }: Effort,
): ExpectedResult[] {
  const none = { scores: noSums, wins: noSums };
  let found = game.scores(state).map((): { scores: Sums; wins: Sums } => none);
  for (let count = 0; count < games; count++) {
    const after = game.sample(state, seat, random.next());
    game.playUnchecked(after, option);
    const ending = runPlayout(game, after, random);
    found = found.map(({ scores, wins }, at) => ({
      scores: withNumber(scores, ending.scores[at] ?? 0),
      wins: withNumber(wins, ending.wins[at] ?? 0),
    }));
  }
  return found.map(({ scores, wins }) => ({
    score: computeMean(scores),
    win: computeMean(wins),
    error: computeStandardError(scores),
  }));
}

function blunderAt(
  game: Game,
  { state, seat, option: chosen }: PlayedDecision,
  best: number,
  { random, network, comparison }: Effort,
): Blunder | undefined {
  const limits = { random, network, iterations: comparison };
  const loss = lossOf(game, state, { seat, chosen, better: best }, limits);
  if (!loss.isBlunder) return undefined;
  const known = game.sample(state, seat, random.next());
  const [better] = findReasons(game, known, [best]);
  return better && { chosen, better, loss };
}
