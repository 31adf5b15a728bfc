// Monte Carlo tree search for any game. Each iteration determinizes the hidden information, selects
// a path through the tree (information-set search after Cowling, Powley and Whitehouse: only visits
// in which an option was available count), adds one node and evaluates it. Every seat maximizes its
// own utility (max^n). After a chance event, positions get separate nodes by observation hash,
// up to a number that grows with the visits; all others share one. Proofs are backed up (Winands'
// solver). Paths are not empty, and their nodes and edges exist: hence the casts.

import type { PlayableGame, State } from "../../dsl/index.ts";
import type { Random } from "../random.ts";
import { type Evaluation, Evaluator } from "./evaluator.ts";
import type { Network } from "./network.ts";
import { findSeenSlots, hashObservation, hasNoHiddenInformation } from "./observation.ts";
import { type Proof, type SearchEdge, SearchNode } from "./search-tree.ts";

/** Limits and resources of a search. */
export interface SearchOptions {
  readonly random: Random;
  /** Maximum number of iterations. */
  readonly iterations?: number;
  /** Polled before each iteration but the first; `true` ends the search. */
  readonly until?: () => boolean;
  /** Value network of the game. */
  readonly network?: Network | undefined;
}

/** The options of a position with their statistics, best first. */
interface Analysis {
  readonly iterations: number;
  readonly moves: readonly AnalysedMove[];
}

/** An option with its statistics. */
export interface AnalysedMove {
  readonly code: number;
  readonly visits: number;
  readonly value: Expectation;
  /** Standard deviation of the final points behind it. */
  readonly deviation: number;
  /** Whether its result is certain, whatever the others do. */
  readonly isProved: boolean;
}

/** Expected result of a seat: final points, and share of wins from 0 to 1. */
interface Expectation {
  readonly score: number;
  readonly win: number;
}

/** Number of determinizations that a search alternates between. */
const maxDeterminizations = 48;
/** Exploration constant. */
const exploration = 1.2;
/** Number of separate positions behind a chance event at the first visits. */
const initialOutcomes = 2;

/** Searches one position; use `Search` to reuse the tree. */
export function analyse(
  game: PlayableGame,
  state: State,
  seat: number,
  options: SearchOptions,
): Analysis {
  return new Search(game, seat, options).analyse(state, options);
}

/** The search of one seat; reuses its tree from one decision to the next. */
export class Search {
  readonly #game: PlayableGame;
  readonly #seat: number;
  readonly #random: Random;
  readonly #evaluator: Evaluator;
  readonly #slots: Int32Array;
  readonly #isOpen: boolean;
  readonly #now: State;
  readonly #after: State;
  #root: SearchNode | undefined;

  constructor(
    game: PlayableGame,
    seat: number,
    options: Pick<SearchOptions, "random" | "network">,
  ) {
    this.#game = game;
    this.#seat = seat;
    this.#random = options.random;
    this.#evaluator = new Evaluator(game, options);
    this.#slots = findSeenSlots(game, seat);
    this.#isOpen = hasNoHiddenInformation(game);
    this.#now = new Int32Array(game.meta.size);
    this.#after = new Int32Array(game.meta.size);
  }

