// View models of the coach: the best moves with values and reasons, and reviewed decisions.

import type { DisplayText, Game, SourceRef, State } from "../../dsl/index.ts";
import type { Network } from "../../play/bots/network.ts";
import { type AnalysedMove, Search } from "../../play/bots/search.ts";
import { renderReason } from "../../play/coach/advice-text.ts";
import { findReasons } from "../../play/coach/reason.ts";
import {
  type Effort,
  type PlayedDecision,
  type ReviewedDecision,
  reviewMatch,
} from "../../play/coach/review.ts";
import { isClose, marginOf } from "../../play/coach/significance.ts";
import { seededRandom } from "../../play/random.ts";

/** The value network of the game, if it has one. */
interface Learned {
  readonly network: Network | undefined;
}

/** A position to advise on. */
export interface AdviceRequest {
  readonly state: State;
  /** Names of the seats. */
  readonly names: readonly string[];
  /** Duration of the search, in milliseconds. */
  readonly limit: number;
}

/** A move with its value and the reasons for it. */
export interface Advice {
  readonly option: number;
  /** Expected final points, with the margin of error. */
  readonly score: number;
  readonly margin: number;
  /** Expected share of wins, 0 to 1. */
  readonly win: number;
  /** Whether the difference to the best move is not significant. */
  readonly isClose: boolean;
  /** Why it is good, in one sentence. */
  readonly reason: DisplayText | undefined;
  /** Span of the rule behind the first points that the move scores. */
  readonly source: SourceRef | undefined;
}

/** The advice after a part of the search. */
export interface AdviceUpdate {
  /** The best moves, best first. */
  readonly advice: readonly Advice[];
  /** Number of iterations so far. */
  readonly games: number;
  readonly isDone: boolean;
}

/** A match to review. */
export interface ReviewRequest {
  readonly decisions: readonly PlayedDecision[];
  readonly names: readonly string[];
  /** Seats whose choices are judged. */
  readonly judged: readonly number[];
  readonly seed: number;
}

/** View model of a reviewed decision. */
export interface ReviewedDecisionView extends Omit<ReviewedDecision, "blunder"> {
  readonly blunder:
    | {
        readonly chosen: number;
        readonly better: number;
        readonly score: number;
        readonly win: number;
        readonly reason: DisplayText | undefined;
      }
    | undefined;
}

/** Maximum number of shown moves. */
const most = 5;
/** Duration of a time slice of the search, in milliseconds; messages are handled in between. */
const part = 120;
/** Iterations that the search makes even if time is up, so that a slow device judges moves, too. */
const leastIterations = 100;
/**
 * Iterations after which a search whose time is up ends with fewer moves than it may show: a network
 * can lead it away from some of them for long.
 */
const enoughIterations = 3000;

/** Searches until the time limit and yields the advice after each time slice. */
export function* searchAdvice(
  game: Game,
  { state, names, limit, network }: AdviceRequest & Learned,
): Generator<AdviceUpdate, void> {
  const seat = game.decision(state)?.player;
  if (seat === undefined) return;
  const random = seededRandom(1);
  const options = game.options(state);
  const reasons = new Map(
    findReasons(game, game.sample(state, seat, random.next()), options).map((one) => [
      one.option,
      one,
    ]),
  );
  const wanted = Math.min(most, options.length);
  const search = new Search(game, seat, { random, network });
  for (const end = performance.now() + limit; ; ) {
    const stop = Math.min(end, performance.now() + part);
    const { iterations, moves } = search.analyse(state, {
      until: () => performance.now() >= stop,
    });
    const games = moves.reduce((sum, { visits }) => sum + visits, 0);
    const shown = moves.filter(({ visits }) => visits > 0).slice(0, most);
    const isTried = games >= leastIterations && shown.length >= wanted;
    // A search that has proved its result makes no further iterations.
    const isEnough = isTried || games >= enoughIterations || iterations === 0;
    const isDone = performance.now() >= end && isEnough;
    const advice = shown.map((move) => {
      const reason = reasons.get(move.code);
      return {
        ...adviceOf(move, moves[0] ?? move),
        reason: reason && renderReason(game, reason, names),
        source: game.meta.spans[reason?.points[0]?.at ?? -1],
      };
    });
    yield { advice, games, isDone };
    if (isDone) return;
  }
}

function adviceOf(move: AnalysedMove, best: AnalysedMove) {
  const { code, value } = move;
  return { option: code, ...value, margin: marginOf(move), isClose: isClose(move, best) };
}

/** Playouts and iterations of a review: enough to find blunders in acceptable time. */
const effort = { games: 40, search: 30, comparison: 150 } as const;

/** Reviews the decisions of a match and yields each of them. */
export function* reviewDecisions(
  game: Game,
  { decisions, names, judged, seed, network }: ReviewRequest & Learned,
): Generator<ReviewedDecisionView, void> {
  const isJudged = (seat: number) => judged.includes(seat);
  const random = seededRandom(seed);
  const work: Effort = { ...effort, random, network, isJudged };
  for (const one of reviewMatch(game, decisions, work)) {
    const { blunder } = one;
    yield {
      ...one,
      blunder: blunder && {
        chosen: blunder.chosen,
        better: blunder.better.option,
        score: blunder.loss.score,
        win: blunder.loss.win,
        reason: renderReason(game, blunder.better, names),
      },
    };
  }
}
