// A bot that maximizes the points it can gain in the next few decisions.

import type { PlayableGame, State } from "../../dsl/index.ts";
import type { Random } from "../random.ts";
import type { Bot } from "./index.ts";

/** Maximum number of moves that a greedy bot tries for one decision. */
const maxTrials = 600;
/** Maximum number of own decisions in a row that it follows after the first. */
const maxDepth = 3;
/** Discount factor of points that come one decision later. */
const discount = 0.9;

/**
 * Returns a bot that takes the option with the most points. Counts the seat's next decisions up to
 * the next decision of another seat, and what would be scored if the game ended there; breaks ties
 * at random. It looks at a determinization, never at the hidden information itself.
 */
export function createGreedyBot(random: Random): Bot {
  return (game, state) => {
    const options = game.options(state);
    const seat = game.decider(state);
    const [first] = options;
    if (first === undefined) throw new RangeError("The game is over.");
    if (options.length === 1) return first;

    const position = game.sample(state, seat, random.next());
    const budget = { left: maxTrials - options.length };
    const values = options.map((option, tried) => {
      const share = Math.floor(budget.left / (options.length - tried));
      return pointsOf(game, position, option, {
        seat,
        budget,
        share,
        depth: maxDepth,
        weight: 1,
      });
    });
    return bestOf(options, values, random);
  };
}

interface Outlook {
  readonly seat: number;
  /** Remaining trials for the whole decision. */
  readonly budget: { left: number };
  /** How many of them may be used for what follows. */
  readonly share: number;
  /** Remaining own decisions to follow. */
  readonly depth: number;
  /** Weight of points scored now. */
  readonly weight: number;
}

/** Returns the points of an option: immediate ones plus those of the best continuation. */
function pointsOf(game: PlayableGame, position: State, option: number, outlook: Outlook): number {
  const after = position.slice();
  game.playUnchecked(after, option);
  const points = gained(game, position, after, outlook.seat);
  return outlook.weight * points + bestContinuation(game, after, outlook);
}

/**
 * Returns the most points that the seat can add. Where another seat decides, these are the points
 * that are certain at the end. Samples long option lists at regular intervals.
 */
function bestContinuation(game: PlayableGame, state: State, outlook: Outlook): number {
  const { share, depth, seat, weight } = outlook;
  if (depth === 0 || share < 1 || game.decider(state) !== seat) {
    return gained(game, state, game.endedNow(state), seat);
  }
  const options = game.options(state);
  const count = Math.min(options.length, share);
  const deeper = {
    ...outlook,
    depth: depth - 1,
    share: Math.floor(share / count) - 1,
    weight: discount * weight,
  };
  outlook.budget.left -= count;
  let best = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index++) {
    const option = options[Math.floor((index * options.length) / count)] as number; // In the list.
    best = Math.max(best, pointsOf(game, state, option, deeper));
  }
  return count === 0 ? 0 : best;
}

/** Returns the points that a seat gains from one position to another. */
function gained({ meta }: PlayableGame, before: State, after: State, seat: number): number {
  const slot = meta.score + seat;
  return (after[slot] ?? 0) - (before[slot] ?? 0);
}

/** Returns an option of maximal value, chosen uniformly among equals. */
function bestOf(options: readonly number[], values: readonly number[], random: Random): number {
  const best = Math.max(...values);
  const equals = options.filter((_, index) => values[index] === best);
  return equals[random.below(equals.length)] as number; // below(length) is an index.
}