  /** Searches a position in which the seat decides, until a limit is reached. */
  analyse(state: State, limits: Pick<SearchOptions, "iterations" | "until">): Analysis {
    const game = this.#game;
    const codes = game.options(state);
    if (game.decider(state) !== this.#seat || codes.length === 0)
      throw new RangeError("Only options of the deciding seat can be analysed.");
    const root = this.#rootFor(state);
    this.#root = root;
    const samples: State[] = [];
    const most = limits.iterations ?? Number.POSITIVE_INFINITY;
    let iterations = 0;
    while (iterations < most && root.proof === undefined) {
      if (iterations > 0 && limits.until?.()) break;
      this.#determinize(state, samples, iterations);
      this.#iterate(root, codes);
      iterations += 1;
    }
    return { iterations, moves: this.#moves(root, codes) };
  }

  /** Returns the node of this position in the previous tree, or a new root. */
  #rootFor(state: State): SearchNode {
    const mark = hashObservation(state, this.#slots);
    return this.#root?.find(mark, 3) ?? new SearchNode(this.#seat, mark);
  }

  /** Writes one of the determinizations of `state` to `#now`, with a new seed. */
  #determinize(state: State, samples: State[], iteration: number): void {
    const size = this.#isOpen ? 1 : maxDeterminizations;
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
      } else node.open(codes, () => this.#evaluator.priors(state, node.seat, codes));
      const edge = node.select(codes, exploration * this.#evaluator.spread);
      const mark = game.chanceMark(state);
      game.playUnchecked(state, edge.code);
      codes = this.#playForced(state);
      const isChance = game.chanceMark(state) !== mark;
      path.push(edge);
      node = this.#follow(edge, isChance, codes);
      nodes.push(node);
    }
    const proof =
      node.proof ?? (codes.length === 0 ? this.#evaluator.evaluateEnd(state) : undefined);
    if (codes.length === 0 && this.#isOpen) node.proof = proof;
    this.#backUp(nodes, path, proof ?? this.#evaluator.evaluate(state, codes));
  }

  /** Creates the edges of a position and proves those that end the game. */
  #open(node: SearchNode, codes: readonly number[]): void {
    const game = this.#game;
    const state = this.#now;
    node.open(codes, () => this.#evaluator.priors(state, node.seat, codes));
    for (const edge of node.edges.values()) {
      this.#after.set(state);
      game.playUnchecked(this.#after, edge.code);
      if (!game.isOver(this.#after) || game.chanceMark(this.#after) !== game.chanceMark(state))
        continue;
      edge.node = new SearchNode(-1, hashObservation(this.#after, this.#slots));
      edge.node.proof = this.#evaluator.evaluateEnd(this.#after);
    }
    node.updateProof(this.#evaluator.isPlain);
  }

  /** Plays forced moves and returns the options of the next decision. */
  #playForced(state: State): readonly number[] {
    const game = this.#game;
    let codes = game.options(state);
    while (codes.length === 1) {
      game.playUnchecked(state, codes[0] as number);
      codes = game.options(state);
    }
    return codes;
  }

  /** Returns the node behind an edge for the state that resulted. */
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
    if (edge.outcomes.size < initialOutcomes + Math.sqrt(edge.visits)) {
      const node = new SearchNode(seat, mark);
      edge.outcomes.set(mark, node);
      return node;
    }
    const shared = edge.shared.get(seat) ?? new SearchNode(seat, undefined);
    edge.shared.set(seat, shared);
    return shared;
  }

  /** Backs up the evaluation along the path, from the leaf to the root. */
  #backUp(nodes: readonly SearchNode[], path: readonly SearchEdge[], evaluation: Evaluation): void {
    (nodes.at(-1) as SearchNode).visits += 1;
    for (let i = path.length - 1; i >= 0; i--) {
      const node = nodes[i] as SearchNode;
      const edge = path[i] as SearchEdge;
      node.visits += 1;
      edge.addResult(evaluation, node.seat);
      if (this.#isOpen) node.updateProof(this.#evaluator.isPlain);
    }
    this.#evaluator.addToSpread(evaluation);
  }

  #moves(root: SearchNode, codes: readonly number[]): AnalysedMove[] {
    root.open(codes, () => this.#evaluator.priors(this.#now, this.#seat, codes));
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
    // Among equal proved results the option with the most visits resists longest.
    moves.sort(root.proof ? (a, b) => b.rank - a.rank || b.visits - a.visits : byVisits);
    return moves.map(({ rank: _, ...move }) => move);
  }
}

interface Ranked {
  readonly visits: number;
  readonly rank: number;
  readonly isProved: boolean;
  readonly value: Expectation;
}

/** Orders moves by visits; proved losses come last. */
function byVisits(a: Ranked, b: Ranked): number {
  const lost = (move: Ranked) => Number(move.isProved && move.value.win === 0);
  return lost(a) - lost(b) || b.visits - a.visits || b.rank - a.rank;
}
