// The search tree: nodes are positions, edges are options. Edges are looked up by codes for which
// `open` has created them: hence the casts.

import type { Evaluation } from "./evaluator.ts";

/** Width at the first visits (progressive widening): more options are searched with more visits. */
const initialWidth = 16;
const widening = 3;

/** The result of a position under optimal play. */
export type Proof = Evaluation;

/** A position as one seat observes it; seat -1 decides where the game is over. */
export class SearchNode {
  readonly seat: number;
  /** Hash of the searching seat's observation; `undefined` if several positions share the node. */
  readonly mark: number | undefined;
  readonly edges = new Map<number, SearchEdge>();
  visits = 0;
  proof: Proof | undefined;

  constructor(seat: number, mark: number | undefined) {
    this.seat = seat;
    this.mark = mark;
  }

  /** Creates edges for options that have none yet. */
  open(codes: readonly number[], priors: () => readonly Prior[]): void {
    let made: readonly Prior[] | undefined;
    for (const [i, code] of codes.entries()) {
      if (this.edges.has(code)) continue;
      made ??= priors();
      this.edges.set(code, new SearchEdge(code, made[i] as Prior));
    }
  }

  /** Selects the edge to follow, among the options of this determinization. */
  select(codes: readonly number[], exploration: number): SearchEdge {
    let best: SearchEdge | undefined;
    let most = Number.NEGATIVE_INFINITY;
    const wide = initialWidth + widening * Math.sqrt(this.visits);
    for (const code of codes) {
      const edge = this.edges.get(code) as SearchEdge;
      edge.available += 1;
      if (edge.visits === 0 && edge.prior.place >= wide) continue;
      const value = edge.proved(this.seat) ?? edge.utility + exploration * edge.explorationTerm;
      if (value > most) [most, best] = [value, edge];
    }
    // All options of this determinization may be outside of the current width.
    return best ?? (this.edges.get(codes[0] as number) as SearchEdge);
  }

  /** Updates the proof from those of the edges; `isPlain` if no result is better than a win. */
  updateProof(isPlain: boolean): void {
    if (this.proof !== undefined) return;
    let best: Proof | undefined;
    let isComplete = true;
    for (const edge of this.edges.values()) {
      const proof = edge.isOpen ? undefined : edge.node?.proof;
      if (proof === undefined) isComplete = false;
      else if (best === undefined || utility(proof, this.seat) > utility(best, this.seat))
        best = proof;
    }
    if (best === undefined) return;
    if (isComplete || (isPlain && best.wins[this.seat] === 1)) this.proof = best;
  }

  /** Finds the node with an observation hash among successors, at most `depth` decisions deep. */
  find(mark: number, depth: number): SearchNode | undefined {
    if (this.mark === mark) return this;
    if (depth === 0) return undefined;
    for (const edge of this.edges.values()) {
      for (const next of edge.nodes()) {
        const found = next.find(mark, depth - 1);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }
}

/** What is assumed about an option before it is searched. */
export interface Prior {
  /** Share of the visits; the shares of a decision add up to 1. */
  readonly share: number;
  /** Rank among the options of the decision, from 0 for the best. */
  readonly place: number;
  /** Expected utility for the deciding seat; `undefined` if there is no estimate. */
  readonly utility: number | undefined;
  readonly score: number;
}

/** An option of a position, with the statistics of its results. */
export class SearchEdge {
  readonly code: number;
  readonly prior: Prior;
  /** Number of visits of the parent in which the option was available. */
  available = 0;
  visits = 0;
  /** The position behind it, if no chance event occurs. */
  node: SearchNode | undefined;
  /** Positions after chance events or hidden information, by observation hash. */
  readonly outcomes = new Map<number, SearchNode>();
  /** Nodes that positions beyond the limit share, by deciding seat. */
  readonly shared = new Map<number, SearchNode>();
  /** Whether a chance event or a reveal has occurred behind it. */
  isOpen = false;
  #utilities = 0;
  #scores = 0;
  #squares = 0;
  #wins = 0;

  constructor(code: number, prior: Prior) {
    this.code = code;
    this.prior = prior;
  }

  addResult({ utilities, scores, wins }: Evaluation, seat: number): void {
    const score = scores[seat] ?? 0;
    this.visits += 1;
    this.#utilities += utilities[seat] ?? 0;
    this.#scores += score;
    this.#squares += score * score;
    this.#wins += wins[seat] ?? 0;
  }

  /** Average utility of the visits; before the first, the prior. */
  get utility(): number {
    const { utility } = this.prior;
    if (utility === undefined) return this.visits === 0 ? 0 : this.#utilities / this.visits;
    return (utility + this.#utilities) / (this.visits + 1);
  }

  /** Remaining uncertainty for its share of the visits: the exploration term. */
  get explorationTerm(): number {
    if (this.prior.utility === undefined)
      return 0.5 * Math.sqrt(Math.sqrt(this.available) / (1 + this.visits));
    return (this.prior.share * Math.sqrt(this.available)) / (1 + this.visits);
  }

  /** Returns the proved utility for a seat, or `undefined` without proof. */
  proved(seat: number): number | undefined {
    const proof = this.isOpen ? undefined : this.node?.proof;
    return proof && utility(proof, seat);
  }

  get score(): number {
    return this.visits === 0 ? this.prior.score : this.#scores / this.visits;
  }

  get win(): number {
    return this.visits === 0 ? 0.5 : this.#wins / this.visits;
  }

  get deviation(): number {
    if (this.visits < 2) return 0;
    const mean = this.#scores / this.visits;
    return Math.sqrt(Math.max(0, this.#squares / this.visits - mean * mean));
  }

  /** Iterates over all positions behind it. */
  *nodes(): Generator<SearchNode> {
    if (this.node !== undefined) yield this.node;
    yield* this.outcomes.values();
    yield* this.shared.values();
  }
}

function utility({ utilities }: Evaluation, seat: number): number {
  return utilities[seat] ?? 0;
}
