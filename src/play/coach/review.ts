// A game that has been played, looked at once more: what everybody could expect before each
// decision, and which choices were clearly worse than the best.

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

/** A decision of a game: the position, who decided, and how. */
export interface PlayedDecision {
  readonly state: State;
  readonly seat: number;
  readonly option: number;
}

/** What a seat could expect. */
interface ExpectedResult {
  readonly score: number;
  readonly win: number;
  /** How far the score may be off: its standard error. */
  readonly error: number;
}

export interface ReviewedDecision {
  readonly seat: number;
  /** Before the decision, by seats. */
  readonly expected: readonly ExpectedResult[];
  readonly blunder: Blunder | undefined;
}

interface Blunder {
  readonly chosen: number;
  readonly better: MoveReason;
  readonly loss: Loss;
}

export interface Effort {
  readonly random: Random;
  readonly network?: Network | undefined;
  /** Games played out to see what everybody could expect. */
  readonly games: number;
  /** Games played out to find a better choice, for each option. */
  readonly search: number;
  /** Games in which the choice and a better one are compared, for each of them. */
  readonly comparison: number;
  /** Whose choices are judged. */
  readonly isJudged: (seat: number) => boolean;
}

/** Most games for one decision, however many options it has. */
const mostSearched = 2000;

/** Reviews one decision after the other. */
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

/** The option that looks best. */
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

/** What everybody can expect after an option, as far as whoever decides may know. */
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
