// Monte Carlo tree search for any game. Each iteration deals anew what the searching seat cannot
// see, follows the tree by what has proved good so far (information-set search after Cowling,
// Powley and Whitehouse: an option counts only when it could be chosen), adds a position and asks
// what it is worth. Every seat plays for itself (max^n). Where chance has decided something, the
// positions behind an option are told apart by what the seat sees, only so many of them as the
// visits pay for; all others share one. What is proved stays proved (Winands' solver).

import type { Game, State } from "../../dsl/index.ts";
import type { Random } from "../random.ts";
import { type Evaluation, Evaluator } from "./evaluator.ts";
import type { Network } from "./network.ts";
import { hashObservation, hidesNothing, seenSlots } from "./observation.ts";
import { type Proof, type SearchEdge, SearchNode } from "./search-tree.ts";

export interface SearchOptions {
  readonly random: Random;
  /** At most so many iterations. */
  readonly iterations?: number;
  /** Asked again and again whether time is up. */
  readonly until?: () => boolean;
  /** What has been learned about the game. */
  readonly network?: Network | undefined;
}

/** What a search thinks of the options of a position, best first. */
interface Analysis {
  readonly iterations: number;
  readonly moves: readonly AnalysedMove[];
}

export interface AnalysedMove {
  readonly code: number;
  readonly visits: number;
  readonly value: Expectation;
  /** How far apart the final points are that were seen behind it: their standard deviation. */
  readonly deviation: number;
  /** How it ends is known, whatever the others do. */
  readonly isProved: boolean;
}

/** What a seat can expect: final points, and its share of wins from 0 to 1. */
interface Expectation {
  readonly score: number;
  readonly win: number;
}

/** How many different deals of what is hidden a search thinks about. */
const deals = 48;
/** How much is tried out rather than relied on. */
const curiosity = 1.2;
/** So many positions behind a chance are told apart at first. */
const outcomesAtFirst = 2;

/** Looks at the options of a position once; see `Search` to keep what was found out. */
export function analyse(game: Game, state: State, seat: number, options: SearchOptions): Analysis {
  return new Search(game, seat, options).analyse(state, options);
}

/** The thoughts of one seat, kept from one decision to the next. */
export class Search {
  readonly #game: Game;
  readonly #seat: number;
  readonly #random: Random;
  readonly #appraiser: Evaluator;
  readonly #slots: Int32Array;
  readonly #isOpen: boolean;
  readonly #now: State;
  readonly #after: State;
  #root: SearchNode | undefined;

  constructor(game: Game, seat: number, options: Pick<SearchOptions, "random" | "network">) {
    this.#game = game;
    this.#seat = seat;
    this.#random = options.random;
    this.#appraiser = new Evaluator(game, options);
    this.#slots = seenSlots(game, seat);
    this.#isOpen = hidesNothing(game);
    this.#now = new Int32Array(game.meta.size);
    this.#after = new Int32Array(game.meta.size);
  }

