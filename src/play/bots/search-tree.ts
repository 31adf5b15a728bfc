// Positions of a search tree and the options that lead on from them.

import type { Evaluation } from "./evaluator.ts";

/** Of many options only so many are looked at, the more the more often the position is visited. */
const atFirst = 16;
const widening = 3;

/** How a position ends when everybody plays well. */
export type Proof = Evaluation;

/** A position as one seat sees it; -1 decides where the game is over. */
export class SearchNode {
  readonly seat: number;
  /** What the searching seat sees of it; absent where several positions share a node. */
  readonly mark: number | undefined;
  readonly edges = new Map<number, SearchEdge>();
  visits = 0;
  proof: Proof | undefined;

  constructor(seat: number, mark: number | undefined) {
    this.seat = seat;
    this.mark = mark;
  }

  /** Makes edges for options that have none yet. */
  open(codes: readonly number[], priors: () => readonly Prior[]): void {
    let made: readonly Prior[] | undefined;
    for (const [i, code] of codes.entries()) {
      if (this.edges.has(code)) continue;
      made ??= priors();
      this.edges.set(code, new SearchEdge(code, made[i] as Prior));
    }
  }

  /** The option to look at next, among those that there are in this deal. */
  select(codes: readonly number[], curiosity: number): SearchEdge {
    let best: SearchEdge | undefined;
    let most = Number.NEGATIVE_INFINITY;
    const wide = atFirst + widening * Math.sqrt(this.visits);
    for (const code of codes) {
      const edge = this.edges.get(code) as SearchEdge;
      edge.available += 1;
      if (edge.visits === 0 && edge.prior.place >= wide) continue;
      const value = edge.proved(this.seat) ?? edge.utility + curiosity * edge.attraction;
      if (value > most) [most, best] = [value, edge];
    }
    // What this deal offers may lie beyond what is looked at so far.
    return best ?? (this.edges.get(codes[0] as number) as SearchEdge);
  }

  /** Takes over what is proved of the options; `isPlain` if nothing is better than to win. */
  settle(isPlain: boolean): void {
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

  /** The node of a position that was reached from here, a few decisions later. */
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

/** What is thought of an option before it is tried. */
export interface Prior {
  /** How much of the attention it should get; the shares of a decision add up to 1. */
  readonly share: number;
  /** Its place among the options of the decision, the best from 0. */
  readonly place: number;
  /** What it seems to be worth to whoever decides, if that is known. */
  readonly utility: number | undefined;
  readonly score: number;
}

/** An option of a position, and what came of it. */
export class SearchEdge {
  readonly code: number;
  readonly prior: Prior;
  /** How often it could have been chosen. */
  available = 0;
  visits = 0;
  /** The position behind it where nothing is left to chance. */
  node: SearchNode | undefined;
  /** Positions that chance or what was hidden led to, by what is seen of them. */
  readonly outcomes = new Map<number, SearchNode>();
  /** Those that are not told apart, by who decides. */
  readonly shared = new Map<number, SearchNode>();
  /** Something that nobody can know beforehand has happened behind it. */
  isOpen = false;
  #utilities = 0;
  #scores = 0;
  #squares = 0;
  #wins = 0;

  constructor(code: number, prior: Prior) {
    this.code = code;
    this.prior = prior;
  }

  learn({ utilities, scores, wins }: Evaluation, seat: number): void {
    const score = scores[seat] ?? 0;
    this.visits += 1;
    this.#utilities += utilities[seat] ?? 0;
    this.#scores += score;
    this.#squares += score * score;
    this.#wins += wins[seat] ?? 0;
  }

  /** What is known, or what is believed as long as nothing is. */
  get utility(): number {
    const { utility } = this.prior;
    if (utility === undefined) return this.visits === 0 ? 0 : this.#utilities / this.visits;
    return (utility + this.#utilities) / (this.visits + 1);
  }

  /** How much there still is to find out about it, for its part in all that could be looked at. */
  get attraction(): number {
    if (this.prior.utility === undefined)
      return 0.5 * Math.sqrt(Math.sqrt(this.available) / (1 + this.visits));
    return (this.prior.share * Math.sqrt(this.available)) / (1 + this.visits);
  }

  /** What it is worth to a seat, where that is proved. */
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

  /** All positions behind it. */
  *nodes(): Generator<SearchNode> {
    if (this.node !== undefined) yield this.node;
    yield* this.outcomes.values();
    yield* this.shared.values();
  }
}

function utility({ utilities }: Evaluation, seat: number): number {
  return utilities[seat] ?? 0;
}
