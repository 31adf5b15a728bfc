// The bot that takes the points it can see.

import type { Game, State } from "../../dsl/index.ts";
import type { Random } from "../random.ts";
import type { Bot } from "./index.ts";

/** How many moves a greedy bot tries out for one decision, at most. */
const trials = 600;
/** How many own decisions in a row it follows after the first. */
const followed = 3;
/** A point that comes one decision later counts a little less. */
const patience = 0.9;

/**
 * Takes the option that brings the most points, its own next decisions included as long as nobody
 * else is asked in between, and with them what would be scored at the end if the game ended there;
 * chance decides between equals. It looks at a sample of what it cannot see, never at the hidden
 * truth.
 */
export function greedyBot(random: Random): Bot {
  return (game, state) => {
    const options = game.options(state);
    const seat = game.decider(state);
    const [first] = options;
    if (first === undefined) throw new RangeError("The game is over.");
    if (options.length === 1) return first;

    const position = game.sample(state, seat, random.next());
    const budget = { left: trials - options.length };
    const values = options.map((option, tried) => {
      const share = Math.floor(budget.left / (options.length - tried));
      return worthOf(game, position, option, {
        seat,
        budget,
        share,
        depth: followed,
        weight: 1,
      });
    });
    return bestOf(options, values, random);
  };
}

interface Outlook {
  readonly seat: number;
  /** Trials left for the whole decision. */
  readonly budget: { left: number };
  /** How many of them may be spent on what follows. */
  readonly share: number;
  /** Own decisions still followed. */
  readonly depth: number;
  /** What a point counts that comes now. */
  readonly weight: number;
}

/** Points that an option brings, at once and with the best that its player can add. */
function worthOf(game: Game, position: State, option: number, outlook: Outlook): number {
  const after = position.slice();
  game.playUnchecked(after, option);
  const points = gained(game, position, after, outlook.seat);
  return outlook.weight * points + bestContinuation(game, after, outlook);
}

/**
 * What its player can add. Where someone else decides, that is what is certain at the end. Of too
 * many options it tries some, spread over the list.
 */
function bestContinuation(game: Game, state: State, outlook: Outlook): number {
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
    weight: patience * weight,
  };
  outlook.budget.left -= count;
  let best = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index++) {
    const option = options[Math.floor((index * options.length) / count)] as number; // In the list.
    best = Math.max(best, worthOf(game, state, option, deeper));
  }
  return count === 0 ? 0 : best;
}

/** The points of a seat from one position to another. */
function gained({ meta }: Game, before: State, after: State, seat: number): number {
  const slot = meta.score + seat;
  return (after[slot] ?? 0) - (before[slot] ?? 0);
}

/** An option of the greatest value, each of the equals as likely as the others. */
function bestOf(options: readonly number[], values: readonly number[], random: Random): number {
  const best = Math.max(...values);
  const equals = options.filter((_, index) => values[index] === best);
  return equals[random.below(equals.length)] as number; // below(length) is an index.
}