  /** Thinks about a position in which the seat decides, as long as it may. */
  analyse(state: State, limits: Pick<SearchOptions, "iterations" | "until">): Analysis {
    const game = this.#game;
    const codes = game.options(state);
    if (game.decider(state) !== this.#seat || codes.length === 0)
      throw new RangeError("Only whoever decides can think about the options.");
    const root = this.#rootFor(state);
    this.#root = root;
    const samples: State[] = [];
    const most = limits.iterations ?? Number.POSITIVE_INFINITY;
    let iterations = 0;
    while (iterations < most && root.proof === undefined) {
      if (iterations > 0 && limits.until?.()) break;
      this.#deal(state, samples, iterations);
      this.#iterate(root, codes);
      iterations += 1;
    }
    return { iterations, moves: this.#moves(root, codes) };
  }

  /** What is known of this position already, or a new beginning. */
  #rootFor(state: State): SearchNode {
    const mark = hashObservation(state, this.#slots);
    return this.#root?.find(mark, 3) ?? new SearchNode(this.#seat, mark);
  }

  /** Puts a state that the seat may think to be in into `#now`. */
  #deal(state: State, samples: State[], iteration: number): void {
    const size = this.#isOpen ? 1 : deals;
    const index = iteration % size;
    samples[index] ??= this.#game.sample(state, this.#seat, this.#random.next());
    this.#now.set(samples[index]);
    this.#game.reseed(this.#now, this.#random.next());
  }

  #iterate(root: SearchNode, rootCodes: readonly number[]): void {
    const game = this.#game;
    const state = this.#now;
    const path: SearchEdge[] = [];
    const nodes: SearchNode[] = [root];
    let node = root;
    let codes = rootCodes;
    for (;;) {
      if (node.proof !== undefined || codes.length === 0) break;
      if (node.visits === 0 && node !== root) break;
      if (this.#isOpen && node.edges.size === 0) {
        this.#open(node, codes);
        if (node.proof !== undefined) break;
      } else node.open(codes, () => this.#appraiser.priors(state, node.seat, codes));
      const edge = node.select(codes, curiosity * this.#appraiser.spread);
      const mark = game.chanceMark(state);
      game.playUnchecked(state, edge.code);
      codes = this.#quiet(state);
      const isChance = game.chanceMark(state) !== mark;
      path.push(edge);
      node = this.#follow(edge, isChance, codes);
      nodes.push(node);
    }
    const proof = node.proof ?? (codes.length === 0 ? this.#appraiser.ending(state) : undefined);
    if (codes.length === 0 && this.#isOpen) node.proof = proof;
    this.#learn(nodes, path, proof ?? this.#appraiser.appraise(state, codes));
  }

  /** Makes the edges of a position, and sees at once which of them end the game. */
  #open(node: SearchNode, codes: readonly number[]): void {
    const game = this.#game;
    const state = this.#now;
    node.open(codes, () => this.#appraiser.priors(state, node.seat, codes));
    for (const edge of node.edges.values()) {
      this.#after.set(state);
      game.playUnchecked(this.#after, edge.code);
      if (!game.isOver(this.#after) || game.chanceMark(this.#after) !== game.chanceMark(state))
        continue;
      edge.node = new SearchNode(-1, hashObservation(this.#after, this.#slots));
      edge.node.proof = this.#appraiser.ending(this.#after);
    }
    node.settle(this.#appraiser.isPlain);
  }

  /** Plays on where there is nothing to choose; the options of the next decision. */
  #quiet(state: State): readonly number[] {
    const game = this.#game;
    let codes = game.options(state);
    while (codes.length === 1) {
      game.playUnchecked(state, codes[0] as number);
      codes = game.options(state);
    }
    return codes;
  }

  /** The node behind an edge for the state that came about. */
  #follow(edge: SearchEdge, isChance: boolean, codes: readonly number[]): SearchNode {
    const state = this.#now;
    const seat = codes.length === 0 ? -1 : this.#game.decider(state);
    if (!isChance) {
      edge.node ??= new SearchNode(seat, hashObservation(state, this.#slots));
      return edge.node;
    }
    edge.isOpen = true;
    const mark = hashObservation(state, this.#slots);
    const known = edge.outcomes.get(mark);
    if (known !== undefined) return known;
    if (edge.outcomes.size < outcomesAtFirst + Math.sqrt(edge.visits)) {
      const node = new SearchNode(seat, mark);
      edge.outcomes.set(mark, node);
      return node;
    }
    const shared = edge.shared.get(seat) ?? new SearchNode(seat, undefined);
    edge.shared.set(seat, shared);
    return shared;
  }

  /** Tells everybody on the way how it went, from the last to the first. */
  #learn(nodes: readonly SearchNode[], path: readonly SearchEdge[], worth: Evaluation): void {
    (nodes.at(-1) as SearchNode).visits += 1;
    for (let i = path.length - 1; i >= 0; i--) {
      const node = nodes[i] as SearchNode;
      const edge = path[i] as SearchEdge;
      node.visits += 1;
      edge.learn(worth, node.seat);
      if (this.#isOpen) node.settle(this.#appraiser.isPlain);
    }
    this.#appraiser.notice(worth);
  }

  #moves(root: SearchNode, codes: readonly number[]): AnalysedMove[] {
    root.open(codes, () => this.#appraiser.priors(this.#now, this.#seat, codes));
    const seat = this.#seat;
    const moves = codes.map((code) => {
      const edge = root.edges.get(code) as SearchEdge;
      const proof: Proof | undefined = edge.isOpen ? undefined : edge.node?.proof;
      const value = proof
        ? { score: proof.scores[seat] ?? 0, win: proof.wins[seat] ?? 0 }
        : { score: edge.score, win: edge.win };
      const rank = proof ? (proof.utilities[seat] ?? 0) : edge.utility;
      const { visits, deviation } = edge;
      return {
        code,
        visits,
        value,
        deviation: proof ? 0 : deviation,
        isProved: proof !== undefined,
        rank,
      };
    });
    // Of what is equally good the one that took longest to prove lasts longest.
    moves.sort(root.proof ? (a, b) => b.rank - a.rank || b.visits - a.visits : byTrust);
    return moves.map(({ rank: _, ...move }) => move);
  }
}

interface Ranked {
  readonly visits: number;
  readonly rank: number;
  readonly isProved: boolean;
  readonly value: Expectation;
}

/** What is proved to be lost comes last; then what was looked at most. */
function byTrust(a: Ranked, b: Ranked): number {
  const lost = (move: Ranked) => Number(move.isProved && move.value.win === 0);
  return lost(a) - lost(b) || b.visits - a.visits || b.rank - a.rank;
}
