// What the coach sends from its thread: the best moves with their values and reasons, ready to be shown.

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

/** What has been learned about the game, if anything. */
interface Learned {
  readonly network: Network | undefined;
}

export interface AdviceRequest {
  readonly state: State;
  /** What the seats are called. */
  readonly names: readonly string[];
  /** How long to think, in milliseconds. */
  readonly limit: number;
}

/** A move with what it is worth, and why. */
export interface Advice {
  readonly option: number;
  /** Expected final points, and how far they may be off. */
  readonly score: number;
  readonly margin: number;
  /** Expected share of wins, 0 to 1. */
  readonly win: number;
  /** Whether it cannot be told from the best. */
  readonly isClose: boolean;
  readonly reason: readonly DisplayText[];
  /** The rule behind the first points that it brings. */
  readonly source: SourceRef | undefined;
}

export interface AdviceUpdate {
  /** The best, best first. */
  readonly advice: readonly Advice[];
  /** How many games were played out for it. */
  readonly games: number;
  readonly isDone: boolean;
}

export interface ReviewRequest {
  readonly decisions: readonly PlayedDecision[];
  readonly names: readonly string[];
  /** The seats whose choices are judged. */
  readonly judged: readonly number[];
  readonly seed: number;
}

/** A decision looked at once more, in words. */
export interface ReviewedDecisionView extends Omit<ReviewedDecision, "blunder"> {
  readonly blunder:
    | {
        readonly chosen: number;
        readonly better: number;
        readonly score: number;
        readonly win: number;
        readonly reason: readonly DisplayText[];
      }
    | undefined;
}

/** Moves that are shown. */
const most = 5;
/** How long one part of the thinking takes, in milliseconds; then somebody else may be heard. */
const part = 120;

/** Thinks for so long, and tells again and again what it has found. */
export function* searchAdvice(
  game: Game,
  { state, names, limit, network }: AdviceRequest & Learned,
): Generator<AdviceUpdate, void> {
  const seat = game.decision(state)?.player;
  if (seat === undefined) return;
  const random = seededRandom(1);
  const reasons = new Map(
    findReasons(game, game.sample(state, seat, random.next()), game.options(state)).map((one) => [
      one.option,
      one,
    ]),
  );
  const search = new Search(game, seat, { random, network });
  for (const end = performance.now() + limit; ; ) {
    const stop = Math.min(end, performance.now() + part);
    const { moves } = search.analyse(state, { until: () => performance.now() >= stop });
    const isDone = performance.now() >= end;
    const shown = moves.filter(({ visits }) => visits > 0).slice(0, most);
    const advice = shown.map((move) => {
      const reason = reasons.get(move.code);
      return {
        ...adviceOf(move, moves[0] ?? move),
        reason: reason === undefined ? [] : renderReason(game, reason, names),
        source: game.meta.spans[reason?.points[0]?.at ?? -1],
      };
    });
    const games = moves.reduce((sum, { visits }) => sum + visits, 0);
    yield { advice, games, isDone };
    if (isDone) return;
  }
}

function adviceOf(move: AnalysedMove, best: AnalysedMove) {
  const { code, value } = move;
  return { option: code, ...value, margin: marginOf(move), isClose: isClose(move, best) };
}

/** Games played out for a review: enough to see blunders, few enough to wait for. */
const effort = { games: 40, search: 30, comparison: 150 } as const;

/** Looks at one decision of a game after the other. */
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
